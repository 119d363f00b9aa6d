"""First games: begun at once against gentle bots on deals that show something, and nothing else about them is asked."""

from collections.abc import Iterator
from typing import Any

import pytest

from septem.core import begin
from septem.games import game_ids, room_of
from septem.server.lessons import FIRST_GAMES, first_game
from septem.server.problems import BadInput
from septem.server.settings import Settings
from septem.server.wire import NewTable, SeatWish
from tests.server.running import Person, running

LESSONS = sorted(FIRST_GAMES)


@pytest.fixture
def house(lite: str) -> Iterator[str]:
    """A running server."""
    with running(Settings(db=lite, limits=False)) as found:
        yield found


def test_a_first_game_begins_at_once_against_gentle_bots(house: str) -> None:
    ada = Person(house)
    for game, edition in LESSONS:
        table = ada.post("/tables", game=game, options={"edition": edition} if edition else {}, lesson=True)
        assert (table["status"], table["public"], table["hints"]) == ("running", False, True)
        assert [(seat["kind"], seat["level"]) for seat in table["seats"][1:]] == [("bot", "gentle")] * (
            table["players"] - 1
        )
        decision = ada.get(f"/tables/{table['id']}/seats/0/decision")
        assert decision["moves"]
        assert "seed" not in str(ada.get(f"/tables/{table['id']}", seat=0))


def test_every_game_has_one() -> None:
    assert {game for game, _ in LESSONS} == set(game_ids())


@pytest.mark.parametrize("lesson", LESSONS, ids=str)
def test_its_deals_show_what_there_is(lesson: tuple[str, int]) -> None:
    """Something free and something that costs coins; in the card games something out of reach too."""
    found = FIRST_GAMES[lesson]
    for seed in found.seeds:
        game = begin.new(room_of(lesson[0]), found.players, seed, found.options)
        assert game.to_act[0] == 0
        prices = {getattr(move.why, "total", None) for move in game.legal(0)} - {None}
        if lesson[0] != "architects":
            assert 0 in prices
            assert max(prices) > 0
        if lesson[0] == "wonders":
            assert any(one.reason.code == "cannot-afford-resources" for one in game.refused(0))


@pytest.mark.parametrize(
    "more",
    [
        {"players": 4},
        {"seats": (SeatWish(kind="me"), SeatWish(kind="open"))},
        {"public": True},
        {"hints": False},
        {"timer": 60},
        {"options": {"first_player": 1}},
        {"options": {"edition": 2}},
        {"options": {"edition": "2"}},
    ],
)
def test_nothing_else_can_be_asked(more: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="lesson"):
        first_game(NewTable(game="duel", lesson=True, **more))


def test_a_rematch_is_dealt_anew(house: str) -> None:
    """The known deals are for first games only."""
    ada = Person(house)
    table = ada.post("/tables", game="architects", lesson=True)["id"]
    ada.play(table)
    again = ada.post(f"/tables/{table}/rematch")["id"]
    ada.post(f"/tables/{again}/start")
    ada.play(again)
    assert ada.get(f"/tables/{again}/record")["seed"] not in FIRST_GAMES[("architects", 0)].seeds
