"""The rules of a game as docs/rules/<game>.md writes them: numbered clauses, worked examples and open points.

Each is a list item that begins with its id: `- **TO-17** What the clause says.` Further lines of it are indented.
`(not testable: reason)` marks the few that no test can hold. Ids that begin with the letters of the first clause
(`TO-`) are known everywhere; others (`EX-1`, `OP-1`, `A1`) only in files of that game, since games share them.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"[A-Z]+-?[A-Z]*\d+[a-z]?")
ITEM = re.compile(rf"- \*\*({ID.pattern})\*\* (.*)")
MARK = re.compile(r"\(not testable: ([^)]+)\)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
DECISION = re.compile(r"^- \*\*(D-\d+)\b", re.MULTILINE)
SHORT = 160


class Clause(NamedTuple):
    """A clause, example or open point."""

    id: str
    text: str

    @property
    def untestable(self) -> str:
        """Why no test can hold it; empty for all others."""
        found = MARK.search(self.text)
        return found[1] if found else ""

    @property
    def short(self) -> str:
        """Its first words, for a cell of a table."""
        text = LINK.sub(r"\1", MARK.sub("", self.text)).replace("|", "\\|").replace("*", "").strip()
        if len(text) <= SHORT:
            return text
        cut = text[:SHORT].rsplit(" ", 1)[0]
        return (cut.rsplit("`", 1)[0] if cut.count("`") % 2 else cut).rstrip(" .,:;(") + " ..."


class Rules:
    """All clauses of a game, in the order of the page."""

    def __init__(self, game: str, clauses: list[Clause]) -> None:
        self.game = game
        self.clauses = clauses
        self.ids = {clause.id for clause in clauses}
        self.families = {family(one) for one in self.ids}
        self.letters = clauses[0].id.split("-")[0] + "-" if clauses else "-"
        """What ids known everywhere begin with, as `TO-`."""

    def between(self, first: str, last: str) -> list[str]:
        """The ids from one to another of the same family, both included."""
        if first == last:
            return [first] if first in self.ids else []
        own = [one for one in self.ids if family(one) == family(first) == family(last)]
        return sorted((one for one in own if place(first) <= place(one) <= place(last)), key=place)


def family(one: str) -> str:
    """What an id begins with: `TO-` of TO-17a."""
    return re.split(r"\d", one, maxsplit=1)[0]


def place(one: str) -> tuple[int, str]:
    """Where an id stands in its family."""
    digits, letter = re.fullmatch(r"(\d+)([a-z]?)", one.removeprefix(family(one))).groups()  # type: ignore[union-attr]
    return int(digits), letter


def read(page: Path) -> Rules:
    """The clauses of a page of rules."""
    return Rules(page.stem, [Clause(one, " ".join(lines)) for one, lines in items(page.read_text("utf-8"))])


def items(text: str) -> Iterator[tuple[str, list[str]]]:
    """The numbered list items, each with its lines."""
    one, lines = "", list[str]()
    for line in text.splitlines():
        found = ITEM.match(line)
        if found:
            if one:
                yield one, lines
            one, lines = found[1], [found[2]]
        elif line.startswith("  "):
            lines.append(line.strip())
        elif one:
            yield one, lines
            one = ""
    if one:
        yield one, lines


def read_all(root: Path) -> list[Rules]:
    """The rules of every game of a project."""
    return [read(page) for page in sorted((root / "docs" / "rules").glob("*.md"))]


def decisions(root: Path) -> list[str]:
    """The numbers of docs/decisions.md, as often as they are given."""
    page = root / "docs" / "decisions.md"
    return DECISION.findall(page.read_text("utf-8")) if page.exists() else []
