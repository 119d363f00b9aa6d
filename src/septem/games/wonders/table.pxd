from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport SEATS, BIT, i8
from septem.games.wonders.scoring cimport Scoring

cdef int HAND, LAST_TURN, AFTER_TURNS, CARD_BITS, WHEN_SHIFT, CITY_SHIFT, KNOWN_SHIFT, UNDER_BIT, FRESH_BIT, TAKEN_BIT, TURN_STRIDE, TURNS_IN_ALL, GUILD_COUNT
cdef i16[2][8][3][52] DECKS
cdef int[2][8][3] DECK_COUNT
cdef i16[2][10] GUILDS

cdef class Table(Scoring):
    cdef i16 age, turn, ages_dealt, reveal_all, box_size, pile_next, drawn, away_count
    cdef i8[7][8] hand
    cdef i8[7] hand_size, holding
    cdef i16[3][52] deck
    cdef i16[3] deck_size
    cdef i16[10] box
    cdef int[152] away
    cdef int[8] recovered
    cdef i16 recovered_count
    cdef int[21] ruled_out

    cdef int holder(self) noexcept nogil
    cdef int keeper(self, int city) noexcept nogil
    cdef int hand_at(self, int age, int turn, int seat) noexcept nogil
    cdef void put_away(self, int card, int city, int seat, int turn, int under) noexcept nogil
    cdef void show_last(self) noexcept nogil
    cdef void show_pile(self, int seat) noexcept nogil
    cdef int pile_size(self) noexcept nogil
    cdef void take_away(self, int card, int city) noexcept nogil
    cdef void mark_taken(self, int dug) noexcept nogil
    cdef int could_be(self, int row, int dug) noexcept nogil
    cdef int was_in_pile(self, int row, int dug) noexcept nogil
    cdef void take_from_hand(self, int hand, int card) noexcept nogil
    cdef void shuffle_decks(self, int extra_guilds) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void pass_hands(self) noexcept nogil
