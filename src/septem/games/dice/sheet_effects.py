"""The effects a sheet may print: a small closed vocabulary, each with the form of its argument.

They are checked as raw data, before they become structs, so that a message can say what is allowed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from septem.games.dice.sheet_form import ColourId, SpecialId, TargetId
from septem.games.dice.sheet_source import Source, shown

TARGETS: tuple[TargetId, ...] = get_args(TargetId)
COLOURS: tuple[ColourId, ...] = get_args(ColourId)
SPECIALS: tuple[SpecialId, ...] = get_args(SpecialId)
SCORING = ("per_box", "gallery_vp")
MOST_EFFECTS = 8


def _is_true(argument: Any) -> bool:
    return argument is True


def _is_building(argument: Any) -> bool:
    return argument in TARGETS if isinstance(argument, str) else False


def _is_buildings(argument: Any) -> bool:
    if not isinstance(argument, list) or not 1 <= len(argument) <= len(TARGETS):
        return False
    return all(_is_building(one) for one in argument) and len(set(argument)) == len(argument)


def _is_number(argument: Any, most: int) -> bool:
    return type(argument) is int and 1 <= argument <= most


def _is_colour(argument: Any) -> bool:
    return isinstance(argument, str) and argument in COLOURS


def _is_pair(argument: Any, first: Callable[[Any], bool]) -> bool:
    return isinstance(argument, list) and len(argument) == 2 and first(argument[0]) and _is_number(argument[1], 9)


BUILDING_FORM = f"one of {', '.join(TARGETS)}"
COLOUR_FORM = f"one of {', '.join(COLOURS)}"
EFFECTS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "cross_one": (_is_building, BUILDING_FORM),
    "cross_one_of": (_is_buildings, f"a list without repetition, each {BUILDING_FORM}"),
    "cross_up_to_two": (_is_building, BUILDING_FORM),
    "build_free_die": (_is_true, "true"),
    "another_action": (_is_true, "true"),
    "coins": (lambda argument: _is_number(argument, 99), "a number from 1 to 99"),
    "per_box": (lambda argument: _is_pair(argument, _is_building), f"[building, 1 to 9], building {BUILDING_FORM}"),
    "die_cost_minus_1": (_is_true, "true"),
    "die_cost_zero": (_is_colour, COLOUR_FORM),
    "coins_on_die": (lambda argument: _is_pair(argument, _is_colour), f"[colour, 1 to 9], colour {COLOUR_FORM}"),
    "unlock": (lambda argument: argument in SPECIALS, f"one of {', '.join(SPECIALS)}"),
    "gallery_vp": (_is_true, "true"),
}


def check_effects(effects: Any, source: Source, path: tuple[str, ...], *, scoring: bool) -> None:
    """All effects of a box or bonus; `scoring`: points count there. What is no list of tables is left to its struct."""
    if not isinstance(effects, list) or not all(isinstance(effect, dict) for effect in effects):
        return
    if len(effects) > MOST_EFFECTS:
        source.fail(f"{len(effects)} effects; at most {MOST_EFFECTS}", *path)
    for effect in effects:
        if len(effect) != 1:
            source.fail(f"an effect has exactly one key, not {len(effect)}", *path)
        ((name, argument),) = effect.items()
        if name not in EFFECTS:
            source.fail(f"unknown effect {shown(name)}; known: {', '.join(EFFECTS)}", *path)
        fits, form = EFFECTS[name]
        if not fits(argument):
            source.fail(f"effect {name}: {shown(argument)} is not allowed; allowed: {form}", *path)
        if name in SCORING and not scoring:
            source.fail(f"effect {name} scores points, which this place does not", *path)
