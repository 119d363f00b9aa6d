"""Views of 7 Wonders are safe: what a seat cannot know changes nothing it is shown or told."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import septem
from septem.core.game import AnyGame as Game
from septem.games.wonders.engine import WondersState
from septem.games.wonders.model import View
from septem.games.wonders.room import ROOM
from tests.games.wonders.translate import TABLES, growing, table
from tests.rules.wonders.table import laid


def told(game: Game, seat: int) -> bytes:
    """Everything a seat is shown: view, moves, refusals, advice."""
    everything = [game.view(seat), game.legal(seat), game.refused(seat), game.explain(seat)]
    return msgspec.json.encode(everything)


def errors(game: Game, seat: int, texts: list[str]) -> list[str]:
    """What happens when a seat tries these moves."""
    found = []
    for text in texts:
        try:
            game.copy().play(seat, text)
            found.append("legal")
        except septem.IllegalMove as problem:
            found.append(f"{problem.reason} {problem}")
    return found


def redrawn(game: Game, seat: int, seed: int) -> Game:
    """The game at the beginning of its phase with everything redrawn that the seat cannot know."""
    state = game.state.copy()
    state.redraw(seat, seed)
    assert isinstance(state, WondersState)
    return septem.Game(ROOM, game.players, game.options, game.seed, state)


def hidden_cards(game: Game, seat: int) -> set[str]:
    """Cards that lie only where the seat has never seen them."""
    view = game.view(seat)
    known = {card for city in view.cities for card in city.cards}
    known |= {*view.hand, *(row.card for row in view.away if row.card)}
    known |= {card for group in view.memory for card in group.cards}
    if view.free_city and view.free_city.pile_card:
        known.add(view.free_city.pile_card)
    state = laid(game)
    everything = [*state["hands"], *state["decks"].values(), state["undealt"], state["box"]]
    everything.append([row["card"] for row in state["away"]])
    return {card for cards in everything for card in cards} - known


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_redrawn_games_look_the_same(players: int, edition: int) -> None:
    """View, legal moves, refusals, advice and errors are equal byte by byte after a redraw."""
    rng = random.Random(players + 10 * edition)
    for seed in range(2):
        game = table(300 + seed, players, edition)
        phase = -1
        while not game.over:
            seat = rng.randrange(players)
            if game.step != phase and rng.random() < 0.5:
                other = redrawn(game, seat, rng.randrange(2**32))
                assert told(other, seat) == told(game, seat)
                texts = [f"sell {card}" for hand in laid(game)["hands"] for card in hand]
                texts += [f"recover {row['card']}" for row in laid(game)["away"]]
                assert errors(other, seat, texts) == errors(game, seat, texts)
            phase = game.step
            actor = rng.choice(game.to_act)
            game.play(actor, growing(rng, [move.notation for move in game.legal(actor)]))


def test_redraws_do_change_hidden_cards() -> None:
    """The redraw of these tests is no idle one: hands of others and decks do change."""
    game = table(5, 4, 1)
    other = redrawn(game, 0, 1)
    mine, theirs = laid(game), laid(other)
    assert mine["hands"][0] == theirs["hands"][0]
    assert mine["hands"][1:] != theirs["hands"][1:]
    assert mine["decks"] != theirs["decks"]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_hidden_cards_are_nowhere(players: int, edition: int) -> None:
    """No card a seat has never seen is named in anything it is shown, nor told to a spectator."""
    rng = random.Random(players)
    game = table(500 + players, players, edition)
    while not game.over:
        seat = rng.choice(game.to_act)
        if rng.random() < 0.4:
            shown = named(game, seat) + json.dumps(septem.as_data(game.events(seat)))
            assert [card for card in sorted(hidden_cards(game, seat)) if f'"{card}"' in shown] == []
            assert_spectator_knows_nothing(game)
        game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))


def named(game: Game, seat: int) -> str:
    """Everything a seat is shown; rulings name cards whether hidden or not, they must be the same for all."""
    view = game.view(seat)
    assert [row.ruled_out for row in view.away] == [row.ruled_out for row in game.view(None).away]
    return msgspec.json.encode(
        [without_rulings(view), game.legal(seat), game.refused(seat), game.explain(seat)]
    ).decode()


def without_rulings(view: View) -> Any:
    """A view, as plain data, without the cards that public facts rule out."""
    away = tuple(msgspec.structs.replace(row, ruled_out=()) for row in view.away)
    return septem.as_data(msgspec.structs.replace(view, away=away))


def assert_spectator_knows_nothing(game: Game) -> None:
    """A spectator is shown only what all see."""
    shown = json.dumps([without_rulings(game.view(None)), septem.as_data(game.events(None))])
    for hand in laid(game)["hands"]:
        for card in hand:
            allowed = any(card in city.cards for city in game.view(None).cities)
            allowed = allowed or any(row.card == card for row in game.view(None).away)
            allowed = allowed or any(card == getattr(entry.event, "card", None) for entry in game.events(None))
            assert allowed or f'"{card}"' not in shown


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_sealed_choices_do_not_leak(players: int, edition: int) -> None:
    """Whatever the others have sealed, a seat that has not chosen sees the same."""
    rng = random.Random(edition)
    game = table(700 + players, players, edition)
    while not game.over:
        waiting = game.to_act[-1]
        twins = [game.copy(), game.copy()]
        if len(game.to_act) > 1:
            for twin in twins:
                for other in game.to_act[:-1]:
                    while other in twin.to_act:
                        twin.play(other, rng.choice(twin.legal(other)))
            for seat in (waiting, None):
                views = [json.dumps(septem.as_data(twin.view(seat))) for twin in twins]
                assert views[0] == views[1]
                assert twins[0].events(seat) == twins[1].events(seat) == game.events(seat)
            assert told(twins[0], waiting) == told(twins[1], waiting)
            assert msgspec.structs.replace(twins[0].view(waiting), to_act=game.to_act) == game.view(waiting)
        for seat in list(game.to_act):
            while seat in game.to_act and game.step == twins[0].step:
                game.play(seat, growing(rng, [move.notation for move in game.legal(seat)]))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_events_of_hidden_sales(players: int) -> None:
    """First edition: whichever cards the others sell, a seat is told the same."""
    for seed in range(8):
        game = septem.new(
            "wonders",
            players,
            seed,
            edition=1,
            boards=["giza", "rhodes", "ephesos", "alexandria", "olympia"][: max(players, 3)],
        )
        other = redrawn(game, 0, seed)
        for one in (game, other):
            for seat in range(players):
                while seat in one.to_act and one.step == 0:
                    sales = [move for move in one.legal(seat) if move.data.action == "sell"]
                    one.play(seat, sales[0] if sales else one.legal(seat)[0])
        assert game.events(0) == other.events(0)
        assert public(game.view(0)) == public(other.view(0))


def public(view: View) -> View:
    """A view without the new hand, which may differ."""
    free_city = view.free_city and msgspec.structs.replace(view.free_city, drawn=None)
    return msgspec.structs.replace(view, hand=(), free_city=free_city)


def test_spectator() -> None:
    """A spectator sees the table, no hand, no memory, nothing sealed."""
    game = septem.new("wonders", 3, 4)
    game.play(0, game.legal(0)[0])
    view = game.view(None)
    assert (view.seat, view.hand, view.memory, view.sealed) == (None, (), (), ())
    assert view.to_act == (1, 2)
    assert json.loads(json.dumps(septem.as_data(view))) == septem.as_data(view)
