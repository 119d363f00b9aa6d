"""Many games: simulation, statistics, speed."""

from septem.sim.play import play_game
from septem.sim.simulate import Interrupted, simulate
from septem.sim.statistics import Group, Spread, Statistics

__all__ = ["Group", "Interrupted", "Spread", "Statistics", "play_game", "simulate"]
