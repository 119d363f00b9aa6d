"""Covered, available and face-down cards (DU-16 to DU-20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from septem.games.duel.catalogue import LAYOUTS
from septem.games.duel.room import DuelGame
from tests.rules.duel.tables import city, notations, part, phase, reason, slots, spare, table


def full(age: int, taken: Iterable[int] = (), elsewhere: Iterable[str] = (), **cards: Any) -> dict[int, str]:
    """A structure with some slots taken and some cards placed."""
    placed = {int(slot[1:]): card for slot, card in cards.items()}
    rest = iter(spare(age, [*placed.values(), *elsewhere]))
    found = {slot: placed.get(slot) or next(rest) for slot in range(20) if slot not in taken}
    if age == 3:  # seventeen cards and three guilds
        found |= dict(zip((0, 2, 5), ("merchants_guild", "builders_guild", "tacticians_guild"), strict=True))
    return found


def free(game: DuelGame) -> list[int]:
    """Available slots."""
    return [place.slot for place in game.view(0).structure if not place.covered_by]


@pytest.mark.parametrize(("age", "expected"), [(1, [14, 15, 16, 17, 18, 19]), (2, [18, 19]), (3, [18, 19])])
def test_only_the_last_row_is_available_at_first(age: int, expected: list[int]) -> None:
    """DU-16, DU-18: a new structure."""
    game = table(age=age, structure=full(age))
    assert free(game) == expected
    assert slots(game).keys() == set(expected)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_faces_follow_the_rows(age: int) -> None:
    """DU-16, DU-18: face up or down by row."""
    game = table(age=age, structure=full(age))
    faces = {place.slot: place.card is not None for place in game.view(0).structure}
    assert faces == {slot.slot: slot.face == "up" for slot in LAYOUTS[age - 1]}


def test_available_means_nothing_lies_on_it() -> None:
    """DU-17, EX-20: the four cards of the rulebook's picture."""
    placed = {"s15": "baths", "s16": "stone_pit", "s17": "lumber_yard", "s18": "scriptorium"}
    game = table(age=1, structure=full(1, {14, 19}, **placed))
    assert free(game) == [15, 16, 17, 18]
    cards = {place.card for place in game.view(0).structure if not place.covered_by}
    assert cards == set(placed.values())


def test_taking_both_cards_above_turns_the_one_below() -> None:
    """DU-17, DU-19, EX-80: slot 9 becomes available and is turned face up."""
    game = table(age=1, structure=full(1))
    below = (part(game).structure or ())[9]
    assert game.view(0).structure[9].card is None
    for seat, slot in ((0, 14), (1, 15)):
        game.play(seat, slots(game, seat)[slot])
    assert free(game) == [9, 16, 17, 18, 19]
    assert game.view(1).structure[9].card == below


def test_age_three() -> None:
    """DU-17, EX-81: after 18, 19 and 15 are gone."""
    assert free(table(age=3, structure=full(3, {18, 19, 15}))) == [11, 16, 17]


def test_cards_are_turned_after_the_choices_and_before_the_extra_turn() -> None:
    """DU-19, DU-22, DU-64, DU-OP7: while a choice is open uncovered cards stay face down, both are turned at once."""
    structure = full(1, {14, 16, 17, 18, 19}, ["quarry"], s15="workshop", s9="altar", s10="theater")
    me = city(unbuilt=["statue_of_zeus"], tokens=["theology"])
    game = table(age=1, structure=structure, me=me, opp=city(["quarry"]))
    game.play(0, "wonder statue_of_zeus with workshop")
    faces = {place.slot: place.card for place in game.view(0).structure}
    assert (phase(game), faces[9], faces[10]) == ("choose_destroy", None, None)
    game.play(0, "destroy quarry")
    faces = {place.slot: place.card for place in game.view(0).structure}
    assert (phase(game), game.to_act, faces[9], faces[10]) == ("main", (0,), "altar", "theater")


def test_a_covered_card_is_seen_but_cannot_be_taken() -> None:
    """DU-20: visible, refused."""
    game = table(age=1, structure=full(1, s5="baths"))
    assert game.view(0).structure[5].card == "baths"
    assert not [text for text in notations(game) if "baths" in text]
    assert reason(game, 0, "build baths") == reason(game, 0, "discard baths") == "covered"
