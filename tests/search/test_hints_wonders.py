"""What search asks of 7 Wonders: weights, good moves, features, and redrawn states that show nothing."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from septem import _mode
from septem.core.game import AnyGame as Game
from septem.core.state import State
from septem.games.wonders.feature_names import FEATURES
from septem.games.wonders.model import Build, Move, Recover, Sell, Wonder
from septem.search.policy import Policy
from tests.games.wonders.translate import TABLES, table
from tests.rules.wonders.table import Table, city
from tests.search.digest_wonders import digests, hints_of

STAGES = 6
EVERY_TABLE = pytest.mark.parametrize(("players", "edition"), TABLES)


def moments(players: int, edition: int, seed: int) -> Iterator[tuple[State, int]]:
    """States of a game, in the middle of turns too, and a seat that acts; most moves are good ones."""
    rng = random.Random(f"{players} {edition} {seed}")
    state = table(seed, players, edition).state.copy()
    while not state.finished():
        seat = rng.choice(state.acting())
        yield state, seat
        best = rng.random() < 0.5
        state.play_code(seat, Policy().best(state, seat) if best else rng.choice(state.legal_codes(seat)))


def redrawn(state: State, seat: int, seed: int) -> State:
    """Another world that looks the same to a seat."""
    twin = state.copy()
    twin.redraw(seat, seed)
    return twin


# ---- what a seat knows -------------------------------------------------------------------------
@pytest.mark.sanitize
@EVERY_TABLE
def test_hints_are_the_same_in_worlds_that_look_the_same(players: int, edition: int) -> None:
    """SW-100 to SW-105: weights, good moves and features tell nothing of what is hidden."""
    for number, (state, seat) in enumerate(moments(players, edition, 1)):
        twin = redrawn(state, seat, number)
        assert hints_of(twin, seat) == hints_of(state, seat)
        for viewer in range(players):
            twin = redrawn(state, viewer, number)
            assert Policy().described(twin, viewer) == Policy().described(state, viewer)


@pytest.mark.sanitize
@EVERY_TABLE
def test_a_redrawn_state_depends_on_what_the_seat_knows_alone(players: int, edition: int) -> None:
    """SW-100 to SW-105: worlds that look the same, redrawn with the same seed, are equal in everything."""
    different = 0
    for number, (state, _) in enumerate(moments(players, edition, 2)):
        for seat in range(players):
            other = redrawn(state, seat, 1000 + number)
            different += other.dump()["hands"] != state.dump()["hands"]
            one, two = redrawn(state, seat, 5), redrawn(other, seat, 5)
            assert one.dump() == two.dump()
            assert one.streams() == two.streams()
    assert different > 20


# ---- both modes --------------------------------------------------------------------------------
@pytest.mark.compiled_only
def test_plain_is_compiled() -> None:
    """Weights, good moves, features and redrawn states of every number of players and edition."""
    env = {**os.environ, "SEPTEM_PLAIN": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "tests.search.digest_wonders"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert _mode.mode() == "compiled"
    assert json.loads(done.stdout) == ["plain", digests()]


# ---- good moves --------------------------------------------------------------------------------
@EVERY_TABLE
def test_good_moves_are_legal_and_few(players: int, edition: int) -> None:
    """Of every card one build that is paid, one by the power; one stage, one sale; never none."""
    game = table(3, players, edition)
    for state, seat in moments(players, edition, 3):
        good = [code for code, _ in Policy().good(state, seat)]
        assert good
        assert len(set(good)) == len(good)
        assert set(good) <= set(state.legal_codes(seat))
        moves = [move.data for move in game.room.moves(state, seat, good)]
        kinds = Counter((type(move), getattr(move, "how", "") == "power", move.card) for move in moves if card_of(move))
        assert max(kinds.values(), default=1) == 1
        assert sum(isinstance(move, Wonder) for move in moves) <= 1
        assert sum(isinstance(move, Sell) for move in moves) <= 1


def card_of(move: object) -> str:
    return move.card if isinstance(move, Build | Wonder | Sell | Recover) else ""


@EVERY_TABLE
def test_good_moves_have_the_weights_of_the_whole_list(players: int, edition: int) -> None:
    """A move weighs the same in both lists but for the card burnt, and the best build is among the good moves."""
    game = table(4, players, edition)
    for state, seat in moments(players, edition, 4):
        every, good = dict(Policy().weighed(state, seat)), dict(Policy().good(state, seat))
        for move in game.room.moves(state, seat, list(good)):
            if not isinstance(move.data, Wonder | Sell):
                assert good[move.code] == every[move.code]
        builds = [move.code for move in game.room.moves(state, seat, list(every)) if isinstance(move.data, Build)]
        if builds:
            assert max(every[code] for code in builds) in [weight for code, weight in good.items() if code in builds]


def test_weights_follow_the_list_made_last() -> None:
    """Weights kept with the good moves are not taken for those of the whole list."""
    state, policy = table(5, 4, 2).state, Policy()
    before = policy.weighed(state, 0)
    assert len(policy.good(state, 0)) < len(before)
    assert policy.weighed(state, 0) == before
    assert policy.best(state, 0) == max(before, key=lambda pair: pair[1])[0]


# ---- features ----------------------------------------------------------------------------------
@EVERY_TABLE
def test_features_are_in_range(players: int, edition: int) -> None:
    """Each at most once, none of amount 0, all of one stage of the game, which goes on."""
    stages = set()
    for state, _ in moments(players, edition, 5):
        for seat in range(players):
            numbers = [number for number, _ in Policy().described(state, seat)]
            assert len(numbers) == len(set(numbers))
            assert all(amount for _, amount in Policy().described(state, seat))
            (stage,) = {number // len(FEATURES) for number in numbers}
            stages.add(stage)
    assert stages == set(range(STAGES))


def described(game: Game, seat: int = 0) -> dict[str, int]:
    return {FEATURES[number % len(FEATURES)]: amount for number, amount in Policy().described(game.state, seat)}


def test_what_features_say() -> None:
    """A table laid out: the own city, the one ahead, the neighbours, the hand."""
    game = (
        Table(
            city("giza", built="lumber_yard loom_1 baths apothecary workshop barracks", coins=7, stages=1),
            city("rhodes", built="stone_pit altar theater", coins=2),
            city("ephesos", built="ore_vein clay_pit guard_tower stockade", coins=1),
            age=2,
            turn=2,
        )
        .hand(0, "aqueduct walls stables dispensary temple statue")
        .load()
    )
    found = described(game)
    own = {name.removeprefix("own_"): amount for name, amount in found.items() if name.startswith("own_")}
    assert own["civilian"] == 3
    assert own["wonder"] == 3
    assert own["treasury"] == 2
    assert own["useful_coins"] == 6
    assert (own["shields"], own["weaker_neighbours"], own["stronger_neighbours"]) == (1, 1, 1)
    assert (own["symbols_of_the_most_frequent_kind"], own["symbols_of_the_second_kind"]) == (1, 1)
    assert "symbols_of_the_third_kind" not in own
    assert (own["raw_kinds_made"], own["raw_units_made"], own["raw_kinds_to_buy"]) == (2, 2, 2)
    assert own["goods_kinds_made"] == 1
    assert own["stages_to_come"] == 2
    assert own["free_cards_to_come"] == 5  # aqueduct; stables, dispensary; archery range, laboratory
    assert found["other_civilian"] == 6
    assert found["lead"] == game.state.scores()[0] - game.state.scores()[1]
    assert (found["brown_around"], found["red_around"], found["blue_around"]) == (3, 2, 2)
    assert (found["blue_in_hand"], found["red_in_hand"], found["green_in_hand"]) == (3, 2, 1)


def test_what_features_say_of_single_pieces() -> None:
    """The board and its stages, every card built, what of the hand can be paid for, the others' points in order."""
    game = (
        Table(
            city("giza", built="lumber_yard baths", coins=0, stages=1),
            city("rhodes", built="stone_pit altar theater", coins=3),
            city("ephesos", built="guard_tower", coins=0),
            age=2,
            turn=2,
        )
        .hand(0, "aqueduct walls caravansery temple statue school")
        .load()
    )
    found = described(game)

    def named(kind: str) -> set[str]:
        return {name.split()[-1] for name in found if name.startswith(f"{kind} ")}

    (board,) = [name for name in found if name.startswith("board ")]
    assert (board.split()[2], board[-1]) == ("giza", "1")
    assert named("built") == {"lumber_yard", "baths"}
    assert named("payable") == {"aqueduct"}  # chained; the others cost what nobody sells for nothing
    assert named("dear") == {"walls", "caravansery", "temple", "statue", "school"}
    assert found["cards_payable"] == 1
    assert found["best_move"] >= found["second_move"] > 0
    assert (found["points_of_the_first"], found["points_of_the_second"]) == (17, 10)  # ten more than they have
    assert "points_of_the_third" not in found
    assert found["figure made 0"] == 1


# ---- single choices ----------------------------------------------------------------------------
def weights(game: Game, seat: int = 0) -> dict[str, int]:
    """The weight of every legal move, by notation."""
    found = dict(Policy().weighed(game.state, seat))
    return {move.notation: found[move.code] for move in game.legal(seat)}


def best(game: Game, seat: int = 0) -> Move:
    code = Policy().best(game.state, seat)
    (found,) = [move for move in game.legal(seat) if move.code == code]
    return found


def test_a_cheaper_payment_is_better() -> None:
    game = Table(
        city("rhodes", built="east_trading_post", coins=9), city("giza"), city("alexandria", built="stone_pit")
    )
    found = weights(game.hand(0, "baths").load())
    assert found["build baths R1"] > found["build baths L2"]


def test_the_last_symbol_of_a_set_is_worth_more_than_a_further_equal_one() -> None:
    built = "apothecary workshop dispensary glassworks_1 press_1 loom_1 clay_pool lumber_yard brickyard sawmill"
    game = Table(city("giza", built=built), age=3, turn=5).hand(0, "university lodge gardens").load()
    found = weights(game)
    assert found["build university"] > found["build lodge"]
    assert best(game).notation == "build university"


def test_shields_count_when_they_turn_a_conflict() -> None:
    mine = "lumber_yard sawmill ore_vein loom_1"
    level = Table(city("giza", built=mine), city("rhodes", built="barracks"), city("ephesos", built="stockade"))
    ahead = Table(city("giza", built=f"{mine} circus walls training_ground"), players=4)
    changed = []
    for layout in (level, ahead):
        layout.age, layout.turn = 3, 6
        found = weights(layout.hand(0, "arsenal").load())
        changed.append(found["build arsenal"] - found["sell arsenal"])
    assert changed[0] > 800
    assert changed[1] < 0


def test_resources_early_points_late() -> None:
    early = Table(city("babylon"), city("rhodes"), city("ephesos"), turn=1).hand(0, "stone_pit theater").load()
    assert weights(early)["build stone_pit"] > weights(early)["build theater"]
    late = Table(city("babylon", built="lumber_yard clay_pool timber_yard"), age=2, turn=6).hand(0, "quarry aqueduct")
    late.cities[0]["cards"].append("baths")
    assert best(late.load()).notation == "build aqueduct"


def test_a_poor_city_sells_rather_than_builds_what_brings_nothing() -> None:
    game = Table(city("giza", built="lumber_yard sawmill", coins=1), age=2, turn=6).hand(0, "foundry quarry").load()
    assert isinstance(best(game).data, Sell | Wonder)


def test_money_that_cannot_be_used_is_worth_less() -> None:
    worths = []
    for coins in (0, 20):
        found = weights(Table(city("giza", coins=coins), players=4, turn=2).hand(0, "tavern altar").load())
        worths.append(found["build tavern"] - found["build altar"])
    assert worths[0] > worths[1]


def test_the_free_city_is_paid_rather_than_the_rival() -> None:
    """SW-90a: it sits on the left of seat 1 and on the right of seat 0."""
    game = Table(city("rhodes", coins=4), city("giza"), city("ephesos", built="stone_pit"), edition=1, players=2)
    found = weights(game.hand(0, "baths").load())
    assert found["build baths R2"] > found["build baths L2"]


def test_the_free_city_serves_its_holder() -> None:
    layout = Table(
        city("rhodes", built="stone_pit"), city("giza"), city("ephesos", coins=4), edition=1, players=2, turn=3
    )
    game = layout.hand(0, "baths altar barracks").load()
    game.play(0, "sell altar")
    found = weights(game)
    assert found["free-city build baths L2"] > found["free-city build baths R2"]


def test_a_card_burnt_is_one_that_others_would_miss() -> None:
    """Of two cards that bring nothing here, the one that the next holder can use goes under the board."""
    built = "stone_pit altar tavern"
    game = Table(city("giza", built=built, coins=9), city("rhodes"), players=5, turn=2).hand(0, "tavern altar")
    found = [move for move in good(game.load()) if isinstance(move.data, Sell)]
    assert [move.notation for move in found] == ["sell altar"]


def good(game: Game, seat: int = 0) -> list[Move]:
    codes = [code for code, _ in Policy().good(game.state, seat)]
    return [move for move in game.legal(seat) if move.code in codes]


def test_a_card_is_paid_for_in_the_cheapest_way() -> None:
    game = Table(
        city("rhodes", built="east_trading_post", coins=9), city("giza"), city("alexandria", built="stone_pit")
    )
    builds = [move.notation for move in good(game.hand(0, "baths").load()) if "build baths" in move.notation]
    assert builds == ["build baths R1"]


# ---- strength ----------------------------------------------------------------------------------
def played(players: int, edition: int, seed: int, guided: list[int]) -> State:
    """A game in which some seats take what looks best and the others anything."""
    rng, policy = random.Random(seed), Policy()
    state = table(seed, players, edition).state.copy()
    while not state.finished():
        seat = state.acting()[0]
        state.play_code(seat, policy.best(state, seat) if seat in guided else rng.choice(state.legal_codes(seat)))
    return state


def win_share(games: int, players: int, edition: int) -> float:
    """Of one guided player among random ones, who sits on every seat in turn."""
    won = 0.0
    for seed in range(games):
        ranks = played(players, edition, seed, [seed % players]).ranks()
        won += (ranks[seed % players] == 1) / ranks.count(1)
    return won / games


def self_play_average(games: int, players: int, edition: int) -> float:
    found = [sum(played(players, edition, seed, list(range(players))).scores()) for seed in range(games)]
    return sum(found) / (games * players)


@EVERY_TABLE
def test_it_beats_random_players(players: int, edition: int) -> None:
    assert win_share(14, players, edition) >= 0.85


@pytest.mark.parametrize("edition", [1, 2])
def test_it_scores_against_itself(edition: int) -> None:
    assert self_play_average(10, 4, edition) >= 42


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "edition", "games"), [(4, 1, 150), (4, 2, 150), (2, 1, 40), (3, 1, 40), (7, 1, 40)]
)
def test_it_wins_nine_of_ten_games(players: int, edition: int, games: int) -> None:
    assert win_share(games, players, edition) >= 0.94


@pytest.mark.slow
@pytest.mark.parametrize("edition", [1, 2])
def test_self_play_average(edition: int) -> None:
    assert self_play_average(60, 4, edition) >= 46
