"""The API as an OpenAPI 3.1 document, from the handlers and the structs: what a client is generated from.

Litestar's own document leaves out discriminators and cannot tell four games' `View` apart; msgspec's schemas have both.
"""

import re
from collections.abc import Mapping
from inspect import Parameter, cleandoc, signature
from typing import Any, Union, get_args, get_origin, get_type_hints

from litestar.handlers import HTTPRouteHandler
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from septem.core.schema import components, structs
from septem.games import game_ids, room_of
from septem.server.problems import MEDIA_TYPE, ProblemBody
from septem.server.routes import HANDLERS
from septem.server.sights import DECISIONS, REPLAYS, UPDATES

VERSION = "1"
TEMPLATE = "#/components/schemas/{name}"
GAMES = "septem.games."
JSON, EVENTS = "application/json", "text/event-stream"
SECURITY = {"guest": {"type": "apiKey", "in": "cookie", "name": "septem"}}


def _any_of(kinds: Mapping[str, Any]) -> Any:
    return Union[tuple(kinds.values())]  # noqa: UP007  # made at run time


def _by_game(part: str) -> Any:
    return Union[tuple(getattr(room_of(game).model, part) for game in game_ids())]  # noqa: UP007


ANSWERS: dict[str, Any] = {
    "look": _any_of(UPDATES),
    "play": _any_of(UPDATES),
    "retract": _any_of(UPDATES),
    "undo": _any_of(UPDATES),
    "events": _any_of(UPDATES),
    "decide": _any_of(DECISIONS),
    "replay": _any_of(REPLAYS),
    "record": _by_game("Record"),
    "advice": dict[str, Any],
    "review": dict[str, Any],
}
"""What handlers answer that say `Any`: it depends on the game."""


def document(prefix: str) -> dict[str, Any]:
    """The whole document."""
    types: dict[str, Any] = {"problem": ProblemBody}
    for handler in HANDLERS:
        types[f"{_name(handler)} out"] = _answer(handler)
        if (body := _body(handler)) is not None:
            types[f"{_name(handler)} in"] = body
    named, defs = components(types, [name for name in types if name.endswith(" in")], TEMPLATE)
    paths: dict[str, dict[str, Any]] = {}
    for handler in HANDLERS:
        for path in handler.paths:
            one = paths.setdefault(prefix + re.sub(r":\w+}", "}", path), {})
            for method in handler.http_methods:
                one[str(method).lower()] = _operation(handler, named)
    found = {
        "openapi": "3.1.0",
        "info": {"title": "septem", "version": VERSION, "description": "Tables, seats, moves and events."},
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": defs, "securitySchemes": SECURITY},
        "security": [{"guest": []}],
    }
    renamed: dict[str, Any] = _renamed(found, _better_names(types, defs))
    return renamed


def _operation(handler: HTTPRouteHandler, named: Mapping[str, Any]) -> dict[str, Any]:
    name = _name(handler)
    media = EVENTS if name == "events" else JSON
    status = str(handler.status_code)
    found: dict[str, Any] = {
        "operationId": name,
        "summary": cleandoc(handler.fn.__doc__ or "").partition("\n")[0],
        "parameters": list(_parameters(handler)),
        "responses": {
            status: {"description": "Done.", "content": {media: {"schema": named[f"{name} out"]}}},
            "default": {"description": "Refused.", "content": {MEDIA_TYPE: {"schema": named["problem"]}}},
        },
    }
    if f"{name} in" in named:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": named[f"{name} in"]}}}
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
    kind = ANSWERS.get(_name(handler)) or get_type_hints(handler.fn)["return"]
    return get_args(kind)[0] if getattr(get_origin(kind), "__name__", "") == "Response" else kind


def _body(handler: HTTPRouteHandler) -> Any:
    return get_type_hints(handler.fn).get("data")


# ---- names ---------------------------------------------------------------------------------------
def _better_names(types: Mapping[str, Any], defs: Mapping[str, Any]) -> dict[str, str]:
    """`DuelView` for Duel's `View`, whether or not another game has one too: names must not depend on each other."""
    names = {}
    for kind in structs(types.values()):
        module, plain = kind.__module__, kind.__name__
        if module.startswith(GAMES):
            game = module.removeprefix(GAMES).partition(".")[0]
            for name in (plain, f"{module}.{plain}"):
                if name in defs:
                    names[name] = f"{game.title()}{plain}"
    return names


def _renamed(part: Any, names: Mapping[str, str]) -> Any:
    """The same with other names, in keys of schemas, titles and references."""
    if isinstance(part, dict):
        return {names.get(key, key): _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(one, names) for one in part]
    if isinstance(part, str) and part.startswith("#/components/schemas/"):
        before, _, name = part.rpartition("/")
        return f"{before}/{names.get(name, name)}"
    return part
