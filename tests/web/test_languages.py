"""Three languages, switched in the middle of a game."""

from typing import Any

import pytest

from tests.web.conftest import Visit


def check(seen: dict[str, Any]) -> None:
    for one, other in (("en", "cs"), ("en", "sk"), ("cs", "sk")):
        a, b = seen[one], seen[other]
        assert len(a["log"]) == len(b["log"]) > 0
        assert a["log"] != b["log"]
        if one == "en":  # a line may be the same in Czech and in Slovak
            assert all(line != again for line, again in zip(a["log"], b["log"], strict=True))
        assert len(a["labels"]) == len(b["labels"])
        assert a["live"] != b["live"]
        assert a["title"] != b["title"]
    assert seen["again"] == seen["sk"]  # loaded again, it is still the language that was chosen
    assert seen["back"] == seen["en"]


def test_languages_in_the_middle_of_a_game(visit: Visit) -> None:
    check(visit("languages", game="wonders", players=3)["seen"])


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("architects", 2), ("dice", 2)])
def test_languages_in_other_games(visit: Visit, game: str, players: int) -> None:
    check(visit("languages", game=game, players=players)["seen"])
