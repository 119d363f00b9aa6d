"""Units beside the weights of a learned value: what they say, fair to both sides, learned where a sum is not enough."""

from math import exp, log, tanh

import msgspec
import pytest

import septem
from septem.core.errors import BadCall, BadTable
from septem.core.rng import Rng
from septem.core.search_form import Features
from septem.core.state import State
from septem.games.duel.room import ROOM
from septem.search import adam, learn
from septem.search.lessons import Lessons
from septem.search.policy import Policy
from septem.search.values import Values
from septem.search.values_file import carried_over, features_of, read, row_widths, values_of, written
from septem.search.values_layout import FULL, LARGEST_UNIT, LARGEST_WEIGHT, MOST_AMOUNT, MOST_UNITS, layer_size

SMALL = Features(("one", "two", "three"), 2, units=2, units_from=1)
FEATURES = features_of(ROOM)
STEPS = 30


def drawn(features: Features, seed: int) -> list[int]:
    """Some weights for all features and units."""
    rng = Rng(seed)
    return [rng.below(801) - 400 for _ in range(sum(row_widths(features)))]


def some_way(seed: int, steps: int) -> State:
    """A position of Duel."""
    state, rng = septem.new("duel", seed=seed).state, Rng(seed)
    for _ in range(steps):
        if not state.finished():
            seat = state.acting()[0]
            codes = state.legal_codes(seat)
            state.play_code(seat, codes[rng.below(len(codes))])
    return state


def by_hand(features: Features, weights: list[int], described: list[tuple[int, int]]) -> float:
    """The value as the page on training tells it, without a thought for speed."""
    wide, units, stages = len(features.names), features.units, features.stages
    stage = described[0][0] // wide
    odds = sum(weights[feature] * amount for feature, amount in described) / 1024
    rest = weights[stages * wide :]
    rows = [rest[at : at + 2 * units] for at in range(0, len(rest), max(2 * units, 1))]
    looked_at, by_stage = rows[: wide - features.units_from], rows[wide - features.units_from :]
    for unit in range(units):
        sides = []
        for sign in (1, -1):
            found = by_stage[stage][unit]
            for feature, amount in described:
                place = feature % wide - features.units_from
                if place >= 0:
                    speaks_for = sign * amount > 0
                    found += abs(amount) * looked_at[place][unit if speaks_for else units + unit]
            sides.append(max(0, min(found, FULL)))
        odds += (sides[0] - sides[1]) * by_stage[stage][units + unit] / 1024**2
    return tanh(max(-30, min(odds, 30)) / 2)


@pytest.mark.parametrize("seed", range(6))
def test_units_say_what_they_say_by_hand(seed: int) -> None:
    state, weights = some_way(seed, STEPS + seed), drawn(FEATURES, seed)
    values = values_of(ROOM, weights)
    plain = Values(weights[: FEATURES.stages * len(FEATURES.names)])
    for seat in range(2):
        described = Policy().described(state, seat)
        assert values.value(state, seat) == pytest.approx(by_hand(FEATURES, weights, described))
    assert values.value(state, 0) != plain.value(state, 0)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_good_for_one_is_bad_for_the_other(seed: int) -> None:
    values = values_of(ROOM, drawn(FEATURES, seed))
    state = some_way(seed, 12 * seed)
    assert values.value(state, 0) == pytest.approx(-values.value(state, 1))
    assert values.twin().value(state, 0) == values.value(state, 0)


def test_weights_that_are_for_no_whole_stages_are_refused() -> None:
    fits = drawn(SMALL, 1)
    Values(fits, 3, 1, 2)
    for weights, wide, first, units in ((fits[:-1], 3, 1, 2), ([], 3, 1, 2), (fits, 3, 0, 2), (fits, 4, 1, 2)):
        with pytest.raises(BadCall, match="weights"):
            Values(weights, wide, first, units)
    with pytest.raises(BadCall, match="units"):
        Values(fits, 3, 1, MOST_UNITS + 1)
    with pytest.raises(BadCall, match="wide"):
        Values(fits, 0, 0, 2)
    with pytest.raises(BadCall, match="first"):
        Values(fits, 3, 4, 2)


def test_what_a_feature_says_to_a_unit_has_a_limit() -> None:
    rows = sum(row_widths(SMALL))
    by_feature = 2 * len(SMALL.names)  # after the weights of two stages
    Values([LARGEST_UNIT] * rows, 3, 1, 2)
    for at in (0, rows - 1):
        Values([LARGEST_WEIGHT if place == at else 0 for place in range(rows)], 3, 1, 2)
    with pytest.raises(BadCall, match=f"at most {LARGEST_UNIT}"):
        Values([LARGEST_UNIT + 1 if place == by_feature else 0 for place in range(rows)], 3, 1, 2)


@pytest.mark.parametrize("says", [LARGEST_UNIT, -LARGEST_UNIT])
def test_the_largest_weights_still_add_up(says: int) -> None:
    """Every feature shouts at every unit, for the own side alone: sums are as large as they can be, and right."""
    state, widths = some_way(3, STEPS), row_widths(FEATURES)
    of_stages, stages = FEATURES.stages * len(FEATURES.names), FEATURES.stages
    row = [says] * FEATURES.units + [0] * FEATURES.units
    by_feature = row * (len(widths) - 2 * stages)
    by_stage = ([LARGEST_WEIGHT] * FEATURES.units + [7] * FEATURES.units) * stages
    weights = [0] * of_stages + by_feature + by_stage
    for seat in range(2):
        described = Policy().described(state, seat)
        assert max(abs(amount) for _, amount in described) <= MOST_AMOUNT
        assert values_of(ROOM, weights).value(state, seat) == pytest.approx(by_hand(FEATURES, weights, described))


def test_a_file_keeps_them() -> None:
    weights = drawn(FEATURES, 3)
    content = written(ROOM, weights, "septem train duel")
    assert read(ROOM, content).listed() == weights
    less = msgspec.json.decode(content)
    less["units"].pop()
    with pytest.raises(BadTable, match="units"):
        read(ROOM, msgspec.json.encode(less))
    less.pop("units")
    with pytest.raises(BadTable, match="units"):
        read(ROOM, msgspec.json.encode(less))


FEWER = Features(FEATURES.names[:20] + FEATURES.names[30:200], FEATURES.stages, units=3, units_from=100)


@pytest.mark.parametrize("features", [FEWER, msgspec.structs.replace(FEWER, units=0)])
def test_values_of_other_features_are_carried_over(features: Features, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has the same name says the same; what is new says nothing."""
    weights = drawn(features, 4)
    monkeypatch.setattr(ROOM, "features", features)
    content = written(ROOM, weights, "septem train duel")
    monkeypatch.undo()
    values = values_of(ROOM, carried_over(ROOM, content))
    state = some_way(5, STEPS)
    wide = len(features.names)
    known = {name: place for place, name in enumerate(features.names)}
    described = [
        (feature // len(FEATURES.names) * wide + known[FEATURES.names[feature % len(FEATURES.names)]], amount)
        for feature, amount in Policy().described(state, 0)
        if FEATURES.names[feature % len(FEATURES.names)] in known
    ]
    assert values.value(state, 0) == pytest.approx(by_hand(features, weights, described))


def test_a_file_that_cannot_be_carried_over_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ROOM, "features", FEWER)
    good = msgspec.json.decode(written(ROOM, drawn(FEWER, 4), "septem train duel"))
    monkeypatch.undo()
    broken = (
        {"weights": good["weights"][1:]},
        {"weights": [*good["weights"][1:], [1]]},
        {"units": [*good["units"][1:], [1]]},
        {"units": good["units"][:3]},
        {"units": [[0] * 2 * (MOST_UNITS + 1)] * len(good["units"])},
        {"game": "dice"},
    )
    for part in broken:
        with pytest.raises(BadTable):
            carried_over(ROOM, msgspec.json.encode({**good, **part}))


# ---- learning ----------------------------------------------------------------------------------
def only_together(count: int) -> Lessons:
    """What is good of `two` turns bad for who has `three`: no sum of weights can say so."""
    rng, lessons = Rng(5), Lessons()
    for _ in range(count):
        own, other = ([rng.below(2) for _ in range(2)] for _ in range(2))
        odds = 2 * (own[0] * (1 - 2 * own[1]) - other[0] * (1 - 2 * other[1]))
        described = [(0, 1), (1, own[0]), (2, own[1]), (1, -other[0]), (2, -other[1])]
        lessons.add(described, 1 / (1 + exp(-odds)))
    return lessons


def test_units_learn_what_counts_only_together(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy", reason="the extra `train`")
    monkeypatch.setattr(adam, "BATCH", 64)
    lessons = [(only_together(10_000), 1.0)]
    sums = learn.fitted(msgspec.structs.replace(SMALL, units=0), lessons, 1.0)
    units = learn.fitted(SMALL, lessons, 1.0)
    chances = lessons[0][0].targets
    least = sum(-chance * log(chance) - (1 - chance) * log(1 - chance) for chance in chances) / len(chances)
    assert sums.losses[0] > least + 0.1
    assert least < units.losses[0] < least + 0.01
    assert len(units.weights) == 6 + layer_size(3, 1, 2, 2)
    assert learn.fitted(SMALL, lessons, 1.0) == units


def test_units_that_are_not_there_yet_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first rounds of a training: sums alone, in the same file, and each position is worth what the sum says."""
    pytest.importorskip("numpy", reason="the extra `train`")
    monkeypatch.setattr(adam, "BATCH", 64)
    lessons = [(only_together(10_000), 1.0)]
    silent = learn.fitted(SMALL, lessons, 1.0, grown=False)
    sums = learn.fitted(msgspec.structs.replace(SMALL, units=0), lessons, 1.0)
    assert any(silent.weights[:6])
    assert not any(silent.weights[6:])
    assert len(silent.weights) == 6 + layer_size(3, 1, 2, 2)
    assert silent.losses[0] == pytest.approx(sums.losses[0], abs=0.005)


def test_a_few_units_that_see_little_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first rounds of a training: the units there are look at what comes late in the list alone."""
    pytest.importorskip("numpy", reason="the extra `train`")
    monkeypatch.setattr(adam, "BATCH", 64)
    few = msgspec.structs.replace(SMALL, first_units=1, first_units_from=2)
    first = learn.fitted(few, [(only_together(10_000), 1.0)], 1.0, grown=False)
    by_feature, by_stage = first.weights[6:14], first.weights[14:]
    assert by_feature[:4] == (0, 0, 0, 0)  # of the feature that only the units of later rounds see
    assert by_feature[4]
    assert by_feature[6]
    assert not by_feature[5]
    assert not by_feature[7]
    assert by_stage[2]
    assert (by_stage[1], by_stage[3]) == (0, 0)


def test_what_is_rare_in_a_stage_is_judged_as_in_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """A feature that decides the second stage counts in the first one too, where nobody has had it yet."""
    pytest.importorskip("numpy", reason="the extra `train`")
    monkeypatch.setattr(adam, "BATCH", 64)
    lessons, rng = Lessons(), Rng(5)
    for number in range(4000):
        has = rng.below(3) - 1
        second = number % 2
        lessons.add([(3 * second, 1), *([(4, has)] if second and has else [])], (2 + second * has) / 4)
    weights = learn.fitted(msgspec.structs.replace(SMALL, units=1), [(lessons, 1.0)], 1.0, grown=False).weights
    assert weights[4] > 200
    assert weights[1] > 0.4 * weights[4]


def test_units_are_asked_only_if_they_say_something() -> None:
    weights = drawn(FEATURES, 3)
    linear = FEATURES.stages * len(FEATURES.names)
    silent = weights[:linear] + [0] * (len(weights) - linear)
    for seed in range(10):
        state = some_way(seed, STEPS)
        described = Policy().described(state, 0)
        expected = tanh(sum(weights[feature] * amount for feature, amount in described) / 1024 / 2)
        assert values_of(ROOM, silent).value(state, 0) == pytest.approx(expected)
        assert values_of(ROOM, weights).value(state, 0) != pytest.approx(expected)
