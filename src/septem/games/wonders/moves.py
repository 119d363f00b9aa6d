"""Move codes and their notation.

| notation | meaning |
|---|---|
| `build baths`, `build baths L2 R1` | build a card, paying 2 coins to the left and 1 to the right |
| `build palace power` | build by the power that is free once per age |
| `wonder 2 with tavern L2` | build stage 2 with a card as marker |
| `sell altar` | sell a card |
| `side night` | choose the side of the board |
| `recover altar` | build a card of the discard pile |
| `decline` | make no use of a power |

`free-city` before a move: decided for the Free City.
"""

import re

import msgspec

from septem.core.model import Json
from septem.games.wonders.codes import (
    BUILD,
    CARD_FIELD,
    CARD_SHIFT,
    COIN_BITS,
    DECLINE,
    FREE_CITY_BIT,
    KIND_BITS,
    LEFT_SHIFT,
    POWER_BUILD,
    RECOVER,
    RIGHT_SHIFT,
    SELL,
    SIDE,
    STAGE,
)
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import CARD_IDS, SIDE_IDS

FREE_CITY = "free-city"
ACTIONS = {
    SELL: "sell",
    BUILD: "build",
    STAGE: "wonder",
    POWER_BUILD: "build",
    SIDE: "side",
    DECLINE: "decline",
    RECOVER: "recover",
}
PATTERN = re.compile(
    r"(?P<free>free-city )?(?:"
    r"(?P<build>build) (?P<built>\w+)(?P<power> power)?(?P<split>(?: L[1-9][0-9]{0,2})?(?: R[1-9][0-9]{0,2})?)"
    r"|(?P<wonder>wonder) (?P<stage>[1-9]) with (?P<marker>\w+)(?P<cost>(?: L[1-9][0-9]{0,2})?(?: R[1-9][0-9]{0,2})?)"
    r"|(?P<sell>sell) (?P<sold>\w+)|(?P<side>side) (?P<chosen>\w+)"
    r"|(?P<recover>recover) (?P<dug>\w+)|(?P<decline>decline))"
)


class Parsed(msgspec.Struct, frozen=True):
    """A move as it was written, whether possible or not."""

    action: str
    free_city: bool = False
    card: str = ""
    stage: int = 0
    power: bool = False
    left: int = 0
    right: int = 0


def kind_of(code: int) -> int:
    """Kind of a move code."""
    return code & KIND_BITS


def card_of(code: int) -> int:
    """Card (or side) number of a move code."""
    return code >> CARD_SHIFT & CARD_FIELD


def coins_of(code: int) -> tuple[int, int]:
    """Coins to the left and to the right."""
    return code >> LEFT_SHIFT & COIN_BITS, code >> RIGHT_SHIFT & COIN_BITS


def city_of(code: int, seat: int, seats: int) -> int:
    """The city a move is for."""
    return seats if code & FREE_CITY_BIT else seat


def written(state: WondersState, edition: int, seat: int, seats: int, code: int) -> str:
    """The notation of a legal move."""
    kind = kind_of(code)
    left, right = coins_of(code)
    paid = (f" L{left}" if left else "") + (f" R{right}" if right else "")
    prefix = f"{FREE_CITY} " if code & FREE_CITY_BIT else ""
    if kind == SIDE:
        return f"side {SIDE_IDS[edition][card_of(code)]}"
    if kind == DECLINE:
        return f"{prefix}decline"
    card = CARD_IDS[edition][card_of(code)]
    if kind == STAGE:
        number = state.city(city_of(code, seat, seats))["stages"] + 1
        return f"{prefix}wonder {number} with {card}{paid}"
    power = " power" if kind == POWER_BUILD else ""
    return f"{prefix}{ACTIONS[kind]} {card}{power}{paid}"


def parsed(text: str) -> Parsed | None:
    """What a notation says, None if it says nothing in this game."""
    found = PATTERN.fullmatch(text)
    if found is None:
        return None
    part = found.groupdict()
    action = next(name for name in ("build", "wonder", "sell", "side", "recover", "decline") if part[name])
    left, right = _coins(part["split"] or part["cost"] or "")
    return Parsed(
        action=action,
        free_city=bool(part["free"]),
        card=part["built"] or part["marker"] or part["sold"] or part["chosen"] or part["dug"] or "",
        stage=int(part["stage"] or 0),
        power=bool(part["power"]),
        left=left,
        right=right,
    )


def text_of(move: Parsed) -> str:
    """The notation of a parsed move."""
    prefix = f"{FREE_CITY} " if move.free_city else ""
    paid = (f" L{move.left}" if move.left else "") + (f" R{move.right}" if move.right else "")
    match move.action:
        case "wonder":
            return f"{prefix}wonder {move.stage} with {move.card}{paid}"
        case "decline":
            return f"{prefix}decline"
        case _:
            return f"{prefix}{move.action} {move.card}{' power' if move.power else ''}{paid}"


def data_of(text: str, how: str, city: int) -> Json:
    """A legal move as plain data."""
    move = parsed(text)
    assert move is not None
    data: Json = {"action": move.action, "city": city}
    if move.action == "side":
        data["side"] = move.card
    elif move.card:
        data["card"] = move.card
    if move.action == "wonder":
        data["stage"] = move.stage
    if move.action in ("build", "wonder"):
        data |= {"how": how, "left": move.left, "right": move.right}
    return data


def _coins(text: str) -> tuple[int, int]:
    left = re.search(r"L(\d+)", text)
    right = re.search(r"R(\d+)", text)
    return int(left[1]) if left else 0, int(right[1]) if right else 0
