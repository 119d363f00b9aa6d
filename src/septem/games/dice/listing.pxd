from septem.core.bits cimport BIT, lowest
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport next_wonder_box
from septem.games.dice.effects cimport phase_of, wanted_boxes
from septem.games.dice.fields cimport Fields
from septem.games.dice.payment cimport construction, fillable

cdef int BONUS_CODE, BOX_CODE, NONE_CODE, PASS_CODE, PER_DIE, WONDER_CODE
cdef int CHOOSE_BONUS, CHOOSE_BOX, DICE, FREE_BUILD

cdef int list_moves(Fields state, int seat) noexcept nogil
cdef int list_actions(Fields state, int seat) noexcept nogil
cdef int list_free_builds(Fields state, int seat) noexcept nogil
cdef int list_builds(Fields state, int seat, int free) noexcept nogil
cdef int list_crossings(Fields state, int seat) noexcept nogil
cdef int list_bonuses(Fields state, int seat) noexcept nogil
cdef int put_boxes(Fields state, int count, i64 boxes, int base) noexcept nogil
cdef int draw_one(Fields state, int seat) noexcept nogil
