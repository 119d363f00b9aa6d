"""Bots that hold up a table if they can."""

import os
import time
from typing import Any

from septem.core.rng import Rng
from septem.core.state import State


class Hangs:
    """Never answers."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        time.sleep(3600)
        return 0


class Dies:
    """Takes its process with it."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        os._exit(3)


class Raises:
    """Has a bug."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        raise RuntimeError("a bug")


class Nonsense:
    """Answers with no move."""

    def decide(self, state: State, seat: int, rng: Rng) -> Any:
        return 10**6


class Greedy:
    """Wants more memory than there is."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return len(bytearray(2**46))


BAD = ("Hangs", "Dies", "Raises", "Nonsense", "Greedy")
