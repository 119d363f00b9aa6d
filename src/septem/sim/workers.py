"""Work done piece by piece, several pieces at a time: in threads, or in processes that a thread each waits for.

Results come in the order of the pieces, and only a few pieces are out at any time, so there may be billions of them.
Ctrl-C ends everything at once, whatever the workers are doing; an error in a worker comes back as it was raised.
"""

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from septem.core.errors import SeptemError

METHOD = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
AHEAD = 4
"""Pieces given out for each worker: enough to keep all busy while one piece takes longer."""
GLANCE = 0.1
"""Seconds between two looks whether somebody wants us to stop."""
PATIENCE = 1.0
"""Seconds an idle process gets to end by itself."""

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Work = Callable[[Piece], Done]


def in_order(work: Work[Piece, Done], pieces: Iterator[Piece], workers: int, threads: bool) -> Generator[Done]:
    """The results of all pieces; with one worker right here, else in threads or processes."""
    if workers == 1:
        yield from map(work, pieces)
        return
    with _postponed() as stop_asked, _crew(work, workers, threads) as submit:
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
def _postponed() -> Iterator[Callable[[], bool]]:
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
def _crew(work: Work[Piece, Done], workers: int, threads: bool) -> Iterator[Callable[[Piece], Future[Done]]]:
    """A way to hand out pieces; processes are started as pieces come in, and are gone after the block."""
    helpers: list[_Helper] = []
    idle: SimpleQueue[_Helper] = SimpleQueue()

    def passed_on(piece: Piece) -> Done:
        helper = idle.get()
        try:
            done: Done = helper.do(work, piece)
        finally:
            idle.put(helper)
        return done

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
        for helper in helpers:
            helper.kill()
        raise
    finally:
        executor.shutdown(cancel_futures=True)
        for helper in helpers:
            helper.dismiss()


class _Helper:
    """A process that does one piece of work after another."""

    def __init__(self) -> None:
        context: Any = multiprocessing.get_context(METHOD)
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, str(Path.cwd())))
        self._process.start()
        theirs.close()

    def do(self, work: Work[Any, Any], piece: Any) -> Any:
        """What the process makes of a piece."""
        try:
            self._line.send((work, piece))
            done, answer = self._line.recv()
        except (EOFError, OSError):
            ended = "a process ended in the middle of its work: killed, or out of memory?"
            raise SeptemError(f"workers: {ended} Try fewer, or --workers 1") from None
        if done:
            return answer
        raise answer

    def kill(self) -> None:
        """End it in the middle of its work."""
        self._process.kill()

    def dismiss(self) -> None:
        """Send it home; it has nothing to do."""
        self._line.close()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()


def serve(line: "Connection[Any, Any]", folder: str) -> None:
    """The life of a helper: until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.chdir(folder)
    with suppress(EOFError, OSError):
        while True:
            work, piece = line.recv()
            line.send(_answer(work, piece))


def _answer(work: Work[Any, Any], piece: Any) -> tuple[bool, Any]:
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
