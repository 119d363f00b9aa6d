"""After the game: scores to their sources, what was hidden, replay, review, rematch."""

from typing import Any

import pytest

import septem
from tests.web.conftest import Visit


def check_end(seen: dict[str, Any]) -> None:
    assert seen["title"]
    assert "category-" not in seen["text"]
    assert "source-" not in seen["text"]
    assert seen["focused"] == "H1"
    for points, categories in zip(seen["result"]["points"], seen["result"]["categories"], strict=True):
        assert str(points) in seen["text"]
        assert sum(categories.values()) == points
    assert septem.as_data(septem.replay(seen["record"]).result) == seen["result"]
    assert seen["board"] == 1
    assert seen["next"] != seen["id"]
    assert seen["follow"] == f"#/table/{seen['next']}"


@pytest.mark.parametrize(("game", "players"), [("wonders", 3), ("duel", 2)])
def test_the_end(visit: Visit, game: str, players: int) -> None:
    seen = visit("end", game=game, players=players)
    check_end(seen)
    assert "under the wonders" in seen["revealed"]


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("architects", 4), ("dice", 3), ("wonders", 7)])
def test_other_ends(visit: Visit, game: str, players: int) -> None:
    check_end(visit("end", game=game, players=players))


def check_replay(seen: dict[str, Any]) -> None:
    assert seen["begin"] == seen["first"] == 0
    assert 0 < seen["two"] < seen["three"] < seen["last"]
    assert seen["said"].endswith(".")
    assert (seen["link"], seen["from"]) == (9, "1")
    assert (seen["again"], seen["fromAgain"]) == (9, "0")
    assert seen["slid"] > 9
    assert seen["url"] == f"#/replay/{seen['id']}/9"
    assert 1 <= len(seen["chances"]) <= 3
    assert "Play it" not in seen["advice"]


def test_the_replay(visit: Visit) -> None:
    """Arrow keys, Home and End, slider, a link to a move, any seat; a spectator sees nobody's hand."""
    seen = visit("replay", game="wonders", players=3)
    check_replay(seen)
    assert len(set(seen["views"])) == 3


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("architects", 3), ("dice", 3)])
def test_other_replays(visit: Visit, game: str, players: int) -> None:
    check_replay(visit("replay", game=game, players=players))


def test_the_review(visit: Visit) -> None:
    """Two graphs, the moves that cost most, and from each of them into the replay."""
    seen = visit("review")
    assert len(set(seen["graphs"])) == 2
    assert 1 <= seen["mistakes"] <= 3
    assert seen["into"].startswith(f"#/replay/{seen['id']}/")


@pytest.mark.parametrize(("game", "players", "at", "seat"), [("duel", 2, 20, 1), ("wonders", 3, 16, 2)])
def test_another_line_is_tried(visit: Visit, game: str, players: int, at: int, seat: int) -> None:
    """A replay is played on from a moment in any seat; it leads back there, and counts among no games won."""
    plain = {"boards": ["ephesos", "giza", "rhodes"]} if game == "wonders" else {}  # whose stages ask for nothing more
    seen = visit("branch", game=game, players=players, at=at, seat=seat, options=plain)
    assert seen["line"] != seen["id"]
    assert seen["seat"] == seat
    kept = seen["origin"]["moves"]
    assert (seen["origin"]["table"], kept) == (seen["id"], at - at % players if game == "wonders" else at)
    assert seen["levels"] == ["" if other == seat else "gentle" for other in range(players)]
    assert seen["back"] == f"#/replay/{seen['id']}/{kept}/{seat}"
    assert seen["end"] == f"#/replay/{seen['id']}/{kept}"
    assert sum("tried line" in row for row in seen["rows"]) == 1
    assert " of 1 won" in seen["record"]
    assert seen["atEnd"] == 0


def test_a_mistake_is_made_good(visit: Visit) -> None:
    """From the review straight to the moment of a mistake, in the seat of who made it."""
    seen = visit("branchOfMistake")
    assert seen["origin"] == {"table": seen["id"], "moves": seen["at"]}
    assert seen["sits"] == seen["seat"]
