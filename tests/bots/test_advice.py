"""`septem.advise`: legal moves ranked, from what the seat knows alone, with figures and reasons that hold."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import septem
from septem.bots.advice import LISTED
from septem.bots.reasons import MOST
from septem.core.advice import Merit, merit_text
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.games.duel.room import DuelGame
from septem.sim.room_paths import environment
from tests.rules.duel.tables import Json, city, table

ROOT = Path(__file__).parents[2]
TABLES = (("wonders", 2), ("wonders", 4), ("duel", 2), ("architects", 3), ("dice", 2))
LANGUAGES = ("en", "cs", "sk")


def dealt(game_id: str, players: int, seed: int, made: int) -> AnyGame:
    """A game some way on, somebody having sealed a choice where that is possible."""
    edition = {"edition": 1} if (game_id, players) == ("wonders", 2) else {}
    game, rng = septem.new(game_id, players=players, seed=seed, **edition), Rng(seed)
    for _ in range(made):
        seat = game.to_act[rng.below(len(game.to_act))]
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])
    return game


def messages(reasons: tuple[Merit, ...]) -> list[str]:
    return [reason.message for reason in reasons]


# ---- what it is made of ------------------------------------------------------------------------
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_moves_are_legal_and_figures_in_range(game_id: str, players: int) -> None:
    game = dealt(game_id, players, 5, 9)
    seat = game.to_act[0]
    legal = game.legal(seat)
    advice = septem.advise(game, seat, iterations=60)
    assert (advice.game, advice.players, advice.seat, advice.step) == (game_id, players, seat, game.step)
    assert [one.rank for one in advice.moves] == list(range(1, len(advice.moves) + 1))
    assert advice.left_out == len(legal) - len(advice.moves)
    assert advice.iterations >= 60 or advice.moves[0].share > 0.5
    assert sum(one.share for one in advice.moves) <= 1.0 + 1e-9
    for one in advice.moves:
        assert one.move in legal
        assert 0.0 <= one.win <= 1.0
        assert len(one.reasons) <= MOST
        if one.rank <= LISTED:
            assert one.points is not None
            assert one.margin is not None
    assert advice.best.reasons
    assert septem.as_data(advice)["moves"][0]["move"] == septem.as_data(advice.best.move)


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_same_view_other_truth_same_advice(game_id: str, players: int) -> None:
    """Another game that looks the same to the seat, and the view itself, as a struct and as JSON."""
    for made in (4, 11):
        game = dealt(game_id, players, 8, made)
        seat = game.to_act[-1]
        view = game.view(seat)
        advice = septem.advise(game, seat, iterations=40, seed=3)
        for number in range(2):
            twin = septem.sample(view, Rng(70 + number))
            assert septem.advise(twin, seat, iterations=40, seed=3) == advice
        assert septem.advise(view, iterations=40, seed=3) == advice
        assert septem.advise(septem.as_data(view), seat, iterations=40, seed=3) == advice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_every_reason_can_be_said(game_id: str, players: int, language: str) -> None:
    game, rng = dealt(game_id, players, 6, 0), Rng(6)
    said, told = game.texts(language), set()
    while not game.over:
        seat = game.to_act[0]
        if rng.below(12) == 0:
            for one in septem.advise(game, seat, iterations=20).moves:
                for reason in one.reasons:
                    text = merit_text(reason, said, ["Ann", "Bob", "Cyd", "Dan"])
                    assert text != reason.message, reason
                    assert not set("{}$_") & set(text), text
                    told.add(reason.message)
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])
    assert len(told) > 3


def test_threads_and_time() -> None:
    game = dealt("duel", 2, 1, 12)
    assert septem.advise(game, ms=5).best.move in game.legal(game.to_act[0])
    two = septem.advise(game, iterations=200, threads=2)
    assert two.best.move in game.legal(game.to_act[0])


def test_a_single_move_says_so() -> None:
    game, rng = septem.new("architects", players=2, seed=1), Rng(1)
    while len(game.legal(game.to_act[0])) > 1:
        moves = game.legal(game.to_act[0])
        game.play(game.to_act[0], moves[rng.below(len(moves))])
    advice = septem.advise(game, iterations=20)
    (only,) = advice.moves
    assert messages(only.reasons) == ["merit-only"]
    assert 0.0 <= only.win <= 1.0


# ---- Duel: supremacies -------------------------------------------------------------------------
SCIENCE_FIVE = ["apothecary", "workshop", "scriptorium", "pharmacist", "academy"]
"""Five different symbols."""


def late(me: Json, opp: Json, first: str, **fields: Any) -> DuelGame:
    """The end of Age III: three cards lie open, two below them."""
    structure = {0: "arena", 1: "senate", 2: first, 3: "palace", 4: "gardens"}
    return table(me=me, opp=opp, age=3, structure=structure, **fields)


def test_a_supremacy_that_can_be_made() -> None:
    """The last step of the pawn: nothing else is worth looking at."""
    game = late(city(), city(), "siege_workshop", pawn=7)
    advice = septem.advise(game, iterations=200)
    assert advice.best.move.notation == "build siege_workshop"
    assert messages(advice.best.reasons)[0] == "merit-wins"
    assert advice.best.win > 0.9


def test_a_supremacy_that_must_be_stopped() -> None:
    """The other needs two steps and will build the workshop: taking it away comes first, and the reason says why."""
    game = late(city(coins=3), city(), "siege_workshop", pawn=-7)
    advice = septem.advise(game, iterations=400)
    best = advice.best
    assert best.move.notation == "discard siege_workshop"
    assert best.reasons[0] == Merit("merit-stops", {"end": "military"})
    english = merit_text(best.reasons[0], game.texts("en"))
    assert english == "Otherwise your opponent wins at once: military supremacy"
    losing = [one for one in advice.moves if not one.move.notation.endswith("siege_workshop")]
    assert losing
    for one in losing:
        assert one.win < best.win
    assert any("merit-lets-win" in messages(one.reasons) for one in losing[:LISTED])


def test_science_is_seen_too() -> None:
    """Five different symbols, and the sixth lies open."""
    game = late(city(coins=3), city(cards=SCIENCE_FIVE), "observatory")
    best = septem.advise(game, iterations=400).best
    assert best.move.notation == "discard observatory"
    assert best.reasons[0] == Merit("merit-stops", {"end": "science"})
    own = late(city(cards=SCIENCE_FIVE), city(), "observatory")
    assert messages(septem.advise(own, iterations=200).best.reasons)[0] == "merit-wins"


# ---- reasons that hold -------------------------------------------------------------------------
def test_points_told_are_points_gained() -> None:
    advice = septem.advise(late(city(), city(), "arsenal"), iterations=100)
    build = next(one for one in advice.moves if one.move.notation == "build palace")
    assert Merit("merit-points", {"category": "blue", "points": 7}) in build.reasons


def test_a_neighbour_and_money_are_told() -> None:
    """7 Wonders: coins that go to a neighbour speak against a move; own production for it."""
    seen: set[tuple[str, bool]] = set()
    for seed in range(3):
        game = dealt("wonders", 3, seed, 20)
        for seat in game.to_act:
            for one in septem.advise(game, seat, iterations=60).moves:
                seen |= {(reason.message, reason.against) for reason in one.reasons}
                for reason in one.reasons:
                    if reason.message == "merit-trade":
                        why: Any = one.move.why
                        assert reason.args["coins"] in (why.left.coins, why.right.coins)
    assert ("merit-trade", True) in seen
    assert {("merit-new", False), ("merit-science", False), ("effect-coins", False)} <= seen


# ---- what is refused ---------------------------------------------------------------------------
def test_nothing_to_decide_is_said() -> None:
    game = dealt("wonders", 3, 1, 0)
    game.play(0, game.legal(0)[0])
    with pytest.raises(septem.BadOption, match=r"^seat: 0 owes no decision now; those who do: 1, 2$"):
        septem.advise(game, 0, iterations=5)
    with pytest.raises(septem.BadOption, match=r"^seat: must be named: 1, 2 all owe a decision$"):
        septem.advise(game, iterations=5)
    with pytest.raises(septem.BadOption, match=r"^seat: 0 owes no decision"):
        septem.advise(game.view(0), iterations=5)
    with pytest.raises(septem.BadOption, match=r"^seat: 3 is not allowed"):
        septem.advise(game, 3, iterations=5)
    with pytest.raises(septem.BadView, match="a spectator has nothing to decide"):
        septem.advise(game.view(None), iterations=5)
    with pytest.raises(septem.BadOption, match="seat: 2 is not the seat of the view, which is 1"):
        septem.advise(game.view(1), 2, iterations=5)


def test_a_finished_game_is_refused() -> None:
    game = dealt("duel", 2, 1, 0)
    while not game.over:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    with pytest.raises(septem.BadOption, match="game: is over"):
        septem.advise(game, iterations=5)
    with pytest.raises(septem.BadView, match="the game is over"):
        septem.advise(game.view(0), iterations=5)


@pytest.mark.parametrize(
    ("settings", "field"),
    [
        ({"ms": 0}, "ms"),
        ({"iterations": 0}, "iterations"),
        ({"iterations": True}, "iterations"),
        ({"ms": 5, "iterations": 5}, "ms"),
        ({"threads": 0, "iterations": 5}, "threads"),
        ({"seed": -1, "iterations": 5}, "seed"),
    ],
)
def test_wrong_numbers(settings: dict[str, Any], field: str) -> None:
    with pytest.raises(septem.BadOption) as problem:
        septem.advise(dealt("duel", 2, 1, 0), **settings)
    assert problem.value.field == field


@pytest.mark.parametrize("junk", [None, 7, "{}", {"game": "duel"}, [], b"\xff"])
def test_what_is_no_view(junk: object) -> None:
    with pytest.raises(septem.BadView):
        septem.advise(junk, iterations=5)


# ---- both modes --------------------------------------------------------------------------------
SCRIPT = """
import sys, septem, septem.core.interchange
from tests.bots.test_advice import dealt
for game_id, players, made in (("duel", 2, 62), ("architects", 2, 60)):
    game = dealt(game_id, players, 3, made)
    advice = septem.advise(game, game.to_act[0], iterations=30)
    sys.stdout.buffer.write(septem.core.interchange.encoded(advice))
"""


@pytest.mark.compiled_only
def test_plain_advises_as_compiled() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], cwd=ROOT, env=environment(plain), capture_output=True, check=True
        ).stdout
        for plain in (False, True)
    }
    assert len(said) == 1
    assert b"architects" in said.pop()
