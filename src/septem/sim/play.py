"""One game played by bots, each from its own view and with its own random stream."""

from collections.abc import Sequence

from septem.bots import AnyBot, Bot, engine_bot
from septem.bots.own import FOREIGN, said
from septem.core.errors import BadBot, IllegalMove
from septem.core.game import AnyGame, Game
from septem.core.model import Move
from septem.core.rng import Rng
from septem.core.room import EventT as E
from septem.core.room import ExplanationT as X
from septem.core.room import MoveT as M
from septem.core.room import OptionsT as C
from septem.core.room import PartT as P
from septem.core.room import RefusalT as R
from septem.core.room import ViewT as V

FIRST_BOT_STREAM = 16
MOST_SEATS = 8
"""Streams of one seed: those of the state come first, then one for each decision of each seat."""


def bot_stream(seed: int, seat: int, made: int) -> Rng:
    """The random numbers of a bot's decision after so many moves; they never touch those of the game.

    Each decision has a stream of its own, so a game that is resumed or watched goes on as in one go.
    """
    return Rng(seed, FIRST_BOT_STREAM + seat + MOST_SEATS * made)


def bot_move(game: AnyGame, seat: int, bot: AnyBot, rng: Rng, where: str = "") -> None:
    """Let the bot decide for its seat; what it does wrong is a BadBot that names it, its seat and `where`."""
    engine = engine_bot(bot)
    try:
        if engine is not None:
            answer = engine.decide(game.state, seat, rng)
        else:
            answer = bot.choose(game.view(seat), game.legal(seat), rng)
    except FOREIGN as problem:
        raise BadBot(f"bots: {_name(bot)} in seat {seat + 1}{where} broke down: {said(problem)}") from problem
    try:
        game.play(seat, answer)
    except IllegalMove as problem:
        told = f"chose {shown_answer(answer)}: {problem}"
        raise BadBot(f"bots: {_name(bot)} in seat {seat + 1}{where} {told}") from problem


def _name(bot: AnyBot) -> str:
    """A bot as one names it on the command line."""
    return f"{type(bot).__module__}:{type(bot).__qualname__}"


def shown_answer(answer: object) -> str:
    """A bot's answer, short; what is neither a move nor a word is named by its type."""
    match answer:
        case Move(notation=str(text)) | str(text):
            return repr(text[:80])
        case None:
            return "None"
        case _:
            return f"something of type {type(answer).__name__}"


def play_game(
    game: Game[V, M, R, E, X, C, P], bots: Sequence[Bot[V, M]], seed: int, where: str = ""
) -> Game[V, M, R, E, X, C, P]:
    """Play to the end; `seed` starts the streams of the bots, `where` tells which game it is if a bot fails."""
    made = 0
    while not game.over:
        seat = game.to_act[0]
        bot_move(game, seat, bots[seat], bot_stream(seed, seat, made), where)
        made += 1
    return game
