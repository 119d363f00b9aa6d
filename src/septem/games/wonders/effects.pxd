from septem.core.state cimport i16, i64
from septem.games.wonders.away cimport put_away, show_last
from septem.games.wonders.cities cimport STAGES_BUILT, add_card, count_around, join, next_stage
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.free_city cimport holder_at, rule_out

cdef int AFTER_TURNS, BY_POWER, CARD_FIELD, CARD_SHIFT, CHAINED, COIN_BITS, FIRST_OF_AGE, FIRST_OF_COLOUR, FREE_BY_BOARD
cdef int KIND_BITS, LAST_OF_AGE, LAST_TURN, LEFT_SHIFT, NO_ROW, PAID, POWER_BUILD, RIGHT_SHIFT, SALE_COINS, SELL, STAGE
cdef int STAGE_STRIDE
cdef int TOLD_BUILT, TOLD_EARNED, TOLD_SOLD, TOLD_STAGE
cdef int[2] CARD_BASE
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[256] COINS_COUNT
cdef i8[256] COINS, COINS_NEEDED, COINS_PER, COINS_WHERE, COLOUR

cdef int free_by_board(Fields state, int city, int row, int turn) noexcept nogil
cdef int how_built(Fields state, int city, int card, int turn) noexcept nogil
cdef void resolve(Fields state) noexcept nogil
cdef void clear_income(Fields state) noexcept nogil
cdef void carry_out(Fields state, int city, int seat, int move, int turn) noexcept nogil
cdef void leave_hand(Fields state, int city, int seat, int card, int turn) noexcept nogil
cdef void sell(Fields state, int city, int seat, int card, int turn) noexcept nogil
cdef void build_stage(Fields state, int city, int seat, int card, int to_left, int to_right, int turn) noexcept nogil
cdef void build(Fields state, int city, int card, int kind, int to_left, int to_right, int turn) noexcept nogil
cdef void put_face_down(Fields state, int card, int city, int seat, int turn, int under) noexcept nogil
cdef void collect(Fields state, int city) noexcept nogil
cdef int earned(Fields state, int city, int row) noexcept nogil
