"""Writes the files of this folder anew: `python -m tests.playthroughs.told`. Read the difference first.

Each file tells one game step by step: who is to act, the legal moves (of larger tables only how many, with a digest),
the move made, the public events, and at the end the score trees.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import septem
from septem.core.game import AnyGame
from septem.core.model import ScoreNode

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "wonders-two-players": ("wonders", {"players": 2, "seed": 11, "edition": 1, "sides": ["A", "B", "A"],
                                        "boards": ["giza", "rhodes", "olympia"]}),
    "wonders-two-players-mausoleum": ("wonders", {"players": 2, "seed": 12, "edition": 1, "sides": ["B", "A", "B"],
                                                  "boards": ["halikarnassos", "ephesos", "babylon"],
                                                  "mausoleum_timing": "end_of_turn"}),
    "wonders-three-players": ("wonders", {"players": 3, "seed": 13, "edition": 1, "sides": ["B", "B", "B"],
                                          "boards": ["babylon", "halikarnassos", "olympia"], "extra_guilds": 2}),
    "wonders-chosen-sides": ("wonders", {"players": 3, "seed": 14, "edition": 2, "sides": "chosen",
                                         "boards": ["olympia", "babylon", "halikarnassos"]}),
    "wonders-four-players": ("wonders", {"players": 4, "seed": 7, "edition": 2}),
    "wonders-seven-players": ("wonders", {"players": 7, "seed": 15, "edition": 1, "reveal_all_choices": True}),
    "duel-draft": ("duel", {"seed": 9}),
    "duel-first-game": ("duel", {"seed": 47, "wonders": "first_game", "centre_pawn": "chooses"}),
    "architects-two-players": ("architects", {"players": 2, "seed": 8}),
    "architects-four-players": ("architects", {"players": 4, "seed": 1, "wonders": "picked",
                                               "wonder_effect_optional": True, "extra_card_optional": True}),
    "dice-two-players": ("dice", {"players": 2, "seed": 41}),
    "dice-four-players": ("dice", {"players": 4, "seed": 42}),
}  # fmt: skip
IN_FULL = 3
"""Up to so many players the legal moves are listed; of more there would be too much to read."""
RELUCTANT = ("sell", "discard", "pass")
"""Beginnings of moves that build nothing; they are made only now and then."""


def told(name: str) -> str:
    """One file."""
    game_id, options = GAMES[name]
    game = septem.new(game_id, **options)
    lines = [f"# {name}", f"{game_id} {json.dumps(options)}"]
    rng = random.Random(name)
    shown = 0
    while not game.over:
        lines += _step(game, rng)
        for entry in game.events(None, since=shown):
            lines.append(f"  ! {_written(septem.as_data(entry.event))}")
            shown = entry.number + 1
    return "\n".join([*lines, *_end(game), ""])


def _step(game: AnyGame, rng: random.Random) -> list[str]:
    """Who is to act, what is legal, what is done."""
    seat = game.to_act[0]
    legal = [move.notation for move in game.legal(seat)]
    chosen = rng.choice(_wanted(legal) if rng.random() < 0.9 else legal)
    moves = "; ".join(legal)
    if game.players > IN_FULL:
        moves = f"{len(legal)} moves, {hashlib.sha256(moves.encode()).hexdigest()[:8]}"
    head = f"step {game.step} {game.view(seat).phase}, to act {' '.join(map(str, game.to_act))}"
    game.play(seat, chosen)
    return [head, f"  {moves}", f"  {seat} > {chosen}"]


def _wanted(legal: list[str]) -> list[str]:
    return [text for text in legal if not text.startswith(RELUCTANT)] or legal


def _written(event: dict[str, Any]) -> str:
    kind = event.pop("kind")
    return f"{kind} {json.dumps(event)}" if event else str(kind)


def _end(game: AnyGame) -> list[str]:
    assert game.result is not None
    lines = [f"result: {game.result.reason}, places {[list(place) for place in game.result.ranking]}"]
    for seat, tree in enumerate(game.result.trees):
        lines.append(f"seat {seat}: {game.result.points[seat]}")
        lines += [line for node in tree for line in _node(node, 1)]
    return lines


def _node(node: ScoreNode, depth: int) -> list[str]:
    args = f" {json.dumps(septem.as_data(node.args))}" if node.args else ""
    parts = [line for part in node.parts for line in _node(part, depth + 1)]
    return [f"{'  ' * depth}{node.id} {node.points}{args}", *parts]


if __name__ == "__main__":
    for one in GAMES:
        (FOLDER / f"{one}.txt").write_text(told(one), "utf-8")
