"""Random games of the Dice model to the end: conservation, consistency, independence of the seats."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import pytest

from tests.models.dice_board import Player, load
from tests.models.dice_model import CITY_BUILDINGS, Deal, Game, Move, RandomChance, random_deal

SHEET, DICE = load("sheet"), load("dice")
OPTIONS = {"sheet": SHEET, "dice": DICE}
ALL_DICE = sorted(die["id"] for die in DICE["dice"]["list"])


def check_table(game: Game) -> None:
    assert sorted(game.forum_dice + game.reserve + game.removed) == ALL_DICE
    assert len(game.forum_dice) == 7
    unlocked = {special for player in game.players for special in player.permanent("unlock")}
    assert unlocked == {"black", "white", "purple"} - set(game.reserve)


def check_player(player: Player) -> None:
    assert player.coins >= 0
    crossed = [player.boxes[box] for box in player.crossed]
    assert all(box.after is None or box.after in player.crossed for box in crossed)
    attacks = {box.id: box.attack for box in crossed if box.attack is not None}
    assert player.attack_points.keys() == attacks.keys()
    assert all(printed - 2 <= player.attack_points[box] <= printed for box, printed in attacks.items())
    completed = sum(player.complete(building) for building in CITY_BUILDINGS)
    if not player.owed:
        assert len(player.bonuses_crossed) == min(completed, len(player.bonuses))  # DI-90, DI-91


@dataclass
class Tally:
    """What was met in all the games together."""

    games: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    boxes: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)


def play_out(seed: int, players: int, tally: Tally) -> Game:
    rng = random.Random(seed)
    game = Game(random_deal(rng, players, OPTIONS))
    while not game.over:
        seat = rng.choice(game.to_act())
        legal = game.legal(seat)
        assert legal == sorted(set(legal))
        before = set(game.players[seat].crossed)
        move = rng.choice(legal)
        game.play(seat, move)
        gained = game.players[seat].crossed - before
        assert game.players[seat].crossed >= before
        assert len(gained) <= 1  # every crossing is its own decision
        tally.moves[" ".join(move[:2]) if move[0] == "extra" else move[0]] += 1
        tally.boxes.update(gained)
        check_player(game.players[seat])
        if game.over or game.players == game.before_turn:  # between two rounds
            check_table(game)
    tally.games += 1
    tally.rounds.append(game.round)
    return game


@pytest.fixture(scope="module")
def tally() -> Tally:
    tally = Tally()
    for seed in range(100):
        game = play_out(seed, 2 + seed % 4 if seed % 10 else 7, tally)
        scores = game.scores()
        assert all(row["total"] == sum(row[building] for building in CITY_BUILDINGS) for row in scores)
        assert max(row["total"] for row in scores) == scores[game.winners()[0]]["total"]
        assert sorted(seat for place in game.ranking() for seat in place) == list(range(len(game.players)))
    return tally


def test_random_games_meet_every_kind_of_move(tally: Tally) -> None:
    kinds = {"build", "wonder", "pass", "choose_box", "choose_bonus"}
    extras = {"extra build", "extra wonder", "extra pass", "extra none"}
    assert tally.games == 100
    assert tally.moves.keys() == kinds | extras


def test_random_games_cross_every_box(tally: Tally) -> None:
    printed = {box["id"] for building in SHEET["building"].values() for box in building["boxes"]}
    assert tally.boxes.keys() == printed


def test_random_games_end_long_before_the_safety_stop(tally: Tally) -> None:
    assert max(tally.rounds) < 100


def every_move(game: Game, seat: int) -> list[Move]:
    """All well-formed moves, legal or not."""
    player = game.players[seat]
    actions: list[Move] = [("wonder",), ("pass",)]
    actions += [("build", die, box) for die, box in product(game.dice, player.boxes)]
    answers: list[Move] = [("choose_box", box) for box in [*player.boxes, "none"]]
    answers += [("choose_bonus", bonus) for bonus in player.bonuses]
    return [*actions, *answers, *(("extra", *action) for action in actions), ("extra", "none")]


def test_legal_lists_exactly_the_moves_that_are_not_refused() -> None:
    rng = random.Random(5)
    game = Game(random_deal(rng, 3, OPTIONS))
    while not game.over:
        seat = rng.choice(game.to_act())
        legal = game.legal(seat)
        if rng.random() < 0.25:
            assert legal == sorted(move for move in every_move(game, seat) if game.why_not(seat, move) is None)
        game.play(seat, rng.choice(legal))


@pytest.mark.parametrize("seed", range(5))
def test_seats_do_not_disturb_each_other_within_a_round(seed: int) -> None:
    """The same choices, seat after seat forwards and backwards, give the same game (DI-121)."""
    faces = {die["id"]: die["faces"] for die in DICE["dice"]["list"]}
    first, second = (
        Game(Deal(["giza", "olympia", "rhodes", "babylon"], RandomChance(random.Random(seed), faces, range(4)), SHEET))
        for _ in range(2)
    )
    rng = random.Random(seed + 100)
    while not first.over:
        round_moves: list[list[Move]] = [[], [], [], []]
        for seat in range(4):
            current = first.round
            while not first.over and first.round == current and seat in first.to_act():
                move = rng.choice(first.legal(seat))
                round_moves[seat].append(move)
                first.play(seat, move)
        for seat in reversed(range(4)):
            for move in round_moves[seat]:
                second.play(seat, move)
        assert first.snapshot() == second.snapshot()


def test_take_back_restores_the_round_start() -> None:
    rng = random.Random(8)
    game = Game(random_deal(rng, 2, OPTIONS))
    while not game.over:
        before = game.snapshot()
        while 0 in game.to_act():
            game.play(0, rng.choice(game.legal(0)))
        game.retract(0)
        assert game.snapshot() == before
        for seat in (0, 1):
            current = game.round
            while not game.over and game.round == current and seat in game.to_act():
                game.play(seat, rng.choice(game.legal(seat)))


def test_the_documented_example_sheet_is_playable() -> None:
    text = (Path(__file__).parents[2] / "docs/dice-sheet.md").read_text(encoding="utf-8")
    example = tomllib.loads(text.split("```toml\n")[1].split("```")[0])
    rng = random.Random(1)
    game = Game(random_deal(rng, 2, {"sheet": example, "dice": DICE}))
    while not game.over:
        seat = game.to_act()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    assert game.end_reason == "bonuses"
