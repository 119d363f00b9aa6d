"""Checks that every game must pass, ours and other people's: `septem.testing.check_game("duel")`.

Random games are played through the facade; at every step moves, positions, records, views, samples and events are
checked against what the contract promises. A failure is an AssertionError that names the game, the seed and the step.
"""

from septem.testing.conformance import check_game
from septem.testing.modes import check_modes, digest_games

__all__ = ["check_game", "check_modes", "digest_games"]
