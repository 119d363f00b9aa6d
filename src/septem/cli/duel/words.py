"""Pieces, prices and moves of Duel in words, and in short signs where a card has little room. No rules in here."""

from __future__ import annotations

from typing import Any

from septem.cli.marks import COIN, MARKS
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.duel.catalogue import CARDS, COLOURS, RESOURCES, TOKENS, WONDERS, Discount, Effect, Extra, Per, Piece

PIECES = {piece.id: piece for piece in (*CARDS, *WONDERS, *TOKENS)}
SHIELD, CHAIN = "⚔", "~"
SEPARATOR = " · "


def letter(good: str, said: Texts) -> str:
    """A resource in one letter: the first of its name."""
    return said.name("resource", good)[0].upper()


def units_letters(units: dict[str, int], said: Texts) -> str:
    """Resources in letters: `WWS`."""
    return "".join(letter(good, said) * units.get(good, 0) for good in RESOURCES)


def units_words(units: dict[str, int], said: Texts) -> str:
    """Resources by name: `stone, 2× wood`."""
    names = [(said.name("resource", good), units[good]) for good in RESOURCES if units.get(good)]
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in names)


def choice_letters(goods: tuple[str, ...], said: Texts) -> str:
    """One resource of several, in letters: `W/C/S`."""
    return "/".join(letter(good, said) for good in goods)


def cost(piece: Piece, said: Texts) -> str:
    """The printed cost: `2● WS`."""
    coins = piece.cost.get("coins", 0)
    return " ".join(part for part in (f"{coins}{COIN}" if coins else "", units_letters(piece.cost, said)) if part)


def cost_words(piece: Piece, said: Texts) -> str:
    """The printed cost by names: `1 coin, 2× wood`."""
    coins = said.say("price-coins", {"coins": piece.cost["coins"]}) if "coins" in piece.cost else ""
    return ", ".join(part for part in (coins, units_words(piece.cost, said)) if part)


def total(price: Json) -> str:
    """What a piece costs a seat all in all; a chain makes it free."""
    return CHAIN if price["chain"] else f"{price['total']}{COIN}"


# ---- effects in words --------------------------------------------------------------------------
def effects_words(piece: Piece, said: Texts) -> str:
    """All that a piece does."""
    return SEPARATOR.join(effect_words(effect, said) for effect in piece.effects)


def effect_words(effect: Effect, said: Texts) -> str:
    """One effect."""
    return said.say(f"effect-{effect.word}", _args(effect.value, said))


def _args(value: Any, said: Texts) -> Json:
    match value:
        case Per():
            return {"amount": value.amount, "what": _counted(value.count, said), "city": value.city}
        case Discount():
            return {"amount": value.resources, "what": value.target}
        case Extra():
            return {"amount": value.amount}
        case dict():
            return {"what": units_words(value, said), "amount": next(iter(value.values()))}
        case tuple():
            return {"what": " / ".join(said.name("resource", good) for good in value)}
        case str():
            return {"symbol": value, "what": value}
        case bool() | int():
            return {"amount": value}
        case _:
            return {"draw": value.draw, "keep": value.keep}


def _counted(things: tuple[str, ...], said: Texts) -> str:
    words = [said.say(f"counted-{thing}") for thing in things]
    return said.say("counted-cards", {"colours": " / ".join(words)}) if things[0] in COLOURS else words[0]


# ---- effects in signs --------------------------------------------------------------------------
def effects_signs(piece: Piece, said: Texts) -> str:
    """All that a piece does, in signs and letters; the symbol first, since what comes last may be cut."""
    ordered = sorted(piece.effects, key=lambda effect: effect.word != "science")
    return " ".join(sign for effect in ordered if (sign := _sign(effect, said)))


def _sign(effect: Effect, said: Texts) -> str:
    """Cards only: wonders and tokens have room for words."""
    value: Any = effect.value
    match effect.word:
        case "points":
            return said.say("sign-points", {"amount": value})
        case "coins":
            return f"+{value}{COIN}"
        case "shields":
            return f"{value}{SHIELD}"
        case "science":
            return said.name("symbol_short", value)
        case "produce":
            return units_letters(value, said)
        case "produce_choice":
            return choice_letters(value, said)
        case "trade_price":
            return "".join(letter(good, said) for good in value) + f"=1{COIN}"
        case "coins_per" | "points_per":
            coins = effect.word == "coins_per"
            gain = f"{value.amount}{COIN}" if coins else said.say("sign-points", {"amount": value.amount})
            return f"{gain}/" + "+".join(MARKS.get(thing) or said.say(f"sign-{thing}") for thing in value.count)
        case _:
            return effect_words(effect, said)


# ---- moves -------------------------------------------------------------------------------------
def move_words(data: Json, said: Texts, names: list[str]) -> str:
    """What a move does, without price and effect."""
    args: Json = {key: data[key] for key in ("card", "wonder", "token") if key in data}
    if "seat" in data:
        args["to"] = names[data["seat"]]
    return said.say(f"move-{data['action']}", args)


def price_words(why: Json, said: Texts) -> str:
    """What a move costs or brings: the total, and what of it is paid for bought resources."""
    if "income" in why:
        return said.say("price-income", {"coins": why["income"]})
    if "total" not in why:
        return ""
    if why["chain"]:
        return said.say("price-chain")
    if not why["total"]:
        return said.say("price-free")
    price = said.say("price-coins", {"coins": why["total"]})
    if not why["bought"]:
        return price
    units = units_words({good: one["units"] for good, one in why["bought"].items()}, said)
    return f"{price} ({said.say('price-bought', {'what': units})})"


def gain_words(move: Move, said: Texts) -> str:
    """What the piece that is gained by a move does; wonders to be built stand with theirs in the city."""
    data = move.data
    if data["action"] in ("discard", "destroy", "starter", "wonder"):
        return ""
    return effects_words(PIECES[data.get("wonder") or data.get("token") or data["card"]], said)
