"""What is asked while others still wait for their answers is asked with the next of them, in one go."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import msgspec

from septem.server.problems import Unavailable

Asked = TypeVar("Asked")
Found = TypeVar("Found")


class Outcome(msgspec.Struct, frozen=True):
    """What came of one thing that was asked."""

    found: Any = None
    problem: Exception | None = None


class Waiting(msgspec.Struct, Generic[Asked], frozen=True):
    """Something that was asked, and who waits for it."""

    asked: Asked
    done: asyncio.Future[Any]


class Together(Generic[Asked, Found]):
    """`answer` gets at most so many at once; so many `lines` of them are on their way at the same time."""

    def __init__(self, answer: Callable[[list[Asked]], Awaitable[list[Outcome]]], most: int, lines: int = 1) -> None:
        self._answer, self._most, self._free = answer, most, lines
        self._waiting: list[Waiting[Asked]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, asked: Asked, seconds: float | None) -> Found:
        """What was found; a problem is raised. Unavailable if there is no answer within the time."""
        done: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(asked, done))
        if self._free:
            self._free -= 1
            task = asyncio.create_task(self._go_on())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await in_time(done, seconds)

    async def close(self) -> None:
        """What waits is still answered."""
        await asyncio.gather(*self._tasks)

    async def _go_on(self) -> None:
        """As long as something waits."""
        try:
            while self._waiting:
                batch = self._waiting[: self._most]
                del self._waiting[: self._most]
                for one, outcome in zip(batch, await self._answers(batch), strict=True):
                    _tell(one.done, outcome)
        finally:
            self._free += 1

    async def _answers(self, batch: list[Waiting[Asked]]) -> list[Outcome]:
        try:
            return await self._answer([one.asked for one in batch])
        except Exception as problem:
            return [Outcome(problem=problem)] * len(batch)


async def in_time(found: asyncio.Future[Found], seconds: float | None) -> Found:
    """What is found; Unavailable if it takes longer."""
    try:
        return await asyncio.wait_for(found, seconds)
    except TimeoutError:
        raise Unavailable from None


def _tell(done: asyncio.Future[Any], outcome: Outcome) -> None:
    if done.done():  # nobody waits any more
        return
    if outcome.problem is not None:
        done.set_exception(outcome.problem)
    else:
        done.set_result(outcome.found)
