"""The face of every game: names in, names out, checked; the engine's `State` below speaks ints.

A game's facade subclasses `Game` and fills in what `hooks.py` lists. Sealed choices are kept beside the state of the
phase's start (`_base`), so that taking one back and writing a position need nothing from the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from septem.core.errors import BadMove, BadPosition, BadRecord, BadView, IllegalMove, SeptemError
from septem.core.hooks import Hooks
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import checked, checked_number
from septem.core.records import FORMAT, plain, position_schema, read_position, read_record, same_rules
from septem.core.rng import Rng
from septem.core.state import State

LARGEST_SEED = 2**62


def _shortened(value: object) -> str:
    """Anything a caller may have handed in, short enough for a message."""
    try:
        return repr(value)[:80]
    except Exception:  # a number too long to print, a broken __repr__
        return type(value).__name__


class Game(Hooks):
    """One game at a table."""

    def __init__(self, players: int, options: Json, seed: int | None, state: State) -> None:
        self.players = players
        self.options = options
        self.seed = seed
        self._start: Json | None = None
        self._moves: list[tuple[int, str]] = []
        self._sealed: list[tuple[int, int]] = []
        self._log: list[Event] = []
        self._base = state
        self._state = state
        self._open_phase()

    # ---- beginnings ----------------------------------------------------------------------------
    @classmethod
    def new(cls, players: int | None = None, seed: int = 0, **options: Any) -> Self:
        """A new game; options are validated, unknown ones refused."""
        count = cls.usual if players is None else players
        checked_number("players", count, cls.least, cls.most)
        checked_number("seed", seed, 0, LARGEST_SEED)
        complete = cls.complete_options(count, checked(cls.options_known, options))
        return cls(count, complete, seed, cls.create_state(count, complete, seed))

    @classmethod
    def load(cls, position: Any) -> Self:
        """The game of a position (JSON text or plain data), also of one written by hand."""
        found = read_position(position)
        if found.game != cls.id:
            raise BadPosition("game", f"{found.game!r} is not {cls.id!r}")
        if found.rules and found.rules != cls.rules:
            raise BadPosition("rules", f"made under {found.rules!r}, this version plays {cls.rules!r}")
        try:
            checked_number("players", found.players, cls.least, cls.most)
            complete = cls.complete_options(found.players, checked(cls.options_known, found.options))
            game = cls(found.players, complete, None, cls.state_from(found.players, complete, found.state))
            for seat, text in found.sealed:
                game.play(seat, text)
                if not game._sealed:
                    raise BadPosition("sealed", "contains the last choice of the phase; it would already be in effect")
        except BadPosition:
            raise
        except SeptemError as problem:
            raise BadPosition("content", str(problem)) from None
        game._start = {**game.position(), "sealed": []}
        return game

    @classmethod
    def replay(cls, record: Any) -> Self:
        """The game of a record, every move checked."""
        found = read_record(record)
        if found.game != cls.id:
            raise BadRecord(f"record game: {found.game!r} is not {cls.id!r}")
        same_rules(found, cls.rules)
        try:
            game = cls._first(found.players, found.options, found.seed, found.start)
            for number, (seat, text) in enumerate(found.moves, 1):
                game._replayed(number, seat, text)
        except BadRecord:
            raise
        except SeptemError as problem:
            raise BadRecord(f"record: {problem}") from None
        if found.result is not None and found.result != game._result_out():
            raise BadRecord("record result: does not agree with what the moves lead to")
        return game

    @classmethod
    def _first(cls, players: int, options: Json, seed: int | None, start: Json | None) -> Self:
        if start is not None:
            return cls.load(start)
        if seed is None:
            raise BadRecord("record seed: a record needs a seed or a start position")
        return cls.new(players, seed, **options)

    def _replayed(self, number: int, seat: int, text: str) -> None:
        try:
            self.play(seat, text)
        except SeptemError as problem:
            raise BadRecord(f"record move {number} ({seat} {text!r}): {problem}") from None

    @classmethod
    def sample(cls, view: Json, rng: Rng) -> Self:
        """A complete game, drawn uniformly among those the viewer considers possible."""
        try:
            position = {
                "game": cls.id,
                "players": view["players"],
                "options": view["options"],
                "state": cls.sampled(view, rng),
                "sealed": [[view["seat"], text] for text in view["sealed"]],
            }
            game = cls.load(position)
            game._seal_as_seen(view["to_act"], rng)
        except (LookupError, TypeError, ValueError, AttributeError) as problem:
            raise BadView(f"view: this is not a view of {cls.id} ({type(problem).__name__}: {problem})") from None
        return game

    def _seal_as_seen(self, to_act: list[int], rng: Rng) -> None:
        """Seats the viewer knows to have chosen have sealed something: any legal choice, drawn."""
        for seat in self.to_act:
            while seat not in to_act and seat in self.to_act:
                codes = self._state.legal_codes(seat)
                self.play(seat, codes[rng.below(len(codes))])
                if not self._sealed:
                    raise ValueError("to_act: somebody must still owe a choice")

    # ---- playing -------------------------------------------------------------------------------
    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that still owe a decision; several when they choose at the same time."""
        return tuple(self._state.acting())

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self._state.finished()

    @property
    def phase_number(self) -> int:
        """How often choices have taken effect so far."""
        return self._base.phases()

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat, empty if it owes no decision."""
        self._known_seat(seat)
        return [self.move(self._state, seat, code) for code in self._state.legal_codes(seat)]

    def refused(self, seat: int) -> list[Refusal]:
        """The moves that are not possible now, each with its reason."""
        self._known_seat(seat)
        return self.refusals(self._state, seat) if seat in self.to_act else []

    def play(self, seat: int, move: Move | int | str | Mapping[str, Any]) -> None:
        """Carry out or seal a move; an illegal one raises IllegalMove and changes nothing."""
        self._known_seat(seat)
        code = self._code(seat, move)
        self._state.play_code(seat, code)
        self._sealed.append((seat, code))
        if self._state.phases() != self._base.phases():
            self._settle()

    def retract(self, seat: int) -> None:
        """Take back everything this seat has sealed since choices last took effect."""
        self._known_seat(seat)
        if all(other != seat for other, _ in self._sealed):
            raise self._illegal(IllegalMove, Reason("nothing-to-retract"))
        kept = [(other, code) for other, code in self._sealed if other != seat]
        self._open_phase()
        for other, code in kept:
            self._state.play_code(other, code)
        self._sealed = kept

    def _code(self, seat: int, move: Move | int | str | Mapping[str, Any]) -> int:
        if self.over:
            raise self._illegal(IllegalMove, Reason("game-over"))
        if seat not in self.to_act:
            raise self._illegal(IllegalMove, Reason("not-your-turn"))
        codes = self._state.legal_codes(seat)
        match move:
            case Move():
                text = move.notation
            case str():
                text = " ".join(move.split())
            case bool():
                raise self._unreadable(move)
            case int():
                if move in codes:
                    return move
                raise self._illegal(IllegalMove, Reason("unknown-code", {"code": _shortened(move)}))
            case Mapping():
                text = self.notation_of(self._state, seat, dict(move))
            case _:
                raise self._unreadable(move)
        for code in codes:
            if self.notation(self._state, seat, code) == text:
                return code
        reason = self.why_not(self._state, seat, text)
        raise self._illegal(BadMove if reason.code == "unknown-move" else IllegalMove, reason)

    def notation_of(self, state: State, seat: int, data: Json) -> str:
        """The notation of a move given as data (need not be legal)."""
        for code in state.legal_codes(seat):
            move = self.move(state, seat, code)
            if move.data == data:
                return move.notation
        raise self._illegal(BadMove, Reason("unknown-move", {"move": _shortened(data)}))

    def _unreadable(self, move: object) -> IllegalMove:
        return self._illegal(BadMove, Reason("unknown-move", {"move": _shortened(move)}))

    def _illegal(self, kind: type[IllegalMove], reason: Reason) -> IllegalMove:
        return kind(reason, self.reason_text(reason))

    def _known_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise self._illegal(BadMove, Reason("unknown-seat", {"seat": _shortened(seat), "last": self.players - 1}))

    def _open_phase(self) -> None:
        """Go on from `_base` with a fresh copy and an empty journal."""
        self._state = self._base.copy()
        self._state.keep_journal()
        self._sealed = []

    def _settle(self) -> None:
        """Choices have taken effect: write them down and tell what happened."""
        notations = self._sealed_notations()
        rows = self._state.keep_journal().rows()
        before, self._base = self._base, self._state.copy()
        self._log.extend(self.told(rows, before, self._base))
        self._moves.extend(notations)
        self._open_phase()

    def _sealed_notations(self) -> list[tuple[int, str]]:
        """The sealed moves in words, each read in the position it was sealed in."""
        state = self._base.copy()
        written = []
        for seat, code in self._sealed:
            written.append((seat, self.notation(state, seat, code)))
            state.play_code(seat, code)
        return written

    # ---- looking -------------------------------------------------------------------------------
    def view(self, seat: int | None) -> Json:
        """Everything a seat (None: a spectator) may know, nothing else."""
        if seat is not None:
            self._known_seat(seat)
        head: Json = {
            "game": self.id,
            "rules": self.rules,
            "players": self.players,
            "options": self._options_out(),
            "seat": seat,
            "to_act": list(self.to_act),
            "over": self.over,
            "sealed": [text for other, text in self._sealed_notations() if other == seat],
        }
        return {**head, **self.seen(seat, self._base, self._state)}

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from number `since` on, as far as the seat may know it, with running numbers."""
        if seat is not None:
            self._known_seat(seat)
        seen = ((number, event.seen_by(seat)) for number, event in enumerate(self._log))
        return [(number, event) for number, event in seen if event is not None and number >= since]

    @property
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.outcome(self._state) if self.over else None

    @property
    def state(self) -> State:
        """The engine's state, for simulation and search; never for bots, which get a view."""
        return self._state

    # ---- writing down --------------------------------------------------------------------------
    def position(self) -> Json:
        """The complete position, hidden things included; `load` gives the game back."""
        return {
            "septem": FORMAT,
            "game": self.id,
            "rules": self.rules,
            "players": self.players,
            "options": self._options_out(),
            "state": self.state_out(self._base),
            "sealed": [[seat, text] for seat, text in self._sealed_notations()],
        }

    @classmethod
    def position_schema(cls) -> Json:
        """JSON Schema of this game's positions."""
        return position_schema(cls.id, cls.position_form)

    def record(self, seats: Sequence[str] = ()) -> Json:
        """Header, seed and moves; `replay` gives the same game on any machine. Reveals hidden things."""
        return {
            "septem": FORMAT,
            "game": self.id,
            "rules": self.rules,
            "players": self.players,
            "options": self._options_out(),
            "seed": self.seed,
            "start": self._start,
            "seats": list(seats),
            "moves": [[seat, text] for seat, text in self._moves + self._sealed_notations()],
            "result": self._result_out(),
        }

    def _options_out(self) -> Json:
        """The options as a caller may change them without changing the game."""
        return {name: list(value) if isinstance(value, list) else value for name, value in self.options.items()}

    def _result_out(self) -> Json | None:
        return cast(Json, plain(self.result)) if self.result else None

    def copy(self) -> Self:
        """An independent twin of this game."""
        twin = type(self)(self.players, self.options, self.seed, self._base)
        twin._start = self._start
        twin._moves = list(self._moves)
        twin._log = list(self._log)
        for seat, code in self._sealed:
            twin._state.play_code(seat, code)
        twin._sealed = list(self._sealed)
        return twin
