"""Every screen in both themes: axe finds nothing, nothing is wider than the screen, nothing too small to press."""

import pytest

from tests.web.conftest import Visit
from tests.web.sizes import PHONE

PARTS = {"rooms": 13, "tables": 12, "after": 13}
"""How many screens there are at least."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("part", PARTS)
def test_screens(visit: Visit, part: str, scheme: str) -> None:
    size = PHONE if scheme == "dark" else {}
    seen = visit("screens", part=part, scheme=scheme, axe=True, **size)
    assert seen["found"] == {}
    assert len(seen["looked"]) >= PARTS[part]


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(
    ("scheme", "width", "height"), [("light", 360, 740), ("dark", 1440, 900), ("light", 820, 1180)]
)
def test_screens_of_other_sizes(visit: Visit, part: str, scheme: str, width: int, height: int) -> None:
    seen = visit("screens", part=part, scheme=scheme, axe=True, width=width, height=height)
    assert seen["found"] == {}
