"""Points as a tree (category, source, points) and the result of a finished game (AR-50, AR-86 to AR-88)."""

from septem.core.model import Result, ScoreNode, ranking
from septem.games.architects.codes import ENDINGS
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import seat_out
from septem.games.architects.tables import CARDS, CAT_VP, CATEGORIES, MILITARY_VP, STAGE_IDS, WONDERS, token_effect


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
        "progress": _progress(found["progress"], found["built"], found["area"], found["military"]),
    }
    return tuple(ScoreNode(name, sum(p.points for p in listed), {}, listed) for name, listed in parts.items())


def _stages(wonder: str | None, built: list[str]) -> tuple[ScoreNode, ...]:
    return tuple(ScoreNode(stage, WONDERS[wonder].stages[stage].vp) for stage in built if wonder)


def _blue(area: dict[str, int]) -> tuple[ScoreNode, ...]:
    kinds = [kind for kind in area if CARDS[kind].vp]
    return tuple(ScoreNode(kind, CARDS[kind].vp * area[kind], {"count": area[kind]}) for kind in kinds)


def _counted(source: str, each: int, count: int) -> tuple[ScoreNode, ...]:
    return (ScoreNode(source, each * count, {"count": count}),) if count else ()


def _progress(tokens: list[str], built: list[str], area: dict[str, int], military: int) -> tuple[ScoreNode, ...]:
    complete = len(built) == len(STAGE_IDS)
    icons = sum(count for kind, count in area.items() if CARDS[kind].cat)
    worth = {
        "decor": token_effect("decor", "vp_wonder_complete" if complete else "vp_wonder_unfinished"),
        "politics": icons * token_effect("politics", "vp_per_cat_icon_on_blue_cards"),
        "strategy": military * token_effect("strategy", "vp_per_military_victory_token"),
        "education": len(tokens) * token_effect("education", "vp_per_progress_token"),
        "culture": token_effect("culture", "vp_with_both" if tokens.count("culture") == 2 else "vp_with_one"),
    }
    return tuple(ScoreNode(token, points, {}) for token, points in worth.items() if token in tokens)


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
