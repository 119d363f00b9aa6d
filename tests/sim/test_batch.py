"""Batches of random games and perft, against the same done one by one."""

from array import array

import pytest

from septem.search.batch import add_up, game_seed, group, play_many, share_wins
from septem.search.batch_layout import GROUP, HEAD, TOTALS, WIN
from septem.search.perft import perft
from septem.testing.ends import check_batch
from tests.toy.fixtures import toy
from tests.toy.room import ROOM, ToyGame

WIDTH = HEAD + len(ROOM.columns)


def rows_of(first: int, count: int, lazy: int = 0) -> list[int]:
    out = array("i", bytes(4 * count * 3 * WIDTH))
    play_many(toy(3, 0).state, len(ROOM.columns), first, count, 11, lazy, out)
    return out.tolist()


@pytest.mark.sanitize
def test_pieces_of_a_batch_fit_together() -> None:
    assert rows_of(0, 7) + rows_of(7, 13) == rows_of(0, 20)


def test_batch_equals_single_games() -> None:
    check_batch(toy(4, 3))


def test_batch_leaves_the_state_alone() -> None:
    game = toy(3, 0)
    before = game.position()
    play_many(game.state, 1, 0, 3, 1, 1, array("i", bytes(4 * 3 * 3 * 3)))
    assert game.position() == before


@pytest.mark.parametrize("cells", [0, 1, 3 * WIDTH - 1])
def test_a_short_buffer_is_refused(cells: int) -> None:
    with pytest.raises(ValueError, match="too few"):
        play_many(toy(3, 0).state, len(ROOM.columns), 0, 1, 1, 0, array("i", bytes(4 * cells)))


def test_seeds_of_a_batch_are_distinct_and_fixed() -> None:
    seeds = [game_seed(1, number) for number in range(20_000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**62 for seed in seeds)
    assert seeds[:2] == [4246582918247102523, 3175571671303468685]  # golden: simulations stay repeatable
    assert game_seed(2**61 + 5, 2**33) == 2410227197106979701
    assert game_seed(1, 0) != game_seed(2, 0) != game_seed(1 + 2**32, 0)


def test_sums_groups_and_shared_wins() -> None:
    rows = array("i", [1, 0, 5, 1, 1, 1, 5, 0, 3, 2, -2, 1])  # place, seat, points, label; one game of three
    wins = array("i", bytes(12))
    share_wins(rows, 1, 3, 4, wins)
    assert wins.tolist() == [WIN // 2, WIN // 2, 0]
    totals = array("q", [0, 0, 99, -99] * 4)
    add_up(rows, 3, 4, totals)
    assert totals[2 * TOTALS : 3 * TOTALS].tolist() == [8, 54, -2, 5]
    cells = array("q", bytes(8 * 2 * GROUP))
    group(rows, wins, 3, 4, 3, cells)
    assert cells.tolist() == [1, WIN // 2, 5, 2, WIN // 2, 3]


def brute_force(game: ToyGame, depth: int) -> int:
    if depth == 0:
        return 1
    if game.over:
        return 0
    seat, found = game.to_act[0], 0
    for move in game.legal(seat):
        twin = game.copy()
        twin.play(seat, move)
        found += brute_force(twin, depth - 1)
    return found


@pytest.mark.sanitize
@pytest.mark.parametrize("seed", [1, 2])
def test_perft_counts_what_the_facade_plays(seed: int) -> None:
    game = toy(2, seed)
    assert [perft(game.state, depth) for depth in range(5)] == [brute_force(game, depth) for depth in range(5)]


def test_perft_ends_with_the_game() -> None:
    state = toy(2, 1).state
    assert perft(state, 6) > 0
    assert perft(state, 7) == 0
    with pytest.raises(ValueError, match="depth: -1 is not allowed"):
        perft(state, -1)
