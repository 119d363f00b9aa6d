from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport next_stage
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.listing cimport city_to_decide, free_build
from septem.games.wonders.payment cimport payable
from septem.games.wonders.worths cimport coins_worth, turn_now, worth_of

cdef int BUILD, BURNT_PART, CARD_FIELD, CARD_SHIFT, CHOOSE, CHOOSE_SIDE, COIN_BITS, DECLINE, DENIED_PART, FREE_CITY_COIN, FREE_CITY_DENIED
cdef int FREE_CITY_HARMS, FREE_CITY_SERVES, KEPT_WORTH, KIND_BITS, LAST_TURN, LEFT_SHIFT, POWER_BUILD, RECOVER, RIGHT_SHIFT, SALE_COINS, SELL, STAGE
cdef int TO_NEIGHBOUR_WORTH, TURNS
cdef int[2] CARD_BASE
cdef i8[256] COINS_NEEDED, SHIELDS
cdef int[256] NEED
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[28] STAGE_COUNT
cdef int[28][4] STAGE_ROW

cdef void weigh_moves(Fields state, int seat, int count, int* weights) noexcept nogil
cdef void weigh_all(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int side_weight(Fields state, int seat, int side) noexcept nogil
cdef int units_needed(int row) noexcept nogil
cdef void weigh_city(Fields state, int city, int count, int* weights) noexcept nogil
cdef int burnt_worth(Fields state, int city, int card, int worth, int when) noexcept nogil
cdef int next_holder(Fields state, int seat) noexcept nogil
cdef int denied_worth(Fields state, int city, int card, int when) noexcept nogil
cdef int kept_power(Fields state) noexcept nogil
cdef int build_price(Fields state, int city, int card, int move, int when) noexcept nogil
cdef int trade_price(Fields state, int city, int coins, int move, int when) noexcept nogil
cdef void weigh_free_city(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int beside(Fields state, int seat, int shields) noexcept nogil
