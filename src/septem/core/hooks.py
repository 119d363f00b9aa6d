"""What each game says for itself: class attributes, and the hooks that `Game` calls.

Hooks that every game must fill in raise NotImplementedError here; the others have a sensible answer already.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from septem.core.errors import echo
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import Option, checked_names
from septem.core.rng import Rng
from septem.core.state import State
from septem.core.texts import Names, Texts, texts

LONGEST_NAME = 200
"""So much of a player's name is told in the log."""
Row = tuple[int, int, int, int, int, int]
"""One row of the engine's journal: kind and five arguments."""


class Hooks:
    """The part of a facade that differs from game to game."""

    id: ClassVar[str]
    """Short name: `wonders`, `duel` ..."""
    rules: ClassVar[str]
    """Rules version; changes only when behaviour changes."""
    package: ClassVar[str]
    """Where its data folder lies."""
    least: ClassVar[int]
    most: ClassVar[int]
    usual: ClassVar[int]
    """Players if the caller names none."""
    options_known: ClassVar[tuple[Option, ...]] = ()
    columns: ClassVar[tuple[str, ...]]
    """Names of the engine's statistics columns; the first is `points`, score categories follow."""
    position_form: ClassVar[type[Any]]
    """The struct of the game's own part of a position."""
    tie_break: ClassVar[str | None] = None
    """The column that decides among equal points, the higher the better; None: they share the place."""
    sudden_ends: ClassVar[tuple[str, ...]] = ()
    """Reasons of a result that decide the game whatever the points say."""
    labels: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Columns whose figure is the index of an id: `{"board": BOARD_IDS}`; statistics group by them."""
    options: Json
    """The options of this table."""

    @classmethod
    def complete_options(cls, players: int, options: Json) -> Json:
        """Check options against each other and fill in defaults that depend on others."""
        return options

    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> State:
        """A freshly dealt state."""
        raise NotImplementedError

    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> State:
        """A state from the game's own part of a position; BadPosition if it cannot be."""
        raise NotImplementedError

    def state_out(self, state: State) -> Json:
        """The game's own part of a position."""
        raise NotImplementedError

    @classmethod
    def options_of(cls, state: State) -> Json:
        """The complete options a state was made with."""
        raise NotImplementedError

    @classmethod
    def sealed_codes(cls, state: State) -> list[tuple[int, int]]:
        """Seats and codes that lead from the beginning of the phase to a state; only simultaneous games have any."""
        return []

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        """A game's own part of a position drawn uniformly among those the viewer considers possible."""
        raise NotImplementedError

    def notation(self, state: State, seat: int, code: int) -> str:
        """A legal move in words of the notation."""
        raise NotImplementedError

    def move(self, state: State, seat: int, code: int) -> Move:
        """A legal move with its data and its price explained."""
        raise NotImplementedError

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """What is not possible now although a player might look for it."""
        return []

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why this notation is not among the legal moves of a seat that is to act."""
        raise NotImplementedError

    def seen(self, seat: int | None, base: State, state: State) -> Json:
        """What a seat may know, by allow-list: own things from `state`, those of others from `base`."""
        raise NotImplementedError

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        """Events of one phase from the engine's journal."""
        raise NotImplementedError

    def outcome(self, state: State) -> Result:
        """Result of a finished state."""
        raise NotImplementedError

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        """Names in all languages of everything that has an id, by kind of argument, at a table with these options."""
        return {}

    @classmethod
    def facts(cls, options: Json | None = None) -> Json:
        """What every text at a table with these options may use as an argument, such as the edition."""
        return {}

    def advice(self, seat: int) -> Json:
        """What `explain` tells a known seat, drawn only from what that seat may know."""
        return {}

    # ---- words ---------------------------------------------------------------------------------
    @classmethod
    def texts_for(cls, language: str, options: Json | None = None) -> Texts:
        """The sentences and names of this game in a language, at a table with these options or at none."""
        return texts(language, cls.package, cls.names(options), cls.facts(options))

    def texts(self, language: str) -> Texts:
        """The sentences and names of this table in a language."""
        return self.texts_for(language, self.options)

    def event_text(self, event: Event, language: str = "en", seats: Sequence[str] = ()) -> str:
        """One line of the log; `seats` are the names to use for the players."""
        said = self.texts(language)
        names = checked_names("seats", seats)
        args = {key: self._seat_name(said, key, value, names) for key, value in event.args.items()}
        return said.say(f"event-{event.kind}", args)

    def reason_text(self, reason: Reason, language: str = "en") -> str:
        """Why something is not possible, in words."""
        return self.texts(language).say(f"reason-{reason.code}", reason.args)

    def _seat_name(self, said: Texts, key: str, value: Any, seats: Sequence[str]) -> Any:
        if key not in ("seat", "to", "from", "left", "right", "other") or type(value) is not int:
            return value
        return echo(seats[value], LONGEST_NAME) if value < len(seats) else said.say("seat", {"number": value + 1})
