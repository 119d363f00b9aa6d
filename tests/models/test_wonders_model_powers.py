"""The model of 7 Wonders: worked examples of wonder powers and of the two-player game, by their ids."""

from __future__ import annotations

import random

import pytest

from tests.models.wonders_model import (
    Build,
    ChooseSide,
    DeclineDiscard,
    DeclineSeventh,
    DiscardBuild,
    FreeCity,
    Game,
    Sell,
    Stage,
    random_deal,
    score_city,
)
from tests.models.wonders_positions import FLIP, hows, new, play_turn, put, turn_six

# ---- wonder powers ----


def stages_score(board: str, side: str, edition: int = 1, stages: int | None = None) -> int:
    game = new(edition, board, "giza" if board != "giza" else "rhodes", "ephesos", side=side)
    put(game, 0, stages=len(game.cities[0].all_stages()) if stages is None else stages)
    return score_city(game.cities, 0)["wonder"]


def test_a18_a24_a25_a26_stage_points() -> None:
    assert stages_score("alexandria", "A") == stages_score("alexandria", "day", 2) == 10
    assert stages_score("giza", "B") == stages_score("giza", "night", 2) == 20
    assert [stages_score("rhodes", "B", stages=number) for number in (1, 2)] == [3, 7]
    assert [stages_score("ephesos", "B", stages=number) for number in (1, 2, 3)] == [2, 5, 10]


def test_a25_a26_stage_coins_and_shields() -> None:
    game = new(1, "rhodes", "giza", "ephesos", side="B")
    put(game, 0, "quarry", "stone_pit", hand=("tavern",))
    play_turn(game, s0=Stage("tavern"))
    assert (game.cities[0].coins, game.cities[0].strength()) == (6, 1)
    game = new(1, "ephesos", "giza", "rhodes")
    put(game, 0, "sawmill", stages=1, hand=("tavern",))
    play_turn(game, s0=Stage("tavern"))
    assert game.cities[0].coins == 12


@pytest.mark.parametrize(("edition", "stages", "cards"), [(1, 1, ("sawmill", "glassworks_1")), (2, 0, ("quarry",))])
def test_a27_seventh_card(edition: int, stages: int, cards: tuple[str, ...]) -> None:
    game = new(edition, "babylon", "giza", "ephesos", side=FLIP[edition])
    turn_six(game)
    put(game, 0, *cards, stages=stages, hand=("baths", "tavern"))
    play_turn(game, s0=Stage("baths"))
    assert (game.phase, game.to_act()) == ("seventh_card", [0])
    assert set(game.legal(0)) >= {Build("tavern", "paid"), Sell("tavern"), DeclineSeventh()}
    left_overs = sum(len(hand) for hand in game.hands)
    size, coins = len(game.discard), game.cities[0].coins
    game.play(0, Build("tavern", "paid"))
    assert (game.age, game.cities[0].coins, len(game.discard)) == (2, coins + 5, size + left_overs - 1)


def test_c7_first_of_age() -> None:
    game = new(2, "olympia", "giza", "ephesos", side="night")
    put(game, 0, stages=1, coins=0, hand=("palace",))
    game.age, game.turn = 2, 1
    assert hows(game, 0, "palace") == {"free"}
    play_turn(game, s0=Sell("palace"))
    assert not hows(game, 0, "palace")
    game.age, game.turn = 3, 1
    assert hows(game, 0, "palace") == {"free"}
    game.turn = 6
    assert not hows(game, 0, "palace")
    put(game, 0, stages=2)
    assert hows(game, 0, "palace") == {"free"}


def test_c8_first_of_colour() -> None:
    game = new(2, "olympia", "giza", "ephesos")
    put(game, 0, stages=2, coins=0, hand=("palace", "senate"))
    play_turn(game, s0=Build("palace", "free"))
    assert not hows(game, 0, "senate")
    assert hows(game, 0, "arsenal") == {"free"}


@pytest.mark.parametrize("timing", ["end_of_age", "end_of_turn"])
def test_c13_discard_builds_of_the_first_edition(timing: str) -> None:
    game = new(1, "halikarnassos", "giza", "ephesos", side="B", mausoleum_timing=timing)
    game.age = 2
    put(game, 0, "foundry", "brickyard", "clay_pool", hand=("altar",))
    asked = []
    while game.age == 2:
        if game.phase == "discard_build":
            asked.append(game.turn)
            assert DiscardBuild("tavern") in game.legal(0) or len(asked) > 1
            game.play(0, DiscardBuild("tavern") if len(asked) == 1 else DeclineDiscard())
            continue
        game.hands[0][0] = "altar"
        game.hands[1][0] = "tavern" if game.turn == 1 else "altar"
        play_turn(game, **({"s0": Stage("altar")} if game.turn < 3 else {}))
    assert asked == ([6, 6] if timing == "end_of_age" else [1, 2])
    assert "tavern" in game.cities[0].cards


@pytest.mark.parametrize("pile", [["altar"], []])
def test_c14_c18_discard_build_of_the_second_edition(pile: list[str]) -> None:
    game = new(2, "halikarnassos", "giza", "ephesos", side="night")
    game.turn = 3
    put(game, 0, "brickyard", "altar", hand=("baths",))
    put(game, 1, hand=("tavern",))
    put(game, 2, hand=("tavern",))
    game.discard = list(pile)
    sale = Sell("tavern") if pile else Build("tavern", "paid")
    play_turn(game, s0=Stage("baths"), s1=Build("tavern", "paid"), s2=sale)
    if pile:
        assert game.legal(0) == [DeclineDiscard(), DiscardBuild("tavern")]
        game.discard = ["altar"]
        assert game.legal(0) == [DeclineDiscard()]
        game.play(0, DeclineDiscard())
    assert (game.phase, game.turn) == ("choose", 4)


def test_c17_power_once_per_age() -> None:
    game = new(1, "olympia", "giza", "ephesos")
    put(game, 0, "library", stages=2, coins=0, hand=("palace",))
    game.age = 3
    assert hows(game, 0, "palace") == {"power"}
    assert hows(game, 0, "university") == {"chain"}
    assert hows(game, 0, "vineyard") == {"paid"}
    put(game, 0, "library", "quarry", "foundry", stages=2, coins=0, hand=("craftsmens_guild",))
    assert hows(game, 0, "craftsmens_guild") == {"paid", "power"}
    play_turn(game, s0=Build("craftsmens_guild", "power"))
    game.hands[0][0] = "palace"
    assert game.refusal(0, Build("palace", "power")) == "power_already_used"


def test_c20_sides_chosen_in_secret() -> None:
    game = Game(random_deal(random.Random(5), 3, 2, sides="chosen"))
    game.play(0, ChooseSide("night"))
    game.play(1, ChooseSide("day"))
    assert game.to_act() == [2]
    assert [city.side for city in game.cities] == [None] * 3
    assert game.hands == [[], [], []]
    game.play(2, ChooseSide("night"))
    assert [city.side for city in game.cities] == ["night", "day", "night"]
    assert [len(hand) for hand in game.hands] == [7, 7, 7]


# ---- two players ----


def test_a30_a31_a32_free_city_turns() -> None:
    game = new(1, "giza", "rhodes", "ephesos", players=2)
    rng = random.Random(2)
    for age, first in ((1, 0), (2, 1), (3, 0)):
        for turn in range(1, 7):
            holder = first if turn % 2 else 1 - first
            assert (game.age, game.turn, game.holder, len(game.pile)) == (age, turn, holder, 7 - turn)
            assert sorted(len(hand) for hand in game.hands) == [8 - turn, 9 - turn]
            assert len(game.hands[holder]) == 9 - turn
            discarded = len(game.discard)
            game.play(holder, Sell(game.hands[holder][0]))
            assert game.to_act() == [0, 1]
            moves = game.legal(holder)
            assert all(isinstance(move, FreeCity) for move in moves)
            game.play(holder, rng.choice(moves))
            game.play(1 - holder, Sell(game.hands[1 - holder][0]))
        assert len(game.discard) - discarded in (5, 6)  # two own sales, perhaps one of the Free City, three left over
    assert game.over


def test_c11_free_city_must_build() -> None:
    game = new(1, "giza", "rhodes", "ephesos", players=2)
    put(game, 2, "scriptorium", coins=9)
    game.hands[0] = ["library", *["altar"] * 7]
    game.play(0, Sell("altar"))
    about_library = [move for move in game.legal(0) if "library" in repr(move)]
    assert about_library == [FreeCity(Build("library", "chain"))]
    assert game.refusal(0, FreeCity(Sell("library"))) == "free_city_must_build"
    assert game.refusal(0, FreeCity(Sell("altar"))) == "free_city_must_not_sell"
    put(game, 2, "altar", coins=0)
    assert FreeCity(Sell("altar")) in game.legal(0)


@pytest.mark.parametrize("build", [True, False])
def test_c19_seventh_card_of_the_free_city(build: bool) -> None:
    deal = random_deal(
        random.Random(4), 2, 1, boards=("giza", "rhodes", "babylon"), sides=("A", "A", "B"), extra_guilds=0
    )
    game = Game(deal)
    game.turn, game.holder = 6, 1
    game.hands, game.pile = [["tavern"] * 2, ["tavern"] * 3], ["altar"]
    put(game, 2, stages=2)
    game.play(0, Sell("tavern"))
    game.play(1, Sell("tavern"))
    game.play(1, FreeCity(Build("tavern", "paid")))
    assert (game.phase, game.to_act()) == ("seventh_card", [1])
    assert set(game.legal(1)) == {FreeCity(Build("altar", "paid")), FreeCity(DeclineSeventh())}
    assert game.refusal(1, FreeCity(Sell("altar"))) == "free_city_must_not_sell"
    game.play(1, FreeCity(Build("altar", "paid")) if build else FreeCity(DeclineSeventh()))
    assert ("altar" in game.cities[2].cards) == build
    assert ("altar" in game.discard) != build
    assert (game.age, game.holder) == (2, 1)
