"""Positions: round trips, defaults, and everything that must be refused."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import msgspec
import pytest

import septem
from septem.games.duel.tables import CARD_IDS, TOKEN_IDS, WONDER_IDS
from tests.games.duel.play import steps

Json = dict[str, Any]
WAYS: tuple[Json, ...] = ({}, {"centre_pawn": "chooses"}, {"wonders": "first_game"}, {"first_player": 1})


@pytest.mark.parametrize("seed", range(8))
def test_round_trip_at_every_step(seed: int) -> None:
    for game in steps(seed, **WAYS[seed % 4]):
        position = game.position()
        again = septem.load(msgspec.json.encode(position))
        assert again.position() == position
        for seat in (0, 1):
            assert again.legal(seat) == game.legal(seat)
            assert again.view(seat) == game.view(seat)
        assert again.result == game.result


@pytest.mark.parametrize("seed", range(4))
def test_a_loaded_game_goes_on_in_the_same_way(seed: int) -> None:
    for number, game in enumerate(steps(seed)):
        if number % 9 == 0:
            twin = septem.load(game.position())
            states = [game.state.copy(), twin.state.copy()]
            for state in states:
                state.finish(0)
            assert states[0].dump() == states[1].dump()  # type: ignore[attr-defined]


def test_states_can_be_pickled() -> None:
    for number, game in enumerate(steps(3)):
        if number % 7 == 0:
            state: Any = pickle.loads(pickle.dumps(game.state))
            assert state.dump() == game.state.dump()  # type: ignore[attr-defined]
            assert state.streams() == game.state.streams()


def test_record_and_notation_round_trip() -> None:
    for seed in range(6):
        game = list(steps(seed, **WAYS[seed % 4]))[-1]
        record = game.record(["a", "b"])
        assert septem.replay(msgspec.json.encode(record)).position() == game.position()


def test_every_form_of_a_move_is_the_same_move() -> None:
    for number, game in enumerate(steps(11)):
        if number % 5 == 0 and not game.over:
            (seat,) = game.to_act
            for move in game.legal(seat):
                after = []
                for form in (move, move.code, move.notation, move.data):
                    twin = game.copy()
                    twin.play(seat, form)
                    after.append(twin.position())
                assert after[0] == after[1] == after[2] == after[3]


def test_everything_is_somewhere_exactly_once() -> None:
    for seed in range(6):
        for game in steps(seed):
            state, view = game.position().state, game.view(None)
            cards = [*(card for card in state.structure or () if card), *state.discard_pile]
            cards += [card for deck in state.later_ages or () for card in deck]
            cards += [card for city in state.cities for card in [*city.cards, *city.wonders.values()] if card]
            assert len(cards) == len(set(cards)) == 60
            tokens = [token for city in state.cities for token in city.tokens]
            assert sorted([*(state.board_tokens or ()), *view.box_tokens, *tokens]) == sorted(TOKEN_IDS)
            if view.box_wonders is not None:
                wonders = [wonder for city in state.cities for wonder in [*city.wonders, *city.unbuilt]]
                wonders += [*view.box_wonders, *(view.draft.group if view.draft else ())]
                assert sorted(wonders) == sorted(WONDER_IDS)
            assert min(city.coins for city in state.cities) >= 0
            assert sum(len(city.wonders) for city in state.cities) <= 7


# ---- what is left out --------------------------------------------------------------------------


def test_two_empty_cities_are_a_position() -> None:
    game = septem.load({"game": "duel", "players": 2, "state": {"cities": [{}, {}]}})
    view = game.view(0)
    assert (view.age, view.phase, view.pawn, len(view.structure)) == (1, "main", 0, 20)
    assert len(view.board_tokens) == len(view.box_tokens) == 5
    again = septem.load({"game": "duel", "players": 2, "state": {"cities": [{}, {}]}})
    assert again.position() == game.position()


def test_later_ages_are_dealt_from_what_is_not_named() -> None:
    game = septem.load({"game": "duel", "players": 2, "state": {"age": 2, "cities": [{"cards": ["baths"]}, {}]}})
    state = game.position().state
    assert "baths" not in state.structure
    assert len(state.later_ages) == 1
    assert sum(card.endswith("guild") for card in state.later_ages[0]) == 3


# ---- what is refused ---------------------------------------------------------------------------


BASE: Json = {
    "age": 2,
    "cities": [
        {"cards": ["baths", "quarry"], "unbuilt": ["sphinx", "colossus"], "wonders": {"pyramids": "theater"}},
        {"cards": ["press"], "unbuilt": ["piraeus"]},
    ],
    "discard_pile": ["altar"],
    "structure": [*CARD_IDS[23:35], *[None] * 8],
}


def changed(change: Json) -> Json:
    """The position with parts of its state replaced; a dotted key reaches deeper."""
    position: Json = {"game": "duel", "players": 2, "state": copy.deepcopy(BASE)}
    for path, value in change.items():
        *way, last = path.split(".")
        target: Any = position["state"]
        for step in way:
            target = target[int(step) if step.isdigit() else step]
        target[int(last) if last.isdigit() else last] = value
    return position


SEVEN = dict.fromkeys(["pyramids", "sphinx", "colossus", "mausoleum"])
EIGHT = dict.fromkeys(["piraeus", "appian_way", "hanging_gardens", "great_lighthouse"])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"cities.0.cards": ["baths", "baths"]}, "cities[0].cards"),
        ({"cities.0.cards": ["baths"], "discard_pile": ["baths"]}, "discard_pile"),
        ({"cities.0.cards": ["bath"]}, "cities[0].cards"),
        ({"cities.0.cards": ["palace"]}, "cards"),
        ({"cities.0.coins": -1}, "cities[0].coins"),
        ({"cities.0.coins": 100000}, "cities[0].coins"),
        ({"cities.1.wonders": {"sphinx": "sphinx"}}, "cities[1].wonders.sphinx"),
        (
            {"cities.0.wonders": SEVEN, "cities.1.wonders": EIGHT, "cities.0.unbuilt": [], "cities.1.unbuilt": []},
            "wonders",
        ),
        ({"cities.0.unbuilt": ["sphinx", "colossus", "great_library", "mausoleum"]}, "cities[0].unbuilt"),
        ({"cities.0.unbuilt": ["piraeus"]}, "cities[1].unbuilt"),
        ({"cities.0.unbuilt": ["sphinx", "sphinx"]}, "cities[0].unbuilt"),
        ({"cities.0.tokens": ["law", "economy"], "cities.1.tokens": ["law"]}, "cities[1].tokens"),
        ({"board_tokens": []}, "board_tokens"),
        ({"board_tokens": list(TOKEN_IDS)}, "board_tokens"),
        ({"pawn": 12}, "pawn"),
        ({"pawn": 9}, "pawn"),
        ({"pawn": 7, "looting_tokens": ["loot_5_p2"]}, "looting_tokens"),
        ({"looting_tokens": ["loot_9"]}, "looting_tokens"),
        ({"age": 4}, "age"),
        ({"age": 0}, "structure"),
        ({"active": 2}, "active"),
        ({"first_player": -1}, "first_player"),
        ({"structure": [None] * 20}, "structure"),
        ({"structure": [None] * 19}, "structure"),
        ({"structure": ["baths"] + [None] * 19, "face_up": [0]}, "structure"),
        ({"structure": [None] * 18 + ["walls", "statue"], "face_up": [18, 19]}, "structure"),
        ({"face_up": []}, "face_up"),
        ({"face_up": list(range(20))}, "face_up"),
        ({"later_ages": []}, "later_ages"),
        ({"later_ages": [CARD_IDS[46:66]]}, "later_ages"),
        ({"phase": "choose_progress"}, "phase"),
        ({"phase": "choose_box_progress"}, "library_offer"),
        ({"phase": "choose_discarded"}, "phase"),
        ({"phase": "choose_destroy"}, "destroy"),
        ({"phase": "choose_destroy", "destroy": "grey"}, "destroy"),
        ({"phase": "choose_starter"}, "phase"),
        ({"phase": "draft_wonder"}, "phase"),
        ({"phase": "over"}, "ending"),
        ({"phase": "over", "ending": {"reason": "civilian"}}, "ending"),
        ({"phase": "over", "ending": {"reason": "scientific_supremacy", "winner": 0}}, "cities[0].cards"),
        ({"extra_turn": True}, "extra_turn"),
        ({"destroy": "brown"}, "destroy"),
        ({"library_offer": ["law", "economy", "theology"]}, "library_offer"),
        ({"draft": {"group": ["mausoleum"]}}, "phase"),
        ({"streams": [0] * 8}, "streams"),
        ({"streams": [1, 2, 3]}, "streams"),
        ({"streams": [2**40] * 8}, "streams"),
        ({"moves_made": -1}, "state"),
        ({"pawn": "two"}, "state"),
        ({"nonsense": 1}, "state"),
        ({"phase": "sleep"}, "state"),
        ({"cities": [{}]}, "state"),
        ({"cities.0.cards": {"baths": 1}}, "state"),
        ({"structure": [1] * 20}, "state"),
    ],
)
def test_bad_positions_name_the_field(change: Json, field: str) -> None:
    with pytest.raises(septem.BadPosition) as problem:
        septem.load(changed(change))
    assert problem.value.field == field
    assert str(problem.value).startswith(f"position {field}: ")


def test_the_position_they_start_from_is_good() -> None:
    assert septem.load(changed({})).view(0).age == 2


def test_six_symbols_cannot_go_on() -> None:
    cards = ["scriptorium", "pharmacist", "workshop", "apothecary"]
    state = {"age": 3, "structure": ["obelisk"] + [None] * 19}
    cities = [{"cards": [*cards, "university", "study"]}, {}]
    with pytest.raises(septem.BadPosition, match="science"):
        septem.load({"game": "duel", "players": 2, "state": {**state, "cities": cities}})


def test_given_wonders_bind_the_position() -> None:
    position = {**changed({"cities.0.unbuilt": ["statue_of_zeus"]}), "options": {"wonders": "first_game"}}
    septem.load(position)
    position["state"]["cities"][0]["unbuilt"] = ["sphinx"]
    with pytest.raises(septem.BadPosition, match="given"):
        septem.load(position)


@pytest.mark.parametrize(
    "change",
    [
        {
            "draft": {
                "group": ["sphinx", "pyramids", "colossus"],
                "later": ["piraeus", "mausoleum", "appian_way", "great_library"],
            }
        },
        {"draft": {"group": ["sphinx", "pyramids", "colossus", "sphinx"], "later": []}},
        {"draft": None},
        {"active": 1},
        {"cities": [{"unbuilt": ["mausoleum"]}, {}]},
        {"cities": [{"tokens": ["law"]}, {}]},
    ],
)
def test_bad_drafts(change: Json) -> None:
    position: Json = septem.as_data(septem.new("duel", seed=1, first_player=0).position())
    septem.load(position)
    with pytest.raises(septem.BadPosition):
        septem.load({**position, "state": {**position["state"], **change}})


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"wonders": "none"}, "wonders"),
        ({"wonders": [["sphinx"], ["pyramids"]]}, "wonders"),
        ({"wonders": [["sphinx", "pyramids", "colossus", "mausoleum"]] * 2}, "wonders"),
        ({"wonders": 3}, "wonders"),
        ({"centre_pawn": "sometimes"}, "centre_pawn"),
        ({"first_player": 2}, "first_player"),
        ({"first_player": True}, "first_player"),
        ({"edition": 2}, "edition"),
    ],
)
def test_bad_options(options: Json, field: str) -> None:
    with pytest.raises(septem.BadOption) as problem:
        septem.new("duel", seed=1, **options)
    assert problem.value.field == field


def test_only_two_players() -> None:
    with pytest.raises(septem.BadOption):
        septem.new("duel", 3, seed=1)
