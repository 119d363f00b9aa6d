"""What things are probably worth in 7 Wonders, as tables of hundredths of a point; `worths.py` looks them up.

`when` counts the turns of the game from 0 to 17. Every constant of judgement stands here; they were found by playing
some hundred thousand games between players with different ones.
"""

from math import exp

from septem.core.bits import WORD_BITS
from septem.core.tables import filled
from septem.games.wonders.catalogue import CARDS, RESOURCES, Card, Stage
from septem.games.wonders.scoring import science_points
from septem.games.wonders.tables import (
    AGES,
    ALL_ROWS,
    COINS_PER_POINT,
    MOST_PLAYERS,
    MOST_ROWS,
    POWERS,
    SIDE_STAGES,
    TURNS,
    VICTORY_POINTS,
)

POINT = 100
TURNS_IN_ALL = AGES * TURNS
UNIT_SAVED = (1.5, 0.9, 0.35)
"""Points it is worth to have a unit that a later cost asks for, by age."""
STAGE_ASKS = 0.9
"""... and that a stage of the own wonder asks for."""
BUYABLE = 0.6
"""... and the part of it that remains if a neighbour sells that unit."""
UNIT_TURNS = 5.5
"""With fewer turns to come a unit is worth less."""
FURTHER_OPTION = 0.8
"""Worth of the second and further options of a choice."""
DISCOUNTED = 0.09
"""Points a turn for each unit that becomes one coin cheaper."""
CHAIN_AHEAD = 0.2
"""Points for each unit of a cost that a chain will probably save."""
SPARE_COINS, COIN_AHEAD = 6, 0.043
"""So many coins are useful; points for each of them and each turn to come, up to eight."""
NEW_AHEAD, SAME_AHEAD, SYMBOLS_AHEAD = 0.7, 1.96, 0.57
"""Points that a symbol promises at the beginning of the game: for each kind held with it if it is new, for a further
equal one, and for every symbol held before."""
RIVAL_LOSES = 0.3
"""Part of what a neighbour loses in a conflict that is a gain."""
DOUBT, DOUBT_A_TURN = 0.5, 0.27
"""How far strengths may still move before a conflict, in shields."""
STAGE_NOW, STAGE_A_TURN = 3.9, -0.36
"""Points for a stage that opens the way to another one, and for each turn to come in which it could be built too."""
GROWTH = 0.16
"""How many more of a thing each neighbour, or the own city, will have for each turn to come in Age III."""
POWER_A_TURN = {"free_build_once_per_age": 0.5, "free_first_of_colour": 0.4}
POWER_AN_AGE = {"play_seventh_card": 2.1, "free_first_of_age": 2.0, "free_last_of_age": 0.2}
POWER_ONCE = {"copy_neighbour_guild": 3.7}
FROM_DISCARD = 0.6
KEPT_POWER = 0.75
"""Points a turn of the age to come for not using up a power that is free once in an age."""
TO_NEIGHBOUR = 0.09
"""Points for each coin that goes to a neighbour instead of the bank."""
BURNT = 0.02
"""Part of the worth of a card that is lost if it marks a stage or is sold."""
DENIED = 0.03
"""... and of its worth to the next holder of the hand that is gained."""

NO_POWER = len(POWERS)
MOST_UNITS_SOLD = 4
MOST_COINS = 63
MOST_LEAD = 15
MOST_HAVE = 8
SYMBOL_STEP = 8


def hundredths(points: float) -> int:
    """Points as the engine counts them."""
    return round(POINT * points)


def later(when: int) -> int:
    """How many turns follow."""
    return TURNS_IN_ALL - 1 - when


# ---- money, strength, science ------------------------------------------------------------------
def _treasury(coins: int, when: int) -> float:
    """Three coins are a point at the end; while the game lasts the first few are worth more."""
    return coins / COINS_PER_POINT + COIN_AHEAD * min(later(when), 8) * min(coins, SPARE_COINS)


def _conflicts(lead: int, when: int) -> float:
    """Expected points of this age's conflict with one neighbour and those to come, with this lead now."""
    doubt = DOUBT + DOUBT_A_TURN * (TURNS - 1 - when % TURNS)
    ahead, behind = _likely(lead - 0.5, doubt), _likely(-lead - 0.5, doubt)
    victories = VICTORY_POINTS[when // TURNS :]
    return sum(points * ahead - behind + RIVAL_LOSES * (ahead - points * behind) for points in victories)


def _likely(lead: float, doubt: float) -> float:
    return 1.0 / (1.0 + exp(-lead / doubt))


TREASURY = [hundredths(_treasury(coins, when)) for when in range(TURNS_IN_ALL) for coins in range(MOST_COINS + 1)]
CONFLICTS = [
    hundredths(_conflicts(lead, when)) for when in range(TURNS_IN_ALL) for lead in range(-MOST_LEAD, MOST_LEAD + 1)
]
SCIENCE_NOW = [
    POINT * science_points(compass, gear, tablet, wild)
    for wild in range(4)
    for tablet in range(SYMBOL_STEP)
    for gear in range(SYMBOL_STEP)
    for compass in range(SYMBOL_STEP)
]
"""Points of symbols, wild ones included."""
NEW_SYMBOL = [hundredths(NEW_AHEAD * later(w) / TURNS_IN_ALL) for w in range(TURNS_IN_ALL)]
EQUAL_SYMBOL = [hundredths(SAME_AHEAD * later(w) / TURNS_IN_ALL) for w in range(TURNS_IN_ALL)]
BESIDE_SYMBOLS = [hundredths(SYMBOLS_AHEAD * later(w) / TURNS_IN_ALL) for w in range(TURNS_IN_ALL)]


# ---- production and trade ----------------------------------------------------------------------
def _asked(edition: int, players: int, age: int, resource: str) -> list[float]:
    """How many costs a player, from this age on, ask for a first, second, ... unit of a resource."""
    asked = [0.0] * MOST_HAVE
    for card in CARDS[edition]:
        if card.age > age:
            copies = 0.5 if card.colour == "purple" else sum(mark <= max(players, 3) for mark in card.copies)
            for unit in range(card.cost.get(resource, 0)):
                asked[unit] += copies / max(players, 3)
    return asked


def _made(row: Card | Stage) -> tuple[int, int]:
    """The resource that a row makes for certain and how many units; no row makes two."""
    found = [(RESOURCES.index(name), units) for effect in row.effects for name, units in effect.resources.items()]
    return found[0] if found else (0, 0)


def _stages_ask(side: int, built: int, resource: str) -> list[float]:
    """How many stages to come ask for a first, second, ... unit of a resource."""
    asked = [0.0] * MOST_HAVE
    for stage in SIDE_STAGES[side][built:]:
        for unit in range(stage.cost.get(resource, 0)):
            asked[unit] += 1
    return asked


CARDS_ASK = [
    hundredths(UNIT_SAVED[age] * units)
    for edition in (0, 1)
    for players in range(MOST_PLAYERS + 1)
    for age in range(AGES)
    for resource in RESOURCES
    for units in _asked(edition, players, age, resource)
]
STAGES_ASK = [
    hundredths(STAGE_ASKS * units)
    for side in range(len(SIDE_STAGES))
    for built in range(5)
    for resource in RESOURCES
    for units in _stages_ask(side, built, resource)
]
"""What one more unit is worth to somebody who makes so many already, before the two factors below, in percent."""
UNIT_TIME = [round(100 * min(1.0, later(when) / UNIT_TURNS)) for when in range(TURNS_IN_ALL)]
UNIT_SOLD = round(100 * BUYABLE)
OPTION_PART = round(100 * FURTHER_OPTION)
RAW_CHOICES = [0, 1, 1, 2, 3, 3, 4, 5]
GOODS_CHOICES = [0, 0, 1, 2, 3, 3, 4, 5]
"""Symbols with a choice count as so many units of each of their options."""
DISCOUNT_TIME = [hundredths(DISCOUNTED * min(later(when), 12)) for when in range(TURNS_IN_ALL)]


# ---- chains, powers, counting cards --------------------------------------------------------------
def _chains(edition: int, card: Card) -> float:
    """What later cards would cost that this one makes free."""
    children = [child for child in CARDS[edition] if card.id in child.chain_from and child.age > card.age]
    return CHAIN_AHEAD * sum(sum(child.cost.values()) for child in children)


def _power(number: int, when: int) -> float:
    """What a power is worth from now on."""
    kind = POWERS[number]
    ages = AGES - when // TURNS
    return POWER_A_TURN.get(kind, 0.0) * later(when) + POWER_AN_AGE.get(kind, 0.0) * ages + POWER_ONCE.get(kind, 0.0)


def _power_of(row: Card | Stage) -> int:
    """The number of the power that a stage gives; one that does not exist if it gives none."""
    numbers = [POWERS.index(effect.kind) for effect in row.effects if effect.kind in POWERS]
    return numbers[0] if numbers else NO_POWER


def _grows(row: Card | Stage) -> float:
    """Points a turn by which what a row counts will probably grow; nobody builds brown and grey cards in Age III."""
    points = 0.0
    for effect in row.effects:
        if effect.kind == "points_per" and not {"brown", "grey", "defeat_tokens"} & set(effect.count):
            points += GROWTH * effect.amount * len(effect.where)
    return points


def _counting(edition: int, word: int) -> int:
    """Cards that count something of the own city at the end, as one word of a set."""
    cards = enumerate(CARDS[edition])
    wanted = [n for n, card in cards if any(e.kind == "points_per" and "self" in e.where for e in card.effects)]
    return sum(1 << n % WORD_BITS for n in wanted if n // WORD_BITS == word)


CHAINS = filled((hundredths(_chains(e, card)) for e in (0, 1) for card in CARDS[e]), MOST_ROWS)
POWER_OF = filled((_power_of(row) for row in ALL_ROWS), MOST_ROWS)
POWER_WORTH = [
    hundredths(_power(number, when)) if number < NO_POWER else 0
    for when in range(TURNS_IN_ALL)
    for number in range(NO_POWER + 1)
]
STAGE_TIME = [hundredths(STAGE_NOW + STAGE_A_TURN * later(w)) if later(w) else 0 for w in range(TURNS_IN_ALL)]
GROWS = filled((hundredths(_grows(row)) for row in ALL_ROWS), MOST_ROWS)
COUNTING = [_counting(edition, word) for edition in (0, 1) for word in (0, 1)]
MADE_KIND = filled((_made(row)[0] for row in ALL_ROWS), MOST_ROWS)
MADE_UNITS = filled((_made(row)[1] for row in ALL_ROWS), MOST_ROWS)
FROM_DISCARD_WORTH = hundredths(FROM_DISCARD)
KEPT_WORTH = hundredths(KEPT_POWER)
TO_NEIGHBOUR_WORTH = hundredths(TO_NEIGHBOUR)
BURNT_PART = round(100 * BURNT)
DENIED_PART = round(100 * DENIED)
# of the Free City: a coin for the own seat, percent of what a card out of the rival's reach is worth to it, and shields
FREE_CITY_COIN, FREE_CITY_DENIED, FREE_CITY_SERVES, FREE_CITY_HARMS = 100, 50, 250, 150
