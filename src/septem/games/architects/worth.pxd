from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.architects.battle cimport shields
from septem.games.architects.decks cimport seen_until
from septem.games.architects.fields cimport KINDS, Fields
from septem.games.architects.payment cimport available, coins_worth
from septem.games.architects.scoring cimport cat_icons, total
from septem.games.architects.tokens cimport unused

cdef int BLIND, TRIPLE
cdef int ALL_STAGES, ARMED_BY_CARDS, COIN, CULTURE, ECONOMY_BIT, EDUCATION, ENGINEERING_BIT, FIRST_BLUE, FIRST_GREEN
cdef int FIRST_RED, POLITICS, POLITICS_BIT, STAGES, STRATEGY
cdef int POINT, CAT_GAINED, CAT_KEPT, EXTRA_CARD, COMPLETES_SET, BEGINS_SET, SPARE_GREY, SPARE_COIN, COIN_MORE
cdef int BATTLE_WON, BATTLE_LOST, BATTLE_COMES, SHIELD_STAYS, SHIELD_GOES
cdef int ENDING_LOST, GREY_PRICE, COIN_PRICE, REST_LACKS, LOOK_KINDS
cdef int FUTURE_LEAST, FUTURE_STEP, TOKEN_LEAST, TOKEN_STEP
cdef int PER_CAT_ICON, PER_OWN_TOKEN, PER_VICTORY, SECOND_CULTURE, BLIND_RISK
cdef int[5] COST_N, IDENTICAL, NEARER, SHIELD_GAIN
cdef int[7] HORN_NEARER
cdef int[14] ARMS, CARD_POINTS, CAT_ICONS, HELPS_LATER, HORNS, TOKEN_WORTH
cdef int[32] UNITS_LEFT
cdef int[35] STAGE_POINTS, STAGE_WORTH
cdef int[209] GREY_PAID
cdef int[7][32] AVAILABLE
cdef int[209][6] PAYMENTS

cdef int top_worth(Fields state, int seat, int deck) noexcept nogil
cdef int average_worth(Fields state, int deck) noexcept nogil
cdef int look_worth(Fields state, int deck) noexcept nogil
cdef int divided(int amount, int by) noexcept nogil
cdef void judge_cards(Fields state, int seat) noexcept nogil
cdef int first_lacks(Fields state) noexcept nogil
cdef void judge_paying(Fields state, int seat, int ready, int future) noexcept nogil
cdef void judge_stage(Fields state, int seat, int stage, int lacking, int ready, int future) noexcept nogil
cdef void judge_blue(Fields state, int seat) noexcept nogil
cdef void judge_science(Fields state, int seat, int future) noexcept nogil
cdef void judge_military(Fields state, int seat, int future) noexcept nogil
cdef int battle_worth(int lead) noexcept nogil
cdef int stage_worth(Fields state, int seat, int stage) noexcept nogil
cdef int loses(Fields state, int seat, int points) noexcept nogil
cdef int build_worth(Fields state, int seat, int stage, int payment) noexcept nogil
cdef int rest_lacks(Fields state, int seat, int stage, int payment) noexcept nogil
cdef int token_worth(Fields state, int seat, int token) noexcept nogil
cdef int blind_worth(Fields state, int seat) noexcept nogil
