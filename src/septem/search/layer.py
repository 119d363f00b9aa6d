"""From lessons to a small network: units beside the weights, for what counts only together with something else.

A lead in points means little to a city that is about to lose by science; a sum of weights cannot say so, some units
can. Each looks from both sides, and what it finds for the other is taken off, so that a position is worth to one seat
what it costs the other. Weights and units are learned together; steps go by Adam in a fixed order from a fixed start,
so on one machine the same lessons give the same weights; another machine's arithmetic may round some of them otherwise.
"""

import msgspec

from septem.core.search_form import Features
from septem.search.adam import learn
from septem.search.arrays import Array, numpy
from septem.search.values_layout import FULL, LARGEST_UNIT, UNIT

TIMES = 5
"""How often all positions are gone through."""
PACE = 3e-3
"""Of the first steps; it sinks to nothing."""
FIRST_SIZE = 0.05
UNITS_FIRMNESS, LINEAR_FIRMNESS = 1e-3, 1e-4
"""How strongly weights are held near 0: those of the units, and the others."""
LEAST_SPREAD = 0.05
TINY = 1e-8
CHUNK = 2048
"""Positions looked at together."""


class Sides(msgspec.Struct, frozen=True):
    """Positions as arrays, by feature: what speaks for the own side, what for the other; stages, targets, how much each
    position counts."""

    own: Array
    other: Array
    stages: Array
    targets: Array
    counts: Array

    def part(self, rows: Array) -> "Sides":
        """Some positions, in numbers to be reckoned with."""
        np = numpy()
        own, other = (side[rows].astype(np.float32) for side in (self.own, self.other))
        return Sides(own, other, self.stages[rows], self.targets[rows], self.counts[rows])


class Seen(msgspec.Struct, frozen=True):
    """What the weights and units made of some positions."""

    odds: Array
    raw: tuple[Array, Array]
    """What the units found for the own side and the other one; `found`: cut off."""
    found: tuple[Array, Array]


class Network:
    """The weights while they are learned, of features measured by their spread.

    `common` is for all stages, so that what is rare in one is judged as in the others; `linear` is what a stage adds to
    it. `bias` and `says` are by stage, `own` and `other` by the features that the units look at.
    """

    def __init__(self, features: Features, spread: Array, grown: bool = True) -> None:
        """Units that are not there yet begin with nothing, and so never come to say anything."""
        np = numpy()
        wide, units, stages = len(features.names), features.units, features.stages
        self._first, self._spread = features.units_from, spread.astype(np.float32)
        chance = np.random.Generator(np.random.PCG64(units))
        looked_at = wide - features.units_from
        there = np.arange(units) < (units if grown else features.first_units)
        seen = np.arange(features.units_from, wide) >= (features.units_from if grown else features.first_units_from)
        self._open = (seen[:, None] & there).astype(np.float32)
        drawn = {
            "common": np.zeros(wide),
            "linear": np.zeros((stages, wide)),
            "own": chance.normal(0, FIRST_SIZE, (looked_at, units)) * self._open,
            "other": chance.normal(0, FIRST_SIZE, (looked_at, units)) * self._open,
            "bias": np.zeros((stages, units)),
            "says": chance.normal(0, FIRST_SIZE, (stages, units)) * there,
        }
        self.weights: dict[str, Array] = {name: one.astype(np.float32) for name, one in drawn.items()}

    def measured(self) -> dict[str, Array]:
        """The weights for features as they are."""
        looked_at = self._spread[self._first :, None]
        has = self.weights
        return {
            **has,
            "linear": (has["common"] + has["linear"]) / self._spread,
            "own": has["own"] / looked_at,
            "other": has["other"] / looked_at,
        }

    def see(self, sides: Sides) -> Seen:
        """What some positions are worth."""
        np, has = numpy(), self.measured()
        own, other = sides.own[:, self._first :], sides.other[:, self._first :]
        bias = has["bias"][sides.stages]
        raw = own @ has["own"] + other @ has["other"] + bias, other @ has["own"] + own @ has["other"] + bias
        found = np.clip(raw[0], 0, FULL / UNIT), np.clip(raw[1], 0, FULL / UNIT)
        of_stage = (np.arange(len(sides.stages)), sides.stages)
        odds = ((sides.own - sides.other) @ has["linear"].T)[of_stage]
        odds += ((found[0] - found[1]) * has["says"][sides.stages]).sum(1)
        return Seen(odds, raw, found)

    def slopes(self, sides: Sides) -> dict[str, Array]:
        """In which direction each weight makes the mean loss larger."""
        np, has = numpy(), self.weights
        seen = self.see(sides)
        wrong = (((1 + np.tanh(seen.odds / 2)) / 2 - sides.targets) * sides.counts / len(seen.odds)).astype(np.float32)
        said = wrong[:, None] * has["says"][sides.stages]
        back = [said * ((side > 0) & (side < FULL / UNIT)) for side in seen.raw]
        own, other = sides.own[:, self._first :], sides.other[:, self._first :]
        of_stage = (np.arange(len(has["says"]))[:, None] == sides.stages).astype(np.float32)
        opened = self._open / self._spread[self._first :, None]
        linear = (of_stage * wrong) @ (sides.own - sides.other) / self._spread
        return {
            "common": linear.sum(0),
            "linear": linear + LINEAR_FIRMNESS * has["linear"],
            "own": (own.T @ back[0] - other.T @ back[1]) * opened + UNITS_FIRMNESS * has["own"],
            "other": (other.T @ back[0] - own.T @ back[1]) * opened + UNITS_FIRMNESS * has["other"],
            "bias": of_stage @ (back[0] - back[1]),
            "says": of_stage @ (wrong[:, None] * (seen.found[0] - seen.found[1])),
        }

    def losses(self, sides: Sides) -> tuple[float, ...]:
        """By stage: the mean cross-entropy between targets and values."""
        np, stages = numpy(), len(self.weights["says"])
        lost, counted = np.zeros(stages), np.zeros(stages)
        for first in range(0, len(sides.targets), CHUNK):
            part = sides.part(slice(first, first + CHUNK))
            odds = self.see(part).odds
            np.add.at(lost, part.stages, part.counts * (np.logaddexp(0, odds) - part.targets * odds))
            np.add.at(counted, part.stages, part.counts)
        return tuple(float(one) for one in lost / np.maximum(counted, TINY))

    def listed(self) -> list[Array]:
        """All weights in the order of `Values`, of features as they are."""
        np, has = numpy(), self.measured()
        most = LARGEST_UNIT / UNIT
        by_feature = np.clip(np.concatenate([has["own"], has["other"]], axis=1), -most, most)
        by_stage = np.concatenate([has["bias"], has["says"]], axis=1)
        return [has["linear"].ravel(), by_feature.ravel(), by_stage.ravel()]


def learned(features: Features, sides: list[Sides], grown: bool = True) -> tuple[list[Array], tuple[float, ...]]:
    """Weights and units learned together, and the loss of each stage; if not `grown`, with the units of the first
    rounds alone."""
    np = numpy()
    every = Sides(*(np.concatenate([getattr(one, name) for one in sides]) for name in Sides.__struct_fields__))
    network = Network(features, np.maximum(_spread(every.own), LEAST_SPREAD), grown)
    learn(network.weights, lambda rows: network.slopes(every.part(rows)), len(every.targets), TIMES, PACE)
    return network.listed(), network.losses(every)


def _spread(amounts: Array) -> Array:
    """How much each feature varies."""
    np = numpy()
    return np.array([column.std() for column in amounts.T])
