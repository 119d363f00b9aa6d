cimport cython
from septem.core.rng cimport below, shuffle
from septem.core.state cimport State, i16, i64

cdef int BEGINNING, AHEAD, CARDS_HELD, BEST_CARD, WIDTH
cdef int CARDS, HAND, TURNS, FACES, DECK, HELD, ASIDE, SHOWN, NOTE_SHOWN, NOTE_SWAPPED, NOTE_PRIZE

@cython.final
cdef class ToyState(State):
    cdef i16 turn, left
    cdef i16[16] deck
    cdef i16[17] place
    cdef i16[4] sealed, prizes
    cdef int end
    cdef int[32] moves
    cdef i16[16] pool
    cdef i16[32] hidden

    cdef int draw(self, int seat) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef int held(self, int seat) noexcept nogil
    cdef int best_card(self, int seat) noexcept nogil
    cdef int prizes_ahead(self, int seat) noexcept nogil
    cdef int hidden_from(self, int seat, int card) noexcept nogil
    cdef void count_hidden(self, int seat) noexcept nogil
