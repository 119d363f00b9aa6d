"""The prover of tools/supremacy_proof.py on small positions where everybody sees what is true."""

from typing import Any

import pytest
from tools.supremacy_proof import Claim, Prover, TooLong, duel, redrawn

from septem.games.duel.room import DuelGame
from tests.rules.duel.tables import city, table

FIVE = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]
"""All symbols on cards but the one of academy and study."""


def shown(*cards: str, **fields: Any) -> DuelGame:
    """Three cards of Age III to take, two more below them."""
    cards = (*cards, "palace", "gardens")[:3]
    return table(age=3, structure={0: "senate", 1: "obelisk", **dict(enumerate(cards, 2))}, **fields)


def holds(game: DuelGame, claim: Claim, move: str = "") -> bool:
    """Whether a claim is true, after a move if one is named, in a few worlds."""
    (seat,) = game.to_act
    worlds = redrawn(duel(game.state), seat, range(20))
    if not move:
        return Prover(100_000).holds(worlds, claim)
    code = next(one.code for one in game.legal(seat) if one.notation == move)
    return Prover(100_000).holds_after(worlds, code, claim)


def test_the_sixth_symbol_wins() -> None:
    game = shown("academy", me=city(FIVE))
    assert holds(game, Claim(0, 0, 1))
    assert holds(game, Claim(0, 0, 1), "build academy")
    assert not holds(game, Claim(0, 0, 1), "build palace")
    assert not holds(shown("academy", me=city(FIVE, coins=0)), Claim(0, 0, 1))


def test_what_the_other_wins_with_must_be_taken() -> None:
    game = shown("academy", opp=city(FIVE))
    assert holds(game, Claim(1, 1, 1), "build palace")
    assert not holds(game, Claim(0, 1, 1), "build palace")
    for move in ("build academy", "discard academy"):
        assert holds(game, Claim(0, 1, 1), move)
        assert not holds(game, Claim(1, 1, 1), move)


def test_two_threats_are_one_too_many() -> None:
    """Whatever the other takes; unless a second turn takes both."""
    threats: Any = {"active": 1, "me": city(FIVE)}
    assert holds(shown("academy", "study", **threats), Claim(0, 0, 1))
    assert not holds(shown("academy", **threats), Claim(0, 0, 1))
    again = city(unbuilt=["sphinx"])
    assert not holds(shown("academy", "study", opp=again, **threats), Claim(0, 0, 1))


def test_choices_and_extra_turns_belong_to_a_turn() -> None:
    """A discarded card by the Mausoleum; with Theology the turn goes on, and the last symbol can be built."""
    pile = {"discard_pile": ["university"]}
    me: Any = {"cards": FIVE[:4], "unbuilt": ["mausoleum"]}
    assert not holds(shown("academy", me=city(**me), **pile), Claim(0, 0, 1))
    assert holds(shown("academy", me=city(**me), **pile), Claim(0, 0, 2), "build academy")
    game = shown("academy", me=city(**me, tokens=["theology"]), **pile)
    assert holds(game, Claim(0, 0, 1), "wonder mausoleum with palace")
    assert not holds(game, Claim(0, 0, 1), "wonder mausoleum with academy")


def test_shields_win_too() -> None:
    game = shown("arsenal", pawn=6)
    assert holds(game, Claim(0, 0, 1), "build arsenal")
    assert not holds(shown("arsenal", pawn=5), Claim(0, 0, 1))


def test_nobody_knows_what_lies_face_down() -> None:
    """The winning card may lie under either of two cards: a second turn could find it, if one knew where."""
    structure = {0: "palace", 1: "senate", 2: "academy", 3: "obelisk", 4: "port", 5: "gardens", 8: "circus"}
    game = table(age=3, structure=structure, me=city(FIVE, unbuilt=["sphinx"]))
    claim = Claim(0, 0, 1)
    worlds = redrawn(duel(game.state), 0, range(200))
    won = [
        {move.notation for move in game.legal(0) if Prover(1000).holds_after([world], move.code, claim)}
        for world in worlds
    ]
    ways = set().union(*won)
    assert ways == {"wonder sphinx with gardens", "wonder sphinx with circus"}
    assert not holds(game, claim)
    both = [world for world, found in zip(worlds, won, strict=True) if len(found) == 2]
    either = [world for world, found in zip(worlds, won, strict=True) if found]
    assert Prover(100_000).holds(both, claim)
    assert not Prover(100_000).holds(either, claim)


def test_a_proof_may_not_go_on_for_ever() -> None:
    game = shown("academy", me=city(FIVE))
    with pytest.raises(TooLong):
        Prover(2).holds(redrawn(duel(game.state), 0, range(2)), Claim(0, 0, 2))
