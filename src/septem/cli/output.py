"""Where figures go: JSON to a file or the standard output."""

import sys
from pathlib import Path
from typing import Any

import msgspec


def check_target(target: str | None) -> None:
    """Complain about a file that cannot be written before the long work begins."""
    if target not in (None, "-"):
        Path(str(target)).open("a").close()


def write_json(target: str, data: Any) -> None:
    """Write readable JSON to a file, or to the standard output for `-`."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"
    if target == "-":
        sys.stdout.write(text)
    else:
        Path(target).write_text(text, "utf-8")
