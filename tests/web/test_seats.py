"""At a table: one device for several, change of mind, hints, watching, the waiting room."""

import pytest

from tests.web.conftest import Visit


def test_one_device_for_several(visit: Visit) -> None:
    """Before the curtain is lifted nothing of the next hand is there: neither drawn, nor read out, nor asked for."""
    seen = visit("hotseat")
    assert {step["name"] for step in seen["steps"]} == {"Ada", "Ben"}
    for step in seen["steps"]:
        assert step["seen"] == 0
        assert step["heard"] == 0
        assert ["Ada", "Ben"].index(step["name"]) not in step["told"]
    assert seen["curtains"] == 0  # with open hands


def test_a_sealed_choice_is_taken_back(visit: Visit) -> None:
    seen = visit("retract")
    assert (seen["sealed"], seen["freed"]) == (1, 0)
    assert seen["first"] != seen["second"]


def test_undo_against_bots(visit: Visit) -> None:
    """Nothing hidden was seen: the choice comes back. Otherwise the page says no, and in the language that is set."""
    seen = visit("undo")
    assert seen["after"] == seen["before"]
    assert seen["between"] == seen["before"][:-1]
    assert len(set(seen["refused"].values())) == 3
    assert "hidden" in seen["refused"]["en"]  # why, not only that
    assert seen["left"] == 0


def test_a_hint(visit: Visit) -> None:
    seen = visit("hint")
    assert len(seen["best"]) == 3
    assert all("%" in one for one in seen["best"])
    assert seen["reasons"] >= 1
    assert (seen["closed"], seen["left"]) == (0, 0)


def test_a_hint_stays_while_others_decide(visit: Visit) -> None:
    seen = visit("hintKept")
    assert "%" in seen["before"]
    assert seen["after"] == seen["before"]


def test_what_it_costs_whom_it_pays_and_why_not(visit: Visit) -> None:
    seen = visit("prices")
    assert "free" in seen["free"]
    assert "Resources are missing" in seen["lacking"]
    build = next(one for one in seen["bought"] if one.startswith("Build"))
    assert f"{seen['coins']} to " in build
    assert any(city in build for city in seen["sellers"].values())
    assert any("Resources are missing" in one for one in seen["refused"])
    assert any(one.startswith("Sell") for one in seen["left"])
    assert not any(one.startswith("Build") for one in seen["left"])


def test_the_cheapest_way_to_pay_comes_first(visit: Visit) -> None:
    """Dearer ones are behind a tap."""
    seen = visit("dearer")
    assert (seen["before"], seen["chosen"], seen["after"]) == (1, "true", 2)


def test_what_a_card_costs_both(visit: Visit) -> None:
    """Duel: each card that can be taken says what the server says of it, for both players."""
    said = visit("bothPay")["said"]
    assert len(said) >= 2
    for one in said:
        assert len(one["told"]) == 2
        for words, coins in zip(one["told"], one["prices"], strict=True):
            assert str(coins) in words if coins else "free" in words


def test_every_city_is_in_reach_while_another_thinks(visit: Visit) -> None:
    """Seven at a table, on a phone; the log too."""
    seen = visit("reach")
    assert len(set(seen["cities"])) == 6
    assert {"Turn 1", "You", "Olympia"} <= set(seen["log"].splitlines())


@pytest.mark.parametrize(("game", "players"), [("wonders", 3), ("architects", 3)])
def test_nothing_hidden_on_other_screens(visit: Visit, game: str, players: int) -> None:
    """A guest at the table, and the large screen that somebody who plays has opened."""
    seen = visit("watch", game=game, players=players)
    for who in ("guest", "screen"):
        assert seen[who]["told"] == []
        assert seen[who]["choices"] == 0
        assert seen[who]["hand"] == []
        assert set(seen[who]["seats"]) == {None}
        assert "turn" not in seen[who]["title"]


def test_the_waiting_room(visit: Visit) -> None:
    """Link and code, a bot, a guest who comes by the code: it begins by itself, and says whose turn it is."""
    seen = visit("room")
    assert seen["link"].endswith(f"#/table/{seen['table']}")
    assert seen["codes"] >= 1
    assert seen["wrong"] == "This is no link to a table."
    assert seen["begun"] == ["● Your turn"] * 2


def test_who_does_not_come(visit: Visit) -> None:
    """The page offers it when the time is over; the server, which saw Ben a moment ago, still says no."""
    seen = visit("absent")
    assert seen["early"] == 0
    assert "bot" in seen["said"]
    assert "a little more time" in seen["told"]
