cimport cython
from septem.core.rng cimport below, next_word, shuffle
from septem.core.state cimport State, i16, i64
from septem.games.duel.ages cimport PICKS, Ages
from septem.games.duel.cities cimport BIT, BLUE_POINTS, CARDS, MASK, TOKENS, WORD
from septem.games.duel.structure cimport WONDERS
from septem.games.duel.turn cimport (
    DESTROY, DESTROY_CODE, DRAFT, DRAFT_CODE, LIBRARY, LIBRARY_CODE, MAIN, MILITARY, OVER, PROGRESS, PROGRESS_CODE,
    RESOLVING, REVIVE_CODE, SCIENCE, STARTER, STARTER_CODE, TOLD_STARTER, USE_BUILD, USE_DISCARD, USE_WONDER
)

cdef int ALL_LOOT, ALL_TOKENS, GROUP, MOST_AVAILABLE, FIRST_TOKEN, FIRST_WONDER, ON_BOARD, SLOTS, START_COINS
cdef int[96] COLOUR
cdef int[3][40] COVERS

@cython.final
cdef class DuelState(Ages):
    cdef int end
    cdef i16[64] moves
    cdef i16[4] payable

    cdef void clear(self) noexcept nogil
    cdef int gen_main(self, int seat) noexcept nogil
    cdef int gen_bits(self, int bits, int size, int base) noexcept nogil
    cdef int gen_cards(self, int seat) noexcept nogil
    cdef int lead_of(self, int seat) noexcept nogil
    cdef int victory(self) noexcept nogil
    cdef restore_city(self, int seat, dict dump)
    cdef restore_structure(self, dict dump)

cdef list bits_of(int bits)
cdef list cards_of(i64 first, i64 second)
