"""What speaks for a move of 7 Wonders Dice, besides points."""

from septem.cli.dice import words
from septem.core.texts import Texts
from septem.games.dice.model import Explanation, Income, Move, Payment, View
from septem.games.dice.room import DiceGame

NEAR_BONUS = 3
"""With fewer boxes left a bonus is worth a word."""


def standing(game: DiceGame, seat: int) -> dict[str, int]:
    """Points by building as they stand."""
    return game.view(seat).cities[seat].score


def merits(move: Move, view: View, explanation: Explanation, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    match move.why:
        case Income(coins):
            return [said.say("merit-money", {"coins": coins})]
        case Payment() as price:
            return _merits(price, view, said)
    return []


def _merits(price: Payment, view: View, said: Texts) -> list[str]:
    building = words.pieces(view).building(price.building)
    left = len(building.boxes) - view.cities[view.seat or 0].counts[price.building] - 1
    found = []
    if building.earns_bonus and left < NEAR_BONUS:
        found.append(said.say("merit-bonus", {"building": price.building, "left": left}))
    if price.building == "warehouse":
        found.append(said.say("merit-resource"))
    if price.total <= price.gained:
        found.append(said.say("merit-free"))
    return found
