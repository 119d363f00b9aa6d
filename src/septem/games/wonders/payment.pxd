from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields, i8

cdef int GUARD, RAW_KINDS, RAW_ONES, RAW_PART, UNLIMITED
cdef int[4] BIT_OF
cdef int[256] NEED
cdef i8[256] COINS_NEEDED

cdef int payable(Fields state, int city, int row, int coins) noexcept nogil
cdef int buy_raw(Fields state, int city, int left, int right, int lack) noexcept nogil
cdef int buy_goods(Fields state, int city, int left, int right, int lack) noexcept nogil
cdef int least_trade(Fields state, int city) noexcept nogil
cdef int most_units(Fields state, int city, int resource) noexcept nogil
