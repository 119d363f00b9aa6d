"""The toy's greedy bot: show the highest card while it is high, otherwise swap the lowest."""

from septem.core.model import Json, Move


def value(view: Json, move: Move) -> float:
    card: int = move.data["card"]
    return card if move.data["action"] == "show" else 10 - card
