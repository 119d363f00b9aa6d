"""Journal rows of the engine as events, with who may see them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from septem.core.model import Told
from septem.core.room import Row
from septem.games.architects import codes
from septem.games.architects import model as m
from septem.games.architects.catalogue import DECK_IDS, KIND_IDS, STAGE_IDS, TOKEN_IDS, WONDER_IDS
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.moves import PAYMENT_CARDS, SETS
from septem.games.architects.position import cards, tokens


def told(rows: Sequence[Row], after: ArchitectsState) -> list[Told[m.Event]]:
    """The events of one move; `after` is the table it leads to."""
    return [event for row in rows for event in _told(row, after)]


def _told(row: Row, after: ArchitectsState) -> list[Told[m.Event]]:
    kind, a, b, c, d, e = row
    match kind:
        case codes.TOLD_PEEK:  # which card it is, only the cat's owner learns (AR-61)
            return [Told(m.Peeked(a, KIND_IDS[b]), seats=(a,), others=m.PeekedHidden(a))]
        case codes.TOLD_LOOK:
            return [_looked(a, b, bool(c), after)]
        case codes.TOLD_ARMED:
            return [Told(m.TokenArmed(a, token)) for token in tokens(b)]
        case codes.TOLD_BUILD:
            built = m.StageBuilt(a, STAGE_IDS[b], PAYMENT_CARDS[c].copy())
            helped = [token for token, used in (("economy", d), ("engineering", e)) if used]
            return [Told(built), *(Told[m.Event](m.PaidWith(a, token)) for token in helped)]
    return [Told(EVENTS[kind](a, b, c, d))]


def _looked(seat: int, deck: int, public: bool, after: ArchitectsState) -> Told[m.Event]:
    """What Halicarnassus looks at: to all, or to the active seat alone (AR-92, AR-93)."""
    seen = m.Looked(seat, DECK_IDS[deck], cards(after.seen_cards(seat, deck)))
    return Told(seen) if public else Told(seen, seats=(seat,), others=m.LookedHidden(seat, DECK_IDS[deck]))


def _taken(seat: int, deck: int, kind: int, token: int) -> m.Event:
    """A card, with the token that gave it if there is one."""
    if token:
        return m.ExtraCardTaken(seat, TOKEN_IDS[token - 1], KIND_IDS[kind], DECK_IDS[deck])
    return m.CardTaken(seat, KIND_IDS[kind], DECK_IDS[deck])


def _progress(seat: int, token: int, blind: int) -> m.Event:
    return m.TokenDrawn(seat, TOKEN_IDS[token]) if blind else m.TokenTaken(seat, TOKEN_IDS[token])


EVENTS: dict[int, Callable[[int, int, int, int], m.Event]] = {
    codes.TOLD_WONDER: lambda seat, wonder, c, d: m.WonderChosen(seat, WONDER_IDS[wonder]),
    codes.TOLD_TURN: lambda seat, turn, c, d: m.TurnBegan(seat, turn),
    codes.TOLD_NO_CARD: lambda seat, b, c, d: m.NoCardTaken(seat),
    codes.TOLD_TAKE: _taken,
    codes.TOLD_CAT: lambda seat, b, c, d: m.CatMoved(seat),
    codes.TOLD_HORNS: m.ConflictTurned,
    codes.TOLD_COMPLETE: lambda seat, b, c, d: m.WonderCompleted(seat),
    codes.TOLD_SCIENCE: lambda seat, symbols, c, d: m.SetTurnedIn(seat, SETS[symbols]),
    codes.TOLD_PROGRESS: lambda seat, token, blind, d: _progress(seat, token, blind),
    codes.TOLD_REVEALED: lambda token, b, c, d: m.TokenRevealed(TOKEN_IDS[token]),
    codes.TOLD_DECLINE: lambda seat, b, c, d: m.EffectDeclined(seat),
    codes.TOLD_SHUFFLED: lambda deck, b, c, d: m.DeckShuffled(DECK_IDS[deck]),
    codes.TOLD_BATTLE: lambda a, b, c, d: m.BattleFought(),
    codes.TOLD_WON: lambda seat, shields, count, d: m.TokensWon(seat, shields, count),
    codes.TOLD_END: lambda ending, b, c, d: m.GameEnded(codes.ENDINGS[ending]),
}
