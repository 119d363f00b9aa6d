"""`septem dice-sheet`: the boards of 7 Wonders Dice as a file to be typed in and checked."""

from pathlib import Path

from septem.cli.options import file_text
from septem.cli.streams import write_data
from septem.games.dice.sheet import our_text, parse_sheet


def export_sheet(target: str) -> None:
    """Write our sheet; a file that is already there stays as it is."""
    if target == "-":
        write_data(our_text())
        return
    with Path(target).open("x", encoding="utf-8") as file:
        file.write(our_text())


def check_sheet(path: Path) -> None:
    """Say that a sheet is in order, or complain."""
    sheet = parse_sheet(file_text(path), str(path))
    print(f"{path}: in order, {len(sheet.city)} cities")
