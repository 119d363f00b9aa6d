"""Advice from what lies open: prices with their steps, what a take uncovers, how far the supremacies are."""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub

from septem.games.duel.catalogue import RESOURCES, SYMBOLS
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
from septem.games.duel.position import Dump
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    CHAIN_COINS,
    ECONOMY,
    FIRST_TOKEN,
    FIRST_WONDER,
    LOOT,
    LOOT_BIT,
    SYMBOL,
    SYMBOLS_TO_WIN,
    URBANISM,
    WONDER_IDS,
)


def payment(state: DuelState, seat: int, row: int) -> Payment:
    """How a seat would pay for a card or wonder, step by step (DU-23 to DU-39)."""
    coins, chain, units = state.bill(seat, row)
    if chain:
        return Payment(total=0, chain=True, urbanism=CHAIN_COINS if state.owns(seat, URBANISM) else 0)  # DU-39
    prices = state.unit_prices(seat)
    trade = sum(count * price for count, price in zip(units, prices, strict=True))
    need, lacking, unchosen, unpaid = state.payment_steps(seat, row)
    return Payment(
        total=coins + trade,
        coins=coins,
        trade=trade,
        need=_units(need),
        produced=_units(map(sub, need, lacking)),
        chosen=_units(map(sub, lacking, unchosen)),
        discounted=_units(map(sub, unchosen, unpaid)),
        bought={good: Bought(units[i], prices[i]) for i, good in enumerate(RESOURCES) if units[i]},
        trade_to=1 - seat if trade and state.owns(1 - seat, ECONOMY) else None,  # DU-38
    )


def _units(counts: Iterable[int]) -> Units:
    return {good: count for good, count in zip(RESOURCES, counts, strict=True) if count}


def explain(state: DuelState) -> Explanation:
    """Everything a player may want to know before a move; all of it follows from open information."""
    dump = state.dump()
    return Explanation(
        cards=_cards(state, dump),
        wonders=(_wonders(state, dump, 0), _wonders(state, dump, 1)),
        military=(_military(dump, 0), _military(dump, 1)),
        science=(_science(dump, 0), _science(dump, 1)),
        points=(sum(state.sheet(0)), sum(state.sheet(1))),
    )


def _cards(state: DuelState, dump: Dump) -> tuple[CardPrice, ...]:
    """Every face-up card: price for both players, whether it can be taken, what that would uncover."""
    return tuple([_card(state, dump, slot) for slot in dump["face_up"]])


def _card(state: DuelState, dump: Dump, slot: int) -> CardPrice:
    card = dump["structure"][slot]
    available = slot in dump["available"]
    uncovers = state.uncovers(slot) if available else []
    return CardPrice(
        slot=slot,
        card=CARD_IDS[card],
        available=available,
        prices=(payment(state, 0, card), payment(state, 1, card)),
        uncovers=tuple(uncovers),
        turns=tuple(one for one in uncovers if one not in dump["face_up"]),
    )


def _wonders(state: DuelState, dump: Dump, seat: int) -> tuple[WonderPrice, ...]:
    return tuple(
        WonderPrice(WONDER_IDS[wonder], payment(state, seat, FIRST_WONDER + wonder)) for wonder in dump["unbuilt"][seat]
    )


def _military(dump: Dump, seat: int) -> MilitaryOutlook:
    """Shields to supremacy, and what the next looting token would cost the other (DU-55 to DU-59)."""
    lead = dump["pawn"] if seat == 0 else -dump["pawn"]
    lying = sum(1 << token for token in dump["loot"])
    ahead = [distance for distance in range(max(lead, 0) + 1, CAPITAL) if LOOT_BIT[seat][distance] & lying]
    loot = Loot(shields=ahead[0] - lead, coins=LOOT[ahead[0]]) if ahead else None
    return MilitaryOutlook(lead=lead, shields_to_win=CAPITAL - lead, next_loot=loot)


def _science(dump: Dump, seat: int) -> ScienceOutlook:
    """Different symbols still needed to win, and which ones would make a pair (DU-62, DU-67)."""
    rows = dump["cards"][seat] + [FIRST_TOKEN + token for token in dump["tokens"][seat]]
    found = [SYMBOL[row] for row in rows if SYMBOL[row]]
    single = [name for i, name in enumerate(SYMBOLS[:-1]) if found.count(1 << i) == 1]  # Law makes no pair (DU-65)
    different = len(set(found))
    return ScienceOutlook(different=different, to_win=SYMBOLS_TO_WIN - different, pair_with=tuple(single))
