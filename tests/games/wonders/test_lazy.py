"""Moves drawn by trial: each use of a card of the hand equally likely, then each of its payments (D-33)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from septem.core import begin
from septem.games.wonders import moves
from septem.games.wonders.catalogue import GOODS, RAW
from septem.games.wonders.codes import BUILD, CHOOSE, PHASES, POWER_BUILD, SELL, STAGE
from septem.games.wonders.engine import WondersState
from septem.games.wonders.purchases import Market, market
from septem.games.wonders.room import ROOM
from septem.games.wonders.tables import ALL_ROWS, CARD_BASE

EACH = 400
Found = Callable[[WondersState, int, list[int]], bool]


def shares(state: WondersState, seat: int, codes: list[int]) -> dict[int, float]:
    """How often every legal move should come, worked out from the list and the hand."""
    if PHASES[state.situation()["phase"]] != "choose":
        return {code: 1 / len(codes) for code in codes}
    hand = Counter(state.hand_of(seat))
    if state.city_of(seat) != seat:  # the card chosen for the own city is spent
        hand[moves.card_of(state.sealed_code(seat))] -= 1
    payments = Counter((moves.card_of(code), moves.kind_of(code)) for code in codes)
    uses = sum(hand[card] for card, _ in payments)
    return {code: hand[card] / uses / payments[card, kind] for code, card, kind in split(codes)}


def split(codes: list[int]) -> list[tuple[int, int, int]]:
    return [(code, moves.card_of(code), moves.kind_of(code)) for code in codes]


def check_draws(state: WondersState, seat: int) -> None:
    """Chi-square of many draws from one position."""
    codes = state.legal_codes(seat)
    expected = shares(state, seat, codes)
    assert sum(expected.values()) == pytest.approx(1)
    draws = round(EACH / min(expected.values()))
    found = Counter(state.drawn_code(seat) for _ in range(draws))
    assert set(found) <= set(codes)
    squares = sum((found[code] - draws * expected[code]) ** 2 / (draws * expected[code]) for code in codes)
    free = len(codes) - 1
    assert squares < free + 5 * (2 * free) ** 0.5, (squares, free)


def positions(players: int, edition: int, wanted: Found, count: int) -> list[tuple[WondersState, int]]:
    """Decisions of random games that are of the kind wanted."""
    found: list[tuple[WondersState, int]] = []
    for seed in range(1, 400):
        state = begin.new(ROOM, players, seed, {"edition": edition}).state
        assert isinstance(state, WondersState)
        rng = random.Random(seed)
        while not state.finished():
            seat = rng.choice(state.acting())
            codes = state.legal_codes(seat)
            if wanted(state, seat, codes):
                copy = state.copy()
                assert isinstance(copy, WondersState)
                copy.reseed_choices(seed)
                found.append((copy, seat))
                if len(found) == count:
                    return found
                break
            growing = [code for code in codes if moves.kind_of(code) != SELL]
            state.play_code(seat, rng.choice(growing or codes))
    raise AssertionError("no such position")


def kinds_of_uses(codes: list[int]) -> Counter[tuple[int, int]]:
    return Counter((moves.card_of(code), moves.kind_of(code)) for code in codes)


def equal_cards(state: WondersState, seat: int, codes: list[int]) -> bool:
    return choosing(state) and max(Counter(state.hand_of(seat)).values()) > 1 and len(codes) > 8


def many_payments(state: WondersState, seat: int, codes: list[int]) -> bool:
    return choosing(state) and max(kinds_of_uses(codes).values()) > 2


def raw_and_goods(state: WondersState, seat: int, codes: list[int]) -> bool:
    """A use that needs a raw material and a good, both missing and sold on both sides: purchases that cost the same."""
    if not choosing(state) or state.city_of(seat) != seat:
        return False
    edition = state.setup()["edition"]
    left, right = state.neighbours(seat)
    place = market(edition, state.city(seat), state.city(left), state.city(right))
    paid = [use for use, payments in kinds_of_uses(codes).items() if payments > 2]
    rows = [state.next_stage_row(seat) if kind == STAGE else CARD_BASE[edition] + card for card, kind in paid]
    costs = [set(ALL_ROWS[row].cost) for row in rows if place.raw_left == place.raw_right]
    return any(sold_by_both(place, cost & set(RAW)) and sold_by_both(place, cost & set(GOODS)) for cost in costs)


def sold_by_both(place: Market, names: set[str]) -> bool:
    missing = names - {name for symbol in place.own for name in symbol}
    return any(all(any(name in symbol for symbol in pool) for pool in (place.left, place.right)) for name in missing)


def power_and_payment(state: WondersState, seat: int, codes: list[int]) -> bool:
    uses = kinds_of_uses(codes)
    return choosing(state) and any((card, BUILD) in uses for card, kind in uses if kind == POWER_BUILD)


def for_free_city(state: WondersState, seat: int, codes: list[int]) -> bool:
    """Something to build or use for a stage, and a card that can only be sold."""
    uses = {kind for _, kind in kinds_of_uses(codes)}
    return choosing(state) and state.city_of(seat) != seat and {SELL, BUILD} <= uses and len(codes) > 3


def free_city_stage(state: WondersState, seat: int, codes: list[int]) -> bool:
    """A stage to be built, but a chain that must be used."""
    uses = kinds_of_uses(codes)
    if not choosing(state) or state.city_of(seat) == seat:
        return False
    return any(kind == STAGE for _, kind in uses) and any(
        (card, STAGE) not in uses for card, kind in uses if kind == BUILD
    )


def choosing(state: WondersState) -> bool:
    return state.situation()["phase"] == CHOOSE


def one_actor(state: WondersState, seat: int, codes: list[int]) -> bool:
    return not choosing(state) and len(codes) > 2


@pytest.mark.parametrize(
    ("players", "edition", "wanted"),
    [
        (7, 1, equal_cards),
        (4, 2, many_payments),
        (3, 1, raw_and_goods),
        (4, 1, power_and_payment),
        (2, 1, for_free_city),
        (2, 1, free_city_stage),
        (5, 2, one_actor),
    ],
    ids=lambda value: value.__name__ if callable(value) else str(value),
)
def test_drawn_moves_are_uniform_over_the_uses_of_cards(players: int, edition: int, wanted: Found) -> None:
    """SW-30, SW-49, SW-95: two positions each, drawn from over and over."""
    for state, seat in positions(players, edition, wanted, 2):
        check_draws(state, seat)
