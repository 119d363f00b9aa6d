"""What a process does beside answering requests, as long as it runs."""

import asyncio


class Background:
    """Tasks that begin with the server and end with it; `_stay` is what each of them does."""

    def __init__(self, tasks: int = 1) -> None:
        self._count = tasks
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """From now on."""
        self._tasks = [asyncio.create_task(self._stay()) for _ in range(self._count)]

    async def stop(self) -> None:
        """Enough; what is not committed is done again after the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _stay(self) -> None:
        raise NotImplementedError
