from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.architects.battle cimport battle_due, fight
from septem.games.architects.decks cimport card_in_reach, has_cards
from septem.games.architects.effects cimport open_effect, take
from septem.games.architects.fields cimport CENTRAL, Fields
from septem.games.architects.payment cimport owed_stages, pay, payable
from septem.games.architects.tokens cimport arm, can_turn_in

cdef int ALL_STAGES, ARMED_BY_STAGE, DECKS_EMPTY, OVER, PICK, RESOLUTION, WONDER_COMPLETE
cdef int TOLD_BUILD, TOLD_COMPLETE, TOLD_END, TOLD_NO_CARD, TOLD_PEEK, TOLD_TURN
cdef int[7][5] IMMEDIATE
cdef int[5][209] BREAKS, DOUBLES

cdef void begin_turn(Fields state, int seat) noexcept nogil
cdef void pick(Fields state, int seat, int deck) noexcept nogil
cdef void build(Fields state, int seat, int stage, int payment) noexcept nogil
cdef void use_token(Fields state, int seat, int token, int deck) noexcept nogil
cdef int owed_tokens(Fields state, int seat) noexcept nogil
cdef int obliged(Fields state, int seat) noexcept nogil
cdef int can_act(Fields state, int seat) noexcept nogil
cdef void proceed(Fields state) noexcept nogil
cdef int next_seat(Fields state, int seat) noexcept nogil
cdef void finish_turn(Fields state) noexcept nogil
cdef void finish_game(Fields state, int ending) noexcept nogil
