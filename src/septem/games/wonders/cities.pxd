from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields, i8

cdef int DEFEATS, NO_SYMBOL, REDUCED_PRICE, STAGES_BUILT, STAGE_BASE, START_COINS, THINGS, TRADE_PRICE
cdef int[2] CARD_BASE
cdef int[256] MADE
cdef i8[256] COLOUR, DISCARD_BUILDS, DISCOUNT, FOR_SALE, GOODS_CHOICE, POINTS, POWER, RAW_CHOICE, SCIENCE, SHIELDS
cdef i64[2][256] LINKS, SAME
cdef i64[4] COSTLESS
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[28] STAGE_COUNT, START
cdef int[28][4] STAGE_ROW

cdef void clear_city(Fields state, int city) noexcept nogil
cdef void open_board(Fields state, int city, int side_row) noexcept nogil
cdef void produce(Fields state, int city, int made, int for_sale) noexcept nogil
cdef void produce_choice(Fields state, int city, int options, int for_sale) noexcept nogil
cdef void reduce_prices(Fields state, int city, int discount) noexcept nogil
cdef void join(Fields state, int city, int row) noexcept nogil
cdef void add_card(Fields state, int city, int card) noexcept nogil
cdef int next_stage(Fields state, int city) noexcept nogil
cdef int count_around(Fields state, int city, int what, int where) noexcept nogil
cdef int count(Fields state, int city, int what) noexcept nogil
