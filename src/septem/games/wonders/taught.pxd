cimport cython
from septem.core.bits cimport BIT
from septem.core.state cimport i16
from septem.games.wonders.cities cimport next_stage
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.listing cimport power_ready
from septem.games.wonders.worths cimport RAW_KINDS, RESOURCES, sells, turn_now

cdef int BUILD, CARD_FIELD, CARD_SHIFT, COIN_BITS, KIND_BITS, LEFT_SHIFT, LESSON_UNIT, MOST_LEAD, MOST_SOLD, POWER_BUILD
cdef int REDUCED_PRICE, RIGHT_SHIFT, SALE_ROW, STAGE, SYMBOL_KINDS, THINGS_COUNTED, USEFUL_COINS
cdef int ALWAYS, AROUND, BUILT, CHEAP_GOODS, CHEAP_LEFT, CHEAP_RIGHT, CHOICES, COINS, GOODS_CHOICES, LATER_AGES, LEAD_LEFT
cdef int LEAD_RIGHT, MADE, POWER, SOLD, SYMBOLS, TURN
cdef enum:
    FIGURES = 64
cdef int[2] CARD_BASE, TAUGHT
cdef i16[16384] LESSON
cdef int[18] SCALE
cdef int[3] COIN

@cython.locals(figures="i16*", scale=int, coin=int, i=int, move=int, paid=int, more=int)
cdef void correct_good(Fields state, int seat, int count) noexcept nogil
cdef int row_of_move(Fields state, int city, int move) noexcept nogil
@cython.locals(total=int, i=Py_ssize_t)
cdef int said(i16* figures, Py_ssize_t at) noexcept nogil
@cython.locals(left=int, right=int, i=int)
cdef void stand(Fields state, int city, i16* figures) noexcept nogil
@cython.locals(left=int, right=int, i=int)
cdef void stand_in_trade(Fields state, int city, i16* figures) noexcept nogil
