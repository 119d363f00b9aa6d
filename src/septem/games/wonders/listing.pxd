from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport next_stage
from septem.games.wonders.effects cimport free_by_board
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.payment cimport payable
from septem.games.wonders.turns cimport seventh_card

cdef int AFTER_TURNS, BUILD, CARD_BITS, CARD_FIELD, CARD_SHIFT, CHOOSE, CHOOSE_SIDE, DECLINE, DISCARD_BUILD, FREE_CITY_BIT
cdef int KIND_BITS, LEFT_SHIFT, ONCE_PER_AGE, POWER_BUILD, RECOVER, RIGHT_SHIFT, SELL, SEVENTH_CARD, SIDE, STAGE, TAKEN_BIT, UNDER_BIT
cdef int[2] CARD_BASE
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[2][3] FIRST_CARD

cdef int city_to_decide(Fields state, int seat) noexcept nogil
cdef int list_moves(Fields state, int seat) noexcept nogil
cdef int city_flag(Fields state, int city) noexcept nogil
cdef int list_hand(Fields state, int seat, int city) noexcept nogil
cdef int list_card(Fields state, int count, int city, int card, int turn) noexcept nogil
cdef int power_ready(Fields state, int city) noexcept nogil
cdef int free_build(Fields state, int city, int card, int turn) noexcept nogil
cdef void list_stage(Fields state, int city) noexcept nogil
cdef int list_payments(Fields state, int city, int tag, int* target, int count) noexcept nogil
cdef int coins_left(Fields state, int city, int raw, int goods) noexcept nogil
cdef int coins_right(Fields state, int city, int raw, int goods) noexcept nogil
cdef int costs_the_same(Fields state, int city, int raw, int goods) noexcept nogil
cdef int list_pile(Fields state) noexcept nogil
cdef int draw_one(Fields state, int seat) noexcept nogil
cdef int draw_for_free_city(Fields state, int hand, int spent) noexcept nogil
cdef int any_payment(Fields state, int city) noexcept nogil
