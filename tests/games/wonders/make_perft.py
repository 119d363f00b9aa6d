"""Writes perft.toml anew: `python -m tests.games.wonders.make_perft`. Look at the difference before you commit it."""

from __future__ import annotations

from pathlib import Path

import septem
from septem.core.game import AnyGame as Game
from septem.search.perft import perft
from tests.games.wonders.translate import TABLES

FILE = Path(__file__).with_name("perft.toml")
MOST = 400_000
STARTS = [
    (seed, players, edition, moves)
    for players, edition in TABLES
    for seed, moves in ((1, 0), (2, 7 * players + 1), (3, 12 * players))
]


def start(seed: int, players: int, edition: int, moves: int) -> Game:
    """A game after so many moves: always the one in the middle of the list."""
    game = septem.new("wonders", players, seed, edition=edition)
    for _ in range(moves):
        seat = game.to_act[0]
        legal = game.legal(seat)
        game.play(seat, legal[len(legal) // 2])
    return game


def counts(game: Game) -> list[int]:
    """Sequences of one, two ... moves, as long as they are few enough to be counted quickly."""
    found = [perft(game.state, 1)]
    while found[-1] * found[0] < MOST:
        found.append(perft(game.state, len(found) + 1))
    return found


def table() -> str:
    """The whole file."""
    lines = ["# 7 Wonders: how many sequences of 1, 2, 3 ... moves there are; made by make_perft.py.", ""]
    for seed, players, edition, moves in STARTS:
        lines += ["[[start]]", f"seed = {seed}", f"players = {players}", f"edition = {edition}", f"moves = {moves}"]
        lines += [f"counts = {counts(start(seed, players, edition, moves))}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    FILE.write_text(table(), "utf-8")
