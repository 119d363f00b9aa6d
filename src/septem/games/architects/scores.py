"""The result: points by category with their sources, and who won (AR-50, AR-86 to AR-88)."""

from __future__ import annotations

from collections import Counter

from septem.core.model import Result, ScoreNode, ranking
from septem.games.architects.catalogue import (
    CARDS,
    CAT_PAWN_POINTS,
    MILITARY_TOKEN_POINTS,
    TOKEN_IDS,
    WONDER_IDS,
    WONDERS,
)
from septem.games.architects.codes import ENDINGS
from septem.games.architects.dumps import Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import Counts
from septem.games.architects.position import STAGE_SETS, counted, held
from septem.games.architects.tables import BIT, CATEGORIES, SCORING


def result(state: ArchitectsState) -> Result:
    """How a finished game ended."""
    seats = range(len(state.ranks()))
    return Result(
        points=tuple(state.scores()),
        categories=tuple(dict(zip(CATEGORIES, state.sheet(seat), strict=True)) for seat in seats),
        ranking=ranking(state.ranks()),
        reason=ENDINGS[state.dump()["ending"]],
        trees=tuple(tree(state, seat) for seat in seats),
    )


def built(state: ArchitectsState) -> list[list[str]]:
    """Stages, tokens and cards before every seat by their ids, each card as often as it lies there."""
    dump = state.dump()
    return [
        [*STAGE_SETS[stages], *held(dump, seat), *Counter(counted(dump["area"][seat])).elements()]
        for seat, stages in enumerate(dump["built"])
    ]


def tree(state: ArchitectsState, seat: int) -> tuple[ScoreNode, ...]:
    """Category, then every stage, card or token that brings points to it."""
    dump = state.dump()
    parts = (
        _stages(dump, seat),
        _blue(counted(dump["area"][seat])),
        _counted("military_tokens", MILITARY_TOKEN_POINTS, dump["military"][seat]),
        _counted("cat_pawn", CAT_PAWN_POINTS, int(dump["cat"] == seat)),
        _tokens(state, dump, seat),
    )
    sources = zip(CATEGORIES, state.sheet(seat), parts, strict=True)
    return tuple(ScoreNode(name, points, {}, found) for name, points, found in sources)


def _stages(dump: Dump, seat: int) -> tuple[ScoreNode, ...]:
    built, wonder = STAGE_SETS[dump["built"][seat]], dump["wonder"][seat]
    return tuple(ScoreNode(stage, WONDERS[WONDER_IDS[wonder]].stage(stage).points) for stage in built)


def _blue(cards: Counts) -> tuple[ScoreNode, ...]:
    kinds = [kind for kind in cards if CARDS[kind].points]
    return tuple(ScoreNode(kind, CARDS[kind].points * cards[kind], {"count": cards[kind]}) for kind in kinds)


def _counted(source: str, each: int, count: int) -> tuple[ScoreNode, ...]:
    return (ScoreNode(source, each * count, {"count": count}),) if count else ()


def _tokens(state: ArchitectsState, dump: Dump, seat: int) -> tuple[ScoreNode, ...]:
    held = [token for token in SCORING if dump["held"][seat] & BIT[token]]
    return tuple(ScoreNode(TOKEN_IDS[token], state.token_worth(seat, token)) for token in held)
