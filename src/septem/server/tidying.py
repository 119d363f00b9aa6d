"""When memory that only points at itself is looked for: often among what is new, seldom among all there is.

Every request leaves a few such objects behind, and Python finds them. Left to itself it also looks through everything
whenever there is a quarter more of it; with a thousand tables that takes a tenth of a second, in which nobody is
answered. So the whole is gone through every few minutes, and what was there at the start never again.
"""

import asyncio
import gc

from septem.server.background import Background

NEW, YOUNG, OLD = 10_000, 20, 1_000
"""New objects until they are looked through, how often before those that stayed are, and before all are."""
EVERY = 300.0


def spare_collections() -> None:
    """In a process that does nothing but serve."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)


class Tidier(Background):
    """Looks through everything now and then, as long as the server runs."""

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()
