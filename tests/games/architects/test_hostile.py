"""Positions and moves that cannot be give clear errors that name the field."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import septem
from septem.games.architects.model import Build, Take, Use
from tests.rules.architects.table import giza, seat, table

Written = dict[str, Any]
Change = Callable[[Written], Any]


def state_with(change: Change) -> Written:
    """A good position, spoiled."""
    game = table(
        seat("giza", "wood coin red1 blue2cat", "s1 s2", "urbanism economy"), seat("rhodes", "gear", "s2"),
        decks={"giza": "wood clay glass", "rhodes": "stone gear"}, central="coin gear",
    )  # fmt: skip
    position: Written = septem.as_data(game.position())
    change(position["state"])
    return position


BAD: list[tuple[str, Change]] = [
    ("state", lambda s: s.update(phase="nap")),
    ("active", lambda s: s.update(active=2)),
    ("active", lambda s: s.update(active=-1)),
    ("turn", lambda s: s.update(turn=2)),
    ("turn", lambda s: s.update(turn=0)),
    ("turn", lambda s: s.update(turn=100001)),
    ("cities", lambda s: s["cities"].pop()),
    ("cities[1].wonder", lambda s: s["cities"][1].update(wonder="giza")),
    ("cities[1].wonder", lambda s: s["cities"][1].update(wonder="troy")),
    ("cities[1].wonder", lambda s: s["cities"][1].update(wonder=None)),
    ("cities[0].built", lambda s: s["cities"][0]["built"].append("s4")),
    ("cities[0].built", lambda s: s["cities"][0]["built"].append("s1")),
    ("cities[0].built", lambda s: s["cities"][0]["built"].append("s6")),
    ("cities[1].built", lambda s: s["cities"][1].update(built=["s1", "s2", "s3", "s4", "s5"])),
    ("cities[0].cards", lambda s: s["cities"][0]["cards"].update(gold=1)),
    ("cities[0].cards", lambda s: s["cities"][0]["cards"].update(wood=-1)),
    ("cards", lambda s: s["cities"][0]["cards"].update(wood=40)),
    ("discard_pile", lambda s: s["cities"][0]["cards"].update(wood=2)),
    ("discard_pile", lambda s: s["discard_pile"].update(wood=0)),
    ("discard_pile", lambda s: s["discard_pile"].update(gold=1)),
    ("cities[1].tokens", lambda s: s["cities"][1]["tokens"].append("urbanism")),
    ("cities[1].tokens", lambda s: s["cities"][1]["tokens"].append("luck")),
    ("cities[0].military", lambda s: s["cities"][0].update(military=-1)),
    ("decks", lambda s: s["decks"].update(olympia=[])),
    ("decks.giza", lambda s: s["decks"]["giza"].append("gold")),
    ("decks.giza", lambda s: s["decks"]["giza"].extend(["wood", "wood"])),
    ("central", lambda s: s["central"].extend(["red2"] * 3)),
    ("central_known_to", lambda s: s.update(central_known_to=[5])),
    ("central_known_to", lambda s: s.update(central_known_to=[0, 0])),
    ("central_known_to", lambda s: s.update(central=[], discard_pile=None)),
    ("face_up", lambda s: s.update(face_up=[])),
    ("face_up", lambda s: s["face_up"].append("luck")),
    ("pile", lambda s: s["pile"].pop()),
    ("pile", lambda s: s["pile"].append("culture")),
    ("conflict_battle", lambda s: s.update(conflict_battle=0)),
    (
        "conflict_battle",
        lambda s: (s["cities"][1]["cards"].update(red2=1), s.update(conflict_battle=3, discard_pile=None)),
    ),
    ("cat", lambda s: s.update(cat=None)),
    ("cat", lambda s: s.update(cat=1)),
    ("cat", lambda s: s.update(cat=7)),
    ("live", lambda s: s.update(live=["urbanism"])),
    ("live", lambda s: s.update(phase="resolution", live=["crafts"])),
    ("live", lambda s: s.update(phase="resolution", live=["economy"])),
    ("live", lambda s: s.update(phase="resolution", live=["urbanism"], used=["urbanism"])),
    ("used", lambda s: s.update(phase="resolution", used=["tactics"])),
    ("look", lambda s: s.update(look="giza")),
    ("look", lambda s: s.update(phase="keep")),
    ("phase", lambda s: s.update(phase="take_any")),
    ("phase", lambda s: s.update(phase="effect")),
    ("phase", lambda s: s.update(phase="look")),
    ("phase", lambda s: s.update(phase="choose", turn=0)),
    ("phase", lambda s: s.update(phase="over")),
    ("ending", lambda s: s.update(ending="wonder_complete")),
    ("state", lambda s: s.update(ending="boredom")),
    ("streams", lambda s: s.update(streams=[1, 2, 3])),
    ("streams", lambda s: s.update(streams=[0] * 8)),
    ("streams", lambda s: s.update(streams=[2**32] * 8)),
    ("state", lambda s: s.update(colour="red")),
    ("state", lambda s: s.update(cities="two")),
    ("state", lambda s: s.update(turn="three")),
    ("state", lambda s: s["cities"][0].update(gold=3)),
]


@pytest.mark.parametrize(("field", "change"), BAD, ids=[f"{number}-{one[0]}" for number, one in enumerate(BAD)])
def test_bad_positions(field: str, change: Change) -> None:
    """The error names the field."""
    spoiled = state_with(change)
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(spoiled)
    assert problem.value.field == field, str(problem.value)


def test_the_unspoiled_position_loads() -> None:
    """The examples above fail for their spoiling alone."""
    position = state_with(lambda state: None)
    assert septem.as_data(septem.load(position).position()) == position


def test_options_and_wonders_must_agree() -> None:
    """Given wonders are those of the seats."""
    position = state_with(lambda state: None)
    position["options"]["wonders"] = ["rhodes", "giza"]
    with pytest.raises(septem.BadPosition, match=r"cities\[0\]\.wonder"):
        septem.load(position)


def test_picking_positions_are_checked() -> None:
    """While wonders are picked nothing else has happened, and the order is that of the seats."""
    position = septem.as_data(septem.new("architects", players=3, seed=1, wonders="picked").position())
    for spoil, field in (
        (lambda s: s["cities"][1].update(wonder="giza"), "cities[1].wonder"),
        (lambda s: s["cities"][0].update(military=1), "cities[0]"),
        (lambda s: s["decks"]["giza"].pop(), "decks.giza"),
        (lambda s: s.update(turn=1), "turn"),
    ):
        spoiled = json.loads(json.dumps(position))
        spoiled["state"]["discard_pile"] = None
        spoil(spoiled["state"])  # type: ignore[no-untyped-call]
        with pytest.raises(septem.BadPosition) as problem:
            septem.load(spoiled)
        assert problem.value.field == field


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 70000) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_random_damage_never_breaks_the_loader(data: st.DataObject) -> None:
    """A position with one value replaced by anything either loads, and then plays, or is refused."""
    position = state_with(lambda state: None)
    place: Any = position["state"]
    while True:
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
        if isinstance(place[key], (dict, list)) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        place[key] = data.draw(JSON)
        break
    try:
        game = septem.load(position)
    except septem.BadPosition:
        return
    for _ in range(10):
        if not game.over:
            game.play(game.to_act[0], game.legal(game.to_act[0])[0])


MOVES = [
    "build s1 wood clay",
    "build s1 wood",
    "use urbanism left",
    "use urbanism",
    "take giza",
    "keep",
    "science gear",
]


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=30) | st.sampled_from(MOVES))
def test_random_moves_are_refused_or_played(text: str) -> None:
    """Any text is a legal move or an IllegalMove; an illegal one changes nothing."""
    game = giza("wood clay coin", tokens="urbanism", phase="resolution", live=["urbanism"])
    before = game.position()
    with suppress(septem.IllegalMove):
        game.play(0, text)
        assert text in MOVES
        return
    assert game.position() == before


@pytest.mark.parametrize(
    "move",
    [
        *(None, 3.5, True, [], {}, -1, 10**12, b"take left"),
        *({"action": "take"}, {"action": "fly"}, {"action": "take", "deck": "left"}, {"action": "take", "deck": 3}),
        *({"action": "build", "stage": "s1", "payment": payment} for payment in ({"wood": 10**9}, {"gold": 1})),
        *(Take("left"), Build("s1 wood clay"), Build("s1", {"wood": 1, "clay": 1, "coin": -1}), Use("urbanism left")),
    ],
)
def test_moves_of_wrong_types(move: Any) -> None:
    """Anything else than a move, a code, a notation or data is refused."""
    for game in (giza(), giza("wood clay", tokens="urbanism", phase="resolution", live=["urbanism"])):
        with pytest.raises(septem.IllegalMove):
            game.play(0, move)
    with pytest.raises(septem.IllegalMove):
        game.play(99, "take left")
