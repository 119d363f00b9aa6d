"""Costs and effects of Duel in words, for the terminal."""

from typing import Any

from septem.core.model import Json
from septem.core.texts import Texts
from septem.games.duel.pieces import RESOURCES, Discount, Draw, Effect, Extra, Per, Piece


def cost_words(piece: Piece, said: Texts) -> str:
    """A cost by names: `1 coin, 2× wood`."""
    coins = [said.say("price-coins", {"coins": piece.cost["coins"]})] if "coins" in piece.cost else []
    return ", ".join([*coins, *_units({name: piece.cost[name] for name in RESOURCES if name in piece.cost}, said)])


def effects_words(piece: Piece, said: Texts) -> list[str]:
    """What a piece does, effect by effect."""
    return [effect_words(effect, said) for effect in piece.effects]


def effect_words(effect: Effect, said: Texts) -> str:
    """One effect in words."""
    return said.say(f"effect-{effect.word}", _args(effect.value, said))


def _units(units: dict[str, int], said: Texts) -> list[str]:
    names = ((count, said.name("resource", name)) for name, count in units.items())
    return [name if count == 1 else f"{count}× {name}" for count, name in names]


def _args(value: Any, said: Texts) -> Json:
    match value:
        case dict():
            return {"what": ", ".join(_units(value, said)), "price": max(value.values())}
        case tuple():
            return {"what": " / ".join(said.name("resource", name) for name in value)}
        case Per():
            counted = (said.say(f"counted-{thing}") for thing in value.count)
            return {"amount": value.amount, "what": " + ".join(counted), "city": value.city}
        case Draw():
            return {"draw": value.draw, "keep": value.keep}
        case Discount():
            return {"what": said.say(f"counted-{value.target}"), "count": value.resources}
        case Extra():
            return {"what": said.say(f"counted-{value.target}"), "amount": value.amount}
        case str():
            return {"symbol": value, "colour": value}
        case _:
            return {"amount": value}
