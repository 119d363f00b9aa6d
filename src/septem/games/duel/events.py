"""Journal rows of the engine as events: message ids with arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from septem.core.model import Event, Json
from septem.games.duel.codes import ENDINGS, EVENTS
from septem.games.duel.pieces import SYMBOLS
from septem.games.duel.tables import CARD_IDS, PIECES, TOKEN_IDS, WONDER_IDS

Row = tuple[int, int, int, int, int, int]


def told(rows: Sequence[Row]) -> list[Event]:
    """The events of one move."""
    return [_event(EVENTS[kind], a, b, c, d) for kind, a, b, c, d, _ in rows]


def _event(kind: str, a: int, b: int, c: int, d: int) -> Event:
    if kind == "library":
        tokens = [token for number, token in enumerate(TOKEN_IDS) if b >> number & 1]
        hidden = Event("library_hidden", {"seat": a, "count": len(tokens)})
        return Event("library", {"seat": a, "token": tokens}, seats=(a,), others=hidden)  # DU-100
    if kind == "end":
        return Event("end_" + ENDINGS[a], {"seat": b} if b >= 0 else {})
    return Event(kind, ARGS[kind](a, b, c, d))


ARGS: dict[str, Callable[[int, int, int, int], Json]] = {
    "draft": lambda seat, wonder, c, d: {"seat": seat, "wonder": WONDER_IDS[wonder]},
    "group": lambda bits, b, c, d: {"wonder": [name for i, name in enumerate(WONDER_IDS) if bits >> i & 1]},
    "age": lambda age, b, c, d: {"age": age},
    "begins": lambda seat, b, c, d: {"seat": seat},
    "build": lambda seat, card, total, trade: {"seat": seat, "card": CARD_IDS[card], "coins": total, "trade": trade},
    "chain": lambda seat, card, c, d: {"seat": seat, "card": CARD_IDS[card]},
    "discard": lambda seat, card, coins, d: {"seat": seat, "card": CARD_IDS[card], "coins": coins},
    "wonder": lambda seat, wonder, card, coins: {
        "seat": seat,
        "wonder": WONDER_IDS[wonder],
        "card": CARD_IDS[card],
        "coins": coins,
    },
    "economy": lambda seat, coins, c, d: {"seat": seat, "coins": coins},
    "urbanism": lambda seat, coins, c, d: {"seat": seat, "coins": coins},
    "coins": lambda seat, coins, row, d: {"seat": seat, "coins": coins, "piece": PIECES[row].id},
    "loss": lambda seat, coins, row, d: {"seat": seat, "coins": coins, "piece": PIECES[row].id},
    "pawn": lambda seat, before, after, d: {
        "seat": seat,
        "before": before,
        "after": after,
        "steps": abs(after - before),
    },
    "loot": lambda seat, coins, printed, d: {"seat": seat, "coins": coins, "printed": printed},
    "last_wonder": lambda seat, wonder, c, d: {"seat": seat, "wonder": WONDER_IDS[wonder]},
    "pair": lambda seat, bit, c, d: {"seat": seat, "symbol": SYMBOLS[bit.bit_length() - 1]},
    "token": lambda seat, token, c, d: {"seat": seat, "token": TOKEN_IDS[token]},
    "destroyed": lambda seat, other, card, d: {"seat": seat, "other": other, "card": CARD_IDS[card]},
    "revived": lambda seat, card, c, d: {"seat": seat, "card": CARD_IDS[card]},
    "revealed": lambda slot, card, c, d: {"slot": slot, "card": CARD_IDS[card]},
    "extra_turn": lambda seat, b, c, d: {"seat": seat},
    "starter": lambda seat, starter, c, d: {"seat": seat, "to": starter},
}
