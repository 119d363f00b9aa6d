"""Where a sheet was read from: errors that name the entry and, where there is a text, the line."""

from __future__ import annotations

import re
from typing import Any, NoReturn, TypeVar

import msgspec

from septem.core.errors import BadTable
from septem.core.interchange import converted
from septem.core.tables import LANGUAGES
from septem.games.dice.sheet_form import Text

T = TypeVar("T")
ID = re.compile(r"[a-z][a-z0-9_-]*")
LONGEST_ID = 40
LONGEST_NAME = 60
LONGEST_PART = 300  # of an error: what was typed in comes back in it


class Source:
    """Where a sheet was read from: its name and, if known, its text, to find lines in."""

    def __init__(self, name: str = "sheet", text: str = "") -> None:
        self.name = name
        self.lines = text.splitlines()

    def fail(self, problem: str, *path: str) -> NoReturn:
        """Refuse the sheet; `path` is like ("building", "market", "box", "mk_camel1")."""
        line = self.line(path)
        entry = " ".join(shortened(part, LONGEST_ID) for part in path)
        where = " ".join(part for part in (self.name, line and f"line {line}", entry) if part)
        raise BadTable(where, shortened(problem, LONGEST_PART))

    def read(self, data: Any, kind: type[T], *path: str) -> T:
        """One entry checked against its struct."""
        try:
            return converted(data, kind)
        except msgspec.ValidationError as problem:
            self.fail(str(problem), *path)

    def number(self, value: int, low: int, high: int, field: str, *path: str) -> int:
        """A whole number within limits."""
        if not low <= value <= high:
            self.fail(f"{field} {value} is not allowed; allowed: {low} to {high}", *path)
        return value

    def name_of(self, one: str, *path: str) -> str:
        """A well-formed id."""
        if len(one) > LONGEST_ID:
            self.fail(f"an id of {len(one)} characters; at most {LONGEST_ID}", *path)
        if not ID.fullmatch(one) or one == "none":
            self.fail(f"id {shown(one)} needs lower-case letters, digits, _ or -, beginning with a letter", *path)
        return one

    def text(self, given: Text, *path: str) -> Text:
        """The name of something in one language or several."""
        for language, name in given.items():
            if language not in LANGUAGES:
                self.fail(f"language {shown(language)} is not known; known: {', '.join(LANGUAGES)}", *path)
            if not 1 <= len(name) <= LONGEST_NAME or name.isspace() or not name.isprintable():
                self.fail(f"name {shown(name)} is not allowed; allowed: 1 to {LONGEST_NAME} printable signs", *path)
        return given

    def line(self, path: tuple[str, ...]) -> int:
        """Line of an entry, 0 if the text is unknown or does not show it."""
        at = 0
        for kind, one in zip(path[::2], path[1::2], strict=False):
            found = self._next(_pattern(kind, one, inside=at > 0), at)
            at = found or at
        return at

    def _next(self, pattern: str, after: int) -> int:
        for number in range(after, len(self.lines)):
            if re.search(pattern, self.lines[number]):
                return number + 1
        return 0


def shortened(text: str, longest: int) -> str:
    """A text cut to a length at which it can still be read."""
    return text if len(text) <= longest else text[:longest] + "..."


def shown(value: object) -> str:
    """A value that was typed in, short enough for a message."""
    return shortened(repr(value), LONGEST_ID)


def _pattern(kind: str, one: str, inside: bool) -> str:
    if len(one) > LONGEST_ID:
        return re.escape(one[:LONGEST_ID])
    name = re.escape(one)
    if kind == "building":
        return rf"^\s*\[\[?building\.{name}[.\]]"
    if kind == "table":
        return rf"^\s*\[{name}\]|^\s*{name}\s*="
    if kind == "box" and inside:
        return rf"\bid\s*=\s*[\"']{name}[\"']|^\s*{name}\s*=|\[[a-z.]*\.{name}\]"
    return rf"\bid\s*=\s*[\"']{name}[\"']"
