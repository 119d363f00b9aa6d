"""Points as a tree: building, then the boxes that score; and the result of a finished game."""

from __future__ import annotations

from septem.core.model import Result, ScoreNode, ranking
from septem.games.dice.codes import ENDINGS
from septem.games.dice.engine import DiceState
from septem.games.dice.reasons import bits
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, CITY_BUILDINGS


def result(state: DiceState) -> Result:
    """Result of a finished game; equal points and coins share a place (DI-112)."""
    trees = tuple(tree(state, seat) for seat in range(state.seat_count()))
    return Result(
        points=tuple(state.scores()),
        categories=tuple({node.id: node.points for node in nodes} for nodes in trees),
        ranking=ranking(state.ranks()),
        reason=ENDINGS[state.dump()["ended"] - 1],
        trees=trees,
    )


def built(state: DiceState) -> list[list[str]]:
    """Crossed boxes and bonuses of every city by their ids."""
    words: Words = state.sheet_named()
    cities = [state.dump_of(seat) for seat in range(state.seat_count())]
    return [[*words.crossed(city["crossed"]), *words.taken(city["bonuses"])] for city in cities]


def tree(state: DiceState, seat: int) -> tuple[ScoreNode, ...]:
    """Points of a seat now, by building and box (DI-110)."""
    words: Words = state.sheet_named()
    own = state.dump_of(seat)
    crossed = [(box, words.boxes[box]) for box in bits(own["crossed"])]
    nodes = []
    for building in CITY_BUILDINGS:
        points: int = own["points"][BUILDINGS.index(building)]
        boxes = [(box, row.id) for box, row in crossed if row.building == building]
        parts = [ScoreNode(name, state.worth(seat, box), {"box": name}) for box, name in boxes]
        if building == "agora" and own["agora_first"]:
            parts.append(ScoreNode("agora_first", points - sum(part.points for part in parts)))
        nodes.append(ScoreNode(building, points, {}, tuple(part for part in parts if part.points)))
    return tuple(nodes)
