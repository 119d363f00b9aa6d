"""The features of Duel: what both players see, fair to both, and right about who can win at once."""

from collections import Counter
from collections.abc import Iterator

import pytest

import septem
from septem.core.rng import Rng
from septem.core.state import COMPILED, State
from septem.games.duel.codes import MAIN, PROGRESS
from septem.games.duel.engine import DuelState
from septem.games.duel.explain import explain
from septem.games.duel.feature_names import FEATURES, STAGES, WIDTH
from septem.games.duel.room import ROOM
from septem.games.duel.tables import TOKEN_IDS
from septem.search.policy import Policy

GAMES = 60 if COMPILED else 4
POLICY = Policy()
SUPREMACIES = ("military", "science")


def positions(games: int, stray: int = 40) -> Iterator[State]:
    """Positions of games whose players often do what looks best."""
    for seed in range(games):
        state, rng = septem.new("duel", seed=seed).state, Rng(seed)
        while not state.finished():
            yield state
            seat = state.acting()[0]
            codes = state.legal_codes(seat)
            looks_best = rng.below(100) >= stray
            state.play_code(seat, POLICY.best(state, seat) if looks_best else codes[rng.below(len(codes))])


def described(state: State, seat: int) -> Counter[str]:
    """Amounts by name, without those that cancel out."""
    found: Counter[str] = Counter()
    for feature, amount in POLICY.described(state, seat):
        found[FEATURES[feature % WIDTH]] += amount
    return Counter({name: amount for name, amount in found.items() if amount})


def test_names_are_different() -> None:
    assert len(set(FEATURES)) == len(FEATURES) == WIDTH
    assert ROOM.features is not None
    assert (ROOM.features.names, ROOM.features.stages) == (tuple(FEATURES), STAGES)
    for style in ROOM.features.styles.values():
        assert all(any(name.startswith(start) for name in FEATURES) for start in style)


def test_features_are_in_range_and_all_stages_come() -> None:
    stages, names = set(), set()
    for state in positions(GAMES):
        features = [feature for feature, _ in POLICY.described(state, 0)]
        assert min(features) >= 0
        assert max(features) < STAGES * WIDTH
        assert len({feature // WIDTH for feature in features}) == 1
        stages.add(features[0] // WIDTH)
        names |= {feature % WIDTH for feature in features}
    assert stages == set(range(STAGES))
    if COMPILED:
        assert len(names) > 0.9 * WIDTH


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for state in positions(GAMES // 2):
        own, other = described(state, 0), described(state, 1)
        assert own == Counter({name: -amount for name, amount in other.items()})


def test_only_what_a_seat_knows() -> None:
    for number, state in enumerate(positions(GAMES // 4)):
        for seat in range(2):
            twin = state.copy()
            twin.redraw(seat, number)
            assert POLICY.described(twin, seat) == POLICY.described(state, seat)


def test_what_lies_there_is_told_with_its_price() -> None:
    """Open cards as either city would pay them, and the tokens on the board; what is the same for both cancels out."""
    told = 0
    for state in positions(GAMES // 4):
        if not state.dump()["age"]:
            continue
        assert isinstance(state, DuelState)
        raw = POLICY.described(state, 0)
        found = {sign: {FEATURES[f % WIDTH]: abs(a) for f, a in raw if (a > 0) == (sign > 0)} for sign in (1, -1)}
        prices = explain(state)
        for price in prices.cards:
            kind = "free" if price.available else "lies"
            for sign, seat in ((1, 0), (-1, 1)):
                cheap = 8 - min(price.prices[seat].total, 7)
                assert found[sign][f"{kind} {price.card}"] == cheap
                told += 1
        for sign in (1, -1):
            named = {name.split(" ", 1)[1] for name in found[sign] if name.startswith(("free ", "lies "))}
            assert named == {price.card for price in prices.cards}
            tokens = {name.removeprefix("on the board ") for name in found[sign] if name.startswith("on the board ")}
            assert tokens == {TOKEN_IDS[one] for one in state.dump()["board"]}
    assert told


def wins(state: State, seat: int, depth: int = 0) -> bool:
    """Whether a seat has a move that ends the game by a supremacy, with the token it brings."""
    for code in state.legal_codes(seat):
        twin = state.copy()
        twin.play_code(seat, code)
        if twin.finished():
            if ROOM.ending(twin) in SUPREMACIES and twin.ranks()[seat] == 1:
                return True
        elif depth == 0 and twin.dump()["phase"] == PROGRESS and wins(twin, seat, 1):
            return True
    return False


@pytest.mark.slow
@pytest.mark.compiled_only
def test_who_wins_at_once_is_seen() -> None:
    seen = 0
    for state in positions(400, stray=15):
        seat = state.acting()[0]
        if state.dump()["phase"] != MAIN:
            continue
        can = wins(state, seat)
        told = described(state, seat)["wins now"] > 0
        assert can == told, (can, told, described(state, seat))
        seen += can
    assert seen > 30
