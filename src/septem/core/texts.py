"""Texts from message ids: one Fluent file per language for the house (core/data) and one per game (its data folder).

Ids and arguments come from events, reasons and labels; no other module holds a sentence for a player.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from septem.core.errors import SeptemError
from septem.core.tables import LANGUAGES

Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""For each kind of argument (`card`, `board`, ...) the names of each id in each language.

The kind `message` is for message ids: a game's own names may stand for whole messages (`category-market`).
"""


LONGEST = 200
"""Longer arguments are cut: what a caller typed may come back in a message."""


class Texts:
    """All sentences of one language for the house and one game."""

    def __init__(self, language: str, bundle: FluentBundle, names: Names) -> None:
        self.language = language
        self._bundle = bundle
        self._names = names

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a message id; ids among the arguments are replaced by their names."""
        if self._is_named(message):
            return self.name("message", message)
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        spoken = {key: self._spoken(key, value) for key, value in (args or {}).items()}
        text, problems = self._bundle.format_pattern(pattern, spoken)
        if problems:
            raise SeptemError(f"text {message} ({self.language}): {problems[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is a sentence for this id."""
        return self._is_named(message) or bool(self._bundle.has_message(message))

    def _is_named(self, message: str) -> bool:
        return message in self._names.get("message", {})

    def name(self, kind: str, item: str) -> str:
        """The name of a card, board, token ... in this language."""
        by_language = self._names.get(kind, {}).get(item)
        return by_language.get(self.language, by_language["en"]) if by_language else item

    def _spoken(self, key: str, value: Any) -> Any:
        if isinstance(value, str):
            return self.name(key, value)[:LONGEST]
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._spoken(key, one)) for one in value)
        if isinstance(value, dict):
            return ", ".join(f"{count}x {self._spoken(key, one)}" for one, count in value.items())
        return value


def texts(language: str, package: str | None = None, names: Names | None = None) -> Texts:
    """The texts of a language, of the house alone or with those of a game's package."""
    if language not in LANGUAGES:
        raise SeptemError(f"lang: {language!r} is not known; known: {', '.join(LANGUAGES)}")
    return Texts(language, _bundle(language, package), names or {})


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language, package):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def _sources(language: str, package: str | None) -> list[str]:
    house = files("septem.core") / "data" / f"{language}.ftl"
    found = [house.read_text("utf-8")]
    if package is not None:
        found.append((files(package) / "data" / f"{language}.ftl").read_text("utf-8"))
    return found
