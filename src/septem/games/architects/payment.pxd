from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.architects.areas cimport count_grey, discard
from septem.games.architects.fields cimport Fields
from septem.games.architects.tokens cimport unused

cdef int COIN, ECONOMY_BIT, ENGINEERING_BIT, PAYING_KINDS, WORTH_CAP
cdef int[7][32] AVAILABLE
cdef int[8] BUYS_ANY, BUYS_DIFFERENT, BUYS_IDENTICAL
cdef int[209][6] PAYMENTS
cdef int[5][209] BREAKS, DOUBLES

cdef int available(Fields state, int seat) noexcept nogil
cdef int coins_worth(Fields state, int seat, int economy) noexcept nogil
cdef int bought_by(Fields state, int seat, int coins, int engineering) noexcept nogil
cdef int payable(Fields state, int seat) noexcept nogil
cdef int owed_stages(Fields state, int seat) noexcept nogil
cdef int missing(Fields state, int seat, int stage) noexcept nogil
cdef void pay(Fields state, int seat, int stage, int payment) noexcept nogil
