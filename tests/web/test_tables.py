"""Tables as people wish for them, on screens of all sizes, with what moves and what calls for attention."""

from importlib import resources

import pytest

from tests.web.conftest import Visit
from tests.web.sizes import PHONE

SHEET = "Hall of Ada"


def own_sheet() -> str:
    """A sheet that somebody has typed in: ours, with a building of another name."""
    text = resources.files("septem.games.dice").joinpath("data", "sheet.toml").read_text("utf-8")
    return text.replace('en = "Agora"', f'en = "{SHEET}"')


def test_a_new_table_is_as_it_was_wished_for(visit: Visit) -> None:
    seen = visit("wishes", sheet=own_sheet())
    assert seen["seats"] == [False, True]
    assert len(seen["cities"]) == 3  # with the Free City
    assert seen["cities"][1] == ["rhodes", "B"]
    assert seen["cities"][2][0] == "giza"
    assert len(seen["offered"]) == 6  # any, and the five boards that nobody has
    mine, others = seen["wonders"]
    assert "sphinx" in mine
    assert "piraeus" in others
    assert len({*mine, *others}) == 8
    assert SHEET in seen["sheet"]


def test_the_decision_is_in_reach_on_tablets_and_laptops(visit: Visit) -> None:
    assert visit("tablets")["faults"] == []


def test_a_large_screen_shows_a_table_without_a_near_side(visit: Visit) -> None:
    seen = visit("wall")["seen"]
    for game, one in seen.items():
        assert len(one["sizes"]) == (2 if game == "duel" else 4)
        assert len(set(one["sizes"])) == 1
        assert one["lowest"] <= 1080
        assert one["private"] == 0
    assert "Age I" in seen["wonders"]["head"]
    assert "Round" in seen["dice"]["head"]


@pytest.mark.parametrize(("motion", "flown", "length"), [("auto", 4, (".42s", "420ms")), ("still", 0, ("0s", "0ms"))])
def test_hands_go_round_the_table(visit: Visit, motion: str, flown: int, length: tuple[str, ...]) -> None:
    seen = visit("motion", motion=motion)
    assert seen["length"] in length
    assert seen["flown"] == flown


def test_what_bots_did_is_shown_at_once_and_one_is_told_of_ones_turn(visit: Visit) -> None:
    seen = visit("hurry")
    assert seen["before"] == seen["after"] == "● Your turn"
    assert seen["meanwhile"] != seen["before"]
    assert seen["heard"]["sounds"] >= 2
    assert any("Your turn" in one for one in seen["heard"]["notices"])


def test_what_was_won_stands_on_the_first_screen(visit: Visit) -> None:
    seen = visit("record")
    (line,) = seen["told"]
    assert "Architects" in line
    assert f"{int(seen['won'])} of 1 won" in line
    assert "gentle" in line


def test_a_line_of_the_log_lights_what_it_names(visit: Visit) -> None:
    seen = visit("lights")
    assert seen["before"] == 0
    assert any(seen["name"] in text for text in seen["named"])
    assert seen["stops"] == 1
    assert any(seen["name"] in text for text in seen["lights"])
    assert seen["left"]
    assert seen["name"] in seen["back"]


def test_a_tap_on_a_line_lights_what_it_names(visit: Visit) -> None:
    """On a phone, where the log lies over the table: it goes away, and what is lit can be seen."""
    seen = visit("lightsOfTap", axe=True, **PHONE)
    assert seen["faults"] == []
    assert seen["tapped"]
    assert seen["seen"]


def test_the_host_changes_the_terms(visit: Visit) -> None:
    """Everything but the game itself; who sits there is told what has changed, and nothing begins by it."""
    seen = visit("terms")
    assert seen["offered"] == 0
    assert seen["told"] == ("The host has changed: number of players, rules and variants, table, thinking time, hints.")
    assert "3 players" in seen["before"]
    assert "4 players" in seen["after"]
    for words in ("public", "5 min"):
        assert words not in seen["before"]
        assert words in seen["after"]
    assert seen["chairs"] == 4
    assert {"4", "public", "5 min"} <= set(seen["again"])
    assert seen["counts"].split() == ["3", "4", "5", "6", "7"]
    assert seen["fewer"] == "The host has changed: number of players."
    info = seen["info"]
    assert (info["status"], info["players"], info["public"], info["timer"]) == ("waiting", 3, True, 300)
    assert (info["hints"], info["spectators"], list(info["options"])) == (False, True, ["edition", "sides"])
