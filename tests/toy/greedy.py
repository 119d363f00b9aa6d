"""The toy's greedy bot: show the highest card while it is high, otherwise swap the lowest."""

from tests.toy.model import Move, Show, Swap, View


def value(view: View, move: Move) -> float:
    match move.data:
        case Show(card):
            return card
        case Swap(card):
            return 10 - card
