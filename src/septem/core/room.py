"""A game as the house sees it: a `Room` fills in these hooks, and `Game` does the rest.

Hooks that every game must fill in raise NotImplementedError here; the others have a sensible answer already.
A room keeps nothing: one object serves all tables. States go in and structs of the room's `model.py` come out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, TypedDict, TypeVar

import msgspec

from septem.core.advice import Gains, Merit, Trial
from septem.core.model import EventData, Move, Reason, Refusal, Result, Told, ViewHead
from septem.core.options import Option, OptionForm, Options, option_forms
from septem.core.rng import Rng
from septem.core.search_form import Features, SearchForm
from septem.core.state import State
from septem.core.summary import Summary
from septem.core.texts import Names, Texts, texts

Row = tuple[int, int, int, int, int, int]
"""One row of the engine's journal: kind and five arguments."""


class Head(TypedDict):
    """The common fields of a view, to begin it with: `View(**head, ...)`."""

    rules: str
    players: int
    seat: int | None
    to_act: tuple[int, ...]
    over: bool
    sealed: tuple[str, ...]
    step: int


StateT = TypeVar("StateT", bound=State)
ViewT = TypeVar("ViewT", bound=ViewHead)
MoveT = TypeVar("MoveT", bound=Move[Any, Any])
RefusalT = TypeVar("RefusalT", bound=Refusal[Any])
EventT = TypeVar("EventT", bound=EventData)
ExplanationT = TypeVar("ExplanationT", bound=msgspec.Struct)
OptionsT = TypeVar("OptionsT", bound=Options)
PartT = TypeVar("PartT", bound=msgspec.Struct)


class Room(Generic[StateT, ViewT, MoveT, RefusalT, EventT, ExplanationT, OptionsT, PartT]):
    """What differs from game to game."""

    id: str
    """Short name: `wonders`, `duel` ..."""
    rules: str
    """Rules version; changes only when behaviour changes."""
    package: str
    """Where its data folder lies."""
    model: ModuleType
    """Its typed border: View, Move, Refusal, Data, Why, Event, Entry, Explanation, Options, Part, Position, Record.

    The same names in every room.
    """
    catalogue_type: type[msgspec.Struct]
    """What `catalogue` returns."""
    least: int
    most: int
    usual: int
    """Players if the caller names none."""
    options: tuple[Option, ...] = ()
    """What may be chosen; types and defaults stand in `model.Options`."""
    columns: tuple[str, ...]
    """Names of the engine's statistics columns; the first is `points`, score categories follow."""
    tie_break: str | None = None
    """The column that decides among equal points, the higher the better; None: they share the place."""
    sudden_ends: tuple[str, ...] = ()
    """Reasons of a result that decide the game whatever the points say."""
    search: SearchForm = SearchForm()
    """How the game is searched; `form_for` may tell tables apart."""
    features: Features | None = None
    """What a learned value looks at; None: the game has none."""
    labels: Mapping[str, tuple[str, ...]] = {}
    """Columns whose figure is the index of an id: `{"board": BOARD_IDS}`; statistics group by them."""

    # ---- states --------------------------------------------------------------------------------
    def complete(self, players: int, options: OptionsT) -> OptionsT:
        """Check options against each other and fill in defaults that depend on others."""
        return options

    def deal(self, players: int, options: OptionsT, seed: int) -> StateT:
        """A freshly dealt state."""
        raise NotImplementedError

    def load(self, players: int, options: OptionsT, part: PartT) -> StateT:
        """A state from the game's own part of a position; BadPosition if it cannot be."""
        raise NotImplementedError

    def write(self, state: StateT) -> PartT:
        """The game's own part of a position."""
        raise NotImplementedError

    def options_of(self, state: StateT) -> OptionsT:
        """The complete options a state was made with."""
        raise NotImplementedError

    def sealed_codes(self, state: StateT) -> list[tuple[int, int]]:
        """Seats and codes that lead from the beginning of the phase to a state; only simultaneous games have any."""
        return []

    def sample(self, view: ViewT, rng: Rng) -> PartT:
        """The game's own part of a position, drawn uniformly among those the viewer considers possible."""
        raise NotImplementedError

    def form_for(self, players: int) -> SearchForm:
        """How the game is searched at a table of so many players."""
        return self.search

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: StateT, seat: int, codes: Sequence[int]) -> list[str]:
        """Legal moves in words of the notation."""
        raise NotImplementedError

    def moves(self, state: StateT, seat: int, codes: Sequence[int]) -> list[MoveT]:
        """Legal moves with their data and their prices explained."""
        raise NotImplementedError

    def notation_of(self, state: StateT, seat: int, data: Any) -> str | Reason | None:
        """The notation of a move given as its data, which need not be legal; None if it is no move of this game.

        A reason where the notation could not say what is wrong with the data.
        """
        raise NotImplementedError

    def is_meant(self, legal: MoveT, data: Any) -> bool:
        """Whether this data means the legal move whose notation it has; it may name more than the notation does."""
        return bool(legal.data == data)

    def refused(self, state: StateT, seat: int) -> list[RefusalT]:
        """What is not possible now although a player might look for it."""
        return []

    def why_not(self, state: StateT, seat: int, text: str) -> Reason:
        """Why this notation is not among the legal moves of a seat that is to act."""
        raise NotImplementedError

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: OptionsT, base: StateT, state: StateT) -> ViewT:
        """What `head["seat"]` may know, by allow-list: own things from `state`, those of others from `base`."""
        raise NotImplementedError

    def explain(self, options: OptionsT, seat: int | None, base: StateT, state: StateT) -> ExplanationT:
        """Prices, distances, points now: drawn only from what that seat may know; None: for seat 0, from what everybody
        may."""
        raise NotImplementedError

    def score(self, state: StateT, seat: int) -> Gains:
        """Points of a seat by category as they stand, for reasons of moves; coins are told as coins."""
        return {"points": state.scores()[seat]}

    def merits(self, tried: Trial[StateT, MoveT, EventT], instead: Trial[StateT, MoveT, EventT]) -> list[Merit]:
        """What speaks for a move or against it besides points, the most telling first; compared with another move."""
        return []

    def told(self, rows: Sequence[Row], before: StateT, after: StateT) -> list[Told[EventT]]:
        """Events of one phase from the engine's journal."""
        raise NotImplementedError

    def result(self, state: StateT) -> Result:
        """Result of a finished state."""
        raise NotImplementedError

    def ending(self, state: StateT) -> str | None:
        """How a finished state ended, by the reason of its result; None where a game ends in one way only."""
        return None

    def built(self, state: StateT) -> list[list[str]]:
        """What lies before each seat at the end, by their ids (cards, wonders, tokens ...), for statistics."""
        return [[] for _ in range(state.seat_count())]

    def summary(self, view: ViewT, said: Texts) -> Summary:
        """The table in a few lines, for `repr` of a game: what a spectator sees."""
        raise NotImplementedError

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: OptionsT) -> msgspec.Struct:
        """Everything on the table and in the box, as structs, at a table with these options."""
        raise NotImplementedError

    def names(self, options: OptionsT | None = None) -> Names:
        """Names in all languages of everything that has an id, by kind of argument, at a table with these options."""
        return {}

    def facts(self, options: OptionsT | None = None) -> dict[str, str | int]:
        """What every text at a table with these options may use as an argument, such as the edition."""
        return {}

    # ---- the same for all ----------------------------------------------------------------------
    def texts(self, language: str, options: OptionsT | None = None) -> Texts:
        """The sentences and names of this game in a language, at a table with these options or at none."""
        return texts(language, self.package, self.names(options), self.facts(options))

    def option_forms(self) -> tuple[OptionForm, ...]:
        """The options as a form shows them."""
        return option_forms(self.model.Options, self.options)

    def __repr__(self) -> str:
        return f"<septem room {self.id!r}>"

    def __reduce__(self) -> str:
        """Pickled by name: each room is the one `ROOM` of its module."""
        return "ROOM"


AnyRoom = Room[Any, Any, Any, Any, Any, Any, Any, Any]
"""For those who serve every game alike: simulations, commands, the server."""
