"""Two players: what the other seat may not learn of the card the holder drew (SW-28, SW-101 to SW-105)."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import septem
from septem.core.game import AnyGame as Game
from tests.games.wonders.test_sampling import laid_anew, sampled
from tests.games.wonders.test_views import redrawn, without_rulings
from tests.games.wonders.translate import growing
from tests.rules.wonders.table import Table, city, laid, texts

Json = dict[str, Any]


def state_of(game: Game) -> Json:
    found: Json = laid(game)
    return found


def play_phase(game: Game, rng: random.Random) -> None:
    """Everybody decides once; sales and stages are frequent."""
    phase = game.step
    while game.step == phase and not game.over:
        seat = game.to_act[0]
        legal = [move.notation for move in game.legal(seat)]
        hidden = [text for text in legal if "sell" in text or "wonder" in text]
        game.play(seat, rng.choice(hidden) if hidden and rng.random() < 0.5 else growing(rng, legal))


def last_draws(seed: int) -> Iterator[tuple[Game, int, str, int]]:
    """Games after every age in which the last card drawn was not built: the seat that did not draw, card and row."""
    boards = ["giza", "babylon", "ephesos"]
    game = septem.new("wonders", 2, seed, edition=1, boards=boards, sides=["A", "B", "A"])
    rng = random.Random(seed)
    while not game.over:
        before = state_of(game)
        play_phase(game, rng)
        if before["phase"] == "choose" and before["turn"] == 6:
            holder = (5 + (before["age"] == 2)) % 2
            drawn = before["hands"][holder][-1]
            while laid(game)["phase"] == "seventh_card":
                play_phase(game, rng)
            rows = [number for number, row in enumerate(state_of(game)["away"]) if row["card"] == drawn]
            if rows:
                yield game, 1 - holder, drawn, rows[0]


def test_the_last_card_drawn_stays_secret() -> None:
    """SW-28, SW-101, SW-102, SW-105: wherever it went face down on turn 6, the other seat never learns its name."""
    places = set()
    for seed in range(30):
        for game, other, drawn, row in last_draws(seed):
            assert f'"{drawn}"' not in json.dumps([without_rulings(game.view(seat)) for seat in (other, None)])
            away = state_of(game)["away"][row]
            places.add((away["turn"], away["city"] == 2))
            if away["ruled_out"]:  # then SW-95 may have left but one card
                continue
            cards = {septem.sample(game.view(other), septem.Rng(n)).position().state.away[row].card
                     for n in range(8)}  # fmt: skip
            assert len(cards) > 1, away
            assert len({drawn_again(game, other, n)["away"][row]["card"] for n in range(40)}) > 1
    assert places == {(6, False), (6, True), (7, False)}


def drawn_again(game: Game, seat: int, seed: int) -> Json:
    """The position with everything redrawn that the seat cannot know."""
    return state_of(redrawn(game, seat, seed))


def seventh() -> Game:
    """Turn 6 of Age I: seat 1 has Babylon's seventh card and draws the altar as the last of its hand."""
    one = Table(city("giza"), city("babylon", "B", stages=2), city("ephesos", coins=0), edition=1, players=2, turn=6)
    return one.hand(1, "baths theater altar").load()


@pytest.mark.parametrize("move", ["sell altar", "decline"])
def test_the_seventh_card_may_be_the_card_drawn(move: str) -> None:
    """SW-73, SW-101: sold or declined as a seventh card, it could be any card seat 0 has not seen."""
    game = seventh()
    game.play(1, "sell baths")
    game.play(1, sorted(texts(game, 1, "theater"))[0])
    game.play(0, game.legal(0)[-1])
    assert state_of(game)["hands"][1] == ["altar"]
    assert '"altar"' not in json.dumps(without_rulings(game.view(0)))
    game.play(1, move)
    (group,) = [group for group in game.view(0).memory if group.age == 1]
    assert group.unseen == 1
    assert '"altar"' not in json.dumps(without_rulings(game.view(0)))
    row = next(number for number, row in enumerate(state_of(game)["away"]) if row["card"] == "altar")
    for states in (sampled(game, 60), laid_anew(game, 60)):
        assert len({state["away"][row]["card"] for state in states}) > 2


# ---- the first turn: the other seat has not seen the hand --------------------------------------
BOARDS = ["halikarnassos", "giza", "rhodes"]


def second_age(drawn: int, **options: Any) -> Game:
    """Age II begins; seat 1 holds the same eight cards whichever of them it has drawn; seat 0 can pay for a stage."""
    given = {"edition": 1, "boards": BOARDS, "sides": ["B", "A", "A"], "mausoleum_timing": "end_of_turn", **options}
    position = septem.as_data(septem.new("wonders", 2, 6, **given).position())
    state = position["state"]
    deck = state["decks"].pop("2")
    hand = deck[7:15]
    hand.append(hand.pop(drawn))
    state |= {"age": 2, "hands": [deck[:7], hand], "undealt": deck[15:]}
    state["cities"][0] |= {"coins": 40, "cards": ["ore_vein", "clay_pool", "loom_1", "glassworks_1", "press_1"]}
    state["cities"][2] |= {"coins": 0}
    return septem.load(position)


def first_turn(drawn: int, **options: Any) -> Game:
    """Seat 1 sells for both cities; seat 0 builds a stage and looks through the pile."""
    game = second_age(drawn, **options)
    game.play(1, sorted(texts(game, 1, "sell"))[0])
    game.play(1, sorted(texts(game, 1, "free-city sell"))[0])
    game.play(0, sorted(texts(game, 0, "wonder"))[0])
    assert state_of(game)["phase"] == "discard_build"
    return game


def everything(game: Game, seat: int | None) -> str:
    """View and events of a seat, and what can be drawn from them."""
    if seat is None:
        return json.dumps(septem.as_data([game.view(None), game.events(None)]))
    marks = [row["fresh"] for row in drawn_again(game, seat, 1)["away"]]
    return json.dumps(septem.as_data([game.view(seat), game.events(seat), marks]))


@pytest.mark.parametrize("turned", [True, False])
def test_nobody_learns_which_card_of_an_unseen_hand_was_drawn(turned: bool) -> None:
    """SW-101 to SW-104: turned up or found in the pile, a card does not say whether it came from the draw pile."""
    games = [first_turn(drawn, reveal_all_choices=turned) for drawn in range(8)]
    assert all(row.card for row in games[0].view(0).away)
    assert len({laid(game)["away"][0]["card"] for game in games}) == 1
    for seat in (0, None):
        assert len({everything(game, seat) for game in games}) == 1


@pytest.mark.parametrize("turned", [True, False])
def test_spectators_never_learn_which_card_was_drawn(turned: bool) -> None:
    """SW-102: on later turns the other seat can tell, a spectator cannot."""
    views = set()
    for last in ("stockade", "apothecary", "altar"):
        one = Table(city("giza"), city("rhodes"), city("ephesos", coins=0), edition=1, players=2, turn=2)
        cards = ["altar", "theater", "apothecary", "marketplace", "stockade", "workshop", "barracks"]
        cards.sort(key=lambda card: card == last)
        game = one.hand(1, " ".join(cards)).option(reveal_all_choices=turned).load()
        for seat, text in [(1, "sell stockade"), (1, "free-city sell apothecary"), (0, game.legal(0)[-1].notation)]:
            game.play(seat, text)
        views.add(everything(game, None))
    assert len(views) == 1
