"""Bots that break down, take too long, answer nonsense or end their process lose a turn, and the run goes on."""

import logging
import os
import re
import signal
import threading
import time
from collections.abc import Callable

import pytest

from septem.core.errors import BadBot
from septem.core.rng import Rng
from septem.core.state import State
from septem.sim import Statistics, simulate
from septem.sim.alarm import Alarm, TooSlow
from septem.sim.play import bot_stream
from septem.sim.referee import MOST_COSTLY, fallback
from tests.toy.fixtures import toy
from tests.toy.model import Move, View
from tests.toy.room import ROOM

HERE = __name__
TIMERS = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timers of POSIX here")


class Raising:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        raise ValueError("no idea")


class Leaving:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        raise SystemExit(0)


class Odd(BaseException):
    pass


class RaisingOdd:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        raise Odd


class Silent:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> None:
        return None


class Cheating:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> str:
        return "show 99"


class Hanging:
    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        while True:
            time.sleep(0.001)


class Stubborn:
    """It catches everything, and goes on."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        for _ in range(2):
            try:
                while True:
                    time.sleep(0.001)
            except:  # noqa: E722  # as some people write
                pass
        return moves[0]


class Deep:
    """It hangs on its first turn, where no signal gets through."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if view.turn == 0:
            sum(range(10**13))
        return moves[rng.below(len(moves))]


class Ending:
    """It ends its process on its first turn."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        if view.turn == 0:
            os._exit(7)
        return moves[rng.below(len(moves))]


class Unmakeable:
    made = 0

    def __init__(self) -> None:
        Unmakeable.made += 1
        if Unmakeable.made > 1:
            raise ValueError("once only")

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[0]


class SeenRandom:
    """What a bot plays whose every turn is lost in a game without hints."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        return moves[rng.below(len(moves))]


def with_one(name: str, games: int = 3, workers: int = 1, strict: bool = False, seconds: float = 60.0) -> Statistics:
    """Three at the table, one of them in the middle."""
    bots = ["random", f"{HERE}:{name}", "random"]
    return simulate(ROOM, 3, games=games, seed=5, bots=bots, workers=workers, strict=strict, bot_seconds=seconds)


@pytest.mark.parametrize(
    ("name", "kind", "told"),
    [
        ("Raising", "raised", r"broke down: ValueError: no idea \(test_failing_bots.py, line \d+\)"),
        ("Leaving", "raised", r"broke down: SystemExit: 0 .*"),
        ("RaisingOdd", "raised", r"broke down: Odd .*"),
        ("Silent", "illegal", r"chose None: None is not a move of this game\."),
        ("Cheating", "illegal", r"chose 'show 99': .*"),
    ],
)
def test_the_run_goes_on(name: str, kind: str, told: str, caplog: pytest.LogCaptureFixture) -> None:
    """The bot is named once, then counted; lost turns are drawn from its own stream."""
    found = with_one(name)
    assert found.failures == [0, 9, 0]
    assert found.checksum == with_one("SeenRandom").checksum
    first, summary = [record.getMessage() for record in caplog.records]
    head = rf"bots: {HERE}:{name} in seat 2, game 1 \(its seed: \d+\), "
    assert re.fullmatch(f"{head}{told}; a legal move was made for it", first)
    assert summary == f"bots: {HERE}:{name} lost 9 turns ({kind} 9)"
    assert {record.name for record in caplog.records} == {"septem.sim"}


def test_failures_do_not_depend_on_workers(caplog: pytest.LogCaptureFixture) -> None:
    one = with_one("Raising", games=30)
    lines = [record.getMessage() for record in caplog.records]
    caplog.clear()
    assert with_one("Raising", games=30, workers=2) == one
    assert [record.getMessage() for record in caplog.records] == lines


@pytest.mark.parametrize("name", ["Raising", "Silent", "RaisingOdd"])
def test_strict_runs_stop(name: str) -> None:
    with pytest.raises(BadBot, match=rf"{name} in seat 2, game 1 \(its seed: \d+\), "):
        with_one(name, strict=True)


@TIMERS
@pytest.mark.parametrize("name", ["Hanging", "Stubborn"])
def test_a_bot_that_hangs_is_cut_short(name: str, caplog: pytest.LogCaptureFixture) -> None:
    usual = signal.getsignal(signal.SIGALRM)
    found = with_one(name, games=1, seconds=0.05)
    assert found.failures == [0, 3, 0]
    assert "took longer than 0.05 seconds" in caplog.text
    assert signal.getsignal(signal.SIGALRM) == usual
    with pytest.raises(BadBot, match=r"took longer than 0\.05 seconds"):
        with_one("Hanging", games=1, seconds=0.05, strict=True)


@TIMERS
def test_a_bot_that_hung_too_often_is_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    found = simulate("duel", games=1, bots=[f"{HERE}:Hanging", "random"], bot_seconds=0.02)
    assert found.failures[0] > MOST_COSTLY
    assert f"lost {found.failures[0]} turns (slow {found.failures[0]})" in caplog.text


@pytest.mark.slow
def test_a_process_that_does_not_come_back(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A hang inside C is ended from outside, and the game goes on behind that decision."""
    monkeypatch.setattr("septem.sim.run.GRACE", 0.5)
    found = with_one("Deep", games=2, workers=2, seconds=0.1)
    assert found.failures == [0, 2, 0]
    assert found.checksum == with_one("SeenRandom", games=2).checksum
    assert "took longer than 0.1 seconds" in caplog.text


@pytest.mark.slow
def test_a_bot_that_ends_its_process(caplog: pytest.LogCaptureFixture) -> None:
    found = with_one("Ending", games=2, workers=2)
    assert found.failures == [0, 2, 0]
    assert found.checksum == with_one("SeenRandom", games=2).checksum
    assert "ended its process; a legal move was made for it" in caplog.text


def test_a_bot_that_can_be_made_once(caplog: pytest.LogCaptureFixture) -> None:
    Unmakeable.made = 0
    found = with_one("Unmakeable", games=2)
    assert found.failures == [0, 6, 0]
    assert "broke down: BadBot: bots: 'tests.sim.test_failing_bots:Unmakeable' cannot be made" in caplog.text
    Unmakeable.made = 0
    with pytest.raises(BadBot, match="cannot be made: ValueError: once only"):
        with_one("Unmakeable", strict=True)


def test_nothing_is_logged_without_failures(caplog: pytest.LogCaptureFixture) -> None:
    assert with_one("SeenRandom").failures == [0, 0, 0]
    assert not caplog.records
    assert logging.getLogger("septem.sim").level == logging.NOTSET


# ---- the move instead --------------------------------------------------------------------------
def test_without_hints_a_move_is_drawn() -> None:
    state = toy(3, 4).state
    codes = state.legal_codes(1)
    drawn = {fallback(state, 1, seed, 2) for seed in range(40)}
    assert drawn == set(codes)
    assert fallback(state, 1, 9, 2) == codes[bot_stream(9, 1, 2).below(len(codes))]


def test_with_hints_it_is_the_best_move(monkeypatch: pytest.MonkeyPatch) -> None:
    class Weighing:
        def weighed(self, state: State, seat: int) -> list[tuple[int, int]]:
            return [(code, code % 7) for code in state.legal_codes(seat)]

    monkeypatch.setattr("septem.sim.referee.Policy", Weighing)
    state = toy(3, 4).state
    best = max(state.legal_codes(0), key=lambda code: code % 7)
    assert {fallback(state, 0, seed, 0) for seed in range(9)} == {best}


# ---- the alarm ---------------------------------------------------------------------------------
def endless() -> None:
    while True:
        time.sleep(0.001)


@TIMERS
def test_the_alarm_rings_once_and_is_off_again() -> None:
    with Alarm(0.02) as alarm:
        for _ in range(3):
            with pytest.raises(TooSlow):
                alarm.timed(endless)
        assert alarm.timed(lambda: 5) == 5
        time.sleep(0.05)
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_no_alarm_outside_the_main_thread() -> None:
    """There is no timer there; the work is done all the same."""
    found: list[int] = []

    def work(alarm: Callable[[], int] = lambda: 7) -> None:
        with Alarm(0.01) as clock:
            found.append(clock.timed(alarm))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [7]
