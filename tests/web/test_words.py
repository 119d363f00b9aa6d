"""The words of the page: the same messages in every language, none missing and none unused."""

import re
from pathlib import Path

import pytest

from septem.core.tables import LANGUAGES
from septem.core.texts import sources
from septem.games import game_ids, room_of

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "septem" / "server" / "data"
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
WRITTEN = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
BEGUN = re.compile(r"`([a-z][\w-]*-)\$\{")
SAID = re.compile(r"""\bsay\(\s*["']([a-z][\w-]*)["']""")


def messages(language: str) -> dict[str, set[str]]:
    """By file."""
    return {
        str(file.relative_to(DATA / language)): set(MESSAGE.findall(file.read_text("utf-8")))
        for file in sorted((DATA / language).rglob("*.ftl"))
    }


def page_text() -> str:
    files = [*(ROOT / "web" / "src").rglob("*.svelte"), *(ROOT / "web" / "src").rglob("*.ts")]
    return "\n".join(file.read_text("utf-8") for file in files if file.name != "document.d.ts")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_message_is_unused() -> None:
    text = page_text()
    written, begun = set(WRITTEN.findall(text)), tuple(BEGUN.findall(text))
    inside = set(
        re.findall(r"\{ ([a-z][\w-]*) \}", "".join(file.read_text("utf-8") for file in (DATA / "en").rglob("*.ftl")))
    )
    known = {one for found in messages("en").values() for one in found}
    assert not {one for one in known if one not in written | inside and not one.startswith(begun)}


def test_no_message_is_missing() -> None:
    known = {one for found in messages("en").values() for one in found}
    for game in game_ids():
        known |= {one for source in sources("en", room_of(game).package) for one in MESSAGE.findall(source)}
    assert not set(SAID.findall(page_text())) - known
