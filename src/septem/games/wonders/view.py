"""What a seat may know, put together from nothing (SW-100 to SW-105).

Cards face down are listed in the order they were put away, each with its card if the seat knows it. `recovered` lists
the discard builds (turn 7: after the turns of the age); the rows of those cards stay listed and nothing tells them from
the others: of two equal cards nobody knows which one was taken, not even who sold one of them. `ruled_out` lists the
cards that the Free City's card cannot be, known or not: it would have had to build them (SW-95). `memory` holds
what the seat remembers of hands it has passed on: the cards, and the places among which they lie. What it has never
seen is not in the view; `sample` works it out from the card list.
"""

from typing import Any

from septem.core.model import Json
from septem.games.wonders.codes import AFTER_TURNS, PHASES
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import (
    BOARD_IDS,
    CARD_IDS,
    CARDS,
    COLOURS,
    SETUP,
    SIDE_IDS,
    STAGE_COUNT,
    SYMBOLS,
    side_row,
)


def seen(state: WondersState, players: int, edition: int, seat: int | None, reveal_all: bool) -> Json:
    """The table as a seat sees it at the beginning of the phase (None: a spectator)."""
    head = state.situation()
    phase = PHASES[head["phase"]]
    single = phase in ("seventh_card", "discard_build")
    dealt = head["ages_dealt"] > 0
    found: Json = {
        "phase": phase,
        "age": head["age"] + 1,
        "turn": head["turn"] + 1,
        "passing": "right" if head["age"] == 1 else "left",
        "actor": head["actor"] if single else None,
        "acting_city": head["acting_city"] if single else None,
        "cities": [_city(state, city, edition, players) for city in range(head["cities"])],
        "hand_sizes": [len(state.hand_of(other)) for other in range(players)],
        "hand": [] if seat is None else _ids(state.hand_of(seat), edition),
        "away": [_away(row, seat, _knows(row, seat, players, reveal_all), edition) for row in state.cards_away()],
        "recovered": [_recovered(row, edition) for row in state.cards_recovered()],
        "memory": [] if seat is None else memory(state, players, edition, seat),
        "settled": head["settled"],
    }
    if players == 2 and dealt:
        found |= _free_city(state, head, edition, seat)
    return found


def _ids(cards: list[int], edition: int) -> list[str]:
    return [CARD_IDS[edition][card] for card in cards]


def _city(state: WondersState, city: int, edition: int, players: int) -> Json:
    lying = state.city(city)
    side = lying["side"]
    row = side_row(edition, lying["board"], max(side, 0))
    return {
        "board": BOARD_IDS[lying["board"]],
        "side": SIDE_IDS[edition][side] if side >= 0 else None,
        "free_city": city >= players,
        "coins": lying["coins"],
        "built": _ids(lying["cards"], edition),
        "stages": lying["stages"],
        "stage_count": STAGE_COUNT[row] if side >= 0 else None,
        "shields": lying["shields"],
        "science": dict(zip(SYMBOLS, lying["science"], strict=True)),
        "victories": lying["victories"],
        "defeats": lying["defeats"],
        "power_used": bool(lying["power_used"]),
        "discard_builds_due": lying["builds_due"],
    }


def _knows(row: Json, seat: int | None, players: int, reveal_all: bool) -> bool:
    """Whether a seat knows a card face down; a spectator knows what was turned up for all (SW-104).

    With more than two players nothing else is known to all; two may both know a left-over card by other ways.
    """
    if seat is not None:
        return seat in row["known"]
    return reveal_all and len(row["known"]) == players and (players > 2 or row["turn"] < AFTER_TURNS)


def _away(row: Json, seat: int | None, known: bool, edition: int) -> Json:
    """A card face down; `fresh` is no news to a seat that passed the hand on, but would be to a spectator."""
    return {
        "age": row["age"] + 1,
        "turn": row["turn"] + 1,
        "city": row["city"],
        "under": row["under"],
        "card": CARD_IDS[edition][row["card"]] if known else None,
        "fresh": row["fresh"] if known and seat is not None else None,
        "known": row["known"],  # who put it away and who looked through the pile is public
        "ruled_out": _ids(row["ruled_out"], edition),  # coins, production and prices were public
    }


def _recovered(row: Json, edition: int) -> Json:
    return {
        "card": CARD_IDS[edition][row["card"]],
        "age": row["age"] + 1,
        "turn": row["turn"] + 1,
        "city": row["city"],
    }


def _free_city(state: WondersState, head: Json, edition: int, seat: int | None) -> Json:
    """Two players: who holds the Free City card, how many cards the pile has, the card drawn by the own seat."""
    holder = state.holder()
    pile = state.deck_of(head["age"])
    looking = seat is not None and state.looks_at_pile(seat)
    return {
        "holder": holder,
        "pile_size": len(pile),
        "pile_card": CARD_IDS[edition][pile[0]] if looking else None,
        "drawn": head["drawn"] >= 0 if seat == holder else None,
    }


def memory(state: WondersState, players: int, edition: int, seat: int) -> list[Json]:
    """What a seat remembers of hands it has passed on: each group of cards and the places among which they lie."""
    groups: dict[int, dict[str, Any]] = {}
    for index, row in enumerate(state.cards_away()):
        key = state.away_group(index, seat)
        if key > 0:
            group = groups.setdefault(key, {"cards": [], "unseen": 0, "away": [], "hands": []})
            group["away"].append(index)
            _remember(group, row["card"], row["fresh"])
    head = state.situation()
    for other in range(players):
        key = state.hand_group(other, seat) if other != seat and head["ages_dealt"] else 0
        hand = state.hand_of(other)
        if key > 0 and hand:
            group = groups.setdefault(key, {"cards": [], "unseen": 0, "away": [], "hands": []})
            group["hands"].append(other)
            for at, card in enumerate(hand):
                fresh = head["drawn"] >= 0 and at == len(hand) - 1 and players == 2 and state.holder() == other
                _remember(group, card, fresh)
    return [
        {
            "age": key // 64 + 1,
            "hand": key % 64 // 8,
            "seen_on_turn": key % 8,
            **group,
            "cards": sorted(_ids(group["cards"], edition)),
        }
        for key, group in sorted(groups.items())
    ]


def _remember(group: dict[str, Any], card: int, fresh: bool) -> None:
    if fresh:
        group["unseen"] += 1
    else:
        group["cards"].append(card)


def colour_of(card: str, edition: int) -> str:
    """Colour of a card id."""
    return CARDS[edition][CARD_IDS[edition].index(card)].colour


assert set(SETUP["edition"]["1"]["colour_names"]) == set(COLOURS)
