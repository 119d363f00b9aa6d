"""The face of every game: names in, names out, checked; the engine's `State` below speaks ints.

A game's facade subclasses `Game` and fills in what `hooks.py` lists. Sealed choices are kept beside the state of the
phase's start (`_base`), so that taking one back and writing a position need nothing from the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, cast

from septem.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadView,
    IllegalMove,
    SeptemError,
    echo,
    shown,
)
from septem.core.hooks import Hooks
from septem.core.model import Event, Json, Move, Reason, Refusal, Result, copied
from septem.core.options import checked, checked_names, checked_number, owned
from septem.core.records import (
    FORMAT,
    plain,
    position_schema,
    read_plain,
    read_position,
    read_record,
    read_saved,
    same_rules,
)
from septem.core.rng import Rng
from septem.core.serial import Serial, one_at_a_time
from septem.core.state import State

LARGEST_SEED = 2**62
LONGEST_MOVE = 200
"""No notation of any game is longer; more of what a caller typed is not looked at when saying why it is illegal."""


class Game(Hooks, Serial):
    """One game at a table.

    Several threads may share a game: a lock of its own lets one call in at a time. Between two calls another thread may
    have moved, so a move that was legal may be refused. What a game gives out (state, views, events, positions,
    records, copies) is independent of it; a `State` is for one thread only. Games can be copied (`copy()`, `copy.copy`
    and `copy.deepcopy` are the same) and pickled.
    """

    def __init__(self, players: int, options: Json, seed: int | None, state: State) -> None:
        super().__init__()
        self.players = players
        self.options: Json = copied(options)
        self.seed = seed
        self._start: Json | None = None
        self._moves: list[tuple[int, str]] = []
        self._sealed: list[tuple[int, int]] = []
        self._log: list[Event] = []
        self._earlier = 0  # phases a pickled game had seen and its position does not tell
        self._base = state
        self._state = state
        self._open_phase()

    # ---- beginnings ----------------------------------------------------------------------------
    @classmethod
    def new(cls, /, players: int | None = None, seed: int = 0, **options: Any) -> Self:
        """A new game; options are validated, unknown ones refused."""
        return cls._dealt(cls.usual if players is None else players, seed, options)

    @classmethod
    def _dealt(cls, count: int, seed: int, options: Json) -> Self:
        checked_number("players", count, cls.least, cls.most)
        checked_number("seed", seed, 0, LARGEST_SEED)
        given = checked(cls.options_known, options)
        complete = cls.complete_options(count, {name: owned(name, value) for name, value in given.items()})
        return cls(count, complete, seed, cls.create_state(count, complete, seed))

    @classmethod
    def load(cls, position: Any) -> Self:
        """The game of a position (JSON text or plain data), also of one written by hand."""
        found = read_position(position)
        if found.game != cls.id:
            raise BadPosition("game", f"{shown(found.game)} is not {cls.id!r}")
        if found.rules and found.rules != cls.rules:
            raise BadPosition("rules", f"made under {shown(found.rules)}, this version plays {cls.rules!r}")
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
            raise BadRecord(f"record game: {shown(found.game)} is not {cls.id!r}")
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
        return cls._dealt(players, seed, options)

    def _replayed(self, number: int, seat: int, text: str) -> None:
        try:
            self.play(seat, text)
        except SeptemError as problem:
            raise BadRecord(f"record move {number} ({shown(seat)} {shown(text)}): {problem}") from None

    @classmethod
    def sample(cls, view: Json, rng: Rng) -> Self:
        """A complete game, drawn uniformly among those the viewer considers possible."""
        if not isinstance(rng, Rng):
            raise BadOption("rng", f"{shown(rng)} is not a septem.Rng")
        try:
            seen = read_plain(view)
            checked_number("players", seen["players"], cls.least, cls.most)
            if seen["seat"] is not None:
                checked_number("seat", seen["seat"], 0, seen["players"] - 1)
            position = {
                "game": seen["game"],
                "rules": seen["rules"],
                "players": seen["players"],
                "options": seen["options"],
                "state": cls.sampled(seen, rng),
                "sealed": [[seen["seat"], text] for text in seen["sealed"]],
            }
            game = cls.load(position)
            game._seal_as_seen(seen["to_act"], rng)
        except SeptemError as problem:
            raise BadView(f"view: {problem}") from None
        except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as problem:
            what = f"{type(problem).__name__}: {echo(str(problem))}"
            raise BadView(f"view: this is not a view of {cls.id} ({what})") from None
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
    @one_at_a_time
    def to_act(self) -> tuple[int, ...]:
        """Seats that still owe a decision; several when they choose at the same time."""
        return tuple(self._state.acting())

    @property
    @one_at_a_time
    def over(self) -> bool:
        """Whether the game is finished."""
        return self._state.finished()

    @property
    @one_at_a_time
    def phase_number(self) -> int:
        """How often choices have taken effect so far."""
        return self._earlier + self._base.phases()

    @one_at_a_time
    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat, empty if it owes no decision."""
        self._known_seat(seat)
        return [self.move(self._state, seat, code) for code in self._state.legal_codes(seat)]

    @one_at_a_time
    def refused(self, seat: int) -> list[Refusal]:
        """The moves that are not possible now, each with its reason."""
        self._known_seat(seat)
        return self.refusals(self._state, seat) if seat in self.to_act else []

    @one_at_a_time
    def play(self, seat: int, move: Move | int | str | Mapping[str, Any]) -> None:
        """Carry out or seal a move; an illegal one raises IllegalMove and changes nothing."""
        self._known_seat(seat)
        code = self._code(seat, move)
        self._state.play_code(seat, code)
        self._sealed.append((seat, code))
        if self._state.phases() != self._base.phases():
            self._settle()

    @one_at_a_time
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
            case bool():
                raise self._unreadable(move)
            case int():
                if move in codes:
                    return move
                raise self._illegal(IllegalMove, Reason("unknown-code", {"code": shown(move)}))
            case _:
                text = self._text(seat, move)
        for code in codes:
            if self.notation(self._state, seat, code) == text:
                return code
        reason = self.why_not(self._state, seat, echo(text, LONGEST_MOVE))
        raise self._illegal(BadMove if reason.code == "unknown-move" else IllegalMove, reason)

    def _text(self, seat: int, move: object) -> str:
        """The notation that was given, or that of the move or data that was given."""
        match move:
            case str():
                return " ".join(move.split())
            case Move(notation=str() as text):
                return text
            case Mapping():
                return self._notation_of_data(seat, move)
            case _:
                raise self._unreadable(move)

    def _notation_of_data(self, seat: int, move: Mapping[str, Any]) -> str:
        try:
            data = read_plain(dict(move))
        except Exception:  # a mapping that cannot be read, or nothing that JSON knows
            raise self._unreadable(move) from None
        try:
            return self.notation_of(self._state, seat, data)
        except RecursionError:  # nested almost too deeply for JSON, and too deeply for words
            raise self._unreadable(move) from None

    def notation_of(self, state: State, seat: int, data: Json) -> str:
        """The notation of a move given as data (need not be legal)."""
        for code in state.legal_codes(seat):
            move = self.move(state, seat, code)
            if move.data == data:
                return move.notation
        raise self._illegal(BadMove, Reason("unknown-move", {"move": shown(data)}))

    def _unreadable(self, move: object) -> IllegalMove:
        return self._illegal(BadMove, Reason("unknown-move", {"move": shown(move)}))

    def _illegal(self, kind: type[IllegalMove], reason: Reason) -> IllegalMove:
        return kind(reason, self.reason_text(reason))

    def _known_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise self._illegal(BadMove, Reason("unknown-seat", {"seat": shown(seat), "last": self.players - 1}))

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
    @one_at_a_time
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

    @one_at_a_time
    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What happened from number `since` on, as far as the seat may know it, with running numbers."""
        if seat is not None:
            self._known_seat(seat)
        checked_number("since", since, 0, LARGEST_SEED)
        seen = ((number, event.seen_by(seat)) for number, event in enumerate(self._log[since:], since))
        return [(number, event) for number, event in seen if event is not None]

    @property
    @one_at_a_time
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.outcome(self._state) if self.over else None

    @one_at_a_time
    def explain(self, seat: int) -> Json:
        """Advice drawn only from what the seat may know: prices, distances, points now."""
        self._known_seat(seat)
        return self.advice(seat)

    @property
    @one_at_a_time
    def state(self) -> State:
        """A copy of the engine's state, sealed choices included, for simulation and search.

        Playing on it does not touch the game. Never for bots, which get a view.
        """
        return self._state.copy()

    # ---- writing down --------------------------------------------------------------------------
    @one_at_a_time
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

    @one_at_a_time
    def record(self, seats: Sequence[str] = ()) -> Json:
        """Header, seed and moves; `replay` gives the same game on any machine. Reveals hidden things."""
        return {
            "septem": FORMAT,
            "game": self.id,
            "rules": self.rules,
            "players": self.players,
            "options": self._options_out(),
            "seed": self.seed,
            "start": plain(self._start),
            "seats": checked_names("seats", seats),
            "moves": [[seat, text] for seat, text in self._moves + self._sealed_notations()],
            "result": self._result_out(),
        }

    def _options_out(self) -> Json:
        """The options as a caller may change them without changing the game."""
        return cast(Json, copied(self.options))

    def _result_out(self) -> Json | None:
        return cast(Json, plain(self.result)) if self.result else None

    @one_at_a_time
    def copy(self) -> Self:
        """An independent twin of this game."""
        twin = type(self)(self.players, self.options, self.seed, self._base)
        twin._start = self._start
        twin._moves = list(self._moves)
        twin._log = list(self._log)
        twin._earlier = self._earlier
        for seat, code in self._sealed:
            twin._state.play_code(seat, code)
        twin._sealed = list(self._sealed)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    @one_at_a_time
    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what can be written down, so that both modes read it, and checked when it is loaded."""
        saved = {
            "position": self.position(),
            "start": self._start,
            "seed": self.seed,
            "moves": self._moves,
            "log": self._log,
            "phase_number": self.phase_number,
        }
        return _unpickled, (type(self), plain(saved))

    @classmethod
    def _from_saved(cls, data: Json) -> Self:
        saved = read_saved(data)
        game = cls.load(saved.position)
        game._start = saved.start
        game.seed = None if saved.seed is None else checked_number("seed", saved.seed, 0, LARGEST_SEED)
        game._earlier = saved.phase_number - game.phase_number
        game._moves = saved.moves
        game._log = saved.log
        return game


def _unpickled(kind: type[Game], data: Json) -> Game:
    return kind._from_saved(data)
