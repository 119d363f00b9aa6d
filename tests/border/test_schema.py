"""`septem.schema` is JSON Schema 2020-12, and everything that games give out fits it."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import septem
from tests.border.tables import TABLES, crossing

Json = dict[str, Any]
GAMES = tuple(TABLES)


@cache
def schema(game: str) -> Json:
    return septem.schema(game)


@cache
def reader(game: str, part: str) -> Draft202012Validator:
    """What checks one part of a game's schema."""
    return Draft202012Validator({**schema(game)["properties"][part], "$defs": schema(game)["$defs"]})


def parts(found: Any) -> list[Json]:
    """Every object within a schema, itself included."""
    if isinstance(found, list):
        return [one for part in found for one in parts(part)]
    if isinstance(found, dict):
        return [found, *(one for part in found.values() for one in parts(part))]
    return []


def test_all_games_of_the_house_are_looked_at() -> None:
    assert set(GAMES) <= set(septem.game_ids())
    assert len(GAMES) == 4


@pytest.mark.parametrize("game", GAMES)
def test_it_is_a_schema(game: str) -> None:
    found = schema(game)
    Draft202012Validator.check_schema(found)
    names = {part["$ref"] for part in parts(found) if "$ref" in part}
    assert names == {f"#/$defs/{name}" for name in found["$defs"]}
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("game", GAMES)
def test_names_are_those_of_the_structs(game: str) -> None:
    """Two structs of one name would be told apart by their modules, which is no name for a client's type."""
    assert not [name for name in schema(game)["$defs"] if not re.fullmatch(r"[A-Z]\w+", name)]
    assert all(form["title"] == name for name, form in schema(game)["$defs"].items())
    assert all(form["description"] for form in schema(game)["$defs"].values())


@pytest.mark.parametrize("game", GAMES)
def test_unions_have_discriminators(game: str) -> None:
    """A client tells the structs of a union apart by one field, and the schema says by which."""
    unions = [part for part in parts(schema(game)) if sum("$ref" in one for one in part.get("anyOf", ())) > 1]
    assert unions
    for union in unions:
        tag = union["discriminator"]["propertyName"]
        for value, name in union["discriminator"]["mapping"].items():
            form = schema(game)["$defs"][name.rpartition("/")[2]]
            assert form["properties"][tag] == {"enum": [value]}
            assert tag in form["required"]
    assert schema(game)["properties"]["data"]["discriminator"]["propertyName"] == "action"
    assert schema(game)["properties"]["event"]["discriminator"]["propertyName"] == "kind"


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_fit(game: str) -> None:
    seen: set[str] = set()
    known: set[str] = set()
    for part, value in crossing(game):
        data = septem.as_data(value)
        if repr((part, data)) not in known:  # moves and events come up again and again
            known.add(repr((part, data)))
            problem = next(reader(game, part).iter_errors(data), None)
            assert problem is None, f"{part}: {problem}"
        seen.add(part)
    assert seen == schema(game)["properties"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_what_does_not_fit_is_found(game: str) -> None:
    """One field too many, one too few, one of another kind: for every part of the schema."""
    samples = {part: septem.as_data(value) for part, value in crossing(game)}
    assert samples.keys() == schema(game)["properties"].keys()
    for part, data in samples.items():
        check = reader(game, part)
        shorter = [{name: data[name] for name in data if name != left_out} for left_out in data]
        assert check.is_valid(data)
        assert not check.is_valid({**data, "nonsense": 1})
        assert not check.is_valid([data])
        assert part == "options" or not all(check.is_valid(one) for one in shorter)
        assert not any(check.is_valid({**data, name: 2.5}) for name in data if name != "default")
