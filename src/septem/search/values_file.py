"""The learned values that come with a game: `data/values.json` of its package, written by `septem train`."""

from importlib.resources import files

import msgspec

from septem.core.errors import BadTable
from septem.core.room import AnyRoom
from septem.search.values import Values
from septem.search.values_layout import LARGEST_WEIGHT, UNIT

NAME = "values.json"
FORMAT = 1


class ValuesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds; weights stand by stage, in the order of the feature names."""

    format: int
    game: str
    unit: int
    command: str
    """What made this file; made again, it is the same."""
    names: tuple[str, ...]
    weights: tuple[tuple[int, ...], ...]


def shipped(room: AnyRoom) -> Values | None:
    """The learned values of a game; None if it has none, and search then does without."""
    if room.features is None:
        return None
    path = files(room.package) / "data" / NAME
    return read(room, path.read_bytes()) if path.is_file() else None


def read(room: AnyRoom, content: bytes) -> Values:
    """The values in a file; BadTable if they do not fit the game."""
    try:
        found = msgspec.json.decode(content, type=ValuesFile)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise BadTable(NAME, str(problem)) from None
    features = room.features
    if features is None or found.format != FORMAT or found.unit != UNIT or found.game != room.id:
        raise BadTable(NAME, f"is not a file of values of {room.id}, format {FORMAT}")
    if found.names != features.names or len(found.weights) != features.stages:
        raise BadTable(NAME, "was made with other features; make it again with `septem train`")
    if any(len(row) != len(found.names) for row in found.weights):
        raise BadTable(NAME, f"needs {len(found.names)} weights a stage")
    if any(not -LARGEST_WEIGHT <= weight <= LARGEST_WEIGHT for row in found.weights for weight in row):
        raise BadTable(NAME, f"has a weight beyond {LARGEST_WEIGHT}")
    return Values([weight for row in found.weights for weight in row])


def written(room: AnyRoom, weights: list[int], command: str) -> bytes:
    """A file of values."""
    features = room.features
    if features is None:
        raise BadTable(NAME, f"{room.id} has no features to learn")
    wide = len(features.names)
    rows = tuple(tuple(weights[stage * wide : (stage + 1) * wide]) for stage in range(features.stages))
    content = ValuesFile(FORMAT, room.id, int(UNIT), command, features.names, rows)
    return msgspec.json.format(msgspec.json.encode(content), indent=0) + b"\n"


def styled(room: AnyRoom, weights: list[int], style: str) -> list[int]:
    """Weights with the bent of a style."""
    features = room.features
    if features is None or style not in features.styles:
        raise BadTable("styles", f"{room.id} has no style {style!r}")
    wide = len(features.names)
    bent = list(weights)
    for start, more in features.styles[style].items():
        for place, name in enumerate(features.names):
            if name.startswith(start):
                for stage in range(features.stages):
                    bent[stage * wide + place] += more
    return bent
