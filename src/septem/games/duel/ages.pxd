cimport cython
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport BIT
from septem.games.duel.structure cimport WONDERS
from septem.games.duel.turn cimport (
    CIVILIAN, DRAFT, MAIN, STARTER, TOLD_AGE, TOLD_BEGINS, TOLD_DRAFT, TOLD_EXTRA_TURN, TOLD_GROUP, Turn
)

cdef int GROUP, PICKS
cdef int[8] DRAFT_BY_SECOND

cdef class Ages(Turn):
    cdef i16[2] given
    cdef i16 centre_chooses, first_wanted, first, picks, group, later_group

    cdef void give_wonders(self) noexcept nogil
    cdef void deal_wonders(self) noexcept nogil
    cdef void next_pick(self) noexcept nogil
    cdef void draft(self, int wonder) noexcept nogil
    cdef void finish_turn(self) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    cdef void start_age(self, int age) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef void redeal_wonders(self, i64* stream) noexcept nogil
