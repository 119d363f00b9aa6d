"""From lessons to a small network: units beside the linear fit, for what counts only together with something else.

A lead in points means little to a city that is about to lose by science; a sum of weights cannot say so, a few units
can. Each looks from both sides, and what it finds for the other is taken off, so that a position is worth to one seat
what it costs the other. Steps go by Adam in a fixed order from a fixed start: on one machine the same lessons give the
same weights; another machine's arithmetic may round some of them otherwise.
"""

from collections.abc import Iterator

import msgspec

from septem.core.search_form import Features
from septem.search.arrays import Array, numpy
from septem.search.values_layout import FULL, UNIT

BATCH = 2048
TIMES = 8
"""How often all positions are gone through."""
PACE = 3e-3
"""Of the first steps; it sinks to nothing."""
FIRST_SIZE = 0.05
UNITS_FIRMNESS, LINEAR_FIRMNESS = 2e-4, 1e-6
"""How strongly weights of the units are held near 0, and the others near the linear fit."""
LEAST_SPREAD = 0.05
WORTH_IT = 0.99
"""Units speak in stages whose loss they bring below so much of what the weights alone have: they take their time."""
MOMENTUM, STEADINESS, TINY = 0.9, 0.999, 1e-8


class Sides(msgspec.Struct, frozen=True):
    """Positions as arrays, by feature: what speaks for the own side, what for the other; stages, targets, how much each
    position counts."""

    own: Array
    other: Array
    stages: Array
    targets: Array
    counts: Array

    def part(self, rows: Array, spread: Array) -> "Sides":
        """Some positions, features measured by how much they vary."""
        own, other = (side[rows] / spread for side in (self.own, self.other))
        return Sides(own, other, self.stages[rows], self.targets[rows], self.counts[rows])


class Seen(msgspec.Struct, frozen=True):
    """What the units made of some positions."""

    odds: Array
    raw: tuple[Array, Array]
    """What they found for the own side and the other one; `found`: cut off."""
    found: tuple[Array, Array]


class Network:
    """The weights while they are learned, of features measured by their spread.

    `linear`, `bias` and `says` are by stage, `own` and `other` by the features that the units look at.
    """

    def __init__(self, features: Features, linear: Array, spread: Array) -> None:
        np = numpy()
        wide, units, stages = len(features.names), features.units, features.stages
        self._first, self._spread = features.units_from, spread
        self._start = linear.reshape(stages, wide) * spread
        chance = np.random.Generator(np.random.PCG64(units))
        looked_at = wide - features.units_from
        self.weights = {
            "linear": self._start.copy(),
            "own": chance.normal(0, FIRST_SIZE, (looked_at, units)),
            "other": chance.normal(0, FIRST_SIZE, (looked_at, units)),
            "bias": np.zeros((stages, units)),
            "says": chance.normal(0, FIRST_SIZE, (stages, units)),
        }

    def see(self, sides: Sides) -> Seen:
        """What some positions are worth."""
        np, has = numpy(), self.weights
        own, other = sides.own[:, self._first :], sides.other[:, self._first :]
        bias = has["bias"][sides.stages]
        raw = own @ has["own"] + other @ has["other"] + bias, other @ has["own"] + own @ has["other"] + bias
        found = np.clip(raw[0], 0, FULL / UNIT), np.clip(raw[1], 0, FULL / UNIT)
        odds = ((sides.own - sides.other) * has["linear"][sides.stages]).sum(1)
        odds += ((found[0] - found[1]) * has["says"][sides.stages]).sum(1)
        return Seen(odds, raw, found)

    def slopes(self, sides: Sides) -> dict[str, Array]:
        """In which direction each weight makes the mean loss larger."""
        np, has = numpy(), self.weights
        seen = self.see(sides)
        wrong = (((1 + np.tanh(seen.odds / 2)) / 2 - sides.targets) * sides.counts / len(seen.odds))[:, None]
        back = [wrong * has["says"][sides.stages] * ((side > 0) & (side < FULL / UNIT)) for side in seen.raw]
        own, other = sides.own[:, self._first :], sides.other[:, self._first :]
        of_stage = (np.arange(len(has["says"]))[:, None] == sides.stages).astype(float)
        return {
            "linear": of_stage @ (wrong * (sides.own - sides.other)) + LINEAR_FIRMNESS * (has["linear"] - self._start),
            "own": own.T @ back[0] - other.T @ back[1] + UNITS_FIRMNESS * has["own"],
            "other": other.T @ back[0] - own.T @ back[1] + UNITS_FIRMNESS * has["other"],
            "bias": of_stage @ (back[0] - back[1]),
            "says": of_stage @ (wrong * (seen.found[0] - seen.found[1])),
        }

    def losses(self, sides: Sides) -> tuple[float, ...]:
        """By stage: the mean cross-entropy between targets and values."""
        np, stages = numpy(), len(self.weights["says"])
        lost, counted = np.zeros(stages), np.zeros(stages)
        for first in range(0, len(sides.targets), BATCH):
            part = sides.part(slice(first, first + BATCH), self._spread)
            odds = self.see(part).odds
            np.add.at(lost, part.stages, part.counts * (np.logaddexp(0, odds) - part.targets * odds))
            np.add.at(counted, part.stages, part.counts)
        return tuple(float(one) for one in lost / np.maximum(counted, TINY))

    def silence(self, stages: Array) -> None:
        """In some stages let the linear fit stand alone."""
        self.weights["linear"][stages] = self._start[stages]
        self.weights["bias"][stages] = self.weights["says"][stages] = 0

    def listed(self) -> list[Array]:
        """All weights in the order of `Values`, of features measured as they are."""
        np, has = numpy(), self.weights
        by_feature = np.concatenate([has["own"], has["other"]], axis=1) / self._spread[self._first :, None]
        by_stage = np.concatenate([has["bias"], has["says"]], axis=1)
        return [(has["linear"] / self._spread).ravel(), by_feature.ravel(), by_stage.ravel()]


def refined(
    features: Features, sides: list[Sides], linear: Array, alone: tuple[float, ...]
) -> tuple[list[Array], tuple[float, ...]]:
    """The linear fit and the units, learned on together: weights, and the loss of each stage; `alone`: before that."""
    np = numpy()
    every = Sides(*(np.concatenate([getattr(one, name) for one in sides]) for name in Sides.__struct_fields__))
    spread = np.maximum(every.own.std(axis=0), LEAST_SPREAD)
    network = Network(features, linear, spread)
    _learn_on(network, every, spread)
    network.silence(np.flatnonzero(np.array(network.losses(every)) > WORTH_IT * np.array(alone)))
    return network.listed(), network.losses(every)


def _learn_on(network: Network, every: Sides, spread: Array) -> None:
    """Adam: steps against the slope, steadied by those before."""
    np = numpy()
    steps = TIMES * -(-len(every.targets) // BATCH)
    course = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in network.weights.items()}
    for step, rows in enumerate(_batches(len(every.targets)), 1):
        pace = PACE * (1 - (step - 1) / steps) / (1 - MOMENTUM**step)
        for name, slope in network.slopes(every.part(rows, spread)).items():
            mean, square = course[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - STEADINESS) * (slope * slope - square)
            network.weights[name] -= pace * mean / (np.sqrt(square / (1 - STEADINESS**step)) + TINY)


def _batches(count: int) -> Iterator[Array]:
    """All positions some times over, each time in another order."""
    np = numpy()
    for number in range(TIMES):
        order = np.random.Generator(np.random.PCG64(number)).permutation(count)
        for first in range(0, count, BATCH):
            yield order[first : first + BATCH]
