"""One thread at a time: what makes a `Game` safe to share between threads."""

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, TypeVar


class Serial:
    """Something with a lock of its own. The same thread may take it again: public methods call each other."""

    def __init__(self) -> None:
        self._lock = RLock()


S = TypeVar("S", bound=Serial)
P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """A method that waits until no other thread is inside one of the same object."""

    @wraps(method)
    def waiting(self: S, /, *args: P.args, **named: P.kwargs) -> R:
        with self._lock:
            return method(self, *args, **named)

    return waiting
