"""The Architects model against the worked examples of the rules (E1-E25), and in random games."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.models.architects_model import (
    ArchitectsModel,
    Build,
    ChooseWonder,
    Deal,
    Decline,
    Finish,
    IllegalMoveError,
    Keep,
    LookDeck,
    Move,
    Options,
    Progress,
    Science,
    Take,
    UseEffect,
    UseToken,
    random_deal,
    sort_key,
)
from tests.models.architects_parts import COSTS, DECKS, TOKENS, WONDERS, Player, battle_tokens

ORDER = ["urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy", "engineering"]
PROGRESS = [*ORDER, "tactics", "decor", "politics", "strategy", "education", "culture", "culture"]


def game(
    wonders: str = "giza rhodes babylon",
    decks: dict[str, str] | None = None,
    central: str = "",
    progress: list[str] | None = None,
    **options: Any,
) -> ArchitectsModel:
    """A table with short decks, top card first; a deck not named holds red0, blue3."""
    seated = wonders.split()
    given = decks or {}
    cards = {wonder: given.get(wonder, "red0 blue3").split() for wonder in seated}
    deal = Deal(len(seated), seated, cards, central.split(), PROGRESS if progress is None else progress)
    return ArchitectsModel(deal, Options(**options), reshuffle=lambda rest: rest[::-1])


def hold(model: ArchitectsModel, seat: int, area: str = "", built: str = "", tokens: str = "") -> Player:
    player = model.players[seat]
    player.area.update(area.split())
    player.built.update(built.split())
    for token in tokens.split():
        player.progress.append(token)
        (model.face_up if token in model.face_up else model.pile).remove(token)
    return player


def play(model: ArchitectsModel, *moves: Move) -> None:
    for move in moves:
        model.play(model.active, move)


def builds(model: ArchitectsModel) -> list[dict[str, int]]:
    return [dict(move.payment) for move in model.legal(model.active) if isinstance(move, Build)]


def builds_before(cost: str) -> str:
    """The stages of Giza under the one with this cost."""
    return " ".join(stage for stage in COSTS if stage < cost)


# ------------------------------------------------------------------ payment
PAYMENTS: list[tuple[str, str, str, str, bool, list[dict[str, int]], dict[str, Any]]] = [
    ("E7", "s1", "wood wood", "", False, [], {}),
    ("E8", "s1", "wood wood coin", "", True, [{"wood": 1, "coin": 1}], {}),
    ("E9", "s2", "wood wood coin", "", True, [{"wood": 2}, {"wood": 1, "coin": 1}], {}),
    ("E10", "s2", "wood stone coin", "", True, [{"wood": 1, "coin": 1}, {"stone": 1, "coin": 1}], {}),
    ("E11", "s1", "wood stone clay", "", True,
     [{"wood": 1, "stone": 1}, {"wood": 1, "clay": 1}, {"stone": 1, "clay": 1}], {}),
    ("E12", "s5", "wood wood stone clay coin", "", True, [{"wood": 1, "stone": 1, "clay": 1, "coin": 1}], {}),
    ("E13", "s4", "glass coin coin", "economy", True,
     [{"glass": 1, "coin": 2}, {"glass": 1, "coin": 1}, {"coin": 2}], {}),
    ("E14", "s1", "coin", "economy", True, [{"coin": 1}], {}),
    ("E14 free", "s1", "coin", "economy", False, [{"coin": 1}], {"economy_forces_build": False}),
    ("E15", "s3", "wood wood wood", "engineering", False, [{"wood": 3}], {}),
    ("E15 forced", "s3", "wood wood wood", "engineering", True, [{"wood": 3}], {"engineering_forces_build": True}),
    ("E24", "s3", "wood stone coin coin", "", True, [{"wood": 1, "stone": 1, "coin": 1}], {"coins_free_choice": False}),
    ("AR-O1", "s2", "wood stone coin", "engineering", True,
     [{"wood": 1, "coin": 1}, {"stone": 1, "coin": 1}, {"wood": 1, "stone": 1}], {"coins_free_choice": False}),
    ("E25", "s5", "wood wood coin", "economy engineering", False, [{"wood": 2, "coin": 1}], {}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("stage", "area", "tokens", "forced", "expected", "options"),
    [row[1:] for row in PAYMENTS],
    ids=[r[0] for r in PAYMENTS],
)
def test_payments(
    stage: str, area: str, tokens: str, forced: bool, expected: list[dict[str, int]], options: dict[str, Any]
) -> None:
    model = game(**options)
    hold(model, 0, area, builds_before(stage), tokens)
    model.phase = "resolution"
    assert model.me.available_stages() == [stage]
    assert bool(model.obligations()) == forced
    assert (Finish() in model.legal(0)) == (not forced)
    key = sorted(tuple(sorted(payment.items())) for payment in expected)
    assert sorted(tuple(sorted(payment.items())) for payment in builds(model)) == key


def test_costs_e5() -> None:
    expected = [(2, "different"), (2, "identical"), (3, "different"), (3, "identical"), (4, "different")]
    assert [(cost["n"], cost["mode"]) for cost in COSTS.values()] == expected


def test_payment_tokens_are_spent_once_a_turn() -> None:
    model = game()
    player = hold(model, 0, "wood wood coin coin", "", "economy engineering")
    play(model, Take("giza"), Build("s1", (("wood", 2),)))
    assert model.used == {"engineering"}
    play(model, Build("s2", (("coin", 1),)))
    assert player.built == {"s1", "s2"}
    assert model.discard == Counter(wood=2, coin=1)
    assert model.active == 1  # one coin left, nothing affordable: the turn ended by itself
    assert model.used == set()


def test_engineering_without_limit() -> None:
    model = game(engineering_once_per_turn=False)
    hold(model, 0, "wood wood stone clay papyrus", "", "engineering")
    play(model, Take("giza"), Build("s1", (("wood", 2),)))
    assert model.used == set()
    assert Build("s2", (("stone", 1), ("clay", 1))) in model.legal(0)


def test_economy_revives_without_a_card_e23() -> None:
    model = game(decks={"giza": "", "babylon": "", "rhodes": "red0 red0 red0"}, first_player=2)
    hold(model, 0, "coin", "s1", "economy")
    assert model.legal(2) == [Take("rhodes")]
    play(model, Take("rhodes"))
    assert model.legal(0) == [Build("s2", (("coin", 1),))]
    play(model, Build("s2", (("coin", 1),)))
    assert model.active == 1


# ------------------------------------------------------------------ stages and effects
def test_available_stages_e22() -> None:
    assert Player("ephesus", built={"s1", "s3"}).available_stages() == ["s2", "s4"]
    assert Player("rhodes").available_stages() == ["s1", "s2"]
    assert Player("babylon", built={"s1", "s2", "s3"}).available_stages() == ["s4", "s5"]


def test_build_with_effect_e6() -> None:
    model = game("alexandria giza", {"alexandria": "coin blue3", "giza": "red0 red0"}, "red0")
    hold(model, 0, "papyrus", "s1")
    play(model, Take("alexandria"))
    assert model.legal(0) == [Build("s2", (("papyrus", 1), ("coin", 1)))]
    before = model.scores()[0]["total"]
    play(model, *model.legal(0))
    assert model.legal(0) == [Take("alexandria"), Take("central"), Take("giza")]
    play(model, Take("alexandria"))
    assert model.scores()[0]["total"] - before == 6
    assert model.active == 1


def test_alexandria_reaches_every_deck() -> None:
    model = game("alexandria giza rhodes babylon", {"babylon": ""}, "red0")
    hold(model, 0, "wood wood", "s1")
    assert model.legal(0) == [Take("alexandria"), Take("central")]
    play(model, Take("central"), Build("s2", (("wood", 2),)))
    assert model.legal(0) == [Take("alexandria"), Take("giza"), Take("rhodes")]


def test_ephesus_and_olympia_take_by_themselves() -> None:
    model = game("ephesus olympia", {"ephesus": "red0 gear", "olympia": "red0 tablet compass"}, "glass clay")
    hold(model, 0, "wood wood", "s1")
    hold(model, 1, "wood wood", "s1")
    play(model, Take("ephesus"), Build("s2", (("wood", 2),)))
    assert model.players[0].area["glass"] == 1
    play(model, Take("olympia"), Build("s2", (("wood", 2),)))
    assert model.decks == {"ephesus": [], "olympia": ["compass"]}
    assert model.players[1].area["gear"] == model.players[1].area["tablet"] == 1


def test_olympia_skips_an_empty_deck() -> None:
    model = game("olympia giza", {"olympia": "red0", "giza": "gear"})
    hold(model, 0, "wood wood", "s1")
    play(model, Take("olympia"), Build("s2", (("wood", 2),)))
    assert model.players[0].area["gear"] == 1
    assert (model.over, model.reason) == (True, "decks_empty")  # AR-82


def test_babylon_takes_progress() -> None:
    model = game("babylon giza", progress=["culture", "tactics", "culture", "decor", "politics"])
    player = hold(model, 0, "wood wood", "s1")
    play(model, Take("babylon"), Build("s2", (("wood", 2),)))
    assert model.legal(0) == [Progress("blind"), Progress("culture"), Progress("tactics")]
    play(model, Progress("culture"))
    assert player.progress == ["culture"]
    assert (model.face_up, model.pile) == (["decor", "tactics", "culture"], ["politics"])


def test_halicarnassus_keeps_one_and_reshuffles() -> None:
    model = game("halicarnassus giza", {"halicarnassus": "red0 gear", "giza": "clay clay gear tablet wood stone glass"})
    player = hold(model, 0, "wood wood", "s1")
    play(model, Take("halicarnassus"), Build("s2", (("wood", 2),)))
    assert model.legal(0) == [LookDeck("giza"), LookDeck("halicarnassus")]
    play(model, LookDeck("giza"))
    assert model.legal(0) == [Keep("clay"), Keep("gear"), Keep("tablet"), Keep("wood")]
    assert model.snapshot()["look"]["seen_by"] == [0, 1]
    play(model, Keep("clay"))
    assert player.area["clay"] == 1
    assert model.decks["giza"] == ["glass", "stone", "wood", "tablet", "gear", "clay"]


def test_effects_may_be_declined_with_the_option() -> None:
    model = game("ephesus giza", central="glass", wonder_effect_optional=True)
    hold(model, 0, "wood wood stone clay", "s1")
    play(model, Take("ephesus"), Build("s2", (("wood", 2),)))
    assert model.legal(0) == [UseEffect(), Decline()]
    play(model, Decline())
    assert model.central == ["glass"]
    model = game("ephesus giza", central="glass", wonder_effect_optional=True)
    hold(model, 0, "wood wood", "s1")
    play(model, Take("ephesus"), Build("s2", (("wood", 2),)), UseEffect())
    assert model.players[0].area["glass"] == 1
    model = game("ephesus giza", wonder_effect_optional=True)
    hold(model, 0, "wood wood", "s1")
    play(model, Take("ephesus"), Build("s2", (("wood", 2),)))
    assert model.active == 1  # an effect that can do nothing is not asked for


def test_halicarnassus_may_look_alone() -> None:
    model = game("halicarnassus giza", {"halicarnassus": "red0"}, halicarnassus_public=False)
    hold(model, 0, "wood wood", "s1")
    play(model, Take("halicarnassus"), Build("s2", (("wood", 2),)))
    assert model.legal(0) == [LookDeck("giza")]  # the own deck is empty
    play(model, LookDeck("giza"))
    assert model.snapshot()["look"] == {"deck": "giza", "cards": ["red0", "blue3"], "seen_by": [0]}


def test_a_player_without_cards_is_passed_over() -> None:
    model = game(decks={"giza": "", "babylon": "", "rhodes": "red0 red0 red0"}, first_player=2)
    play(model, Take("rhodes"))
    assert (model.active, model.turn) == (1, 3)  # seat 0 reaches no card (AR-81)


# ------------------------------------------------------------------ science and tokens
def test_science_sets_e16() -> None:
    model = game(decks={"giza": "gear"}, central="red0")
    player = hold(model, 0, "gear tablet compass")
    play(model, Take("giza"))
    assert model.legal(0) == [Science(("gear", "gear")), Science(("tablet", "gear", "compass"))]
    play(model, Science(("gear", "gear")))
    assert +player.area == Counter(tablet=1, compass=1)
    play(model, Progress("blind"))
    assert player.progress == ["science"]
    assert model.active == 1  # gained for the green card, not live for it (AR-O3)


def test_no_tokens_no_sets() -> None:
    model = game(progress=["decor"])
    hold(model, 0, "gear gear gear gear")
    play(model, Take("giza"), Science(("gear", "gear")))
    assert model.legal(0) == [Progress("decor")]
    play(model, Progress("decor"))
    assert model.active == 1
    assert model.players[0].area["gear"] == 2


def test_chained_extra_cards_e21() -> None:
    model = game(decks={"giza": "wood stone wood red0"})
    player = hold(model, 0, "", "s1 s2 s3 s4", "urbanism jewellery")
    play(model, Take("giza"))
    assert model.legal(0) == [UseToken("urbanism", "babylon"), UseToken("urbanism", "giza"), Finish()]
    play(model, UseToken("urbanism", "giza"), UseToken("jewellery", "giza"))
    assert player.area == Counter(wood=2, stone=1)
    assert model.active == 1


def test_architecture_needs_to_be_held_before() -> None:
    model = game("babylon giza", progress=["architecture", "decor", "tactics", "politics"])
    hold(model, 0, "wood wood stone clay glass", "s1")
    play(model, Take("babylon"), Build("s2", (("wood", 2),)), Progress("architecture"))
    assert model.live == set()
    play(model, Build("s3", (("stone", 1), ("clay", 1), ("glass", 1))))
    assert model.legal(0) == [UseToken("architecture", "babylon"), UseToken("architecture", "giza"), Finish()]


def test_extra_cards_can_be_made_obligatory() -> None:
    model = game(decks={"giza": "wood red0"}, extra_card_optional=False)
    hold(model, 0, "", "", "urbanism")
    play(model, Take("giza"))
    assert Finish() not in model.legal(0)


# ------------------------------------------------------------------ cat, military, end
def test_cat_peeks_at_the_start_of_the_turn() -> None:
    model = game("giza rhodes", {"giza": "blue2cat red0", "rhodes": "red0 blue2cat red0"}, "red0 red0")
    play(model, Take("giza"))
    assert (model.cat, model.central_known_to) == (0, set())
    play(model, Take("rhodes"))
    assert model.central_known_to == {0}
    play(model, Take("giza"), Take("rhodes"))
    assert (model.cat, model.central_known_to) == (1, {0})  # still on top, still known (AR-62)
    play(model, Take("central"))
    assert model.central_known_to == {1}


def test_last_conflict_token_e1() -> None:
    model = game(decks={"giza": "red2"})
    hold(model, 1, "red1 red0")
    model.conflict_battle = 2
    play(model, Take("giza"))
    assert [player.military for player in model.players] == [1, 2, 0]
    assert [+player.area for player in model.players] == [Counter(), Counter(red0=1), Counter()]
    assert model.conflict_battle == 0
    assert model.discard == Counter(red1=1, red2=1)


@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ([2, 0], [2, 0]), ([1, 0], [1, 0]), ([2, 1], [2, 0]), ([3, 2], [1, 0]), ([4, 2], [2, 0]), ([0, 0], [0, 0]),
        ([3, 3], [0, 0]), ([2, 3], [0, 1]), ([3, 1, 1, 2], [2, 0, 0, 1]), ([1, 1, 0], [1, 1, 0]),
    ],
)  # fmt: skip
def test_battle_e2_e3_e17(shields: list[int], tokens: list[int]) -> None:
    assert battle_tokens(shields) == tokens


def test_shields_e18() -> None:
    model = game("rhodes giza")
    player = hold(model, 0, "red0 red1 red1 red2", "s1 s2", "tactics")
    assert player.shields() == 7
    model.conflict_battle = model.conflict_total
    play(model, Take("giza"))  # one more red0
    assert player.shields() == 5


def test_score_e19() -> None:
    model = game("rhodes giza")
    player = hold(model, 0, "blue3 blue2cat blue2cat", "s1 s2 s3", "politics education culture")
    player.military, model.cat = 2, 0
    expected = {"stages": 13, "blue": 7, "military": 6, "cat": 2, "progress": 12, "total": 40}
    assert model.scores()[0] == expected
    assert player.progress_points() == {"politics": 2, "education": 6, "culture": 4}


def test_culture_decor_strategy_e4() -> None:
    player = Player("giza", progress=["culture", "culture", "decor", "strategy"], military=3)
    assert player.progress_points() == {"culture": 12, "decor": 4, "strategy": 3}
    player.built = set(COSTS)
    assert player.progress_points()["decor"] == 6


def test_tie_goes_to_more_stages_e20() -> None:
    model = game("ephesus babylon alexandria")
    for seat, (built, blues) in enumerate([("s1 s2 s3 s4", "blue3 " * 4), ("s1 s2 s3 s4 s5", ""), ("s1", "")]):
        hold(model, seat, blues, built)
    points = [score["total"] for score in model.scores()]
    assert points == [27, 20, 4]
    hold(model, 1, "blue3 blue2cat blue2cat")
    assert model.winners() == [1]
    assert model.ranking() == [2, 1, 3]


def test_full_tie_is_shared() -> None:
    model = game("ephesus babylon alexandria")
    hold(model, 0, "", "s1")
    hold(model, 1, "", "s1")
    assert model.winners() == [0, 1]
    assert model.ranking() == [1, 1, 3]


def test_the_last_stage_ends_the_game_after_the_battle() -> None:
    model = game(decks={"giza": "red1 red0"})
    hold(model, 0, "wood stone clay glass", "s1 s2 s3 s4")
    model.conflict_battle = 2
    play(model, Take("giza"), Build("s5", (("wood", 1), ("stone", 1), ("clay", 1), ("glass", 1))))
    assert (model.over, model.reason, model.to_act()) == (True, "wonder_complete", [])
    assert model.players[0].military == 2
    assert model.legal(1) == []


def test_illegal_moves_change_nothing() -> None:
    model = game(decks={"giza": "coin"})
    hold(model, 0, "wood")
    before = model.snapshot()
    attempts: list[tuple[int, Move]] = [
        (1, Take("rhodes")), (0, Take("rhodes")), (0, Take("central")), (0, Finish()), (0, Decline()),
    ]  # fmt: skip
    for seat, move in attempts:
        with pytest.raises(IllegalMoveError):
            model.play(seat, move)
    assert model.snapshot() == before
    play(model, Take("giza"))
    for illegal in (Finish(), Build("s1", (("wood", 2),)), Build("s2", (("wood", 1), ("coin", 1)))):
        with pytest.raises(IllegalMoveError):
            model.play(0, illegal)


def test_wonders_are_picked_clockwise() -> None:
    options = Options(wonders="picked", first_player=1)
    model = ArchitectsModel(random_deal(random.Random(1), 3, options), options, lambda rest: rest)
    assert len(model.legal(1)) == 7
    play(model, ChooseWonder("giza"), ChooseWonder("rhodes"))
    assert ChooseWonder("giza") not in model.legal(0)
    play(model, ChooseWonder("olympia"))
    assert [player.wonder for player in model.players] == ["olympia", "giza", "rhodes"]
    assert sorted(model.decks) == ["giza", "olympia", "rhodes"]
    assert model.legal(1) == [Take("central"), Take("giza"), Take("olympia")]


# ------------------------------------------------------------------ random games
def random_options(rng: random.Random, players: int, default: bool) -> Options:
    first = rng.randrange(players)
    if default:
        return Options(first_player=first)
    flags = ["coins_free_choice", "economy_forces_build", "engineering_forces_build", "engineering_once_per_turn",
             "wonder_effect_optional", "extra_card_optional", "halicarnassus_public"]  # fmt: skip
    listed = tuple(rng.sample(sorted(WONDERS), players))
    ways: list[str | tuple[str, ...]] = ["random", "picked", listed]
    return Options(wonders=rng.choice(ways), first_player=first, **{flag: rng.random() < 0.5 for flag in flags})


def shuffled(rng: random.Random, rest: list[str]) -> list[str]:
    return rng.sample(rest, len(rest))


def check_invariants(model: ArchitectsModel) -> None:  # AR-98
    cards = Counter(model.central) + model.discard
    start = Counter(DECKS["central"])
    for wonder, deck in model.decks.items():
        cards += Counter(deck)
        start += Counter(DECKS[wonder])
    held: list[str] = []
    for player in model.players:
        assert min(player.area.values(), default=0) >= 0
        cards += player.area
        held += player.progress
        assert all(set(player.stages[stage]["requires"]) <= player.built for stage in player.built)
    assert cards == start
    tokens = Counter(held + model.face_up + model.pile)
    assert tokens == Counter({token: TOKENS[token]["copies"] for token in TOKENS})
    assert len(model.face_up) == min(3, 15 - len(held))
    assert model.live.isdisjoint(model.used)
    if model.phase == "main_pick":
        assert model.conflict_battle < model.conflict_total


def points_without_cat(model: ArchitectsModel) -> list[int]:
    if model.phase == "choose_wonder":
        return [0] * len(model.players)
    return [score["total"] - score["cat"] for score in model.scores()]


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("default", [True, False])
def test_random_games(players: int, default: bool) -> None:
    turns = 0
    for number in range(16):
        rng = random.Random(1000 * players + number)
        options = random_options(rng, players, default)
        model = ArchitectsModel(random_deal(rng, players, options), options, partial(shuffled, rng))
        while not model.over:
            moves = model.legal(model.active)
            assert moves == sorted(set(moves), key=sort_key)
            assert moves not in ([], [Finish()])
            before = points_without_cat(model)
            play(model, rng.choice(moves))
            if model.phase != "choose_wonder":
                check_invariants(model)
                assert all(old <= new for old, new in zip(before, points_without_cat(model), strict=True))
        assert model.reason in ("wonder_complete", "decks_empty")
        assert any(player.complete for player in model.players) == (model.reason == "wonder_complete")
        turns += model.turn
        full = [p for p in model.players if p.complete]
        assert all(sum(s["points"] for s in p.stages.values()) == WONDERS[p.wonder or ""]["total_points"] for p in full)
    assert 18 <= turns / 16 / players <= 28
