"""Advice for a seat: what cards would complete, payments, tokens, shields, points.

Cards come from what the seat can see; what follows by the rules is asked of the engine.
"""

from __future__ import annotations

from septem.games.architects.catalogue import (
    DECK_IDS,
    KIND_IDS,
    STAGE_IDS,
    TOKEN_IDS,
    TOKENS,
    WONDER_IDS,
    WONDERS,
    Stage,
)
from septem.games.architects.codes import BUILD_CODE, CHOOSING, PER_STAGE
from septem.games.architects.dumps import Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import (
    Explanation,
    Gain,
    Offer,
    Payment,
    ShieldsOutlook,
    Side,
    StageOutlook,
    StagePayment,
    TokenOutlook,
)
from septem.games.architects.moves import PAYMENT_CARDS
from septem.games.architects.position import STAGE_SETS, tokens
from septem.games.architects.tables import BIT, BREAKS, CENTRAL, DOUBLES
from septem.games.architects.view import SPECTATOR


def stage_of(state: ArchitectsState, seat: int, stage: int) -> Stage:
    """A stage of the wonder of a seat."""
    return WONDERS[WONDER_IDS[state.beside(seat)[0]]].stages[stage]


def payment(piece: Stage, stage: int, number: int) -> Payment:
    """What a stage costs, and which tokens a payment for it makes use of (AR-21, AR-46, AR-47)."""
    return Payment(
        n=piece.n,
        mode=piece.mode,
        doubled=bool(DOUBLES[stage][number]),
        engineering=bool(BREAKS[stage][number]),
        points=piece.points,
        effect=piece.effect,
    )


def gain(state: ArchitectsState, seat: int, kind: int) -> Gain:
    """What taking a card of this kind would complete or set off."""
    found = state.brings(seat, kind)
    return Gain(
        card=KIND_IDS[kind],
        completes=STAGE_SETS[found["completes"]],
        helps=STAGE_SETS[found["helps"]],
        set=bool(found["set"]),
        points=found["points"],
        cat=bool(found["cat"]),
        shields=found["shields"],
        horns=found["horns"],
        battle=bool(found["battle"]),
        arms=tokens(found["arms"]),
    )


def explain(state: ArchitectsState, viewer: int | None) -> Explanation:
    """What a player may want to know before a move, from what this seat may know; a spectator looks over seat 0."""
    dump, seat = state.dump(), viewer or 0
    eyes = SPECTATOR if viewer is None else viewer
    return Explanation(
        offers=_offers(state, dump, seat, eyes),
        stages=tuple([_stage(state, seat, stage, missing) for stage, missing, *_ in state.needs(seat)]),
        payments=_payments(state, seat),
        tokens=_tokens(dump, seat),
        shields=_shields(state, seat),
        points=tuple(state.scores()),
    )


def _offers(state: ArchitectsState, dump: Dump, seat: int, eyes: int) -> tuple[Offer, ...]:
    """The decks in reach, with what their top cards would bring if `eyes` see them."""
    if dump["phase"] == CHOOSING:
        return ()
    left, right = state.beside(seat)
    return (
        _offer(state, dump, seat, eyes, "left", left),
        _offer(state, dump, seat, eyes, "right", right),
        _offer(state, dump, seat, eyes, "central", CENTRAL),
    )


def _offer(state: ArchitectsState, dump: Dump, seat: int, eyes: int, place: Side, deck: int) -> Offer:
    seen = state.seen_cards(eyes, deck)
    return Offer(place, DECK_IDS[deck], len(dump["decks"][deck]), gain(state, seat, seen[0]) if seen else None)


def _stage(state: ArchitectsState, seat: int, stage: int, missing: int) -> StageOutlook:
    piece = stage_of(state, seat, stage)
    return StageOutlook(piece.id, piece.n, piece.mode, piece.points, piece.effect, missing)


def _payments(state: ArchitectsState, seat: int) -> tuple[StagePayment, ...]:
    """Every way to pay for a stage now."""
    found = []
    for code in state.legal_codes(seat):
        if code >= BUILD_CODE:
            stage, number = divmod(code - BUILD_CODE, PER_STAGE)
            price = payment(stage_of(state, seat, stage), stage, number)
            found.append(StagePayment(STAGE_IDS[stage], PAYMENT_CARDS[number].copy(), price))
    return tuple(found)


def _tokens(dump: Dump, seat: int) -> tuple[TokenOutlook, ...]:
    live, used = (dump["live"], dump["used"]) if seat == dump["active"] else (0, 0)
    return tuple(
        TokenOutlook(token, TOKENS[token].type, bool(live & BIT[number]), bool(used & BIT[number]))
        for number, token in enumerate(TOKEN_IDS)
        if dump["held"][seat] & BIT[number]
    )


def _shields(state: ArchitectsState, seat: int) -> ShieldsOutlook:
    """Own shields beside the neighbours', and what a battle now would bring (AR-73, AR-74)."""
    shields = state.all_shields()
    left, right = shields[(seat + 1) % len(shields)], shields[seat - 1]
    return ShieldsOutlook(shields[seat], left, right, state.would_win(seat), state.is_battle_due())
