"""What a sheet calls its buildings, cities, Wonders and bonuses is shown everywhere; a sheet is read once."""

from __future__ import annotations

import copy
import io
import json
import pickle

import pytest
from rich.console import Console

import septem
from septem.cli.dice.table import draw
from septem.cli.show import moves_table, refusals_table, result_table
from septem.cli.simulate import figures_table, label_table
from septem.core.model import Reason
from septem.core.rng import Rng
from septem.games.dice import sheet as sheets
from septem.games.dice.model import FirstFinished
from septem.games.dice.room import ROOM
from septem.games.dice.sheet import our_sheet, our_text
from septem.sim.simulate import simulate
from tests.games.dice.fixtures import Json, as_sheet, box, sheet

LANGUAGES = ("en", "cs", "sk")
BUILDINGS = {
    "warehouse": "Depot",
    "wonder": "Marvel",
    "guild_court": "Tribunal",
    "gallery": "Portraits",
    "barracks_west": "Westwall",
    "barracks_east": "Eastwall",
    "agora": "Plaza",
    "market": "Bazaar",
    "university": "Academy",
}


def renamed(form: str) -> Json:
    """Our sheet with other names: in three languages, in one, or none at all."""
    data: Json = septem.as_data(our_sheet())

    def text(name: str) -> Json:
        match form:
            case "three":
                return {language: f"{name}-{language}" for language in LANGUAGES}
            case "czech":
                return {"cs": name}
            case _:
                return {"en": name}

    for building, entry in data["building"].items():
        entry["name"] = text(BUILDINGS[building])
    for city in data["city"]:
        city["name"] = text(f"New {city['id']}")
        city["wonder_name"] = text(f"Tower of {city['id']}")
    for bonus in data["bonus"]:
        bonus["name"] = text(f"Gift {bonus['id']}")
    return data


def expected(name: str, form: str, language: str) -> str:
    return f"{name}-{language}" if form == "three" else name


def shown(*parts: object) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=200)
    for part in parts:
        console.print(part)
    return screen.getvalue()


@pytest.mark.parametrize("form", ["three", "czech", "english"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_a_sheet_are_shown_everywhere(form: str, language: str) -> None:
    game, rng = septem.new("dice", 3, 5, sheet=renamed(form)), Rng(5)
    table, log = "", ""
    while not game.over:
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal(seat)
        if rng.below(10) == 0:
            table += shown(
                draw(view, game.explain(seat), game.texts(language)),
                moves_table(game, legal, view, game.texts(language)),
                refusals_table(game, game.refused(seat), view, game.texts(language)),
            )
        game.play(seat, legal[rng.below(len(legal))])
    for entry in game.events(None):
        log += game.event_text(entry.event, language) + "\n"
    final = shown(result_table(game, ["Ann", "Bob", "Cy"], language))
    for building, name in BUILDINGS.items():
        assert expected(name, form, language) in table
        assert building == "warehouse" or expected(name, form, language) in final
        assert building in ("gallery", "guild_court") or expected(name, form, language) in log
    for board in game.view(None).cities:
        assert expected(f"New {board.board}", form, language) in table
        assert expected(f"Tower of {board.board}", form, language) in table
        assert expected(f"Tower of {board.board}", form, language) in log
    assert expected("Gift bonus_coins", form, language) in log
    ours = ROOM.texts(language)
    for kind in ("building", "wonder"):
        for one in ROOM.names()[kind]:
            if ours.name(kind, one) not in ("Wonder", "Div", "Agora"):
                assert ours.name(kind, one) not in table + log + final


def test_reasons_and_events_use_the_names() -> None:
    game = septem.new("dice", 2, 1, sheet=renamed("three"))
    reason = Reason("order-violation", {"box": "mk_coin2", "after": "mk_coin1"})
    assert game.reason_text(reason, "en") == "Bazaar-en Coin 1 has to be crossed before Bazaar-en Coin 2."
    first = FirstFinished(0, "agora", 3)
    assert "Plaza-cs" in game.event_text(first, "cs")
    said = game.texts("sk")
    assert said.name("building", "barracks") == "Westwall-sk / Eastwall-sk"
    assert said.name("face", "cmp_wonder") == "porovnaj: Marvel-sk"
    assert septem.new("dice", 2, 1).texts("sk").name("building", "barracks") != said.name("building", "barracks")


def test_two_games_keep_their_names_apart() -> None:
    ours, theirs = septem.new("dice", 2, 1), septem.new("dice", 2, 1, sheet=renamed("english"))
    assert [game.texts("en").name("building", "market") for game in (ours, theirs)] == ["Market", "Bazaar"]
    again = septem.load(json.loads(json.dumps(septem.as_data(theirs.position()))))
    assert again.texts("en").name("building", "market") == "Bazaar"
    assert septem.replay(theirs.record()).texts("en").name("building", "market") == "Bazaar"


def test_what_has_no_name_shows_its_id() -> None:
    """Buildings have those of the rulebook; boxes are called by their building and id, only by what they show."""
    given = sheet(
        market=[box("b_a1", "chest"), box("mk_camel1", "chest"), box("mk_chest1", "chest")],
        agora=[box("x_1", "owl"), box("y_1", "owl")],
        barracks_west=[box("bw_a1", "shield", defence=1), box("bw_d1", "shield", defence=1)],
    )
    said = septem.new("dice", 2, 1, sheet=given).texts("en")
    assert said.name("board", "argos") == "argos"
    assert said.name("bonus", "bonus_coins") == "bonus_coins"
    assert said.name("wonder", "argos") == "Wonder"
    assert [said.name("box", one["id"]) for one in given["building"]["market"]["boxes"]] == [
        "Market a1",
        "Market camel 1",
        "Market Chest 1",
    ]
    assert [said.name("box", one) for one in ("x_1", "y_1")] == ["Agora x_1", "Agora y_1"]
    assert [said.name("box", one) for one in ("bw_a1", "bw_d1")] == ["West Barracks a1", "West Barracks defence 1"]


def test_statistics_use_the_names() -> None:
    found = simulate(ROOM, 2, {"sheet": renamed("english")}, games=20)
    assert "Bazaar" in shown(figures_table(ROOM, found))
    assert "New " in shown(label_table(ROOM, found, "board", found.labels["board"]))


# ---- a sheet is read once, and nobody can change it -----------------------------------------------


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What has been read and checked since the test began."""
    found: list[object] = []
    read = sheets.read_sheet

    def counted(data: object, source: sheets.Source) -> object:
        found.append(data)
        return read(data, source)

    monkeypatch.setattr(sheets, "read_sheet", counted)
    return found


def test_sampling_reads_no_sheet_again(readings: list[object]) -> None:
    text = our_text().replace("start = 7", "start = 13")
    game = septem.new("dice", 3, 1, sheet=text)
    first = len(readings)
    assert first > 0
    seen = game.view(0)
    for view in (seen, json.loads(json.dumps(septem.as_data(seen)))):
        for seed in range(3):
            assert septem.sample(view, Rng(seed)).view(0) == seen
    assert septem.new("dice", 3, 1, sheet=text).position() == game.position()
    assert septem.load(game.position()).position() == game.position()
    assert len(readings) == first
    changed = septem.as_data(seen)
    changed["options"]["sheet"]["treasury"]["start"] = 14
    assert septem.sample(changed, Rng(1)).options.sheet.treasury.start == 14
    assert len(readings) == first + 1


def test_nobody_can_change_a_sheet_that_games_share() -> None:
    given = renamed("english")
    game = septem.new("dice", 2, 1, sheet=given)
    given["treasury"]["start"] = 99
    assert game.options.sheet.treasury.start == 7
    shared = game.view(0).options.sheet
    for change in (
        lambda: shared.name.update(en="other"),
        lambda: shared.building.pop("market"),
        lambda: shared.city[0].boxes.clear(),
        lambda: shared.city[0].name.__setitem__("en", "other"),
        lambda: shared.building["market"].confidence.setdefault("x", "y"),
    ):
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    for change in (
        lambda: setattr(shared, "id", "other"),
        lambda: setattr(shared.treasury, "start", 1),
        lambda: setattr(shared.city[0].boxes["w1"], "cost", 1),
        lambda: setattr(game.legal(0)[0].why, "effects", ()),
    ):
        with pytest.raises(AttributeError, match="immutable"):
            change()
    assert copy.deepcopy(shared) == copy.copy(shared) == pickle.loads(pickle.dumps(shared)) == shared
    assert shared == as_sheet(renamed("english"))
    with pytest.raises(TypeError, match="cannot be changed"):
        pickle.loads(pickle.dumps(shared)).name.clear()
