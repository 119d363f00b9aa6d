from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport next_stage
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.hints cimport burnt_worth, kept_power, trade_price, weigh_all
from septem.games.wonders.listing cimport coins_left, coins_right, free_build, list_moves, power_ready
from septem.games.wonders.payment cimport payable
from septem.games.wonders.taught cimport correct_good
from septem.games.wonders.worths cimport coins_worth, turn_now, worth_of

cdef int BUILD, CARD_FIELD, CARD_SHIFT, CHOOSE, CHOOSE_SIDE, CLOSE, DECLINE, KIND_BITS, LEFT_SHIFT, POWER_BUILD, RECOVER, RIGHT_SHIFT
cdef int SALE_COINS, SELL, STAGE
cdef int[2] CARD_BASE
cdef i8[256] COINS_NEEDED
cdef int[2][3] FIRST_CARD
cdef i8[96] WORD
cdef i64[96] MASK

cdef int list_good(Fields state, int seat) noexcept nogil
cdef int list_good_hand(Fields state, int seat) noexcept nogil
cdef int add(Fields state, int count, int move, int weight) noexcept nogil
cdef int add_builds(Fields state, int seat, int at, int when, int count) noexcept nogil
cdef int cheapest(Fields state, int city) noexcept nogil
cdef int best_weight(Fields state, int count) noexcept nogil
cdef int burnt_card(Fields state, int seat, int cards, int when, int lead) noexcept nogil
cdef int keep_best(Fields state, int count) noexcept nogil
