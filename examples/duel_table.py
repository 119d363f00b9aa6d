"""A client of views, moves and events: plays a game of Duel with random moves and tells it. `python duel_table.py 7`"""

import sys
from typing import assert_never

import septem
from septem.games.duel.model import (
    Build,
    CardRevealed,
    City,
    Data,
    Destroy,
    Discard,
    Draft,
    Event,
    Library,
    Move,
    Payment,
    Progress,
    Revive,
    Starter,
    View,
    Wonder,
)

POINTS = {card.id: card.effects.points for card in septem.catalogue("duel").cards}


def told(view: View) -> str:
    """The table in one line."""
    first, second = view.cities
    lying = [place.card or "?" for place in view.structure if not place.covered_by]
    return f"step {view.step}, age {view.age}, {view.phase}: {city(first)} : {city(second)}; to take: {' '.join(lying)}"


def city(found: City) -> str:
    """A city in a few words."""
    best = max(found.cards, key=POINTS.__getitem__, default="nothing")
    return f"{found.points} points, {found.coins} coins, {sum(found.symbols.values())} symbols, {best}"


def label(move: Move) -> str:
    """A move with its price."""
    price = f" for {move.why.total}" if isinstance(move.why, Payment) else ""
    return f"{action(move.data)}{price}"


def action(data: Data) -> str:
    """Every move of the game, told apart by its class."""
    match data:
        case Wonder(wonder=wonder, card=card):
            return f"{wonder} with {card}"
        case Build(card=card) | Discard(card=card) | Destroy(card=card) | Revive(card=card):
            return f"{data.action} {card}"
        case Draft(wonder=wonder):
            return f"draft {wonder}"
        case Progress(token=token) | Library(token=token):
            return f"{data.action} {token}"
        case Starter(seat=seat):
            return f"player {seat + 1} begins"
    assert_never(data)


def turned(event: Event) -> str | None:
    """The card that an event shows."""
    return event.card if isinstance(event, CardRevealed) else None


def main(seed: int) -> None:
    """One game."""
    rng = septem.Rng(seed)
    game = septem.new("duel", seed=seed)
    while not game.over:
        (seat,) = game.to_act
        moves = game.legal(seat)
        move = moves[rng.below(len(moves))]
        print(told(game.view(seat)), "->", label(move))
        game.play(seat, move)
    cards = [turned(entry.event) for entry in game.events(None)]
    print(f"{sum(card is not None for card in cards)} cards were turned")
    if game.result is not None:
        print(game.result.reason, game.result.points)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
