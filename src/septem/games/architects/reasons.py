"""Why a move is not legal (AR-95), and what a player might look for in vain."""

from __future__ import annotations

from typing import assert_never

from septem.core.model import Reason
from septem.games.architects.catalogue import DECK_IDS, STAGE_IDS, SYMBOL_IDS, TOKEN_IDS, WONDER_IDS, WONDERS
from septem.games.architects.codes import (
    BUILD_CODE,
    FINISH_CODE,
    GREY_FIRST,
    LOOK_CODE,
    PER_STAGE,
    PER_TOKEN,
    PHASES,
    PROGRESS_CODE,
    SCIENCE_CODE,
    TAKE_CODE,
    USE_CODE,
    WRONG_WORTH,
)
from septem.games.architects.dumps import Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import (
    Build,
    Choose,
    Counts,
    Data,
    Decline,
    Effect,
    Finish,
    Keep,
    Look,
    Progress,
    Refusal,
    Science,
    Take,
    Use,
)
from septem.games.architects.moves import (
    BLIND_ID,
    EXTRA_CARD_IDS,
    SETS,
    notation_of,
    payment_number,
    phases_of,
    read_notation,
)
from septem.games.architects.position import STAGE_SETS, counted, sides, tokens
from septem.games.architects.tables import BIT


def why_not(state: ArchitectsState, seat: int, text: str) -> Reason:
    """The reason why this notation is not among the legal moves of a seat that is to act."""
    dump = state.dump()
    phase = PHASES[dump["phase"]]
    data = read_notation(text, sides(state.beside(seat)))
    if data is None:
        return Reason("unknown-move", {"move": text})
    if phase not in phases_of(data):
        return Reason("must-take") if phase == "pick" else Reason("other-phase", {"phase": phase})
    if _is_unfinished(data, state.legal_codes(seat)):
        return Reason("unfinished-move")
    return _reason(state, dump, seat, data)


def _is_unfinished(data: Data, codes: list[int]) -> bool:
    """Whether it only does not say which cards or which deck."""
    match data:
        case Build(stage, payment) if not payment:
            return STAGE_IDS.index(stage) in _buildable(codes)
        case Science(()):
            return _can_turn_in(codes)
        case Use(token, ""):
            first = USE_CODE + PER_TOKEN * EXTRA_CARD_IDS.index(token)
            return any(first <= code < first + PER_TOKEN for code in codes)
    return False


def _buildable(codes: list[int]) -> set[int]:
    return {(code - BUILD_CODE) // PER_STAGE for code in codes if code >= BUILD_CODE}


def _can_turn_in(codes: list[int]) -> bool:
    return any(SCIENCE_CODE <= code < PROGRESS_CODE for code in codes)


def _reason(state: ArchitectsState, dump: Dump, seat: int, data: Data) -> Reason:
    """Why a move of the open phase is not legal."""
    match data:
        case Take(deck) | Look(deck):
            return _deck(state, seat, deck)
        case Build(stage, payment):
            return _build(state, dump, seat, STAGE_IDS.index(stage), payment)
        case Science(symbols):
            return _science(dump, symbols)
        case Use(token, deck):
            return _token(dump, seat, TOKEN_IDS.index(token)) or _deck(state, seat, deck)
        case Finish():
            return _finish(state)
        case Progress(token):
            return Reason("pile-empty" if token == BLIND_ID else "token-not-there", {"token": token})
        case Keep(card):
            return Reason("card-not-seen", {"card": card})
        case Choose(wonder):
            return Reason("wonder-taken", {"wonder": wonder})
        case Effect() | Decline():  # legal whenever the phase is theirs
            return Reason("unknown-move", {"move": data.action})
    assert_never(data)


def _deck(state: ArchitectsState, seat: int, deck: str) -> Reason:
    """Empty or out of reach; without a deck all of them are empty."""
    reach = tuple(DECK_IDS[number] for number in state.reach(seat))
    if not deck:
        return Reason("empty-deck", {"deck": reach})
    return Reason("empty-deck" if deck in reach else "deck-out-of-reach", {"deck": deck})


def _stage(dump: Dump, seat: int, stage: int) -> Reason | None:
    """Built already, or not on its turn yet (AR-20)."""
    named, built = STAGE_IDS[stage], STAGE_SETS[dump["built"][seat]]
    if named in built:
        return Reason("stage-built", {"stage": named})
    requires = WONDERS[WONDER_IDS[dump["wonder"][seat]]].stages[stage].requires
    missing = tuple(below for below in requires if below not in built)
    return Reason("stage-unavailable", {"stage": named, "stages": missing}) if missing else None


def _build(state: ArchitectsState, dump: Dump, seat: int, stage: int, payment: Counts) -> Reason:
    """What is wrong with the stage (AR-20), else with the cards that should pay it (AR-22, AR-23)."""
    reason = _stage(dump, seat, stage)
    if reason:
        return reason
    piece = WONDERS[WONDER_IDS[dump["wonder"][seat]]].stages[stage]
    if not payment:
        return Reason("cannot-pay", {"n": piece.n, "mode": piece.mode})
    cards = counted(dump["area"][seat])
    missing = tuple(kind for kind, count in payment.items() if count > cards.get(kind, 0))
    if missing:
        return Reason("cards-not-held", {"cards": missing})
    fault = state.payment_fault(seat, stage, payment_number(payment))
    if fault == WRONG_WORTH:
        return Reason("wrong-worth", {"paid": sum(payment.values()), "n": piece.n})
    return Reason("grey-first") if fault == GREY_FIRST else Reason("wrong-mode", {"n": piece.n, "mode": piece.mode})


def _science(dump: Dump, symbols: tuple[str, ...]) -> Reason:
    """Why a set cannot be turned in: no token is left, no set, cards not held (AR-30, AR-35)."""
    if not dump["pile"] and max(dump["face_up"]) < 0:
        return Reason("no-tokens-left")
    if symbols not in SETS:
        return Reason("not-a-set")
    return Reason("cards-not-held", {"cards": tuple(symbol for symbol in SYMBOL_IDS if symbol in symbols)})


def _token(dump: Dump, seat: int, token: int) -> Reason | None:
    """Why an extra-card token cannot be used: not held, used, not live (AR-40 to AR-43)."""
    named = {"token": TOKEN_IDS[token]}
    if not dump["held"][seat] & BIT[token]:
        return Reason("token-not-held", {**named})
    if dump["used"] & BIT[token]:
        return Reason("token-used", {**named})
    return None if dump["live"] & BIT[token] else Reason("token-not-live", {**named})


def _finish(state: ArchitectsState) -> Reason:
    """The first obligation that is open (AR-17)."""
    owed = state.obligations()
    if owed["stages"]:
        return Reason("obligation-build", {"stages": STAGE_SETS[owed["stages"]]})
    return (
        Reason("obligation-science")
        if owed["science"]
        else Reason("obligation-token", {"tokens": tokens(owed["tokens"])})
    )


# ---- refusals ----------------------------------------------------------------------------------
def refused(state: ArchitectsState, seat: int) -> list[Refusal]:
    """Decks, stages, sets and tokens that are no choice now, each with its reason."""
    dump, codes = state.dump(), state.legal_codes(seat)
    beside = sides(state.beside(seat))
    match PHASES[dump["phase"]]:
        case "pick" | "take_any":
            found: list[Data] = [Take(DECK_IDS[deck]) for deck in state.reach(seat) if TAKE_CODE + deck not in codes]
        case "look":
            found = [Look(DECK_IDS[deck]) for deck in state.reach(seat) if LOOK_CODE + deck not in codes]
        case "resolution":
            found = _steps(dump, seat, codes)
        case _:
            return []
    return [Refusal(notation_of(data, beside), data, _reason(state, dump, seat, data)) for data in found]


def _steps(dump: Dump, seat: int, codes: list[int]) -> list[Data]:
    """Stages without a payment, tokens that are not live, sets that cannot be turned in, finishing."""
    buildable = _buildable(codes)
    found: list[Data] = [Build(stage) for number, stage in enumerate(STAGE_IDS) if number not in buildable]
    idle = dump["held"][seat] & ~dump["live"]
    found += [Use(token) for token in tokens(idle) if token in EXTRA_CARD_IDS]
    if not _can_turn_in(codes):
        found.append(Science())
    if FINISH_CODE not in codes:
        found.append(Finish())
    return found
