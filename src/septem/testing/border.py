"""Checks of a room's typed border: the names every room has, frozen structs, one vocabulary, words for everything."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from septem.core.errors import BadOption
from septem.core.model import EventData, MoveData
from septem.core.options import Option, OptionForm, word_of
from septem.core.room import AnyRoom
from septem.core.tables import LANGUAGES

NAMES = (
    "Phase",
    "Options",
    "Data",
    "Why",
    "Move",
    "Refusal",
    "View",
    "City",
    "Explanation",
    "Event",
    "Entry",
    "CityPart",
    "Part",
    "Position",
    "Record",
)
"""What the `model.py` of every room has."""
END_PHASE = "over"
SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def check_border(room: AnyRoom) -> None:
    """Everything about a room's border that can be seen without playing."""
    model = room.model
    missing = [name for name in NAMES if not hasattr(model, name)]
    assert not missing, f"{room.id}: {model.__name__} lacks {', '.join(missing)}"
    for kind in structs(room):
        check_struct(room, kind)
    check_unions(room)
    check_tags(room)
    check_phases(room)
    check_forms(room)
    check_words(room)


def structs(room: AnyRoom) -> list[type[msgspec.Struct]]:
    """All structs of a room's model and catalogue, those it only imports included."""
    border = (*(getattr(room.model, name) for name in NAMES if name != "Phase"), room.catalogue_type)
    found: dict[type[msgspec.Struct], None] = {}
    for info in inspect.multi_type_info(border):
        for inner in _inner(info, set()):
            if isinstance(inner, inspect.StructType):
                found[inner.cls] = None
    return list(found)


def check_struct(room: AnyRoom, kind: type[msgspec.Struct]) -> None:
    """A struct that nobody can change, with names in one case."""
    where = f"{room.id}: {kind.__name__}"
    assert kind.__struct_config__.frozen, f"{where} is not frozen"
    assert kind.__doc__, f"{where} does not say what it is"
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        assert SNAKE.fullmatch(field.encode_name), f"{where}.{field.name} is not in snake_case"
        for inner in _inner(field.type, None):
            changeable = isinstance(inner, (inspect.ListType, inspect.SetType, inspect.ByteArrayType))
            assert not changeable, f"{where}.{field.name} is a {type(inner).__name__}; a tuple cannot be changed"


def check_unions(room: AnyRoom) -> None:
    """Every move and event of the model is in its union, with a tag in kebab-case."""
    for union, base in ((room.model.Data, MoveData), (room.model.Event, EventData)):
        members = get_args(union) or (union,)
        defined = [one for one in vars(room.model).values() if isinstance(one, type) and issubclass(one, base)]
        left_out = {one.__name__ for one in defined if one is not base} - {one.__name__ for one in members}
        assert not left_out, f"{room.id}: {', '.join(sorted(left_out))} in no union"
        for tag in map(tag_of, members):
            assert KEBAB.fullmatch(tag), f"{room.id}: the tag {tag!r} is not in kebab-case"


def check_tags(room: AnyRoom) -> None:
    """Views, positions and records name their game; views show cities."""
    for name in ("View", "Position", "Record"):
        kind = getattr(room.model, name)
        assert (kind.__struct_config__.tag_field, tag_of(kind)) == ("game", room.id), (
            f"{room.id}: {name} does not name its game"
        )
    for name, wanted in (("View", {"options", "phase", "cities"}), ("Part", {"cities"})):
        lacking = wanted - set(getattr(room.model, name).__struct_fields__)
        assert not lacking, f"{room.id}: {name} has no {', '.join(sorted(lacking))}"


def check_phases(room: AnyRoom) -> None:
    """Phases are ids; the last one is the same in every room."""
    phases = get_args(room.model.Phase)
    assert phases[-1:] == (END_PHASE,), f"{room.id}: the last of the phases {phases} is not {END_PHASE!r}"
    for phase in phases:
        assert SNAKE.fullmatch(phase), f"{room.id}: the phase {phase!r} is not in snake_case"


def check_forms(room: AnyRoom) -> None:
    """Options are declared in the order of their struct, and a form can be made of them."""
    forms, fields = room.option_forms(), room.model.Options.__struct_fields__
    assert tuple(form.name for form in forms) == fields, f"{room.id}: options declared are not those of Options"
    for option, form in zip(room.options, forms, strict=True):
        check_default(room, option)
        assert option.allowed(), f"{room.id}: option {option.name} does not say what it allows"
        assert form.values or form.kind != "choice", f"{room.id}: {option.name} is a choice without values"
        assert (form.kind == "number") == (form.limits is not None), f"{room.id}: {option.name} has no limits"
        assert (form.kind == "pieces") == bool(form.pieces), f"{room.id}: {option.name} does not say which pieces"
        if form.pieces:
            known = room.catalogue_type.__struct_fields__
            assert form.pieces in known, f"{room.id}: {option.name} is picked from {form.pieces}, not in the catalogue"
        assert (form.kind == "file") == (option.read is not None), f"{room.id}: {option.name} cannot be read"
        for other, values in form.when.items():
            known_values = next((one.values for one in forms if one.name == other), None)
            assert known_values is not None, f"{room.id}: {option.name} depends on {other}, which is no option"
            assert set(values) <= set(known_values), f"{room.id}: {option.name} depends on strange values of {other}"


def check_default(room: AnyRoom, option: Option) -> None:
    """What an option is if nobody says anything is allowed."""
    try:
        option.check(getattr(room.model.Options(), option.name))
    except BadOption as problem:
        raise AssertionError(f"{room.id}: the default of an option is refused: {problem}") from problem


def check_words(room: AnyRoom) -> None:
    """There are words in every language for what the model and the options list."""
    for language in LANGUAGES:
        said = room.texts(language)
        missing = [message for message in messages(room) if not said.has(message)]
        assert not missing, f"{room.id}: no {language} text for {', '.join(missing)}"


def messages(room: AnyRoom) -> Iterator[str]:
    """The ids of messages that follow from the model and the options."""
    yield "summary"
    yield from (f"event-{tag_of(kind)}" for kind in get_args(room.model.Event) or (room.model.Event,))
    yield from (f"phase-{phase}" for phase in get_args(room.model.Phase))
    for form in room.option_forms():
        yield form.text
        yield from (f"{form.text}-{word}" for word in words_of(form))


def words_of(form: OptionForm) -> Iterator[str]:
    """What a form writes beside an option: its values, and how others are given."""
    yield from map(word_of, form.values)
    if form.kind in ("pieces", "file"):
        yield form.kind


def tag_of(kind: Any) -> str:
    """The tag of a struct."""
    return str(kind.__struct_config__.tag)


def _inner(info: Any, seen: set[Any] | None) -> Iterator[Any]:
    """A type and all types it is made of, each struct once; without `seen` what structs are made of is left out."""
    yield info
    parts: list[Any] = [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    parts += [getattr(info, part) for part in ("item_type", "key_type", "value_type") if hasattr(info, part)]
    if isinstance(info, inspect.StructType) and seen is not None and info.cls not in seen:
        seen.add(info.cls)
        parts += [field.type for field in info.fields]
    for part in parts:
        yield from _inner(part, seen)
