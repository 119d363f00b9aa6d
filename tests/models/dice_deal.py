"""What the Dice model is given: the deal, and where rolls and die swaps come from."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.models.dice_board import Sheet, load

Roll = dict[str, tuple[str, int]]  # die -> (face, section)


class Chance(Protocol):
    """Where dice rolls and die swaps come from."""

    def shake(self, dice: Sequence[str]) -> Roll:
        """Face and section of every die in the Forum (DI-21)."""

    def pick_grey(self, greys: Sequence[str]) -> str:
        """The grey die that leaves the Forum (DI-85)."""


@dataclass
class RandomChance:
    """Faces and sections uniform and independent per die."""

    rng: random.Random
    faces: Mapping[str, Sequence[str]]
    sections: Sequence[int]

    def shake(self, dice: Sequence[str]) -> Roll:
        return {die: (self.rng.choice(self.faces[die]), self.rng.choice(self.sections)) for die in dice}

    def pick_grey(self, greys: Sequence[str]) -> str:
        return self.rng.choice(greys)


@dataclass
class ScriptedChance:
    """Given rolls and swaps, used up in order. A roll may name only some dice: the others lie out of reach."""

    rolls: list[Roll]
    swaps: list[str] = field(default_factory=list)

    def shake(self, dice: Sequence[str]) -> Roll:
        return self.rolls.pop(0)

    def pick_grey(self, greys: Sequence[str]) -> str:
        return self.swaps.pop(0)


@dataclass
class Deal:
    """Everything that is decided before play."""

    cities: list[str]
    chance: Chance
    sheet: Sheet = field(default_factory=lambda: load("sheet"))
    dice: Mapping[str, Any] = field(default_factory=lambda: load("dice"))
    max_rounds: int | None = None  # None: the table's own (DI-102)


def random_deal(rng: random.Random, players: int, options: Mapping[str, Any] | None = None) -> Deal:
    """A random deal; options: `sheet`, `dice` (parsed tables) and `max_rounds`."""
    given = dict(options or {})
    sheet, dice = given.pop("sheet", None) or load("sheet"), given.pop("dice", None) or load("dice")
    faces = {die["id"]: die["faces"] for die in dice["dice"]["list"]}
    chance = RandomChance(rng, faces, [section["id"] for section in dice["forum"]["sections"]])
    cities = rng.sample([city["id"] for city in sheet["city"]], players)
    return Deal(cities, chance, sheet, dice, **given)
