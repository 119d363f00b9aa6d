"""The published schemas are those of the code, and name what a position has."""

from pathlib import Path

import msgspec
import pytest
from tools.schemas import ROOT, run

import septem
from septem.games import HOUSE


def test_the_schemas_of_this_repository_are_up_to_date() -> None:
    assert run(ROOT, check=True) == []


def test_an_old_schema_is_found(tmp_path: Path) -> None:
    run(tmp_path, check=False)
    assert run(tmp_path, check=True) == []
    (tmp_path / "docs" / "schemas" / "duel.json").write_text("{}")
    assert run(tmp_path, check=True) == ["docs/schemas/duel.json is out of date: run python tools/schemas.py"]


@pytest.mark.parametrize("game", HOUSE)
def test_a_schema_names_every_field_of_a_position(game: str) -> None:
    types = msgspec.json.decode((ROOT / "docs" / "schemas" / f"{game}.json").read_bytes())["$defs"]
    head = types["Position"]["properties"]
    part = types[head["state"]["$ref"].rsplit("/", 1)[1]]["properties"]
    position = septem.as_data(septem.new(game, seed=1).position())
    assert set(position) == set(head)
    assert set(position["state"]) <= set(part)
