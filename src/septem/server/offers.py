"""The games as they are offered: for how many, in which editions, with which options."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec

from septem.core import begin
from septem.core.errors import SeptemError
from septem.core.options import OptionForm, Value
from septem.core.room import AnyRoom
from septem.games import game_ids, room_of
from septem.server.problems import NotFound


class Picking(msgspec.Struct, frozen=True):
    """How the pieces of an option are picked one by one: `each` of them for every city, or lists of them if it is more.

    There are at least `cities`, with fewer players too; `again`: several may have the same piece.
    """

    option: str
    pieces: tuple[str, ...]
    each: int
    cities: int
    again: bool


class Variant(msgspec.Struct, frozen=True):
    """A game as it is offered, an edition of it: the options that make it so, for how many it is, what else is open."""

    fixed: dict[str, Value]
    least: int
    most: int
    options: tuple[OptionForm, ...]
    picks: tuple[Picking, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    rules: str
    least: int
    most: int
    usual: int
    options: tuple[OptionForm, ...]
    variants: tuple[Variant, ...]


@cache
def offered(game: str) -> GameInfo:
    """A game with all that a form asks before it begins."""
    room = room_of(game)
    forms = room.option_forms()
    editions = next((form.values for form in forms if form.name == "edition"), ())
    fixed: list[dict[str, Value]] = [{"edition": one} for one in editions] or [{}]
    variants = tuple(_variant(room, forms, one) for one in sorted(fixed, key=lambda one: -int(one.get("edition") or 0)))
    return GameInfo(room.id, room.rules, room.least, room.most, room.usual, forms, variants)


def variant_of(game: str, number: int) -> tuple[int, dict[str, Value]]:
    """The usual number of players and the options of a variant, by its place in the list."""
    if game not in game_ids():
        raise NotFound("there is no such game")
    found = offered(game)
    if not 0 <= number < len(found.variants):
        raise NotFound(f"variant: there are {len(found.variants)}, from 0 on")
    variant = found.variants[number]
    return min(max(found.usual, variant.least), variant.most), variant.fixed


def _variant(room: AnyRoom, forms: tuple[OptionForm, ...], fixed: dict[str, Value]) -> Variant:
    """What is possible is found by trying."""

    def allowed(players: int, **more: Any) -> bool:
        try:
            begin.room_options(room, players, {**fixed, **more})
        except SeptemError:
            return False
        return True

    counts = [count for count in range(room.least, room.most + 1) if allowed(count)]
    options = tuple(
        msgspec.structs.replace(
            form,
            values=tuple(
                value for value in form.values if any(allowed(count, **{form.name: value}) for count in counts)
            ),
        )
        for form in forms
        if form.name not in fixed
        and all(fixed.get(name) in values for name, values in form.when.items() if name in fixed)
    )
    catalogue = room.catalogue(begin.room_options(room, counts[0], fixed))
    picks = tuple(
        found
        for form in options
        if form.pieces
        for found in _picking(form, _ids(getattr(catalogue, form.pieces)), range(counts[0], counts[-1] + 1), allowed)
    )
    return Variant(fixed, counts[0], counts[-1], options, picks)


def _ids(pieces: Iterable[Any]) -> tuple[str, ...]:
    return tuple(one if isinstance(one, str) else one.id for one in pieces)


def _picking(form: OptionForm, ids: tuple[str, ...], counts: range, allowed: Callable[..., bool]) -> Iterator[Picking]:
    """The smallest way to pick that is allowed, if any is."""
    for again, each, cities in product((False, True), range(1, len(ids) + 1), counts):
        if again or cities * each <= len(ids):
            picked = ids[:1] * (cities * each) if again else ids[: cities * each]
            parts = [picked[at : at + each] for at in range(0, cities * each, each)]
            if allowed(counts[0], **{form.name: picked if each == 1 else parts}):
                yield Picking(form.name, ids, each, cities, again)
                return
