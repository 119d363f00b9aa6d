"""Adam: weights learned step by step against the slope of some positions at a time, steadied by the steps before.

The order and the start are fixed, so on one machine the same positions give the same weights.
"""

from collections.abc import Callable, Iterator

from septem.search.arrays import Array, numpy

BATCH = 2048
"""Positions of a step."""
MOMENTUM, STEADINESS, TINY = 0.9, 0.999, 1e-8

Weights = dict[str, Array]
"""By name; they are changed in place."""
Slopes = Callable[[Array], Weights]
"""In which direction each weight makes the loss of some positions larger."""


def learn(weights: Weights, slopes: Slopes, count: int, times: int, pace: float) -> None:
    """Go through so many positions some times over; `pace` is that of the first steps, it sinks to nothing."""
    np = numpy()
    steps = times * -(-count // BATCH)
    course = {name: (np.zeros_like(one), np.zeros_like(one)) for name, one in weights.items()}
    for step, rows in enumerate(_batches(count, times), 1):
        now = pace * (1 - (step - 1) / steps) / (1 - MOMENTUM**step)
        for name, slope in slopes(rows).items():
            mean, square = course[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - STEADINESS) * (slope * slope - square)
            weights[name] -= now * mean / (np.sqrt(square / (1 - STEADINESS**step)) + TINY)


def _batches(count: int, times: int) -> Iterator[Array]:
    """All positions some times over, each time in another order."""
    np = numpy()
    for number in range(times):
        order = np.random.Generator(np.random.PCG64(number)).permutation(count)
        for first in range(0, count, BATCH):
            yield order[first : first + BATCH]
