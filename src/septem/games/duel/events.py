"""Journal rows of the engine as events, with who may see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from septem.core.model import Told
from septem.core.room import Row
from septem.games.duel import codes
from septem.games.duel import model as m
from septem.games.duel.catalogue import SYMBOLS
from septem.games.duel.tables import CARD_IDS, PIECES, TOKEN_IDS, WONDER_IDS


def told(rows: Sequence[Row]) -> list[Told[m.Event]]:
    """The events of one move."""
    return [_told(kind, a, b, c, d) for kind, a, b, c, d, _ in rows]


def _told(kind: int, a: int, b: int, c: int, d: int) -> Told[m.Event]:
    if kind == codes.TOLD_LIBRARY:
        tokens = tuple(token for number, token in enumerate(TOKEN_IDS) if b >> number & 1)
        return Told(m.LibraryDrew(a, tokens), seats=(a,), others=m.LibraryDrewHidden(a, len(tokens)))  # DU-100
    return Told(EVENTS[kind](a, b, c, d))


def _ended(ending: int, winner: int) -> m.Event:
    if ending == codes.MILITARY:
        return m.MilitarySupremacy(winner)
    return m.ScientificSupremacy(winner) if ending == codes.SCIENCE else m.CivilianEnd()


def _wonders(bits: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(WONDER_IDS) if bits >> number & 1)


EVENTS: dict[int, Callable[[int, int, int, int], m.Event]] = {
    codes.TOLD_DRAFT: lambda seat, wonder, c, d: m.WonderDrafted(seat, WONDER_IDS[wonder]),
    codes.TOLD_GROUP: lambda bits, b, c, d: m.GroupOffered(_wonders(bits)),
    codes.TOLD_AGE: lambda age, b, c, d: m.AgeBegan(age),
    codes.TOLD_BEGINS: lambda seat, b, c, d: m.Began(seat),
    codes.TOLD_BUILD: lambda seat, card, total, trade: m.Built(seat, CARD_IDS[card], total, trade),
    codes.TOLD_CHAIN: lambda seat, card, c, d: m.Chained(seat, CARD_IDS[card]),
    codes.TOLD_DISCARD: lambda seat, card, coins, d: m.Discarded(seat, CARD_IDS[card], coins),
    codes.TOLD_WONDER: lambda seat, wonder, card, coins: m.WonderBuilt(seat, WONDER_IDS[wonder], CARD_IDS[card], coins),
    codes.TOLD_ECONOMY: lambda seat, coins, c, d: m.EconomyPaid(seat, coins),
    codes.TOLD_URBANISM: lambda seat, coins, c, d: m.UrbanismPaid(seat, coins),
    codes.TOLD_COINS: lambda seat, coins, row, d: m.CoinsGained(seat, coins, PIECES[row].id),
    codes.TOLD_LOSS: lambda seat, coins, row, d: m.CoinsLost(seat, coins, PIECES[row].id),
    codes.TOLD_PAWN: lambda seat, before, after, d: m.PawnMoved(seat, before, after, abs(after - before)),
    codes.TOLD_LOOT: lambda seat, coins, printed, d: m.Looted(seat, coins, printed),
    codes.TOLD_LAST_WONDER: lambda seat, wonder, c, d: m.WonderLeft(seat, WONDER_IDS[wonder]),
    codes.TOLD_PAIR: lambda seat, bit, c, d: m.PairMade(seat, SYMBOLS[bit.bit_length() - 1]),
    codes.TOLD_TOKEN: lambda seat, token, c, d: m.TokenTaken(seat, TOKEN_IDS[token]),
    codes.TOLD_DESTROYED: lambda seat, other, card, d: m.CardDestroyed(seat, other, CARD_IDS[card]),
    codes.TOLD_REVIVED: lambda seat, card, c, d: m.CardRevived(seat, CARD_IDS[card]),
    codes.TOLD_REVEALED: lambda slot, card, c, d: m.CardRevealed(slot, CARD_IDS[card]),
    codes.TOLD_EXTRA_TURN: lambda seat, b, c, d: m.ExtraTurn(seat),
    codes.TOLD_STARTER: lambda seat, starter, c, d: m.StarterChosen(seat, starter),
    codes.TOLD_END: lambda ending, winner, c, d: _ended(ending, winner),
}
