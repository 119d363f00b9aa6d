"""From the words of a command line to the options of a game."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from septem.core.errors import BadOption, BadTable
from septem.core.options import Option, Reader, Value, checked_number, word_of
from septem.core.room import AnyRoom

RANGE = re.compile(r"(\d{1,3})\.\.(\d{1,3})")
LARGEST_FILE = 2_000_000
Given = dict[str, Any]
"""Options as they were given, by name; the room checks them."""


def as_game_options(arguments: list[str], known: set[str]) -> list[str]:
    """Rewrite `--name value` as `--option name=value` wherever the command does not know `--name` itself."""
    rewritten: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        flag, has_value, value = argument.partition("=")
        if not flag.startswith("--") or flag == "--" or flag in known:
            rewritten.append(argument)
            continue
        if not has_value:
            value = next(rest, "")
        rewritten += ["--option", f"{flag[2:].replace('-', '_')}={value}"]
    return rewritten


def game_options(room: AnyRoom, words: Iterable[str]) -> Given:
    """One value for each named option."""
    return {name: option_value(room, name, text) for name, text in named(words)}


def option_lists(room: AnyRoom, words: Iterable[str]) -> list[Given]:
    """All combinations of options where each may be a list `1|2`."""
    choices = [
        [(name, option_value(room, name, part)) for part in _parts(room, name, text)] for name, text in named(words)
    ]
    return [dict(combination) for combination in product(*choices)]


def _parts(room: AnyRoom, name: str, text: str) -> list[str]:
    """The values of `1|2`; a file may have such a name too."""
    option = _known(room, name)
    whole = option is not None and option.read is not None and Path(text).exists()
    return [text] if whole else text.split("|")


def named(words: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The name and the text of each `name=value`."""
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or not name:
            raise BadOption("option", f"{word!r} is not of the form name=value")
        yield name.strip(), text


def option_value(room: AnyRoom, name: str, text: str) -> Any:
    """The value meant by a text: a listed one, or the first reading that fits; the game refuses what fits none."""
    option, word = _known(room, name), text.strip()
    if option is None:
        return next(_readings(word))
    listed = [value for value in option.values if word_of(value) == word]
    if option.read is not None:
        return _from_file(option, option.read, text, listed)
    fits = (value for value in _readings(word) if _allowed(option, value))
    return next(iter(listed), next(fits, next(_readings(word))))


def _known(room: AnyRoom, name: str) -> Option | None:
    return next((option for option in room.options if option.name == name), None)


def _from_file(option: Option, read: Reader, text: str, listed: list[Value]) -> Any:
    """The value in a file, whatever it is called; a listed value (`null`) where there is no such file."""
    if not text:
        raise BadOption(option.name, "names no file")
    if listed and not Path(text).exists():
        return listed[0]
    return read(file_text(Path(text)), text)


def file_text(path: Path) -> str:
    """The text of a file of data; what is no text, or far too much of it, is refused."""
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise BadTable(str(path), f"more than {LARGEST_FILE:,} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = content[: problem.start].count(b"\n") + 1
        raise BadTable(f"{path} line {line}", "is not text in UTF-8") from None


def _readings(text: str) -> Iterator[Any]:
    """What a text may mean: the content of a data file, a JSON value, the text itself, a list."""
    if text.endswith((".toml", ".json")) and Path(text).is_file():
        yield from _content(Path(text))
    with suppress(msgspec.DecodeError):
        yield msgspec.json.decode(text)
    yield text
    if "," in text:
        yield text.split(",")


def _content(path: Path) -> Iterator[Any]:
    """A data file as text and as data; one that cannot be read is refused with the line named."""
    try:
        content = path.read_text("utf-8-sig")
        yield content
        yield tomllib.loads(content) if path.suffix == ".toml" else msgspec.json.decode(content)
    except (tomllib.TOMLDecodeError, msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadTable(str(path), str(problem)) from None


def _allowed(option: Option, value: Any) -> bool:
    try:
        option.check(value)
    except BadOption:
        return False
    return True


def player_counts(text: str | None, room: AnyRoom) -> list[int]:
    """The numbers of players of `4`, `2..7` or `2,4`."""
    if text is None:
        return [room.usual]
    counts: list[int] = []
    for part in text.split(","):
        span = RANGE.fullmatch(part.strip())
        if span:
            counts += range(int(span[1]), int(span[2]) + 1)
        elif part.strip().isdecimal():
            counts.append(int(part))
        else:
            raise BadOption("players", f"{text!r} is not a number, a range 2..7 or a list 2,4")
    if not counts:
        raise BadOption("players", f"{text!r} names no number of players")
    return [checked_number("players", count, room.least, room.most) for count in counts]


def bot_list(text: str) -> list[str]:
    """The codes of `a,b,c`."""
    return [code.strip() for code in text.split(",")]
