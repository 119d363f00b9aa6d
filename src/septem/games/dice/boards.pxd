from septem.core.bits cimport BIT, lowest
from septem.core.state cimport i16, i64
from septem.games.dice.fields cimport Fields
from septem.games.dice.scoring cimport total

cdef int ATTACKS, BOXES, BUILDING_COUNT, COLOUR_COUNT, EAST, GALLERY, WONDER
cdef int COINS_ON_DIE, DIE_COST_MINUS_1, DIE_COST_ZERO, GALLERY_VP, PER_BOX, UNLOCK

cdef void clear_board(Fields state, int seat) noexcept nogil
cdef void clear_attacks(Fields state, int seat) noexcept nogil
cdef void write_attack(Fields state, int seat, int slot, int points) noexcept nogil
cdef void lay_board(Fields state, int seat, i64 crossed, int bonuses) noexcept nogil
cdef void mark_box(Fields state, int seat, int box) noexcept nogil
cdef void mark_bonus(Fields state, int seat, int bonus) noexcept nogil
cdef void grant(Fields state, int seat, int first, int many) noexcept nogil
cdef void pay_per_box(Fields state, int seat, i64 boxes, int points) noexcept nogil
cdef int complete(Fields state, int seat, int building) noexcept nogil
cdef int has_all_bonuses(Fields state, int seat) noexcept nogil
cdef int next_wonder_box(Fields state, int seat) noexcept nogil
cdef void take_snapshot(Fields state) noexcept nogil
cdef void take_back(Fields state, int seat) noexcept nogil
