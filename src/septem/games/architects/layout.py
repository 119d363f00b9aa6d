"""What lies on the table: decks, areas, tokens; dealing it out and moving a card."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import State, zeros
from septem.games.architects import tables
from septem.games.architects.codes import (
    NOTE_ARMED,
    NOTE_CAT,
    NOTE_HORNS,
    NOTE_TAKE,
    WONDERS_GIVEN,
    WONDERS_PICKED,
    WONDERS_RANDOM,
)
from septem.games.architects.tables import CENTRAL, COIN, CULTURE, FACE_UP, MOST_SEATS

if not cython.compiled:
    from septem.core.rng import below

ALL_TOKENS = tables.ALL_TOKENS
ARMS = tables.ARMS
BIT = tables.BIT
CAT_ICONS = tables.CAT_ICONS
CONFLICT_TOKENS = tables.CONFLICT_TOKENS
DECK_CARDS = tables.DECK_CARDS
DECK_FIRST = tables.DECK_FIRST
DECK_SIZE = tables.DECK_SIZE
HORNS = tables.HORNS


class Layout(State):
    """All pieces of a game; seats, wonders, kinds and tokens by number, sets of tokens and stages as masks."""

    def __init__(self) -> None:
        super().__init__()
        self.wonders_by = WONDERS_RANDOM
        self.first_player = 0
        self.coins_free = 1
        self.economy_forces = 1
        self.engineering_forces = 0
        self.engineering_once = 1
        self.effect_optional = 0
        self.extra_optional = 1
        self.look_public = 1
        self.given = zeros(7)
        self.phase = 0
        self.active = 0
        self.turn = 0
        self.live = 0
        self.used = 0
        self.looked = -1
        self.ending = 0
        self.cat = -1
        self.known = 0
        self.conflict_total = 0
        self.conflict_battle = 0
        self.cards_left = 0
        self.tokens_left = 0
        self.pile_left = 0
        self.face_up = zeros(3)
        self.pile = zeros(15)
        self.discard = zeros(14)
        self.wonder = zeros(7)
        self.built = zeros(7)
        self.held = zeros(7)
        self.culture = zeros(7)
        self.progress = zeros(7)
        self.military = zeros(7)
        self.grey = zeros(7)
        self.distinct = zeros(7)
        self.most = zeros(7)
        self.area = [zeros(14) for _ in range(7)]
        self.top = zeros(8)
        self.bottom = zeros(8)
        self.cards = zeros(235)
        self.end = 0

    def block_end(self) -> Any:
        """The mark after the copied fields."""
        return cython.address(self.end)

    # ---- setting up ------------------------------------------------------------------------------
    def mix(self, stream: list[int], first: int, last: int) -> None:
        """Shuffle the cards at places first to last - 1."""
        for place in range(last - 1, first, -1):
            other = first + below(stream, place - first + 1)
            kind = self.cards[place]
            self.cards[place] = self.cards[other]
            self.cards[other] = kind

    def mix_pile(self, stream: list[int]) -> None:
        """Shuffle the face-down tokens; the last of `pile` is its top."""
        for place in range(self.pile_left - 1, 0, -1):
            other = below(stream, place + 1)
            token = self.pile[place]
            self.pile[place] = self.pile[other]
            self.pile[other] = token

    def deal(self) -> None:
        """Everything of AR-2 to AR-8, drawn from the deal stream."""
        self.turn = 0
        self.live = 0
        self.used = 0
        self.looked = -1
        self.ending = 0
        self.cat = -1
        self.known = 0
        self.conflict_total = CONFLICT_TOKENS[self.seats]
        self.conflict_battle = 0
        self.cards_left = 0
        self.active = self.first_player
        for kind in range(14):
            self.discard[kind] = 0
        for deck in range(CENTRAL + 1):
            self.top[deck] = DECK_FIRST[deck]
            self.bottom[deck] = DECK_FIRST[deck]
        self.clear_seats()
        self.deal_wonders()
        self.lay_out(CENTRAL)
        self.deal_tokens()

    def clear_seats(self) -> None:
        """Nobody starts with anything (AR-9)."""
        for seat in range(MOST_SEATS):
            self.wonder[seat] = -1
            self.built[seat] = 0
            self.held[seat] = 0
            self.culture[seat] = 0
            self.progress[seat] = 0
            self.military[seat] = 0
            self.grey[seat] = 0
            self.distinct[seat] = 0
            self.most[seat] = 0
            for kind in range(14):
                self.area[seat][kind] = 0

    def deal_wonders(self) -> None:
        """Wonders and their decks (AR-2, AR-2a); to be picked: all decks, until it is known which are used."""
        if self.wonders_by == WONDERS_PICKED:
            for wonder in range(MOST_SEATS):
                self.lay_out(wonder)
            return
        free = MOST_SEATS
        for wonder in range(MOST_SEATS):
            self.pile[wonder] = wonder  # the tokens are not there yet
        for seat in range(self.seats):
            if self.wonders_by == WONDERS_GIVEN:
                self.wonder[seat] = self.given[seat]
            else:
                drawn = below(self.deal_stream, free)
                free -= 1
                self.wonder[seat] = self.pile[drawn]
                self.pile[drawn] = self.pile[free]
            self.lay_out(self.wonder[seat])

    def lay_out(self, deck: int) -> None:
        """A full, shuffled deck (AR-3, AR-4)."""
        first = DECK_FIRST[deck]
        last = first + DECK_SIZE[deck]
        for place in range(first, last):
            self.cards[place] = DECK_CARDS[place]
        self.mix(self.deal_stream, first, last)
        self.bottom[deck] = last
        self.cards_left += DECK_SIZE[deck]

    def deal_tokens(self) -> None:
        """Three progress tokens face up, the others in a pile (AR-6)."""
        for place in range(15):
            self.pile[place] = ALL_TOKENS[place]
        self.tokens_left = 15
        self.pile_left = 15
        self.mix_pile(self.deal_stream)
        for slot in range(FACE_UP):
            self.pile_left -= 1
            self.face_up[slot] = self.pile[self.pile_left]

    # ---- looking ---------------------------------------------------------------------------------
    def has_cards(self, deck: int) -> int:
        """1 if the deck is not empty."""
        return 1 if self.top[deck] < self.bottom[deck] else 0

    def right_of(self, seat: int) -> int:
        """The deck on the right of a seat: that of its right neighbour (AR-3)."""
        return self.wonder[seat - 1] if seat > 0 else self.wonder[self.seats - 1]

    def reaches_side(self) -> int:
        """1 if the left or the right deck of the active seat has a card."""
        if self.has_cards(self.wonder[self.active]):
            return 1
        return self.has_cards(self.right_of(self.active))

    def reaches_any(self) -> int:
        """1 if the active seat has an available card (AR-11)."""
        if self.has_cards(CENTRAL):
            return 1
        return self.reaches_side()

    # ---- moving cards and tokens -----------------------------------------------------------------
    def take(self, deck: int, token: int) -> None:
        """The active seat takes the top card of a deck; `token` is 1 + the token that gave it, else 0."""
        kind = self.cards[self.top[deck]]
        self.top[deck] += 1
        self.cards_left -= 1
        if deck == CENTRAL:
            self.known = 0
        self.note(NOTE_TAKE, self.active, deck, kind, token, 0)
        self.gain(kind)

    def gain(self, kind: int) -> None:
        """A card lands in the area of the active seat: cat, horns, live tokens (AR-13, AR-15)."""
        seat = self.active
        self.area[seat][kind] += 1
        if kind < COIN:
            count = self.area[seat][kind]
            self.grey[seat] += 1
            if count == 1:
                self.distinct[seat] += 1
            if count > self.most[seat]:
                self.most[seat] = count
        elif CAT_ICONS[kind]:
            self.cat = seat  # AR-60
            self.note(NOTE_CAT, seat, 0, 0, 0, 0)
        elif HORNS[kind]:
            turned = min(HORNS[kind], self.conflict_total - self.conflict_battle)  # AR-70
            self.conflict_battle += turned
            self.note(NOTE_HORNS, seat, turned, self.conflict_battle, self.conflict_total, 0)
        self.arm(ARMS[kind])

    def arm(self, tokens: int) -> None:
        """Tokens of this mask become live if held and unused (AR-43)."""
        armed = tokens & self.held[self.active] & ~(self.used | self.live)
        if armed:
            self.live |= armed
            self.note(NOTE_ARMED, self.active, armed, 0, 0, 0)

    def pay(self, seat: int, kind: int, count: int) -> None:
        """Cards of an area go to the discard pile (AR-26, AR-32)."""
        self.area[seat][kind] -= count
        self.discard[kind] += count

    def recount(self, seat: int) -> None:
        """Bring the counts of grey cards up to date."""
        grey = 0
        distinct = 0
        most = 0
        for kind in range(COIN):
            count = self.area[seat][kind]
            grey += count
            if count:
                distinct += 1
            if count > most:
                most = count
        self.grey[seat] = grey
        self.distinct[seat] = distinct
        self.most[seat] = most

    def hold(self, seat: int, token: int) -> None:
        """A progress token lies before a seat (AR-34)."""
        self.held[seat] |= BIT[token]
        self.progress[seat] += 1
        if token == CULTURE:
            self.culture[seat] += 1
