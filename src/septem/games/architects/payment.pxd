cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.architects.ledger cimport Ledger

cdef int COIN, WORTH_CAP, PAYING_KINDS, GUARD, ECONOMY_BIT, ENGINEERING_BIT, BUILD_CODE, STAGE_STEP
cdef int NORMAL, NORMAL_DOUBLED, ENGINEERED, ENGINEERED_DOUBLED
cdef int[7][32] AVAILABLE
cdef int[8] BUYS_DIFFERENT, BUYS_IDENTICAL, BUYS_ANY
cdef int[209] PACKED, GREY_PAID
cdef int[5][147] CANDIDATES
cdef int[20] STRETCH_END
cdef int[16] BIT

cdef class Payment(Ledger):
    cdef int count                            # moves listed so far
    cdef i16[240] moves                       # at most 209 payments, 4 sets, 18 token uses, finish

    cdef int ready(self, int token_bit) noexcept nogil
    cdef int payable(self) noexcept nogil
    cdef int owed_stages(self) noexcept nogil
    cdef int purse(self, int seat) noexcept nogil
    cdef void list_builds(self) noexcept nogil
    cdef void list_payments(self, int stage, int purse) noexcept nogil
    cdef void list_stretch(self, int stage, int purse, int stretch) noexcept nogil
    cdef void keep_most_grey(self, int first) noexcept nogil
