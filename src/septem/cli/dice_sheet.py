"""`septem dice-sheet export|check`: write our sheet of 7 Wonders Dice to a file, or check one typed in by a user."""

from __future__ import annotations

from pathlib import Path

from septem.core.errors import SeptemError
from septem.games.dice.sheet import our_text, parse_sheet, words_of


def export(path: Path | str) -> str:
    """Write the sheet we ship; refuses to overwrite a file. Returns a line about what was done."""
    target = Path(path)
    if target.exists():
        raise SeptemError(f"{target}: exists already, not overwritten")
    text = our_text()
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise SeptemError(f"{target}: cannot be written ({problem.strerror})") from None
    return f"{target}: {len(text.splitlines())} lines written"


def check(path: Path | str) -> str:
    """Check a sheet; BadTable names the line and the entry. Returns a line about what was found."""
    source = Path(path)
    data = parse_sheet(read(source), source.name)
    words = words_of(data)
    return (
        f"{source}: sheet {data['id']!r} is in order: {len(words.city_ids)} cities, {len(words.box_ids)} boxes, "
        f"{len(words.bonus_ids)} bonuses"
    )


def read(path: Path | str) -> str:
    """The text of a sheet file, for the option `sheet` of the game."""
    source = Path(path)
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise SeptemError(f"{source}: cannot be read ({problem})") from None
