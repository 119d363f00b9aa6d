"""Texts from message ids: one Fluent file per language for the house (core/data) and one per game (its data folder).

Ids and arguments come from events, reasons and labels; no other module holds a sentence for a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from septem.core.errors import SeptemError, echo, shown
from septem.core.tables import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Names = Mapping[str, Mapping[str, Mapping[str, str]]]
"""For each kind of argument (`card`, `board`, ...) the names of each id in each language.

The kind `message` is for message ids: a game's own names may stand for whole messages (`category-market`).
"""

SEATS = ("seat", "to", "from", "left", "right", "other")
"""Arguments that are a seat; the sentence names who sits there."""
LONGEST_NAME = 200
"""So much of a player's name is told."""
LIBRARY_LIMIT = 2500
"""The Fluent library refuses longer arguments: they are put in afterwards. Nothing is cut here."""


class Texts:
    """All sentences of one language for the house and one game."""

    def __init__(self, language: str, bundle: FluentBundle, names: Names, facts: Mapping[str, Any]) -> None:
        self.language = language
        self._bundle = bundle
        self._names = names
        self._facts = facts

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence for a message id; ids among the arguments are replaced by their names."""
        if self._is_named(message):
            return self.name("message", message)
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message
        spoken = {key: self._spoken(key, value) for key, value in {**self._facts, **(args or {})}.items()}
        long = {key: value for key, value in spoken.items() if isinstance(value, str) and len(value) > LIBRARY_LIMIT}
        text, problems = self._bundle.format_pattern(pattern, spoken | {key: _mark(key) for key in long})
        if problems:
            raise SeptemError(f"text {message} ({self.language}): {problems[0]}")
        sentence = _with_minus(str(text), spoken)
        for key, value in long.items():
            sentence = sentence.replace(_mark(key), value)
        return sentence

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
            return self.name(key, value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._spoken(key, one)) for one in value)
        if isinstance(value, dict):
            return ", ".join((f"{count}× " if count > 1 else "") + self.name(key, one) for one, count in value.items())
        return value


def _with_minus(text: str, args: Mapping[str, Any]) -> str:
    """The text with a true minus sign before its negative numbers; the Fluent library writes a hyphen."""
    for value in args.values():
        if type(value) is int and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


def texts(
    language: str, package: str | None = None, names: Names | None = None, facts: Mapping[str, Any] | None = None
) -> Texts:
    """The texts of a language, of the house alone or with those of a game's package.

    `facts` are arguments that every message may use without being given them, such as the edition.
    """
    if not isinstance(language, str) or language not in LANGUAGES:
        raise SeptemError(f"lang: {shown(language)} is not known; known: {', '.join(LANGUAGES)}")
    return Texts(language, _bundle(language, package), names or {}, facts or {})


def seat_name(said: Texts, key: str, value: Any, seats: Sequence[str]) -> Any:
    """An argument as it is said: the name of a player if it is a seat, from `seats` as far as they go."""
    if key not in SEATS or type(value) is not int:
        return value
    return echo(seats[value], LONGEST_NAME) if value < len(seats) else said.say("seat", {"number": value + 1})


def _mark(key: str) -> str:
    """Stands in a sentence for a long argument: characters that no text uses."""
    return f"\ue000{key}\ue001"


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # half of what `import septem` would take

    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language, package):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def sources(language: str, package: str | None) -> list[str]:
    """The Fluent files of a language, of the house and of a game's package: for other readers of Fluent too."""
    house = files("septem.core") / "data" / f"{language}.ftl"
    found = [house.read_text("utf-8")]
    if package is not None:
        found.append((files(package) / "data" / f"{language}.ftl").read_text("utf-8"))
    return found
