cimport cython
from libc.string cimport memcpy
from septem.core.rng cimport below, next_word, shuffle
from septem.core.state cimport State, i16, i64
from septem.games.duel.cities cimport BIT, BLUE_POINTS, CARDS, MASK, TOKENS, WORD
from septem.games.duel.structure cimport WONDERS
from septem.games.duel.turn cimport (
    CIVILIAN, DESTROY, DESTROY_CODE, DRAFT, DRAFT_CODE, LIBRARY, LIBRARY_CODE, MAIN, MILITARY, OVER, PROGRESS,
    PROGRESS_CODE, RESOLVING, REVIVE_CODE, SCIENCE, STARTER, STARTER_CODE, TOLD_AGE, TOLD_BEGINS, TOLD_DRAFT,
    TOLD_EXTRA_TURN, TOLD_GROUP, TOLD_STARTER, USE_BUILD, USE_DISCARD, USE_WONDER, Turn
)

cdef int ALL_LOOT, ALL_TOKENS, FIRST_TOKEN, FIRST_WONDER, GROUP, ON_BOARD, PICKS, SLOTS, START_COINS
cdef int[96] COLOUR
cdef int[3][20] COVERS
cdef int[8] DRAFT_BY_SECOND

@cython.final
cdef class DuelState(Turn):
    cdef i16[2] given
    cdef i16 centre_chooses, first_wanted, first, picks, group, later_group
    cdef int end
    cdef i16[64] moves
    cdef i16[4] payable

    cdef void clear(self) noexcept nogil
    cdef void give_wonders(self) noexcept nogil
    cdef void deal_wonders(self) noexcept nogil
    cdef void next_pick(self) noexcept nogil
    cdef void draft(self, int wonder) noexcept nogil
    cdef int gen_main(self, int seat) noexcept nogil
    cdef int gen_bits(self, int bits, int size, int base) noexcept nogil
    cdef int gen_cards(self, int seat) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void start_age(self, int age) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef int lead_of(self, int seat) noexcept nogil
    cdef int victory(self) noexcept nogil
    cdef void redeal_wonders(self, i64* stream) noexcept nogil
