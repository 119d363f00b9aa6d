"""From lessons to weights: for each stage of a game the logistic regression that fits its positions best.

NumPy is needed here and in `layer.py` (the extra `train`). There is exactly one best fit; Newton's steps come so close
to it that, rounded to whole weights, it is the same whatever a machine does with the last bits.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from septem.core.errors import BadTable
from septem.core.search_form import Features
from septem.search.arrays import Array, numpy
from septem.search.layer import Sides, learned
from septem.search.lessons import Lessons
from septem.search.values_layout import LARGEST_WEIGHT, MOST_AMOUNT, UNIT

CHUNK = 4096
"""Positions laid out at a time: what a fit needs of memory hardly grows with their number."""
MOST_STEPS = 50
NEAR = 1e-10


class Fit(msgspec.Struct, frozen=True):
    """Weights by stage and feature, and how well they fit."""

    weights: tuple[int, ...]
    positions: tuple[int, ...]
    """Of each stage."""
    losses: tuple[float, ...]
    """Of each stage: mean cross-entropy between targets and values; 0.693 knows nothing."""


def fitted(features: Features, rounds: Sequence[tuple[Lessons, float]], firmness: float, grown: bool = True) -> Fit:
    """The best weights for the lessons of some rounds, each with how much it counts.

    `firmness` (L2) holds the weights of a stage near those of the stage before, so that what is rare in one is judged
    as it was before; those of the first stage near 0. Features with units are learned in another way (`layer.py`), with
    those of the first rounds alone if not `grown`.
    """
    np = numpy()
    packed = [Packed(lessons, counts, len(features.names), features.stages) for lessons, counts in rounds]
    if features.units:
        found, losses = learned(features, [one.sides() for one in packed], grown)
    else:
        found, losses = _by_stages(features, packed, firmness)
    whole = np.clip(np.rint(np.concatenate(found) * UNIT), -LARGEST_WEIGHT, LARGEST_WEIGHT)
    positions = tuple(sum(len(one.rows[stage]) for one in packed) for stage in range(features.stages))
    return Fit(tuple(int(weight) for weight in whole), positions, losses)


def _by_stages(features: Features, packed: "list[Packed]", firmness: float) -> tuple[list[Array], tuple[float, ...]]:
    """Weights by stage, and how well they fit."""
    weights = numpy().zeros(len(features.names))
    found, losses = [], []
    for stage in range(features.stages):
        chunks = [chunk for one in packed for chunk in one.chunks(stage)]
        loss = 0.0
        if chunks:
            weights, loss = _newton(chunks, weights, firmness)
        found.append(weights)
        losses.append(loss)
    return found, tuple(losses)


class Packed:
    """The lessons of a round, ready to be laid out stage by stage."""

    def __init__(self, lessons: Lessons, counts: float, wide: int, stages: int) -> None:
        np = numpy()
        self._np, self._counts, self._wide = np, counts, wide
        self._sizes = np.frombuffer(lessons.sizes, np.uint16).astype(np.int64)
        self._features = np.frombuffer(lessons.features, np.uint16)
        self._amounts = np.frombuffer(lessons.amounts, np.int16)
        self._targets = np.frombuffer(lessons.targets, np.float64)
        self._starts = np.concatenate([[0], np.cumsum(self._sizes)])
        if not self._sizes.all():
            raise BadTable("lessons", "a position has no features")
        stage_of = self._features[self._starts[:-1]] // wide
        if (np.repeat(stage_of, self._sizes) != self._features // wide).any() or (stage_of >= stages).any():
            raise BadTable("lessons", "a position has features of several stages")
        self._stage_of = stage_of
        self.rows = [np.flatnonzero(stage_of == stage) for stage in range(stages)]

    def chunks(self, stage: int) -> "Iterator[Chunk]":
        """The positions of a stage, some thousands at a time."""
        rows = self.rows[stage]
        return (Chunk(self, stage, rows[at : at + CHUNK]) for at in range(0, len(rows), CHUNK))

    def laid_out(self, stage: int, rows: Array) -> tuple[Array, Array, float]:
        """Amounts by position and feature, targets, and how much each position counts."""
        np, sizes = self._np, self._sizes[rows]
        first = np.repeat(self._starts[rows] - np.cumsum(sizes) + sizes, sizes)
        at = first + np.arange(len(first))
        cells = np.repeat(np.arange(len(rows)) - stage, sizes) * self._wide + self._features[at]
        flat = np.bincount(cells, self._amounts[at], len(rows) * self._wide)
        return flat.reshape(len(rows), self._wide), self._targets[rows], self._counts

    def sides(self) -> Sides:
        """All positions at once, what speaks for the own side apart from what speaks for the other."""
        np, count = self._np, len(self._sizes)
        own, other = (np.zeros((count, self._wide), np.uint8) for _ in range(2))
        for first in range(0, count, CHUNK):
            rows = slice(first, first + CHUNK)
            own[rows], other[rows] = (self._one_side(rows, sign) for sign in (1, -1))
        return Sides(own, other, self._stage_of, self._targets, np.full(count, self._counts))

    def _one_side(self, rows: slice, sign: int) -> Array:
        """Of some positions the amounts of one sign."""
        np, sizes = self._np, self._sizes[rows]
        at = slice(self._starts[rows.start], self._starts[rows.start] + sizes.sum())
        cells = np.repeat(np.arange(len(sizes)), sizes) * self._wide + self._features[at] % self._wide
        amounts = np.maximum(sign * self._amounts[at].astype(np.int64), 0)
        summed = np.bincount(cells, amounts, len(sizes) * self._wide)
        return np.minimum(summed, MOST_AMOUNT).reshape(len(sizes), self._wide)


class Chunk(msgspec.Struct, frozen=True):
    """Some positions of a stage; laid out again for each step, so that they need little memory."""

    packed: Packed
    stage: int
    rows: Array


class Look(NamedTuple):
    """How a stage looks at some weights."""

    lack: float
    """Loss of all positions and what firmness asks for being far off: the less, the better."""
    loss: float
    """Mean of the positions alone."""
    slope: Array
    bend: Array


def _newton(chunks: list[Chunk], before: Array, firmness: float) -> tuple[Array, float]:
    """The weights of least loss and that loss. A step that leads up, as it may from far away, is halved."""
    np = numpy()
    weights = np.zeros(len(before))
    at = _look(chunks, weights, before, firmness)
    for _ in range(MOST_STEPS):
        step = np.linalg.solve(at.bend, at.slope)
        then = _look(chunks, weights - step, before, firmness)
        while then.lack > at.lack + NEAR * abs(at.lack):
            step = step / 2
            then = _look(chunks, weights - step, before, firmness)
        weights, at = weights - step, then
        if float(np.abs(step).max()) < NEAR:
            break
    return weights, at.loss


def _look(chunks: list[Chunk], weights: Array, before: Array, firmness: float) -> Look:
    """Sums over all positions, in their order."""
    np = numpy()
    off = weights - before
    slope, bend = firmness * off, firmness * np.eye(len(weights))
    lost = counted = 0.0
    for chunk in chunks:
        amounts, targets, counts = chunk.packed.laid_out(chunk.stage, chunk.rows)
        odds = amounts @ weights
        values = (1 + np.tanh(odds / 2)) / 2
        slope += counts * ((values - targets) @ amounts)
        bend += (amounts * (counts * values * (1 - values))[:, None]).T @ amounts
        lost += counts * float((np.logaddexp(0, odds) - targets * odds).sum())
        counted += counts * len(targets)
    return Look(lost + firmness * float(off @ off) / 2, lost / counted, slope, bend)
