"""Writes docs/openapi.json, the API as a server publishes it: `python -m tools.openapi_file`."""

import json
from pathlib import Path

from septem.server.openapi import document

FILE = Path(__file__).parents[1] / "docs" / "openapi.json"
PREFIX = "/api/v1"


def written() -> str:
    """The document as text that is read line by line in a diff."""
    return json.dumps(document(PREFIX), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
    print(f"{FILE}: {FILE.stat().st_size // 1024} KB")
