"""Everything septem can say: the messages of the Fluent files and the names in the tables, by language and room."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import septem
from septem.core import begin
from septem.core.tables import LANGUAGES
from septem.core.texts import Names
from septem.games import room_of

SOURCE = Path(septem.__file__).parent
GAMES = ("wonders", "duel", "architects", "dice")
EDITIONS = {"wonders-1": 1, "wonders-2": 2}
ROOMS = (*EDITIONS, *GAMES[1:], "core", "cli")
FILES = (*GAMES, "core", "cli")
Text = tuple[str, str]
"""An id and what is said."""


class Uses(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """What a message is made of: its arguments, the messages in it, and its selectors with their keys."""

    def __init__(self, node: Any) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[list[str]] = []
        self.visit(node)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.selectors.append([key(variant) for variant in node.variants])
        self.generic_visit(node)


def key(variant: Any) -> str:
    """The key of a variant: a word or a number."""
    return str(variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name)


@cache
def messages(language: str, room: str) -> dict[str, Any]:
    """The messages of a Fluent file as they are parsed; a line that cannot be read is an error."""
    folder = SOURCE / ("games" if room in GAMES else "") / room / "data"
    body = parse((folder / f"{language}.ftl").read_text("utf-8")).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{room}/{language}.ftl: {broken[0]}"
    listed = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {entry.id.name: entry.value for entry in listed}
    assert len(found) == len(listed), f"{room}/{language}.ftl: a message stands there twice"
    return found


def arguments(language: str, room: str, message: str) -> set[str]:
    """Arguments of a message, those of the messages in it included."""
    known = messages(language, room)
    uses = Uses(known[message])
    return uses.arguments.union(*(arguments(language, room, inner) for inner in uses.messages if inner in known))


def file_of(room: str) -> str:
    """The Fluent file a room reads: both editions of 7 Wonders read the same."""
    return room.partition("-")[0]


def said(pattern: Any, edition: int | None) -> Iterator[str]:
    """The texts of a message: one for all its plain parts, one for each variant; `{seat}` stands for an argument."""
    line = ""
    for element in pattern.elements:
        expression = element.expression if isinstance(element, ast.Placeable) else element
        match expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name="edition"))):
                wanted = [one for one in expression.variants if key(one) == str(edition)]
                usual = [one for one in expression.variants if one.default]
                line += " ".join(said((wanted or usual)[0].value, edition))
            case ast.SelectExpression():
                for variant in expression.variants:
                    yield from said(variant.value, edition)
                line += "…"
            case ast.VariableReference() | ast.MessageReference():
                line += f"{{{expression.id.name}}}"
            case ast.TextElement() | ast.StringLiteral():
                line += expression.value
            case ast.FunctionReference():
                line += "…"
            case _:
                raise AssertionError(f"{type(expression).__name__} is not looked through")
    yield line


@cache
def spoken(language: str, room: str) -> list[Text]:
    """All messages and names of a room in a language."""
    found = [
        (message, text)
        for message, pattern in messages(language, file_of(room)).items()
        for text in said(pattern, EDITIONS.get(room))
    ]
    if file_of(room) in GAMES:
        for kind, by_id in names_in(room).items():
            found += [(f"{kind} {item}", by_language[language]) for item, by_language in by_id.items()]
        found += tables(language, room)
    return found


def names_in(room: str) -> Names:
    """The names of a room, of 7 Wonders those of one edition."""
    found = room_of(file_of(room))
    if room not in EDITIONS:
        return found.names()
    return found.names(begin.room_options(found, found.usual, {"edition": EDITIONS[room]}))


def tables(language: str, room: str) -> list[Text]:
    """All names in the tables of a game, also those that nobody asks for; the other edition's are left out."""
    other = {"wonders-1": "2", "wonders-2": "1"}.get(room)
    found = []
    for path in sorted((SOURCE / "games" / file_of(room) / "data").glob("*.toml")):
        table = tomllib.loads(path.read_text("utf-8"))
        if other is not None and "edition" in table:
            del table["edition"][other]
        if other is None or not path.stem.endswith(f"-{other}e"):
            found += [(f"{path.stem} {where}", text) for where, text in named(table, language)]
    return found


def named(value: Any, language: str, where: str = "") -> Iterator[Text]:
    """Every entry with a name in each language, wherever it stands."""
    if isinstance(value, dict) and set(LANGUAGES) <= set(value):
        yield where, value[language]
    elif isinstance(value, dict):
        for item, inner in value.items():
            yield from named(inner, language, f"{where}.{item}".strip("."))
    elif isinstance(value, list):
        for inner in value:
            place = inner.get("id", "") if isinstance(inner, dict) else ""
            yield from named(inner, language, f"{where}.{place}")
