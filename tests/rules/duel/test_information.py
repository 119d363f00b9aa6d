"""What is public, hidden and private (DU-97 to DU-101)."""

from __future__ import annotations

import random
from typing import Any

from msgspec.json import encode
from msgspec.structs import replace

import septem
from septem.games.duel.model import LibraryDrew, LibraryDrewHidden
from septem.games.duel.room import DuelGame
from septem.games.duel.tables import CARD_IDS
from tests.rules.duel.tables import AGE_OF, Json, city, event, kinds, part, phase, table


def reached(seed: int, age: int, left: int = 20) -> DuelGame:
    """A random game at some point of an age."""
    rng = random.Random(seed)
    game = septem.new("duel", seed=seed, wonders="first_game")
    while game.view(0).age != age or len(game.view(0).structure) > left or phase(game) != "main":
        (seat,) = game.to_act
        game.play(
            seat, rng.choice([move for move in game.legal(seat) if move.data.action != "build"] or game.legal(seat))
        )
    return game


def face_down(game: DuelGame) -> dict[int, str]:
    """The cards that lie face down, by slot."""
    state = part(game)
    return {i: card for i, card in enumerate(state.structure or ()) if card and i not in (state.face_up or ())}


def words(data: Any) -> set[str]:
    """Every string in plain data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*(words(value) for value in data.values())) | set(data)
    if isinstance(data, list):
        return set().union(*(words(value) for value in data))
    return set()


def test_public_things() -> None:
    """DU-97, DU-OP9: cities, treasuries, wonders, tokens, pawn, open cards, discard pile and cards under wonders."""
    me = {**city(["quarry"], unbuilt=["sphinx"], tokens=["law"], coins=3), "wonders": {"pyramids": "baths"}}
    game = table("walls", me=me, discard_pile=["altar"], pawn=2)
    for seat in (0, 1, None):
        view = game.view(seat)
        own = view.cities[0]
        assert (own.coins, own.cards, own.unbuilt, own.tokens) == (3, ("quarry",), ("sphinx",), ("law",))
        assert own.wonders == {"pyramids": "baths"}
        assert (view.pawn, view.discard_pile) == (2, ("altar",))
        assert len(view.looting_tokens) == 4
        assert len(view.box_tokens) == 5
        assert "sphinx" not in (view.box_wonders or ())


def test_all_seats_see_the_same_but_the_library_draw() -> None:
    """DU-97, DU-100: views differ in nothing else."""
    game = reached(3, 2, 12)
    views = [replace(game.view(seat), seat=None, library_offer=None) for seat in (0, 1)]
    assert views[0] == views[1]


def test_guild_backs_are_known() -> None:
    """DU-98, DU-OP5: in Age III a face-down guild shows its back, not its identity."""
    game = reached(5, 3)
    cards = part(game).structure or ()
    for place in game.view(0).structure:
        card = cards[place.slot] or ""
        assert place.guild == card.endswith("guild")
        assert place.card in (None, card)


def test_hidden_things_are_not_in_the_view() -> None:
    """DU-99: face-down cards, removed cards and later ages appear only among everything that could lie there."""
    game = reached(7, 1, 16)
    view = game.view(0)
    unseen = view.unseen
    hidden = set(face_down(game).values())
    later = {card for deck in part(game).later_ages or () for card in deck}
    assert hidden
    assert not (hidden | later) & words(septem.as_data(replace(view, unseen={})))
    assert hidden < set(unseen["age1"])
    assert len(unseen["age1"]) == len(hidden) + 3
    assert list(unseen) == ["age1"]


def test_removed_cards_are_deduced_at_the_end_of_an_age() -> None:
    """DU-99: when every face-down card has been seen, the unseen ones are the removed ones."""
    game = reached(9, 1, 2)
    unseen = game.view(0).unseen["age1"]
    played = part(game).later_ages or ()
    assert len(unseen) == 3
    assert not set(unseen) & {card for deck in played for card in deck}
    assert {AGE_OF[card] for card in unseen} == {1}


def library_game() -> DuelGame:
    return table("walls", me=city(unbuilt=["great_library"]))


def test_the_library_draw_is_private() -> None:
    """DU-100, DU-OP4: only the drawing player sees the three tokens, in view and log; the kept one is public."""
    game = library_game()
    game.play(0, "wonder great_library with walls")
    offer = game.view(0).library_offer or ()
    assert len(offer) == 3
    assert game.view(1).library_offer is game.view(None).library_offer is None
    assert event(game, LibraryDrew, 0).token == offer
    for seat in (1, None):
        assert "library-drew" not in kinds(game, seat)
        assert event(game, LibraryDrewHidden, seat) == LibraryDrewHidden(seat=0, count=3)
    assert game.legal(1) == []
    game.play(0, f"library {offer[1]}")
    assert game.view(1).cities[0].tokens == (offer[1],)


def twin(game: DuelGame, change: Json) -> DuelGame:
    """The same position with something hidden changed."""
    position: Json = septem.as_data(game.position())
    return septem.load({**position, "state": {**position["state"], **change}})


def test_hidden_differences_change_nothing_a_seat_sees() -> None:
    """DU-99, DU-100: views, legal moves, refusals and errors stay byte-equal."""
    game = reached(11, 3, 15)
    plain = [slot for slot, card in face_down(game).items() if not card.endswith("guild")]
    cards = list(part(game).structure or ())
    cards[plain[0]], cards[plain[1]] = cards[plain[1]], cards[plain[0]]
    other = twin(game, {"structure": cards, "streams": [9, 8, 7, 6, 5, 4, 3, 2]})
    assert other.position() != game.position()
    (seat,) = game.to_act
    for one in (0, 1, None):
        assert encode(game.view(one)) == encode(other.view(one))
    assert game.legal(seat) == other.legal(seat)
    assert game.refused(seat) == other.refused(seat)
    assert game.explain(seat) == other.explain(seat)
    errors = []
    for one_game in (game, other):
        said = []
        for card in CARD_IDS:
            try:
                one_game.copy().play(seat, f"build {card}")
                said.append("")
            except septem.IllegalMove as problem:
                said.append(str(problem))
        errors.append(said)
    assert errors[0] == errors[1]


def test_one_seed_gives_one_game() -> None:
    """DU-101: everything random comes from the seed."""
    for seed in range(5):
        assert septem.new("duel", seed=seed).position() == septem.new("duel", seed=seed).position()
    assert len({encode(septem.new("duel", seed=seed).position()) for seed in range(30)}) == 30
    games = [library_game() for _ in range(2)]
    for game in games:
        game.play(0, "wonder great_library with walls")
    assert games[0].view(0) == games[1].view(0)
