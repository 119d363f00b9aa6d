"""Pictures of every screen: `make pictures` takes those of docs/pictures/page, with ALL=1 the whole matrix.

SEPTEM_PICTURES is the folder, SEPTEM_PICTURES_ALL says that every size, theme and language is wanted.
"""

import os
from itertools import product
from pathlib import Path

import pytest

from tests.web.conftest import Visit

FOLDER = os.environ.get("SEPTEM_PICTURES", "")
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}
KEPT = [
    ("desktop", "light", "en"),
    ("desktop", "dark", "cs"),
    ("phone", "light", "sk"),
    ("phone", "dark", "en"),
]
"""Both sizes in both themes, and every language."""
WANTED = list(product(SIZES, ("light", "dark"), ("en", "cs", "sk"))) if os.environ.get("SEPTEM_PICTURES_ALL") else KEPT


@pytest.mark.long
@pytest.mark.skipif(not FOLDER, reason="make pictures")
@pytest.mark.parametrize(("size", "scheme", "locale"), WANTED)
def test_pictures(visit: Visit, size: str, scheme: str, locale: str) -> None:
    width, height = SIZES[size]
    tag = f"{size}-{scheme}-{locale}"
    asked = {"width": width, "height": height, "scheme": scheme, "locale": locale}
    seen = visit("pictures", folder=str(Path(FOLDER).resolve()), tag=tag, **asked)
    assert all(Path(one).stat().st_size > 5_000 for one in seen["made"])
