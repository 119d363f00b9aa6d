from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.architects.decks cimport seen_until, shuffle_deck
from septem.games.architects.fields cimport CENTRAL, Fields

cdef void redraw_hidden(Fields state, int seat, i64* stream) noexcept nogil
