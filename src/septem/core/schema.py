"""JSON Schema 2020-12 of everything that crosses the border of a game: enough to generate a client's types from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any, get_origin

import msgspec

from septem.core.model import Reason, Result
from septem.core.options import OptionForm
from septem.core.room import AnyRoom

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TAKEN_IN = ("data", "options", "position", "record")
"""What a caller may write; there a field with a default may be left out. Given out, every field is there."""
Defs = dict[str, dict[str, Any]]


def schema(room: AnyRoom) -> dict[str, Any]:
    """One document: `properties` name what a game gives out and takes in, `$defs` hold the types by their names."""
    border = room.model
    published = {
        "view": border.View,
        "move": border.Move,
        "data": border.Data,
        "refusal": border.Refusal,
        "entry": border.Entry,
        "event": border.Event,
        "explanation": border.Explanation,
        "options": border.Options,
        "position": border.Position,
        "record": border.Record,
        "result": Result,
        "reason": Reason,
        "catalogue": room.catalogue_type,
        "option_form": OptionForm,
    }
    named, defs = components(published, TAKEN_IN, "#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": f"septem {room.id}",
        "type": "object",
        "properties": named,
        "$defs": defs,
    }


def components(types: Mapping[str, Any], taken_in: Iterable[str], template: str) -> tuple[Defs, Defs]:
    """The schemas of some types, and of all structs these are made of. Those that are `taken_in` may be short."""
    parts, defs = msgspec.json.schema_components(tuple(types.values()), ref_template=template)
    named = dict(zip(types, parts, strict=True))
    short = _reached(defs, [named[name] for name in taken_in])
    terse = {kind.__name__ for kind in structs(types.values()) if kind.__struct_config__.omit_defaults}
    for name, form in defs.items():
        if "properties" in form:
            _finish(form, full=name not in short | terse)
    return named, defs


def _finish(form: dict[str, Any], full: bool) -> None:
    """No field but these; all of them if the struct is given out in full."""
    form["description"] = cleandoc(form.get("description", ""))
    form["additionalProperties"] = False
    if full:
        form["required"] = list(form["properties"])


def _reached(defs: Defs, start: Iterable[Any]) -> set[str]:
    """The names of all types that some parts of a schema are made of."""
    found: set[str] = set()
    waiting = list(start)
    while waiting:
        for name in _names(waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(defs[name])
    return found


def _names(part: Any) -> Iterator[str]:
    """What a part of a schema refers to."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rpartition("/")[2]
        for one in part.values():
            yield from _names(one)
    elif isinstance(part, list):
        for one in part:
            yield from _names(one)


def structs(types: Iterable[Any]) -> set[type[msgspec.Struct]]:
    """All structs that some types are made of."""
    found: set[type[msgspec.Struct]] = set()
    seen: set[Any] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(types))
    while waiting:
        one = waiting.pop()
        if isinstance(one, msgspec.inspect.StructType):
            kind = get_origin(one.cls) or one.cls
            if one.cls in seen:
                continue
            seen.add(one.cls)
            found.add(kind)
        if isinstance(one, tuple | list):
            waiting.extend(one)
        elif isinstance(one, msgspec.Struct):
            waiting.extend(getattr(one, name) for name in one.__struct_fields__)
    return found
