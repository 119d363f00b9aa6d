"""Pictures of every screen: `make pictures` takes those of docs/pictures/page, with ALL=1 the whole matrix.

SEPTEM_PICTURES is the folder, SEPTEM_PICTURES_ALL says that every size, theme and language is wanted.
"""

import os
from itertools import count, product
from pathlib import Path

import pytest

from septem.server import lessons, opening, tables
from tests.web.conftest import Visit

FOLDER = os.environ.get("SEPTEM_PICTURES", "")
SIZES = {
    "desktop": (1440, 900),
    "phone": (360, 740),
    "tablet": (768, 1024),
    "laptop": (1024, 768),
    "notebook": (1280, 800),
    "wide": (1920, 1080),
}
THEMES = ("light", "dark")
LANGUAGES = ("en", "cs", "sk")
BOTH = [
    ("desktop", "light", "en"),
    ("desktop", "dark", "cs"),
    ("phone", "light", "sk"),
    ("phone", "dark", "en"),
]
"""Both sizes in both themes, and every language."""
LIGHT = [one for one in BOTH if "light" in one]
"""What is read more than looked at."""
ONCE = [("desktop", "light", "cs"), ("phone", "dark", "sk")]
"""States of a screen that is among the others already."""
BETWEEN = [("tablet", "light", "cs"), ("laptop", "dark", "sk"), ("notebook", "light", "en"), ("wide", "light", "en")]
KEPT = {
    "tables": BOTH + BETWEEN,
    "beginnings": ONCE,
    "states": ONCE,
    "waits": ONCE,
    "rooms": BOTH,
    "sheets": ONCE,
    "after": BOTH,
    "later": ONCE,
    "supremacy": ONCE,
    "guides": LIGHT,
    "chapters": ONCE,
    "lessons": LIGHT,
    "walls": [("wide", "dark", "en")],
}
"""The parts of `scenes/pictures.mjs`, and how docs/pictures/page shows each."""
ALL = [
    (part, size, theme, language)
    for part, theme, language in product(KEPT, THEMES, LANGUAGES)
    for size in sorted({size for size, _, _ in KEPT[part]})
]
WANTED = ALL if os.environ.get("SEPTEM_PICTURES_ALL") else [(part, *one) for part in KEPT for one in KEPT[part]]
DEALS = 7
"""The first of the deals that are played: the same pictures again, as far as the bots allow it."""


@pytest.mark.long
@pytest.mark.skipif(not FOLDER, reason="make pictures")
@pytest.mark.parametrize(("part", "size", "theme", "language"), WANTED)
def test_pictures(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, part: str, size: str, theme: str, language: str
) -> None:
    deals = count(DEALS)
    for module in (opening, tables):
        monkeypatch.setattr(module, "new_seed", lambda: next(deals))
    monkeypatch.setattr(lessons.secrets, "choice", lambda seeds: seeds[0])
    width, height = SIZES[size]
    asked = {"width": width, "height": height, "scheme": theme, "locale": language}
    folder = str(Path(FOLDER).resolve())
    seen = visit("pictures", part=part, folder=folder, tag=f"{size}-{theme}-{language}", **asked)
    assert all(Path(one).stat().st_size > 5_000 for one in seen["made"])
