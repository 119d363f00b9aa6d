"""Empty decks, end of the game and scoring of Architects (AR-80 to AR-89)."""

from __future__ import annotations

import pytest

import septem
from tests.rules.architects.table import giza, kinds, mine, moves, play, relaid, seat, state_of, table

ALL_STAGES = "s1 s2 s3 s4 s5"


def test_an_empty_deck_stays_empty() -> None:
    """AR-80: discarded cards do not come back."""
    game = giza("wood stone", decks={"giza": "red0"})
    play(game, "take left", "build s1 wood stone")
    assert game.view(None).decks["giza"].size == 0
    assert "take right" not in moves(game)  # seat 1's right deck is Giza's


def test_nothing_to_take() -> None:
    """AR-81, AR-O5: a player whose three decks are empty takes nothing and the turn passes by itself."""
    game = giza(decks={"giza": "", "babylon": "", "rhodes": "red0 red0 blue3"}, active=2, options={"first_player": 2})
    play(game, "take right")
    assert game.to_act == (1,)
    assert "no-card-taken" in kinds(game)


def test_economy_revives_without_a_card() -> None:
    """AR-81, E23: resolution follows although no card was taken; the coin is worth two again."""
    game = giza("coin", "s1", "economy", decks={"giza": "", "babylon": "", "rhodes": "red0 red0"})
    assert game.to_act == (0,)
    assert moves(game) == ["build s2 coin"]
    play(game, "build s2 coin")
    assert mine(game).built == ("s1", "s2")
    assert game.to_act == (1,)


def test_all_decks_empty() -> None:
    """AR-82, AR-O5: the game ends at once at the start of the next turn and is scored."""
    game = table(seat("giza"), seat("rhodes"), decks={"giza": "blue3", "rhodes": ""})
    play(game, "take left")
    assert game.over
    assert game.result is not None
    assert (game.result.reason, game.result.points) == ("decks_empty", (3, 0))


def test_the_last_turn_is_played_to_its_end() -> None:
    """AR-85: live tokens and sets still count, then the game ends; nobody gets another turn."""
    game = giza("wood stone clay", "s1 s2 s3 s4", "crafts", decks={"giza": "glass blue3"})
    play(game, "take left", "build s5 wood stone clay glass")
    assert not game.copy().over
    assert moves(game) == ["use crafts left", "use crafts right", "finish"]
    play(game, "use crafts left")
    assert game.over
    assert game.result is not None
    assert game.result.reason == "wonder_complete"
    assert game.result.categories[0]["blue"] == 3
    assert game.to_act == ()


def test_the_battle_comes_before_the_end() -> None:
    """AR-85, AR-89, AR-O12: a due battle is fought, then the game ends."""
    game = table(
        seat("giza", "wood stone clay glass", "s1 s2 s3 s4"), seat("rhodes", "red2"), seat("babylon"),
        decks={"giza": "red1"},
    )  # fmt: skip
    play(game, "take left", "build s5 wood stone clay glass")
    assert game.over
    order = kinds(game)
    assert order.index("battle-fought") < order.index("game-ended")
    assert mine(game).military == 1
    assert mine(game).cards == {}


def test_marks_are_cleared() -> None:
    """AR-89: battle, end check, next player; used and live tokens are cleared."""
    game = giza(tokens="urbanism science", decks={"giza": "wood gear red0"})
    play(game, "take left", "use urbanism left")
    assert (game.view(0).live, game.view(0).used) == (("science",), ("urbanism",))
    play(game, "finish")
    assert (game.view(0).live, game.view(0).used) == ((), ())
    assert game.to_act == (1,)


def test_score() -> None:
    """AR-86, AR-50, E19: stages, blue cards, military, cat, tokens."""
    rhodes = seat("rhodes", "blue3 blue2cat blue2cat", "s1 s2 s3", "politics education culture", 2)
    game = table(rhodes, seat("giza", built=ALL_STAGES), phase="over", active=1)
    assert game.result is not None
    assert game.result.points[0] == 40
    assert game.result.categories[0] == {"stages": 13, "blue": 7, "military": 6, "cat": 2, "progress": 12}
    tree = {node.id: node for node in game.result.trees[0]}
    assert {part.id: part.points for part in tree["progress"].parts} == {"politics": 2, "education": 6, "culture": 4}
    assert sum(node.points for node in tree.values()) == 40


def test_what_scores_nothing() -> None:
    """AR-87: grey, yellow, green and red cards and in-game tokens."""
    game = giza("wood coin gear red0 red1", tokens="urbanism economy tactics")
    assert mine(game).points == 0


def test_tie_break() -> None:
    """AR-88, E20: equal points, more stages win; the third has as many stages but fewer points."""
    game = table(
        seat("giza", "blue3 blue3 blue3", "s1 s2 s3 s4"), seat("alexandria", "blue3 blue3", ALL_STAGES),
        seat("olympia", built="s1 s2 s3 s4", military=2), phase="over", active=1,
    )  # fmt: skip
    assert game.result is not None
    assert game.result.points == (31, 31, 21)
    assert game.result.ranking == ((1,), (0,), (2,))
    assert game.result.winners == (1,)
    built = state_of(game).dump()["built"]
    state = relaid(game, built=[*built[:2], built[1]])  # no game ends so, the ranking must not care
    assert (state.scores(), state.ranks()) == ([31, 31, 28], [2, 1, 3])


def test_shared_victory() -> None:
    """AR-88: still tied, the victory is shared."""
    game = table(seat("giza", built="s1"), seat("rhodes", built="s1"), seat("ephesus"), phase="over",
                 decks={"giza": "", "rhodes": "", "ephesus": ""})  # fmt: skip
    assert game.result is not None
    assert game.result.winners == (0, 1)
    assert game.result.ranking == ((0, 1), (2,))


def test_stages_are_never_lost() -> None:
    """AR-28: built stages and their points stay through a battle."""
    game = giza("red2", "s1", decks={"giza": "red1 wood"})
    play(game, "take left")
    assert mine(game).built == ("s1",)
    assert mine(game).points == 4 + 3 * mine(game).military


@pytest.mark.parametrize("players", [2, 4, 7])
def test_whole_games_end_with_a_wonder(players: int) -> None:
    """AR-85: random games end by a complete wonder after a plausible number of turns."""
    game = septem.new("architects", players=players, seed=1)
    state = game.state
    turns = []
    for seed in range(150):
        state.begin(seed)
        state.finish(1)
        row = state.row(0, 10)
        assert row[9] == 0
        turns.append(row[7])
    assert 20 <= sum(turns) / len(turns) <= 26
