"""A small validator: as much of JSON Schema 2020-12 as our schemas use, and an error for everything else."""

from collections.abc import Callable, Iterator
from typing import Any

Schema = dict[str, Any]
WORDS = {
    "$ref", "anyOf", "discriminator", "type", "enum", "const", "properties", "required", "additionalProperties",
    "items", "prefixItems", "minItems", "maxItems", "title", "description", "default",
}  # fmt: skip
KINDS: dict[str, Callable[[Any], bool]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: type(value) is bool,
    "integer": lambda value: type(value) is int,
    "string": lambda value: type(value) is str,
    "array": lambda value: type(value) is list,
    "object": lambda value: type(value) is dict,
}


def faults(value: Any, schema: Schema, root: Schema, at: str = "$") -> list[str]:
    """What is wrong with a value, empty if it is valid."""
    return list(_faults(value, schema, root, at))


def _faults(value: Any, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    unknown = set(schema) - WORDS
    assert not unknown, f"{at}: the validator does not know {unknown}"
    if "$ref" in schema:
        yield from _faults(value, resolved(schema["$ref"], root), root, at)
    if "discriminator" in schema:
        yield from _chosen(value, schema["discriminator"], root, at)
    elif "anyOf" in schema and all(faults(value, one, root, at) for one in schema["anyOf"]):
        yield f"{at}: fits none of {len(schema['anyOf'])}"
    if "type" in schema and not KINDS[schema["type"]](value):
        yield f"{at}: is no {schema['type']}"
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: is none of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        yield f"{at}: is not {schema['const']}"
    yield from _parts(value, schema, root, at)


def _chosen(value: Any, by: Schema, root: Schema, at: str) -> Iterator[str]:
    """The one of a tagged union that the tag names."""
    tag = value.get(by["propertyName"]) if isinstance(value, dict) else None
    if tag not in by["mapping"]:
        yield f"{at}: {by['propertyName']} is none of {list(by['mapping'])}"
    else:
        yield from _faults(value, resolved(by["mapping"][tag], root), root, at)


def _parts(value: Any, schema: Schema, root: Schema, at: str) -> Iterator[str]:
    if isinstance(value, dict) and schema.get("type") == "object":
        yield from (f"{at}: lacks {name}" for name in schema.get("required", ()) if name not in value)
        known, rest = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name, inner in value.items():
            if name in known:
                yield from _faults(inner, known[name], root, f"{at}.{name}")
            elif isinstance(rest, dict):
                yield from _faults(inner, rest, root, f"{at}.{name}")
            elif not rest:
                yield f"{at}: knows no {name}"
    elif isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{at}: has {len(value)} items"
        first, rest = schema.get("prefixItems", []), schema.get("items", True)
        for number, inner in enumerate(value):
            form = first[number] if number < len(first) else rest
            if isinstance(form, dict):
                yield from _faults(inner, form, root, f"{at}[{number}]")


def resolved(ref: str, root: Schema) -> Schema:
    """The schema of `#/$defs/Name`."""
    assert ref.startswith("#/$defs/"), ref
    found: Schema = root["$defs"][ref.removeprefix("#/$defs/")]
    return found


def references(value: Any) -> Iterator[str]:
    """Every reference in a schema."""
    if isinstance(value, dict):
        yield from ([value["$ref"]] if isinstance(value.get("$ref"), str) else [])
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)
