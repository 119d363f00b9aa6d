from septem.core.state cimport State, i16, i64

ctypedef signed char i8

cdef int SEATS, ROWS
cdef i64[60] BIT
cdef int[7][7] LEFT, RIGHT
cdef int STAGES_BUILT, DEFEATS, BLUE, STAGE_BASE
cdef int[2] CARD_BASE, CARD_COUNT
cdef int[256] NEED, MADE, RAW_CHOICE, GOODS_CHOICE, FOR_SALE, DISCOUNT, COINS, POINTS, SHIELDS, SCIENCE, POWER, DIGS, COLOUR
cdef int[256] COINS_PER, COINS_COUNT, COINS_WHERE, COINS_NEEDED
cdef i64[2][256] CHAIN, SAME
cdef int[96] WORD
cdef i64[96] MASK
cdef int[28] START, STAGE_COUNT
cdef int[28][4] STAGE_ROW

cdef class Cities(State):
    cdef i16 cities, edition
    cdef i16[7] coins, side_row, shields, stage_points, blue_points, powers, power_used, digs_due
    cdef int[7] fixed
    cdef i8[7][16] own_reach, sold_reach
    cdef i8[7] goods_choices, price_left, price_right, price_goods
    cdef i64[7][2] built
    cdef i8[7][9] counts
    cdef i8[7][4] science
    cdef i8[7][3] victories

    cdef int known_city(self, object city) except -1
    cdef int known_row(self, object row) except -1
    cdef int known_card(self, object card) except -1
    cdef void found_city(self, int city) noexcept nogil
    cdef void open_board(self, int city, int side_row) noexcept nogil
    cdef void produce(self, int city, int made, int for_sale) noexcept nogil
    cdef void gain(self, int city, int row) noexcept nogil
    cdef void add_card(self, int city, int card) noexcept nogil
    cdef int earn(self, int city, int row) noexcept nogil
    cdef int count_around(self, int city, int what, int where) noexcept nogil
    cdef int count(self, int city, int what) noexcept nogil
    cdef int next_stage(self, int city) noexcept nogil
    cdef int has_same(self, int city, int row) noexcept nogil
    cdef int chained(self, int city, int row) noexcept nogil
    cdef int costs_nothing(self, int row) noexcept nogil
