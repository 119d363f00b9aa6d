"""Positions of Duel in which a supremacy decides and the right moves are proven: made from games, asked of the search.

`python -m tools.supremacy_positions` makes tests/search/data/supremacy.jsonl again, `--measure 300 2000` tells how
often a search with so many iterations finds a right move. docs/supremacy.md says what is in the set.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import cast

from septem.bots.search import SearchBot
from septem.bots.thinking import Budget, Thinker
from septem.core import begin
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.games.duel.codes import MAIN
from septem.games.duel.dumps import symbols
from septem.games.duel.engine import DuelState
from septem.games.duel.model import Position
from septem.games.duel.room import ROOM
from septem.search.values_file import shipped, styled
from tools.supremacy_cases import KINDS, Case, Kind, Proof, Sorted, likely, proven, read, write
from tools.supremacy_proof import TooLong, duel, played, redrawn

SEED = 1
STYLES = (
    ("science", "balanced"),
    ("war", "money"),
    ("money", "science"),
    ("science", "wonders"),
    ("war", "balanced"),
    ("balanced", "science"),
    ("science", "war"),
    ("money", "war"),
    ("wonders", "science"),
    ("science", "science"),
)
"""Of the two seats, game after game."""
ITERATIONS = (200, 300, 400)
"""Of the players, drawn for each seat and game."""
WORLDS = 256
LONG_SEARCH = 50_000
LONG_WORLDS = 4
"""Among which the iterations of a search are shared that looks at one move alone."""
CLEARLY = 0.25
"""So much less chance to win, by a long search, makes a move clearly worse."""
SURELY = 0.1
"""That much is enough where one of the two is proven: another move than a win by force, a remedy against a loss."""
MOST_GAMES, A_GAME = 400, 2
SEEDS = range(1, 6)
"""A search is asked once with each: in some positions it depends on luck."""
LEAST_MOVES = 4
NEAR_SYMBOLS, NEAR_PAWN = 4, 4
"""Where it is worth looking for a proof."""

WANTED: dict[tuple[Kind, str], int] = {
    ("win-now", "science"): 10,
    ("win-now", "military"): 6,
    ("win-forced", "science"): 20,
    ("win-forced", "military"): 10,
    ("must-stop", "science"): 22,
    ("must-stop", "military"): 12,
    ("must-not-open", "science"): 16,
    ("must-not-open", "military"): 12,
}
"""No more than that; rare sorts may stay below."""


# ---- games ---------------------------------------------------------------------------------------
def games(seed: int) -> Iterator[tuple[int, list[AnyGame]]]:
    """Games without end: the number of each, and its positions worth a look, as the players met them."""
    values = shipped(ROOM)
    assert values is not None
    bent = {style: styled(ROOM, values.listed(), style) for pair in STYLES for style in pair}
    number = 0
    while True:
        rng = Rng(seed, 100 + number)
        game = begin.new(ROOM, 2, rng.seed(), {})
        bots = [
            SearchBot(ROOM, Budget(ITERATIONS[rng.below(len(ITERATIONS))]), values=bent[style])
            for style in STYLES[number % len(STYLES)]
        ]
        met = []
        while not game.over:
            (seat,) = game.to_act
            if near(duel(game.state)):
                met.append(game.copy())
            game.play(seat, bots[seat].decide(game.state, seat, rng))
        yield number, met
        number += 1


def near(state: DuelState) -> bool:
    """Whether a supremacy is in sight for somebody, and there is something to choose."""
    dump = state.dump()
    most = max(len(symbols(dump, seat)) for seat in range(2))
    many = len(state.legal_codes(dump["actor"]))
    choice = many >= LEAST_MOVES or (many > 1 and dump["phase"] != MAIN)
    return bool(dump["age"]) and choice and (most >= NEAR_SYMBOLS or abs(dump["pawn"]) >= NEAR_PAWN)


# ---- chances -------------------------------------------------------------------------------------
def chances(state: DuelState, seat: int, found: Sorted) -> tuple[float, float]:
    """To win, of the best right move and of the best other one: proven, or by long searches."""
    best = 1.0 if found.own else max(chance_after(state, seat, code) for code in found.right)
    others = (*found.wrong, *found.rest) if found.own else found.rest
    return best, max((chance_after(state, seat, code) for code in others), default=0.0)


def chance_after(state: DuelState, seat: int, code: int) -> float:
    """To win with a move, by a long search of what it leads to: at the root it would hardly look at some moves."""
    thinker, total = Thinker(ROOM, 2, Budget(LONG_SEARCH // LONG_WORLDS)), 0.0
    for world in redrawn(state, seat, range(LONG_WORLDS)):
        after = played(world, seat, code)
        if after.finished():
            total += 1.0 if after.ranks()[seat] == 1 else 0.0
        else:
            (actor,) = after.acting()
            best = thinker.think(after, actor, SEED)[0].reward
            total += _chance(best if actor == seat else -best)
    return total / LONG_WORLDS


def _chance(reward: float) -> float:
    return (reward + 1) / 2


def stands_out(found: Sorted, best: float, following: float) -> bool:
    """Whether right moves are better than the others beyond doubt."""
    return best - following >= (CLEARLY if found.rest and not found.own else SURELY)


# ---- the set ---------------------------------------------------------------------------------------
def made(seed: int) -> list[Case]:
    """Positions of games until there are enough of each kind."""
    cases: list[Case] = []
    for number, met in islice(games(seed), MOST_GAMES):
        cases += chosen([case for game in met for case in _case(game, number, cases)], cases)
        print(number, *(f"{kind} {sum(case.kind == kind for case in cases)}" for kind in KINDS), flush=True)
        if not missing(cases):
            break
    return sorted(cases, key=lambda case: KINDS.index(case.kind))


def chosen(found: list[Case], cases: list[Case]) -> list[Case]:
    """Of the cases of one game those of rare sorts, each of another kind."""
    have = Counter((case.kind, case.supremacy) for case in cases)
    found.sort(key=lambda case: have[case.kind, case.supremacy] / WANTED[case.kind, case.supremacy])
    first = {case.kind: case for case in reversed(found)}
    return [case for case in found if case is first[case.kind]][:A_GAME]


def missing(cases: list[Case]) -> set[tuple[Kind, str]]:
    """What there is not enough of yet."""
    have = Counter((case.kind, case.supremacy) for case in cases)
    return {sort for sort, wanted in WANTED.items() if have[sort] < wanted}


def _wanted(own: bool, turns: int, cases: list[Case]) -> bool:
    """Whether a position that may be of this sort is still of use."""
    kinds = {"win-now" if turns == 1 else "win-forced"} if own else {"must-stop", "must-not-open"}
    return any(kind in kinds for kind, _ in missing(cases))


def _case(game: AnyGame, number: int, cases: list[Case]) -> Iterator[Case]:
    """The position as a case of the set, if it can be proven and its sort is wanted."""
    (seat,) = game.to_act
    drawn = begin.sample(ROOM, game.view(seat), Rng(SEED, number))
    state = duel(drawn.state)
    try:
        sort = likely(state, seat)
        found = proven(state, seat, *sort, range(WORLDS)) if sort and _wanted(*sort, cases) else None
    except TooLong:
        return
    if found is None or not found.clear() or (found.kind, *found.supremacies) not in missing(cases):
        return
    best, following = chances(state, seat, found)
    if stands_out(found, best, following):
        (supremacy,) = found.supremacies
        many = len(found.right) + len(found.wrong) + len(found.rest)
        yield Case(
            name=f"{number}-{game.step}",
            kind=found.kind,
            supremacy=supremacy,
            seat=seat,
            right=tuple(ROOM.notations(state, seat, found.right)),
            proof=Proof(WORLDS, found.turns, many, len(found.wrong), round(best, 3), round(following, 3)),
            position=cast(Position, drawn.position()),
        )


# ---- the search --------------------------------------------------------------------------------------
def missed(cases: list[Case], iterations: int, seeds: range = SEEDS) -> Counter[str]:
    """The names of positions that a search with so many iterations gets wrong, and with how many of the seeds."""
    thinker = Thinker(ROOM, 2, Budget(iterations))
    return Counter(case.name for case in cases for seed in seeds if answer(case, thinker, seed) not in case.right)


def answer(case: Case, thinker: Thinker, seed: int) -> str:
    """The move that a search chooses."""
    state = case.state()
    return ROOM.notations(state, case.seat, [thinker.think(state, case.seat, seed)[0].code])[0]


def measure(cases: list[Case], iterations: int) -> None:
    """Say how many of each kind a search gets right, and which it gets wrong."""
    wrong = missed(cases, iterations)
    for kind in (*KINDS, ""):
        names = [case.name for case in cases if kind in ("", case.kind)]
        asked, failed = len(names) * len(SEEDS), sum(wrong[name] for name in names)
        print(f"{iterations:6} {kind or 'all':14} {asked - failed:4} of {asked} {(asked - failed) / asked:7.1%}")
    print("       wrong:", *(f"{name} ({times})" for name, times in wrong.most_common()))


def main() -> None:
    """Make the set, or measure a search by it."""
    parser = argparse.ArgumentParser(prog="python -m tools.supremacy_positions", description=__doc__)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--measure", type=int, nargs="+", metavar="ITERATIONS")
    asked = parser.parse_args()
    if not asked.measure:
        write(made(asked.seed))
    for iterations in asked.measure or ():
        measure(read(), iterations)


if __name__ == "__main__":
    main()
