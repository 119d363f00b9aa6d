from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.duel.fields cimport CARDS, MASK, TOKENS, WONDERS, WORD, Fields
from septem.games.duel.payment cimport price, quote

cdef int FIRST_WONDER
cdef int DESTROY, DESTROY_CODE, DRAFT, DRAFT_CODE, LIBRARY, LIBRARY_CODE, MAIN, PER_SLOT, PROGRESS, PROGRESS_CODE
cdef int REVIVE_CODE, STARTER, STARTER_CODE, USE_BUILD, USE_DISCARD, USE_WONDER
cdef int[96] COLOUR

cdef int list_moves(Fields state, int seat) noexcept nogil
cdef int list_main(Fields state, int seat) noexcept nogil
cdef int list_bits(Fields state, int bits, int size, int base) noexcept nogil
cdef int list_cards(Fields state, int seat) noexcept nogil
cdef int draw_one(Fields state, int seat) noexcept nogil
