"""A test of the tests: leaks planted into each game are found, each by the question it was planted in."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import septem
from septem import Event, Game, Move
from septem.core.game import Game as Face
from septem.core.model import Reason, Refusal
from septem.games.architects.game import ArchitectsGame
from septem.games.dice.game import DiceGame
from septem.games.duel.game import DuelGame
from septem.games.wonders.game import WondersGame
from tests.secrets import draws
from tests.secrets.histories import Leak, Watch
from tests.secrets.rooms import TABLES
from tests.secrets.sales import Sales

Json = dict[str, Any]
MOST_SEEDS = 8


# ---- secrets, one of each game -----------------------------------------------------------------
def next_hand(game: Game, state: Any, seat: int | None) -> Any:
    """7 Wonders: the first card of the left neighbour's hand."""
    return (game.state_out(state)["hands"][((seat or 0) + 1) % game.players] or ["none"])[0]


def face_down(game: Game, state: Any, seat: int | None) -> Any:
    """Duel: the first card that lies face down."""
    part = game.state_out(state)
    hidden = [card for slot, card in enumerate(part["structure"] or ()) if card and slot not in part["face_up"]]
    return (hidden + [card for deck in part["later_ages"] for card in deck] + ["none"])[0]


def top_of_centre(game: Game, state: Any, seat: int | None) -> Any:
    """Architects: the second central card."""
    return (game.state_out(state)["central"][1:] or ["none"])[0]


def coins_of_another(game: Game, state: Any, seat: int | None) -> Any:
    """Dice: what another seat has left after the choices it has sealed."""
    return state.dump()["seats"][((seat or 0) + 1) % game.players]["coins"]


GAMES: dict[str, tuple[type[Face], Callable[[Game, Any, int | None], Any]]] = {
    "wonders 3, edition 1": (WondersGame, next_hand),
    "duel, Great Library": (DuelGame, face_down),
    "architects 3, looks in secret": (ArchitectsGame, top_of_centre),
    "dice 3": (DiceGame, coins_of_another),
}


# ---- ways to tell a secret ---------------------------------------------------------------------
def in_view(told: Any, secret: Any) -> Any:
    return {**told, "secret": secret}


def in_order(told: Any, secret: Any) -> Any:
    """The same content in another order."""
    return dict(sorted(told.items(), reverse=len(str(secret)) % 2 == 1))


def in_move(told: Move, secret: Any) -> Move:
    return Move(told.code, told.notation, told.data, {**told.why, "secret": secret})


def in_refusals(told: list[Refusal], secret: Any) -> list[Refusal]:
    return [*told, Refusal("none", {}, Reason("unknown-move", {"move": secret}))]


def in_reason(told: Reason, secret: Any) -> Reason:
    return Reason(told.code, {**told.args, "secret": secret})


WAYS = {
    "view": ("seen", in_view, r": view\.secret: "),
    "order of a view": ("seen", in_order, r": view: same content, other bytes$"),
    "legal": ("move", in_move, r": legal\[\d+\]\.why\.secret: "),
    "refused": ("refusals", in_refusals, r": refused\[\d+\]\.reason\.args\.move: "),
    "errors": ("why_not", in_reason, r": errors\[\d+\]\[2\]\.args\.secret: "),
    "explain": ("explain", in_view, r": explain\.secret: "),
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


def planted(kind: type[Face], hook: str, change: Callable[..., Any], secret: Callable[..., Any]) -> Callable[..., Any]:
    """A hook of a game that tells more than it should."""
    honest = getattr(kind, hook)

    def leaking(game: Any, *args: Any) -> Any:
        seats = [arg for arg in args if arg is None or type(arg) is int]
        return change(honest(game, *args), secret(game, game._state, seats[0]))

    return leaking


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_told(name: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hidden thing in a view, a move, a refusal, an error or an advice is found there."""
    kind, secret = GAMES[name]
    hook, change, place = WAYS[way]
    monkeypatch.setattr(kind, hook, planted(kind, hook, change, secret))
    assert re.search(place, is_found(name), re.MULTILINE)


def opened(told: list[Event], secret: Any) -> list[Event]:
    """What only some may know is told to all."""
    return [Event(event.kind, event.args) for event in told]


def numbered(told: list[Event], secret: Any) -> list[Event]:
    """Every event carries a number that decides the next dice."""
    return [Event(event.kind, {**event.args, "secret": secret}) for event in told]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_secret_in_events(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events told to those who may not know them are found."""
    kind, _ = GAMES[name]
    honest = kind.told
    change = numbered if kind is DiceGame else opened
    monkeypatch.setattr(
        kind,
        "told",
        lambda game, rows, before, after: change(honest(game, rows, before, after), after.streams()[4]),
    )
    assert re.search(r": events\[\d+\]", is_found(name)) or "events: [" in is_found(name)


def test_a_choice_seen_before_all_have_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """SW-105, DI-120: sealed choices in the view of another seat are found."""
    honest = DiceGame.seen
    monkeypatch.setattr(DiceGame, "seen", lambda game, seat, base, state: honest(game, seat, state, state))
    assert re.search(r": view\.seats\[\d\]", is_found("dice 3"))


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
        if twin.seat is not None and places(twin.game.position()) != places(watch.game.position())
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
    position = watch.game.position()
    assert sales.wrong(position) == []
    (row,) = sales.possible
    position["state"]["away"][row]["card"] = "altar" if position["state"]["away"][row]["card"] != "altar" else "theater"
    assert len(sales.wrong(position)) == 1
