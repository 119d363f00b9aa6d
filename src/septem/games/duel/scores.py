"""The result: points by category with their sources, and who won how (DU-90 to DU-96)."""

from __future__ import annotations

from septem.core.model import Args, Result, ScoreNode, ranking
from septem.games.duel.codes import VICTORIES
from septem.games.duel.dumps import cards, tokens, wonders
from septem.games.duel.engine import DuelState
from septem.games.duel.tables import CARD_IDS, CATEGORIES, CATEGORY, FIRST_TOKEN, FIRST_WONDER, TOKEN_IDS, WONDER_IDS


def result(state: DuelState) -> Result:
    """The result of a finished game; after a supremacy the sheets are for information only (DU-96)."""
    sheets = [state.sheet(seat) for seat in range(2)]
    return Result(
        points=tuple(sum(sheet) for sheet in sheets),
        categories=tuple(dict(zip(CATEGORIES, sheet, strict=True)) for sheet in sheets),
        ranking=ranking(state.ranks()),
        reason=VICTORIES[state.decided_by()],
        trees=tuple(tree(state, seat) for seat in range(2)),
    )


def built(state: DuelState) -> list[list[str]]:
    """Cards, wonders and tokens of both cities by their ids."""
    dump = state.dump()
    return [
        [*cards(dump["cards"][seat]), *wonders(dump["wonders"][seat]), *tokens(dump["tokens"][seat])]
        for seat in range(2)
    ]


def tree(state: DuelState, seat: int) -> tuple[ScoreNode, ...]:
    """Category, then every card, wonder or token that brings points to it."""
    dump = state.dump()
    sources = [(CATEGORY[card], "card", CARD_IDS[card], card) for card in dump["cards"][seat]]
    sources += [(CATEGORY[FIRST_WONDER], "wonder", WONDER_IDS[w], FIRST_WONDER + w) for w in dump["wonders"][seat]]
    sources += [(CATEGORY[FIRST_TOKEN], "token", TOKEN_IDS[t], FIRST_TOKEN + t) for t in dump["tokens"][seat]]
    figures: dict[str, Args] = {"military": {"pawn": dump["pawn"]}, "treasury": {"coins": dump["coins"][seat]}}
    nodes = []
    for index, points in enumerate(state.sheet(seat)):
        parts = [ScoreNode(name, state.worth(seat, row), {kind: name}) for i, kind, name, row in sources if i == index]
        args = figures.get(CATEGORIES[index], {})
        nodes.append(ScoreNode(CATEGORIES[index], points, args, tuple(part for part in parts if part.points)))
    return tuple(nodes)
