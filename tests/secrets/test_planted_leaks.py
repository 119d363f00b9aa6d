"""A test of the tests: leaks planted into each game are found, each by the question it was planted in."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import septem
from septem.core.model import MoveData, Reason, Refusal, Told
from septem.core.room import AnyRoom
from septem.core.state import State
from tests.secrets import draws
from tests.secrets.histories import Leak, Watch, position_of
from tests.secrets.rooms import TABLES
from tests.secrets.sales import Sales

MOST_SEEDS = 8


# ---- secrets, one of each game -----------------------------------------------------------------
def next_hand(room: AnyRoom, state: Any, seat: int | None) -> Any:
    """7 Wonders: the first card of the left neighbour's hand."""
    hands = room.write(state).hands
    return (*hands[((seat or 0) + 1) % len(hands)], "none")[0]


def face_down(room: AnyRoom, state: Any, seat: int | None) -> Any:
    """Duel: the first card that lies face down."""
    part = room.write(state)
    hidden = [card for slot, card in enumerate(part.structure or ()) if card and slot not in part.face_up]
    return (hidden + [card for deck in part.later_ages for card in deck] + ["none"])[0]


def top_of_centre(room: AnyRoom, state: Any, seat: int | None) -> Any:
    """Architects: the second central card."""
    return (*room.write(state).central[1:], "none")[0]


def coins_of_another(room: AnyRoom, state: Any, seat: int | None) -> Any:
    """Dice: what another seat has left after the choices it has sealed."""
    cities = state.dump()["seats"]
    return cities[((seat or 0) + 1) % len(cities)]["coins"]


GAMES: dict[str, Callable[[AnyRoom, Any, int | None], Any]] = {
    "wonders 3, edition 1": next_hand,
    "duel, Great Library": face_down,
    "architects 3, looks in secret": top_of_centre,
    "dice 3": coins_of_another,
}


def room_at(name: str) -> AnyRoom:
    """The room of a table."""
    return septem.room_of(re.split(r"[ ,]", name)[0])


# ---- ways to tell a secret ---------------------------------------------------------------------
def with_secret(told: Any, secret: Any) -> Any:
    """The same struct with one field more."""
    kind = type(told)
    tag = kind.__struct_config__.tag
    leaky = msgspec.defstruct("Leaky", [("secret", Any)], bases=(kind,), frozen=True, kw_only=True, tag=tag)
    return leaky(**{name: getattr(told, name) for name in told.__struct_fields__}, secret=secret)


def in_order(told: Any, secret: Any) -> Any:
    """The same content in another order."""
    if len(str(secret)) % 2 == 0:
        return told
    fields = [(name, Any) for name in reversed(told.__struct_fields__)]
    config = type(told).__struct_config__
    turned = msgspec.defstruct("Turned", fields, frozen=True, kw_only=True, tag_field=config.tag_field, tag=config.tag)
    return turned(**{name: getattr(told, name) for name in told.__struct_fields__})


def in_moves(told: list[Any], secret: Any) -> list[Any]:
    return [with_secret(move, secret) for move in told]


def in_refusals(told: list[Any], secret: Any) -> list[Any]:
    return [*told, Refusal("none", MoveData(), Reason("unknown-move", {"move": str(secret)}))]


def in_reason(told: Reason, secret: Any) -> Reason:
    return Reason(told.code, {**told.args, "secret": secret})


WAYS = {
    "view": ("view", with_secret, r": view\.secret: "),
    "order of a view": ("view", in_order, r": view: same content, other bytes$"),
    "legal": ("moves", in_moves, r": legal\[\d+\]\.secret: "),
    "refused": ("refused", in_refusals, r": refused\[\d+\]\.reason\.args\.move: "),
    "errors": ("why_not", in_reason, r": errors\[\d+\]\[2\]\.args\.secret: "),
    "explain": ("explain", with_secret, r": explain\.secret: "),
}
"""The hook that tells, how, and where it must be found."""


def is_found(name: str) -> str:
    """The leak that a few games show."""
    for seed in range(MOST_SEEDS):
        try:
            Watch(TABLES[name], name, seed).run(40)
        except Leak as leak:
            return str(leak)
    return ""


def planted(room: AnyRoom, hook: str, change: Callable[..., Any], secret: Callable[..., Any]) -> Callable[..., Any]:
    """A hook of a room that tells more than it should."""
    honest = getattr(room, hook)

    def leaking(*args: Any) -> Any:
        state = [arg for arg in args if isinstance(arg, State)][-1]
        seat = args[0]["seat"] if hook == "view" else args[1]
        return change(honest(*args), secret(room, state, seat))

    return leaking


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_told(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hidden thing in a view, a move, a refusal, an error or an advice is found there."""
    room, (hook, change, place) = room_at(name), WAYS[way]
    monkeypatch.setattr(room, hook, planted(room, hook, change, GAMES[name]))
    assert re.search(place, is_found(name), re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_in_repr(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A summary that knows more than the spectator's view is found."""
    room = room_at(name)
    honest, shown = room.summary, list[str]()

    def view(head: Any, options: Any, base: Any, state: Any) -> Any:
        shown[:] = [str(GAMES[name](room, state, head["seat"]))]
        return type(room).view(room, head, options, base, state)

    monkeypatch.setattr(room, "view", view)
    monkeypatch.setattr(room, "summary", lambda seen, said: msgspec.structs.replace(honest(seen, said), head=shown[0]))
    assert re.search(r": table\[0\]: ", is_found(name), re.MULTILINE)


def opened(told: list[Told[Any]], secret: Any) -> list[Told[Any]]:
    """What only some may know is told to all."""
    return [Told(one.event) for one in told]


def numbered(told: list[Told[Any]], secret: Any) -> list[Told[Any]]:
    """Every event carries a number that decides the next dice."""
    return [Told(with_secret(one.event, secret)) for one in told]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_in_events(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events told to those who may not know them are found."""
    room = room_at(name)
    honest, change = room.told, numbered if room.id == "dice" else opened
    monkeypatch.setattr(
        room, "told", lambda rows, before, after: change(honest(rows, before, after), after.streams()[4])
    )
    assert re.search(r": events\[\d+\]", is_found(name)) or "events: [" in is_found(name)


def test_a_choice_seen_before_all_have_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """SW-105, DI-120: sealed choices in the view of another seat are found."""
    room = septem.room_of("dice")
    honest = room.view
    monkeypatch.setattr(room, "view", lambda head, options, base, state: honest(head, options, state, state))
    assert re.search(r": view\.cities\[\d\]", is_found("dice 3"))


# ---- draws -------------------------------------------------------------------------------------
def test_draws_that_know_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redraw that leaves everything as it is tells two worlds apart."""
    monkeypatch.setattr(draws, "redrawn_game", lambda game, seat, seed: game)
    monkeypatch.setattr(draws, "DRAWS", 40)
    watch = Watch(TABLES["duel, draft"], "duel, draft", 0)
    places = watch.room.places
    other = next(
        twin
        for twins in watch.steps()
        for twin in twins
        if twin.seat is not None and places(position_of(twin.game)) != places(position_of(watch.game))
    )
    with pytest.raises(AssertionError, match="after phase"):
        draws.redraws_agree(watch, other)


def test_sales_that_cannot_be() -> None:
    """SW-95: a world in which the Free City sold what it could build for nothing is found."""
    watch = Watch(TABLES["wonders 2"], "wonders 2", 0, twins=0)
    sales = Sales(septem.load(watch.begun))
    for _ in watch.steps():
        if watch.phases:
            sales.note(watch.phases[-1])
        if sales.possible:
            break
    position = position_of(watch.game)
    assert sales.wrong(position) == []
    (row,) = sales.possible
    position["state"]["away"][row]["card"] = "altar" if position["state"]["away"][row]["card"] != "altar" else "theater"
    assert len(sales.wrong(position)) == 1
