"""The turn in Architects (AR-10 to AR-19, AR-96, AR-97)."""

from __future__ import annotations

import septem
from tests.rules.architects.table import giza, kinds, known, mine, moves, play, refused, seat, table


def test_only_the_active_player_acts() -> None:
    """AR-10: peek, main pick, resolution, end; nobody else has a choice."""
    game = giza(central="wood")
    assert game.to_act == (0,)
    assert game.legal(1) == []
    assert game.view(None).phase == "pick"
    play(game, "take left")
    assert game.to_act == (1,)


def test_available_cards() -> None:
    """AR-11, AR-12: the tops of the left, right and central decks, of which exactly one is taken."""
    game = giza(decks={"giza": "wood clay", "babylon": "glass"}, central="gear")
    assert moves(game) == ["take left", "take right", "take central"]
    cards = {move.notation: move.why and known(move).card for move in game.legal(0)}
    assert cards == {"take left": "wood", "take right": "glass", "take central": None}
    play(game, "take right")
    assert mine(game).cards == {"glass": 1}
    assert game.to_act == (1,)


def test_empty_decks_offer_nothing() -> None:
    """AR-11, AR-80: no choice from an empty deck."""
    game = giza(decks={"giza": "", "babylon": "glass"})
    assert moves(game) == ["take right"]


def test_the_central_card_is_taken_unseen() -> None:
    """AR-12, AR-13: it becomes public by lying in the area."""
    game = giza(central="gear wood")
    play(game, "take central")
    assert mine(game).cards == {"gear": 1}
    assert game.view(0).central.top is None


def test_next_card_is_visible_at_once() -> None:
    """AR-14: the next card of a wonder deck lies open, the central deck stays hidden."""
    game = giza(decks={"giza": "wood clay"}, central="gear")
    play(game, "take left")
    assert game.view(2).decks["giza"].top == "clay"
    assert game.view(2).central.top is None


def test_what_a_card_does_at_once() -> None:
    """AR-15: the cat moves, horns turn tokens, held tokens become live, before any choice."""
    game = giza(tokens="propaganda", decks={"giza": "red1 wood"}, central="gear")
    play(game, "take left")
    view = game.view(0)
    assert view.conflict.battle == 1
    assert view.live == ("propaganda",)
    game = giza(decks={"giza": "blue2cat"})
    play(game, "take left")
    assert game.view(None).cat == 0


def test_resolution_in_any_order() -> None:
    """AR-16, AR-O9: stage, set and token may be done in any order; finishing is offered when nothing is owed."""
    game = giza("wood gear", tokens="jewellery", decks={"giza": "gear wood", "babylon": "coin"})
    play(game, "take right")
    assert moves(game) == ["build s1 wood coin", "use jewellery left"]
    play(game, "use jewellery left")
    assert moves(game) == ["build s1 wood coin", "science gear gear"]
    play(game, "science gear gear", "progress blind")
    assert moves(game) == ["build s1 wood coin"]


def test_obligations_cannot_be_skipped() -> None:
    """AR-17: with a stage or a set open, finishing is refused; afterwards it is legal."""
    game = giza("wood", tokens="urbanism", decks={"giza": "clay red0"})
    play(game, "take left")
    assert moves(game) == ["build s1 wood clay", "use urbanism left", "use urbanism right"]
    assert refused(game, "finish") == "obligation-build"
    play(game, "build s1 wood clay")
    assert "finish" in moves(game)


def test_an_obligation_of_the_turns_start_waits() -> None:
    """AR-17: Economy unused again makes a stage affordable, but the main pick comes first."""
    game = giza("coin", tokens="economy")
    assert moves(game) == ["take left", "take right"]
    play(game, "take left")
    assert moves(game) == ["build s1 coin"]


def test_finishing_forfeits_triggers() -> None:
    """AR-18: live tokens are lost at the finish, which happens by itself when it is the only option."""
    game = giza(tokens="urbanism", decks={"giza": "wood red0"})
    play(game, "take left")
    assert game.view(0).live == ("urbanism",)
    play(game, "finish")
    assert game.view(0).live == ()
    assert game.to_act == (1,)
    play(game, "take left")  # nothing to resolve: the turn ends by itself
    assert game.to_act == (2,)
    assert kinds(game).count("turn-began") == 2


def test_no_limit_of_stages() -> None:
    """AR-19: several stages in one turn."""
    game = giza("coin coin coin coin coin coin", decks={"giza": "wood"})
    play(game, "take left", "build s1 coin coin", "build s2 coin coin", "build s3 wood coin coin")
    assert mine(game).built == ("s1", "s2", "s3")


def test_no_limit_of_tokens() -> None:
    """AR-19: several progress tokens in one turn."""
    game = giza("gear tablet tablet", decks={"giza": "gear"}, face_up=["decor", "politics", "strategy"])
    play(game, "take left", "science gear gear", "progress decor", "science tablet tablet", "progress politics")
    assert mine(game).tokens == ("decor", "politics")


def test_obligations_are_checked_after_every_step() -> None:
    """AR-17: a card taken by a token opens a new obligation."""
    game = giza("wood", tokens="science", decks={"giza": "gear clay"})
    play(game, "take left")
    assert "finish" in moves(game)
    play(game, "use science left")
    assert moves(game) == ["build s1 wood clay"]


def test_empty_hand_of_moves_passes_on() -> None:
    """AR-18: a seat without any choice after the main pick is not asked."""
    game = table(seat("giza"), seat("rhodes"), decks={"giza": "red0 wood"})
    play(game, "take left")
    assert game.to_act == (1,)


def test_a_single_choice_is_still_a_move() -> None:
    """AR-96: one deck to take from and one payment are offered, not played; finishing alone happens by itself."""
    game = giza("clay", decks={"giza": "wood", "babylon": "", "rhodes": "red0"})
    assert (game.to_act, moves(game)) == ((0,), ["take left"])
    play(game, "take left")
    assert (game.to_act, moves(game)) == ((0,), ["build s1 wood clay"])
    play(game, "build s1 wood clay")
    assert game.to_act == (1,)


def test_chance_is_in_the_decks_alone() -> None:
    """AR-97: with the same decks the same choices lead to the same game, whatever the streams of chance say."""
    game = septem.new("architects", 3, seed=5, wonders=["giza", "babylon", "alexandria"])
    position = septem.as_data(game.position())
    other = septem.load({**position, "state": {**position["state"], "streams": [9, 8, 7, 6, 5, 4, 3, 2]}})
    while not game.over:
        (seat,) = game.to_act
        move = game.legal(seat)[len(game.legal(seat)) // 2].notation
        game.play(seat, move)
        other.play(seat, move)
    assert other.result == game.result
