from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport destroy, drop_unbuilt, join, wonders_built
from septem.games.duel.effects cimport finish_game, gain, open_choice, take_effect
from septem.games.duel.fields cimport MASK, WORD, Fields
from septem.games.duel.payment cimport pay_for_card, pay_trade, quote
from septem.games.duel.structure cimport lay_out, reveal, take

cdef int DISCARD_COINS, DISCARD_PER_YELLOW, FIRST_TOKEN, FIRST_WONDER, MOST_WONDERS, THEOLOGY, YELLOW
cdef int CIVILIAN, DESTROY, DESTROY_CODE, LIBRARY, LIBRARY_CODE, MAIN, OVER, PROGRESS, PROGRESS_CODE, RESOLVING
cdef int REVIVE_CODE, STARTER, USE_BUILD, USE_DISCARD, USE_WONDER
cdef int TOLD_AGE, TOLD_BEGINS, TOLD_DESTROYED, TOLD_DISCARD, TOLD_EXTRA_TURN, TOLD_LAST_WONDER, TOLD_REVIVED
cdef int TOLD_TOKEN, TOLD_WONDER
cdef int[96] AGAIN

cdef void play_card(Fields state, int seat, int slot, int use) noexcept nogil
cdef int discard_income(Fields state, int seat) noexcept nogil
cdef void discard(Fields state, int seat, int card) noexcept nogil
cdef void construct_wonder(Fields state, int seat, int wonder, int card) noexcept nogil
cdef void box_last_wonder(Fields state) noexcept nogil
cdef void choose(Fields state, int seat, int move) noexcept nogil
cdef void take_token(Fields state, int seat, int token) noexcept nogil
cdef void finish_turn(Fields state) noexcept nogil
cdef void begin_turn(Fields state, int seat) noexcept nogil
cdef void begin_age(Fields state, int age) noexcept nogil
cdef void end_age(Fields state) noexcept nogil
