"""Histories that a seat cannot tell apart, played side by side.

One game is played with random moves. Beside it run twins: each is another complete world, watched for one seat. It
begins with some hidden things exchanged and goes on with moves that look the same to that seat; hidden choices of
others may differ. As soon as the seat sees or hears something else, by the rules, the twin is dropped. As long as it
lives, all the seat can ask must be equal byte by byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import septem
from septem.core.game import AnyGame, Game
from tests.secrets.answers import NO_MOVES, answers, differences

Json = dict[str, Any]
Choice = tuple[int, str]
"""Who chose, and the move in words."""

Place = tuple[str, str]
"""A place, and what lies there."""

TRIES = 6
"""How often a twin looks for choices of others that leave the seat where it is."""


class Room(Protocol):
    """What each game says about its information: the same functions in every room."""

    TABLES: dict[str, tuple[int, Json]]
    """Names of tables with players and options."""
    RENEWED: bool
    """Whether histories may begin anew at any phase, since nothing of earlier ones stays hidden."""

    def begun(self, players: int, options: Json, rng: random.Random) -> Any:
        """A position from which histories begin. The other functions get positions as plain data."""

    def sight(self, position: Json, seat: int | None) -> Any:
        """What a seat sees at the beginning of a phase, from where the pieces lie."""

    def heard(self, position: Json, seat: int | None, mover: int, text: str) -> str:
        """What a seat learns of a choice when it is carried out."""

    def exchanged(self, begun: Json, now: Json, seat: int | None, rng: random.Random) -> dict[str, str]:
        """Exchange hidden things in a beginning (changed in place); returns names that changed places."""

    def places(self, position: Json) -> list[Place]:
        """Where hidden things may lie, each place with what lies there."""

    def attempts(self, position: Json, rng: random.Random) -> list[str]:
        """Moves that name hidden things."""

    def chosen(self, texts: list[str], rng: random.Random) -> str:
        """A move for a lively game."""


@dataclass
class Twin:
    """Another world that a seat cannot tell from the game played; `names` changed places at its beginning."""

    seat: int | None
    game: AnyGame
    names: dict[str, str]


@dataclass
class Phase:
    """Choices that took effect together, and the position they led to."""

    choices: list[Choice]
    before: Json
    after: Json


@dataclass
class Report:
    """How often worlds were compared: in all, with hidden things that differ, with choices sealed."""

    compared: int = 0
    different: int = 0
    sealed: int = 0


class Leak(AssertionError):
    """A seat can tell two worlds apart that look the same by the rules."""


class Watch:
    """One game with its twins."""

    def __init__(self, room: Room, name: str, seed: int, twins: int = 4) -> None:
        self.room = room
        self.name = f"{name}, seed {seed}"
        self.rng = random.Random(f"{name} {seed}")
        players, options = room.TABLES[name]
        self.begun: Json = septem.as_data(room.begun(players, options | {"seed": seed}, self.rng))
        self.game: AnyGame = septem.load(self.begun)
        self.phases: list[Phase] = []
        self.twins: list[Twin] = []
        self.wanted = twins
        self.report = Report()

    def steps(self) -> Iterator[list[Twin]]:
        """Play phase by phase, without asking anything, and show the twins that live and differ."""
        while not self.game.over:
            self._replenish(self._differs)
            yield [twin for twin in self.twins if self._differs(twin)]
            self._play_phase()
            self.twins = [twin for twin in self.twins if self._follows(twin, self.phases[-1], rash=True)]
            self.twins = [twin for twin in self.twins if self._stays(twin)]

    def run(self, most: int = 10**6) -> Report:
        """Play to the end, or so many phases."""
        while not self.game.over and self.game.step < most:
            if self.room.RENEWED and self.rng.random() < 0.3:
                self._renew()
            self._replenish(self._compare)
            self._go_on()
            self.twins = [twin for twin in self.twins if self._stays(twin)]
        return self.report

    def run_with_draws(self, most: int = 10**6) -> Report:
        """The same with worlds drawn for the seats as twins: a drawn world goes on like any other."""
        while not self.game.over and self.game.step < most:
            if not self.twins:
                self._renew()
                self.twins = [twin for seat in range(self.game.players) for twin in self._drawn(seat)]
                for twin in self.twins:
                    self._compare(twin)
            self._go_on()
        return self.report

    def _go_on(self) -> None:
        self._play_phase()
        self.twins = [twin for twin in self.twins if self._follows(twin, self.phases[-1], rash=True)]
        for twin in self.twins:
            self._compare(twin)

    def _drawn(self, seat: int) -> list[Twin]:
        """A world drawn from the view and one from the state."""
        seed = self.rng.randrange(2**30)
        drawn = (septem.sample(self.game.view(seat), septem.Rng(seed)), redrawn_game(self.game, seat, seed))
        return [Twin(seat, game, {}) for game in drawn]

    def _renew(self) -> None:
        """Begin a history here."""
        self.begun = position_of(self.game)
        self.game = septem.load(self.begun)
        self.phases, self.twins = [], []

    # ---- the game ----------------------------------------------------------------------------
    def _play_phase(self) -> None:
        before, number, choices = position_of(self.game), self.game.step, list[Choice]()
        while self.game.step == number:
            seat = self.rng.choice(self.game.to_act)
            text = self.room.chosen(texts_of(self.game, seat), self.rng)
            self.game.play(seat, text)
            choices.append((seat, text))
        self.phases.append(Phase(choices, before, position_of(self.game)))

    # ---- twins -------------------------------------------------------------------------------
    def _replenish(self, met: Callable[[Twin], object]) -> None:
        """New twins for those that were dropped, a try each; `met` is called with every one."""
        seats = [None, *range(self.game.players), *range(self.game.players)]
        for _ in range(self.wanted - len(self.twins)):
            twin = self._born(self.rng.choice(seats))
            if twin is not None:
                self.twins.append(twin)
                met(twin)

    def _born(self, seat: int | None) -> Twin | None:
        """A twin that has come to the same point, None if the seat would have noticed."""
        begun = _copied(self.begun)
        names = self.room.exchanged(begun, position_of(self.game), seat, self.rng)
        try:
            twin = Twin(seat, septem.load(begun), names)
        except septem.BadPosition:
            return None
        if self.room.sight(begun, seat) != self.room.sight(self.begun, seat):
            return None
        return twin if all(self._follows(twin, phase, rash=False) for phase in self.phases) else None

    def _follows(self, twin: Twin, phase: Phase, rash: bool) -> bool:
        """Let a twin make choices that sound the same; False if the seat then sees something else."""
        seen = self.room.sight(phase.after, twin.seat)
        ways = [self._same_first, self._changed_first] + [self._any] * (TRIES - 2)
        if rash and self.rng.random() < 0.5:
            ways.reverse()
        for way in ways:
            game = twin.game.copy()
            if self._goes(game, twin, phase, way) and self.room.sight(position_of(game), twin.seat) == seen:
                twin.game = game
                return True
        return False

    def _goes(self, game: AnyGame, twin: Twin, phase: Phase, way: Callable[..., list[str]]) -> bool:
        for mover, text in self._reordered(phase.choices):
            if mover not in game.to_act:
                return False
            tried = [text] if mover == twin.seat else way(game, twin, phase, mover, text)
            if not any(_played(game, mover, one) for one in tried):
                return False
        return True

    def _reordered(self, choices: list[Choice]) -> list[Choice]:
        """Who seals first makes no difference; each seat keeps its own order."""
        movers = [mover for mover, _ in choices]
        own = {mover: iter([text for one, text in choices if one == mover]) for mover in movers}
        self.rng.shuffle(movers)
        return [(mover, next(own[mover])) for mover in movers]

    def _sounds(self, twin: Twin, phase: Phase, mover: int, one: str, other: str) -> bool:
        return self.room.heard(phase.before, twin.seat, mover, one) == self.room.heard(
            phase.before, twin.seat, mover, other
        )

    def _same_first(self, game: AnyGame, twin: Twin, phase: Phase, mover: int, text: str) -> list[str]:
        """The same choice, else the one with names exchanged."""
        changed = " ".join(twin.names.get(word, word) for word in text.split())
        return [one for one in (text, changed) if self._sounds(twin, phase, mover, text, one)]

    def _changed_first(self, game: AnyGame, twin: Twin, phase: Phase, mover: int, text: str) -> list[str]:
        return self._same_first(game, twin, phase, mover, text)[::-1]

    def _any(self, game: AnyGame, twin: Twin, phase: Phase, mover: int, text: str) -> list[str]:
        """Any choice that sounds the same."""
        same = [one for one in texts_of(game, mover) if self._sounds(twin, phase, mover, text, one)]
        return [self.rng.choice(same)] if same else []

    # ---- comparing ---------------------------------------------------------------------------
    def _stays(self, twin: Twin) -> bool:
        """Make room for new twins now and then, sooner for those that differ in nothing."""
        return self.rng.random() < (0.9 if self._differs(twin) else 0.5)

    def _differs(self, twin: Twin) -> bool:
        """Whether anything hidden is different in the other world: where pieces lie, or what is to come."""
        return bool(twin.game.position().state != self.game.position().state)

    def _compare(self, twin: Twin) -> None:
        """All the seat can ask, now and with some choices sealed."""
        if self._differs(twin):
            self.report.different += 1
            self._same_answers(self.game, twin.game, twin.seat)
        if len(self.game.to_act) > 1:
            one, other = self._half_sealed(twin)
            if one.to_act == other.to_act:  # who has finished choosing is open to all
                self.report.sealed += 1
                self._same_answers(one, other, twin.seat)

    def _half_sealed(self, twin: Twin) -> tuple[AnyGame, AnyGame]:
        """Both worlds with some choices sealed: the seat's own ones the same, those of others anything."""
        one, other = self.game.copy(), twin.game.copy()
        movers = list(self.game.to_act)
        self.rng.shuffle(movers)
        for mover in movers[: self.rng.randrange(1, len(movers) + 1)]:
            if mover == twin.seat:
                text = self._sealed(one, mover)
                if text and text != self._sealed(other, mover, text):
                    return self.game, twin.game
            else:
                for game in (one, other):
                    while self._sealed(game, mover) and self.rng.random() < 0.7:
                        pass
        return one, other

    def _sealed(self, game: AnyGame, mover: int, text: str = "") -> str:
        """Let a seat seal a choice unless that would end the phase; returns the choice."""
        texts = texts_of(game, mover)
        if not texts or (text and text not in texts):
            return ""
        chosen = text or self.rng.choice(texts)
        if len(game.to_act) == 1 and self._ends_phase(game, mover, chosen):
            return ""
        game.play(mover, chosen)
        return chosen

    @staticmethod
    def _ends_phase(game: AnyGame, mover: int, text: str) -> bool:
        trial = game.copy()
        trial.play(mover, text)
        return trial.step != game.step

    def _same_answers(self, one: AnyGame, other: AnyGame, seat: int | None) -> None:
        self.report.compared += 1
        attempts = self._attempts(one, other, seat)
        found = differences(answers(one, seat, attempts), answers(other, seat, attempts))
        if not found and self.rng.random() < 0.05:
            found = drawn_differences(one, other, seat, self.rng.randrange(2**30))
        if found:
            raise Leak(f"{self.name}, seat {seat}, after phase {len(self.phases)}: " + "\n  ".join(found[:12]))

    def _attempts(self, one: AnyGame, other: AnyGame, seat: int | None) -> list[Any]:
        """Moves to try: of other seats in either world, naming hidden things, and no moves at all."""
        if seat is None:
            return []
        foreign: list[Any] = []
        for game in (one, other):
            foreign += self.room.attempts(position_of(game), self.rng)
            for mover in game.to_act:
                if mover != seat:
                    move = self.rng.choice(game.legal(mover))
                    foreign += [move, move.notation, move.code, move.data]
        wanted = 6 if seat in one.to_act else 2
        return [*self.rng.sample(foreign, min(wanted, len(foreign))), self.rng.choice(NO_MOVES)]


def drawn_differences(one: AnyGame, other: AnyGame, seat: int | None, seed: int) -> list[str]:
    """Worlds drawn from the two views, and from the two states, must be the same to the seat."""
    drawn = [septem.sample(game.view(seat), septem.Rng(seed)).position() for game in (one, other)]
    found = [] if drawn[0] == drawn[1] else ["sample: draws differ"]
    if seat is not None and one.position().sealed == other.position().sealed == ():
        redrawn = [answers(redrawn_game(game, seat, seed), seat, []) for game in (one, other)]
        found += [f"redrawn {place}" for place in differences(redrawn[0], redrawn[1])]
    return found


def redrawn_game(game: AnyGame, seat: int, seed: int) -> AnyGame:
    """The game with everything drawn anew that the seat cannot know."""
    state = game.state
    state.redraw(seat, seed)
    return Game(game.room, game.players, game.options, None, state)


def texts_of(game: AnyGame, seat: int) -> list[str]:
    """The legal moves of a seat in words, without what they cost."""
    state = game.state
    codes = state.legal_codes(seat)
    return game.room.notations(state, seat, codes) if codes else []


def _played(game: AnyGame, seat: int, text: str) -> bool:
    try:
        game.play(seat, text)
    except septem.IllegalMove:
        return False
    return True


def position_of(game: AnyGame) -> Json:
    """Where a game stands, as plain data: pieces are looked for and exchanged in it."""
    found: Json = septem.as_data(game.position())
    return found


def _copied(position: Json) -> Json:
    return position_of(septem.load(position))
