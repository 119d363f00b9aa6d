"""Databases of every released schema, as text: `0001.sql` is what a server of that schema left behind.

`python -m tests.server.schemas.make` writes the one of today's schema; a written one never changes again.
"""

from pathlib import Path

FOLDER = Path(__file__).parent
KEY = "the key of Ada's browser, the same in every fixture"
"""Whoever has it is Ada, who hosts all tables and sits in the first seats."""
KINDS: dict[str, tuple[str, int, dict[str, int]]] = {
    "duel": ("duel", 2, {}),
    "first edition": ("wonders", 3, {"edition": 1}),
    "second edition": ("wonders", 4, {"edition": 2}),
    "architects": ("architects", 2, {}),
    "dice": ("dice", 3, {}),
}
"""Game, players and options by a name of its own; each is there twice, running and finished."""


def schemas() -> list[str]:
    """The schemas there is a fixture of, the oldest first."""
    return sorted(path.stem for path in FOLDER.glob("*.sql"))
