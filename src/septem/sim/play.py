"""One game played by bots, each from its own view and with its own random stream."""

from collections.abc import Sequence

from septem.bots import Bot
from septem.core.game import Game
from septem.core.rng import Rng

FIRST_BOT_STREAM = 16
"""Streams of one seed: those of the state come first, then one for each bot."""


def bot_stream(seed: int, seat: int) -> Rng:
    """The random numbers of the bot in a seat; they never touch those of the game."""
    return Rng(seed, FIRST_BOT_STREAM + seat)


def bot_move(game: Game, seat: int, bot: Bot, rng: Rng) -> None:
    """Let the bot decide for its seat."""
    game.play(seat, bot.choose(game.view(seat), game.legal(seat), rng))


def play_game(game: Game, bots: Sequence[Bot], seed: int) -> Game:
    """Play to the end; `seed` starts the streams of the bots."""
    streams = [bot_stream(seed, seat) for seat in range(game.players)]
    while not game.over:
        seat = game.to_act[0]
        bot_move(game, seat, bots[seat], streams[seat])
    return game
