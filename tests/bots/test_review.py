"""`septem.review`: chances, mistakes and turning points of a game, from the views of those who played it."""

import pytest

import septem
from septem.bots.review import BLUNDER, turning_points
from septem.core.advice import Chances
from septem.core.game import AnyGame
from septem.search.policy import Policy
from tests.rules.duel.tables import city, table

LEAST = 1e-9


def greedy_game(game: AnyGame, most: int = 10_000) -> AnyGame:
    """Everybody plays what looks best at once."""
    policy = Policy()
    while not game.over and most:
        seat = game.to_act[0]
        game.play(seat, policy.best(game.state, seat))
        most -= 1
    return game


def blundered() -> AnyGame:
    """Greedy against greedy at the end of a game, but the first move was replaced: the pawn could have won at once.

    The other has more points and takes the workshop away.
    """
    rich = city(cards=["theater", "altar", "baths", "statue", "temple", "aqueduct", "rostrum", "town_hall"], coins=9)
    structure = {0: "arena", 1: "senate", 2: "siege_workshop", 3: "palace", 4: "gardens"}
    game = table(me=city(coins=9), opp=rich, age=3, pawn=7, structure=structure)
    game.play(0, "discard gardens")
    return greedy_game(game)


def test_a_planted_blunder_is_found() -> None:
    review = septem.review(blundered(), iterations=200)
    worst = review.mistakes[0]
    assert worst.decision.number == 1
    assert worst.decision.loss >= BLUNDER
    assert (worst.decision.seat, worst.decision.played.notation) == (0, "discard gardens")
    assert worst.better.move.notation == "build siege_workshop"
    assert worst.better.reasons[0].message == "merit-wins"
    assert review.seats[0].blunders >= 1
    assert review.seats[0].accuracy < 1.0
    assert review.chances[0].chances[0] > 0.9


@pytest.mark.compiled_only
def test_a_blunder_in_the_middle_of_a_long_game_is_found() -> None:
    """Greedy against greedy from a dealt game; move 31 is replaced by a terrible one."""
    game = greedy_game(septem.new("duel", seed=34, wonders="first_game", first_player=0), 30)
    seat = game.to_act[0]
    advice = septem.advise(game, iterations=3000)
    worst = min(advice.moves, key=lambda one: one.win)
    assert worst.win < advice.best.win - 0.2
    game.play(seat, worst.move)
    review = septem.review(greedy_game(game), iterations=600)
    assert 31 in [one.decision.number for one in review.mistakes[:3]]
    found = next(one for one in review.decisions if one.number == 31)
    assert (found.seat, found.played.notation) == (seat, worst.move.notation)
    assert found.loss > 0.1


@pytest.mark.parametrize(
    ("game_id", "players"),
    [("wonders", 3), ("duel", 2), ("architects", 2), ("dice", 2)],
)
@pytest.mark.compiled_only
def test_every_game_can_be_reviewed(game_id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("septem.bots.review.GUIDED_GAMES", 10)
    game = greedy_game(septem.new(game_id, players=players, seed=3))
    review = septem.review(game, iterations=12)
    assert septem.review(game.record(), iterations=12) == review
    assert game.result is not None
    assert review.chances[0].moves == 0
    assert review.chances[-1].moves == len(game.record().moves)
    for point in review.chances:
        assert len(point.chances) == players
        assert abs(sum(point.chances) - 1.0) < LEAST
    winners = game.result.winners
    assert [round(one * len(winners), 6) for one in review.chances[-1].chances] == [
        float(seat in winners) for seat in range(players)
    ]
    for one in review.decisions:
        assert one.choices > 1
        assert one.loss == max(0.0, one.win_best - one.win_played)
        assert game.record().moves[one.number - 1] == (one.seat, one.played.notation)
    assert sum(one.decisions for one in review.seats) == len(review.decisions)
    assert [one.decision.loss for one in review.mistakes] == sorted(
        (one.decision.loss for one in review.mistakes), reverse=True
    )


def test_seats_that_wait_share_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Architects: one decides, two wait; whoever decides says so itself."""
    monkeypatch.setattr("septem.bots.review.GUIDED_GAMES", 10)
    game = greedy_game(septem.new("architects", players=3, seed=3), 8)
    review = septem.review(game, iterations=12)
    assert len(review.chances) > 2
    for point in review.chances:
        assert abs(sum(point.chances) - 1.0) < LEAST
    first = review.decisions[0]
    assert review.chances[0].chances[first.seat] == pytest.approx(first.win_best)


def test_a_decision_is_judged_by_what_its_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same first moves in a game that looks the same to seat 0: its first decision is judged the same."""
    monkeypatch.setattr("septem.bots.review.GUIDED_GAMES", 10)
    game = septem.new("wonders", players=3, seed=5)
    moves = [game.legal(seat)[0].notation for seat in range(3)]
    twin = septem.sample(game.view(0), septem.Rng(9))
    found = []
    for one in (game, twin):
        one.play(0, moves[0])
        for seat in (1, 2):
            one.play(seat, one.legal(seat)[0])
        found.append(septem.review(one, iterations=20).decisions[0])
    assert found[0] == found[1]


def test_turning_points() -> None:
    points = [Chances(0, 0, (0.5, 0.5)), Chances(1, 3, (0.45, 0.55)), Chances(2, 4, (0.8, 0.2))]
    (found,) = turning_points(points)
    assert (found.step, found.seat, found.first, found.last) == (1, 0, 4, 4)
    assert (found.before, found.after) == (0.45, 0.8)


def test_an_unfinished_game_and_what_is_refused() -> None:
    game = table("palace", "gardens", age=3)
    game.play(0, "discard gardens")
    review = septem.review(game, iterations=10)
    assert len(review.chances) == 1
    with pytest.raises(septem.BadRecord):
        septem.review({"game": "duel"}, iterations=5)
    with pytest.raises(septem.BadOption, match="threads"):
        septem.review(game, iterations=5, threads=0)
    broken = {**septem.as_data(game.record()), "moves": [[0, "build nonsense"]]}
    with pytest.raises(septem.BadRecord, match="record move 1"):
        septem.review(broken, iterations=5)
