"""What speaks for a move of Duel, besides points: science, the conflict, resources, and what the opponent loses."""

from septem.bots.greedy_duel import gain
from septem.cli.duel import words as words
from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.duel.catalogue import CARDS, TOKENS, WONDERS, Effect, Piece

PIECES = {piece.id: piece for piece in (*CARDS, *WONDERS, *TOKENS)}
USEFUL = 4.0
"""From this worth on, in points, a card is told to be useful to the opponent."""


def standing(game: Game, seat: int) -> dict[str, int]:
    """Points by category as they stand."""
    points: dict[str, int] = game.view(seat)["cities"][seat]["points"]
    return {category: held for category, held in points.items() if category != "total"}


def merits(move: Move, view: Json, explain: Json, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    data = move.data
    found: list[str] = []
    if data["action"] not in ("discard", "destroy", "starter"):
        piece = PIECES[data.get("wonder") or data.get("token") or data["card"]]
        found += [text for effect in piece.effects for text in _effect(effect, view, explain, said)]
        found += [said.say("merit-chain")] if move.why.get("chain") else []
    if "slot" in data and _useful(view, PIECES[data["card"]]):
        found.append(said.say("merit-denies"))
    if data["action"] == "discard":
        found.append(said.say("merit-money", {"coins": view["cities"][view["seat"]]["coins"]}))
    return found


def _useful(view: Json, card: Piece) -> bool:
    return gain(view, 1 - view["seat"], card) >= USEFUL


def _effect(effect: Effect, view: Json, explain: Json, said: Texts) -> list[str]:
    """What one effect changes at this table; points are counted elsewhere."""
    seat = view["seat"]
    match effect.word:
        case "points" | "points_per":
            return []
        case "shields":
            left = max(0, explain["military"][seat]["shields_to_win"] - effect.value)
            return [said.say("merit-war", {"shields": effect.value, "left": left})]
        case "science":
            science = explain["science"][seat]
            if effect.value in science["pair_with"]:
                return [said.say("merit-pair")]
            new = effect.value not in view["cities"][seat]["symbols"]
            return [said.say("merit-symbol", {"count": science["different"] + 1})] if new else []
        case "produce":
            made = view["cities"][seat]["production"]
            new_goods = [said.name("resource", good) for good in effect.value if not made[good]]
            return [said.say("merit-new", {"what": ", ".join(new_goods)})] if new_goods else []
        case _:
            return [words.effect_words(effect, said)]
