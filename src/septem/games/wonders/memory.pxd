from septem.core.state cimport i16
from septem.games.wonders.cities cimport BIT
from septem.games.wonders.table cimport (
    AFTER_TURNS, CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, LAST_TURN, TURN_STRIDE, WHEN_SHIFT,
)
from septem.games.wonders.turns cimport SEVENTH, Turns

cdef int HAND_PLACE, DECK_PLACE, UNSEEN

cdef class Memory(Turns):
    # scratch, not copied
    cdef i16[208] places, groups

    cdef int last_sight(self, int age, int turn, int hand, int seat) noexcept nogil
    cdef int group_of(self, int age, int turn, int city, int seat) noexcept nogil
    cdef int keeper_at(self, int age, int turn, int city) noexcept nogil
    cdef int from_pile(self, int row) noexcept nogil
    cdef int unseen_places(self, int seat, int age) noexcept nogil
    cdef int sees_pile(self, int seat) noexcept nogil
    cdef int unseen_in_hands(self, int seat, int age, int count) noexcept nogil
    cdef int is_drawn(self, int hand, int at) noexcept nogil
    cdef int known_places(self, int seat, int count) noexcept nogil
    cdef int card_at(self, int place) noexcept nogil
    cdef void set_card(self, int place, int card) noexcept nogil
    cdef int is_fresh(self, int place) noexcept nogil
    cdef void set_fresh(self, int place, int card, int fresh) noexcept nogil
