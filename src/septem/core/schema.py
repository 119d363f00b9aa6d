"""JSON Schema 2020-12 of everything that crosses the border of a game: enough to generate a client's types from."""

from __future__ import annotations

from typing import Any

import msgspec

from septem.core.model import Reason, Result
from septem.core.options import OptionForm
from septem.core.room import AnyRoom

DIALECT = "https://json-schema.org/draft/2020-12/schema"


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
    parts, found = msgspec.json.schema_components(tuple(published.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": f"septem {room.id}",
        "type": "object",
        "properties": dict(zip(published, parts, strict=True)),
        "$defs": found,
    }
