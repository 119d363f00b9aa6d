"""Pictures of every screen for docs/pictures: `make pictures`, which sets SEPTEM_PICTURES to the folder."""

import os
from pathlib import Path

import pytest

from tests.web.conftest import Visit

FOLDER = os.environ.get("SEPTEM_PICTURES", "")
SIZES = {"desktop": (1440, 900), "phone": (360, 740)}


@pytest.mark.long
@pytest.mark.skipif(not FOLDER, reason="make pictures")
@pytest.mark.parametrize("locale", ["en", "cs", "sk"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures(visit: Visit, size: str, scheme: str, locale: str) -> None:
    width, height = SIZES[size]
    tag = f"{size}-{scheme}-{locale}"
    asked = {"width": width, "height": height, "scheme": scheme, "locale": locale}
    seen = visit("pictures", folder=str(Path(FOLDER).resolve()), tag=tag, **asked)
    assert all(Path(one).stat().st_size > 10_000 for one in seen["made"])
