from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.architects.fields cimport CENTRAL, KINDS, Fields

cdef int CHOOSING, KEEP, LOOK_AT
cdef int[8] DECK_FIRST, DECK_SIZE
cdef i16[235] DECK_CARDS
cdef int[8][14] DECK_LEFT

cdef void lay_out(Fields state, int deck) noexcept nogil
cdef void shuffle_deck(Fields state, i64* stream, int first, int last) noexcept nogil
cdef void remove_deck(Fields state, int deck) noexcept nogil
cdef int has_cards(Fields state, int deck) noexcept nogil
cdef int right_deck(Fields state, int seat) noexcept nogil
cdef int side_in_reach(Fields state, int seat) noexcept nogil
cdef int card_in_reach(Fields state, int seat) noexcept nogil
cdef int draw_card(Fields state, int deck) noexcept nogil
cdef int sees_look(Fields state, int seat) noexcept nogil
cdef int seen_until(Fields state, int deck, int seat) noexcept nogil
