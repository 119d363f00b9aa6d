"""Random calls on games of every room, with good, damaged and wild arguments.

`Fuzz(rng).call()` makes one call. Nothing but a SeptemError of the right kind may come out of the package, and a
refused call must leave the game as it was; anything else is an error that `call` lets through.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

import septem
from septem import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadTable,
    BadView,
    IllegalMove,
    Rng,
    SeptemError,
    UnknownGame,
    as_data,
)
from septem.core import begin
from septem.core.game import AnyGame
from septem.core.interchange import encoded
from septem.core.model import Move
from septem.core.pickles import game_again
from septem.games import HOUSE
from septem.games.dice.sheet import our_sheet
from tests.fuzz.wild import Wild
from tests.games.dice.fixtures import random_sheet

Json = dict[str, Any]
Kinds = tuple[type[SeptemError], ...]
POOL = 12
LONGEST_MESSAGE = 6000
NEW: Kinds = (BadOption, BadTable, UnknownGame)
GOOD: dict[str, tuple[Json, ...]] = {
    "wonders": (
        {"edition": 1}, {"edition": 2}, {"edition": 2, "sides": "chosen"}, {"edition": 1, "extra_guilds": 2},
        {"edition": 1, "mausoleum_timing": "end_of_turn", "reveal_all_choices": True},
        {"edition": 2, "players": 3, "boards": ["giza", "babylon", "halikarnassos"], "sides": ["night"] * 3},
        {"edition": 1, "players": 2, "boards": ["giza", "olympia", "babylon"], "sides": ["B"] * 3},
        {"edition": 1, "players": 2},
    ),
    "duel": ({}, {"wonders": "first_game"}, {"centre_pawn": "chooses"}, {"first_player": 1}),
    "architects": (
        {}, {"wonders": "picked"}, {"coins_free_choice": False, "wonder_effect_optional": True},
        {"halicarnassus_public": False, "engineering_forces_build": True}, {"economy_forces_build": False},
    ),
    "dice": ({}, {"max_rounds": 3}, {"max_rounds": 1}),
}  # fmt: skip


class Fuzz:
    """A pool of games and the calls made on them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.wild = Wild(rng)
        self.pool = [self._good() for _ in range(POOL)]
        self.actions: tuple[tuple[Callable[[AnyGame], Any], Kinds, int], ...] = (
            (self.deal, (), 3),
            (self.deal_wildly, NEW, 6),
            (self.sheet, NEW, 3),
            (self.play, (), 30),
            (self.rush, (), 4),
            (self.play_wildly, (IllegalMove,), 16),
            (self.retract, (IllegalMove,), 4),
            (self.look, (IllegalMove, BadOption), 12),
            (self.tell, (SeptemError,), 4),
            (self.twin, (), 6),
            (self.load, (BadPosition,), 12),
            (self.replay, (BadRecord,), 5),
            (self.sample, (BadView, BadOption), 12),
            (self.unpickle, (BadPosition, BadRecord, BadOption), 3),
            (self.call_wrongly, (), 1),
        )
        self.weights = [weight for *_, weight in self.actions]

    def call(self) -> str:
        """One random call; says which."""
        action, kinds, _ = self.rng.choices(self.actions, self.weights)[0]
        game = self.rng.choice(self.pool)
        before = game.position() if self.rng.random() < 0.2 else None
        try:
            action(game)
        except SeptemError as problem:
            if not isinstance(problem, kinds):
                raise AssertionError(f"{action.__name__}: {type(problem).__name__} is none of {kinds}") from problem
            _check_error(problem)
            assert before is None or game.position() == before, "a refused call has changed the game"
            return f"{action.__name__} {game.room.id}: {type(problem).__name__}"
        return f"{action.__name__} {game.room.id}"

    # ---- good calls ----------------------------------------------------------------------------
    def _good(self) -> AnyGame:
        room = self.rng.choice(list(HOUSE))
        options = dict(self.rng.choice(GOOD[room]))
        kind = septem.room_of(room)
        players = options.pop("players", None) or self.rng.randint(min(kind.most, 3), kind.most)
        if room == "dice" and self.rng.random() < 0.3:
            options["sheet"] = random_sheet(self.rng)
        return begin.new(kind, players, self.rng.getrandbits(40), options)

    def _keep(self, game: AnyGame) -> None:
        self.pool[self.rng.randrange(POOL)] = game

    def deal(self, _: AnyGame) -> None:
        self._keep(self._good())

    def play(self, game: AnyGame) -> None:
        if game.over:
            self.pool[self.pool.index(game)] = self._good()
            return
        seat = self.rng.choice(game.to_act)
        move = self.rng.choice(game.legal(seat))
        game.play(seat, self.rng.choice((move, move.code, move.notation, move.data, as_data(move.data))))

    def rush(self, game: AnyGame) -> None:
        """Many moves: to the end at times."""
        moves = self.rng.choice((20, 20, 20, 500))
        while moves and not game.over:
            seat = self.rng.choice(game.to_act)
            game.play(seat, self.rng.choice(game.legal(seat)).code)
            moves -= 1

    def twin(self, game: AnyGame) -> None:
        """Copies and pickles are the same game and another object."""
        ways = (AnyGame.copy, copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one)))
        twin = self.rng.choice(ways)(game)
        assert twin.position() == game.position()
        assert twin.record() == game.record()
        seat = self.rng.choice((None, *range(game.players)))
        assert twin.events(seat) == game.events(seat)
        if self.rng.random() < 0.3:
            self._keep(twin)

    # ---- wild calls ----------------------------------------------------------------------------
    def deal_wildly(self, _: AnyGame) -> None:
        room = self.rng.choice(list(HOUSE))
        options: Json = dict(self.rng.choice(GOOD[room]))
        names = [option.name for option in septem.room_of(room).options]
        for _ in range(self.rng.randrange(3)):
            options[self.rng.choice((*names, "players", "seed", "cls", "self", "x", "\ud800"))] = self.wild.value()
        options.setdefault("seed", self.rng.getrandbits(40))  # without one it would be drawn, and no run repeated
        self._keep(septem.new(room if self.rng.random() < 0.95 else self.wild.value(), **options))

    def sheet(self, _: AnyGame) -> None:
        data = self.wild.damaged(as_data(our_sheet()) if self.rng.random() < 0.2 else random_sheet(self.rng))
        self._keep(septem.new("dice", self.wild.number(8), 1, sheet=data))

    def _move(self, game: AnyGame, seat: Any) -> Any:
        """Something like a move, or not."""
        known = game.legal(seat) if type(seat) is int and 0 <= seat < game.players else []
        known = known or [move for other in game.to_act for move in game.legal(other)]
        if not known or self.rng.random() < 0.3:
            return self.wild.value()
        move = self.rng.choice(known)
        match self.rng.randrange(4):
            case 0:
                return self.wild.damaged(as_data(move.data))
            case 1:
                words = move.notation.split()
                words[self.rng.randrange(len(words))] = str(self.rng.choice(("x", "L3", "R1", "-1", "\ud800", "none")))
                return " ".join(words)
            case 2:
                return move.code + self.rng.choice((-16, -1, 1, 16, 4096))
            case _:
                return self.rng.choice((self._forged(move), Move(self.wild.value(), self.wild.value(), {}, {})))

    def _forged(self, move: Any) -> Any:
        """A move or its data as a struct that was never checked: frozen, but anybody can make one."""
        data = move.data
        wild = {name: self.wild.value() for name in data.__struct_fields__ if self.rng.random() < 0.5}
        forged = replace(data, **wild)
        return forged if self.rng.random() < 0.6 else replace(move, data=forged, notation=self.wild.value())

    def play_wildly(self, game: AnyGame) -> None:
        seat = self.wild.number(game.players)
        game.play(seat, self._move(game, seat))

    def retract(self, game: AnyGame) -> None:
        game.retract(self.wild.number(game.players))

    def look(self, game: AnyGame) -> None:
        seat = self.wild.number(game.players)
        match self.rng.randrange(8):
            case 0:
                game.view(None if self.rng.random() < 0.2 else seat)
            case 1:
                game.events(seat, self.wild.number(50))
            case 2:
                game.explain(seat)
            case 3:
                game.legal(seat)
            case 4:
                game.refused(seat)
            case 5:
                game.record(self.wild.value())
            case 6:
                assert (game.result is None) == (not game.over)
            case _:
                state = game.state
                state.finish(1)
                assert state.finished()

    def tell(self, game: AnyGame) -> None:
        language = self.rng.choice(("en", "cs", "sk")) if self.rng.random() < 0.8 else self.wild.value()
        names = [str(number) * 300 for number in range(7)] if self.rng.random() < 0.5 else self.wild.value()
        for entry in game.events(None)[-5:]:
            game.event_text(entry.event, language, names)
        for seat in game.to_act:
            for refusal in game.refused(seat)[:5]:
                game.reason_text(refusal.reason, language)

    def _written(self, struct: Any) -> Any:
        """A written form: the struct as it is, with a wild field, as damaged data, or as text that may be broken."""
        if self.rng.random() < 0.15:
            return self.wild.value() if self.rng.random() < 0.3 else struct
        if self.rng.random() < 0.1:
            return replace(struct, **{self.rng.choice(struct.__struct_fields__): self.wild.value()})
        data = as_data(struct)
        return self.wild.text(data) if self.rng.random() < 0.2 else self.wild.damaged(data)

    def load(self, game: AnyGame) -> None:
        self._try(septem.load(self._written(game.position())))

    def replay(self, game: AnyGame) -> None:
        self._try(septem.replay(self._written(game.record())))

    def sample(self, game: AnyGame) -> None:
        view = game.view(self.rng.choice((None, *range(game.players))))
        rng: Any = Rng(self.rng.getrandbits(30)) if self.rng.random() < 0.95 else self.wild.value()
        self._try(septem.sample(self._written(view), rng))

    def unpickle(self, game: AnyGame) -> None:
        room, saved = game.__reduce__()[1]
        try:
            spoiled = encoded(self.wild.damaged(json.loads(saved)))
        except ValueError:  # JSON cannot say it, so no pickle holds it
            spoiled = b"\xff" + saved
        self._try(game_again(room, spoiled))

    def _try(self, game: AnyGame) -> None:
        """What was accepted must be playable."""
        self.rush(game.copy())
        if self.rng.random() < 0.3:
            self._keep(game)

    def call_wrongly(self, game: AnyGame) -> None:
        """A wrong number or name of arguments is the one TypeError there is."""
        wrong: tuple[Callable[[], Any], ...] = (
            lambda: septem.new(),  # type: ignore[call-arg]
            lambda: game.play(0),  # type: ignore[call-arg]
            lambda: game.view(colour=1),  # type: ignore[call-arg]
            lambda: septem.load(),  # type: ignore[call-arg]
        )
        with pytest.raises(TypeError, match="argument"):
            self.rng.choice(wrong)()


def _check_error(problem: SeptemError) -> None:
    """A message can be written, is not endless, and the error can be handed to another process."""
    assert str(problem).encode()
    assert len(str(problem)) < LONGEST_MESSAGE or "sheet" in str(problem)  # sheets cut their own
    again = pickle.loads(pickle.dumps(problem))
    assert (type(again), str(again)) == (type(problem), str(problem))
    assert {name: repr(value) for name, value in vars(again).items()} == {
        name: repr(value) for name, value in vars(problem).items()
    }
    assert not isinstance(problem, BadMove) or problem.reason.code.startswith("unknown-")
