"""Cards, prices and moves of 7 Wonders in words and letters, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from septem.cli.marks import COIN
from septem.core.model import Args
from septem.core.texts import Texts
from septem.games.wonders.catalogue import COLOURS, RESOURCES, Board, Card, Effect, Stage, catalogue
from septem.games.wonders.model import (
    Build,
    CardPrice,
    Data,
    Income,
    Move,
    Payment,
    Recover,
    Sell,
    Side,
    Symbol,
    View,
    Wonder,
)
from septem.games.wonders.moves import read_notation

CARDS_BY_ID = {edition: {card.id: card for card in catalogue(edition).cards} for edition in (1, 2)}
BOARDS_BY_ID = {edition: {board.id: board for board in catalogue(edition).boards} for edition in (1, 2)}
SEPARATOR = " · "


def card_of(view: View, card: str) -> Card:
    """Figures of a card."""
    return CARDS_BY_ID[view.options.edition][card]


def board_of(view: View, city: int) -> Board:
    """Figures of a city's board."""
    return BOARDS_BY_ID[view.options.edition][view.cities[city].board]


def stages_of(view: View, city: int) -> Sequence[Stage]:
    """The stages of a city's board; none while its side is not chosen."""
    side = view.cities[city].side
    return board_of(view, city).sides[side].stages if side else ()


def city_title(view: View, city: int, said: Texts) -> str:
    """Owner, board and side of a city."""
    key = "table-you" if city == view.seat else "table-city"
    return said.say(key, {"who": city_name(view, city, said), "board": board_name(view, city, said)})


def board_name(view: View, city: int, said: Texts) -> str:
    """Board and side of a city."""
    lying = view.cities[city]
    name = said.name("board", lying.board)
    return f"{name} ({said.say(f'short-{lying.side}')})" if lying.side else name


def city_name(view: View, city: int, said: Texts) -> str:
    """Who a city belongs to, seen from the viewer's seat."""
    if city == view.seat:
        return said.say("you")
    if view.cities[city].free_city:
        return said.name("seat", "free_city")
    return said.say("seat", {"number": city + 1})


def decided_for(view: View, data: Data) -> int:
    """The city that a move of the viewer is for."""
    return view.players if not isinstance(data, Side) and data.free_city else view.seat or 0


# ---- costs and goods ---------------------------------------------------------------------------
def cost_letters(cost: dict[str, int], said: Texts) -> str:
    """A cost as coins and letters: `1●`, `WW S`."""
    coins = [f"{cost['coins']}{COIN}"] if "coins" in cost else []
    return " ".join(coins + [said.say(f"letter-{name}") * cost[name] for name in RESOURCES if name in cost])


def symbol_letters(symbols: Iterable[Symbol], said: Texts) -> str:
    """What a city makes or sells, in letters: `W W S/C`."""
    ordered = sorted(symbols, key=lambda names: (len(names), RESOURCES.index(names[0])))
    return " ".join("/".join(said.say(f"letter-{name}") for name in names) for names in ordered)


def units_words(units: dict[str, int], said: Texts) -> str:
    """Units by name: `stone, 2× wood`."""
    names = ((count, said.name("resource", name)) for name, count in units.items())
    return ", ".join(name if count == 1 else f"{count}× {name}" for count, name in names)


def cost_words(cost: dict[str, int], said: Texts) -> str:
    """A cost by names: `1 coin, 2× wood`; empty if there is none."""
    coins = [said.say("count-coins", {"coins": cost["coins"]})] if "coins" in cost else []
    units = {name: cost[name] for name in RESOURCES if name in cost}
    return ", ".join([*coins, units_words(units, said)] if units else coins)


# ---- effects -----------------------------------------------------------------------------------
def effects_words(piece: Card | Stage, said: Texts) -> str:
    """What a card or stage does."""
    if [effect.kind for effect in piece.effects] == ["coins_per", "points_per"]:
        return _both_per(piece.effects[0], piece.effects[1], said)
    return SEPARATOR.join(effect_words(effect, said) for effect in piece.effects)


def _both_per(coins: Effect, points: Effect, said: Texts) -> str:
    """Coins now and points later for the same things, in one go."""
    assert (coins.count, coins.where) == (points.count, points.where)
    gains = {
        "coins": said.say("effect-coins", {"amount": coins.amount}),
        "points": said.say("effect-points", {"amount": points.amount}),
    }
    return said.say("effect-both-per", {**effect_args(points, said), **gains})


def effect_words(effect: Effect, said: Texts) -> str:
    """One effect in words."""
    return said.say(f"effect-{effect.kind}", effect_args(effect, said))


def effect_args(effect: Effect, said: Texts) -> Args:
    """The arguments of an effect's text."""
    match effect.kind:
        case "produce":
            return {"what": units_words(effect.resources, said)}
        case "produce_choice":
            return {"what": " / ".join(said.name("resource", name) for name in effect.options)}
        case "science":
            return {"symbol": said.say(f"symbol-{effect.symbol}")}
        case "discount":
            return {"group": effect.group, "side": effect.source[0] if len(effect.source) == 1 else "both"}
        case "coins_per" | "points_per":
            return {"amount": effect.amount, "what": _counted(effect, said), "where": _where(effect, said)}
        case _:
            return {"amount": effect.amount}


def _counted(effect: Effect, said: Texts) -> str:
    words = [said.say(f"counted-{what}") for what in effect.count]
    return said.say("counted-cards", {"colours": "/".join(words)}) if effect.count[0] in COLOURS else words[0]


def _where(effect: Effect, said: Texts) -> str:
    key = "self" if effect.where == ("self",) else "all" if "self" in effect.where else "neighbours"
    return said.say(f"where-{key}")


def chains_to(view: View, card: str, said: Texts) -> str:
    """Later cards that this one makes free."""
    cards = catalogue(view.options.edition).cards
    return ", ".join(said.name("card", other.id) for other in cards if card in other.chain_from)


# ---- moves -------------------------------------------------------------------------------------
def move_words(data: Data, said: Texts) -> str:
    """What a move does, without price and effect."""
    key = f"move-{data.action}"
    if isinstance(data, Build) and data.how != "paid":
        key += f"-{data.how}"
    text = said.say(key, msgspec.structs.asdict(data))
    return said.say("move-free-city", {"move": text}) if not isinstance(data, Side) and data.free_city else text


def notation_words(text: str, view: View, said: Texts) -> str:
    """A sealed notation in words."""
    return move_words(sealed_move(text, view), said)


def sealed_move(text: str, view: View) -> Data:
    """What the viewer has sealed."""
    data = read_notation(text, view.options.edition - 1)
    assert data is not None
    return data


def payment_words(move: Move, said: Texts) -> str:
    """Who gets how many coins for what; empty if nothing is to be paid for."""
    why = move.why
    if not isinstance(why, Payment):
        return ""
    parts = [said.say("pay-bank", {"coins": why.bank})] if why.bank else []
    for side, bought in (("left", why.left), ("right", why.right)):
        if bought.coins:
            args: Args = {"coins": bought.coins, "units": units_words(bought.units, said)}
            parts.append(said.say(f"pay-{side}", args))
    return ", ".join(parts) or said.say("pay-nothing")


def gain_words(move: Move, view: View, said: Texts) -> str:
    """What a move brings."""
    match move.data:
        case Sell():
            assert isinstance(move.why, Income)
            return said.say("effect-coins", {"amount": move.why.coins})
        case Wonder(stage):
            return effects_words(stages_of(view, decided_for(view, move.data))[stage - 1], said)
        case Build(card) | Recover(card):
            return effects_words(card_of(view, card), said)
    return ""


def price_words(price: CardPrice, coins: int, said: Texts) -> str:
    """What a card of the hand costs its holder now."""
    match price:
        case CardPrice(how="paid", coins=int(cost)) if cost > coins:
            return said.say("price-too-dear", {"coins": f"{cost} {COIN}"})
        case CardPrice(how="paid", coins=int(cost)) if cost:
            return f"{cost} {COIN}"
        case CardPrice(how="paid" | "free"):
            return said.say("price-free")
        case CardPrice(how="impossible"):
            return said.say("price-lacking")
    return said.say(f"price-{price.how}")
