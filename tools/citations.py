"""Where the files of the project name clauses of the rules and decisions.

`TO-3 to TO-7` names all clauses from the one to the other. Whose `EX-1` is meant says the path of the file: the first
part of it that holds the name of a game.
"""

import ast
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from tools.rules import ID, Rules, family

ENDINGS = {".py", ".pxd", ".toml", ".ftl", ".md"}
FOLDERS = ("src", "tests", "docs", "tools", "benchmarks")
RANGE = r"(?:\s+(?:#\s*)?to\s+(?:#\s*)?|\s*[-–]\s*)"
NOTHING_SAID = {"to", "and", "then", "the", "of", "by", "rules", "see", "clause", "clauses"}
Scoped = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Citation(NamedTuple):
    """An id named in a file. `game` is empty for decisions, and where ids of several games could be meant."""

    id: str
    game: str
    path: str
    line: int
    scope: str


class File:
    """A file of the project that may name clauses."""

    def __init__(self, root: Path, path: Path, games: Iterable[str]) -> None:
        self.name = path.relative_to(root).as_posix()
        self.text = path.read_text("utf-8")
        self.game = game_of(self.name, set(games))
        self.python = path.suffix == ".py"

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def starts(self) -> list[int]:
        """Where each line begins in the text."""
        return [0, *(found.end() for found in re.finditer("\n", self.text))]

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text if self.python else "")

    @cached_property
    def scopes(self) -> list[Scoped]:
        """Functions and classes, outer ones before inner ones."""
        return list(scopes_in(self.tree.body))

    def docstrings(self) -> Iterator[tuple[int, str]]:
        """All docstrings with the lines they begin on."""
        for node in (self.tree, *self.scopes):
            text = ast.get_docstring(node, clean=False)
            if text is not None:
                yield node.body[0].lineno, text

    def scope(self, line: int) -> str:
        """The innermost function or class around a line, or the one a comment stands above."""
        at = line
        while self.python and at <= len(self.lines) and self.lines[at - 1].lstrip().startswith(("#", "@")):
            at += 1
        for node in reversed(self.scopes):
            if node.lineno <= at <= (node.end_lineno or 0):
                return node.name
        return ""


def scopes_in(body: Iterable[ast.stmt]) -> Iterator[Scoped]:
    """Functions and classes among statements and in the blocks of these."""
    for node in body:
        if isinstance(node, Scoped):
            yield node
        for block in ("body", "orelse", "finalbody", "handlers"):
            yield from scopes_in(getattr(node, block, ()))


def game_of(name: str, games: set[str]) -> str:
    """The game a file belongs to, empty if to none."""
    return next((word for word in re.split(r"[^a-z]+", name) if word in games), "")


def files(root: Path, games: Iterable[str]) -> Iterator[File]:
    """Everything that may name a clause, except the tables made from it."""
    pages = list(root.glob("*.md"))
    for folder in FOLDERS:
        pages += [path for path in (root / folder).rglob("*") if path.suffix in ENDINGS]
    clauses = root / "docs" / "clauses"
    yield from (File(root, path, games) for path in sorted(pages) if clauses not in path.parents)


def cited(file: File, rules: list[Rules]) -> Iterator[Citation]:
    """Every id a file names; of a range both ends and all that lies between."""
    pattern = _pattern(file, rules)
    for found in pattern.finditer(file.text):
        first, last = found["first"], found["last"]
        games = _meant(file, first, rules)
        game = games[0] if len(games) == 1 else None
        ids = [first] if last is None else sorted({first, last, *(game.between(first, last) if game else ())})
        line = bisect_right(file.starts, found.start())
        scope = file.scope(line)
        for one in ids:
            yield Citation(one, game.game if game else "", file.name, line, scope)


def _pattern(file: File, rules: list[Rules]) -> re.Pattern[str]:
    """Ids that can be meant in a file, alone or as the ends of a range."""
    families = {"D-"}
    for one in rules:
        families |= {start for start in one.families if start.startswith(one.letters) or _local(file, one, start)}
    starts = "|".join(sorted(families, key=len, reverse=True))
    number = rf"(?:{starts})\d+[a-z]?(?!\w|-[a-z])"
    return re.compile(rf"(?<![\w-])(?P<first>{number})(?:{RANGE}(?P<last>{number}))?")


def _local(file: File, rules: Rules, start: str) -> bool:
    """Whether ids that are no game's own can be meant: in its files, elsewhere only if they look like nothing else."""
    return rules.game == file.game if file.game else start.endswith("-")


def _meant(file: File, one: str, rules: list[Rules]) -> list[Rules]:
    """The rules an id can belong to."""
    start = family(one)
    own = [r for r in rules if start in r.families and start.startswith(r.letters)]
    return own or [r for r in rules if start in r.families and _local(file, r, start)]


def covering(file: File) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The tests of a file, each with the ids it covers as ranges from one to another."""
    for node in file.scopes:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, head(ast.get_docstring(node))


def head(docstring: str | None) -> list[tuple[str, str]]:
    """The ids before the colon as (from, to), empty if the docstring does not begin with ids."""
    if docstring is None or ":" not in docstring:
        return []
    words = [re.split(r"\s+to\s+", word.strip()) for word in docstring.split(":", 1)[0].split(",")]
    if all(len(word) <= 2 and all(ID.fullmatch(one) for one in word) for word in words):
        return [(word[0], word[-1]) for word in words]
    return []


def bare(file: File, rules: list[Rules]) -> Iterator[int]:
    """The lines of docstrings that name a clause and say nothing else."""
    pattern = _pattern(file, rules)
    for line, text in file.docstrings() if pattern.search(file.text) else ():
        words = re.findall(r"[^\W\d_]{2,}", pattern.sub(" ", text).lower())
        if pattern.search(text) and len([word for word in words if word not in NOTHING_SAID]) < 2:
            yield line
