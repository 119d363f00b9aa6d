from septem.core.bits cimport BIT
from septem.core.rng cimport WORD, next_word, shuffle
from septem.core.state cimport i16, i64
from septem.games.architects.decks cimport seen_until
from septem.games.architects.fields cimport CENTRAL, KINDS, Fields

cdef int TOKEN_KINDS

cdef void redraw_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef void sort_deck(Fields state, int deck, int first) noexcept nogil
cdef void shuffle_hidden(Fields state, i64* stream, int first, int last) noexcept nogil
cdef void exchange(Fields state, int place, int other) noexcept nogil
cdef void sort_pile(Fields state) noexcept nogil
