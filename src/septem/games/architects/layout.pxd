cimport cython
from septem.core.rng cimport below
from septem.core.state cimport State, i16, i64

cdef int CENTRAL, MOST_SEATS, COIN, FACE_UP, CULTURE, WONDERS_RANDOM, WONDERS_GIVEN, WONDERS_PICKED
cdef int NOTE_TAKE, NOTE_CAT, NOTE_HORNS, NOTE_ARMED
cdef int[14] HORNS, CAT_ICONS, ARMS
cdef int[8] DECK_SIZE, DECK_FIRST, CONFLICT_TOKENS
cdef i16[235] DECK_CARDS
cdef int[15] ALL_TOKENS
cdef int[16] BIT

cdef class Layout(State):
    # options
    cdef i16 wonders_by, first_player, coins_free, economy_forces, engineering_forces, engineering_once
    cdef i16 effect_optional, extra_optional, look_public
    cdef i16[7] given
    # the turn
    cdef i16 phase, active, turn, live, used, looked, ending
    # the middle of the table
    cdef i16 cat, known, conflict_total, conflict_battle, cards_left, tokens_left, pile_left
    cdef i16[3] face_up
    cdef i16[15] pile
    cdef i16[14] discard
    # each seat
    cdef i16[7] wonder, built, held, culture, progress, military
    cdef i16[7] grey, distinct, most          # counts of grey cards, kept up to date with `area`
    cdef i16[7][14] area
    # decks by wonder, the central one last: cards[top] to cards[bottom - 1]
    cdef i16[8] top, bottom
    cdef i16[235] cards
    cdef int end                              # marks the end of the copied block

    cdef void mix(self, i64* stream, int first, int last) noexcept nogil
    cdef void mix_pile(self, i64* stream) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void clear_seats(self) noexcept nogil
    cdef void deal_wonders(self) noexcept nogil
    cdef void lay_out(self, int deck) noexcept nogil
    cdef void deal_tokens(self) noexcept nogil
    cdef int has_cards(self, int deck) noexcept nogil
    cdef int right_of(self, int seat) noexcept nogil
    cdef int reaches_side(self) noexcept nogil
    cdef int reaches_any(self) noexcept nogil
    cdef void take(self, int deck, int token) noexcept nogil
    cdef void gain(self, int kind) noexcept nogil
    cdef void arm(self, int tokens) noexcept nogil
    cdef void pay(self, int seat, int kind, int count) noexcept nogil
    cdef void recount(self, int seat) noexcept nogil
    cdef void hold(self, int seat, int token) noexcept nogil
