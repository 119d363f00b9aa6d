from septem.core.bits cimport BIT, how_many, lowest
from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport next_wonder_box
from septem.games.dice.effects cimport phase_of
from septem.games.dice.fields cimport Fields
from septem.games.dice.neighbours cimport attack_points
from septem.games.dice.payment cimport construction, die_cost, die_income, pass_income, payable

cdef int ANOTHER_ACTION, BUILD_FREE_DIE, COINS, COINS_ON_DIE, CROSS_UP_TO_TWO, DIE_COST_MINUS_1, DIE_COST_ZERO
cdef int GALLERY_VP, PER_BOX, UNLOCK
cdef int BONUS_CODE, BOX_CODE, NONE_CODE, PASS_CODE, PER_DIE, WONDER_CODE
cdef int AGORA, BOXES, BUILDING_COUNT, FREE_BUILD, GALLERY, WAREHOUSE
cdef int[256] BONUS_SETS
cdef int[8] UNLOCKS
cdef int[61] NEARNESS
cdef int USUAL_ROUNDS, LAST_ROUND, ROUNDS_FOR_BONUSES, ROUNDS_BEYOND
cdef int EARLY_COIN, LATE_COIN, RESOURCE, NEXT_IN_LANE, BONUS, EXTRA_ACTION, FREE_DIE, DEFENCE, GALLERY_GROWTH, GROWTH
cdef int SOME_BOX, CHEAPER, FREE_COLOUR, COLOUR_COINS

cdef void weigh_moves(Fields state, int seat, int count, int* weights) noexcept nogil
cdef void look_around(Fields state, int seat) noexcept nogil
cdef int rounds_later(Fields state, int seat) noexcept nogil
cdef int move_worth(Fields state, int seat, int move, int free) noexcept nogil
cdef int crossing(Fields state, int seat, int box) noexcept nogil
cdef int best_of(Fields state, int seat, i64 boxes, int most) noexcept nogil
cdef int glance(Fields state, int seat, int box) noexcept nogil
cdef int completion(Fields state, int seat, int building) noexcept nogil
cdef int effects_worth(Fields state, int seat, int first, int many, int near) noexcept nogil
cdef int effect_worth(Fields state, int seat, int effect, int near) noexcept nogil
