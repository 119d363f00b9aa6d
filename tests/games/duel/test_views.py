"""Views give nothing away, sampled games fit them, and sampling is uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import comb, perm

import pytest
from msgspec.json import encode

import septem
from septem.core.rng import Rng
from septem.games.duel.room import ROOM, DuelGame
from tests.games.duel.play import steps, until


def redrawn(game: DuelGame, seat: int, seed: int) -> DuelGame:
    """The game with everything unknown to a seat drawn anew by the engine."""
    state = game.state.copy()
    state.redraw(seat, seed)
    return septem.Game(ROOM, 2, game.options, None, state)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_cannot_know_does_not_show(seed: int) -> None:
    changed = 0
    for number, game in enumerate(steps(seed)):
        for seat in (0, 1):
            other = redrawn(game, seat, 100 * seed + number)
            assert encode(other.view(seat)) == encode(game.view(seat))
            assert other.legal(seat) == game.legal(seat)
            assert other.refused(seat) == game.refused(seat)
            assert other.explain(seat) == game.explain(seat)
            changed += other.position() != game.position()
            septem.load(other.position())
    assert changed > 100


@pytest.mark.parametrize("seed", range(6))
def test_sampled_games_fit_the_view(seed: int) -> None:
    for number, game in enumerate(steps(seed)):
        for seat in (0, 1, None):
            view = game.view(seat)
            sampled = septem.sample(encode(view), Rng(number))
            assert sampled.view(seat) == view
            assert sampled.over == game.over


def hidden_cards(game: DuelGame) -> tuple[str, ...]:
    """The face-down cards by slot."""
    state = game.position().state
    return tuple(card for slot, card in enumerate(state.structure or ()) if card and slot not in (state.face_up or ()))


def check_uniform(game: DuelGame, seat: int, picture: Callable[[DuelGame], Hashable], kinds: int) -> None:
    """All possible pictures come up, each about equally often, from the view and from the engine."""
    each = 60
    view = game.view(seat)
    rng = Rng(5)
    for draw in (lambda: septem.sample(view, rng), lambda: redrawn(game, seat, rng.seed())):
        found = Counter(picture(draw()) for _ in range(each * kinds))
        assert len(found) == kinds
        squares = sum((count - each) ** 2 / each for count in found.values())
        assert squares < kinds - 1 + 6 * (2 * (kinds - 1)) ** 0.5  # chi-squared: mean and six standard deviations


def late(age: int, down: int, guilds: int = 0) -> DuelGame:
    """A game in which so many cards lie face down, so many of them guilds."""
    for seed in range(400):
        for game in steps(seed, wonders="first_game"):
            view = game.view(None)
            faces = [place.guild for place in view.structure if place.card is None]
            if (view.age, view.phase, len(faces), sum(faces)) == (age, "main", down, guilds):
                return game
    raise AssertionError


def test_two_face_down_cards_of_five_unseen() -> None:
    check_uniform(late(1, 2), 0, hidden_cards, perm(5, 2))


def test_a_face_down_guild_and_another_card() -> None:
    game = late(3, 2, 1)
    unseen = game.view(0).unseen
    ways = len(unseen["guilds"]) * len(unseen["age3"])
    assert len(unseen["age3"]) == 4
    check_uniform(game, 1, hidden_cards, ways)


def test_the_second_group_of_the_draft() -> None:
    game = septem.new("duel", seed=1)
    check_uniform(game, 0, lambda one: one.position().state.draft, comb(8, 4))


def test_the_library_draw_of_the_other() -> None:
    game = until(1, "choose_box_progress")
    (seat,) = game.to_act
    check_uniform(game, 1 - seat, lambda one: one.position().state.library_offer, comb(5, 3))
    own = septem.sample(game.view(seat), Rng(1))
    assert own.position().state.library_offer == game.position().state.library_offer


def test_removed_cards_and_guilds_of_later_ages() -> None:
    """Single cards of an age to come are in it with the right chance: 20 of 23, 17 of 20, 3 of 7."""
    game = late(1, 2)
    view = game.view(0)
    counts: Counter[str] = Counter()
    rng = Rng(2)
    for _ in range(1500):
        decks = septem.sample(view, rng).position().state.later_ages
        counts.update(card for deck in decks for card in deck)
    for card, chance in (("sawmill", 20 / 23), ("walls", 20 / 23), ("palace", 17 / 20), ("builders_guild", 3 / 7)):
        spread = (1500 * chance * (1 - chance)) ** 0.5
        assert abs(counts[card] - 1500 * chance) < 5 * spread


def test_future_randomness_is_not_the_real_one() -> None:
    """The stream that will draw the library tokens is redrawn too."""
    game = septem.new("duel", seed=4)
    real = game.state.streams()[:4]
    assert redrawn(game, 0, 1).state.streams()[:4] != real
    assert septem.sample(game.view(0), Rng(1)).state.streams()[:4] != real
