from septem.core.bits cimport how_many
from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport has_all_bonuses
from septem.games.dice.fields cimport Fields
from septem.games.dice.payment cimport fillable, gain, payable

cdef int ANOTHER_ACTION, BUILD_FREE_DIE, COINS, CROSS_UP_TO_TWO, DICE, PER_BOX
cdef int CHOOSE_BONUS, CHOOSE_BOX, EFFECTS, EXTRA_ACTION, FREE_BUILD, WAITING
cdef int TOLD_COINS, TOLD_LAPSE

cdef void owe(Fields state, int seat, int phase, int about, int times) noexcept nogil
cdef void owe_effects(Fields state, int seat, int first, int many) noexcept nogil
cdef int phase_of(Fields state, int seat) noexcept nogil
cdef i64 wanted_boxes(Fields state, int seat) noexcept nogil
cdef void resolve(Fields state, int seat) noexcept nogil
cdef int lapses(Fields state, int seat, int phase) noexcept nogil
cdef void next_effect(Fields state, int seat) noexcept nogil
cdef void earn(Fields state, int seat, int coins) noexcept nogil
