"""The engine and the independent model side by side, from the same deal, move by move."""

from __future__ import annotations

import random
from typing import Any

import septem
from septem.games.duel.room import DuelGame
from tests.models.duel_model import (
    ChooseBoxProgress,
    ChooseDestroy,
    ChooseDiscarded,
    ChooseProgress,
    ChooseStarter,
    Deal,
    DraftWonder,
    DuelModel,
    Main,
    Move,
    Options,
)
from tests.models.duel_pieces import TOKENS, WONDERS

ACTIONS = {
    DraftWonder: "draft",
    ChooseProgress: "progress",
    ChooseBoxProgress: "library",
    ChooseDestroy: "destroy",
    ChooseDiscarded: "revive",
    ChooseStarter: "starter",
}


def deal_of(game: DuelGame) -> Deal:
    """The set-up of a game that has just begun, in the model's form."""
    state = game.position().state
    on_offer = (*state.draft.group, *state.draft.later) if state.draft else ()
    wonders = (*on_offer, *(wonder for wonder in WONDERS if wonder not in on_offer))
    board, later = state.board_tokens or (), state.later_ages or ()
    now = tuple(card for card in state.structure or () if card)
    first, second, third = later if state.age == 0 else (now, *later)
    box = tuple(token for token in TOKENS if token not in board)
    return Deal(state.first_player, wonders, board, box, (first, second, third))


def notation(model: DuelModel, move: Move) -> str:
    """A move of the model in the game's notation."""
    if isinstance(move, Main):
        card = model.structure[move.slot]
        return f"wonder {move.wonder} with {card}" if move.use == "wonder" else f"{move.use} {card}"
    (named,) = vars(move).values()
    return f"{ACTIONS[type(move)]} {named}"


def game_picture(game: DuelGame) -> dict[str, Any]:
    """Everything both can tell, from the game."""
    state = game.position().state
    face_up = state.face_up or ()
    places = enumerate(state.structure or ())
    later = enumerate(state.later_ages or (), state.age + 1)
    view = game.view(None)
    return {
        "phase": state.phase,
        "to_act": list(game.to_act),
        "active": state.active,
        "extra_turn": state.extra_turn,
        "age": state.age,
        "structure": {slot: {"card": card, "face_up": slot in face_up} for slot, card in places if card},
        "later_ages": {age: list(deck) for age, deck in later},
        "discard_pile": sorted(state.discard_pile),
        "board_tokens": sorted(state.board_tokens or ()),
        "box_tokens": sorted(view.box_tokens),
        "library_offer": sorted(state.library_offer),
        "destroy_colour": state.destroy or "",
        "pawn": state.pawn,
        "looting_tokens": sorted(state.looting_tokens or ()),
        "cities": [
            {
                "coins": city.coins,
                "cards": sorted(city.cards),
                "wonders": dict(sorted(city.wonders.items())),
                "unbuilt": sorted(city.unbuilt),
                "tokens": sorted(city.tokens),
            }
            for city in state.cities
        ],
        "end_reason": state.ending.reason if state.ending else None,
        "winners": list(game.result.winners) if game.result else [],
        "scores": [{**city.score, "total": city.points} for city in view.cities],
    }


def model_picture(model: DuelModel) -> dict[str, Any]:
    """The same from the model."""
    found = {**model.snapshot(), "scores": model.scores()}
    return {key: found[key] for key in KEYS}


KEYS = (
    *("phase", "to_act", "active", "extra_turn", "age", "structure", "later_ages", "discard_pile", "board_tokens"),
    *("box_tokens", "library_offer", "destroy_colour", "pawn", "looting_tokens", "cities", "end_reason", "winners"),
    "scores",
)


def play_both(seed: int, **options: Any) -> tuple[DuelGame, set[str]]:
    """One random game on both; every legal list, position and score must agree."""
    rng = random.Random(seed)
    game = septem.new("duel", seed=seed, **options)
    centre, preset = game.options.centre_pawn, game.options.wonders == "first_game"
    offer: list[str] = []
    model = DuelModel(deal_of(game), Options(centre, preset, auto_last_wonder=True), lambda box: offer)
    eager = rng.random()
    phases = set()
    while not model.over:
        picture = game_picture(game)
        assert picture == model_picture(model)
        phases.add(model.phase)
        (seat,) = model.to_act()
        moves = {notation(model, move): move for move in model.legal(seat)}
        legal = [move.notation for move in game.legal(seat)]
        assert sorted(legal) == sorted(moves)
        assert game.legal(1 - seat) == []
        busy = [text for text in legal if not text.startswith("discard")]
        text = rng.choice(busy if busy and rng.random() < eager else legal)
        game.play(seat, text)
        offer[:] = game.position().state.library_offer
        model.play(seat, moves[text])
    assert game_picture(game) == model_picture(model)
    assert game.over
    return game, phases
