from septem.games.wonders.cities cimport Cities, COINS_NEEDED, LEFT, NEED, RIGHT

cdef int GUARD, RAW_PART, RAW_KINDS, UNLIMITED
cdef int[4] BIT_OF

cdef class Payment(Cities):
    cdef int budget, raw_bought, raw_least, raw_most, goods_bought, goods_least, goods_most

    cdef int payable(self, int city, int row, int coins) noexcept nogil
    cdef int at_most(self, int city, int resource) noexcept nogil
    cdef int buy_raw(self, int city, int left, int right, int lack) noexcept nogil
    cdef int buy_goods(self, int city, int left, int right, int lack) noexcept nogil
    cdef int least_trade(self, int city) noexcept nogil
    cdef int to_left(self, int city, int raw, int goods) noexcept nogil
    cdef int to_right(self, int city, int raw, int goods) noexcept nogil
