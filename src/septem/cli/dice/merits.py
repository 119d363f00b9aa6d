"""What speaks for a move of 7 Wonders Dice, besides points."""

from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.dice.sheet import words_of
from septem.games.dice.sheet_columns import Words


def standing(game: Game, seat: int) -> dict[str, int]:
    """Points by building as they stand."""
    points: dict[str, int] = game.view(seat)["seats"][seat]["points"]
    return points


def merits(move: Move, view: Json, explain: Json, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    why = move.why
    if "box" not in why:
        return [said.say("merit-money", {"coins": why["coins_gained"]})] if "coins_gained" in why else []
    sheet: Words = words_of(view["options"]["sheet"])
    own = view["seats"][view["seat"]]
    found = []
    left = len(sheet.boxes_of(why["building"])) - own["counts"][why["building"]] - 1
    if why["building"] in sheet.rows.earns and left < 3:
        found.append(said.say("merit-bonus", {"building": why["building"], "left": left}))
    if why["building"] == "warehouse":
        found.append(said.say("merit-resource"))
    if why["coins_paid"] <= why["coins_gained"]:
        found.append(said.say("merit-free"))
    return found
