from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.duel.fields cimport MASK, WORD, Fields

cdef int BASE_PRICE, FIRST_TOKEN, FIRST_WONDER, FIXED_PRICE
cdef int[96] CATEGORY, COLOUR, GIVES_LINK, HAS_FIXES, MAKES, POINTS, SYMBOL, UNITS, WILD_MADE, WILD_RAW
cdef int[96][5] FIXES

cdef void clear_cities(Fields state, int coins) noexcept nogil
cdef void add_unbuilt(Fields state, int seat, int wonder) noexcept nogil
cdef void drop_unbuilt(Fields state, int seat, int wonder) noexcept nogil
cdef int wonders_built(Fields state) noexcept nogil
cdef void join(Fields state, int seat, int row) noexcept nogil
cdef void destroy(Fields state, int seat, int card) noexcept nogil
cdef void produce(Fields state, int seat, int good, int units) noexcept nogil
cdef void fix_prices(Fields state, int seat, int row) noexcept nogil
cdef void forget_quotes(Fields state, int seat) noexcept nogil
cdef int lose_coins(Fields state, int seat, int coins) noexcept nogil
