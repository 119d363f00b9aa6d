"""Names and figures of a report in its language."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from septem.cli.games import name_of
from septem.core import begin
from septem.core.room import AnyRoom
from septem.core.texts import texts
from septem.sim.intervals import Mean, Share
from septem.sim.ratings import Rating
from septem.sim.rows import Head

KINDS = ("piece", "card", "wonder", "token", "bonus", "box")
"""Kinds of names in which a thing that was built is looked for first."""
COMMA = ("cs", "sk")
GAP = "\N{NO-BREAK SPACE}"
NONE = "–"


class Words:
    """What a report says, at the table that was played."""

    def __init__(self, room: AnyRoom, head: Head, language: str) -> None:
        self.language = language
        options = begin.room_options(room, head.players, head.options)
        self._room = room
        self._said = room.texts(language, options)
        self._own = texts(language, "septem.cli")
        known = room.names(options)
        self._kinds = [*(kind for kind in KINDS if kind in known), *(kind for kind in known if kind not in KINDS)]
        self._known = known

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence of the report."""
        return self._own.say(f"report-{message}", args)

    def game(self) -> str:
        """The name of the game."""
        return name_of(self._room, self.language)

    # ---- names -----------------------------------------------------------------------------------
    def seat(self, number: str) -> str:
        """Player 1 ..."""
        return self._own.say("seat", {"number": int(number)})

    def column(self, name: str) -> str:
        """A column of the statistics; one without a name is called by its id."""
        for message in (f"category-{name}", f"column-{name}"):
            if self._said.has(message):
                return self._said.say(message)
        return name.replace("_", " ")

    def label(self, name: str) -> str:
        """What a column of ids is about."""
        message = f"report-label-{name}"
        return self._own.say(message) if self._own.has(message) else self.column(name)

    def labelled(self, name: str, item: str) -> str:
        """One of these ids."""
        return self._said.name(name, item)

    def things(self, items: Iterable[str]) -> dict[str, str]:
        """The names of things that were built; where two have the same, their ids tell them apart."""
        found = {item: self._thing(item) for item in items}
        often = Counter(found.values())
        return {item: name if often[name] == 1 else f"{name} ({item})" for item, name in found.items()}

    def _thing(self, item: str) -> str:
        for kind in self._kinds:
            if item in self._known[kind]:
                return self._said.name(kind, item)
        return item.replace("_", " ")

    def ending(self, reason: str) -> str:
        """How a game ended."""
        return self._said.say(f"end-{reason}").rstrip(".")

    # ---- figures ---------------------------------------------------------------------------------
    def number(self, value: float, digits: int = 1) -> str:
        """With as many digits after the point, or comma."""
        text = f"{abs(value):,.{digits}f}"
        if self.language in COMMA:
            text = text.replace(",", GAP).replace(".", ",")
        return f"−{text}" if value < 0 and text.strip("0.,") else text

    def percent(self, share: float, digits: int = 1) -> str:
        """27.3%, or 27,3 %."""
        return f"{self.number(100 * share, digits)}{GAP if self.language in COMMA else ''}%"

    def signed(self, value: float, digits: int = 1) -> str:
        """With its sign."""
        text = self.number(value, digits)
        return text if value < 0 else f"+{text}"

    def interval(self, share: Share) -> str:
        """From and to, as percentages."""
        return f"{self.number(100 * share.low)}–{self.percent(share.high)}"

    def lift_interval(self, lift: Mean) -> str:
        """From and to, in percentage points."""
        if lift.low is None or lift.high is None:
            return NONE
        return f"{self.signed(100 * lift.low)} … {self.signed(100 * lift.high)}"

    def rating_interval(self, rating: Rating) -> str:
        """From and to; none for the one that stands fixed."""
        if rating.low is None or rating.high is None or rating.low == rating.high:
            return NONE
        return f"{self.number(rating.low, 0)}–{self.number(rating.high, 0)}"
