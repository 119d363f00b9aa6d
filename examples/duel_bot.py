"""A bot for Duel with types: `septem simulate duel --bots duel_bot:PlayoutBot,greedy --games 20` in this folder.

It plays each promising move out at random a few times and takes the one that won most often.
"""

import septem
from septem.games.duel.model import Build, Move, Payment, View, Wonder

TRIES = 20


class PlayoutBot:
    """Looks only at builds and wonders if there are any that cost little."""

    def choose(self, view: View, moves: list[Move], rng: septem.Rng) -> Move:
        """The move that wins most of its random games."""
        assert view.seat is not None
        seat = view.seat
        state = septem.sample(view, rng).state  # a whole game that fits what this seat sees: once
        wins = dict.fromkeys((move.code for move in promising(view.cities[seat].coins, moves)), 0)
        for code in wins:
            for _ in range(TRIES):
                state.redraw(seat, rng.below(2**31))  # another such game: a thousand times faster
                twin = state.copy()
                twin.play_code(seat, code)
                twin.finish(lazy=1)
                wins[code] += twin.ranks()[seat] == 1
        best = max(wins, key=wins.__getitem__)
        return next(move for move in moves if move.code == best)


def promising(coins: int, moves: list[Move]) -> list[Move]:
    """Builds and wonders that leave some coins, or else everything."""
    return [move for move in moves if cheap(coins, move)] or moves


def cheap(coins: int, move: Move) -> bool:
    """Whether a move builds something for at most half of the coins."""
    match move:
        case Move(data=Build() | Wonder(), why=Payment(total=total)):
            return 2 * total <= coins
    return False
