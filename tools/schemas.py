"""The published schemas of the border of each game: writes docs/schemas/<game>.json, or checks them with --check."""

import sys
from pathlib import Path

import msgspec

import septem
from septem.games import HOUSE

ROOT = Path(__file__).parents[1]


def written(game: str) -> bytes:
    """The schema of a game as it stands in its file."""
    schema = msgspec.json.encode(septem.schema(game))
    return msgspec.json.format(schema, indent=2) + b"\n"


def run(root: Path, check: bool) -> list[str]:
    """Write every schema, or say which files are out of date."""
    problems = []
    for game in HOUSE:
        path = root / "docs" / "schemas" / f"{game}.json"
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(written(game))
        elif not path.exists() or path.read_bytes() != written(game):
            problems.append(f"docs/schemas/{game}.json is out of date: run python tools/schemas.py")
    return problems


if __name__ == "__main__":
    found = run(ROOT, "--check" in sys.argv[1:])
    print("\n".join(found) or "every schema is up to date")
    sys.exit(bool(found))
