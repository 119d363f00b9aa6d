"""Games pickled by one Python and read by another: `python -m tests.core.twins write|read FILE`."""

import pickle
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import septem
from septem.core.game import AnyGame
from tests.games.dice.fixtures import random_sheet

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("wonders", 2, {"edition": 1}),
    ("wonders", 4, {"edition": 2, "sides": "chosen"}),
    ("duel", 2, {"wonders": "first_game"}),
    ("architects", 3, {"first_player": 2}),
    ("dice", 3, {}),
    ("dice", 3, {"sheet": random_sheet(random.Random(4))}),
)


def play_on(game: AnyGame, rng: random.Random, most: int) -> AnyGame:
    """Random moves."""
    while most and not game.over:
        seat = rng.choice(game.to_act)
        game.play(seat, rng.choice(game.legal(seat)))
        most -= 1
    return game


def games() -> Iterator[AnyGame]:
    """Of every room: at the start, in the middle of a phase, begun from a position, and finished."""
    for number, (room, players, options) in enumerate(TABLES):
        rng = random.Random(number)
        game = septem.new(room, players, seed=number, **options)
        yield game.copy()
        play_on(game, rng, 17)
        while not game.position().sealed and len(game.to_act) > 1:
            play_on(game, rng, 1)
        yield game.copy()
        yield play_on(septem.load(game.position()), rng, 9)
        yield play_on(game, rng, 1000)


def face(game: AnyGame) -> Any:
    """Everything that must be the same, also after playing on."""
    seats = (None, *range(game.players))
    told = [game.record(), game.position(), [game.view(seat) for seat in seats]]
    told += [game.events(seat) for seat in seats]
    told += [[game.legal(seat) for seat in range(game.players)], str(game.result), game.step, repr(game)]
    return told


def whole_story(game: AnyGame) -> Any:
    return [face(game), face(play_on(game.copy(), random.Random(7), 25))]


def write(path: Path) -> None:
    path.write_bytes(pickle.dumps([(game, whole_story(game)) for game in games()]))


def read(path: Path) -> int:
    """How many games there were; each must tell what it told when it was pickled."""
    pairs = pickle.loads(path.read_bytes())
    for game, story in pairs:
        assert whole_story(game) == story
        assert septem.replay(game.record()).position() == game.position()
    return len(pairs)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(Path(sys.argv[2]))
    else:
        sys.stdout.write(str(read(Path(sys.argv[2]))))
