from septem.core.state cimport i16, i64
from septem.games.dice.fields cimport Fields
from septem.games.dice.neighbours cimport guild_condition

cdef int BOXES, MOST_COST, PASS_COINS, PURPLE, REACHES, SIDES, WAREHOUSE
cdef int[10] DIE_COLOUR, STARTS
cdef int[4] SECTION_COST

cdef int income(Fields state, int seat, int coins) noexcept nogil
cdef int gain(Fields state, int seat, int coins) noexcept nogil
cdef int pass_income(Fields state, int seat) noexcept nogil
cdef int die_income(Fields state, int seat, int die) noexcept nogil
cdef int die_cost(Fields state, int seat, int die) noexcept nogil
cdef int construction(Fields state, int seat, int box) noexcept nogil
cdef i64 payable(Fields state, int seat, int coins) noexcept nogil
cdef int die_unlocked(Fields state, int seat, int die) noexcept nogil
cdef i64 shown_boxes(Fields state, int die) noexcept nogil
cdef int condition_holds(Fields state, int seat, int die) noexcept nogil
cdef i64 fillable(Fields state, int seat, int die, int free) noexcept nogil
