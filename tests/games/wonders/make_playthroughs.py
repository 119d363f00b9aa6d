"""Writes playthroughs/*.txt anew: `python -m tests.games.wonders.make_playthroughs`. Read the difference first.

Each file tells one game state by state: who is to act, every legal move, the move made, the public events, and at the
end the score tree. A change of the rules shows up there in plain words.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import septem
from septem import Event, Game, ScoreNode
from tests.games.wonders.translate import growing

FOLDER = Path(__file__).with_name("playthroughs")
GAMES: dict[str, dict[str, Any]] = {
    "two-players-free-city": {"players": 2, "seed": 11, "edition": 1, "boards": ["giza", "rhodes", "olympia"],
                              "sides": ["A", "B", "A"]},
    "two-players-babylon-mausoleum": {"players": 2, "seed": 12, "edition": 1, "mausoleum_timing": "end_of_turn",
                                      "boards": ["halikarnassos", "ephesos", "babylon"], "sides": ["B", "A", "B"]},
    "three-players-1e": {"players": 3, "seed": 13, "edition": 1, "boards": ["babylon", "halikarnassos", "olympia"],
                         "sides": ["B", "B", "B"], "extra_guilds": 2},
    "three-players-2e-chosen-sides": {"players": 3, "seed": 14, "edition": 2, "sides": "chosen",
                                      "boards": ["olympia", "babylon", "halikarnassos"]},
    "four-players-2e": {"players": 4, "seed": 7, "edition": 2},
    "seven-players-1e": {"players": 7, "seed": 15, "edition": 1, "reveal_all_choices": True},
    "seven-players-2e": {"players": 7, "seed": 16, "edition": 2},
}  # fmt: skip


def told(name: str) -> str:
    """One file."""
    options = GAMES[name]
    game = septem.new("wonders", **options)
    lines = [f"# {name}", f"options: {json.dumps(options)}", *_table(game)]
    rng = random.Random(name)
    shown = 0
    while not game.over:
        lines += _step(game, rng)
        for number, event in game.events(None, since=shown):
            lines.append(f"  ! {_event(event)}")
            shown = number + 1
    return "\n".join([*lines, *_end(game), ""])


def _table(game: Game) -> Iterator[str]:
    for number, city in enumerate(game.view(None)["cities"]):
        yield f"city {number}: {city['board']} {city['side']}"


def _step(game: Game, rng: random.Random) -> list[str]:
    """Who is to act, what is legal, what is done."""
    view, seat = game.view(None), game.to_act[0]
    legal = [move.notation for move in game.legal(seat)]
    chosen = growing(rng, legal)
    where = f"{view['phase']} age {view['age']} turn {view['turn']}"
    lines = [f"{where}, to act {list(game.to_act)}, coins {[city['coins'] for city in view['cities']]}"]
    lines += [f"  seat {seat} holds {' '.join(game.view(seat)['hand']) or '-'}", f"    {'; '.join(legal)}"]
    game.play(seat, chosen)
    return [*lines, f"  > {chosen}"]


def _event(event: Event) -> str:
    return f"{event.kind} {json.dumps(event.args, sort_keys=True)}"


def _end(game: Game) -> list[str]:
    assert game.result is not None
    lines = [f"result: {game.result.reason}, places {[list(place) for place in game.result.ranking]}"]
    for seat, tree in enumerate(game.result.trees):
        lines.append(f"seat {seat}: {game.result.points[seat]}")
        lines += [line for node in tree for line in _node(node, 1)]
    return lines


def _node(node: ScoreNode, depth: int) -> list[str]:
    args = f" {json.dumps(node.args, sort_keys=True)}" if node.args else ""
    parts = [line for part in node.parts for line in _node(part, depth + 1)]
    return [f"{'  ' * depth}{node.id} {node.points}{args}", *parts]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        (FOLDER / f"{one}.txt").write_text(told(one), "utf-8")
