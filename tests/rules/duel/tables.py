"""Hand-written positions for the rule tests: two cities, a few cards in the structure, everything else by default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import septem
from septem.core.model import EventData
from septem.games.duel.catalogue import CARDS
from septem.games.duel.explain import payment
from septem.games.duel.model import Build, Discard, Move, Part, Payment, Why, Wonder
from septem.games.duel.room import DuelGame
from septem.games.duel.tables import CARD_IDS, ROW_OF

Json = dict[str, Any]
"""Hand-written data."""
E = TypeVar("E", bound=EventData)

AGE_OF = {card.id: 3 if card.age == "guild" else int(card.age) for card in CARDS}


def city(
    cards: Iterable[str] = (),
    wonders: Iterable[str] = (),
    unbuilt: Iterable[str] = (),
    tokens: Iterable[str] = (),
    coins: int = 50,
) -> Json:
    """A city with plenty of coins; the cards under its wonders are not known any more."""
    return {
        "coins": coins,
        "cards": list(cards),
        "wonders": dict.fromkeys(wonders),
        "unbuilt": list(unbuilt),
        "tokens": list(tokens),
    }


def spare(age: int, used: Iterable[str]) -> list[str]:
    """Cards of an age that are not used, of colours that do little."""
    taken = set(used)
    return [card for card in CARD_IDS if AGE_OF[card] == age and card not in taken and not card.endswith("guild")]


def position(me: Json, opp: Json, structure: dict[int, str] | None, age: int, **fields: Any) -> Json:
    """The position as data, seat 0 to take a card."""
    state: Json = {"age": age, "cities": [me, opp], **fields}
    if structure is not None:
        state["structure"] = [structure.get(slot) for slot in range(20)]
    return {"game": "duel", "players": 2, "state": state}


def table(
    *cards: str,
    me: Json | None = None,
    opp: Json | None = None,
    age: int = 0,
    options: Json | None = None,
    structure: dict[int, str] | None = None,
    **fields: Any,
) -> DuelGame:
    """Seat 0 to act; the named cards lie open, and one more so that the age goes on."""
    me, opp = me or city(), opp or city()
    held = [*me["cards"], *opp["cards"], *fields.get("discard_pile", ())]
    age = age or max([AGE_OF[card] for card in (*cards, *held)], default=1)
    if structure is None:
        more = spare(age, [*held, *cards])[-1:]
        structure = dict(enumerate([*cards, *more]))
    data = position(me, opp, structure, age, **fields)
    return septem.load({**data, "options": options or {}})


def last_card(card: str, me: Json | None = None, opp: Json | None = None, **fields: Any) -> DuelGame:
    """The same with a single card left in the structure."""
    age = fields.pop("age", AGE_OF[card])
    return table(card, me=me, opp=opp, age=age, structure={0: card}, **fields)


def plan(me: Json, opp: Json, item: str) -> Payment:
    """How seat 0 would pay for a card or wonder."""
    game = table(me=me, opp=opp)
    state: Any = game.state
    return payment(state, 0, ROW_OF[item])


def part(game: DuelGame) -> Part:
    """The position, hidden things included."""
    return game.position().state


def why(game: DuelGame, notation: str) -> Why:
    """What a legal move of seat 0 costs or brings."""
    return next(move.why for move in game.legal(0) if move.notation == notation)


def slots(game: DuelGame, seat: int = 0) -> dict[int, Move]:
    """The legal main moves of a seat by slot, the last one of each."""
    return {move.data.slot: move for move in game.legal(seat) if isinstance(move.data, Build | Discard | Wonder)}


def coins(game: DuelGame) -> list[int]:
    """Both treasuries."""
    return [one.coins for one in game.view(None).cities]


def built(game: DuelGame, seat: int) -> list[str]:
    """Buildings of a city."""
    return list(game.view(None).cities[seat].cards)


def phase(game: DuelGame) -> str:
    """What is to be decided."""
    return game.view(None).phase


def notations(game: DuelGame, seat: int = 0) -> list[str]:
    """The legal moves of a seat in words."""
    return [move.notation for move in game.legal(seat)]


def reason(game: DuelGame, seat: int, move: Any) -> str:
    """The reason code with which a move is refused; nothing may change."""
    before = game.position()
    try:
        game.play(seat, move)
    except septem.IllegalMove as problem:
        assert game.position() == before
        return problem.reason.code
    raise AssertionError(f"{move!r} was accepted")


def kinds(game: DuelGame, seat: int | None = None) -> list[str]:
    """Kinds of the events so far."""
    return [entry.event.kind for entry in game.events(seat)]


def events(game: DuelGame, kind: type[E], seat: int | None = None) -> list[E]:
    """The events of a kind."""
    return [entry.event for entry in game.events(seat) if isinstance(entry.event, kind)]


def event(game: DuelGame, kind: type[E], seat: int | None = None) -> E:
    """The last of them."""
    return events(game, kind, seat)[-1]
