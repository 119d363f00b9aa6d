"""Points as a tree (category, source, points) and the result of a finished game (AR-50, AR-86 to AR-88)."""

from septem.core.model import Result, ScoreNode, ranking
from septem.games.architects.codes import ENDINGS
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import seat_out
from septem.games.architects.tables import CARDS, CAT_VP, CATEGORIES, MILITARY_VP, SCORING, TOKEN_IDS, WONDERS


def categories(state: ArchitectsState, seat: int) -> dict[str, int]:
    """Points of a seat by category, as the engine counts them."""
    return dict(zip(CATEGORIES, state.row(seat, len(CATEGORIES) + 1)[1:], strict=True))


def tree(state: ArchitectsState, seat: int) -> tuple[ScoreNode, ...]:
    """The same points with their sources."""
    dump = state.dump()
    found = seat_out(dump, seat)
    parts = {
        "stages": _stages(found["wonder"], found["built"]),
        "blue": _blue(found["area"]),
        "military": _counted("military_tokens", MILITARY_VP, found["military"]),
        "cat": _counted("cat_pawn", CAT_VP, int(dump["cat"] == seat)),
        "progress": _progress(state, seat, found["progress"]),
    }
    return tuple(ScoreNode(name, points, {}, parts[name]) for name, points in categories(state, seat).items())


def _stages(wonder: str | None, built: list[str]) -> tuple[ScoreNode, ...]:
    return tuple(ScoreNode(stage, WONDERS[wonder].stages[stage].vp) for stage in built if wonder)


def _blue(area: dict[str, int]) -> tuple[ScoreNode, ...]:
    kinds = [kind for kind in area if CARDS[kind].vp]
    return tuple(ScoreNode(kind, CARDS[kind].vp * area[kind], {"count": area[kind]}) for kind in kinds)


def _counted(source: str, each: int, count: int) -> tuple[ScoreNode, ...]:
    return (ScoreNode(source, each * count, {"count": count}),) if count else ()


def _progress(state: ArchitectsState, seat: int, held: list[str]) -> tuple[ScoreNode, ...]:
    tokens = [token for token in SCORING if TOKEN_IDS[token] in held]
    return tuple(ScoreNode(TOKEN_IDS[token], state.token_worth(seat, token), {}) for token in tokens)


def result(state: ArchitectsState) -> Result:
    """How a finished game ended."""
    seats = range(len(state.ranks()))
    return Result(
        points=tuple(state.scores()),
        categories=tuple(categories(state, seat) for seat in seats),
        ranking=ranking(state.ranks()),
        reason=ENDINGS[state.dump()["ending"]],
        trees=tuple(tree(state, seat) for seat in seats),
    )
