"""Moves explained, and why others are not possible (SW-110 to SW-113)."""

import msgspec

from septem.core.errors import BadMove, IllegalMove, echo
from septem.core.model import Json, Move, Reason, Refusal
from septem.core.records import converted
from septem.games.wonders import moves
from septem.games.wonders.codes import AFTER_TURNS, BUILD, PHASES, POWER_BUILD, STAGE
from septem.games.wonders.engine import WondersState
from septem.games.wonders.purchases import Bill, bill_of, cost_of, market, purchase, purchase_fault, split_fault
from septem.games.wonders.tables import CARD_BASE, CARD_IDS, POWERS, SIDE_IDS

Buy = dict[str, list[str]]
"""Units to buy, by side."""
NOTHING = -2
"""Instead of the row of a card: a free build, for which nothing is paid."""
WRONG_PAYMENT = "wrong-payment"
ONCE_PER_AGE = 1 << POWERS.index("free_build_once_per_age")
UNKNOWN = "unknown-move"


def error_kind(reason: Reason) -> type[IllegalMove]:
    """An unreadable move is worse than an illegal one."""
    return BadMove if reason.code == UNKNOWN else IllegalMove


def turn_now(state: WondersState) -> int:
    """The turn an action counts for: the seventh card has one of its own."""
    head = state.situation()
    return AFTER_TURNS if PHASES[head["phase"]] == "seventh_card" else head["turn"]


def how_built(state: WondersState, city: int, card: int, kind: int) -> str:
    """Paid, by chain, free by the board, or by the power."""
    if kind == POWER_BUILD:
        return "power"
    facts = state.build_facts(city, card, turn_now(state))
    if facts["chained"]:
        return "chain"
    return "free" if facts["by_board"] and not facts["costs_nothing"] else "paid"


def explained(state: WondersState, edition: int, seat: int, seats: int, code: int) -> Move:
    """A legal move with what is bought for it."""
    kind = moves.kind_of(code)
    city = moves.city_of(code, seat, seats)
    text = moves.written(state, edition, seat, seats, code)
    how = "paid"
    why: Json = {}
    if kind in (BUILD, POWER_BUILD):
        how = how_built(state, city, moves.card_of(code), kind)
        if how == "paid":
            why = _purchase(state, edition, city, CARD_BASE[edition] + moves.card_of(code), code)
    elif kind == STAGE:
        why = _purchase(state, edition, city, state.next_stage_row(city), code)
    return Move(code, text, moves.data_of(text, how, city), why)


def _purchase(state: WondersState, edition: int, city: int, row: int, code: int) -> Json:
    return purchase(market(state, edition, city), row, *moves.coins_of(code))


def default_move(legal: list[Move]) -> Move:
    """Of several payments for the same action: fewest coins in all, then fewest to the left (SW-49)."""
    return min(legal, key=lambda move: (move.data.get("left", 0) + move.data.get("right", 0), move.data.get("left", 0)))


def instead_of(impossible: moves.Parsed, legal: list[Move]) -> Move | None:
    """What becomes of a choice that proves impossible: its card is sold (SW-112), or used as SW-95 demands."""
    uses = [move for move in legal if move.data.get("card") == impossible.card and _same_city(move, impossible)]
    for action in ("sell", impossible.action, "build", "wonder"):
        ways = [move for move in uses if move.data["action"] == action and move.data.get("how") != "power"]
        if ways:
            return default_move(ways)
    return None


def _same_city(move: Move, other: moves.Parsed) -> bool:
    return move.notation.startswith(f"{moves.FREE_CITY} ") == other.free_city


# ---- what is not possible ----------------------------------------------------------------------
def refused(state: WondersState, edition: int, seat: int, seats: int) -> list[Refusal]:
    """For every card at hand: why it cannot be built, used for a stage, or sold."""
    if PHASES[state.situation()["phase"]] == "choose_side":
        return []
    city = state.city_of(seat)
    legal = {moves.written(state, edition, seat, seats, code) for code in state.legal_codes(seat)}
    found = []
    for move in _thinkable(state, edition, seat, seats, city):
        text = moves.text_of(move)
        if _payable(text, legal):
            continue
        reason = _reason(state, edition, seat, seats, move)
        found.append(Refusal(text, moves.data_of(text, "power" if move.power else "paid", city), reason))
    return found


def _payable(text: str, legal: set[str]) -> bool:
    """Whether a move without its payment is legal with some payment."""
    return any(other == text or other.startswith((f"{text} L", f"{text} R")) for other in legal)


def _thinkable(state: WondersState, edition: int, seat: int, seats: int, city: int) -> list[moves.Parsed]:
    """The moves a player might look for: each card built, for the next stage, sold, or built by an own power."""
    free = city >= seats
    if PHASES[state.situation()["phase"]] == "discard_build":
        pile = dict.fromkeys(state.discard_pile())
        return [moves.Parsed("recover", free, CARD_IDS[edition][card]) for card in pile]
    stage = min(state.city(city)["stages"] + 1, 9)
    listed = []
    for card in dict.fromkeys(at_hand(state, seat, seats)):
        name = CARD_IDS[edition][card]
        listed += [moves.Parsed("build", free, name), moves.Parsed("wonder", free, name, stage)]
        listed.append(moves.Parsed("sell", free, name))
        if state.city(city)["powers"] & ONCE_PER_AGE:
            listed.append(moves.Parsed("build", free, name, power=True))
    return listed


def at_hand(state: WondersState, seat: int, seats: int) -> list[int]:
    """Cards the next decision of a seat can use; a card sealed for the own city is spent."""
    if PHASES[state.situation()["phase"]] == "seventh_card":
        return [state.seventh()]
    hand = state.hand_of(seat)
    if state.city_of(seat) >= seats:
        hand.remove(moves.card_of(state.sealed_code(seat)))
    return hand


def why_not(state: WondersState, edition: int, seat: int, seats: int, text: str) -> Reason:
    """Why a notation is not legal now."""
    move = moves.parsed(text)
    if move is None or not _known_names(move, edition):
        return Reason(UNKNOWN, {"move": text})
    return _reason(state, edition, seat, seats, move)


def _known_names(move: moves.Parsed, edition: int) -> bool:
    if move.action == "decline":
        return True
    return move.card in (SIDE_IDS[edition] if move.action == "side" else CARD_IDS[edition])


def _reason(
    state: WondersState, edition: int, seat: int, seats: int, move: moves.Parsed, buy: Buy | None = None
) -> Reason:
    """The first reason that applies, in the order of SW-113; reasons the clause does not list come last."""
    phase = PHASES[state.situation()["phase"]]
    wanted = {
        "choose_side": ("side",),
        "choose": ("build", "wonder", "sell"),
        "seventh_card": ("build", "wonder", "sell", "decline"),
        "discard_build": ("recover", "decline"),
    }[phase]
    city = state.city_of(seat)
    if move.action not in wanted or move.free_city != (city >= seats):
        return Reason("wrong-decision", {"phase": phase})
    card = CARD_IDS[edition].index(move.card)
    if move.action == "recover":
        return Reason("already-built" if card in state.discard_pile() else "not-in-pile", {"card": move.card})
    if card not in at_hand(state, seat, seats):
        return Reason("not-in-hand", {"card": move.card})
    if move.action == "sell":
        chained = state.build_facts(city, card, turn_now(state))["chained"]
        return Reason("free-city-must-build" if chained else "free-city-must-not-sell", {"card": move.card})
    if move.action == "wonder":
        return _stage_reason(state, edition, city, seats, card, move, buy)
    return _build_reason(state, edition, city, card, move, buy)


def _stage_reason(
    state: WondersState, edition: int, city: int, seats: int, card: int, move: moves.Parsed, buy: Buy | None
) -> Reason:
    row = state.next_stage_row(city)
    if row >= 0 and move.stage != state.city(city)["stages"] + 1:  # of another stage nothing else can be said
        return Reason("not-next-stage", {"stage": state.city(city)["stages"] + 1})
    shortage = state.shortage(city, row) if row >= 0 else ""
    if shortage:
        return Reason(f"cannot-afford-{shortage}", _missing(state, city, row))
    payment = _payment_reason(state, edition, city, row, move, buy)
    if payment.code != WRONG_PAYMENT:
        return payment
    if row < 0:
        return Reason("all-stages-built")
    facts = state.build_facts(city, card, turn_now(state))
    if city >= seats and facts["chained"] and not facts["same"]:
        return Reason("free-city-must-build", {"card": move.card})
    return payment


def _build_reason(
    state: WondersState, edition: int, city: int, card: int, move: moves.Parsed, buy: Buy | None
) -> Reason:
    facts = state.build_facts(city, card, turn_now(state))
    if facts["same"]:
        return Reason("already-built", {"card": move.card})
    free = facts["chained"] or facts["by_board"] or facts["costs_nothing"]
    row = NOTHING if free or move.power else CARD_BASE[edition] + card
    shortage = state.shortage(city, row) if row != NOTHING else ""
    if shortage:
        return Reason(f"cannot-afford-{shortage}", _missing(state, city, row))
    payment = _payment_reason(state, edition, city, row, move, buy)
    if payment.code == WRONG_PAYMENT and move.power:
        known = state.city(city)["powers"] & ONCE_PER_AGE and not free
        return Reason("power-already-used" if known else "no-such-power")
    return payment


def _missing(state: WondersState, city: int, row: int) -> Json:
    price = state.price_of(city, row)
    return {"price": price, "coins": state.city(city)["coins"]} if price >= 0 else {}


def _payment_reason(
    state: WondersState, edition: int, city: int, row: int, move: moves.Parsed, buy: Buy | None
) -> Reason:
    """What is wrong with these coins or named units for a card or stage (no stage: -1; a free build: NOTHING)."""
    price = cost_of(row)[0] + move.left + move.right if row >= 0 else 0
    if price > state.city(city)["coins"]:
        return Reason("cannot-afford-coins", {"price": price, "coins": state.city(city)["coins"]})
    place, bill = market(state, edition, city), () if row == NOTHING else bill_of(row)
    if buy is None:
        splits = state.payments_of(city, row) if row >= 0 else [(0, 0)]
        fault = split_fault(place, bill, splits, move.left, move.right)
    else:
        fault = purchase_fault(place, bill, buy)
    if fault in ("", WRONG_PAYMENT):
        return Reason(WRONG_PAYMENT, {"left": move.left, "right": move.right})
    return Reason(fault)


# ---- moves given as data -----------------------------------------------------------------------
class MoveData(msgspec.Struct, forbid_unknown_fields=True):
    """A move as data: coins to each side, or the very units to buy."""

    action: str
    card: str = ""
    side: str = ""
    city: int | None = None
    stage: int = 0
    how: str = ""
    left: int | None = None
    right: int | None = None
    buy: Buy | None = None


def from_data(state: WondersState, edition: int, seat: int, seats: int, data: Json) -> str | Reason:
    """The notation of a move given as data, or why it cannot be."""
    try:
        given = converted(data, MoveData)
    except msgspec.ValidationError as problem:
        return Reason(UNKNOWN, {"move": echo(str(problem))})
    phase = PHASES[state.situation()["phase"]]
    city = seat if phase == "choose_side" else state.city_of(seat)
    if given.city not in (None, city):
        return Reason("wrong-decision", {"phase": phase})
    stage = given.stage or state.city(city)["stages"] + 1
    power = given.how == "power"
    move = moves.Parsed(given.action, city >= seats, given.card or given.side, stage, power)
    left, right = given.left or 0, given.right or 0
    if given.buy is not None:
        coins = _coins_for(state, edition, seat, seats, move, given.buy)
        if isinstance(coins, Reason):
            return coins
        left, right = coins
    return moves.text_of(msgspec.structs.replace(move, left=left, right=right))


def _coins_for(
    state: WondersState, edition: int, seat: int, seats: int, move: moves.Parsed, buy: Buy
) -> tuple[int, int] | Reason:
    """Coins for named units, or what is wrong with them or with the action itself."""
    if move.action not in ("build", "wonder") or set(buy) - {"left", "right"} or not _known_names(move, edition):
        return Reason(UNKNOWN, {"move": echo(moves.text_of(move))})
    city = state.city_of(seat)
    place = market(state, edition, city)
    left, right = (sum(place.price(side, unit) for unit in buy.get(side, ())) for side in ("left", "right"))
    paid = msgspec.structs.replace(move, left=left, right=right)
    legal = {moves.written(state, edition, seat, seats, code) for code in state.legal_codes(seat)}
    if moves.text_of(paid) in legal and not purchase_fault(place, _bill(state, edition, city, move), buy):
        return left, right
    return _reason(state, edition, seat, seats, paid, buy)


def _bill(state: WondersState, edition: int, city: int, move: moves.Parsed) -> Bill:
    """The units a legal action costs; a free build costs none."""
    if move.action == "wonder":
        return bill_of(state.next_stage_row(city))
    card = CARD_IDS[edition].index(move.card)
    paid = how_built(state, city, card, POWER_BUILD if move.power else BUILD) == "paid"
    return bill_of(CARD_BASE[edition] + card) if paid else ()
