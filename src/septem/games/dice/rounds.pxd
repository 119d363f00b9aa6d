from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport complete, has_all_bonuses, take_snapshot
from septem.games.dice.deal cimport shake, swap_in
from septem.games.dice.fields cimport Fields
from septem.games.dice.turns cimport begin_turn

cdef int AGORA, BY_BONUSES, BY_MAX_ROUNDS, IN_RESERVE
cdef int TOLD_AGORA_FIRST, TOLD_END, TOLD_LAST_ROUND, TOLD_ROUND
cdef int[10] DIE_COLOUR
cdef int[3] SPECIALS

cdef void begin_round(Fields state) noexcept nogil
cdef void open_turns(Fields state) noexcept nogil
cdef int all_done(Fields state) noexcept nogil
cdef void end_round(Fields state) noexcept nogil
cdef void award_agora(Fields state) noexcept nogil
cdef void bring_specials(Fields state) noexcept nogil
cdef int unlocked_by_anyone(Fields state, int colour) noexcept nogil
cdef void check_end(Fields state) noexcept nogil
