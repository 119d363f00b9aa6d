"""The form of a sheet: everything that is printed on the boards, as frozen structs. docs/dice-sheet.md explains it."""

from __future__ import annotations

from typing import Literal

import msgspec

BuildingId = Literal[
    "warehouse",
    "wonder",
    "guild_court",
    "gallery",
    "barracks_west",
    "agora",
    "market",
    "university",
    "barracks_east",
]
"""All buildings in engine order; the first is the only outer one (DI-4)."""
TargetId = Literal["warehouse", "wonder", "gallery", "agora", "market", "university", "barracks"]
"""What an effect may name; `barracks` means both of them (DI-50)."""
ColourId = Literal["grey", "blue", "green", "red", "yellow", "white", "black", "purple"]
SpecialId = Literal["black", "white", "purple"]
Text = dict[str, str]
"""A name by language."""
Note = str | dict[str, str]
"""How sure we are of what is printed: a word, or a word for each part. It changes no rule."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """One effect: exactly one of these words."""

    cross_one: TargetId | None = None
    cross_one_of: tuple[TargetId, ...] | None = None
    cross_up_to_two: TargetId | None = None
    build_free_die: bool | None = None
    another_action: bool | None = None
    coins: int | None = None
    per_box: tuple[TargetId, int] | None = None
    die_cost_minus_1: bool | None = None
    die_cost_zero: ColourId | None = None
    coins_on_die: tuple[ColourId, int] | None = None
    unlock: SpecialId | None = None
    gallery_vp: bool | None = None

    @property
    def word(self) -> str:
        """Which effect it is."""
        return next(name for name in self.__struct_fields__ if getattr(self, name) is not None)

    @property
    def targets(self) -> tuple[TargetId, ...]:
        """What it names to cross or to count, as it is printed."""
        one = self.cross_one or self.cross_up_to_two or (self.per_box and self.per_box[0])
        return (one,) if one else self.cross_one_of or ()

    @property
    def buildings(self) -> tuple[BuildingId, ...]:
        """The buildings it speaks of; `barracks` means both (DI-50)."""
        found: list[BuildingId] = []
        for one in self.targets:
            if one == "barracks":
                found += ["barracks_west", "barracks_east"]
            else:
                found.append(one)
        return tuple(found)

    @property
    def colour(self) -> ColourId | None:
        """The colour of dice it is about."""
        return self.die_cost_zero or self.unlock or (self.coins_on_die[0] if self.coins_on_die else None)

    @property
    def amount(self) -> int:
        """How many coins or points it brings each time; 1 for what has no figure."""
        pair = self.per_box or self.coins_on_die
        return pair[1] if pair else self.coins or 1


Effects = tuple[Effect, ...]


class SheetTreasury(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True
):
    """Coins at the start and, if the board has one, the ceiling (O-1)."""

    start: int
    cap: int | None = None
    name: Text = {}
    unverified: bool = False
    confidence: Note = ""


class SheetBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """One box as all boards print it. `symbols`: faces that fill it; `after`: the box its arrow comes from."""

    id: str
    symbols: tuple[str, ...] = ()
    after: str | None = None
    cost: int = 0
    vp: int = 0
    attack: int | None = None
    defence: int = 0
    effects: Effects = ()


class OwnBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """What one city's board prints differently on a common box."""

    cost: int | None = None
    vp: int | None = None
    effects: Effects | None = None


class SheetBuilding(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True
):
    """One building. `city_building`: whether completing it earns a bonus."""

    boxes: tuple[SheetBox, ...]
    name: Text = {}
    city_building: bool | None = None
    first_finisher_vp: int | None = None
    unverified: bool = False
    confidence: Note = ""


class SheetBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """One bonus, the same on every board."""

    id: str
    effects: Effects
    name: Text = {}
    unverified: bool = False
    confidence: Note = ""


class SheetCity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """One city's board; `boxes`: what it prints differently, by the id of the box."""

    id: str
    name: Text = {}
    wonder_name: Text = {}
    boxes: dict[str, OwnBox] = {}
    unverified: bool = False
    confidence: Note = ""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, repr_omit_defaults=True):
    """Everything on all boards. `complete = false` allows toy sheets without some buildings or faces."""

    schema: int
    id: str
    treasury: SheetTreasury
    building: dict[BuildingId, SheetBuilding]
    bonus: tuple[SheetBonus, ...]
    city: tuple[SheetCity, ...]
    name: Text = {}
    complete: bool = True
