"""What search asks of Architects: weights, good moves, sights and features, all from what a seat knows."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from typing import cast

import pytest

from septem.core.state import COMPILED, MOST_FEATURES
from septem.games.architects.catalogue import TOKEN_IDS
from septem.games.architects.codes import BUILD_CODE, PER_STAGE, PROGRESS_CODE, SCIENCE_CODE
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.feature_names import FEATURES, FIGURES, GAME_STAGES
from septem.games.architects.room import ArchitectsGame
from septem.games.architects.tables import CENTRAL
from septem.search.policy import Policy
from septem.sim.room_paths import environment
from tests.rules.architects.table import play, seat, state_of, table
from tests.search.hints_architects import digests, moments

GAMES = [(players, seed) for players in range(2, 8) for seed in range(2)]


def redrawn(state: ArchitectsState, viewer: int, seed: int) -> ArchitectsState:
    """Another world that looks the same to a seat."""
    twin = cast(ArchitectsState, state.copy())
    twin.redraw(viewer, seed)
    return twin


# ---- what holds at every moment --------------------------------------------------------------------
@pytest.mark.parametrize(("players", "number"), GAMES)
def test_only_what_a_seat_knows_counts(players: int, number: int) -> None:
    """AR-90 to AR-92: weights, good moves, sights and features are the same in worlds that look the same."""
    policy = Policy()
    for state, mover, rng in moments(players, number):
        twin = redrawn(state, mover, rng.randrange(2**40))
        assert policy.weighed(twin, mover) == policy.weighed(state, mover)
        assert policy.good(twin, mover) == policy.good(state, mover)
        viewer = rng.randrange(players)
        twin = redrawn(state, viewer, rng.randrange(2**40))
        assert twin.seen_key(viewer) == state.seen_key(viewer)
        assert policy.described(twin, viewer) == policy.described(state, viewer)


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_good_moves_are_legal_and_lack_nothing(players: int, number: int) -> None:
    """Every stage that can be built is there once, sets come first, and elsewhere nothing is left out."""
    policy = Policy()
    for state, mover, _ in moments(players, number):
        legal = dict(policy.weighed(state, mover))
        good = policy.good(state, mover)
        assert good
        assert all(legal[code] == weight for code, weight in good) or len(good) == 1 < len(legal)
        codes = [code for code, _ in good]
        assert len(set(codes)) == len(codes)
        sets = [code for code in legal if SCIENCE_CODE <= code < PROGRESS_CODE]
        built = Counter((code - BUILD_CODE) // PER_STAGE for code in codes if code >= BUILD_CODE)
        if sets:
            assert codes == sets
        elif state.dump()["phase"] != 2:
            assert codes == list(legal)
        else:
            assert built == {(code - BUILD_CODE) // PER_STAGE: 1 for code in legal if code >= BUILD_CODE}
            assert {code for code in legal if 104 <= code < BUILD_CODE} <= set(codes)


def sight(state: ArchitectsState, viewer: int) -> object:
    """All that lies open to a seat; of cards looked at only which ones, since they are shuffled afterwards."""
    dump = state.dump()
    public = {name: dump[name] for name in dump if name not in ("decks", "pile", "known")}
    seen = [state.seen_cards(viewer, deck) for deck in range(CENTRAL + 1)]
    return json.dumps([public, [[cards[:1], sorted(cards[1:])] for cards in seen]])


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_the_same_move_in_two_worlds_is_told_apart_by_what_it_shows(players: int, number: int) -> None:
    """AR-12, AR-14, AR-33, AR-56, AR-61: after a move two numbers agree exactly if a seat has seen the same."""
    same = other = 0
    for state, mover, rng in moments(players, number):
        viewer = rng.randrange(players)
        worlds = [redrawn(state, viewer, rng.randrange(2**40)) for _ in range(2)]
        code = rng.choice(state.legal_codes(mover))
        if not all(code in world.legal_codes(mover) for world in worlds):
            continue  # a card that the viewer cannot see is kept in secret
        for world in worlds:
            world.play_code(mover, code)
        equal = sight(worlds[0], viewer) == sight(worlds[1], viewer)
        assert (worlds[0].seen_key(viewer) == worlds[1].seen_key(viewer)) == equal
        same, other = same + equal, other + (not equal)
    assert same
    assert other > 20


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_features_are_in_range(players: int, number: int) -> None:
    """Each at most once, none empty, all of one stage of the game."""
    policy, stages = Policy(), set()
    for state, _, rng in moments(players, number):
        found = policy.described(state, rng.randrange(players))
        numbers = [feature for feature, _ in found]
        assert 0 < len(numbers) == len(set(numbers)) <= MOST_FEATURES
        assert all(amount for _, amount in found)
        assert all(0 <= feature < GAME_STAGES * len(FEATURES) for feature in numbers)
        (stage,) = {feature // len(FEATURES) for feature in numbers}
        stages.add(stage)
    assert {0, 1} <= stages <= set(range(GAME_STAGES))
    assert len(stages) > 2  # a game may jump over one


@pytest.mark.compiled_only
@pytest.mark.skipif(not COMPILED, reason="needs the compiled engines")
def test_plain_and_compiled_agree() -> None:
    """Every weight, list, sight and feature of whole games."""
    games = 3
    command = [sys.executable, "-m", "tests.search.hints_architects", str(games)]
    run = subprocess.run(command, env=environment(plain=True), capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == {"compiled": False, "digests": digests(games)}


# ---- single positions ------------------------------------------------------------------------------
def best(game: ArchitectsGame) -> str:
    """The move that looks best, in notation."""
    (mover,) = game.to_act
    code = Policy().best(game.state, mover)
    return next(move.notation for move in game.legal(mover) if move.code == code)


def picks(left: str, right: str, *cities: dict[str, object], central: str = "", **more: object) -> str:
    """What seat 0 of three takes: its own deck lies on its left, that of seat 2 on its right."""
    decks = {"giza": f"{left} wood", "rhodes": "wood wood", "babylon": f"{right} wood"}
    return best(table(*cities, decks=decks, central=central, **more))


def others() -> tuple[dict[str, object], dict[str, object]]:
    """Two seats with nothing."""
    return seat("rhodes"), seat("babylon")


def test_points_before_spare_cards() -> None:
    """Three points at once, not a card nothing needs."""
    assert picks("blue3", "wood", seat("giza", "wood"), *others()) == "take left"
    assert picks("red0", "blue3", seat("giza", "wood"), *others()) == "take right"


def test_the_card_that_pays_a_stage() -> None:
    """AR-21: a second resource that is different for the first stage, an equal one for the next."""
    assert picks("stone", "wood", seat("giza", "wood"), *others()) == "take left"
    assert picks("stone", "wood", seat("giza", "wood", built="s1"), *others()) == "take right"
    assert picks("coin", "red0", seat("giza", "wood", built="s1"), *others()) == "take left"


def test_a_set_before_its_beginning() -> None:
    """AR-30: a pair, or three different ones; nothing if no token is left."""
    assert picks("gear", "tablet", seat("giza", "tablet"), *others()) == "take right"
    assert picks("compass", "blue3", seat("giza", "tablet gear"), *others()) == "take left"


def test_battles_at_the_right_moment() -> None:
    """AR-71: the horn that brings the battle is taken by the strong and left alone by the weak."""
    weak = [seat("giza"), seat("rhodes", "red0 red1"), seat("babylon", "red0 red1")]
    strong = [seat("giza", "red0 red2"), *others()]
    assert picks("red1", "wood", *weak, conflict_battle=2) == "take right"
    assert picks("red1", "red0", *strong, conflict_battle=2) == "take left"


def test_ending_the_game() -> None:
    """AR-85: the last stage is built by who wins with it, and put off by who does not."""
    nearly = seat("giza", "wood stone clay gear", built="s1 s2 s3 s4")
    ahead = seat("rhodes", built="s1 s2 s3 s4", military=6)
    assert picks("glass", "gear", nearly, *others()) == "take left"
    assert picks("glass", "gear", nearly, ahead, seat("babylon")) == "take right"


def test_the_cat_owner_uses_what_it_has_seen() -> None:
    """AR-61: the top central card is known to the owner of the cat and to nobody else."""
    cities = (seat("giza", "blue2cat"), *others())
    central = "blue3 wood wood wood"
    assert picks("wood", "wood", *cities, central=central, central_known_to=[0]) == "take central"
    hidden = [table(*others(), seat("giza", "blue2cat"), central=cards) for cards in (central, "wood wood wood blue3")]
    assert Policy().weighed(hidden[0].state, 0) == Policy().weighed(hidden[1].state, 0)


def test_payments_keep_the_best_cards() -> None:
    """AR-25: grey cards before coins, and what the next stage needs stays."""
    paid = play(table(seat("giza", "wood coin"), *others(), decks={"giza": "stone wood"}), "take left")
    assert best(paid) == "build s1 wood stone"
    kept = play(table(seat("giza", "wood wood stone"), *others(), decks={"giza": "clay wood"}), "take left")
    assert best(kept) == "build s1 stone clay"
    assert [code >= BUILD_CODE for code, _ in Policy().good(kept.state, 0)] == [True]


def test_tokens() -> None:
    """AR-50: the second Culture; Politics with many cats; what helps later only while there is a later."""
    assert chosen_token("culture", "culture urbanism decor", built="s1 s2 s3") == "progress culture"
    assert chosen_token("", "politics strategy tactics", "blue2cat " * 5, "s1 s2 s3 s4") == "progress politics"
    late = "progress decor"
    assert chosen_token("", "urbanism decor strategy", "coin coin", built="s1 s2 s3 s4") == late
    assert chosen_token("", "urbanism decor strategy") != late


def chosen_token(held: str, face_up: str, cards: str = "", built: str = "") -> str:
    """Which token seat 0 takes for a pair of gears."""
    spread = Counter(TOKEN_IDS) + Counter(["culture"]) - Counter(face_up.split()) - Counter(held.split())
    game = table(
        seat("giza", f"{cards} gear", built, held),
        *others(),
        decks={"giza": "gear wood"},
        face_up=face_up.split(),
        pile=list(spread.elements()),
    )
    return best(play(game, "take left", "science gear gear"))


def test_a_token_that_becomes_live() -> None:
    """AR-41: with Urbanism a brick brings another card."""
    assert picks("red0", "clay", seat("giza", tokens="urbanism"), *others()) == "take right"


def test_features_by_name() -> None:
    """Points, what is lacking, the cat and the tokens of a seat, its rival and the others."""
    game = table(
        seat("giza", "blue2cat wood coin", built="s1", tokens="tactics"),
        seat("rhodes", "blue3 blue3 blue3 red1"),
        seat("babylon", "gear"),
    )
    found = {FEATURES[number % len(FEATURES)]: amount for number, amount in Policy().described(state_of(game), 0)}
    assert found["own: points"] == 2 + 2 + 4
    assert found["own: resources the wonder lacks"] == 14 - 2 - 2
    assert found["own: lasting shields"] == 2
    assert found["own: neighbours led"] == 2
    assert found["own: the cat"] == found["own: token tactics"] == 1
    assert found["rival: points"] == 9
    assert found["rival: shields of horned cards"] == 1
    assert found["others: one science symbol"] == 1
    assert "others: points" not in found
    assert len(set(FEATURES)) == len(FEATURES)
    assert len(FIGURES) == 38  # as many as `figures` in fields.pxd
