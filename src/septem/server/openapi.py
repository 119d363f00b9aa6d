"""The API as an OpenAPI 3.1 document, from the handlers and the structs: what a client is generated from.

Litestar's own document leaves out discriminators and cannot tell four games' `View` apart; msgspec's schemas have both.
"""

import re
from collections.abc import Mapping
from functools import cache
from inspect import Parameter, cleandoc, signature
from typing import Any, cast, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from septem.core.advice import Advice, Review
from septem.core.schema import components, structs
from septem.games import game_ids, room_of
from septem.server.problems import MEDIA_TYPE, ProblemBody
from septem.server.routes import HANDLERS
from septem.server.sights import CHOICES, EXPLAINED, PIECES, REPLAYS, UPDATES

VERSION = "1"
TEMPLATE = "#/components/schemas/{name}"
GAMES = "septem.games."
JSON, EVENTS = "application/json", "text/event-stream"
Schemas = dict[str, dict[str, Any]]
SECURITY = {"guest": {"type": "apiKey", "in": "cookie", "name": "septem"}}
FREE = frozenset(
    (
        "advice",
        "enter",
        "arrive",
        "games",
        "game_pieces",
        "table_pieces",
        "how_it_went",
        "house_words",
        "game_words",
        "guide_words",
        "table_words",
        "listed",
        "look",
        "events",
        "explain",
        "record",
        "replay",
        "review",
    )
)
"""What can be asked without a key; with one the answer may say more."""


def answers(game: str) -> dict[str, Any]:
    """What handlers answer that say `Any`: it depends on the game."""
    model = room_of(game).model
    update, advice, review = UPDATES[game], cast("Any", Advice), cast("Any", Review)
    return {
        "look": update,
        "play": update,
        "retract": update,
        "undo": update,
        "events": update,
        "decide": CHOICES[game],
        "explain": EXPLAINED[game],
        "replay": REPLAYS[game],
        "game_pieces": PIECES[game],
        "table_pieces": PIECES[game],
        "record": model.Record,
        "advice": advice[model.Move],
        "review": review[model.Move],
    }


@cache
def published_text(prefix: str) -> bytes:
    """The document as JSON, made once."""
    return msgspec.json.encode(document(prefix))


def document(prefix: str) -> dict[str, Any]:
    """The whole document."""
    named, schemas = _games()
    types: dict[str, Any] = {"problem": ProblemBody}
    for handler in HANDLERS:
        if (body := _body(handler)) is not None:
            types[f"{_name(handler)} in"] = body
        if f"{_name(handler)} out" not in named:
            types[f"{_name(handler)} out"] = _answer(handler)
    common, defs = components(types, [name for name in types if name.endswith(" in")], TEMPLATE)
    named |= common
    schemas |= defs
    paths: dict[str, dict[str, Any]] = {}
    for handler in HANDLERS:
        for path in handler.paths:
            one = paths.setdefault(prefix + re.sub(r":\w+}", "}", path), {})
            for method in handler.http_methods:
                one[str(method).lower()] = _operation(handler, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "septem", "version": VERSION, "description": "Tables, seats, moves and events."},
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": _explicit(dict(sorted(schemas.items()))), "securitySchemes": SECURITY},
    }


def _explicit(part: Any) -> Any:
    """The same, but objects with any fields say so: generators take silence for objects without any."""
    if isinstance(part, dict):
        found = {key: _explicit(value) for key, value in part.items()}
        if found.get("type") == "object" and not found.keys() & {"properties", "additionalProperties"}:
            found["additionalProperties"] = True
        return found
    return [_explicit(one) for one in part] if isinstance(part, list) else part


def _games() -> tuple[Schemas, Schemas]:
    """Answers that depend on the game: one of several, told apart by `game`; and the structs they are made of."""
    choices: dict[str, dict[str, str]] = {}
    schemas: Schemas = {}
    for game in game_ids():
        types = answers(game)
        named, defs = components(types, [], TEMPLATE)
        names = _better_names(game, types, defs)
        for name, part in named.items():
            found = names[part["$ref"].rpartition("/")[2]]
            choices.setdefault(f"{name} out", {})[game] = TEMPLATE.format(name=found)
            defs[part["$ref"].rpartition("/")[2]]["properties"]["game"] = {"const": game}
        assert len(set(names.values())) == len(names), "two structs of a game have the same name"
        schemas |= {names[name]: {**_renamed(form, names), "title": names[name]} for name, form in defs.items()}
    told_apart = {
        name: {
            "oneOf": [{"$ref": one} for one in mapping.values()],
            "discriminator": {"propertyName": "game", "mapping": mapping},
        }
        for name, mapping in choices.items()
    }
    return told_apart, schemas


def _operation(handler: HTTPRouteHandler, named: Schemas) -> dict[str, Any]:
    name = _name(handler)
    media = EVENTS if name == "events" else JSON
    status = str(handler.status_code)
    found: dict[str, Any] = {
        "operationId": name,
        "summary": cleandoc(handler.fn.__doc__ or "").partition("\n")[0],
        "parameters": list(_parameters(handler)),
        "security": [{}, {"guest": []}] if name in FREE else [{"guest": []}],
        "responses": {
            status: {"description": "Done.", "content": {media: {"schema": named[f"{name} out"]}}},
            "default": {"description": "Refused.", "content": {MEDIA_TYPE: {"schema": named["problem"]}}},
        },
    }
    if f"{name} in" in named:
        needed = signature(handler.fn).parameters["data"].default is Parameter.empty
        found["requestBody"] = {"required": needed, "content": {JSON: {"schema": named[f"{name} in"]}}}
    return found


def _parameters(handler: HTTPRouteHandler) -> Any:
    hints = get_type_hints(handler.fn, include_extras=True)
    for name, parameter in signature(handler.fn).parameters.items():
        kind, *notes = get_args(hints[name]) or (hints[name],)
        for note, place in ((PathParameter, "path"), (QueryParameter, "query"), (HeaderParameter, "header")):
            if found := next((one for one in notes if isinstance(one, note)), None):
                yield {
                    "name": (found.name if place == "header" else None) or name,
                    "in": place,
                    "required": parameter.default is Parameter.empty,
                    "schema": components({"kind": kind}, [], TEMPLATE)[0]["kind"],
                }


def _name(handler: HTTPRouteHandler) -> str:
    found: str = handler.fn.__name__
    return found


def _answer(handler: HTTPRouteHandler) -> Any:
    kind = get_type_hints(handler.fn)["return"]
    return get_args(kind)[0] if getattr(get_origin(kind), "__name__", "") == "Response" else kind


def _body(handler: HTTPRouteHandler) -> Any:
    return get_type_hints(handler.fn).get("data")


# ---- names ---------------------------------------------------------------------------------------
def _better_names(game: str, types: Mapping[str, Any], defs: Schemas) -> dict[str, str]:
    """`DuelView` for Duel's `View`, whether or not another game has one too: names must not depend on each other."""
    common = {kind.__name__ for kind in structs(types.values()) if not kind.__module__.startswith(GAMES)}
    return {name: name if name in common else f"{game.title()}{name.partition('_')[0]}" for name in defs}


def _renamed(part: Any, names: Mapping[str, str]) -> Any:
    """The same with other names in its references."""
    if isinstance(part, dict):
        return {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(one, names) for one in part]
    if isinstance(part, str) and part.startswith(TEMPLATE.format(name="")):
        before, _, name = part.rpartition("/")
        return f"{before}/{names.get(name, name)}"
    return part
