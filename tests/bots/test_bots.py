"""The registry and the two bots of the house."""

from typing import ClassVar

import pytest

import septem
from septem.bots import bot_about, bot_codes, make_bot
from septem.core.errors import SeptemError
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.search.policy import Policy
from septem.sim import play_game, simulate
from tests.toy.fixtures import toy
from tests.toy.model import Move, View
from tests.toy.room import ROOM


class Witness:
    """A bot that keeps what it was shown, and plays the first move."""

    shown: ClassVar[list[tuple[View, list[Move]]]] = []

    def __init__(self, room: AnyRoom) -> None:
        assert room is ROOM
        self.shown.clear()

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        self.shown.append((view, moves))
        return moves[0]


def test_registry_describes_every_bot() -> None:
    assert bot_codes() == ("random", "greedy", "gentle", "fair", "strong", "expert")
    for code in bot_codes():
        assert bot_about(code)
        make_bot(code, ROOM)


@pytest.mark.parametrize("code", ["", "mcts", "random:", "septem.bots.random:NoSuch", "no.such:Bot"])
def test_unknown_bots_are_refused(code: str) -> None:
    with pytest.raises(SeptemError, match="bots:"):
        make_bot(code, ROOM)


def test_own_bots_by_path_see_views_only() -> None:
    bots = [make_bot("tests.bots.test_bots:Witness", ROOM), *(make_bot("random", ROOM) for _ in range(2))]
    game = play_game(toy(3, 1), bots, 1)
    assert game.over
    shown = type(bots[0]).shown  # type: ignore[attr-defined]
    assert len(shown) == 3
    assert all(isinstance(view, View) and view.seat == 0 and len(view.cities) == 3 for view, _ in shown)
    assert all(isinstance(move, Move) for _, moves in shown for move in moves)


def test_random_plays_every_move_equally_often() -> None:
    game = toy(3, 1)
    bot, rng, moves = make_bot("random", ROOM), Rng(5), game.legal(0)
    counts = dict.fromkeys((move.code for move in moves), 0)
    for _ in range(6000):
        counts[bot.choose(game.view(0), moves, rng).code] += 1
    assert all(850 < count < 1150 for count in counts.values())  # 1000 each, five standard deviations


def test_greedy_takes_the_best_and_draws_ties() -> None:
    """Duel: the last symbol needed wins. The toy gives no hints: all its moves are equal."""
    duel = septem.new("duel", seed=3)
    bot, rng = make_bot("greedy", duel.room), Rng(5)
    while not duel.over:
        seat = duel.to_act[0]
        weights = dict(Policy().weighed(duel.state, seat))
        move = bot.choose(duel.view(seat), duel.legal(seat), rng)
        assert weights[move.code] == max(weights.values())
        duel.play(seat, move)
    game = toy(3, 1)
    tied = make_bot("greedy", ROOM)
    chosen = {tied.choose(game.view(0), game.legal(0), rng).notation for _ in range(60)}
    assert chosen == {move.notation for move in game.legal(0)}


def test_greedy_beats_random() -> None:
    found = simulate("duel", games=40, seed=1, bots=["greedy", "random"])
    assert found.seats[0].wins > 0.9


def test_streams_of_bots_are_their_own() -> None:
    """Another bot in one seat changes neither the deal nor the random numbers of the others."""
    first = play_game(toy(3, 7), [make_bot("random", ROOM) for _ in range(3)], 7).record().moves
    mixed = [make_bot("greedy", ROOM), make_bot("random", ROOM), make_bot("random", ROOM)]
    second = play_game(toy(3, 7), mixed, 7).record().moves
    assert first[1:3] == second[1:3]
