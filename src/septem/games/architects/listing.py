"""The legal moves of the active seat (AR-16, AR-17, AR-96)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.codes import (
    ASKED,
    BLIND,
    CHOOSE_CODE,
    CHOOSING,
    DECLINE_CODE,
    EFFECT_CODE,
    FINISH_CODE,
    KEEP,
    KEEP_CODE,
    LOOK,
    LOOK_CODE,
    PICK,
    PROGRESS,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    TAKE_ANY,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
)
from septem.games.architects.scoring import Scoring
from septem.games.architects.tables import CENTRAL, EXTRA_CARD_TOKENS, FACE_UP, FIRST_GREEN, LOOK_AT, MOST_SEATS

if not cython.compiled:
    from septem.core.rng import below

EXTRA_TOKENS = len(EXTRA_CARD_TOKENS)

BIT = tables.BIT


class Listing(Scoring):
    """The table plus the moves it allows."""

    def add(self, move: int) -> None:
        """Write one move into the list."""
        self.moves[self.count] = move
        self.count += 1

    def gen_moves(self, seat: int) -> int:
        """List the moves of the active seat."""
        self.count = 0
        if self.phase == PICK:
            self.list_reach(TAKE_CODE)
        elif self.phase == RESOLUTION:
            self.list_resolution()
        else:
            self.list_choices()
        return self.count

    def move_at(self, index: int) -> int:
        """A listed move."""
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        """One random legal move: of the main pick by drawing a deck until it has a card, else from the list."""
        if self.phase != PICK:
            return self.moves[below(self.choice_stream, self.gen_moves(seat))]
        deck = CENTRAL
        while 1:
            side = below(self.choice_stream, 3)
            if side == 0:
                deck = self.wonder[self.active]
            elif side == 1:
                deck = self.right_of(self.active)
            else:
                deck = CENTRAL
            if self.has_cards(deck):
                break
        return TAKE_CODE + deck

    def list_reach(self, first_code: int) -> None:
        """One move for each available deck: left, right, central (AR-11)."""
        left = self.wonder[self.active]
        right = self.right_of(self.active)
        if self.has_cards(left):
            self.add(first_code + left)
        if self.has_cards(right):
            self.add(first_code + right)
        if self.has_cards(CENTRAL):
            self.add(first_code + CENTRAL)

    def list_choices(self) -> None:
        """Moves of the rarer phases."""
        if self.phase == CHOOSING:
            for wonder in range(MOST_SEATS):
                free = 1
                for seat in range(self.seats):
                    if self.wonder[seat] == wonder:
                        free = 0
                if free:
                    self.add(CHOOSE_CODE + wonder)
        elif self.phase == ASKED:
            self.add(EFFECT_CODE)
            self.add(DECLINE_CODE)
        elif self.phase == TAKE_ANY:
            for deck in range(CENTRAL + 1):
                if self.has_cards(deck):
                    self.add(TAKE_CODE + deck)
        elif self.phase == PROGRESS:
            self.list_progress()
        elif self.phase == LOOK:
            self.list_reach(LOOK_CODE)
            if self.has_cards(CENTRAL):
                self.count -= 1  # only the decks of the sides (AR-56)
        elif self.phase == KEEP:
            self.list_kept()

    def list_progress(self) -> None:
        """Face-up tokens, equal ones once, and the blind one (AR-32, AR-33)."""
        seen = 0
        for slot in range(FACE_UP):
            token = self.face_up[slot]
            if token >= 0:
                if not seen & BIT[token]:
                    self.add(PROGRESS_CODE + token)
                    seen |= BIT[token]
        if self.pile_left:
            self.add(PROGRESS_CODE + BLIND)

    def list_kept(self) -> None:
        """Kinds among the cards looked at, equal ones once (AR-56)."""
        seen = 0
        for place in range(self.top[self.looked], self.seen_of(self.looked, self.active)):
            kind = self.cards[place]
            if not seen & BIT[kind]:
                self.add(KEEP_CODE + kind)
                seen |= BIT[kind]

    def list_resolution(self) -> None:
        """Stages, sets, live tokens, finish (AR-16)."""
        self.list_builds()
        if self.tokens_left:
            self.list_science()
        if self.live:
            for token in range(EXTRA_TOKENS):
                if self.live & BIT[token]:
                    self.list_reach(USE_CODE + (CENTRAL + 1) * token)
        if not self.obliged():
            self.add(FINISH_CODE)

    def list_science(self) -> None:
        """Pairs and the triple (AR-30)."""
        kinds = 0
        for symbol in range(TRIPLE):
            count = self.area[self.active][FIRST_GREEN + symbol]
            if count:
                kinds += 1
            if count > 1:
                self.add(SCIENCE_CODE + symbol)
        if kinds == TRIPLE:
            self.add(SCIENCE_CODE + TRIPLE)

    def has_set(self) -> int:
        """1 if the active seat holds a set (AR-30)."""
        first = self.area[self.active][FIRST_GREEN]
        second = self.area[self.active][FIRST_GREEN + 1]
        third = self.area[self.active][FIRST_GREEN + 2]
        if first > 1 or second > 1 or third > 1:
            return 1
        return 1 if first + second + third == TRIPLE else 0

    def obliged(self) -> int:
        """1 while the turn cannot end (AR-17)."""
        if self.owed_stages():
            return 1
        if self.tokens_left and self.has_set():
            return 1
        if self.live and not self.extra_optional:
            return self.reaches_any()
        return 0

    def can_act(self) -> int:
        """1 if the active seat has a move other than finishing."""
        if self.payable():
            return 1
        if self.tokens_left and self.has_set():
            return 1
        return self.reaches_any() if self.live else 0

    def seen_of(self, deck: int, seat: int) -> int:
        """Place after the last card of a deck that a seat can see (AR-90 to AR-93)."""
        top = self.top[deck]
        if not self.has_cards(deck) or self.phase == CHOOSING:
            return top
        if deck == CENTRAL:
            return top + 1 if seat >= 0 and self.known & BIT[seat] else top
        if self.phase == KEEP and deck == self.looked and (self.look_public or seat == self.active):
            return min(top + LOOK_AT, self.bottom[deck])
        return top + 1
