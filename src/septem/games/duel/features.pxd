from septem.core.bits cimport BIT, how_many, lowest
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport wonders_built
from septem.games.duel.fields cimport MASK, WONDERS, WORD, Fields
from septem.games.duel.payment cimport price, quote
from septem.games.duel.scoring cimport total
from septem.games.duel.structure cimport covered

cdef int CAPITAL, EXTRA_SHIELDS, FIRST_WONDER, GREENS, LAW_BIT, LAW_SYMBOL, MAIN, RED, SLOTS, STRATEGY
cdef int SYMBOLS_TO_WIN, SYMBOL_KINDS, THEOLOGY, WAR_STEPS, WIDTH
cdef int GONE, LATER, HIDDEN, COVERED, OPEN
cdef int CARD, BUILT, UNBUILT, TOKEN, TO_MOVE, TO_MOVE_EVEN, AHEAD, AHEADS, SCORE, COINS, FEW_COINS, SOME_COINS, LEAD
cdef int SYMBOLS_HELD, SCIENCE, PAIR, SPARE, SPARES
cdef int WAR, WINS_NOW, THREATENS, THREATENS_TWICE, MAKES_ONE, MAKES_TWO, PRICES, CHOICES, CHAINS, PAYABLE, DEAR, AGAINS
cdef int DEAREST, FREE, LIES, ON_BOARD
cdef int AGAINS_PAYABLE, CARDS_LEFT, MOST_WONDERS, TO_BUILD
cdef int[96] AGAIN, COLOUR, NEEDS_LINK, SHIELDS, SYMBOL
cdef int[3] UP_TO
cdef int[12] GREEN, GREEN_AGE, GREEN_SYMBOL

cdef int describe_position(Fields state, int seat, int* features, int* amounts) noexcept nogil
cdef int stage(Fields state) noexcept nogil
cdef void survey(Fields state) noexcept nogil
cdef void come_nearer(Fields state, int symbol, int reach) noexcept nogil
cdef int put(int* features, int* amounts, int count, int feature, int amount) noexcept nogil
cdef int describe_pieces(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int describe_structure(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int describe_lead(Fields state, int seat, int first, int count, int* features, int* amounts) noexcept nogil
cdef int describe_city(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int describe_plans(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int describe_science(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int spare(Fields state, int needed) noexcept nogil
cdef int nth_reach(Fields state, int needed) noexcept nogil
cdef int describe_war(Fields state, int seat, int sign, int first, int count, int* features, int* amounts) noexcept nogil
cdef int strongest(Fields state, int extra) noexcept nogil
cdef int describe_threats(Fields state, int seat, int first, int count, int* features, int* amounts) noexcept nogil
cdef int brings_law(Fields state, int seat, int symbol) noexcept nogil
cdef int winning_wonders(Fields state, int seat, int left) noexcept nogil
cdef int winning_cards(Fields state, int seat, int left) noexcept nogil
