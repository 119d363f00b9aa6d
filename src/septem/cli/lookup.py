"""What is this? A card, board, token ... by its name or a part of it, in the language of the table.

The `lookup` of a game's screen lists everything that can be looked up.
"""

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from septem.cli.screens import screen_of
from septem.core.game import AnyGame
from septem.core.model import ViewHead
from septem.core.texts import Texts, texts

MOST_IN_FULL = 3


class Entry(NamedTuple):
    """One thing that can be looked up: its name, what stands beside it, and what it does line by line."""

    name: str
    about: str
    lines: tuple[str, ...]
    mark: str = ""
    style: str = ""


def lookup(game: AnyGame, view: ViewHead, wanted: str, said: Texts) -> RenderableType:
    """What is called so, in full if it is little, else by name."""
    own = texts(said.language, "septem.cli")
    catalogue = screen_of(game.room).lookup
    found = matching(catalogue.entries(view, said) if catalogue else (), wanted)
    if not found:
        return Text(own.say("cli-lookup-nothing", {"wanted": wanted}))
    if len(found) > MOST_IN_FULL:
        names = ", ".join(dict.fromkeys(entry.name for entry in found))
        return Text(f"{own.say('cli-lookup-many')} {names}")
    return Group(*map(_shown, found))


def matching(entries: Iterable[Entry], wanted: str) -> list[Entry]:
    """Those with exactly this name; else with a word that begins so, with these letters, or of this kind."""
    key = plain(wanted)
    known = [(plain(entry.name), plain(entry.about), entry) for entry in entries]
    exact = [entry for name, _, entry in known if name == key]
    begun = [entry for name, _, entry in known if f" {key}" in f" {name}"]
    inside = [entry for name, _, entry in known if key in name]
    return exact or begun or inside or [entry for _, about, entry in known if key in about]


def plain(text: str) -> str:
    """Small letters without accents: `Hliniště` is found by `hliniste`."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


def _shown(entry: Entry) -> Text:
    head = Text(f"{entry.mark} {entry.name}".strip(), style=f"bold {entry.style}".strip())
    head.append(f"  {entry.about}" if entry.about else "", "dim")
    for line in entry.lines:
        head.append(f"\n   {line}", "default not bold")
    return head
