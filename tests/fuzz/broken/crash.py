"""A part that ends its process."""

import os
from random import Random

from tests.fuzz import ring


class Fuzz:
    """Two good calls, then a crash."""

    def __init__(self, rng: Random) -> None:
        self.calls = 0

    def call(self) -> str:
        self.calls += 1
        ring.about_to(f"trying number {self.calls}")
        if self.calls == 3:
            os.abort()
        return "went well"
