"""Move codes, their notation and their data. Pure functions; legality is the engine's business.

| notation | meaning |
|---|---|
| `build baths`, `build baths L2 R1` | build a card, paying 2 coins to the left and 1 to the right |
| `build palace power` | build with the power that is free once in an age |
| `wonder 2 with tavern L2` | build stage 2 with a card as marker |
| `sell altar` | sell a card |
| `side night` | choose the side of the board |
| `recover altar` | build a card of the discard pile |
| `decline` | make no use of a power |

`free-city` before a move: decided for the Free City.
"""

from __future__ import annotations

import re
from typing import assert_never

from septem.games.wonders.catalogue import SIDE_IDS
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
from septem.games.wonders.model import Build, Data, Decline, How, Phase, Recover, Sell, Side, Wonder
from septem.games.wonders.tables import CARD_IDS

FREE_CITY = "free-city"
COINS = r"(?: L(?P<left>[1-9][0-9]{0,2}))?(?: R(?P<right>[1-9][0-9]{0,2}))?"
BUILDS = re.compile(rf"build (?P<card>\w+)(?P<power> power)?{COINS}")
STAGES = re.compile(rf"wonder (?P<stage>[1-9]) with (?P<card>\w+){COINS}")


def kind_of(code: int) -> int:
    """Kind of a move code."""
    return code & KIND_BITS


def card_of(code: int) -> int:
    """Card (or side) number of a move code."""
    return code >> CARD_SHIFT & CARD_FIELD


def data_of(code: int, edition: int, stage: int, how: How = "paid") -> Data:
    """What a code means; `stage` is the next one of the city that the move is for, `how` a card would be built."""
    free_city = code & FREE_CITY_BIT != 0
    kind = code & KIND_BITS
    number = code >> CARD_SHIFT & CARD_FIELD
    if kind == SIDE:
        return Side(SIDE_IDS[edition][number])
    if kind == DECLINE:
        return Decline(free_city)
    card = CARD_IDS[edition][number]
    if kind == SELL:
        return Sell(card, free_city)
    if kind == RECOVER:
        return Recover(card, free_city)
    left, right = code >> LEFT_SHIFT & COIN_BITS, code >> RIGHT_SHIFT & COIN_BITS
    if kind == STAGE:
        return Wonder(stage, card, left, right, free_city)
    assert kind in (BUILD, POWER_BUILD)
    return Build(card, "power" if kind == POWER_BUILD else how, left, right, free_city)


def notation_of(data: Data) -> str:
    """`build baths L2`, `wonder 2 with tavern`, `free-city sell altar`, ..."""
    if isinstance(data, Side):
        return f"side {data.side}"
    return f"{FREE_CITY} {_notation_of(data)}" if data.free_city else _notation_of(data)


def _notation_of(data: Build | Wonder | Sell | Recover | Decline) -> str:
    if isinstance(data, Build):
        return f"build {data.card}{' power' if data.how == 'power' else ''}{_paid(data)}"
    if isinstance(data, Wonder):
        return f"wonder {data.stage} with {data.card}{_paid(data)}"
    return "decline" if isinstance(data, Decline) else f"{data.action} {data.card}"


def _paid(data: Build | Wonder) -> str:
    return (f" L{data.left}" if data.left else "") + (f" R{data.right}" if data.right else "")


def read_notation(text: str, edition: int) -> Data | None:
    """What a notation means, None if it is not one of this game. Nothing is known yet about its legality."""
    free_city = text.startswith(f"{FREE_CITY} ")
    rest = text.removeprefix(f"{FREE_CITY} ")
    if found := BUILDS.fullmatch(rest) or STAGES.fullmatch(rest):
        return _read_paid(found.groupdict(), edition, free_city)
    match rest.split(" "):
        case ["side", side] if not free_city:
            return next((Side(known) for known in SIDE_IDS[edition] if known == side), None)
        case ["sell", card] if card in CARD_IDS[edition]:
            return Sell(card, free_city)
        case ["recover", card] if card in CARD_IDS[edition]:
            return Recover(card, free_city)
        case ["decline"]:
            return Decline(free_city)
    return None


def _read_paid(part: dict[str, str], edition: int, free_city: bool) -> Build | Wonder | None:
    card, left, right = part["card"], int(part["left"] or 0), int(part["right"] or 0)
    if card not in CARD_IDS[edition]:
        return None
    if "stage" in part:
        return Wonder(int(part["stage"]), card, left, right, free_city)
    return Build(card, "power" if part["power"] else "paid", left, right, free_city)


def phases_of(data: Data) -> tuple[Phase, ...]:
    """The phases a move belongs to."""
    match data:
        case Side():
            return ("choose_side",)
        case Build() | Wonder() | Sell():
            return ("choose", "seventh_card")
        case Recover():
            return ("discard_build",)
        case Decline():
            return ("seventh_card", "discard_build")
    assert_never(data)
