"""Measured ratings: what comes with the package can be read and names what exists."""

import pytest

from septem.bots.ratings import Measured, known, ratings_of, read
from septem.bots.registry import bot_codes
from septem.cli.main import run
from septem.core.errors import BadTable
from septem.games import game_ids, room_of


def test_shipped_ratings_name_tables_and_bots_that_exist() -> None:
    for table, rated in known().items():
        game, players = table.split()
        assert game in game_ids()
        assert room_of(game).least <= int(players) <= room_of(game).most
        assert set(rated) <= set(bot_codes())
        assert rated["random"].rating == 1000
        for one in rated.values():
            assert one.low is None or one.high is None or one.low <= one.rating <= one.high


def test_unknown_tables_have_none() -> None:
    assert ratings_of("duel", 9) == {}


def test_files_are_checked() -> None:
    assert read(b'{"duel 2": {"random": {"rating": 1000, "low": null, "high": null, "ms": 0.1}}}') == {
        "duel 2": {"random": Measured(1000, None, None, 0.1)}
    }
    for content in (b"", b"[]", b'{"duel 2": {"random": {"rating": "x"}}}', b'{"duel 2": {"random": {"extra": 1}}}'):
        with pytest.raises(BadTable, match=r"ratings\.json"):
            read(content)


def test_the_list_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "wonders", "--players", "3"]) == 0
    shown = capsys.readouterr().out
    assert "wonders with 3 players" in shown
    assert all(code in shown for code in bot_codes())
    assert run(["bots", "duel", "--players", "3"]) != 0
    assert "players" in capsys.readouterr().err
