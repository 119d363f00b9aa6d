cimport cython
from septem.core.state cimport State, i16, i64

cdef int BASE_PRICE, FIXED_PRICE, COINS_PER_POINT, DISCOUNT, FIRST_GUILD, FIRST_TOKEN, FIRST_WONDER
cdef int COIN_SETS, MILITARY_POINTS, BLUE_POINTS, GUILD_POINTS, TOKEN_POINTS, TREASURY_POINTS, CARDS, TOKENS, ROWS
cdef int[96] CATEGORY, COLOUR, COST, DISCOUNTED_BY, GIVES_LINK, HAS_FIXES, MAKES, NEEDS_LINK, POINTS, SYMBOL, UNITS
cdef int[96] WILD_MADE, WILD_RAW
cdef int[96][5] FIXES, NEED, POINTS_PER
cdef int[10] LEAD_POINTS
cdef int[73] WORD
cdef i64[73] MASK
cdef int[30] BIT

cdef class Cities(State):
    cdef i64[2][2] cards
    cdef int[2] links
    cdef i16[2] coins
    cdef i16[2][11] counts
    cdef i16[2][5] made
    cdef i16[2][5] prices
    cdef i16[2] wild_raw, wild_made, symbols, symbol_count
    cdef i16[2][8] printed
    cdef i16[2] tokens, wonders
    cdef i16[2][4] unbuilt
    cdef i16[2] unbuilt_count
    cdef i16 pawn
    cdef i16[5] missing

    cdef void clear_cities(self, int coins) noexcept nogil
    cdef void add_unbuilt(self, int seat, int wonder) noexcept nogil
    cdef void drop_unbuilt(self, int seat, int wonder) noexcept nogil
    cdef void enter(self, int seat, int row) noexcept nogil
    cdef void destroy(self, int seat, int card) noexcept nogil
    cdef void produce(self, int seat, int good, int units) noexcept nogil
    cdef void fix_prices(self, int seat, int row) noexcept nogil
    cdef int linked(self, int seat, int row) noexcept nogil
    cdef int price(self, int seat, int row) noexcept nogil
    cdef int trade(self, int seat, int row) noexcept nogil
    cdef int cover(self, int seat, int low, int high) noexcept nogil
    cdef int tally(self, int seat, int first, int second, int larger) noexcept nogil
    cdef int tally_of(self, int seat, int first, int second) noexcept nogil
    cdef int per_points(self, int seat, int row) noexcept nogil
    cdef int category(self, int seat, int index) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    cdef int known_row(self, object row) except -1
