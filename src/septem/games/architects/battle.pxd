from septem.core.state cimport i16, i64
from septem.games.architects.areas cimport discard
from septem.games.architects.fields cimport KINDS, Fields

cdef int FIRST_RED, TACTICS_BIT, TACTICS_SHIELDS, TOLD_BATTLE, TOLD_HORNS, TOLD_WON
cdef int[14] CARD_SHIELDS, HORNS
cdef int[7][32] STAGE_SHIELDS

cdef void turn_conflict(Fields state, int seat, int horns) noexcept nogil
cdef int battle_due(Fields state) noexcept nogil
cdef int shields(Fields state, int seat) noexcept nogil
cdef int won_by(Fields state, int seat) noexcept nogil
cdef void fight(Fields state) noexcept nogil
cdef void discard_horns(Fields state, int seat) noexcept nogil
