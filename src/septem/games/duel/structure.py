# cython: auto_pickle=False
# ruff: noqa: ERA001
"""The card structure of an age: dealing, covered and available cards, and what nobody has seen yet."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import zeros
from septem.games.duel import tables
from septem.games.duel.cities import Cities
from septem.games.duel.tables import (
    EVENTS,
    FIRST_GUILD,
    GUILDS_IN,
    SLOTS,
)

if not cython.compiled:
    from septem.core.rng import shuffle
    from septem.games.duel.cities import BIT, MASK, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COVERS = tables.COVERS
DECK_SIZES = tables.DECK_SIZES
DECK_STARTS = tables.DECK_STARTS
FACE_UP = tables.FACE_UP
LAST_ROW = tables.LAST_ROW
LAST_ROW_SIZE = tables.LAST_ROW_SIZE
UNDER = tables.UNDER

REVEALED = EVENTS.index("revealed")
WONDERS = 12
ALL_SLOTS = (1 << SLOTS) - 1


class Structure(Cities):
    """The cards of all ages and how far the structure of the current one has been taken apart."""

    def __init__(self) -> None:
        super().__init__()
        self.discarded = zeros(2)  # bits of cards, see WORD and MASK
        self.known = zeros(2)  # scratch of `note_known`
        self.deck = [zeros(20) for _ in range(3)]  # card by age and slot
        self.left = 0  # bits of slots that still hold a card
        self.face_up = 0
        self.uncovered = 0  # available, but not turned yet (DU-19)
        self.age = 0  # 0 during the draft
        self.available = zeros(8)
        self.available_count = 0
        self.under = zeros(12)  # card under each constructed wonder, -1 for none
        self.pool = zeros(24)  # scratch of `fill_pool`

    def clear_structure(self) -> None:
        """No card dealt, none discarded."""
        for i in range(2):
            self.discarded[i] = 0
            self.known[i] = 0
        for wonder in range(WONDERS):
            self.under[wonder] = -1
        self.left = 0
        self.face_up = 0
        self.uncovered = 0
        self.age = 0
        self.available_count = 0

    # ---- dealing -------------------------------------------------------------------------------
    def fill_pool(self, deck: int) -> int:
        """Collect the cards of a deck that are not `known`; returns how many."""
        count = 0
        for card in range(DECK_STARTS[deck], DECK_STARTS[deck] + DECK_SIZES[deck]):
            if not self.known[WORD[card]] & MASK[card]:
                self.pool[count] = card
                count += 1
        return count

    def deal_age(self, stream: list[int], age: int) -> None:
        """Shuffle the deck of an age; three cards stay out, Age III gets three guilds (DU-10, DU-16)."""
        guilds = GUILDS_IN if age == 3 else 0
        if guilds:
            shuffle(stream, self.pool, self.fill_pool(3))
            for i in range(guilds):
                self.deck[2][i] = self.pool[i]
        shuffle(stream, self.pool, self.fill_pool(age - 1))
        for i in range(SLOTS - guilds):
            self.deck[age - 1][guilds + i] = self.pool[i]
        if guilds:
            shuffle(stream, self.deck[2], SLOTS)

    def begin_age(self, age: int) -> None:
        """Lay out the structure (DU-16, DU-18)."""
        self.age = age
        self.left = ALL_SLOTS
        self.face_up = FACE_UP[age - 1]
        self.uncovered = 0
        self.available_count = LAST_ROW_SIZE[age - 1]
        for i in range(self.available_count):
            self.available[i] = LAST_ROW[age - 1][i]

    # ---- taking --------------------------------------------------------------------------------
    def take(self, slot: int) -> None:
        """Remove an available card; what it alone still covered becomes available (DU-17)."""
        kept = 0
        for i in range(self.available_count):
            one = self.available[i]
            if one != slot:
                self.available[kept] = one
                kept += 1
        self.available_count = kept
        self.left ^= BIT[slot]
        self.face_up &= ~BIT[slot]
        for i in range(2):
            below = UNDER[self.age - 1][2 * slot + i]
            if below >= 0 and not COVERS[self.age - 1][below] & self.left:
                self.add_available(below)

    def add_available(self, slot: int) -> None:
        """Keep the available slots in order."""
        at = self.available_count
        while at > 0 and self.available[at - 1] > slot:
            self.available[at] = self.available[at - 1]
            at -= 1
        self.available[at] = slot
        self.available_count += 1
        if not self.face_up & BIT[slot]:
            self.uncovered |= BIT[slot]

    def reveal(self) -> None:
        """Turn every available card face up (DU-19)."""
        if self.journaling:
            for slot in range(SLOTS):
                if self.uncovered & BIT[slot]:
                    self.note(REVEALED, slot, self.deck[self.age - 1][slot], 0, 0, 0)
        self.face_up |= self.uncovered
        self.uncovered = 0

    # ---- what nobody knows ---------------------------------------------------------------------
    def note_known(self) -> None:
        """Mark every card that lies open or has been seen (DU-97)."""
        for i in range(2):
            self.known[i] = self.cards[0][i] | self.cards[1][i] | self.discarded[i]
        for wonder in range(WONDERS):
            if self.under[wonder] >= 0:
                self.know(self.under[wonder])
        for slot in range(SLOTS):
            if self.left & self.face_up & BIT[slot]:
                self.know(self.deck[self.age - 1][slot])

    def know(self, card: int) -> None:
        """Mark one card."""
        self.known[WORD[card]] |= MASK[card]

    def redeal_hidden(self, stream: list[int]) -> None:
        """Exchange all unseen cards at random: face-down ones with removed ones, and all later ages (DU-99)."""
        self.note_known()
        if self.age > 0:
            self.redeal_face_down(stream, self.age - 1, 0)
        if self.age == 3:
            self.redeal_face_down(stream, 3, 1)  # guild backs show where guilds lie (DU-98)
        for age in range(self.age + 1, 4):
            self.deal_age(stream, age)

    def redeal_face_down(self, stream: list[int], deck: int, guilds: int) -> None:
        """Fill the face-down slots of one kind of back with unseen cards of its deck."""
        shuffle(stream, self.pool, self.fill_pool(deck))
        used = 0
        for slot in range(SLOTS):
            if self.left & BIT[slot] and not self.face_up & BIT[slot]:
                is_guild = 1 if self.deck[self.age - 1][slot] >= FIRST_GUILD else 0
                if is_guild == guilds:
                    self.deck[self.age - 1][slot] = self.pool[used]
                    used += 1
