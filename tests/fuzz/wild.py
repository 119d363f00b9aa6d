"""Wild values and small damage: what a careless or hostile caller may hand in."""

from __future__ import annotations

import json
import math
import random
from collections import UserDict
from collections.abc import Iterator, Mapping
from typing import Any


class NoWords:
    """Cannot be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class NoPeer:
    """Cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no peer")

    __hash__ = None  # type: ignore[assignment]


class BrokenMap(Mapping[str, Any]):
    """Says that it has keys and cannot give them."""

    def __getitem__(self, key: str) -> Any:
        raise RuntimeError("broken")

    def __iter__(self) -> Iterator[str]:
        raise RuntimeError("broken")

    def __len__(self) -> int:
        return 3


def nested(depth: int, as_dict: bool = False) -> Any:
    """A list in a list in a list."""
    found: Any = "x"
    for _ in range(depth):
        found = {"action": found} if as_dict else [found]
    return found


def circle() -> list[Any]:
    """A list that holds itself."""
    found: list[Any] = [1]
    found.append(found)
    return found


PLAIN: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 3, 6, 7, 8, 14, 60, 99, 255, 4096, 2**31, -(2**31), 2**32, 2**63, -(2**63), 10**30,
    1.5, 1.0, "", "0", "1", " ", "x", "none", "null", "\0", "é", "x" * 300, "-1", "L2", "free-city", [], {}, [[]], [0],
    [0, 0], [1, "x"], {"x": 1}, {"action": "build"}, [None], ["x", "x"],
)  # fmt: skip
"""Values JSON can say."""

WILD: tuple[Any, ...] = (
    10**5000, -(10**5000), math.nan, math.inf, 1 + 2j, "\ud800", "x\udfffy", "x" * 100_000, "\x1b[2J", b"", b"\xff",
    b"{}", bytearray(b"x"), nested(400), nested(5000), nested(5000, True), circle(), {1: 2}, {None: 1}, {(1, 2): 3},
    {"\ud800": 1}, {"x": 10**5000}, {"x": NoWords()}, object(), NoWords(), NoPeer(), [NoWords()], [NoPeer()], (1, 2),
    {1, 2}, range(3), len, type, BrokenMap(), UserDict({"action": "build"}), Exception("x"), random.Random(1),
)  # fmt: skip
"""Values JSON cannot say, and others that make trouble."""


class Wild:
    """Draws wild values and damages good ones."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def value(self) -> Any:
        """Any value."""
        return self.rng.choice(PLAIN if self.rng.random() < 0.6 else WILD)

    def number(self, most: int) -> Any:
        """Mostly a number from 0 up, at times something else."""
        return self.rng.randrange(most) if self.rng.random() < 0.7 else self.value()

    def damaged(self, data: Any) -> Any:
        """A copy of plain data with one to three things changed."""
        changed = copied(data)
        for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
            self._damage(changed)
        return changed

    def text(self, data: Any) -> str | bytes:
        """Plain data as JSON text, at times broken."""
        text = json.dumps(data)
        match self.rng.randrange(4):
            case 0:
                return text
            case 1:
                return text[: self.rng.randrange(len(text))]
            case 2:
                at = self.rng.randrange(len(text))
                return text[:at] + self.rng.choice(("\\ud800", "\ud800", "9" * 400, "[", "{", '"', "\0")) + text[at:]
            case _:
                raw = bytearray(text.encode())
                raw[self.rng.randrange(len(raw))] = self.rng.randrange(256)
                return bytes(raw)

    def _damage(self, data: Any) -> None:
        places = list(_places(data))
        if not places:
            return
        holder, key = self.rng.choice(places)
        old = holder[key]
        match self.rng.randrange(6):
            case 0:
                holder[key] = self.value()
            case 1:
                del holder[key]
            case 2:  # something of the same kind from elsewhere
                alike = [one[at] for one, at in places if type(one[at]) is type(old)]
                holder[key] = copied(self.rng.choice(alike))
            case 3 if type(old) is int:
                holder[key] = old + self.rng.choice((-2, -1, 1, 2, 100))
            case 4 if isinstance(old, list) and old:
                self.rng.shuffle(old)
            case 5 if isinstance(old, list) and old:
                old.append(copied(self.rng.choice(old)))
            case _ if isinstance(holder, list):
                holder.insert(self.rng.randrange(len(holder) + 1), self.value())
            case _:
                holder[self.rng.choice(("x", "seat", "players", "\ud800", "streams"))] = self.value()


DEPTH = 12
"""Deeper nesting is only found in wild values, which are left alone."""


def copied(data: Any, depth: int = DEPTH) -> Any:
    """A copy of plain data."""
    if depth and type(data) is dict:
        return {key: copied(value, depth - 1) for key, value in data.items()}
    if depth and type(data) is list:
        return [copied(value, depth - 1) for value in data]
    return data


def _places(data: Any, depth: int = DEPTH) -> Iterator[tuple[Any, Any]]:
    """Every spot of plain data where something can be put."""
    keys: Any = ()
    if depth and type(data) is dict:
        keys = list(data)
    elif depth and type(data) is list:
        keys = range(len(data))
    for key in keys:
        yield data, key
        yield from _places(data[key], depth - 1)
