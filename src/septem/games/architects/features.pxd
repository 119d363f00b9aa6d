from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.architects.battle cimport shields
from septem.games.architects.decks cimport has_cards, right_deck
from septem.games.architects.fields cimport CENTRAL, KINDS, Fields
from septem.games.architects.payment cimport available, coins_worth
from septem.games.architects.scoring cimport total
from septem.games.architects.worth cimport first_lacks, judge_cards, token_worth, top_worth

cdef int CHOOSING, OVER, TRIPLE
cdef int COIN, CULTURE, FACE_UP, FIRST_GREEN, FIRST_RED, STAGES, TOKENS
cdef int POINTS, BUILT, LACKS, TO_COME, LACKS_ONE, LACKS_TWO, LAST_LACKS_ONE, GREY, COINS, ONE_SYMBOL, TWO_SYMBOLS
cdef int LASTING, HORNED, LED, LEADING, LED_NEAR, LEADING_NEAR, CAT, FIRST_TOKEN, FIRST_EFFECT
cdef int PER_SEAT, WIDTH, FIRST_OF_TABLE, NEAR, WORTH_STEP
cdef int[5] COST_N, IDENTICAL
cdef int[7] WONDER_EFFECT
cdef int[14] HORNS
cdef int[15] STAGE_OF_GAME
cdef int[32] STAGE_COUNT, UNITS_LEFT
cdef int[7][32] EFFECTS_TO_COME, POINTS_TO_COME

cdef int describe_position(Fields state, int seat, int* features, int* amounts) noexcept nogil
cdef int strongest_rival(Fields state, int seat) noexcept nogil
cdef int put(int count, int feature, int amount, int* features, int* amounts) noexcept nogil
cdef int put_figures(Fields state, int count, int first, int* features, int* amounts) noexcept nogil
cdef void count_figures(Fields state, int seat, int more) noexcept nogil
cdef void count_next_stage(Fields state, int seat) noexcept nogil
cdef void count_science(Fields state, int seat) noexcept nogil
cdef void count_shields(Fields state, int seat) noexcept nogil
cdef void compare(Fields state, int own, int other) noexcept nogil
cdef int put_table(Fields state, int seat, int count, int first, int* features, int* amounts) noexcept nogil
cdef int put_reach(Fields state, int seat, int count, int first, int* features, int* amounts) noexcept nogil
cdef int deck_amount(Fields state, int seat, int deck) noexcept nogil
cdef int best_token(Fields state, int seat) noexcept nogil
