"""Why moves are not possible (SW-110 to SW-113), and the notation of moves given as data."""

from __future__ import annotations

from typing import assert_never

import msgspec

from septem.core.errors import echo
from septem.core.model import Args, Reason
from septem.games.wonders.codes import BUILD, CARD_SHIFT, FREE_CITY_BIT, POWER_BUILD, RECOVER, SELL, STAGE
from septem.games.wonders.decision import Decision
from septem.games.wonders.engine import WondersState
from septem.games.wonders.model import Build, Data, Decline, Recover, Refusal, Sell, Side, Wonder
from septem.games.wonders.moves import card_of, data_of, kind_of, notation_of, phases_of, read_notation
from septem.games.wonders.purchases import COSTS, Bill, purchase_fault, split_fault
from septem.games.wonders.tables import CARD_BASE, CARD_IDS

NO_STAGE, NOTHING = -1, -2
"""Instead of the row of a card or stage: the wonder is complete; a free build, for which nothing is paid."""
WRONG_PAYMENT = "wrong-payment"
Use = tuple[int, int]
"""A move a player might look for: its kind and its card."""


# ---- what is not possible ----------------------------------------------------------------------
def refused(state: WondersState, seat: int) -> list[Refusal]:
    """For every card at hand: why it cannot be built, used for a stage, or sold."""
    decision = Decision(state, seat)
    if decision.phase == "choose_side":
        return []
    legal = {(kind_of(code), card_of(code)) for code in state.legal_codes(seat)}
    wanted = _of_the_pile(decision) if decision.phase == "discard_build" else _of_the_hand(decision)
    impossible = [_data_of(decision, kind, card) for kind, card in wanted if (kind, card) not in legal]
    return [Refusal(notation_of(data), data, _reason(decision, data)) for data in impossible]


def _of_the_hand(decision: Decision) -> list[Use]:
    """Each card built, for the next stage, sold, or built by an own power."""
    kinds = (BUILD, STAGE, SELL, POWER_BUILD) if decision.has_power else (BUILD, STAGE, SELL)
    return [(kind, card) for card in decision.cards for kind in kinds]


def _of_the_pile(decision: Decision) -> list[Use]:
    return [(RECOVER, card) for card in dict.fromkeys(decision.state.discard_pile())]


def _data_of(decision: Decision, kind: int, card: int) -> Data:
    """Such a move without a payment."""
    free_city = FREE_CITY_BIT if decision.free_city else 0
    return data_of(kind | card << CARD_SHIFT | free_city, decision.edition, decision.stage)


def why_not(state: WondersState, seat: int, text: str) -> Reason:
    """Why a notation is not legal now."""
    decision = Decision(state, seat)
    data = read_notation(text, decision.edition)
    return Reason("unknown-move", {"move": text}) if data is None else _reason(decision, data)


def _reason(decision: Decision, data: Data) -> Reason:
    """The first reason that applies, in the order of SW-113; reasons the clause does not list come last."""
    if decision.phase not in phases_of(data) or isinstance(data, Side | Decline):
        return Reason("other-phase", {"phase": decision.phase})
    if data.free_city != decision.free_city:
        return Reason("other-phase", {"phase": decision.phase})
    card = decision.number(data.card)
    if isinstance(data, Recover):
        in_pile = card in decision.state.discard_pile()
        return Reason("already-built" if in_pile else "not-in-pile", {"card": data.card})
    if card not in decision.cards:
        return Reason("not-in-hand", {"card": data.card})
    match data:
        case Sell():
            chained = decision.state.build_facts(decision.city, card)["chained"]
            return Reason("free-city-must-build" if chained else "free-city-must-not-sell", {"card": data.card})
        case Wonder():
            return _stage_reason(decision, data, card)
        case Build():
            return _build_reason(decision, data, card)
    assert_never(data)


def _stage_reason(decision: Decision, data: Wonder, card: int) -> Reason:
    row = decision.stage_row
    if row >= 0 and data.stage != decision.stage:  # of another stage nothing else can be said
        return Reason("not-next-stage", {"stage": decision.stage})
    reason = _shortage(decision, row) or _payment_reason(decision, data, row)
    if reason.code != WRONG_PAYMENT:
        return reason
    if row == NO_STAGE:
        return Reason("all-stages-built")
    facts = decision.state.build_facts(decision.city, card)
    if decision.free_city and facts["chained"] and not facts["same"]:
        return Reason("free-city-must-build", {"card": data.card})
    return reason


def _build_reason(decision: Decision, data: Build, card: int) -> Reason:
    facts = decision.state.build_facts(decision.city, card)
    if facts["same"]:
        return Reason("already-built", {"card": data.card})
    power = data.how == "power"
    free = facts["chained"] or facts["by_board"] or facts["costs_nothing"]
    row = NOTHING if free or power else CARD_BASE[decision.edition] + card
    reason = _shortage(decision, row) or _payment_reason(decision, data, row)
    if reason.code == WRONG_PAYMENT and power:
        return Reason("power-already-used" if decision.has_power and not free else "no-such-power")
    return reason


def _shortage(decision: Decision, row: int) -> Reason | None:
    """Whether the cost of a row cannot be met at all."""
    shortage = decision.state.shortage(decision.city, row) if row >= 0 else ""
    if not shortage:
        return None
    price = decision.state.price_of(decision.city, row)
    args: Args = {"price": price, "coins": decision.coins} if price >= 0 else {}
    return Reason(f"cannot-afford-{shortage}", args)


def _payment_reason(decision: Decision, data: Build | Wonder, row: int) -> Reason:
    """What is wrong with these coins or named units for a row."""
    price = COSTS[row].coins + data.left + data.right if row >= 0 else 0
    if price > decision.coins:
        return Reason("cannot-afford-coins", {"price": price, "coins": decision.coins})
    if data.buy is None:
        payments = decision.state.payments_of(decision.city, row) if row >= 0 else [(0, 0)]
        fault = split_fault(decision.market, _bill(row), payments, data.left, data.right)
    else:
        fault = purchase_fault(decision.market, _bill(row), data.buy)
    if fault in ("", WRONG_PAYMENT):
        return Reason(WRONG_PAYMENT, {"left": data.left, "right": data.right})
    return Reason(fault)


def _bill(row: int) -> Bill:
    """The units of a row."""
    if row >= 0:
        return COSTS[row].units
    return None if row == NO_STAGE else ()


# ---- moves given as data -----------------------------------------------------------------------
def notation_of_data(state: WondersState, seat: int, data: Data) -> str | Reason:
    """The notation of a move given as data, or what is wrong with the units that it names."""
    if isinstance(data, Build | Wonder) and data.buy is not None:
        return _buying(Decision(state, seat), data)
    return notation_of(data)


def _buying(decision: Decision, data: Build | Wonder) -> str | Reason:
    """A move that names the units to buy: with the coins for them."""
    if data.buy is None or data.card not in CARD_IDS[decision.edition]:
        return Reason("unknown-move", {"move": echo(notation_of(data))})
    market = decision.market
    left = sum(market.price("left", unit) for unit in data.buy.left)
    right = sum(market.price("right", unit) for unit in data.buy.right)
    paid = msgspec.structs.replace(data, left=left, right=right)
    text = notation_of(paid)
    legal = {
        notation_of(data_of(code, decision.edition, decision.stage))
        for code in decision.state.legal_codes(decision.seat)
    }
    if text in legal and not purchase_fault(market, _bill_of_legal(decision, paid), data.buy):
        return text
    return _reason(decision, paid)


def _bill_of_legal(decision: Decision, data: Build | Wonder) -> Bill:
    """The units a legal action costs; a free build costs none."""
    if isinstance(data, Wonder):
        return _bill(decision.stage_row)
    card = decision.number(data.card)
    paid = data.how != "power" and decision.how(card) == "paid"
    return _bill(CARD_BASE[decision.edition] + card if paid else NOTHING)
