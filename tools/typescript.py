"""A client's types in TypeScript, from the schema of a game: `python -m tools.typescript duel > duel.ts`."""

import json
import sys
from typing import Any

import septem

SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """An interface for every struct, a type for everything that is one of several."""
    blocks = [f"// Types of {schema['title']}, made by tools/typescript.py from its JSON Schema."]
    blocks += [_interface(name, form) for name, form in schema["$defs"].items()]
    unions = {name: part for name, part in schema["properties"].items() if "anyOf" in part}
    blocks += [f"export type {name.capitalize()} = {type_of(part)};" for name, part in unions.items()]
    return "\n\n".join(blocks) + "\n"


def _interface(name: str, form: dict[str, Any]) -> str:
    about = form["description"].replace("*/", "* /")
    lines = [f"/** {about} */", f"export interface {name} {{"]
    for field, part in form["properties"].items():
        lines.append(f"  {field}{'' if field in form['required'] else '?'}: {type_of(part)};")
    return "\n".join([*lines, "}"])


def type_of(part: dict[str, Any]) -> str:
    """A part of a schema as a type."""
    match part:
        case {"$ref": str(name)}:
            return name.rpartition("/")[2]
        case {"enum": [*values]}:
            return " | ".join(json.dumps(value) for value in values)
        case {"anyOf": [*parts]}:
            return " | ".join(map(_grouped, parts))
        case {"type": "array", "prefixItems": [*parts]}:
            return f"[{', '.join(map(type_of, parts))}]"
        case {"type": "array", "items": dict(one)}:
            return f"{_grouped(one)}[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object", "additionalProperties": dict(one)}:
            return f"{{ [id: string]: {type_of(one)} }}"
        case {"type": "object"}:
            return "{ [id: string]: unknown }"
        case {"type": str(name)} if name in SIMPLE:
            return SIMPLE[name]
        case {"type": _}:
            raise ValueError(f"no TypeScript for {part}")
    return "unknown"


def _grouped(part: dict[str, Any]) -> str:
    found = type_of(part)
    return f"({found})" if " | " in found else found


if __name__ == "__main__":
    print(written(septem.schema(sys.argv[1])), end="")
