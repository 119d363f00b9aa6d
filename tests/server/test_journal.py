"""Entries of several tables in one commit: each is made once or refused, whatever happens to the others."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from septem.server import journal
from septem.server.changes import played, seated, started
from septem.server.connections import Raced
from septem.server.facts import Entry, News, Who
from septem.server.journal import Append
from septem.server.live import Live
from septem.server.problems import Conflict, Unavailable
from septem.server.settings import Settings
from septem.server.together import Outcome, Together
from septem.server.wire import SeatChange
from tests.server.conftest import new_database
from tests.server.test_cache import Process, as_host

TABLES = 6


def entry_of(live: Live, seat: int = -1) -> Append:
    """The next entry of a table that changes nothing else."""
    number = live.number + 1
    table = msgspec.structs.replace(live.stored, number=number)
    entry = Entry(number, "seats", seat, "", table.changed)
    return Append(table=table, entry=entry, places={}, turn=None, busy=False, result=None)


async def tables_of(process: Process) -> tuple[Who, list[Live]]:
    who = await process.guest()
    return who, [await process.tables.known(await process.opened(who)) for _ in range(TABLES)]


def test_one_that_is_late_does_not_hold_up_others(db: str) -> None:
    async def play() -> None:
        one = Process(Settings(db=db))
        _, lives = await tables_of(one)
        late = msgspec.structs.replace(lives[2].stored, number=9)
        batch = [entry_of(live) for live in lives]
        batch[2] = msgspec.structs.replace(batch[2], table=late, entry=Entry(9, "seats"))
        said = await asyncio.gather(*(one.storage.append(each) for each in batch), return_exceptions=True)
        assert [type(each) for each in said] == [Raced if at == 2 else type(None) for at in range(TABLES)]
        assert [await one.storage.number(live.stored.id) for live in lives] == [
            1 if at == 2 else 2 for at in range(TABLES)
        ]
        await one.storage.close()

    asyncio.run(play())


def test_one_that_cannot_be_stored_does_not_spoil_others(db: str) -> None:
    """The same entry twice in one commit: one is made, and the rest too."""

    async def play() -> None:
        one = Process(Settings(db=db))
        _, lives = await tables_of(one)
        batch = [entry_of(live) for live in (*lives, lives[0])]
        said = await asyncio.gather(*(one.storage.append(each) for each in batch), return_exceptions=True)
        assert sorted(type(each).__name__ for each in said) == ["NoneType"] * TABLES + ["Raced"]
        for live in lives:
            assert [each.number for each in await one.storage.entries(live.stored.id)] == [1, 2]
        await one.storage.close()

    asyncio.run(play())


def test_two_processes_at_the_same_tables(db: str) -> None:
    """In any order, again and again: nobody waits for ever, every number is given once."""

    async def play() -> None:
        one, two = Process(Settings(db=db)), Process(Settings(db=db))
        who, lives = await tables_of(one)
        ids = [live.stored.id for live in lives]

        async def rename(process: Process, seed: int) -> int:
            rng, made = random.Random(seed), 0
            for turn in range(8):
                wish = SeatChange(kind="me", name=f"Name {seed} {turn}")
                work = [_renaming(process, table, who, wish) for table in rng.sample(ids, len(ids))]
                made += sum(await asyncio.gather(*work))
            return made

        made = sum(await asyncio.gather(rename(one, 1), rename(two, 2)))
        entries = [await one.storage.entries(table) for table in ids]
        assert sum(len(found) - 1 for found in entries) == made >= TABLES * 8
        for found in entries:
            assert [each.number for each in found] == list(range(1, len(found) + 1))
        await asyncio.gather(one.storage.close(), two.storage.close())

    asyncio.run(asyncio.wait_for(play(), 60))


async def _renaming(process: Process, table: str, who: Who, wish: SeatChange) -> bool:
    """Whether it was done; where too many are faster it may not be."""
    try:
        await process.tables.change(table, lambda live: seated(live, who, 1, wish))
    except Conflict:
        return False
    return True


def test_a_refusal_is_decided_on_what_there_is(postgres: str) -> None:
    """One process has not heard yet what another one did: what it would refuse for that reason is looked at again."""
    settings = Settings(db=new_database(postgres))

    async def play() -> None:
        one, two = Process(settings), Process(settings)
        who = await one.guest()
        table = await one.opened(who)
        assert (await two.tables.known(table)).stored.status == "waiting"
        begun = await one.tables.change(table, as_host(who, started))
        (seat,) = begun.acting()
        move = begun.playing().legal(seat)[0].notation
        after = await two.tables.change(table, lambda live: played(live, seat, move))
        assert after.number == begun.number + 1
        with pytest.raises(Conflict, match="begun already"):
            await one.tables.change(table, as_host(who, started))
        assert (await one.tables.known(table)).number == after.number
        await asyncio.gather(one.storage.close(), two.storage.close())

    asyncio.run(play())


@pytest.mark.parametrize("longest", [7000, 10])
def test_others_hear_the_entry_itself(lite: str, monkeypatch: pytest.MonkeyPatch, longest: int) -> None:
    """And read it if it is too long to be told."""
    monkeypatch.setattr(journal, "LONGEST_NEWS", longest)

    async def play() -> None:
        one, two = Process(Settings(db=lite)), Process(Settings(db=lite))
        who = await one.guest()
        table = await one.opened(who)
        await two.tables.known(table)
        reads: list[int] = []
        whole = two.storage.whole

        async def counted(table: str, after: int = 0) -> Any:
            reads.append(after)
            return await whole(table, after)

        monkeypatch.setattr(two.storage, "whole", counted)
        wish = SeatChange(kind="me", name="Ben")
        for change in (lambda live: seated(live, who, 1, wish), as_host(who, started)):
            before = await one.tables.known(table)
            after = await one.tables.change(table, change)
            made = (await one.storage.entries(table))[-1]
            told = Append(table=after.stored, entry=made, places={}, turn=None, busy=False, result=None)
            await two.tables.refresh(msgspec.json.decode(journal.news_of(told), type=News))
            assert (await two.tables.known(table)).stored == after.stored != before.stored
        assert len(reads) == (0 if longest > 1000 else 2)
        heard, there = await two.tables.known(table), await one.tables.known(table)
        assert heard.playing().view(0) == there.playing().view(0)
        await asyncio.gather(one.storage.close(), two.storage.close())

    asyncio.run(play())


def test_what_is_asked_meanwhile_is_asked_together() -> None:
    """At most so many at once; a fault of the answer is everybody's, and the next ones are answered again."""
    asked: list[list[int]] = []

    async def answer(batch: list[int]) -> list[Outcome]:
        asked.append(batch)
        await asyncio.sleep(0.01)
        if 13 in batch:
            raise ValueError("unlucky")
        return [Outcome(one * 2) if one else Outcome(problem=Raced()) for one in batch]

    async def play() -> list[Any]:
        line: Together[int, int] = Together(answer, 3)
        said = await asyncio.gather(*(line.ask(one, 5) for one in (1, 2, 0, 4, 13, 6)), return_exceptions=True)
        with pytest.raises(Unavailable):
            await line.ask(7, 0.001)
        said.append(await line.ask(8, 5))
        await line.close()
        return said

    said = asyncio.run(play())
    assert asked == [[1, 2, 0], [4, 13, 6], [7], [8]]
    assert [one if isinstance(one, int) else type(one).__name__ for one in said] == [
        2, 4, "Raced", "ValueError", "ValueError", "ValueError", 16,
    ]  # fmt: skip
