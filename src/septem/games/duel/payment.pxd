from septem.core.state cimport i16, i64
from septem.games.duel.fields cimport MASK, WORD, Fields

cdef int CHAIN_COINS, DISCOUNT, ECONOMY, URBANISM
cdef int TOLD_BUILD, TOLD_CHAIN, TOLD_ECONOMY, TOLD_URBANISM
cdef int[96] COST, DISCOUNTED_BY, NEEDS_LINK
cdef int[96][5] NEED

cdef int chained(Fields state, int seat, int row) noexcept nogil
cdef int price(Fields state, int seat, int row) noexcept nogil
cdef int trade(Fields state, int seat, int row) noexcept nogil
cdef int quote(Fields state, int seat, int row) noexcept nogil
cdef int lack(Fields state, int seat, int row) noexcept nogil
cdef int choose_production(Fields state, int seat) noexcept nogil
cdef int take_discount(Fields state, int seat, int row) noexcept nogil
cdef int cover(Fields state, int seat, int low, int high) noexcept nogil
cdef int chain_income(Fields state, int seat) noexcept nogil
cdef int trade_taker(Fields state, int seat) noexcept nogil
cdef void pay_for_card(Fields state, int seat, int card) noexcept nogil
cdef void pay_trade(Fields state, int seat, int spent) noexcept nogil
