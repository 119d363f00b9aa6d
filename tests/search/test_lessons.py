"""Games to learn from: by seed alone, in both modes; targets between what was thought and how it ended."""

import hashlib
import subprocess
import sys
from typing import Any

import pytest

from septem.core.errors import BadTable
from septem.core.room import AnyRoom
from septem.core.state import COMPILED
from septem.games import room_of
from septem.search.lessons import SIGHT, Class, Course, Lessons, Played, learning_form, plays_out, setups, style_names
from septem.search.values_file import features_of, row_widths
from septem.sim.room_paths import environment
from tests.toy.room import ROOM as TOY

DUEL, WONDERS = room_of("duel"), room_of("wonders")
WEIGHTS = {room.id: tuple(37 * place % 301 - 150 for place in range(width)) for room, width in ((TOY, 12),)}
for known in (DUEL, WONDERS):
    WEIGHTS[known.id] = tuple(37 * place % 301 - 150 for place in range(sum(row_widths(features_of(known)))))


def course(room: AnyRoom, players: int, weights: tuple[int, ...] | None = None, **rest: Any) -> Course:
    known = WEIGHTS[room.id] if weights is None else weights
    return Course(room, players, known, **{"iterations": 6, "kept": 100, **rest})


FIRST = {"edition": 1}


def played(wanted: Course, *seeds: int) -> tuple[Lessons, list[Played]]:
    lessons, group = Lessons(), Class(wanted)
    return lessons, [group.play(seed, lessons) for seed in seeds]


def digest() -> str:
    """A fingerprint of some games, the same in both modes."""
    hashed = hashlib.sha256()
    wonders = [course(WONDERS, 3, (), kept=20), course(WONDERS, 2, kept=20, options=FIRST)]
    duel = [course(DUEL, 2, (), kept=20), course(DUEL, 2, kept=20)]
    for wanted in (*duel, *wonders, course(TOY, 3), course(TOY, 4, ())):
        lessons, games = played(wanted, 1, 2)
        columns = (lessons.sizes, lessons.features, lessons.amounts, [round(one, 9) for one in lessons.targets])
        hashed.update(repr(([list(one) for one in columns], games)).encode())
    return hashed.hexdigest()


@pytest.mark.parametrize(("room", "players"), [(DUEL, 2), (TOY, 2), (TOY, 3), (TOY, 4)])
@pytest.mark.parametrize("weights", [None, ()])
def test_a_game_depends_on_its_seed_alone(room: AnyRoom, players: int, weights: tuple[int, ...] | None) -> None:
    wanted = course(room, players, weights, kept=30)
    alone, (game,) = played(wanted, 7)
    after, games = played(wanted, 3, 7)
    assert games[1] == game
    assert after.targets[-len(alone.targets) :] == alone.targets
    assert after.features[-len(alone.features) :] == alone.features
    assert after.amounts[-len(alone.amounts) :] == alone.amounts
    assert played(wanted, 8)[0].features != alone.features


@pytest.mark.parametrize("room", [DUEL, TOY])
def test_lessons_have_the_features_of_their_room(room: AnyRoom) -> None:
    lessons, _ = played(course(room, room.usual), 1, 2)
    assert len(lessons.sizes) == len(lessons.targets) > 5
    assert sum(lessons.sizes) == len(lessons.features) == len(lessons.amounts)
    assert room.features is not None
    assert max(lessons.features) < len(room.features.names) * room.features.stages
    assert all(0 <= target <= 1 for target in lessons.targets)


def test_a_target_is_what_was_thought_and_what_came_of_it() -> None:
    """Trust says how much of each; the games are the same. From the end of the game back, as the winner sees it."""
    ended, mixed, thought = (played(course(DUEL, 2, trust=trust), 5)[0].targets for trust in (0, 30, 100))
    assert set(ended) == {0.0, 1.0}  # seen from either seat; Duel counts the victory alone
    assert len(set(thought)) > 20
    worth = 1.0
    for end, target, then in zip(ended, mixed, thought, strict=True):
        worth += 0.3 * ((then if end else 1 - then) - worth)
        assert target == pytest.approx(worth if end else 1 - worth)


def test_who_does_not_look_ahead_thinks_nothing() -> None:
    assert set(played(course(DUEL, 2, ()), 5)[0].targets) == {0.0, 1.0}


def test_at_a_larger_table_the_one_to_move_and_some_other_are_seen() -> None:
    """What one seat thought of a position says nothing about what it was worth to another."""
    one, _ = played(course(TOY, 4, trust=0), 3)
    assert 9 < len(one.targets) <= 24  # twelve choices, seen by one or two seats
    ended, mixed = (played(course(TOY, 4, trust=50), seed)[0].targets for seed in (3, 4))
    assert len(set(ended)) > 4
    assert len(set(mixed)) > 4


def test_all_styles_sit_down() -> None:
    _, games = played(course(DUEL, 2, ()), *range(40))
    assert {style for game in games for style in game.styles} == set(style_names(DUEL))
    assert all(len(game.styles) == len(game.ranks) == 2 for game in games)


def test_a_room_that_plays_out_learns_by_its_values() -> None:
    assert not TOY.form_for(3).by_values
    assert learning_form(TOY, 3).by_values
    assert learning_form(DUEL, 2) == DUEL.form_for(2)


def test_who_plays_games_to_the_end_thinks_without_values_too() -> None:
    """And so learns from the first round on; only who looks ahead is looked at, as the one to move."""
    assert plays_out(WONDERS, 4)
    assert not plays_out(DUEL, 2)
    assert not plays_out(TOY, 3)
    alone, _ = played(course(WONDERS, 3, (), bent=0, trust=100), 1)
    assert len(set(alone.targets)) > 40
    assert len(alone.targets) >= 3 * 18
    mixed, games = played(course(WONDERS, 3, (), bent=100), *range(6))
    glances = sum(style == SIGHT for game in games for style in game.styles)
    assert 0 < glances < 18
    assert len(mixed.targets) <= (18 - glances) * 24  # some choose more than once a turn


def test_a_value_is_for_all_ways_to_set_up_a_game() -> None:
    assert setups(DUEL, 2) == [{}]
    assert setups(WONDERS, 2) == [{"edition": 1}]
    assert setups(WONDERS, 5) == [{"edition": 2}, {"edition": 1}]
    first, second = (played(course(WONDERS, 3, (), options=options), 1)[0] for options in setups(WONDERS, 3))
    assert first.features != second.features


def test_a_room_without_features_has_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOY, "features", None)
    with pytest.raises(BadTable, match="toy has none"):
        Class(course(TOY, 3))


@pytest.mark.skipif(not COMPILED, reason="needs both modes")
def test_plain_and_compiled_learn_from_the_same_games() -> None:
    asked = "import tests.search.test_lessons as t; print(t.digest())"
    plain = subprocess.run(
        [sys.executable, "-c", asked], env=environment(plain=True), capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == digest()
