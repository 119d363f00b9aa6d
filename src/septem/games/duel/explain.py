"""Advice from what lies open: prices with their steps, what a take uncovers, how far the supremacies are."""

from __future__ import annotations

from collections import Counter

from septem.games.duel.catalogue import RESOURCES, SYMBOLS_TO_WIN
from septem.games.duel.dumps import Dump, symbols
from septem.games.duel.engine import DuelState
from septem.games.duel.model import (
    Bought,
    CardPrice,
    Explanation,
    Loot,
    MilitaryOutlook,
    Payment,
    ScienceOutlook,
    Units,
    WonderPrice,
)
from septem.games.duel.scores import tree
from septem.games.duel.tables import CAPITAL, CARD_IDS, EFFECTS, FIRST_WONDER, NEED, WONDER_IDS

NEEDED = [
    [(i, good, units) for i, (good, units) in enumerate(zip(RESOURCES, row, strict=True)) if units] for row in NEED
]
"""The resources in the cost of each piece: number, name, units."""
COPIES = Counter(does.science for does in EFFECTS)
"""How many pieces have each science symbol."""


def payment(state: DuelState, seat: int, row: int) -> Payment:
    """How a seat would pay for a card or wonder, step by step (DU-23 to DU-39)."""
    chained, coins, steps = state.bill(seat, row)
    if chained:
        return Payment(total=0, chain=True, urbanism=state.chain_coins(seat))
    if not NEEDED[row]:
        return Payment(total=coins, coins=coins)
    need: Units = {}
    produced: Units = {}
    chosen: Units = {}
    discounted: Units = {}
    bought: dict[str, Bought] = {}
    trade = 0
    prices = state.unit_prices(seat)
    for i, good, units in NEEDED[row]:
        lacking, unchosen, missing = steps[0][i], steps[1][i], steps[2][i]
        need[good] = units
        if units > lacking:
            produced[good] = units - lacking
        if lacking > unchosen:
            chosen[good] = lacking - unchosen
        if unchosen > missing:
            discounted[good] = unchosen - missing
        if missing:
            bought[good] = Bought(missing, prices[i])
            trade += missing * prices[i]
    taker = state.trade_goes_to(seat) if trade else -1
    return Payment(
        total=coins + trade,
        coins=coins,
        trade=trade,
        need=need,
        produced=produced,
        chosen=chosen,
        discounted=discounted,
        bought=bought,
        trade_to=taker if taker >= 0 else None,
    )


def explain(state: DuelState) -> Explanation:
    """Everything a player may want to know before a move; all of it follows from open information."""
    dump = state.dump()
    return Explanation(
        cards=tuple([_card(state, dump, slot) for slot in dump["face_up"]]),
        wonders=(_wonders(state, dump, 0), _wonders(state, dump, 1)),
        military=(_military(state, dump, 0), _military(state, dump, 1)),
        science=(_science(dump, 0), _science(dump, 1)),
        points=(sum(state.sheet(0)), sum(state.sheet(1))),
        counted=(_counted(state, 0), _counted(state, 1)),
    )


def _counted(state: DuelState, seat: int) -> dict[str, int]:
    return {part.id: part.points for node in tree(state, seat) for part in node.parts}


def _card(state: DuelState, dump: Dump, slot: int) -> CardPrice:
    """A face-up card: price and points for both players, whether it can be taken, what that would uncover."""
    card = dump["structure"][slot]
    available = slot in dump["available"]
    uncovers = state.uncovers(slot) if available else []
    return CardPrice(
        slot=slot,
        card=CARD_IDS[card],
        available=available,
        prices=(payment(state, 0, card), payment(state, 1, card)),
        points=(state.worth(0, card), state.worth(1, card)),
        uncovers=tuple(uncovers),
        turns=tuple([one for one in uncovers if one not in dump["face_up"]]),
    )


def _wonders(state: DuelState, dump: Dump, seat: int) -> tuple[WonderPrice, ...]:
    rows = [(one, FIRST_WONDER + one) for one in dump["unbuilt"][seat]]
    return tuple([WonderPrice(WONDER_IDS[one], payment(state, seat, row), state.worth(seat, row)) for one, row in rows])


def _military(state: DuelState, dump: Dump, seat: int) -> MilitaryOutlook:
    """Shields to supremacy, and what the next looting token would cost the other (DU-55 to DU-59)."""
    lead = dump["pawn"] if seat == 0 else -dump["pawn"]
    shields, coins = state.loot_ahead(seat)
    return MilitaryOutlook(lead, CAPITAL - lead, Loot(shields, coins) if shields else None)


def _science(dump: Dump, seat: int) -> ScienceOutlook:
    """Different symbols still needed to win, and those of which a second one can be had (DU-62, DU-65, DU-67)."""
    own = symbols(dump, seat)
    single = tuple([symbol for symbol, count in own.items() if count < COPIES[symbol]])
    return ScienceOutlook(len(own), SYMBOLS_TO_WIN - len(own), single)
