"""Section 11: who knows what, and how it is shown."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from rich.console import Console

import septem
from septem.cli.architects.table import draw
from septem.cli.marks import MARKS
from septem.games.architects.catalogue import COLOURS, DECKS
from septem.games.architects.model import Need, ShieldsOutlook, StageOutlook, TokenOutlook, Use
from septem.games.architects.room import ArchitectsGame
from tests.rules.architects.table import giza, kinds, known, mine, moves, pile, play, seat, table


def test_what_is_public() -> None:
    """AR-90: areas, stages, tokens, tops and sizes, discard pile, state of the turn, for everybody alike."""
    game = giza("wood gear", "s1", "urbanism", decks={"giza": "clay wood"}, central="gear wood")
    play(game, "take left")
    spectator = game.view(None)
    assert spectator.cities[0].cards == {"wood": 1, "clay": 1, "gear": 1}
    assert spectator.cities[0].built == ("s1",)
    assert (spectator.active, spectator.phase, spectator.live) == (0, "resolution", ("urbanism",))
    assert (spectator.central.size, spectator.decks["giza"].size) == (2, 1)
    for number in range(3):
        assert msgspec.structs.replace(game.view(number), seat=None) == spectator


def test_compositions_are_public() -> None:
    """AR-90a: what is left in each deck and in the pile of tokens."""
    game = septem.new("architects", players=3, seed=4)
    play(game, "take central")
    view, state = game.view(1), game.position().state
    for wonder, deck in view.decks.items():
        assert Counter(deck.left) == Counter(state.decks[wonder])
    taken = next(iter(view.cities[0].cards))
    assert view.central.left[taken] == DECKS["central"][taken] - 1
    assert sorted(view.pile.tokens) == sorted(pile(game))


def test_what_is_hidden() -> None:
    """AR-91: orders below the tops, the face-down tokens, the central top do not show in a view."""
    game = septem.new("architects", players=2, seed=4)
    one, other = septem.as_data(game.position()), septem.as_data(game.position())
    state = other["state"]
    for deck in state["decks"].values():
        deck[1:] = deck[:0:-1]
    state["central"].reverse()
    state["pile"].reverse()
    state["streams"] = list(range(1, 9))
    assert one != other
    for number in (0, 1, None):
        assert septem.load(one).view(number) == septem.load(other).view(number)
    assert septem.load(one).legal(0) == septem.load(other).legal(0)


def looked(public: bool) -> tuple[ArchitectsGame, list[tuple[str, ...] | None], list[str]]:
    """A game, and what both seats and a spectator see of a look, and of its event."""
    game = table(
        seat("halicarnassus", "wood wood", "s1"), seat("giza"), phase="resolution",
        options={"halicarnassus_public": public}, decks={"giza": "clay gear stone"},
    )  # fmt: skip
    play(game, "build s2 wood wood", "look right")
    looks = [game.view(one).look for one in (0, 1, None)]
    return game, [look.cards for look in looks if look], [kinds(game, one)[-1] for one in (0, 1, None)]


def test_the_look_of_halicarnassus() -> None:
    """AR-92, AR-93, AR-O8: to all by default, to the looker alone with the option; the top is face up anyway."""
    assert looked(True)[1:] == ([("clay", "gear", "stone")] * 3, ["looked"] * 3)
    game, seen, told = looked(False)
    assert seen == [("clay", "gear", "stone"), None, None]
    assert told == ["looked", "looked-hidden", "looked-hidden"]
    assert game.view(1).decks["giza"].top == "clay"
    play(game, "keep gear")
    assert game.view(1).look is None
    assert mine(game).cards == {"gear": 1}


def test_the_peeked_card_is_private() -> None:
    """AR-92: known to every player who peeked at it, until it is taken."""
    game = table(seat("giza", "blue2cat"), seat("rhodes"), central="gear wood")
    assert game.view(0).central.top == "gear"
    assert game.view(1).central.top is None
    assert known(next(move for move in game.legal(0) if move.notation == "take central")).card == "gear"
    play(game, "take central")
    assert mine(game).cards == {"gear": 1, "blue2cat": 1}


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_colours_have_symbols(language: str) -> None:
    """AR-94: each colour has its own symbol, shown on the table, and every card's value stays visible."""
    assert len({colour.symbol for colour in COLOURS.values()}) == len(COLOURS)
    symbols = [MARKS[colour] for colour in COLOURS]
    assert len(set(symbols)) == len(COLOURS)
    game = giza("wood wood coin blue3 blue2cat gear red1", phase="resolution")
    console = Console(width=100)
    with console.capture() as drawn:
        console.print(draw(game.view(0), game.explain(0), game.texts(language)))
    shown = drawn.get()
    assert all(symbol in shown for symbol in symbols)
    assert "2×" in shown


def test_explanations() -> None:
    """AR-11, AR-72, AR-86: what cards would complete, payments, live tokens, shields, points now."""
    game = giza("wood gear red0", "s1", "jewellery", decks={"giza": "coin blue3", "babylon": "gear"}, central="wood")
    told = game.explain(0)
    left, right, centre = told.offers
    assert left.gain
    assert (left.gain.card, left.gain.completes, left.gain.arms) == ("coin", ("s2",), ("jewellery",))
    assert right.gain
    assert (right.gain.card, right.gain.set) == ("gear", True)
    assert (centre.place, centre.size, centre.gain) == ("central", 1, None)
    assert told.shields == ShieldsOutlook(mine=1, left=0, right=0, would_win=2, battle_due=False)
    assert told.points == (4, 0, 0)
    assert told.stages == (StageOutlook(stage="s2", n=2, mode="identical", points=5, effect="none", missing=1),)
    play(game, "take left")
    told = game.explain(0)
    assert [payment.payment for payment in told.payments] == [{"wood": 1, "coin": 1}]
    assert told.tokens == (TokenOutlook(token="jewellery", type="extra_card", live=True, used=False),)
    assert moves(game)[0] == "build s2 wood coin"


def test_what_a_stage_needs() -> None:
    """AR-24, AR-46, AR-90: what each available stage lacks and which cards would help, for every seat."""
    game = giza("wood", tokens="economy")
    assert mine(game).needs == {"s1": Need(1, {"stone": 0, "clay": 0, "papyrus": 0, "glass": 0, "coin": 0})}
    helps = dict.fromkeys(("wood", "stone", "clay", "papyrus", "glass", "coin"), 1)
    assert mine(game, 1).needs["s1"] == Need(2, helps)
    game = giza("wood", "s1 s2", tokens="economy", decks={"giza": "coin", "babylon": "stone"})
    assert mine(game).needs["s3"].missing == 2
    assert mine(game).needs["s3"].with_card == {"stone": 1, "clay": 1, "papyrus": 1, "glass": 1, "coin": 0}
    gains = [offer.gain for offer in game.explain(0).offers if offer.gain]
    helped = [(gain.completes, gain.helps) for gain in gains]
    assert helped == [(("s3",), ()), ((), ("s3",))]  # the coin is doubled
    assert tuple(mine(game).needs) == mine(game).available


def test_which_symbols_make_a_set() -> None:
    """AR-30, AR-35: a second equal symbol or the third different one, while a token is left."""
    assert mine(giza("gear")).set_with == ("gear",)
    assert mine(giza("gear tablet")).set_with == ("tablet", "gear", "compass")
    assert mine(giza("")).set_with == ()


def test_a_live_token_is_not_armed_again() -> None:
    """AR-43: a card whose trigger has happened already is not told to set the token off."""
    game = giza(
        "",
        tokens="urbanism jewellery",
        phase="resolution",
        live=["urbanism", "jewellery"],
        decks={"giza": "wood", "babylon": "coin"},
    )
    why = {move.notation: known(move) for move in game.legal(0) if isinstance(move.data, Use)}
    assert why["use urbanism left"].arms == ()
    game = giza("", tokens="urbanism", decks={"giza": "wood"})
    assert known(next(move for move in game.legal(0) if move.notation == "take left")).arms == ("urbanism",)
