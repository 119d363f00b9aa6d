cimport cython
from septem.core.rng cimport below
from septem.core.state cimport State, i16, i64
from septem.games.dice.city cimport BIT, City, DIE_COLOUR, how_many, lowest
from septem.games.dice.columns cimport (
    ANOTHER_ACTION, BUILD_FREE_DIE, COINS, CROSS_UP_TO_TWO, PER_BOX, Sheet,
)

cdef int ACTION, CROSS, FREE, MORE, BONUS, EFFECTS, KIND, ARGUMENT
cdef int PASS, BUILD_WONDER, NONE, FIRST_BONUS, FIRST_BUILD, FIRST_BOX
cdef int SAID_BUILD, SAID_WONDER, SAID_PASS, SAID_CROSS, SAID_COINS, SAID_BONUS, SAID_DECLINE, SAID_LAPSE
cdef int PASS_COINS

@cython.no_gc
cdef class Turns(City):
    cdef int put_boxes(self, int count, i64 boxes, int base) noexcept nogil
    cdef void take(self, int seat, int move) noexcept nogil
    cdef void push(self, int seat, int frame) noexcept nogil
    cdef void act(self, int seat, int move, int free) noexcept nogil
    cdef void cross(self, int seat, int box) noexcept nogil
    cdef void owe_effects(self, int seat, int first, int many) noexcept nogil
    cdef void take_bonus(self, int seat, int bonus, int building) noexcept nogil
    cdef void resolve(self, int seat) noexcept nogil
    cdef int lapses(self, int seat, int frame, int kind) noexcept nogil
    cdef void next_effect(self, int seat, int frame) noexcept nogil
