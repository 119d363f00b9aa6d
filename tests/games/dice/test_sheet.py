"""Sheets: ours, those typed in by users, and everything that can be wrong with one."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import septem
from septem.cli.dice.sheet import check_sheet, export_sheet
from septem.core.errors import BadOption, BadTable
from septem.core.rng import Rng
from septem.games.dice.room import ROOM, DiceGame
from septem.games.dice.sheet import our_sheet, our_text, parse_sheet, words_of
from septem.games.dice.sheet_form import Effect, OwnBox, Sheet, SheetBonus
from tests.games.dice.fixtures import Json, box, sheet

DOCUMENT = Path(__file__).parents[3] / "docs/dice-sheet.md"


def documented() -> str:
    """The example of the documentation."""
    return DOCUMENT.read_text(encoding="utf-8").split("```toml\n")[1].split("```")[0]


def play_out(game: DiceGame, seed: int = 0) -> DiceGame:
    rng = Rng(seed)
    while not game.over:
        codes = game.state.legal_codes(game.to_act[0])
        game.play(game.to_act[0], codes[rng.below(len(codes))])
    return game


def test_our_sheet_is_in_order() -> None:
    words = words_of(None)
    assert (len(words.board_ids), len(words.box_ids), len(words.bonus_ids)) == (7, 55, 3)
    assert parse_sheet(our_text()) == our_sheet()


@pytest.mark.parametrize("form", ["text", "data", "struct"])
def test_a_sheet_of_your_own_travels_with_the_game(form: str) -> None:
    text = our_text().replace("start = 7", "start = 11").replace('id = "reconstruction"', 'id = "mine"')
    forms = {"text": text, "data": tomllib.loads(text), "struct": parse_sheet(text)}
    game = septem.new("dice", 3, seed=2, sheet=forms[form])
    assert game.view(0).cities[0].coins == 11
    assert game.options.sheet.id == "mine"
    position = json.loads(json.dumps(septem.as_data(game.position())))
    assert septem.load(position).position() == game.position()
    play_out(game)
    assert septem.replay(json.loads(json.dumps(septem.as_data(game.record())))).result == game.result


def test_our_own_sheet_given_as_text_is_ours() -> None:
    assert septem.new("dice", 2, 1, sheet=our_text()).options.sheet is None
    assert septem.new("dice", 2, 1).position().options.sheet is None


def test_the_documented_example() -> None:
    game = play_out(septem.new("dice", 2, 1, sheet=documented()))
    assert game.result is not None
    with pytest.raises(BadOption, match="too few"):
        septem.new("dice", 3, 1, sheet=documented())


def test_two_games_with_different_sheets_side_by_side() -> None:
    """O-10: each game reads its own sheet; nothing of one is built in or shared through the module."""
    small = sheet(wonder=[box("w1", cost=1), box("w2", cost=2)])
    games = [septem.new("dice", 2, 3), septem.new("dice", 2, 3, sheet=small)]
    for _ in range(5):
        for game in games:
            game.play(0, "pass")
            game.play(1, "pass")
    assert [len(game.state.legal_codes(0)) > 2 for game in games] == [True, False]


def test_statistics_know_the_cities_of_other_sheets() -> None:
    """Ours by name, all others together: the column stays within its labels."""
    given = sheet(wonder=[box("w1"), box("w2")])
    given["city"] = [{"id": "giza"}, *[{"id": f"city{number}"} for number in range(15)]]
    found = set()
    for seed in range(30):
        game = septem.new("dice", 7, seed, sheet=given)
        for seat, board in enumerate(game.view(None).cities):
            label = ROOM.labels["board"][game.state.row(seat, len(ROOM.columns))[-1]]
            assert label == (board.board if board.board == "giza" else "other")
            found.add(label)
    assert found == {"giza", "other"}


def test_what_a_sheet_says_comes_back_as_structs() -> None:
    """Options, positions and views carry the same sheet; what is left out has its default."""
    given = sheet(
        {"b": [{"coins": 4}]}, wonder=[box("w1", effects=[{"cross_one_of": ["agora", "barracks"]}]), box("w2")]
    )
    given["city"][0]["boxes"] = {"w2": {"cost": 3, "effects": [{"per_box": ["wonder", 2]}]}}
    game = septem.new("dice", 2, 1, sheet=given)
    found = game.options.sheet
    assert isinstance(found, Sheet)
    assert found is game.view(0).options.sheet is game.position().options.sheet
    assert found.building["wonder"].boxes[0].effects == (Effect(cross_one_of=("agora", "barracks")),)
    assert found.building["wonder"].boxes[0].effects[0].buildings == ("agora", "barracks_west", "barracks_east")
    assert found.building["wonder"].boxes[1].after == "w1"
    assert found.city[0].boxes == {"w2": OwnBox(cost=3, effects=(Effect(per_box=("wonder", 2)),))}
    assert found.bonus == (SheetBonus("b", (Effect(coins=4),)),)
    assert septem.as_data(found)["building"]["wonder"]["boxes"][1] == {"id": "w2", "after": "w1"}
    assert septem.new("dice", 2, 1, sheet=septem.as_data(found)).options.sheet == found


def test_the_catalogue_shows_boards_with_names_and_marks() -> None:
    pieces = septem.catalogue("dice")
    assert [len(part) for part in (pieces.dice, pieces.colours, pieces.buildings, pieces.bonuses, pieces.boards)] == [
        10,
        8,
        9,
        3,
        7,
    ]
    assert {face for die in pieces.dice for face in die.faces} == {face.id for face in pieces.faces}
    assert pieces.sections == (0, 1, 2, 3)
    assert (pieces.treasury.start, pieces.treasury.cap, pieces.treasury.pass_coins) == (7, None, 3)
    giza = pieces.board("giza")
    assert giza.wonder_name["cs"] == "Pyramidy v Gíze"
    first = next(box for box in giza.boxes if box.id == "w1")
    assert (first.cost, first.effects, first.name["sk"]) == (3, (Effect(per_box=("wonder", 2)),), "Div 1")
    named = [*pieces.colours, *pieces.faces, *pieces.buildings, *pieces.bonuses, *pieces.boards, *giza.boxes]
    assert all(set(piece.name) == {"en", "cs", "sk"} for piece in named)
    data = tomllib.loads(our_text())
    for building in pieces.buildings:  # what is not verified says so, with the same words
        entry = data["building"][building.id]
        assert (building.unverified, building.confidence) == (entry["unverified"], entry["confidence"])
    assert pieces.treasury.unverified
    assert [bonus.unverified for bonus in pieces.bonuses] == [False, True, False]
    assert [die.id for die in pieces.dice if die.unverified] == ["grey1", "grey2", "grey3"]
    assert pieces.dice_confidence["grey_distribution"] == "inferred"


def test_the_catalogue_of_another_sheet() -> None:
    given = sheet(agora=[box("a", "owl", vp=2)], wonder=[box("w1")])
    given["building"]["agora"] |= {"first_finisher_vp": 4, "name": {"en": "Plaza"}}
    pieces = septem.catalogue("dice", sheet=given)
    assert (pieces.sheet, [building.id for building in pieces.buildings]) == ("fixture", ["wonder", "agora"])
    agora = pieces.building("agora")
    assert (agora.name["cs"], agora.first_finisher_points, agora.earns_bonus) == ("Plaza", 4, True)
    assert [box.name["en"] for box in pieces.board("argos").boxes] == ["Wonder 1", "Plaza a"]
    with pytest.raises(TypeError, match="cannot be changed"):
        agora.name["en"] = "Forum"


LINES = our_text().splitlines()


def line_with(part: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "line", "entry", "problem"),
    [
        ('{id = "ag_a1", symbols', '{id = "ag_a1", after = "ag_a3", symbols', 'id = "ag_a1"', "ag_a1", "circle"),
        (
            '"mk_camel2", symbols = ["camel"], cost = 3',
            '"mk_camel2", symbols = ["camel"], cost = 9',
            "mk_camel2",
            "mk_camel2",
            "cost 9",
        ),
        (
            "{die_cost_minus_1 = true}]},\n  {id",
            "{die_cost_minus_9 = true}]},\n  {id",
            "mk_chest1",
            "mk_chest1",
            "unknown effect",
        ),
        ('["gear"]', '["tablet"]', "[building.university]", "university", "lane is missing"),
        ('after = "gc_1"', 'after = "gc_9"', 'id = "gc_2"', "gc_2", "not a box of this building"),
        (
            "w3 = {cost = 6, vp = 9}",
            "w3 = {cost = 7, vp = 9}",
            "w3 = {cost = 6, vp = 9}",
            "alexandria box w3",
            "cost 7",
        ),
        (
            "w1 = {cost = 3, effects = [{coins = 7}]}",
            "w1 = {cost = 3, effects = [{coins = 0}]}",
            "w1 = {cost = 3, effects = [{coins = 7}]}",
            "halicarnassus box w1",
            "1 to 99",
        ),
        ('id = "wh_wood",    symbols', 'id = "wh_stone",    symbols', "wh_stone", "wh_stone", "twice"),
        ("first_finisher_vp = 3", "first_finisher = 3", "[building.agora]", "agora", "unknown field"),
        ("attack = 3},", "attack = 300},", "bw_a1", "bw_a1", "attack 300"),
        ("[treasury]", "[treasury]\ncap = 3", "[treasury]", "treasury", "cap 3"),
        ('id = "bonus_cross"', 'id = "bonus_action"', "bonus_action", "bonus_action", "twice"),
        ("un_compass2 = {effects", "un_compass9 = {effects", "un_compass2 = {effects", "un_compass9", "no building"),
        ('symbols = ["stone"]', 'symbols = ["owl"]', "wh_stone", "wh_stone", "'owl' is not allowed"),
        ("[building.gallery]", "[building.galery]", "[building.gallery]", "galery", "unknown building"),
    ],
)
def test_errors_name_the_entry_and_the_line(old: str, new: str, line: str, entry: str, problem: str) -> None:
    text = our_text()
    assert old in text
    with pytest.raises(BadTable) as refused:
        parse_sheet(text.replace(old, new) if "gear" in old else text.replace(old, new, 1), "my.toml")
    message = str(refused.value)
    assert message.startswith(f"my.toml line {line_with(line)} ")
    assert entry in message
    assert problem in message


def test_a_syntax_error_names_the_line() -> None:
    with pytest.raises(BadTable, match="line 7"):
        parse_sheet(our_text().replace("[treasury]", "[treasury"), "my.toml")


def test_data_without_text_names_the_entry() -> None:
    given = sheet(market=[box("m", "camel", cost=9)])
    with pytest.raises(BadTable, match="building market box m: cost 9"):
        septem.new("dice", 2, 1, sheet=given)


@pytest.mark.parametrize(
    "boxes",
    [
        {"wonder": [box("w1", "owl")]},
        {"agora": [box("a")]},
        {"agora": [box("a", "owl", "owl")]},
        {"agora": [box("none", "owl")]},
        {"agora": [box("A", "owl")]},
        {"agora": [box("a", "owl", attack=2)]},
        {"agora": [box("a", "owl", cost=True)]},
        {"agora": [box("a", "owl", cost="1")]},
        {"agora": []},
        {"warehouse": [box("h", "stone", vp=1)]},
        {"warehouse": [box("h", "stone", effects=[{"per_box": ["agora", 1]}])]},
        {"barracks_west": [box("b", "axe")]},
        {"barracks_west": [box("b", "shield", attack=3)]},
        {"barracks_west": [box("b", "sword", attack=3)]},
        {"barracks_east": [box("b", "shield", defence=2)]},
        {"barracks_east": [box("b", "sword", attack=1, defence=1)]},
        {"wonder": [box("w1"), box("w2"), box("w3", after="w1")]},
        {"agora": [box("a", "owl", effects=[{"cross_one": "guild_court"}])]},
        {"agora": [box("a", "owl", effects=[{"cross_one_of": []}])]},
        {"agora": [box("a", "owl", effects=[{"per_box": ["agora", 0]}])]},
        {"agora": [box("a", "owl", effects=[{"unlock": "grey"}])]},
        {"agora": [box("a", "owl", effects=[{"die_cost_zero": "pink"}])]},
        {"agora": [box("a", "owl", effects=[{"another_action": 1}])]},
        {"agora": [box("a", "owl", effects=[{"coins": 1, "unlock": "white"}])]},
        {"agora": [box("a", "owl", effects=[{}])]},
        {"agora": [box(f"a{number}", "owl") for number in range(61)]},
        {"gallery": [box(f"g{number}", "leader_red", effects=[{"cross_up_to_two": "market"}]) for number in range(20)]},
    ],
)
def test_boxes_that_cannot_be(boxes: dict[str, list[Json]]) -> None:
    with pytest.raises(BadTable):
        septem.new("dice", 2, 1, sheet=sheet(**boxes))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("schema", 2),
        ("id", "Ä"),
        ("bonus", []),
        ("bonus", [{"id": "b", "effects": []}]),
        ("bonus", [{"id": "b", "effects": [{"gallery_vp": True}]}]),
        ("city", [{"id": "argos"}]),
        ("city", [{"id": "argos"}, {"id": "argos"}]),
        ("treasury", {"start": -1}),
        ("treasury", {}),
        ("building", {}),
        ("name", {"de": "Brett"}),
        ("more", 1),
        ("complete", True),
    ],
)
def test_tops_that_cannot_be(field: str, value: object) -> None:
    given = sheet(market=[box("m", "camel")])
    septem.new("dice", 2, 1, sheet=given)
    with pytest.raises(BadTable):
        septem.new("dice", 2, 1, sheet={**given, field: value})


def test_export_and_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "my.toml"
    export_sheet(str(target))
    check_sheet(target)
    assert "in order, 7 cities" in capsys.readouterr().out
    assert septem.new("dice", 2, 1, sheet=target.read_text(encoding="utf-8")).options.sheet is None
    target.write_text(target.read_text(encoding="utf-8").replace("cost = 0", "cost = 8", 1), encoding="utf-8")
    with pytest.raises(BadTable, match=r"my\.toml line \d+ building warehouse box wh_stone"):
        check_sheet(target)


def test_the_name_of_a_missing_file_is_not_a_sheet() -> None:
    with pytest.raises(BadTable, match="neither"):
        septem.new("dice", 2, 1, sheet="nowhere.toml")
