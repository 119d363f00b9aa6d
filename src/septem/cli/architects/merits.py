"""What speaks for a move of Architects, besides points."""

from septem.cli.architects.table import build_gains, card_gains
from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.architects.tables import CARDS


def standing(game: Game, seat: int) -> dict[str, int]:
    """Points as they stand."""
    return {"points": game.view(seat)["seats"][seat]["points"]}


def merits(move: Move, view: Json, explain: Json, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    match move.data["action"]:
        case "take" | "use" | "keep" if move.why["card"]:
            return [*card_gains({**move.why, "points": 0}, said), *_needed(move, said), *_science(move, said)]
        case "take" | "use":
            return [said.say("merit-hidden")]
        case "build":
            return build_gains({**move.why, "points": 0}, said)
        case "science":
            return [said.say("merit-token")]
        case "progress" if move.data["token"] != "blind":
            return [said.say(f"token-{move.data['token']}")]
    return []


def _needed(move: Move, said: Texts) -> list[str]:
    """Stages that would lack less with this card, though they cannot be paid yet."""
    helped = [] if move.why["completes"] else move.why["helps"]
    return [said.say("merit-pays", {"stages": helped})] if helped else []


def _science(move: Move, said: Texts) -> list[str]:
    """A green card that makes no set yet."""
    begins = CARDS[move.why["card"]].science and not move.why["set"]
    return [said.say("merit-begins-set")] if begins else []
