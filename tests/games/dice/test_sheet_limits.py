"""Every limit of a sheet: at the limit it plays whole games, one above it is refused by name; nothing takes long."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

import septem
from septem.cli.dice.sheet import check_sheet
from septem.core.errors import BadOption, BadTable
from septem.games.dice.codes import DEPTH, PER_DIE
from septem.games.dice.engine import DiceState
from septem.games.dice.model import ActionOwed
from septem.games.dice.sheet import MOST_TEXT, our_text, parse_sheet, sheet_of
from tests.games.dice.fixtures import Json, box, sheet

FIVE = [{"coins": 1}] * 5
EIGHT = [{"coins": 1}] * 8
FACES = ("compass", "tablet", "gear")


def boxes(count: int) -> list[Json]:
    return [box(f"u{number}", *FACES, cost=number % 7) for number in range(count)]


def many_boxes(count: int) -> Json:
    return sheet(university=boxes(count))


def many_arrows(count: int) -> Json:
    """One lane over the whole board."""
    rows = boxes(count)
    for before, row in pairwise(rows):
        row["after"] = before["id"]
    return sheet(university=rows)


def many_in_the_wonder(count: int) -> Json:
    return sheet(wonder=[box(f"w{number}", vp=1) for number in range(count)])


def many_attacks(count: int) -> Json:
    west = [box(f"w{number}", "axe", attack=99) for number in range(8)]
    east = [box(f"e{number}", "sword", attack=99) for number in range(count - 8)]
    return sheet(barracks_west=west, barracks_east=east)


def many_bonuses(count: int) -> Json:
    return sheet(
        {f"b{number}": [{"coins": 1}] for number in range(count)}, wonder=[box("w1")], market=[box("m", "camel")]
    )


def many_cities(count: int) -> Json:
    return {**sheet(wonder=[box("w1")]), "city": [{"id": f"c{number}"} for number in range(count)]}


def many_effects_of_a_box(count: int) -> Json:
    return sheet(wonder=[box("w1", effects=[{"coins": 99}] * count)])


def many_effects_of_a_bonus(count: int) -> Json:
    return sheet({"b": [{"coins": 99}] * count}, wonder=[box("w1")])


def many_effects(count: int) -> Json:
    """A sheet with this many effects in all: as many as possible on each board, the rest on the last one."""
    full = [EIGHT] * 13 + [FIVE] + [[{"per_box": ["university", 9]}]] * 46  # 155 effects
    rows = [box(f"u{number}", *FACES, effects=effects) for number, effects in enumerate(full)]
    made = {**sheet(university=rows), "city": [{"id": f"c{number}"} for number in range(13)]}
    rest = count - 13 * 155 - 1  # one bonus
    made["city"].append({"id": "last", "boxes": {f"u{number}": {"effects": []} for number in range(rest, 60)}})
    for number in range(min(rest, 60)):
        made["city"][-1]["boxes"][f"u{number}"] = {"effects": [{"coins": 1}]}
    return made


def many_left_open(count: int) -> Json:
    rows = [box(f"u{number}", *FACES, effects=[{"cross_up_to_two": "market"}]) for number in range(count)]
    return sheet(university=rows, market=[box(f"m{number}", "camel") for number in range(20)])


def long_ids(length: int) -> Json:
    made = sheet({"b" * length: [{"coins": 1}]}, wonder=[box("w" * length), box("v" * length)])
    return {**made, "id": "s" * length, "city": [{"id": letter * length} for letter in "xyz"]}


def long_names(length: int) -> Json:
    made = sheet(wonder=[box("w1")])
    made["building"]["wonder"]["name"] = {"en": "N" * length}
    return made


def large_cost(cost: int) -> Json:
    return sheet(wonder=[box("w1", cost=cost), box("w2")])


def large_points(points: int) -> Json:
    return sheet(wonder=[box("w1", vp=points)])


def large_attack(points: int) -> Json:
    return sheet(barracks_west=[box("b", "axe", attack=points)])


def large_extra(points: int) -> Json:
    made = sheet(agora=[box("a", "owl", "mask")])
    made["building"]["agora"]["first_finisher_vp"] = points
    return made


def large_start(coins: int) -> Json:
    return {**sheet(wonder=[box("w1")]), "treasury": {"start": coins}}


def large_cap(coins: int) -> Json:
    return {**sheet(wonder=[box("w1")]), "treasury": {"start": 1, "cap": coins}}


def effect(name: str, argument: Callable[[int], object]) -> Callable[[int], Json]:
    return lambda amount: sheet(wonder=[box("w1", effects=[{name: argument(amount)}])])


LIMITS: list[tuple[Callable[[int], Json], int, str]] = [
    (many_boxes, 60, "building university box u60: one box too many; at most 60"),
    (many_arrows, 60, "building university box u60: one box too many; at most 60"),
    (many_in_the_wonder, 60, "building wonder box w60: one box too many; at most 60"),
    (many_attacks, 16, "building barracks_east box e8: one attack box too many; at most 16"),
    (many_bonuses, 8, "bonus b8: one bonus too many; at most 8"),
    (many_cities, 16, "city c16: one city too many; at most 16"),
    (many_effects_of_a_box, 8, "building wonder box w1: 9 effects; at most 8"),
    (many_effects_of_a_bonus, 8, "bonus b: 9 effects; at most 8"),
    (many_effects, 2047, "city last: with this board 2048 effects in all; at most 2047"),
    (many_left_open, 14, "city argos: its boxes and the bonuses may leave 15 things open in a turn; at most 14"),
    (long_ids, 40, "table id: an id of 41 characters; at most 40"),
    (long_names, 60, "building wonder: name 'NNN"),
    (large_cost, 6, "box w1: cost 7 is not allowed; allowed: 0 to 6"),
    (large_points, 99, "box w1: vp 100 is not allowed; allowed: 0 to 99"),
    (large_attack, 99, "box b: attack 100 is not allowed; allowed: 0 to 99"),
    (large_extra, 99, "building agora: first_finisher_vp 100 is not allowed; allowed: 0 to 99"),
    (large_start, 999, "table treasury: start 1000 is not allowed; allowed: 0 to 999"),
    (large_cap, 9999, "table treasury: cap 10000 is not allowed; allowed: 1 to 9999"),
    (effect("coins", lambda n: n), 99, "box w1: effect coins: 100 is not allowed"),
    (effect("per_box", lambda n: ["wonder", n]), 9, "box w1: effect per_box: ['wonder', 10] is not allowed"),
    (effect("coins_on_die", lambda n: ["blue", n]), 9, "box w1: effect coins_on_die: ['blue', 10] is not allowed"),
    (effect("cross_one_of", lambda n: ["agora", "agora"][: n + 1]), 0, "box w1: effect cross_one_of: ['agora', "),
]


@pytest.mark.sanitize
@pytest.mark.parametrize(("made", "limit", "problem"), LIMITS, ids=[f"{row[0].__name__}{row[1]}" for row in LIMITS])
def test_at_the_limit_it_plays_and_above_it_is_refused(made: Callable[[int], Json], limit: int, problem: str) -> None:
    for seed in range(3):
        game = septem.new("dice", 3 - seed % 2, seed, sheet=made(limit), max_rounds=40)
        state = game.state.copy()
        state.finish(seed % 2)
        assert state.finished()
        seen = [len(game.view(seat).cities) for seat in range(game.players)]
        assert seen == [game.players] * game.players
    with pytest.raises(BadTable, match=re.escape(problem)):
        septem.new("dice", 2, 1, sheet=made(limit + 1))


@pytest.mark.parametrize("made", [many_effects, many_boxes, long_ids])
def test_at_the_limit_every_step_of_the_facade_works(made: Callable[[int], Json]) -> None:
    """Positions load, records replay, events are told."""
    limit = next(limit for one, limit, _ in LIMITS if one is made)
    game = septem.new("dice", 2, 1, sheet=made(limit), max_rounds=12)
    while not game.over:
        seat = game.to_act[0]
        assert septem.load(game.position()).position() == game.position()
        game.play(seat, game.legal(seat)[0])
    assert septem.replay(game.record()).result == game.result
    assert all(game.event_text(entry.event, "cs") for entry in game.events(None))


def test_the_line_of_a_limit_is_named() -> None:
    text = our_text() + "".join(f'\n[[city]]\nid = "c{number}"\n' for number in range(10))
    line = text.splitlines().index('id = "c9"') + 1
    with pytest.raises(BadTable, match=f"my.toml line {line} city c9: one city too many"):
        parse_sheet(text, "my.toml")


@pytest.mark.sanitize
def test_the_deepest_chain_fits_the_stack() -> None:
    """Nine buildings completed in one turn, none of their bonuses taken yet, everything else left open too."""
    way = ["warehouse", "gallery", "agora", "market", "university", "barracks", "barracks"]
    chain: list[list[Json]] = [[{"cross_up_to_two": building}, {"coins": 1}] for building in way]
    given = sheet(
        {f"b{number}": [{"coins": 1}] for number in range(8)},
        wonder=[box("w1", effects=[{"unlock": "purple"}]), box("w2", effects=chain[0])],
        warehouse=[box("h", "stone", effects=chain[1])],
        gallery=[box("g", "leader_red", effects=chain[2])],
        agora=[box("a", "owl", effects=chain[3])],
        market=[box("m", "camel", effects=chain[4])],
        university=[box("u", "gear", effects=chain[5])],
        barracks_west=[box("bw", "axe", attack=1, effects=chain[6])],
        barracks_east=[box("be", "sword", attack=1, effects=[{"build_free_die": True}])],
        guild_court=[box("c", effects=[{"another_action": True}])],
    )
    given["building"]["warehouse"]["city_building"] = True
    game = septem.new("dice", 3, 1, sheet=given)
    others = [game.view(seat).cities[1:] for seat in range(3)]
    for move in ("wonder", "pass", "pass"):
        game.play(game.to_act[0], move)
    for move in ("wonder", *(f"cross {one}" for one in ("h", "g", "a", "m", "u", "bw", "be")), "extra build purple c"):
        game.play(0, move)
    assert len(game.view(0).owed) == DEPTH
    assert [game.view(seat).owed for seat in (1, 2)] == [(ActionOwed(),)] * 2
    game.play(0, "extra pass")
    while 0 in game.to_act:
        game.play(0, game.legal(0)[0])
    assert len(game.view(0).cities[0].bonuses) == 8
    assert [board.board for board in game.view(0).cities[1:]] == [board.board for board in others[0]]
    for seat in (1, 2):
        game.play(seat, "pass")
    state = game.state.copy()
    state.finish()
    assert state.finished()


def test_no_sheet_brings_more_coins_than_a_position_may_hold() -> None:
    """The richest board: every effect pays at every chance, and nothing is spent."""
    effects = [[{"per_box": ["university", 9]}] * (8 if number > 45 else 1) for number in range(60)]
    rows = [box(f"u{number}", *FACES, effects=listed) for number, listed in enumerate(effects)]
    made = {**sheet({f"b{n}": [{"coins": 99}] for n in range(8)}, university=rows), "treasury": {"start": 999}}
    game = septem.new("dice", 2, 1, sheet=made, max_rounds=1000)
    state = DiceState(sheet_of(game.options.sheet), 2, 1000)
    state.begin(1)
    while not state.finished():
        seat = state.acting()[0]
        codes = state.legal_codes(seat)
        state.play_code(seat, min((code for code in codes if code >= PER_DIE), default=codes[-1]))  # a bonus, or pass
    coins = max(board["coins"] for board in state.dump()["seats"])
    assert 50_000 < coins <= 99_999


# ---- what is far too large is refused before any long work ----------------------------------------


def huge(**fields: object) -> Json:
    return {**sheet(market=[box("m", "camel")]), **fields}


@pytest.mark.parametrize(
    "given",
    [
        huge(id="x" * 10**6),
        huge(building={"x" * 10**6: {"boxes": []}}),
        huge(**{"x" * 10**6: 1}),
        huge(building={"market": {"boxes": [box("x" * 10**5, "camel")]}}),
        huge(building={"market": {"boxes": [box(f"m{number}", "camel") for number in range(100_000)]}}),
        huge(building={"market": {"boxes": [box("m", *["camel"] * 20_000)]}}),
        huge(building={"market": {"boxes": [box("m", "camel", effects=[{"coins": 1}] * 20_000)]}}),
        huge(building={"market": {"boxes": [box("m", "camel", effects=[{"cross_one_of": ["agora"] * 20_000}])]}}),
        huge(building={"market": {"boxes": [box("m", "camel", after="x" * 10**5)]}}),
        huge(city=[{"id": f"c{number}"} for number in range(30_000)]),
        huge(bonus=[{"id": f"b{number}", "effects": [{"coins": 1}]} for number in range(20_000)]),
        huge(name={"en": "N" * 10**5}),
        huge(treasury={"start": 10**4000}),
        huge(treasury={"start": 10**9000}),
        huge(city=object()),
        huge(city={"a": "\ud800"}),
        huge(name={"en": "two\nlines"}),
        huge(name={"en": "\x1b[2J"}),
        huge(name={"en": " "}),
        huge(name={"en": ""}),
    ],
    ids=range(20),
)
def test_far_too_much_is_refused_in_few_words(given: Json) -> None:
    with pytest.raises((BadTable, BadOption)) as refused:
        septem.new("dice", 2, 1, sheet=given)
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a=" + "1" * (MOST_TEXT - 1), "500,001 signs; at most 500,000"),
        (our_text().replace("reconstruction", "x" * 10**5, 2), "line 4 table id: an id of 100000 characters"),
        (
            our_text().replace('"wh_wood"', f'"{"x" * 10**5}"'),
            f"line 21 building warehouse box {'x' * 40}[.]{{3}}: an id",
        ),
        ("a = " + "[" * 10_000, "nested too deeply"),
        ("{" + '"a":{' * 50_000, "nested"),
        ("a." * 200_000 + "a = 1", "line 1: more than 200 dots"),
        ("schema = 1\nstart = " + "9" * 5000, "Exceeds the limit"),
        ("schema = \ud800", "not text in UTF-8"),
        ("{}", "missing required field"),
        ("{", "truncated"),
        ("[1]", "neither"),
        ("a = 1\n" * 3, "Cannot overwrite"),
    ],
    ids=range(12),
)
def test_texts_that_are_no_sheet(text: str, problem: str) -> None:
    with pytest.raises((BadTable, BadOption), match=problem) as refused:
        septem.new("dice", 2, 1, sheet=text)
    assert len(str(refused.value)) < 500


def test_a_sheet_contains_itself() -> None:
    given = huge()
    given["city"] = given
    with pytest.raises(BadOption, match="sheet: is nested too deeply"):
        septem.new("dice", 2, 1, sheet=given)


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(10**12)  # sparse: takes no room, and no memory holds it
    with pytest.raises(BadTable, match=r"huge\.toml: more than"):
        check_sheet(path)
