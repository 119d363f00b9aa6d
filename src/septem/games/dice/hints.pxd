cimport cython
from septem.core.bits cimport BIT, how_many, lowest
from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport has_all_bonuses, next_wonder_box
from septem.games.dice.effects cimport phase_of
from septem.games.dice.fields cimport Fields
from septem.games.dice.listing cimport list_moves
from septem.games.dice.neighbours cimport attack_points, left_of, right_of
from septem.games.dice.payment cimport construction, die_cost, die_income, pass_income, payable

cdef int BOXES, BUILDING_COUNT, CHOOSE_BONUS, CHOOSE_BOX, FREE_BUILD, MOST_COST, REACHES
cdef int BONUS_CODE, BOX_CODE, PASS_CODE, PER_DIE, WONDER_CODE
cdef int CROSS_UP_TO_TWO, GALLERY_VP, PER_BOX, UNLOCK
cdef int AGORA, EAST, GALLERY, WAREHOUSE, WEST
cdef int AT_LEAST, BOX_TO_COME, COIN, COUNTED_BOX, DEFENCE, LATE_COIN, LONG, NEXT_BOX, PER_BONUS, PER_ROUND, SOME_BOX
cdef int WHOLE_GAME
cdef i16[704] DIE_OF
cdef i16[256] TAKEN
cdef int[61] NEARNESS, RESOURCE
cdef int[8] UNLOCKED

cdef void weigh_moves(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int build_worth(Fields state, int seat, int move, int free) noexcept nogil
cdef int die_price(Fields state, int seat, int die, int free) noexcept nogil
cdef int bonus_worth(Fields state, int seat, int bonus) noexcept nogil
@cython.locals(seen=i64)
cdef int list_good(Fields state, int seat) noexcept nogil
cdef void look_around(Fields state, int seat) noexcept nogil
cdef int game_left(Fields state, int seat) noexcept nogil
cdef int first_finish(Fields state, int seat) noexcept nogil
cdef int crossing(Fields state, int seat, int box) noexcept nogil
cdef int glance(Fields state, int seat, int box) noexcept nogil
cdef int ahead(Fields state, int seat, int box) noexcept nogil
cdef int fight_now(Fields state, int seat, int box) noexcept nogil
cdef int effects_now(Fields state, int seat, int first, int many) noexcept nogil
cdef int crossings_now(Fields state, int seat, int first, int many) noexcept nogil
cdef int best_boxes(Fields state, int seat, i64 boxes, int most) noexcept nogil
