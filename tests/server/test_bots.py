"""Bots in the seats: each turn is thought about once, by one process, with the same chance whenever it happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import septem
from septem.server.bot_pool import AskAdvice, BotFailed, BotPool, Question, question_for
from septem.server.bot_turns import BotTurns
from septem.server.changes import played, retracted, started
from septem.server.database import prepare
from septem.server.facts import Who
from septem.server.identity import Identities
from septem.server.metrics import Metrics
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from septem.server.tables import Tables
from septem.server.wire import NewTable, SeatWish
from tests.server.bad_bots import BAD
from tests.server.running import SOON


class Thinks:
    """A pool that takes its time and counts what it is asked."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.asked: list[Question] = []
        self._seconds = seconds

    async def choose(self, question: Question) -> str:
        self.asked.append(question)
        await asyncio.sleep(self._seconds)
        return "nothing that is legal"


class Process:
    """The tables and the bots of one process, without a port."""

    def __init__(self, settings: Settings, pool: Thinks) -> None:
        figures = Metrics()
        self.storage = Storage(database_url(settings))
        self.tables = Tables(self.storage, settings, figures)
        pooled: Any = pool
        self.turns = BotTurns(self.storage, self.tables, pooled, settings, figures)

    async def stop(self) -> None:
        await self.turns.stop()
        await self.storage.close()


async def opened(process: Process, game: str, bots: int) -> tuple[Who, str]:
    """A table of one person with bots; nobody has moved yet."""
    who, _ = await Identities(process.storage, 50, lambda _: None).welcome("Ada")
    seats = (SeatWish(kind="me"), *(SeatWish(kind="bot", level="gentle") for _ in range(bots)))
    live = await process.tables.open(who, NewTable(game=game, seats=seats))
    await process.tables.change(live.stored.id, lambda now: started(now, who))
    return who, live.stored.id


async def until(found: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(SOON):
        while not await found():
            await asyncio.sleep(0.02)


# ---- once ----------------------------------------------------------------------------------------
def test_a_turn_is_thought_about_once_however_long_it_takes(db: str) -> None:
    """Several tasks, and processes where there may be two, look for what is due; the claim does not run out."""
    settings = Settings(db=db, claim_seconds=0.6, bot_workers=2)
    prepare(settings)

    async def play() -> tuple[int, int]:
        pool = Thinks(2.0)
        processes = [Process(settings, pool) for _ in range(1 if db.startswith("sqlite") else 2)]
        one = processes[0]
        _, table = await opened(one, "wonders", 2)
        for process in processes:
            process.turns.start()

        async def sealed() -> bool:
            return (await one.tables.live(table)).acting() == (0,)

        await until(sealed)
        await asyncio.sleep(0.3)
        await asyncio.gather(*(process.stop() for process in processes))
        again = Process(settings, pool)
        moves = len((await again.tables.live(table)).playing().record().moves)
        await again.storage.close()
        return len(pool.asked), moves

    assert asyncio.run(play()) == (2, 2)


# ---- the same chance -----------------------------------------------------------------------------
def test_chance_depends_on_the_table_and_the_move_alone(lite: str) -> None:
    """Not on whether the person has chosen already, or how often they have made up their mind."""
    settings = Settings(db=lite)
    prepare(settings)

    async def asked(fidgets: int) -> list[int]:
        process = Process(settings, pool := Thinks())
        who, table = await opened(process, "wonders", 2)
        live = await process.tables.live(table)
        live = msgspec.structs.replace(live, stored=msgspec.structs.replace(live.stored, seed=5))
        move = live.playing().legal(0)[0].notation
        for _ in range(fidgets):
            await process.tables.change(table, lambda now: played(now, 0, move))
            await process.tables.change(table, lambda now: retracted(now, who, 0))
        number = (await process.tables.live(table)).number
        live = msgspec.structs.replace(live, stored=msgspec.structs.replace(live.stored, number=number))
        for seat in (1, 2):
            await process.turns._decided(live, seat)
        await process.stop()
        return [question.seed for question in pool.asked]

    calm, nervous = asyncio.run(asked(0)), asyncio.run(asked(3))
    assert calm == nervous
    assert calm[0] != calm[1]


def test_the_same_question_has_the_same_answer() -> None:
    game = septem.new("duel", 2, seed=3)
    question = question_for("duel", "strong", game.view(game.to_act[0]), 3, game.to_act[0], 0)
    assert question.answer() == question.answer()


def test_bad_bots_are_as_bad_as_they_say() -> None:
    """Each fails in its own way: what is tested with them in `test_hangs` is what it seems."""

    async def failure(name: str) -> str:
        pool = BotPool(1, 3.0, 1024)
        try:
            return (await pool.ask(bad(name))).decode()
        except BotFailed as problem:
            return str(problem)
        finally:
            await pool.close()

    said = {name: asyncio.run(failure(name)) for name in BAD}
    assert said["Hangs"] == "no answer within 3 s"
    assert said["Dies"] == "its process ended"
    assert said["Raises"] == "RuntimeError: a bug"
    assert said["Greedy"].startswith("MemoryError")
    assert said["Nonsense"] == "ValueError: it answered with no legal move"


# ---- bounds --------------------------------------------------------------------------------------
def bad(name: str) -> Question:
    game = septem.new("duel", 2, seed=3)
    return msgspec.structs.replace(
        question_for("duel", "gentle", game.view(game.to_act[0])), bot=f"tests.server.bad_bots:{name}"
    )


def test_memory_is_bounded() -> None:
    """Half of what there may be can be had, twice as much cannot."""

    async def ask(megabytes: int) -> bytes:
        pool = BotPool(1, SOON, megabytes)
        try:
            return await pool.ask(bad("Large"))
        finally:
            await pool.close()

    with pytest.raises(BotFailed, match="MemoryError"):
        asyncio.run(ask(600))
    with pytest.raises(BotFailed, match="no legal move"):  # the memory was there
        asyncio.run(ask(4000))


def test_what_takes_long_leaves_a_process_for_bots(tmp_path: Path) -> None:
    game = septem.new("duel", 2, seed=3)
    advice = AskAdvice(msgspec.json.encode(game.view(game.to_act[0])), 5)

    async def ask() -> bytes:
        pool = BotPool(2, SOON, 0)
        hanging = [asyncio.create_task(pool.ask_long(bad("Hangs"), SOON)) for _ in range(3)]
        try:
            await asyncio.sleep(0.1)
            return await pool.ask(advice)
        finally:
            for one in hanging:
                one.cancel()
            await asyncio.gather(*hanging, return_exceptions=True)
            await pool.close()

    assert b'"moves"' in asyncio.run(ask())
