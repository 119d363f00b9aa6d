"""A part that meets an error no caller should see."""

from random import Random


class Fuzz:
    """Fails at once."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def call(self) -> str:
        raise IndexError("list index out of range")
