"""Asks the bots of one game. A bot that breaks down, takes too long or answers with no legal move loses its turn.

A legal move is then made for it: the one that looks best now where the game knows which, else one drawn from the bot's
own stream. Every lost turn is written down as a `Failure`.
"""

import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from septem.bots import AnyBot, EngineBot, engine_bot, make_bot
from septem.bots.own import said
from septem.core.errors import BadBot, BadCall, IllegalMove
from septem.core.game import AnyGame
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.search.policy import Policy
from septem.sim.alarm import Alarm, TooSlow
from septem.sim.play import bot_stream, shown_answer
from septem.sim.pulse import PULSE, Asked
from septem.sim.rows import Match

T = TypeVar("T")
RAISED, ILLEGAL, SLOW, ENDED = "raised", "illegal", "slow", "ended"
"""Kinds of failures: it raised something, chose no legal move, took too long, ended its process."""
COSTLY = (SLOW, ENDED)
MOST_COSTLY = 3
"""After so many of these a bot is not asked again in the same game: each costs all of its time."""


class Failure(msgspec.Struct, frozen=True):
    """A turn that a bot lost."""

    number: int
    seed: int
    seat: int
    bot: str
    kind: str
    text: str

    def __str__(self) -> str:
        game = f"game {self.number + 1} (its seed: {self.seed})"
        return f"bots: {self.bot} in seat {self.seat + 1}, {game}, {self.text}"


class Spent(msgspec.Struct):
    """Processor time that a bot took: part of no result and no checksum."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Spent") -> None:
        """More of it."""
        self.decisions += other.decisions
        self.seconds += other.seconds


class Manners(msgspec.Struct, frozen=True):
    """How foreign bots are treated: stop at the first failure, and how long one may think."""

    strict: bool = False
    seconds: float | None = None


class Referee:
    """One game and its bots; `lost` are decisions at which a bot is known to end or to block its process."""

    def __init__(
        self, room: AnyRoom, match: Match, manners: Manners, alarm: Alarm, lost: Mapping[Asked, str] | None = None
    ) -> None:
        self.match = match
        self.failures: list[Failure] = []
        self.spent: dict[str, Spent] = defaultdict(Spent)
        self._manners = manners
        self._alarm = alarm
        self._lost = lost or {}
        self._bots = [self._made(code, room) for code in match.bots]  # new ones: what they remember must not matter
        self._engines = [engine_bot(bot) for bot in self._bots]

    def counted(self) -> list[int]:
        """Failures by seat."""
        return [sum(one.seat == seat for one in self.failures) for seat in range(len(self._bots))]

    # ---- the two doors ---------------------------------------------------------------------------
    def engines(self) -> list[EngineBot] | None:
        """The bots if all have the fast door."""
        found = [bot for bot in self._engines if bot is not None]
        return found if len(found) == len(self._bots) else None

    def play_state(self, state: State, engines: list[EngineBot]) -> int:
        """Play a state to its end through the fast door; how many decisions it took."""
        seed, made = self.match.seed, 0
        while acting := state.acting():
            seat = acting[0]
            rng, started = bot_stream(seed, seat, made), time.process_time()
            try:
                code = engines[seat].decide(state, seat, rng)
                self._note_time(seat, started)
                state.play_code(seat, code)
            except Exception as problem:
                kind, text = _failed(problem)
                state.play_code(seat, self._instead(state, seat, made, kind, text, problem))
            made += 1
        return made

    def play_table(self, game: AnyGame) -> int:
        """Play a game to its end, every foreign bot from its own view; how many decisions it took."""
        made = 0
        while to_act := game.to_act:
            self._move(game, to_act[0], made)
            made += 1
        return made

    def _move(self, game: AnyGame, seat: int, made: int) -> None:
        try:
            answer = self._answer(game, seat, made)
            game.play(seat, answer)
        except _Lost as lost:
            game.play(seat, self._instead(game.state, seat, made, lost.kind, lost.text, lost.__cause__))
        except IllegalMove as problem:
            text = f"chose {shown_answer(answer)}: {problem}"
            game.play(seat, self._instead(game.state, seat, made, ILLEGAL, text, problem))

    def _answer(self, game: AnyGame, seat: int, made: int) -> Any:
        bot, engine, rng = self._bots[seat], self._engines[seat], bot_stream(self.match.seed, seat, made)
        if engine is not None:
            return self._asked(seat, lambda: engine.decide(game.state, seat, rng))
        asked = Asked(self.match.number, made, seat)
        if asked in self._lost:
            kind = self._lost[asked]
            raise _Lost(kind, self._too_slow() if kind == SLOW else "ended its process")
        costly = [one.kind for one in self.failures if one.seat == seat and one.kind in COSTLY]
        if len(costly) >= MOST_COSTLY:
            raise _Lost(costly[-1], "is not asked again in this game")
        view, moves = game.view(seat), game.legal(seat)
        with PULSE.asking(asked):
            return self._asked(seat, lambda: self._alarm.timed(lambda: bot.choose(view, moves, rng)))

    # ---- failures --------------------------------------------------------------------------------
    def _asked(self, seat: int, work: Callable[[], T]) -> T:
        """What foreign code answers; whatever it raises is a turn lost, but for Ctrl-C."""
        started = time.process_time()
        try:
            return work()
        except KeyboardInterrupt:
            raise
        except TooSlow as problem:
            raise _Lost(SLOW, self._too_slow()) from problem
        except BaseException as problem:
            raise _Lost(RAISED, _broke(problem)) from problem
        finally:
            self._note_time(seat, started)

    def _note_time(self, seat: int, started: float) -> None:
        self.spent[self.match.bots[seat]].add(Spent(1, time.process_time() - started))

    def _too_slow(self) -> str:
        return f"took longer than {self._manners.seconds:g} seconds"

    def _instead(self, state: State, seat: int, made: int, kind: str, text: str, cause: BaseException | None) -> int:
        """Write a failure down, and choose for the bot."""
        match = self.match
        failure = Failure(match.number, match.seed, seat, match.bots[seat], kind, text)
        if self._manners.strict:
            raise BadBot(str(failure)) from cause
        self.failures.append(failure)
        return fallback(state, seat, match.seed, made)

    def _made(self, code: str, room: AnyRoom) -> AnyBot:
        """A bot; one that cannot be made this time plays no move of its own."""
        try:
            return make_bot(code, room)
        except BadBot as problem:
            if self._manners.strict:
                raise
            return Absent(problem)


class Absent:
    """In the place of a bot that could not be made."""

    def __init__(self, problem: BadBot) -> None:
        self._problem = problem

    def choose(self, view: object, moves: object, rng: object) -> object:
        """It cannot."""
        raise self._problem


class _Lost(Exception):
    """A turn is lost."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind
        self.text = text


def _broke(problem: BaseException) -> str:
    return f"broke down: {said(problem)}"


def _failed(problem: Exception) -> tuple[str, str]:
    """What went wrong at the fast door: the engine refused the code, or the bot broke down."""
    if isinstance(problem, BadCall) and problem.field == "code":
        return ILLEGAL, f"chose no legal move: {problem}"
    return RAISED, _broke(problem)


def fallback(state: State, seat: int, seed: int, made: int) -> int:
    """A legal move for a bot that has none: what looks best now, or, where the game has no hints, one drawn."""
    weighed = Policy().weighed(state, seat)
    best, most = max(weighed, key=lambda move: move[1])
    if any(weight != most for _, weight in weighed):
        return best
    return weighed[bot_stream(seed, seat, made).below(len(weighed))][0]
