"""Processes that think for bots. They are handed a view and nothing else; one that hangs or dies is replaced."""

import asyncio
import hashlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

import septem
from septem.bots import make_bot
from septem.bots.from_state import state_of
from septem.core.interchange import encoded, read_as
from septem.core.rng import Rng
from septem.games import room_of

SEED_BYTES = 7
SPAWN = multiprocessing.get_context("spawn")


class BotFailed(Exception):
    """No answer: the bot raised, took too long, or its process ended."""


class Question(msgspec.Struct, frozen=True):
    """A bot's decision: who it is, what its seat sees, and a seed of its own."""

    game: str
    bot: str
    view: bytes
    seed: int

    def answer(self) -> bytes:
        """The move a bot chooses, from the view alone."""
        room = room_of(self.game)
        view = read_as(self.view, room.model.View)
        bot: Any = make_bot(self.bot, room)
        state, seat = state_of(room, view)
        code = bot.decide(state, seat, Rng(self.seed))
        if code not in state.legal_codes(seat):
            raise ValueError("it answered with no legal move")
        return encoded(room.notations(state, seat, [code])[0])


class AskAdvice(msgspec.Struct, frozen=True):
    """What a strong player would do at a seat, from what it sees."""

    view: bytes
    ms: int

    def answer(self) -> bytes:
        """Advice as JSON."""
        return encoded(septem.advise(self.view, ms=self.ms))


class AskReview(msgspec.Struct, frozen=True):
    """A finished game looked back on."""

    record: bytes
    ms: int

    def answer(self) -> bytes:
        """The review as JSON."""
        return encoded(septem.review(self.record, ms=self.ms))


Task = Question | AskAdvice | AskReview


class Answer(msgspec.Struct, frozen=True):
    """JSON, or what went wrong."""

    data: bytes = b""
    problem: str = ""


def work(pipe: Connection, megabytes: int) -> None:
    """The life of a process: questions in, answers out. It gets no more memory than this."""
    _bound_memory(megabytes)
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer = Answer(task.answer())
        except Exception as problem:
            answer = Answer(problem=f"{type(problem).__name__}: {problem}")
        pipe.send(answer)


def _bound_memory(megabytes: int) -> None:
    """What is wanted beyond it is a MemoryError, and so a failure of one bot; Windows has no such bound."""
    try:
        import resource
    except ImportError:
        return
    if megabytes:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes * 2**20, resource.RLIM_INFINITY))


class Worker:
    """One process and the pipe to it."""

    def __init__(self, megabytes: int) -> None:
        self._pipe, theirs = SPAWN.Pipe()
        self._process: SpawnProcess = SPAWN.Process(target=work, args=(theirs, megabytes), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, task: Task, seconds: float) -> Answer:
        """Wait for the answer, in a thread of its own; BotFailed if there is none in time."""
        try:
            self._pipe.send(task)
            if not self._pipe.poll(seconds):
                raise BotFailed(f"no answer within {seconds:g} s")
            found: Answer = self._pipe.recv()
        except (EOFError, OSError):
            raise BotFailed("its process ended") from None
        return found

    def stop(self) -> None:
        """At once, whatever it does."""
        self._process.kill()
        self._process.join()
        self._pipe.close()


class BotPool:
    """So many processes at most, started when they are needed first."""

    def __init__(self, size: int, seconds: float, megabytes: int) -> None:
        self._free: list[Worker] = []
        self._turns = asyncio.Semaphore(size)
        self._long = asyncio.Semaphore(max(1, size - 1))
        self._seconds, self._megabytes = seconds, megabytes
        self._open = True

    async def choose(self, question: Question) -> str:
        """The move of a bot; BotFailed if it has none."""
        move: str = msgspec.json.decode(await self.ask(question), type=str)
        return move

    async def ask_long(self, task: Task, seconds: float) -> bytes:
        """The same for what takes long: one process is left for the others, if there are several."""
        async with self._long:
            return await self.ask(task, seconds)

    async def ask(self, task: Task, seconds: float = 0.0) -> bytes:
        """An answer as JSON; BotFailed if there is none in time."""
        async with self._turns:
            worker = self._free.pop() if self._free else await asyncio.to_thread(Worker, self._megabytes)
            try:
                answer = await asyncio.to_thread(worker.ask, task, seconds or self._seconds)
            except BaseException:
                await asyncio.shield(asyncio.to_thread(worker.stop))
                raise
            if self._open:
                self._free.append(worker)
            else:
                worker.stop()
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer.data

    async def close(self) -> None:
        """Stop all processes."""
        self._open = False
        while self._free:
            await asyncio.to_thread(self._free.pop().stop)


def question_for(game: str, bot: str, view: object, *secrets: object) -> Question:
    """The view as text, and a seed nothing can be told from: what is not in them cannot leak."""
    drawn = hashlib.sha256(repr(secrets).encode()).digest()
    return Question(game, bot, encoded(view), int.from_bytes(drawn[:SEED_BYTES], "big"))
