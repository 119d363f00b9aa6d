"""An alarm clock for foreign code: what takes too long is cut short.

It rings by a signal of the operating system, so it works in the main thread of a process, on systems that have such
timers (not on Windows), and only while Python code runs: a call that never comes back from C is not interrupted. For
the rest there are the processes that `workers.py` watches.
"""

import signal
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

T = TypeVar("T")
AGAIN = 1.0
"""Seconds until it rings again, should somebody have caught everything and gone on."""


class TooSlow(BaseException):
    """Time is up. No `Exception`, so that `except Exception` in foreign code does not swallow it."""


class Alarm:
    """Rings after so many seconds of a piece of work; None or no timer here: never."""

    def __init__(self, seconds: float | None) -> None:
        self.seconds = seconds
        self._asleep = True
        self._rang = False
        self._usual: Any = None
        self._set = False

    def __enter__(self) -> Self:
        here = threading.current_thread() is threading.main_thread()
        if self.seconds is not None and here and hasattr(signal, "setitimer"):
            self._usual = signal.signal(signal.SIGALRM, self._ring)
            self._set = True
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        if self._set:
            self._quiet()
            signal.signal(signal.SIGALRM, self._usual)
            self._set = False

    def timed(self, work: Callable[[], T]) -> T:
        """What the work gives, or TooSlow."""
        if not self._set or self.seconds is None:
            return work()
        try:
            try:
                self._asleep, self._rang = False, False
                signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
                done = work()
            finally:
                self._quiet()
            if self._rang:  # foreign code caught it, and came back after all
                raise TooSlow
            return done
        except TooSlow:  # it may have rung just before it was turned off
            self._quiet()
            raise

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if not self._asleep:
            self._rang = True
            raise TooSlow

    def _quiet(self) -> None:
        while True:
            try:
                self._asleep = True
                signal.setitimer(signal.ITIMER_REAL, 0)
                return
            except TooSlow:
                continue
