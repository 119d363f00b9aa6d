"""The face of every game: names in, names out, checked; the engine's `State` below speaks ints.

What differs from game to game is in its `Room`. Sealed choices are kept beside the state of the phase's start
(`_base`), so that taking one back and writing a position need nothing from the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Generic, NamedTuple, cast, final

import msgspec

from septem.core import summary
from septem.core.errors import BadMove, IllegalMove, echo, shown
from septem.core.interchange import read_as
from septem.core.model import Entry, Move, MoveData, Position, Reason, Record, Result, Told, own
from septem.core.options import checked_names, checked_number
from septem.core.room import (
    EventT,
    ExplanationT,
    Head,
    MoveT,
    OptionsT,
    PartT,
    RefusalT,
    Room,
    ViewT,
)
from septem.core.serial import Serial, one_at_a_time
from septem.core.state import State
from septem.core.texts import Texts, seat_name

LARGEST_SEED = 2**62
LONGEST_MOVE = 200
"""No notation of any game is longer; more of what a caller typed is not looked at when saying why it is illegal."""


class Sealed(NamedTuple):
    """A choice that has not taken effect yet."""

    seat: int
    code: int
    notation: str


@final
class Game(Serial, Generic[ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]):
    """One game at a table. `septem.new`, `load`, `replay` and `sample` make them.

    `room`, `players`, `options` and `seed` say what is played: the game, by how many, how, and what it was dealt from.

    Several threads may share a game: a lock of its own lets one call in at a time. Between two calls another thread may
    have moved, so a move that was legal may be refused. What a game gives out (views, events, positions, records,
    states, copies) is independent of it; a `State` is for one thread only. Games can be copied and pickled.
    """

    room: Room[Any, ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]
    """What game it is."""
    players: int
    options: OptionsT
    seed: int | None
    """What it was dealt from; None for a position."""

    def __init__(
        self,
        room: Room[Any, ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT],
        players: int,
        options: OptionsT,
        seed: int | None,
        state: State,
    ) -> None:
        super().__init__()
        self.room = room
        self.players = players
        self.options = options
        self.seed = seed
        self._start: Position[OptionsT, PartT] | None = None
        self._moves: list[tuple[int, str]] = []
        self._sealed: list[Sealed] = []
        self._log: list[Told[EventT]] = []
        self._base = state
        self._state = state
        self._open_phase()

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
    def step(self) -> int:
        """How often choices have taken effect so far."""
        return self._base.phases()

    @property
    @one_at_a_time
    def told(self) -> int:
        """How many events there have been so far, whoever may know of them."""
        return len(self._log)

    @one_at_a_time
    def legal(self, seat: int) -> list[MoveT]:
        """The legal moves of a seat, empty if it owes no decision."""
        self._known_seat(seat)
        codes = self._state.legal_codes(seat)
        return self.room.moves(self._state, seat, codes) if codes else []

    @one_at_a_time
    def refused(self, seat: int) -> list[RefusalT]:
        """The moves that are not possible now, each with its reason."""
        self._known_seat(seat)
        return self.room.refused(self._state, seat) if seat in self.to_act else []

    @one_at_a_time
    def play(self, seat: int, move: MoveT | MoveData | int | str | Mapping[str, object]) -> None:
        """Carry out or seal a move: one of the legal ones, its data, its code or its notation.

        An illegal one raises IllegalMove and changes nothing.
        """
        self._known_seat(seat)
        chosen = self._chosen(seat, move)
        self._state.play_code(seat, chosen.code)
        self._sealed.append(chosen)
        if self._state.phases() != self._base.phases():
            self._settle()

    @one_at_a_time
    def retract(self, seat: int) -> None:
        """Take back everything this seat has sealed since choices last took effect."""
        self._known_seat(seat)
        kept = [one for one in self._sealed if one.seat != seat]
        if len(kept) == len(self._sealed):
            raise self._illegal(IllegalMove, Reason("nothing-to-retract"))
        self._open_phase()
        self._seal_again(kept)

    # ---- looking -------------------------------------------------------------------------------
    @one_at_a_time
    def view(self, seat: int | None) -> ViewT:
        """Everything a seat (None: a spectator) may know, nothing else."""
        if seat is not None:
            self._known_seat(seat)
        head: Head = {
            "rules": self.room.rules,
            "players": self.players,
            "seat": seat,
            "to_act": self.to_act,
            "over": self.over,
            "sealed": tuple(one.notation for one in self._sealed if one.seat == seat),
            "step": self.step,
        }
        return self.room.view(head, self.options, self._base, self._state)

    @one_at_a_time
    def events(self, seat: int | None, since: int = 0) -> list[Entry[EventT]]:
        """What happened from number `since` on, as far as the seat (None: a spectator) may know it: the log."""
        if seat is not None:
            self._known_seat(seat)
        checked_number("since", since, 0, LARGEST_SEED)
        seen = ((number, told.seen_by(seat)) for number, told in enumerate(self._log[since:], since))
        entry: type[Entry[EventT]] = self.room.model.Entry
        return [entry(number, own(event)) for number, event in seen if event is not None]

    @one_at_a_time
    def explain(self, seat: int | None) -> ExplanationT:
        """Prices, distances, points now: drawn only from what the seat may know; None: from what a spectator may.

        What is different for every seat is told to spectators as for seat 0.
        """
        if seat is not None:
            self._known_seat(seat)
        return self.room.explain(self.options, seat, self._base, self._state)

    @property
    @one_at_a_time
    def result(self) -> Result | None:
        """None while the game goes on."""
        return self.room.result(self._state) if self.over else None

    @property
    @one_at_a_time
    def state(self) -> State:
        """A copy of the engine's state, sealed choices included, for simulation and search.

        Playing on it does not touch the game. Never for bots, which get a view.
        """
        return self._state.copy()

    # ---- words ---------------------------------------------------------------------------------
    def texts(self, language: str) -> Texts:
        """The sentences and names of this table in a language."""
        return self.room.texts(language, self.options)

    def event_text(self, event: EventT, language: str = "en", seats: Sequence[str] = ()) -> str:
        """One line of the log; `seats` are the names to use for the players."""
        said = self.texts(language)
        names = checked_names("seats", seats)
        args = {key: seat_name(said, key, value, names) for key, value in msgspec.structs.asdict(event).items()}
        return said.say(f"event-{event.kind}", args)

    def reason_text(self, reason: Reason, language: str = "en") -> str:
        """Why something is not possible, in words."""
        return self.texts(language).say(f"reason-{reason.code}", reason.args)

    # ---- writing down --------------------------------------------------------------------------
    @one_at_a_time
    def position(self) -> Position[OptionsT, PartT]:
        """The complete position, hidden things included; `septem.load` gives the game back."""
        return self._position(tuple((one.seat, one.notation) for one in self._sealed))

    @one_at_a_time
    def record(self, seats: Sequence[str] = ()) -> Record[OptionsT, PartT]:
        """Header, seed and moves; `septem.replay` gives the same game on any machine. Reveals hidden things."""
        sealed = [(one.seat, one.notation) for one in self._sealed]
        found = self.room.model.Record(
            rules=self.room.rules,
            players=self.players,
            options=self.options,
            seed=self.seed,
            start=deepcopy(self._start),
            seats=checked_names("seats", seats),
            moves=tuple(self._moves + sealed),
            result=self.result,
        )
        return cast("Record[OptionsT, PartT]", found)

    @one_at_a_time
    def copy(self) -> Game[ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]:
        """An independent twin of this game."""
        twin = Game(self.room, self.players, self.options, self.seed, self._base)
        twin._start = self._start
        twin._moves = list(self._moves)
        twin._log = list(self._log)
        twin._seal_again(self._sealed)
        return twin

    def __copy__(self) -> Game[ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]:
        return self.copy()

    def __deepcopy__(
        self, memo: dict[int, object]
    ) -> Game[ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]:
        return self.copy()

    @one_at_a_time
    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by what can be written down, so that both modes read it, and checked when it is loaded."""
        from septem.core.pickles import game_again, saved_game  # which stands above this module

        return game_again, (self.room, saved_game(self))

    def __repr__(self) -> str:
        return summary.as_text(self._summary())

    def _repr_html_(self) -> str:
        return summary.as_html(self._summary())

    # ---- within ---------------------------------------------------------------------------------
    def _summary(self) -> summary.Summary:
        return self.room.summary(self.view(None), self.texts("en"))

    def _position(self, sealed: tuple[tuple[int, str], ...]) -> Position[OptionsT, PartT]:
        found = self.room.model.Position(
            rules=self.room.rules,
            players=self.players,
            options=self.options,
            step=self.step,
            state=self.room.write(self._base),
            sealed=sealed,
        )
        return cast("Position[OptionsT, PartT]", found)

    def _chosen(self, seat: int, move: object) -> Sealed:
        """The legal move that was meant."""
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
                    return Sealed(seat, move, self._notation(seat, move))
                raise self._illegal(IllegalMove, Reason("unknown-code", {"code": shown(move)}))
            case Move(code=int() as code, notation=text) if code in codes and self._notation(seat, code) == text:
                return Sealed(seat, code, text)
            case MoveData() | Mapping():
                return self._chosen_by_data(seat, codes, move)
            case _:
                return self._chosen_by_text(seat, codes, self._text(move))

    def _chosen_by_text(self, seat: int, codes: list[int], text: str) -> Sealed:
        for code, notation in zip(codes, self.room.notations(self._state, seat, codes), strict=True):
            if notation == text:
                return Sealed(seat, code, notation)
        raise self._refused(self.room.why_not(self._state, seat, echo(text, LONGEST_MOVE)))

    def _chosen_by_data(self, seat: int, codes: list[int], move: MoveData | Mapping[str, object]) -> Sealed:
        """Checked against its struct even if it is one already, and against the move found: anybody can make it up."""
        try:
            data = read_as(dict(move) if isinstance(move, Mapping) else move, self.room.model.Data)
        except Exception:  # a mapping that cannot be read, or nothing that JSON or the game knows
            raise self._unreadable(move) from None
        text = self.room.notation_of(self._state, seat, data)
        if isinstance(text, Reason):
            raise self._refused(text)
        if text is None:
            raise self._unreadable(move)
        chosen = self._chosen_by_text(seat, codes, text)
        (legal,) = self.room.moves(self._state, seat, [chosen.code])
        if not self.room.is_meant(legal, data):
            raise self._unreadable(move)
        return chosen

    def _notation(self, seat: int, code: int) -> str:
        return self.room.notations(self._state, seat, [code])[0]

    def _text(self, move: object) -> str:
        """The notation that was given, or that of the move that was given."""
        match move:
            case str():
                return " ".join(move.split())
            case Move(notation=str() as text):
                return text
            case _:
                raise self._unreadable(move)

    def _unreadable(self, move: object) -> IllegalMove:
        return self._illegal(BadMove, Reason("unknown-move", {"move": shown(move)}))

    def _refused(self, reason: Reason) -> IllegalMove:
        return self._illegal(BadMove if reason.code == "unknown-move" else IllegalMove, reason)

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

    def _seal_again(self, sealed: Sequence[Sealed]) -> None:
        for one in sealed:
            self._state.play_code(one.seat, one.code)
        self._sealed = list(sealed)

    def _settle(self) -> None:
        """Choices have taken effect: write them down and tell what happened."""
        rows = self._state.keep_journal().rows()
        before, self._base = self._base, self._state.copy()
        self._log.extend(self.room.told(rows, before, self._base))
        self._moves.extend((one.seat, one.notation) for one in self._sealed)
        self._open_phase()


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
"""For those who serve every game alike: simulations, commands, the server."""
