"""Moves of an outside record: what proves impossible is discarded for three coins (SW-112)."""

from __future__ import annotations

from septem.core.errors import IllegalMove
from septem.games.wonders.model import Build, Data, Move, Recover, Sell, Wonder
from septem.games.wonders.moves import read_notation
from septem.games.wonders.room import WondersGame


def play_outside(game: WondersGame, seat: int, text: str) -> None:
    """Carry out a move of an outside record; if it is impossible, its card is sold.

    The Free City may not sell a card it can use (SW-95); it then uses it: the same action if it can, else the other
    one, for the default payment (SW-49).
    """
    try:
        game.play(seat, text)
    except IllegalMove:
        written = read_notation(" ".join(text.split()), game.options.edition - 1) if isinstance(text, str) else None
        instead = instead_of(written, game.legal(seat)) if written else None
        if instead is None:
            raise
        game.play(seat, instead)


def instead_of(impossible: Data, legal: list[Move]) -> Move | None:
    """What becomes of a choice that proves impossible: its card is sold (SW-112), or used as SW-95 demands."""
    if not isinstance(impossible, Build | Wonder | Sell | Recover):
        return None
    uses = [move for move in legal if _uses(move.data, impossible)]
    for action in ("sell", impossible.action, "build", "wonder"):
        ways = [move for move in uses if move.data.action == action]
        if ways:
            return default_move(ways)
    return None


def _uses(data: Data, impossible: Build | Wonder | Sell | Recover) -> bool:
    """Whether a move puts the same card of the same city to use, without spending a power."""
    if not isinstance(data, Build | Wonder | Sell | Recover) or (isinstance(data, Build) and data.how == "power"):
        return False
    return (data.card, data.free_city) == (impossible.card, impossible.free_city)


def default_move(legal: list[Move]) -> Move:
    """Of several payments for the same action: fewest coins in all, then fewest to the left (SW-49)."""
    return min(legal, key=lambda move: _coins(move.data))


def _coins(data: Data) -> tuple[int, int]:
    return (data.left + data.right, data.left) if isinstance(data, Build | Wonder) else (0, 0)
