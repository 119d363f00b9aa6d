"""Points by category and source (SW-85 to SW-88)."""

from __future__ import annotations

from septem.core.model import Result, ScoreNode, ranking
from septem.games.wonders.catalogue import CARDS, FIGURES, SYMBOLS
from septem.games.wonders.dumps import Dump
from septem.games.wonders.engine import WondersState
from septem.games.wonders.scoring import CATEGORIES, science_points
from septem.games.wonders.tables import (
    CARD_BASE,
    CARD_IDS,
    NO_SYMBOL,
    SCIENCE,
    SET_POINTS,
    SIDE_STAGES,
    VICTORY_POINTS,
    side_row,
)


def result(state: WondersState) -> Result:
    """The result of a finished game."""
    seats = range(state.seat_count())
    totals = tuple(state.scores())
    places = ranking(state.ranks())
    tied = [seat for seat in seats if totals[seat] == max(totals)]
    reason = "most_points" if len(tied) == 1 else "most_coins" if len(places[0]) == 1 else "shared"
    return Result(
        points=totals,
        categories=tuple(dict(zip(CATEGORIES, state.categories(seat), strict=True)) for seat in seats),
        ranking=places,
        reason=reason,
        trees=tuple(tree(state, seat) for seat in seats),
    )


def built(state: WondersState) -> list[list[str]]:
    """The cards of every seat's city by their ids."""
    ids = CARD_IDS[state.setup()["edition"]]
    return [[ids[card] for card in state.city(seat)["cards"]] for seat in range(state.seat_count())]


def tree(state: WondersState, city: int) -> tuple[ScoreNode, ...]:
    """Category, then sources, as counted now."""
    points = dict(zip(CATEGORIES, state.categories(city), strict=True))
    edition, lying = state.setup()["edition"], state.city(city)
    parts = {
        "military": _military(lying, edition),
        "treasury": (ScoreNode("coins", points["treasury"], {"coins": lying["coins"]}),),
        "wonder": _stages(lying, edition),
        "civilian": _cards(state, edition, city, "blue"),
        "science": _science(state, edition, city, points["science"]),
        "commerce": _cards(state, edition, city, "yellow"),
        "guild": _guilds(state, edition, city),
    }
    return tuple(ScoreNode(category, points[category], {}, parts[category]) for category in CATEGORIES)


def counted(state: WondersState, city: int) -> dict[str, int]:
    """The cards that bring points, as they count now; symbols count together and are not among them."""
    edition = state.setup()["edition"]
    found = [node for colour in ("blue", "yellow", "purple") for node in _cards(state, edition, city, colour)]
    return {str(node.args["card"]): node.points for node in found}


def _military(lying: Dump, edition: int) -> tuple[ScoreNode, ...]:
    won = [
        ScoreNode("victory_token", VICTORY_POINTS[age] * count, {"age": age + 1, "count": count})
        for age, count in enumerate(lying["victories"])
        if count
    ]
    defeats = lying["defeats"]
    points = FIGURES[edition].defeat_token_points * defeats
    lost = [ScoreNode("defeat_token", points, {"count": defeats})] if defeats else []
    return tuple(won + lost)


def _stages(lying: Dump, edition: int) -> tuple[ScoreNode, ...]:
    if lying["side"] < 0:
        return ()
    stages = SIDE_STAGES[side_row(edition, lying["board"], lying["side"])][: lying["stages"]]
    points = [sum(effect.amount for effect in stage.effects if effect.kind == "points") for stage in stages]
    return tuple(ScoreNode("stage", amount, {"stage": n}) for n, amount in enumerate(points, 1) if amount)


def _cards(state: WondersState, edition: int, city: int, colour: str) -> tuple[ScoreNode, ...]:
    found = []
    for card in state.city(city)["cards"]:
        entry = CARDS[edition][card]
        if entry.colour == colour:
            printed = sum(effect.amount for effect in entry.effects if effect.kind == "points")
            points = printed + state.worth(city, CARD_BASE[edition] + card)
            if points:
                found.append(ScoreNode("card", points, {"card": entry.id}))
    return tuple(found)


def _guilds(state: WondersState, edition: int, city: int) -> tuple[ScoreNode, ...]:
    own = _cards(state, edition, city, "purple")
    copied = state.copied_guild(city)
    if copied < 0 or _is_science(edition, copied):
        return own
    points = state.worth(city, CARD_BASE[edition] + copied)
    return (*own, ScoreNode("copied_guild", points, {"card": CARD_IDS[edition][copied]}))


def _is_science(edition: int, card: int) -> bool:
    return SCIENCE[CARD_BASE[edition] + card] != NO_SYMBOL


def _science(state: WondersState, edition: int, city: int, total: int) -> tuple[ScoreNode, ...]:
    """Equal symbols and sets, with the wild symbols where they count most (SW-87)."""
    compass, gear, tablet, wild = state.city(city)["science"]
    copied = state.copied_guild(city)
    wild += copied >= 0 and _is_science(edition, copied)
    counts = _best_wild([compass, gear, tablet], wild)
    assert science_points(counts[0], counts[1], counts[2], 0) == total
    symbols = [
        ScoreNode("symbols", count * count, {"symbol": symbol, "count": count})
        for symbol, count in zip(SYMBOLS[:3], counts, strict=True)
        if count
    ]
    sets = [ScoreNode("sets", SET_POINTS * min(counts), {"count": min(counts)})] if min(counts) else []
    return tuple(symbols + sets)


def _best_wild(counts: list[int], wild: int) -> list[int]:
    if wild == 0:
        return counts
    tried = [_best_wild([n + (i == more) for i, n in enumerate(counts)], wild - 1) for more in range(3)]
    return max(tried, key=lambda found: science_points(found[0], found[1], found[2], 0))
