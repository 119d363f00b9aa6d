from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.architects.areas cimport clear_seats
from septem.games.architects.decks cimport lay_out, remove_deck
from septem.games.architects.fields cimport CENTRAL, KINDS, MOST_SEATS, Fields
from septem.games.architects.tokens cimport deal_tokens
from septem.games.architects.turns cimport begin_turn, next_seat

cdef int CHOOSING, TOLD_WONDER, WONDERS_GIVEN, WONDERS_PICKED
cdef int[8] CONFLICT_TOKENS, DECK_FIRST

cdef void clear(Fields state) noexcept nogil
cdef void deal(Fields state) noexcept nogil
cdef void give_wonders(Fields state) noexcept nogil
cdef void draw_wonders(Fields state) noexcept nogil
cdef void choose_wonder(Fields state, int seat, int wonder) noexcept nogil
cdef void remove_unused_decks(Fields state) noexcept nogil
