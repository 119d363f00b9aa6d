"""How good a move of 7 Wonders looks, from the view alone: points now, and what the card will probably bring.

All worths are in points. Nothing is looked ahead and nothing is denied to others, except that the holder of the Free
City lets it serve the own city.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Literal

from septem.games.wonders.catalogue import RESOURCES, Card, Effect, Stage, catalogue
from septem.games.wonders.model import Build, Decline, Income, Move, Recover, Sell, Side, View, Wonder
from septem.games.wonders.scoring import science_points

CATALOGUES = {edition: catalogue(edition) for edition in (1, 2)}
TURNS = CATALOGUES[2].figures.turns_per_age
VICTORY = tuple(CATALOGUES[2].figures.victory_token_points.values())
UNIT_SAVED = 0.75
"""Points it is worth to have a unit that a later cost asks for."""
BUYABLE = 0.55
"""... and the part of it that remains if a neighbour sells that unit."""
DISCOUNTED = 0.12
"""Points per turn for each unit that becomes one coin cheaper."""
CHAIN_AHEAD = 0.5
"""Share of the cost saved by a chain that is likely to be of use."""
POWER_PER_TURN = {"free_build_once_per_age": 0.4, "free_first_of_colour": 0.3}
POWER_PER_AGE = {"play_seventh_card": 2.5, "free_first_of_age": 2.0, "free_last_of_age": 2.5}
FROM_DISCARD = 4.0
COPIED_GUILD = 5.0

FACTS = {edition: {card.id: card for card in pieces.cards} for edition, pieces in CATALOGUES.items()}
CHILDREN = {
    edition: {card.id: [child for child in pieces.cards if card.id in child.chain_from] for card in pieces.cards}
    for edition, pieces in CATALOGUES.items()
}
BOARDS = {edition: {board.id: board for board in pieces.boards} for edition, pieces in CATALOGUES.items()}


class Table:
    """The view as the value functions need it, for one city."""

    def __init__(self, view: View, city: int) -> None:
        self.view = view
        self.edition = view.options.edition
        self.players = view.players
        self.age = view.age
        self.turn = view.turn
        self.turns_left = TURNS - self.turn + TURNS * (3 - self.age)
        self.cities = view.cities
        self.number = city
        self.own = self.cities[city]
        self.coins = self.own.coins
        self.neighbours = (self.own.left, self.own.right)

    def built(self, city: int) -> list[Card]:
        facts = FACTS[self.edition]
        return [facts[card] for card in self.cities[city].cards]

    def stages(self, city: int) -> Sequence[Stage]:
        """The stages of a board, built or not; none while its side is not known."""
        lying = self.cities[city]
        return BOARDS[self.edition][lying.board].sides[lying.side].stages if lying.side else ()

    def makes(self, city: int, for_sale: bool) -> dict[str, float]:
        """Units of each resource a city makes; a choice counts for each of its options, less the more there are."""
        made = dict.fromkeys(RESOURCES, 0.0)
        made[BOARDS[self.edition][self.cities[city].board].start] += 1
        pieces: list[Card | Stage] = [*self.built(city), *self.stages(city)[: self.cities[city].stages]]
        for effect in (effect for piece in pieces for effect in piece.effects):
            if effect.sellable or not for_sale:
                for name, units in effect.resources.items():
                    made[name] += units
                for name in effect.options:
                    made[name] += 0.75 if len(effect.options) < 3 else 0.6
        return made

    def counted(self, effect: Effect) -> int:
        """What an effect counts now in the cities it looks at."""
        places = {"self": self.number, "left": self.neighbours[0], "right": self.neighbours[1]}
        return sum(self._count(places[where], what) for where in effect.where for what in effect.count)

    def _count(self, city: int, what: str) -> int:
        lying = self.cities[city]
        if what == "wonder_stages":
            return lying.stages
        if what == "defeat_tokens":
            return lying.defeats
        return sum(card.colour == what for card in self.built(city))


def value(view: View, move: Move) -> float:
    """How good a move looks, in points."""
    assert view.seat is not None
    data = move.data
    if not isinstance(data, Side) and data.free_city:
        return _for_free_city(Table(view, view.players), view.seat, data)
    return _own(Table(view, view.seat), move)


def _own(table: Table, move: Move) -> float:
    """A move for the own city."""
    facts = FACTS[table.edition]
    match move.data:
        case Side(side):
            stages = BOARDS[table.edition][table.own.board].sides[side].stages
            return sum(_worth(table, stage) - 0.5 * sum(stage.cost.values()) for stage in stages)
        case Decline():
            return 0.0
        case Sell():
            return _coins(table, move.why.coins if isinstance(move.why, Income) else 0)
        case Wonder(number, marker) as data:
            stage = table.stages(table.number)[number - 1]
            lost = 0.02 * _worth(table, facts[marker])  # of several markers the least useful one
            return _worth(table, stage) - _price(table, stage, data) - lost
        case Recover(name):
            return _worth(table, facts[name])
        case Build(name, how) as data:
            price = _price(table, facts[name], data) if how == "paid" else _kept_power(table, data)
            return _worth(table, facts[name]) - price


def _kept_power(table: Table, data: Build) -> float:
    """A power that is free once in an age is not spent on trifles early in it."""
    return 0.3 * (TURNS - table.turn) if data.how == "power" else 0.0


def _price(table: Table, row: Card | Stage, data: Build | Wonder) -> float:
    """Coins paid; what a neighbour gets hurts a little more than what the bank gets."""
    traded = data.left + data.right
    return -_coins(table, -(row.cost.get("coins", 0) + traded)) + 0.05 * traded


def _coins(table: Table, amount: float) -> float:
    """Three coins are a point at the end; while the game lasts the first few are worth more."""
    return _treasury(table.coins + amount, table.turns_left) - _treasury(table.coins, table.turns_left)


def _treasury(coins: float, turns_left: int) -> float:
    useful = min(coins, 6.0)
    return coins / 3 + 0.025 * min(turns_left, 8) * useful


def _worth(table: Table, row: Card | Stage) -> float:
    """What a card or stage brings, its price apart."""
    worth = sum(_effect(table, effect, row) for effect in row.effects)
    if isinstance(row, Card):
        worth += sum(_chain(table, child) for child in CHILDREN[table.edition][row.id])
        worth += _own_counts(table, row)
    return worth


def _own_counts(table: Table, card: Card) -> float:
    """A further card of a colour that cards already built count in the own city."""
    return sum(
        effect.amount
        for other in table.built(table.number)
        for effect in other.effects
        if effect.kind == "points_per" and "self" in effect.where and card.colour in effect.count
    )


def _chain(table: Table, child: Card) -> float:
    """A later card that will be free, if it comes by at all."""
    if child.age <= table.age or child.id in table.own.cards:
        return 0.0
    others = sum(parent in table.own.cards for parent in child.chain_from)
    return CHAIN_AHEAD * 0.35 * sum(child.cost.values()) / (1 + others)


def _effect(table: Table, effect: Effect, row: Card | Stage) -> float:
    match effect.kind:
        case "points":
            return effect.amount
        case "coins":
            return _coins(table, effect.amount)
        case "shields":
            return _shields(table, effect.amount)
        case "science":
            return _science(table, effect.symbol)
        case "science_any":
            return max(_science(table, symbol) for symbol in ("compass", "gear", "tablet"))
        case "produce" | "produce_choice":
            return _production(table, effect)
        case "discount":
            return _discount(table, effect)
        case "coins_per":
            return _coins(table, effect.amount * (table.counted(effect) + _itself(effect, row)))
        case "points_per":
            return effect.amount * (table.counted(effect) + _itself(effect, row))
        case "points_if_wonder_complete":
            missing = len(table.stages(table.number)) - table.own.stages
            return effect.amount * max(0.0, 1 - 0.35 * missing) if table.turns_left >= missing else 0.0
        case "build_from_discard":
            return FROM_DISCARD
        case "copy_neighbour_guild":
            return COPIED_GUILD
    ages = 4 - table.age
    return POWER_PER_TURN.get(effect.kind, 0.0) * table.turns_left + POWER_PER_AGE.get(effect.kind, 0.0) * ages


def _itself(effect: Effect, row: Card | Stage) -> int:
    """A card that counts its own colour in the own city counts itself."""
    return int(isinstance(row, Card) and "self" in effect.where and row.colour in effect.count)


# ---- military ----------------------------------------------------------------------------------
def _shields(table: Table, amount: int) -> float:
    """What more strength changes in this age's conflicts and those to come."""
    gained = 0.0
    for other in table.neighbours:
        lead = table.own.shields - table.cities[other].shields
        for age in range(table.age, 4):
            doubt = 0.25 + 0.12 * (TURNS - table.turn) + 1.1 * (age - table.age)
            gained += _conflict(lead + amount, age, doubt) - _conflict(lead, age, doubt)
    return gained


def _conflict(lead: int, age: int, doubt: float) -> float:
    """Expected points of one conflict with this lead now."""
    return VICTORY[age - 1] * _likely(lead - 0.5, doubt) - _likely(-lead - 0.5, doubt)


def _likely(lead: float, doubt: float) -> float:
    return 1.0 / (1.0 + exp(-lead / doubt))


# ---- science -----------------------------------------------------------------------------------
def _science(table: Table, symbol: str) -> float:
    """What one more symbol adds now, and in the city as it may become."""
    now = table.own.science
    held = {name: now[name] for name in ("compass", "gear", "tablet")}
    more = {**held, symbol: held[symbol] + 1}
    adds = _science_points(more, now["any"]) - _science_points(held, now["any"])
    ahead = table.turns_left / (3 * TURNS)
    spread = 1 + sum(count > 0 for count in more.values()) if held[symbol] == 0 else 1.5
    return adds + ahead * (1.2 * spread + 0.5 * sum(held.values()))


def _science_points(held: dict[str, int], wild: int) -> int:
    return science_points(held["compass"], held["gear"], held["tablet"], wild)


# ---- production and trade ----------------------------------------------------------------------
@cache
def _asked(edition: Literal[1, 2], players: int, age: int) -> dict[str, list[float]]:
    """For each resource: how many costs per player, from this age on, ask for a first, second, ... unit."""
    asked = {name: [0.0] * 5 for name in RESOURCES}
    for card in CATALOGUES[edition].cards:
        if card.age < age:
            continue
        copies = 0.5 if card.colour == "purple" else sum(mark <= max(players, 3) for mark in card.copies)
        for name in RESOURCES:
            for unit in range(min(card.cost.get(name, 0), 5)):
                asked[name][unit] += copies / max(players, 3)
    return asked


def _production(table: Table, effect: Effect) -> float:
    """Units that later costs ask for and the city does not make yet."""
    made = table.makes(table.number, for_sale=False)
    worths = [_unit(table, made, name, units) for name, units in effect.resources.items()]
    if effect.options:
        each = sorted((_unit(table, made, name, 1) for name in effect.options), reverse=True)
        worths.append(each[0] + 0.35 * sum(each[1:]))
    return sum(worths)


def _unit(table: Table, made: dict[str, float], name: str, units: int) -> float:
    """Worth of more units of one resource."""
    asked = _asked(table.edition, table.players, table.age)[name]
    have = int(made[name] + 0.3)
    stages = table.stages(table.number)[table.own.stages :]
    wanted = sum(sum(have <= unit < have + units for unit in range(stage.cost.get(name, 0))) for stage in stages)
    demand = sum(asked[have : have + units]) + 0.6 * wanted
    sold = any(table.makes(other, for_sale=True)[name] > have for other in table.neighbours)
    return UNIT_SAVED * demand * (BUYABLE if sold else 1.0) * min(1.0, table.turns_left / 8)


def _discount(table: Table, effect: Effect) -> float:
    """Units the named neighbours sell, one coin cheaper from now on."""
    group = [one.id for one in CATALOGUES[table.edition].resources if one.group == effect.group]
    sellers = [table.neighbours[0 if side == "left" else 1] for side in effect.source]
    units = sum(min(table.makes(seller, for_sale=True)[name], 2) for seller in sellers for name in group)
    return DISCOUNTED * min(units + 0.5, 4) * min(table.turns_left, 12) / 3


# ---- the Free City -----------------------------------------------------------------------------
def _for_free_city(table: Table, seat: int, data: Build | Wonder | Sell | Recover | Decline) -> float:
    """A move for the Free City by what it means for the players: coins, shields, a card out of the rival's reach."""
    rival = 1 - seat
    if isinstance(data, Decline):
        return 0.0
    gain = 0.0
    if isinstance(data, Build | Wonder):
        paid = {table.neighbours[0]: data.left, table.neighbours[1]: data.right}
        gain = 0.4 * (paid[seat] - paid[rival])
    card = FACTS[table.edition][data.card]
    gain += 0.5 * _worth(Table(table.view, rival), card)
    if isinstance(data, Build | Recover):
        gain += _beside(table, seat, card)
    elif isinstance(data, Wonder):
        gain += _beside(table, seat, table.stages(table.number)[data.stage - 1])
    return gain


def _beside(table: Table, seat: int, row: Card | Stage) -> float:
    """Shields that overtake a neighbour of the Free City: bad for the own seat, good against the rival."""
    shields = sum(effect.amount for effect in row.effects if effect.kind == "shields")
    reached = table.own.shields + shields
    caught = [shields > 0 and table.cities[player].shields <= reached for player in (seat, 1 - seat)]
    return (1.0 if caught[1] else 0.0) - (1.5 if caught[0] else 0.0)
