"""The published schemas are those of the code, and what a game gives out is valid by them."""

from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from tools.schemas import ROOT, run

import septem
from septem import as_data
from septem.core.game import AnyGame
from septem.games import HOUSE
from septem.testing.border import tag_of
from tests.docs.json_schema import faults, references, resolved

GAMES = pytest.mark.parametrize("game", list(HOUSE))
PUBLISHED = (
    "view", "move", "data", "refusal", "entry", "event", "explanation", "options", "position", "record", "result",
    "reason", "catalogue", "option_form",
)  # fmt: skip


def test_the_schemas_of_this_repository_are_up_to_date() -> None:
    assert run(ROOT, check=True) == []


def test_an_old_schema_is_found(tmp_path: Path) -> None:
    run(tmp_path, check=False)
    assert run(tmp_path, check=True) == []
    (tmp_path / "docs" / "schemas" / "duel.json").write_text("{}")
    assert run(tmp_path, check=True) == ["docs/schemas/duel.json is out of date: run python -m tools.schemas"]


@GAMES
def test_a_schema_is_whole(game: str) -> None:
    """It says its dialect, names everything that crosses the border, and every reference leads somewhere."""
    schema = septem.schema(game)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert tuple(schema["properties"]) == PUBLISHED
    assert all(resolved(ref, schema) for ref in references(schema))


@GAMES
def test_unions_are_told_apart_by_their_tags(game: str) -> None:
    schema, model = septem.schema(game), septem.room_of(game).model
    for name, tag, union in (("data", "action", model.Data), ("event", "kind", model.Event)):
        by = schema["properties"][name]["discriminator"]
        assert by["propertyName"] == tag
        assert set(by["mapping"]) == {tag_of(kind) for kind in get_args(union)}
        for value, ref in by["mapping"].items():
            member = resolved(ref, schema)
            assert member["properties"][tag] == {"enum": [value]}
            assert tag in member["required"]


def given_out(game: AnyGame, seat: int | None) -> list[tuple[str, Any]]:
    """What a game gives out, by the name of its schema."""
    found: list[tuple[str, Any]] = [("view", game.view(seat)), ("position", game.position()), ("record", game.record())]
    found += [("entry", entry) for entry in game.events(seat)]
    found += [("event", entry.event) for entry in game.events(seat)[-3:]]
    found += [("options", game.options)] + ([("result", game.result)] if game.over else [])
    if seat is not None:
        found += [("move", move) for move in game.legal(seat)] + [("data", move.data) for move in game.legal(seat)[:3]]
        found += [("refusal", refusal) for refusal in game.refused(seat)]
        found += [("reason", refusal.reason) for refusal in game.refused(seat)[:3]]
        found += [("explanation", game.explain(seat))]
    return [(name, as_data(value)) for name, value in found]


@GAMES
def test_what_a_game_gives_out_is_valid(game: str) -> None:
    schema, rng = septem.schema(game), Random(game)
    forms = schema["properties"]
    table, seen = septem.new(game, seed=4), set[str]()
    moves = 0
    while True:
        if moves % 9 == 0 or table.over:
            for name, value in given_out(table, rng.choice((None, *table.to_act))):
                assert faults(value, forms[name], schema) == [], name
                seen.add(name)
        if table.over:
            break
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.state.legal_codes(seat)))
        moves += 1
    assert seen | {"catalogue", "option_form"} >= set(PUBLISHED) - {"refusal", "reason"}
    assert faults(as_data(septem.catalogue(game)), forms["catalogue"], schema) == []
    for form in septem.room_of(game).option_forms():
        assert faults(as_data(form), forms["option_form"], schema) == []


@GAMES
def test_what_is_wrong_is_not_valid(game: str) -> None:
    schema = septem.schema(game)
    view, form = as_data(septem.new(game, seed=4).view(0)), schema["properties"]["view"]
    assert faults(view, form, schema) == []
    assert faults({**view, "phase": "no such phase"}, form, schema)
    assert faults({**view, "cities": [{}] * view["players"]}, form, schema)
    assert faults({**view, "game": "chess"}, form, schema)
    assert faults({name: value for name, value in view.items() if name != "cities"}, form, schema)
    data = schema["properties"]["data"]
    assert faults({"action": "fly"}, data, schema)
    assert faults({}, data, schema)


@GAMES
def test_a_schema_names_every_field_of_a_position(game: str) -> None:
    schema = septem.schema(game)
    head = resolved(schema["properties"]["position"]["$ref"], schema)["properties"]
    part = resolved(head["state"]["$ref"], schema)["properties"]
    position = as_data(septem.new(game, seed=1).position())
    assert set(position) <= set(head)
    assert set(position["state"]) <= set(part)
