"""Work done piece by piece, several pieces at a time: in threads, or in processes that a thread each waits for.

Results come in the order of the pieces, and only a few pieces are out at any time, so there may be billions of them.
Ctrl-C ends everything at once, whatever the workers are doing; an error in a worker comes back as it was raised.
A process that ends in the middle, whoever killed it, is started anew and does its piece again. If it ends at the same
question to a foreign bot twice, or does not come back from one, the piece goes on without that question (`Care`).
"""

import multiprocessing
import os
import pickle
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator, MutableSequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeVar

from septem.core.errors import SeptemError
from septem.sim.pulse import CELLS, PULSE, Asked, Pulse

METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
AHEAD = 4
"""Pieces given out for each worker: enough to keep all busy while one piece takes longer."""
MOST_DEATHS = 3
"""A piece in the middle of which so many processes have ended for no known reason is given up."""
GLANCE = 0.1
"""Seconds between two looks whether somebody wants us to stop."""
PATIENCE = 1.0
"""Seconds an idle process gets to end by itself."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Work = Callable[[Piece], Done]


@dataclass(frozen=True)
class Care(Generic[Piece]):
    """What to do about processes that end or block: by default they are only started again."""

    patience: float | None = None
    """Seconds after which a question to a foreign bot is hopeless and its process is ended."""
    without: Callable[[Piece, Asked, bool], Piece] | None = None
    """The piece without a question that ends the process, or (True) that takes too long."""
    name: Callable[[Piece], str] = lambda piece: "its work"
    """What a piece is, for the message when it is given up."""


class Ended(Exception):
    """A process is gone; `asked` is what it was asking a foreign bot, `stuck` whether it did not come back from it."""

    def __init__(self, asked: Asked | None, stuck: bool = False) -> None:
        super().__init__()
        self.asked = asked
        self.stuck = stuck


class Attempts(Generic[Piece]):
    """A piece that is tried until it is done; what is known about why it was not."""

    def __init__(self, piece: Piece, care: Care[Piece]) -> None:
        self.piece = piece
        self._care = care
        self._deaths = 0
        self._last: Asked | None = None

    def ended(self, end: Ended) -> None:
        """A process ended in the middle: go on, perhaps without what ended it; an error when there is no hope."""
        blamed = end.asked is not None and (end.stuck or end.asked == self._last)
        if blamed and end.asked is not None and self._care.without is not None:
            self.piece = self._care.without(self.piece, end.asked, end.stuck)
            self._deaths, self._last = 0, None
            return
        self._deaths += 1
        self._last = end.asked
        if self._deaths == MOST_DEATHS:
            times = f"{MOST_DEATHS} processes ended in the middle of {self._care.name(self.piece)}"
            raise SeptemError(f"workers: {times}: killed, or out of memory? Try fewer, or --workers 1")


def in_order(
    work: Work[Piece, Done], pieces: Iterator[Piece], workers: int, threads: bool, care: Care[Piece] | None = None
) -> Generator[Done]:
    """The results of all pieces; with one worker right here, else in threads or processes."""
    if workers == 1:
        yield from map(work, pieces)
        return
    with postponed() as stop_asked, _crew(work, workers, threads, care or Care()) as submit:
        out: deque[Future[Done]] = deque()
        while not stop_asked():
            piece = next(pieces, None) if len(out) < AHEAD * workers else None
            if piece is not None:
                out.append(submit(piece))
            elif not out:
                return
            elif wait([out[0]], GLANCE).done:
                yield out.popleft().result()
        raise KeyboardInterrupt


# ---- Ctrl-C ------------------------------------------------------------------------------------
@contextmanager
def postponed() -> Iterator[Callable[[], bool]]:
    """Keep Ctrl-C and its like until the end of the block; what is given asks whether one has come.

    Raised right away they would strike in the middle of starting a process or of waiting for a lock.
    """
    came: list[int] = []
    usual: dict[int, Any] = {}
    try:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                if callable(signal.getsignal(number)):
                    usual[number] = signal.signal(number, lambda number, frame: came.append(number))
        yield lambda: bool(came)
    finally:
        for caught, handler in usual.items():
            signal.signal(caught, handler)
        for first in came[:1]:
            usual[first](first, None)


def shield_helpers() -> None:
    """Keep Ctrl-C, which a terminal sends to all processes of a command, from helpers yet to be started.

    They have it from the server that starts them, as has whatever else it starts: for programs without other processes.
    """
    if METHOD != "forkserver":
        return
    from multiprocessing import forkserver, resource_tracker  # not for every system

    resource_tracker.ensure_running()  # it would lift the mask when started later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---- workers -----------------------------------------------------------------------------------
@contextmanager
def _crew(
    work: Work[Piece, Done], workers: int, threads: bool, care: Care[Piece]
) -> Iterator[Callable[[Piece], Future[Done]]]:
    """A way to hand out pieces; processes are started as pieces come in, and are gone after the block."""
    helpers: list[_Helper] = []
    idle: SimpleQueue[_Helper] = SimpleQueue()
    stop, starting = threading.Event(), threading.Lock()

    def passed_on(piece: Piece) -> Done:
        attempts, helper = Attempts(piece, care), idle.get()
        try:
            while True:
                try:
                    done: Done = helper.do(work, attempts.piece, care.patience)
                    return done
                except Ended as end:
                    with starting:
                        if stop.is_set():
                            raise
                        attempts.ended(end)
                        helper.start()
        finally:
            idle.put(helper)

    def submit(piece: Piece) -> Future[Done]:
        if threads:
            return executor.submit(work, piece)
        if len(helpers) < workers:
            helpers.append(_Helper())
            idle.put(helpers[-1])
        return executor.submit(passed_on, piece)

    executor = ThreadPoolExecutor(workers)
    try:
        yield submit
    except BaseException:
        with starting:
            stop.set()
            for helper in helpers:
                helper.kill()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        for helper in helpers:
            helper.dismiss()


class _Helper:
    """A process that does one piece of work after another; started again if it ends."""

    def __init__(self) -> None:
        self.start()

    def start(self) -> None:
        """A process, the first or a new one."""
        context: Any = multiprocessing.get_context(METHOD)
        self._pulse = Pulse(context.RawArray("q", CELLS))
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, str(Path.cwd()), self._pulse.cells))
        self._process.start()
        theirs.close()

    def do(self, work: Work[Any, Any], piece: Any, patience: float | None) -> Any:
        """What the process makes of a piece; Ended if it does not live to tell."""
        try:
            self._line.send((work, piece))
            self._watch(patience)
            done, answer = self._line.recv()
        except (EOFError, OSError):
            self._gone()
            raise Ended(self._pulse.asked()) from None
        if done:
            return answer
        raise answer

    def _watch(self, patience: float | None) -> None:
        """Wait for an answer; end the process if one question takes too long."""
        if patience is None:
            return
        asked, since = self._pulse.asked(), time.monotonic()
        while not self._line.poll(min(patience, PATIENCE)):
            now = self._pulse.asked()
            if now is None or now != asked:
                asked, since = now, time.monotonic()
            elif time.monotonic() - since > patience:
                self.kill()
                self._gone()
                raise Ended(asked, stuck=True)

    def _gone(self) -> None:
        self._line.close()
        self._process.kill()
        self._process.join()

    def kill(self) -> None:
        """End it in the middle of its work."""
        self._process.kill()

    def dismiss(self) -> None:
        """Send it home; it has nothing to do."""
        self._line.close()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()


def serve(line: "Connection[Any, Any]", folder: str, pulse: MutableSequence[int]) -> None:
    """The life of a helper: until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    PULSE.cells = pulse
    os.chdir(folder)
    with suppress(EOFError, OSError):
        while True:
            work, piece = line.recv()
            _send(line, answered(work, piece))


def _send(line: "Connection[Any, Any]", answer: tuple[bool, Any]) -> None:
    try:
        line.send(answer)
    except (pickle.PicklingError, TypeError, AttributeError) as problem:  # nothing was sent yet
        line.send((False, SeptemError(f"workers: what came of the work cannot be pickled ({problem})")))


def answered(work: Work[Any, Any], piece: Any) -> tuple[bool, Any]:
    """Whether a piece was done, and what came of it: the result, or an error that can be sent home."""
    try:
        return True, work(piece)
    except Exception as problem:
        return False, _sendable(problem)


def _sendable(problem: Exception) -> Exception:
    """An error that can be put together again on the other side; one that is not expected tells where it came from."""
    ours = isinstance(problem, SeptemError)
    if not ours:
        problem.add_note("".join(traceback.format_exception(problem)))
    try:
        pickle.loads(pickle.dumps(problem))
    except Exception:
        return SeptemError(str(problem)) if ours else RuntimeError(f"{type(problem).__name__}: {problem}")
    return problem
