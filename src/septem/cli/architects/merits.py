"""What speaks for a move of Architects, besides points."""

from septem.cli.architects.table import CARDS, card_gains, stage_gains
from septem.core.texts import Texts
from septem.games.architects.model import (
    Build,
    Explanation,
    Gain,
    Keep,
    Move,
    Payment,
    Progress,
    Science,
    Take,
    Use,
    View,
)
from septem.games.architects.room import ArchitectsGame


def standing(game: ArchitectsGame, seat: int) -> dict[str, int]:
    """Points as they stand."""
    return {"points": game.view(seat).cities[seat].points}


def merits(move: Move, view: View, explain: Explanation, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    match move.data, move.why:
        case Take() | Use() | Keep(), Gain() as gain:
            return [*card_gains(gain, said, points=False), *_needed(gain, said), *_science(gain, said)]
        case Take() | Use(), _:
            return [said.say("merit-hidden")]
        case Build(), Payment() as price:
            return stage_gains(price, said, points=False)
        case Science(), _:
            return [said.say("merit-token")]
        case Progress(token), _ if token != "blind":
            return [said.say(f"token-{token}")]
    return []


def _needed(gain: Gain, said: Texts) -> list[str]:
    """Stages that would lack less with this card, though they cannot be paid yet."""
    helped = () if gain.completes else gain.helps
    return [said.say("merit-pays", {"stages": helped})] if helped else []


def _science(gain: Gain, said: Texts) -> list[str]:
    """A green card that makes no set yet."""
    begins = CARDS[gain.card].science and not gain.set
    return [said.say("merit-begins-set")] if begins else []
