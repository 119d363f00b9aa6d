"""Workers: results in order, few pieces out at a time, errors as they were raised, and an end at any moment."""

import itertools
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from septem.core.errors import BadBot, SeptemError
from septem.sim import Interrupted, simulate
from septem.sim.games import Fixed, Job, Part
from septem.sim.pulse import Asked
from septem.sim.rows import Head
from septem.sim.run import Pieces
from septem.sim.statistics import Tally
from septem.sim.workers import AHEAD, Attempts, Care, Ended, in_order
from tests.toy.room import ROOM

BOTS = {"threads": ("random",), "processes": ("greedy", "random", "random")}


@pytest.fixture(autouse=True)
def ctrl_c() -> Iterator[None]:
    """Ctrl-C works as usual, also where a shell started the tests without it."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


def slow_first(piece: int) -> int:
    """The first piece takes longest."""
    time.sleep(0.3 if piece == 0 else 0)
    return piece


def failing(piece: int) -> int:
    if piece == 3:
        raise BadBot("bots: wrong")
    if piece == 5:
        raise ZeroDivisionError("five")
    return piece


class Unsendable(Exception):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


class UnsendableOfOurs(SeptemError):
    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def unsendable(piece: int) -> int:
    raise (Unsendable if piece else UnsendableOfOurs)(1, 2)


@pytest.mark.parametrize("threads", [True, False])
def test_results_come_in_order(threads: bool) -> None:
    assert list(in_order(slow_first, iter(range(20)), 2, threads)) == list(range(20))


@pytest.mark.parametrize("threads", [True, False])
def test_pieces_without_end(threads: bool) -> None:
    """Only a few are taken ahead, and nothing runs on afterwards."""
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for number in itertools.count():
            taken.append(number)
            yield number

    running = threading.active_count()
    results = in_order(slow_first, pieces(), 3, threads)
    assert [next(results) for _ in range(10)] == list(range(10))
    results.close()
    assert len(taken) <= 10 + 3 * AHEAD
    assert threading.active_count() == running


def test_errors_of_processes_come_home() -> None:
    """The first one in order, whoever is faster."""
    with pytest.raises(BadBot, match="bots: wrong"):
        list(in_order(failing, iter(range(20)), 2, threads=False))


def test_unexpected_errors_tell_where_they_come_from() -> None:
    with pytest.raises(ZeroDivisionError, match="five") as caught:
        list(in_order(failing, iter(range(4, 20)), 2, threads=False))
    assert "in failing" in caught.value.__notes__[0]


@pytest.mark.parametrize(("first", "kind", "words"), [(0, SeptemError, "1 and 2"), (1, RuntimeError, "Unsendable: 1")])
def test_errors_that_cannot_be_sent_are_sent_as_words(first: int, kind: type[Exception], words: str) -> None:
    with pytest.raises(kind, match=words):
        list(in_order(unsendable, iter(range(first, 9)), 2, threads=False))


def ending(piece: int) -> int:
    """The second piece ends its process, always."""
    if piece == 1:
        os._exit(3)
    return piece


@pytest.mark.slow
def test_a_piece_that_ends_every_process_is_given_up() -> None:
    care = Care[int](name=lambda piece: f"piece {piece}")
    results = in_order(ending, iter(range(9)), 2, threads=False, care=care)
    assert next(results) == 0
    with pytest.raises(SeptemError, match="workers: 3 processes ended in the middle of piece 1: killed"):
        list(results)


def test_when_to_blame_a_question() -> None:
    """One death may have any reason; a second one at the same question has not; nor has one who is stuck."""
    care = Care[list[Asked]](without=lambda piece, asked, stuck: [*piece, asked], name=str)
    first, second = Asked(4, 7, 1), Asked(4, 9, 0)
    attempts = Attempts([], care)
    for asked, left_out in ((first, []), (second, []), (second, [second]), (first, [second])):
        attempts.ended(Ended(asked))
        assert attempts.piece == left_out
    attempts.ended(Ended(first))
    assert attempts.piece == [second, first]
    attempts.ended(Ended(Asked(5, 1, 1), stuck=True))
    assert len(attempts.piece) == 3
    attempts.ended(Ended(None))
    attempts.ended(Ended(None))
    with pytest.raises(SeptemError, match="3 processes ended"):
        attempts.ended(Ended(None))


def test_killed_workers_cost_time_not_games() -> None:
    """Two of them, whenever it happens: the same games, the same checksum."""
    killed: list[int] = []

    def kill_some(games: int) -> None:
        helpers = multiprocessing.active_children()
        if len(killed) < 2 and helpers:
            killed.append(helpers[-1].pid or 0)
            helpers[-1].kill()

    bots = BOTS["processes"]
    found = simulate(ROOM, 3, games=150, seed=4, bots=bots, workers=2, progress=kill_some)
    assert len(killed) == 2
    assert found == simulate(ROOM, 3, games=150, seed=4, bots=bots)


@pytest.mark.parametrize("bots", BOTS.values(), ids=BOTS)
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_simulation_gives_the_games_so_far(bots: tuple[str, ...], workers: int) -> None:
    """They are those of a smaller simulation, and the handlers of signals are as before."""
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    done: list[int] = []

    def stop_soon(games: int) -> None:
        done.append(games)
        if len(done) == 3:
            signal.raise_signal(signal.SIGINT)

    with pytest.raises(Interrupted) as caught:
        simulate(ROOM, 3, games=2**32, seed=4, bots=bots, workers=workers, progress=stop_soon)
    found = caught.value.done
    assert found is not None
    assert found.interrupted
    assert found.games == sum(done)
    smaller = simulate(ROOM, 3, games=found.games, seed=4, bots=bots)
    assert not smaller.interrupted
    assert (found.columns, found.seats, found.labels) == (smaller.columns, smaller.seats, smaller.labels)
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == handlers


def test_interrupted_before_the_first_game() -> None:
    bots = ["tests.sim.test_workers:Stopping", "random"]
    with pytest.raises(Interrupted) as caught:
        simulate(ROOM, 2, games=9, bots=bots)
    assert caught.value.done is None
    assert isinstance(caught.value, KeyboardInterrupt)


class Stopping:
    """A bot during whose turn somebody presses Ctrl-C."""

    def choose(self, view: object, moves: list[object], rng: object) -> object:
        signal.raise_signal(signal.SIGINT)
        return moves[0]


def test_pieces_are_cut_to_time() -> None:
    """Quick games in large pieces, slow ones alone; every game once, whatever was learned on the way."""
    for seconds_a_game, largest in ((1e-6, 10_000), (0.01, 16), (10.0, 16)):
        pieces = Pieces(job_of(("random",) * 2), 3_000_000, 2)
        expected, sizes = 0, []
        for piece in itertools.islice(pieces, 40):
            assert piece.first == expected
            expected += piece.count
            sizes.append(piece.count)
            seconds = piece.count * seconds_a_game
            pieces.learn(Part(Tally(piece.head, ROOM), [], [], [], [], piece.count, seconds))
        assert max(sizes) == largest
        assert sizes[-1] == min(10_000, max(1, round(0.1 / seconds_a_game)))


def job_of(bots: tuple[str, ...]) -> Job:
    """A simulation of the toy game."""
    head = Head(game="toy", rules=ROOM.rules, players=len(bots), options={}, seed=0, bots=bots)
    return Job(head, ROOM, {}, Fixed(0, bots))
