"""The learned values that come with a game: `data/values.json` of its package, written by `septem train`."""

from collections.abc import Sequence
from importlib.resources import files
from itertools import islice

import msgspec

from septem.core.errors import BadTable
from septem.core.room import AnyRoom
from septem.core.search_form import Features
from septem.search.values import Values
from septem.search.values_layout import LARGEST_WEIGHT, UNIT

NAME = "values.json"
FORMAT = 2


class ValuesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds; weights stand by stage, in the order of the feature names."""

    format: int
    game: str
    unit: int
    command: str
    """What made this file; made again, it is the same."""
    names: tuple[str, ...]
    weights: tuple[tuple[int, ...], ...]
    units: tuple[tuple[int, ...], ...] = ()
    """Of the layer: for each feature it looks at what that says to every unit for the own side, then for the other;
    then for each stage where the units begin and what they say."""


def features_of(room: AnyRoom) -> Features:
    """What a value of the game looks at; BadTable if it has nothing."""
    if room.features is None:
        raise BadTable("features", f"{room.id} has none to learn")
    return room.features


def shipped(room: AnyRoom) -> Values | None:
    """The learned values of a game; None if it has none, and search then does without."""
    if room.features is None:
        return None
    path = files(room.package) / "data" / NAME
    return read(room, path.read_bytes()) if path.is_file() else None


def _decoded(room: AnyRoom, content: bytes) -> ValuesFile:
    """What a file holds; BadTable if it is not one of this game."""
    try:
        found = msgspec.json.decode(content, type=ValuesFile)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadTable(NAME, str(problem)) from None
    if room.features is None or found.format != FORMAT or found.unit != UNIT or found.game != room.id:
        raise BadTable(NAME, f"is not a file of values of {room.id}, format {FORMAT}")
    return found


def read(room: AnyRoom, content: bytes) -> Values:
    """The values in a file; BadTable if they do not fit the game."""
    found, features = _decoded(room, content), features_of(room)
    if found.names != features.names or len(found.weights) != features.stages:
        raise BadTable(NAME, "was made with other features; make it again with `septem train`")
    rows = found.weights + found.units
    if [len(row) for row in rows] != row_widths(features):
        raise BadTable(NAME, f"needs {len(found.names)} weights a stage, and {features.units} units")
    if any(not -LARGEST_WEIGHT <= weight <= LARGEST_WEIGHT for row in rows for weight in row):
        raise BadTable(NAME, f"has a weight beyond {LARGEST_WEIGHT}")
    return values_of(room, [weight for row in rows for weight in row])


def carried_over(room: AnyRoom, content: bytes) -> tuple[int, ...]:
    """Weights of a file that may have been made with other features: what has the same name keeps its weight, what is
    new has none. Units stay too; there may be more of them now."""
    found, features = _decoded(room, content), features_of(room)
    widths = {len(row) for row in found.weights}
    if len(found.weights) != features.stages or widths != {len(found.names)}:
        raise BadTable(NAME, f"needs {len(found.names)} weights in each of {features.stages} stages")
    known = {name: place for place, name in enumerate(found.names)}
    rows = [[row[known[name]] if name in known else 0 for name in features.names] for row in found.weights]
    rows += _units_carried_over(found, features)
    return tuple(values_of(room, [weight for row in rows for weight in row]).listed())


def _units_carried_over(found: ValuesFile, features: Features) -> list[list[int]]:
    """The rows of the units, with room for those that are new; BadTable if they fit neither names nor stages."""
    units = len(found.units[0]) // 2 if found.units else 0
    looked_at = len(found.units) - features.stages if units else 0
    even = all(len(row) == 2 * units for row in found.units)
    if units > features.units or not even or not 0 <= looked_at <= len(found.names):
        raise BadTable(NAME, f"has units that do not fit; at most {features.units} of them do")
    if not features.units:
        return []
    silent = (0,) * 2 * units
    heard = dict(zip(found.names[len(found.names) - looked_at :], found.units, strict=False))
    by_feature = [heard.get(name, silent) for name in features.names[features.units_from :]]
    by_stage = found.units[looked_at:] if units else (silent,) * features.stages
    more = (0,) * (features.units - units)
    return [[*row[:units], *more, *row[units:], *more] for row in (*by_feature, *by_stage)]


def values_of(room: AnyRoom, weights: Sequence[int]) -> Values:
    """Weights as they come from a fit."""
    features = features_of(room)
    return Values(list(weights), len(features.names), features.units_from, features.units)


def written(room: AnyRoom, weights: Sequence[int], command: str) -> bytes:
    """A file of values."""
    features = features_of(room)
    left = iter(weights)
    rows = tuple(tuple(islice(left, width)) for width in row_widths(features))
    stages = features.stages
    content = ValuesFile(FORMAT, room.id, int(UNIT), command, features.names, rows[:stages], rows[stages:])
    return msgspec.json.format(msgspec.json.encode(content), indent=0) + b"\n"


def row_widths(features: Features) -> list[int]:
    """How long the rows of weights are, those of the units last."""
    wide, stages = len(features.names), features.stages
    looked_at = wide - features.units_from + stages if features.units else 0
    return [wide] * stages + [2 * features.units] * looked_at


def styled(room: AnyRoom, weights: Sequence[int], style: str) -> Values:
    """Values with the bent of a style."""
    features = features_of(room)
    if style not in features.styles:
        raise BadTable("styles", f"{room.id} has no style {style!r}")
    wide = len(features.names)
    bent = list(weights)
    for start, more in features.styles[style].items():
        for place, name in enumerate(features.names):
            if name.startswith(start):
                for stage in range(features.stages):
                    bent[stage * wide + place] += more
    return values_of(room, bent)
