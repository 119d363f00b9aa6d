"""Rows of finished games: they tell what the games were, and a changed one is found out."""

from array import array
from typing import Any

import msgspec
import pytest

import septem
from septem import BadRows
from septem.core import begin
from septem.core.room import AnyRoom
from septem.search.batch import checksum, digest, game_seed, play_many, play_out
from septem.search.batch_layout import HEAD
from septem.sim.rows import DIGEST_MASK, GameRow, Match, cells_of, figures, game_row
from tests.toy.room import ROOM

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {}),
    ("wonders", 2, {"edition": 1}),
    ("wonders", 4, {}),
    ("architects", 3, {}),
    ("dice", 3, {}),
]


def played(room: AnyRoom, players: int, number: int, seed: int = 3, lazy: int = 0, **options: Any) -> GameRow:
    """The row of one random game."""
    match = Match(number, game_seed(seed, number), ("random",) * players)
    state = begin.new(room, players, 0, options).state
    decisions = play_out(state, match.seed, lazy)
    return game_row(room, match, state, decisions, [0] * players, cells_of(room, state))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_row_tells_what_the_game_was(game: str, players: int, options: dict[str, Any]) -> None:
    room = septem.room_of(game)
    complete = septem.new(game, players=players, **options).options
    known = {item for items in room.names(complete).values() for item in items}
    for number in range(5):
        row = played(room, players, number, **options)
        state = begin.new(room, players, row.seed, options).state
        state.finish()
        result = room.result(state)
        assert [one.points for one in row.seats] == list(result.points)
        assert [one.seat for one in row.seats if one.place == 1] == list(result.ranking[0])
        assert row.ending in (result.reason, None)
        assert (row.ending is None) == (game == "wonders")
        assert all(one.columns.keys() | one.labels.keys() | {"points"} == set(room.columns) for one in row.seats)
        assert all(one.labels[name] in ids for one in row.seats for name, ids in room.labels.items())
        assert known.issuperset(item for one in row.seats for item in one.built)
        assert all(one.built for one in row.seats)
        assert msgspec.json.decode(msgspec.json.encode(row), type=GameRow) == row


def test_what_lies_before_a_seat() -> None:
    """The same things that the table shows at the end."""
    for game, players, options in TABLES:
        room = septem.room_of(game)
        table = septem.new(game, players=players, seed=8, **options)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[0])
        built = room.built(table.state)
        for seat, city in enumerate(table.view(None).cities[:players]):
            match game:
                case "duel":
                    assert built[seat] == [*city.cards, *city.wonders, *city.tokens]
                case "wonders":
                    assert built[seat] == list(city.cards)
                case "architects":
                    cards = [kind for kind, count in city.cards.items() for _ in range(count)]
                    assert built[seat] == [*city.built, *city.tokens, *cards]
                case "dice":
                    assert built[seat] == [*city.crossed, *city.bonuses]


def test_a_game_that_says_nothing_about_it() -> None:
    row = played(ROOM, 3, 0)
    assert [one.built for one in row.seats] == [(), (), ()]
    assert row.ending is None
    assert row.decisions == 9
    assert row.seats[0].labels.keys() == {"luck"}


@pytest.mark.parametrize("lazy", [0, 1])
def test_one_game_is_that_of_a_batch(lazy: int) -> None:
    width = 3 * (HEAD + len(ROOM.columns))
    cells = array("i", bytes(4 * 5 * width))
    play_many(begin.new(ROOM, 3, 0, {}).state, len(ROOM.columns), 7, 5, 3, lazy, cells)
    rows = [played(ROOM, 3, number, lazy=lazy) for number in range(7, 12)]
    assert [figures(ROOM, row) for row in rows] == [cells[at : at + width] for at in range(0, 5 * width, width)]
    total = sum(int(row.digest, 16) for row in rows) & DIGEST_MASK
    assert checksum(cells, 7, 5, width, 3) == total


def test_digests_are_fixed_and_differ() -> None:
    cells = array("i", [1, 0, -2, 7])
    assert f"{digest(3, 2**61 + 3, array('i', [1, -2, 3, 4])):x}" == "b5734d04744a31d"  # golden: checksums stay
    others = [digest(4, 9, cells), digest(3, 8, cells), digest(3, 9 + 2**40, cells), digest(3 + 2**40, 9, cells)]
    others += [digest(3, 9, array("i", changed)) for changed in ([1, 0, -2], [1, 0, -2, 6], [0, 1, -2, 7])]
    assert len({digest(3, 9, cells), *others}) == 8
    with pytest.raises(ValueError, match="cells: must be one row"):
        digest(1, 1, array("q", [1]))
    with pytest.raises(ValueError, match="too few"):
        checksum(cells, 0, 2, 3, 1)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"points": 99}, "do not agree with its digest"),
        ({"place": 3}, "do not agree with its digest"),
        ({"labels": {"luck": "unlucky"}}, "is no game of toy"),
        ({"columns": {}}, "is no game of toy"),
        ({"points": 2**40}, "is no game of toy"),
    ],
)
def test_a_changed_row_is_found_out(change: dict[str, object], complaint: str) -> None:
    row = played(ROOM, 3, 6)
    first, *others = row.seats
    changed = msgspec.structs.replace(row, seats=(msgspec.structs.replace(first, **change), *others))
    with pytest.raises(BadRows, match=f"game 6: .*{complaint}"):
        figures(ROOM, changed)
