"""Pieces, prices and moves of Duel in words, and in short signs where a card has little room. No rules in here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

import septem
from septem.cli.marks import COIN, MARKS
from septem.core.texts import Texts
from septem.games.duel.catalogue import Card, Effects, Per, WonderCard
from septem.games.duel.model import (
    Build,
    Data,
    Destroy,
    Discard,
    Draft,
    Income,
    Library,
    Payment,
    Progress,
    Revive,
    Starter,
    Units,
    Why,
    Wonder,
)

BOX = septem.catalogue("duel")
CARDS = {card.id: card for card in BOX.cards}
WONDERS = {wonder.id: wonder for wonder in BOX.wonders}
TOKENS = {token.id: token for token in BOX.tokens}
RESOURCES = tuple(one.id for one in BOX.resources)
RAW = tuple(one.id for one in BOX.resources if one.kind == "raw")
MANUFACTURED = tuple(one.id for one in BOX.resources if one.kind == "manufactured")
SHIELD, CHAIN = "⚔", "~"
SEPARATOR = " · "


def letter(good: str, said: Texts) -> str:
    """A resource in one letter: the first of its name."""
    return said.name("resource", good)[0].upper()


def units_letters(units: Units, said: Texts) -> str:
    """Resources in letters: `WWS`."""
    return "".join(letter(good, said) * units.get(good, 0) for good in RESOURCES)


def units_words(units: Units, said: Texts) -> str:
    """Resources by name: `stone, 2× wood`."""
    names = [(said.name("resource", good), units[good]) for good in RESOURCES if units.get(good)]
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in names)


def choice_letters(goods: Iterable[str], said: Texts) -> str:
    """One resource of several, in letters: `W/C/S`."""
    return "/".join(letter(good, said) for good in goods)


def cost(piece: Card | WonderCard, said: Texts) -> str:
    """The printed cost: `2● WS`."""
    coins = piece.cost.get("coins", 0)
    return " ".join(part for part in (f"{coins}{COIN}" if coins else "", units_letters(piece.cost, said)) if part)


def cost_words(piece: Card | WonderCard, said: Texts) -> str:
    """The printed cost by names: `1 coin, 2× wood`."""
    coins = said.say("price-coins", {"coins": piece.cost["coins"]}) if "coins" in piece.cost else ""
    return ", ".join(part for part in (coins, units_words(piece.cost, said)) if part)


def total(price: Payment) -> str:
    """What a piece costs a seat all in all; a chain makes it free."""
    return CHAIN if price.chain else f"{price.total}{COIN}"


# ---- effects in words --------------------------------------------------------------------------
def effects_words(does: Effects, said: Texts) -> str:
    """All that a piece does."""
    return SEPARATOR.join(words for _, words in told(does, said))


def told(does: Effects, said: Texts) -> Iterator[tuple[str, str]]:
    """Each effect with its words, in the order in which the pieces are explained."""
    for word, args in _effects(does, said):
        yield word, said.say(f"effect-{word}", args)


def _effects(does: Effects, said: Texts) -> Iterator[tuple[str, dict[str, str | int]]]:
    """Each effect with the arguments of its message."""
    if does.coins:
        yield "coins", {"amount": does.coins}
    if does.coins_per:
        yield "coins_per", _per(does.coins_per, said)
    if does.opponent_loses_coins:
        yield "opponent_loses_coins", {"amount": does.opponent_loses_coins}
    if does.shields:
        yield "shields", {"amount": does.shields}
    if does.destroy_opponent_card:
        yield "destroy_opponent_card", {"what": does.destroy_opponent_card}
    if does.build_from_discard:
        yield "build_from_discard", {}
    if does.progress_from_box:
        yield "progress_from_box", {"draw": does.progress_from_box.draw, "keep": does.progress_from_box.keep}
    if does.produce:
        yield "produce", {"what": units_words(does.produce, said)}
    if does.produce_choice:
        yield "produce_choice", {"what": " / ".join(said.name("resource", good) for good in does.produce_choice)}
    if does.trade_price:
        yield "trade_price", {"what": units_words(does.trade_price, said), "amount": min(does.trade_price.values())}
    if does.play_again:
        yield "play_again", {}
    if does.points:
        yield "points", {"amount": does.points}
    if does.points_per:
        yield "points_per", _per(does.points_per, said)
    if does.science:
        yield "science", {"symbol": does.science}
    if does.resource_discount:
        yield "resource_discount", {"amount": does.resource_discount.resources, "what": does.resource_discount.target}
    if does.gain_opponent_trade_coins:
        yield "gain_opponent_trade_coins", {}
    if does.extra_shields:
        yield "extra_shields", {"amount": does.extra_shields.amount}
    if does.wonders_play_again:
        yield "wonders_play_again", {}
    if does.coins_per_chain_build:
        yield "coins_per_chain_build", {"amount": does.coins_per_chain_build}


def _per(per: Per, said: Texts) -> dict[str, str | int]:
    return {"amount": per.amount, "what": _counted(per.count, said), "city": per.city}


def _counted(things: tuple[str, ...], said: Texts) -> str:
    words = [said.say(f"counted-{thing}") for thing in things]
    return said.say("counted-cards", {"colours": " / ".join(words)}) if things[0] in MARKS else words[0]


# ---- effects in signs --------------------------------------------------------------------------
def effects_signs(does: Effects, said: Texts) -> str:
    """All that a card does, in signs and letters; the symbol first, since what comes last may be cut."""
    signs = [
        said.name("symbol_short", does.science) if does.science else "",
        f"+{does.coins}{COIN}" if does.coins else "",
        f"{does.coins_per.amount}{COIN}/{_each(does.coins_per, said)}" if does.coins_per else "",
        f"{does.shields}{SHIELD}" if does.shields else "",
        units_letters(does.produce, said),
        choice_letters(does.produce_choice, said),
        _trade_price(does.trade_price, said) if does.trade_price else "",
        said.say("sign-points", {"amount": does.points}) if does.points else "",
        _points_per(does.points_per, said) if does.points_per else "",
    ]
    return " ".join(sign for sign in signs if sign)


def _trade_price(prices: Units, said: Texts) -> str:
    """`WC=1●`: one price for all of them."""
    return "".join(letter(good, said) for good in prices) + f"={min(prices.values())}{COIN}"


def _points_per(per: Per, said: Texts) -> str:
    return f"{said.say('sign-points', {'amount': per.amount})}/{_each(per, said)}"


def _each(per: Per, said: Texts) -> str:
    return "+".join(MARKS.get(thing) or said.say(f"sign-{thing}") for thing in per.count)


# ---- moves -------------------------------------------------------------------------------------
def move_words(data: Data, said: Texts, names: Sequence[str]) -> str:
    """What a move does, without price and effect."""
    return said.say(f"move-{data.action}", _named(data, names))


def _named(data: Data, names: Sequence[str]) -> dict[str, str]:
    match data:
        case Wonder(wonder, card):
            return {"wonder": wonder, "card": card}
        case Build(card) | Discard(card) | Destroy(card) | Revive(card):
            return {"card": card}
        case Draft(wonder):
            return {"wonder": wonder}
        case Progress(token) | Library(token):
            return {"token": token}
        case Starter(seat):
            return {"to": names[seat]}
    assert_never(data)


def price_words(why: Why, said: Texts) -> str:
    """What a move costs or brings: the total, and what of it is paid for bought resources."""
    if why is None:
        return ""
    if isinstance(why, Income):
        return said.say("price-income", {"coins": why.coins})
    if why.chain:
        return said.say("price-chain")
    if not why.total:
        return said.say("price-free")
    price = said.say("price-coins", {"coins": why.total})
    if not why.bought:
        return price
    units = units_words({good: one.units for good, one in why.bought.items()}, said)
    return f"{price} ({said.say('price-bought', {'what': units})})"


def gained(data: Data) -> Effects | None:
    """What the piece does that a move brings into the city."""
    match data:
        case Build(card) | Revive(card):
            return CARDS[card].effects
        case Draft(wonder) | Wonder(wonder):
            return WONDERS[wonder].effects
        case Progress(token) | Library(token):
            return TOKENS[token].effects
        case Discard() | Destroy() | Starter():
            return None
    assert_never(data)


def gain_words(data: Data, said: Texts) -> str:
    """The same in words; wonders to be built stand with theirs in the city."""
    does = gained(data)
    return "" if does is None or isinstance(data, Wonder) else effects_words(does, said)
