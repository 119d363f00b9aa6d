"""The columns say what the data tables say, and a broken table is refused."""

from __future__ import annotations

from typing import Any

import pytest

from septem.core.errors import BadTable
from septem.games.duel import tables
from septem.games.duel.catalogue import CARDS, RESOURCES, RULES, TOKENS, WONDERS, Card, read_piece

SUMS = RULES["checksums"]
DECKS = {"age1": 1, "age2": 2, "age3": 3, "guild": "guild"}


@pytest.mark.parametrize("deck", DECKS)
def test_costs_of_a_deck(deck: str) -> None:
    rows = [number for number, card in enumerate(CARDS) if card.age == DECKS[deck]]
    totals = {good: sum(tables.NEED[one][i] for one in rows) for i, good in enumerate(RESOURCES)}
    assert {"coins": sum(tables.COST[one] for one in rows), **totals} == SUMS["total_costs"][deck]


@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_points_of_a_colour(colour: str) -> None:
    rows = [number for number, card in enumerate(CARDS) if card.colour == colour]
    assert sum(tables.POINTS[one] for one in rows) == SUMS["printed_points"][colour]


def test_points_shields_and_costs_of_wonders_and_tokens() -> None:
    wonders = range(tables.FIRST_WONDER, tables.FIRST_TOKEN)
    tokens = range(tables.FIRST_TOKEN, tables.FIRST_TOKEN + len(TOKENS))
    assert sum(tables.POINTS[one] for one in wonders) == SUMS["printed_points"]["wonders"]
    assert sum(tables.POINTS[one] for one in tokens) == SUMS["printed_points"]["progress_tokens"]
    assert sum(tables.SHIELDS[one] for one in wonders) == SUMS["shields"]["wonders"]
    assert not any(tables.COST[one] for one in wonders)
    assert len(WONDERS) == len(wonders)


def test_every_link_is_given_once_and_needed_once() -> None:
    given = [link for link in tables.GIVES_LINK if link]
    needed = [link for link in tables.NEEDS_LINK if link]
    assert sorted(given) == sorted(needed)
    assert len(set(given)) == len(given) == sum(SUMS["links_by_age"].values())


GOOD: dict[str, Any] = {
    "id": "x",
    "name": {"en": "X"},
    "cs_src": "own",
    "colour": "blue",
    "age": 1,
    "effects": [{"points": 1}],
}


@pytest.mark.parametrize(
    "change",
    [
        {"effects": [{"luck": 1}]},
        {"effects": [{"points": 1, "coins": 1}]},
        {"effects": [{}]},
        {"effects": [{"points": 1}, {"points": 2}]},
        {"effects": [{"shields": 1}, {"coins": 2}]},
        {"effects": [{"produce": {"wood": 1}}]},
        {"effects": [{"produce_choice": ["wood", "glass"]}]},
        {"effects": [{"trade_price": {"gold": 1}}]},
        {"effects": [{"coins_per": {"amount": 1, "count": ["pink"], "city": "own"}}]},
        {"effects": [{"coins_per": {"amount": 1, "count": ["red"], "city": "their"}}]},
        {"cost": {"gold": 1}},
        {"price": 3},
        {"colour": "brown", "effects": [{"produce": {"wood": 1, "clay": 1}}]},
    ],
)
def test_broken_pieces_are_refused(change: dict[str, Any]) -> None:
    read_piece(GOOD, Card, "good")
    with pytest.raises(BadTable):
        read_piece({**GOOD, **change}, Card, "bad")
