"""Bots of the house have two doors, a view and the engine's state; the same games come out of both."""

import pytest

import septem
from septem.bots import engine_bot, make_bot
from septem.bots.random import RandomBot
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.state import State
from septem.sim import play_game, simulate
from septem.sim.alarm import Alarm
from septem.sim.referee import Manners, Referee
from septem.sim.rows import Match
from tests.toy.fixtures import toy
from tests.toy.room import ROOM

HERE = __name__
TABLES = [("toy", 3), ("duel", 2), ("wonders", 3), ("architects", 2), ("dice", 2)]


class Seen(RandomBot):
    """The random bot of somebody else: it gets views, although it has inherited the other door."""


class Both:
    """A bot of the house as far as anybody can see: a move in the middle, and now and then another."""

    def __init__(self, room: AnyRoom) -> None:
        self.turns = 0

    def place(self, count: int, rng: Rng) -> int:
        self.turns += 1
        return rng.below(count) if self.turns % 3 == 0 else count // 2

    def choose(self, view: object, moves: list[septem.Move], rng: Rng) -> septem.Move:
        return moves[self.place(len(moves), rng)]

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        codes = state.legal_codes(seat)
        return codes[self.place(len(codes), rng)]


class BothSeen(Both):
    """The same from outside."""


Both.__module__ = "septem.bots.both"


def test_who_may_use_the_fast_door() -> None:
    assert isinstance(engine_bot(make_bot("random", ROOM)), RandomBot)
    assert isinstance(engine_bot(Both(ROOM)), Both)
    assert engine_bot(Seen(ROOM)) is None
    assert engine_bot(BothSeen(ROOM)) is None


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_door_leads_to_the_same_games(game: str, players: int) -> None:
    """On the bare state, at a table by the state, at a table by views: the same figures, the same length."""
    others = ["random"] * (players - 1)
    fast, mixed, slow = (
        simulate(game, players, games=4, seed=6, bots=bots)
        for bots in (
            [f"{HERE}:Both", *others],
            [f"{HERE}:BothSeen", *others],
            [f"{HERE}:BothSeen", *[f"{HERE}:Seen"] * (players - 1)],
        )
    )
    assert fast.checksum == mixed.checksum == slow.checksum
    assert fast.seats == slow.seats


def test_a_game_on_the_state_is_the_game_at_the_table() -> None:
    match = Match(0, 77, (f"{HERE}:Both", "random", "random"))
    state = toy(3, 77).state
    referee = Referee(ROOM, match, Manners(), Alarm(None))
    engines = referee.engines()
    assert engines is not None
    decisions = referee.play_state(state, engines)
    game = play_game(toy(3, 77), [make_bot(code, ROOM) for code in match.bots], 77)
    assert game.result is not None
    assert state.scores() == list(game.result.points)
    assert decisions == len(game.record().moves)
    other = Referee(ROOM, match, Manners(), Alarm(None))
    again = toy(3, 77)
    assert other.play_table(again) == decisions
    assert again.record() == game.record()


def test_the_random_bot_draws_the_same_through_both_doors() -> None:
    for game, players in TABLES:
        table = septem.new(game, players=players, seed=2) if game != "toy" else toy(3, 2)
        seat = table.to_act[0]
        bot = RandomBot(table.room)
        for seed in range(20):
            chosen = bot.choose(table.view(seat), table.legal(seat), Rng(seed))
            assert bot.decide(table.state, seat, Rng(seed)) == chosen.code
