from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport complete, mark_bonus, mark_box, next_wonder_box, write_attack
from septem.games.dice.effects cimport owe, owe_effects, resolve
from septem.games.dice.fields cimport Fields
from septem.games.dice.neighbours cimport attack_points
from septem.games.dice.payment cimport construction, die_cost, die_income, gain

cdef int ACTION, BOXES, CHOOSE_BONUS, CHOOSE_BOX, FREE_BUILD, PASS_COINS
cdef int BONUS_CODE, BOX_CODE, NONE_CODE, PASS_CODE, PER_DIE, WONDER_CODE
cdef int TOLD_ATTACK, TOLD_BONUS, TOLD_BUILD, TOLD_CROSS, TOLD_DECLINE, TOLD_PASS, TOLD_WONDER

cdef void begin_turn(Fields state, int seat) noexcept nogil
cdef void play(Fields state, int seat, int move) noexcept nogil
cdef void act(Fields state, int seat, int move, int free) noexcept nogil
cdef void choose_die(Fields state, int seat, int die, int free) noexcept nogil
cdef void cross(Fields state, int seat, int box) noexcept nogil
cdef void take_bonus(Fields state, int seat, int bonus, int building) noexcept nogil
