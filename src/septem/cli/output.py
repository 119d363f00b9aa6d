"""Where figures go, JSON to a file or the standard output, and what is said beside them."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from septem import _mode
from septem.cli.streams import write_data


def check_target(target: str | None) -> None:
    """Complain about a file that cannot be written before the long work begins."""
    if target not in (None, "-"):
        Path(str(target)).open("a").close()


def write_json(target: str, data: Any) -> None:
    """Write readable JSON to a file, or to the standard output for `-`."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"
    if target == "-":
        write_data(text)
    else:
        Path(target).write_text(text, "utf-8")


def say_if_plain() -> None:
    """One line on the error output when there is no compiled engine although nobody asked for plain Python."""
    if _mode.mode() == "plain" and not _mode.plain_wanted():
        print("septem: no compiled engine here; plain Python plays the same games, far more slowly", file=sys.stderr)
