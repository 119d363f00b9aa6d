"""Nobody is ever told what they may not know: over whole games of every kind, and with two truths served side by side.

The last part is a test of these tests: each secret that is planted into an answer is found.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import septem
from septem.server import changes, routes, stream
from septem.server.identity import Identities
from septem.server.live import Live
from septem.server.problems import Problem
from septem.server.settings import Settings
from tests.secrets.histories import Leak
from tests.secrets.rooms import TABLES
from tests.server.leaks import Found, Probe
from tests.server.running import running
from tests.server.worlds import House, Served, house

KINDS: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "duel": [("duel", 2, {}), ("duel", 2, {"wonders": "first_game"})],
    "two cities": [("wonders", 2, {"edition": 1})],
    "wonders": [("wonders", players, {"edition": edition}) for players in range(3, 8) for edition in (1, 2)],
    "architects": [("architects", players, {}) for players in range(2, 8)],
    "dice": [("dice", players, {}) for players in range(2, 8)],
}
"""Kinds of games with the tables that are played by turns."""
MANY, PORTIONS = 200, 8
SOME = ("wonders 2", "wonders 7, edition 2", "wonders 4, edition 1", "duel, draft", "architects 3, looks in secret")


# ---- everything that was received ----------------------------------------------------------------
@pytest.fixture
def probed(tmp_path: Path) -> Iterator[Callable[..., int]]:
    """A server, and the way to play a game at it with everybody's ears open."""
    db = f"sqlite:///{tmp_path / 'probe.sqlite'}"
    with running(Settings(db=db, limits=False)) as address:

        def play(kind: str, seed: int, judged: float = 0.3) -> int:
            game, players, options = KINDS[kind][seed % len(KINDS[kind])]
            return Probe(address, db, game, players, options, seed).run(judged)

        yield play


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_hidden_was_ever_received(probed: Callable[..., int], kind: str) -> None:
    assert probed(kind, 1) > 500


@pytest.mark.long
@pytest.mark.parametrize("portion", range(PORTIONS))
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_hidden_in_many_games(probed: Callable[..., int], kind: str, portion: int) -> None:
    looked = [probed(kind, 100 + seed) for seed in range(portion, MANY, PORTIONS)]
    assert min(looked) > 500
    print(f"{kind}: {len(looked)} games, {sum(looked)} texts received, nothing hidden in them")  # noqa: T201  # for who runs it


# ---- two worlds ----------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def rooms(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all worlds."""
    with house(tmp_path_factory.mktemp("worlds")) as found:
        yield found


@pytest.mark.parametrize("name", [*SOME, "dice 3"])
def test_two_worlds_are_served_alike(rooms: House, name: str) -> None:
    report = Served(rooms, TABLES[name], name, 1, share=0.4).run(12)
    assert report.compared >= 5


@pytest.mark.long
@pytest.mark.parametrize("name", TABLES)
def test_many_worlds_are_served_alike(rooms: House, name: str) -> None:
    compared = sum(Served(rooms, TABLES[name], name, seed, share=0.2).run(60).compared for seed in range(100, 110))
    assert compared >= 50


# ---- planted leaks -------------------------------------------------------------------------------
Secret = Callable[[Live, int | None], Any]
KEYS: dict[str, str] = {}
"""Keys as they were given out, for a plant that tells them."""


def _other(live: Live, seat: int | None) -> int:
    return ((seat or 0) + 1) % live.stored.players


def _hands(live: Live, seat: int | None) -> Any:
    """The hand of another seat; in Duel the deck of the next age, in its order."""
    state: Any = septem.as_data(live.playing().position())["state"]
    return state["hands"][_other(live, seat)] if "hands" in state else state["later_ages"][-1:]


def _sealed(live: Live, seat: int | None) -> Any:
    return [text for mover, text in live.playing().position().sealed if mover != seat]


def _seed_as(writing: str) -> Secret:
    return lambda live, seat: format(live.stored.seed, writing)


def _identity(live: Live, seat: int | None) -> Any:
    return live.stored.places[_other(live, seat)].identity


def _key(live: Live, seat: int | None) -> Any:
    return KEYS[_identity(live, seat)]


def plant(monkeypatch: pytest.MonkeyPatch, secret: Secret) -> None:
    """Every update carries a secret where the version of the rules belongs."""
    honest = routes.update

    def leaking(live: Live, who: Any, seat: int | None, since: int) -> Any:
        found = honest(live, who, seat, since)
        told = secret(live, seat) if live.game is not None and not live.game.over else ""
        return msgspec.structs.replace(found, table=msgspec.structs.replace(found.table, rules=told))

    monkeypatch.setattr(routes, "update", leaking)
    monkeypatch.setattr(stream, "update", leaking)


RECEIVED: dict[str, tuple[str, Secret, str]] = {
    "seed": ("duel", _seed_as("d"), "received seed"),
    "seed in hex": ("duel", _seed_as("x"), "received seed, big end first, hex|received seed in hex"),
    "identity": ("duel", _identity, "key, link or id of Player"),
    "key": ("duel", _key, "key, link or id of Player"),
    "hand": ("wonders", _hands, "received hidden cards"),
    "order of a deck": ("duel", _hands, "received hidden cards"),
    "sealed choice": ("wonders", _sealed, "before it was revealed"),
}


@pytest.mark.parametrize("what", RECEIVED)
def test_a_planted_secret_is_found(probed: Callable[..., int], what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, secret, told = RECEIVED[what]
    welcome = Identities.welcome

    async def remembering(self: Identities, name: str = "") -> Any:
        who, key = await welcome(self, name)
        KEYS[who.id] = key
        return who, key

    monkeypatch.setattr(Identities, "welcome", remembering)
    plant(monkeypatch, secret)
    with pytest.raises(Found, match=told):
        probed(kind, 0, 1.0)


def difference(rooms: House, name: str) -> str:
    """Where two worlds differ that are served, in a few games."""
    for seed in range(4):
        try:
            Served(rooms, TABLES[name], name, seed).run(12)
        except Leak as leak:
            return str(leak)
    return ""


def test_worlds_differ_by_a_planted_hand(rooms: House, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda live, seat: _hands(live, seat)[0])
    assert re.search(r"seat \w+, after phase \d+: look", difference(rooms, "wonders 3, edition 1"))


def test_worlds_differ_by_a_planted_choice(rooms: House, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, lambda live, seat: str(_sealed(live, seat)))
    assert re.search(r"look", difference(rooms, "wonders 3, edition 2"))


def test_worlds_differ_by_the_number_of_entries(rooms: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The steps of a choice that is not sealed yet are not even counted."""
    monkeypatch.setattr(Live, "number_for", lambda live, seat: live.number)
    assert re.search(r"look", difference(rooms, "dice 3"))


def test_worlds_differ_by_a_planted_error(rooms: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is face down in Duel, told by a refusal alone."""
    honest = changes.played

    def leaking(live: Live, seat: int, text: str) -> Any:
        try:
            return honest(live, seat, text)
        except Problem as problem:
            problem.detail += str(_hands(live, seat))
            raise

    monkeypatch.setattr(changes, "played", leaking)
    assert re.search(r"phase \d+: attempt", difference(rooms, "duel, first game"))
