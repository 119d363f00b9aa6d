"""The facade: written forms, views, sampling, events, texts, explanations."""

from __future__ import annotations

import json
import pickle
from collections import Counter

import pytest
from msgspec.structs import replace

import septem
from septem.core.rng import Rng
from septem.games.dice.model import Attacked, Build, Built, CoinsGained, Crossed, Passed
from septem.games.dice.room import ROOM, DiceGame
from septem.games.dice.tables import CITY_BUILDINGS
from tests.games.dice.fixtures import Json, box, sheet, written


def random_step(game: DiceGame, rng: Rng) -> None:
    seat = game.to_act[rng.below(len(game.to_act))]
    codes = game.state.legal_codes(seat)
    game.play(seat, codes[rng.below(len(codes))])


def through_json(value: object) -> Json:
    found: Json = json.loads(json.dumps(septem.as_data(value)))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_positions_and_records_round_trip(seed: int) -> None:
    game, rng = septem.new("dice", 2 + seed, seed=seed), Rng(seed)
    count = 0
    while not game.over:
        if count % 4 == 0:
            position = game.position()
            twin = septem.load(through_json(position))
            assert twin.position() == position
            assert twin.state.streams() == game.state.streams()
            assert [twin.view(seat) for seat in range(2 + seed)] == [game.view(seat) for seat in range(2 + seed)]
            assert [twin.legal(seat) for seat in game.to_act] == [game.legal(seat) for seat in game.to_act]
        random_step(game, rng)
        count += 1
    record = game.record()
    again = septem.replay(through_json(record))
    assert again.position() == game.position()
    assert again.record() == record
    assert [entry.event for entry in again.events(None)] == [entry.event for entry in game.events(None)]
    assert septem.load(game.position()).result == game.result
    assert pickle.loads(pickle.dumps(game)).record() == record


def test_every_move_can_be_given_in_four_ways() -> None:
    game, rng = septem.new("dice", 3, seed=9), Rng(9)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        assert len({move.notation for move in legal}) == len({move.code for move in legal}) == len(legal)
        move = legal[rng.below(len(legal))]
        results = []
        for given in (move, move.code, move.notation, move.data):
            twin = game.copy()
            twin.play(seat, given)
            results.append(twin.position())
        assert results[0] == results[1] == results[2] == results[3]
        game.play(seat, move)


def test_coins_paid_are_what_the_move_said() -> None:
    """Conservation: coins change by exactly the announced price and gains of the events."""
    game, rng = septem.new("dice", 3, seed=3), Rng(3)
    while not game.over:
        purses = [board.coins for board in game.view(None).cities]
        told, phase = len(game.events(None)), game.step
        while not game.over and game.step == phase:
            random_step(game, rng)
        for entry in game.events(None, since=told):
            match entry.event:
                case Built(seat=seat, coins=coins, gained=gained):
                    purses[seat] -= coins - gained
                case Crossed(seat=seat, coins=coins) | Attacked(seat=seat, coins=coins):
                    purses[seat] -= coins
                case CoinsGained(seat=seat, coins=coins) | Passed(seat=seat, coins=coins):
                    purses[seat] += coins
        assert purses == [board.coins for board in game.view(None).cities]


@pytest.mark.parametrize("seed", range(4))
def test_views_hide_what_others_have_sealed(seed: int) -> None:
    """A game in which others have sealed nothing looks the same but for who is to act."""
    game, rng = septem.new("dice", 3, seed=seed), Rng(seed)
    while not game.over:
        for seat in (0, 1, 2):
            position = written(game)
            position["sealed"] = [one for one in position["sealed"] if one[0] == seat]
            position["state"]["streams"] = [1 + rng.below(2**31 - 1) for _ in range(8)]
            alone = septem.load(position)
            assert replace(alone.view(seat), to_act=()) == replace(game.view(seat), to_act=())
            assert alone.legal(seat) == game.legal(seat)
            assert alone.refused(seat) == game.refused(seat)
            assert alone.explain(seat) == game.explain(seat)
        random_step(game, rng)


@pytest.mark.parametrize("seed", range(4))
def test_samples_fit_the_view(seed: int) -> None:
    game, rng = septem.new("dice", 2 + seed, seed=seed), Rng(seed)
    while not game.over:
        for seat in (*range(2 + seed), None):
            view = game.view(seat)
            for given in (view, through_json(view)):
                assert septem.sample(given, rng).view(seat) == view
        random_step(game, rng)


def test_samples_are_uniform_over_the_coming_dice() -> None:
    game, rng = septem.new("dice", 2, seed=1), Rng(2)
    view, faces = game.view(0), Counter[str]()
    for _ in range(600):
        drawn = septem.sample(view, rng)
        drawn.play(0, "pass")
        drawn.play(1, "pass")
        faces[next(die.face for die in drawn.view(None).forum if die.die == "blue")] += 1
    assert len(faces) == 6
    assert sum((count - 100) ** 2 / 100 for count in faces.values()) < 20.5  # 5 degrees of freedom, p 0.001


def test_sampled_turns_of_others_are_uniform() -> None:
    """A finished turn without chains: every legal action is equally likely, whatever was really sealed."""
    given = sheet(market=[box(f"m{number}", "camel", "coin7", "chest") for number in range(5)])
    game, rng, drawn = septem.new("dice", 2, seed=1, sheet=given), Rng(5), Counter[str]()
    legal = [move.notation for move in game.legal(1)]
    assert len(legal) == 6
    game.play(1, "pass")
    view = game.view(0)
    for _ in range(600):
        ((seat, text),) = septem.sample(view, rng).position().sealed
        drawn[text] += seat
    assert sorted(drawn) == sorted(legal)
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 20.5  # 5 degrees of freedom, p 0.001


def test_explanations_agree_with_legal_moves() -> None:
    game, rng = septem.new("dice", 4, seed=6), Rng(6)
    while not game.over:
        for seat in game.to_act:
            if game.view(seat).phase != "action":
                continue
            advice = game.explain(seat)
            possible = {f"build {die.die} {one.price.box}" for die in advice.dice for one in die.boxes if one.possible}
            legal = game.legal(seat)
            assert possible == {move.notation for move in legal if isinstance(move.data, Build)}
            assert bool(advice.wonder and advice.wonder.possible) == any(move.notation == "wonder" for move in legal)
            own = game.view(seat).cities[seat]
            assert (advice.score, advice.points) == (own.score, own.points)
            assert advice.points == sum(advice.score.values())
        random_step(game, rng)


def test_explanation_names_who_satisfies_the_guild() -> None:
    given = sheet(market=[box("m", "camel"), box("n", "camel"), box("o", "camel")])
    state = {
        "cities": [
            {"board": "argos", "coins": 0, "crossed": ["m"]},
            {"board": "delphi", "coins": 0, "crossed": ["m", "n"]},
            {"board": "thebes", "coins": 0},
            {"board": "sparta", "coins": 0, "crossed": ["n"]},
        ],
        "forum": written(septem.new("dice", 2, 1))["state"]["forum"],
    }
    game = septem.load({"game": "dice", "players": 4, "options": {"sheet": given}, "state": state})
    assert game.explain(0).guild["cmp_yellow"] == (1, 3)
    assert game.explain(2).guild["cmp_blue"] == (0, 1, 2, 3)


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_every_event_and_reason_has_words(language: str) -> None:
    game, rng = septem.new("dice", 5, seed=2), Rng(2)
    said = game.texts(language)
    while not game.over:
        seat = game.to_act[0]
        for one in game.refused(seat)[:3]:
            assert said.has(f"reason-{one.reason.code}")
            assert "{" not in game.reason_text(one.reason, language)
        assert said.has(f"phase-{game.view(seat).phase}")
        random_step(game, rng)
    for entry in game.events(None):
        event = entry.event
        text = game.event_text(event, language, ["Ann", "Bob", "Cy", "Di", "Ed"])
        assert said.has(f"event-{event.kind}")
        assert text != event.kind
    assert all(said.has(f"category-{building}") for building in CITY_BUILDINGS)
    assert game.result is not None
    assert said.has(f"end-{game.result.reason}")


def test_statistics_columns_agree_with_the_result() -> None:
    game, rng = septem.new("dice", 3, seed=8), Rng(8)
    while not game.over:
        random_step(game, rng)
    result = game.result
    assert result is not None
    for seat in range(3):
        row = dict(zip(ROOM.columns, game.state.row(seat, len(ROOM.columns)), strict=True))
        board = game.view(None).cities[seat]
        assert row["points"] == result.points[seat]
        assert {building: row[building] for building in CITY_BUILDINGS} == result.categories[seat]
        assert (row["coins"], row["rounds"]) == (board.coins, game.view(None).round)
        assert ROOM.labels["board"][row["board"]] == board.board


def test_every_option_has_words_and_what_a_form_needs() -> None:
    forms = {form.name: form for form in ROOM.option_forms()}
    for language in ("en", "cs", "sk"):
        said = ROOM.texts(language)
        assert all(said.has(form.text) for form in forms.values())
        assert said.has("option-sheet-null")
        assert said.has("option-sheet-file")
    assert (forms["sheet"].kind, forms["sheet"].values, forms["sheet"].default) == ("file", (None,), None)
    assert (forms["max_rounds"].kind, forms["max_rounds"].default) == ("number", 200)
    assert [septem.new("dice", max_rounds=number).options.max_rounds for number in (1, 1000)] == [1, 1000]


def test_a_game_shows_itself_in_a_few_lines() -> None:
    lines = repr(septem.new("dice", 3, seed=4)).splitlines()
    assert lines[0] == "7 Wonders Dice: round 1"
    assert lines[1].split() == ["player", "city", "coins", "bonuses", "boxes", "points"]
    assert len(lines) == 5
