"""Several threads on one game: `python -m tests.core.hammer wonders 4` (a Python of its own: it might crash)."""

import pickle
import random
import sys
import threading

import septem
from septem import IllegalMove
from septem.core.game import AnyGame

CALLS = 120
SWITCH = 1e-6
"""Seconds between two threads: as often as Python can."""
PLAYERS = {"wonders": 3, "duel": 2, "architects": 3, "dice": 4}


def one_call(game: AnyGame, rng: random.Random) -> None:
    """Something a player, a watcher or a server might ask."""
    seat = rng.randrange(game.players)
    match rng.randrange(9):
        case 0 | 1 | 2 | 3:
            moves = game.legal(seat)
            if moves:
                move = rng.choice(moves)
                game.play(seat, rng.choice((move, move.code, move.notation)))
        case 4:
            game.retract(seat)
        case 5:
            assert game.view(seat).seat == seat
            game.explain(seat)
        case 6:
            position = game.position()
            assert septem.load(position).position() == position
        case 7:
            twin = game.copy() if rng.random() < 0.5 else pickle.loads(pickle.dumps(game))
            assert septem.replay(twin.record()).position() == twin.position()
        case _:
            state = game.state
            state.finish(1)
            numbers = [entry.number for entry in game.events(seat, 3)]
            assert numbers == sorted(numbers)


def hammer(game: AnyGame, rng: random.Random, problems: list[BaseException]) -> None:
    try:
        for _ in range(CALLS):
            try:
                one_call(game, rng)
            except IllegalMove:
                continue  # another thread was quicker
    except BaseException as problem:
        problems.append(problem)
        raise


def main(room: str, threads: int) -> None:
    sys.setswitchinterval(SWITCH)
    game = septem.new(room, PLAYERS[room], seed=5)
    problems: list[BaseException] = []
    workers = [
        threading.Thread(target=hammer, args=(game, random.Random(number), problems)) for number in range(threads)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not problems
    again = septem.replay(game.record())
    assert again.position() == game.position()
    assert [again.events(seat) for seat in range(game.players)] == [game.events(seat) for seat in range(game.players)]
    sys.stdout.write(f"{len(game.record().moves)} moves")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
