"""Many games: simulation, statistics, speed."""

from septem.sim.accumulators import Accumulator
from septem.sim.play import play_game
from septem.sim.results import read_results
from septem.sim.rows import GameRow, Head, SeatRow
from septem.sim.simulate import Interrupted, simulate
from septem.sim.statistics import Group, Spread, Statistics

__all__ = [
    "Accumulator",
    "GameRow",
    "Group",
    "Head",
    "Interrupted",
    "SeatRow",
    "Spread",
    "Statistics",
    "play_game",
    "read_results",
    "simulate",
]
