"""Bots that hold up a table if they can."""

import os
import time
from typing import Any

from septem.bots.from_state import StateBot
from septem.core.rng import Rng
from septem.core.state import State


class Hangs(StateBot):
    """Never answers."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        time.sleep(3600)
        return 0


class Dies(StateBot):
    """Takes its process with it."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        os._exit(3)


class Raises(StateBot):
    """Has a bug."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        raise RuntimeError("a bug")


class Nonsense(StateBot):
    """Answers with no move."""

    def decide(self, state: State, seat: int, rng: Rng) -> Any:
        return 10**6


class Greedy(StateBot):
    """Wants more memory than there is."""

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return len(bytearray(2**46))


class Large(StateBot):
    """Wants a gigabyte, and answers with no move if it gets it."""

    def decide(self, state: State, seat: int, rng: Rng) -> Any:
        return len(bytearray(2**30))


BAD = ("Hangs", "Dies", "Raises", "Nonsense", "Greedy")
