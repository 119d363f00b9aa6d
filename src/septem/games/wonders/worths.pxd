from septem.core.bits cimport BIT, lowest
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport STAGES_BUILT, count_around
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.scoring cimport WILD

cdef int COINS_PER_POINT, FROM_DISCARD_WORTH, MOST_COINS, MOST_HAVE, MOST_LEAD, MOST_UNITS_SOLD, NO_POWER, NO_SYMBOL
cdef int OPTION_PART, POINT, RAW_KINDS, RESOURCES, STAGE_BASE, SYMBOL_STEP, TURNS, UNIT_SOLD
cdef int[2] CARD_BASE
cdef int[256] COINS_COUNT, POINTS_COUNT
cdef i8[256] AGE_OF, COINS, COINS_PER, COINS_WHERE, COLOUR, DISCARD_BUILDS, DISCOUNT, GOODS_CHOICE, MADE_KIND, MADE_UNITS, POINTS
cdef i8[256] POINTS_PER, POINTS_WHERE, POWER_OF, RAW_CHOICE, SCIENCE, SHIELDS, WHOLE_WONDER
cdef i64[2][256] LINKS
cdef i64[4] COUNTING
cdef int[28] STAGE_COUNT
cdef i16[256] CHAINS, GROWS
cdef i16[18] BESIDE_SYMBOLS, DISCOUNT_TIME, EQUAL_SYMBOL, NEW_SYMBOL, STAGE_TIME, UNIT_TIME
cdef i16[8] GOODS_CHOICES, RAW_CHOICES
cdef i16[126] POWER_WORTH
cdef i16[558] CONFLICTS
cdef i16[1152] TREASURY
cdef i16[2048] SCIENCE_NOW
cdef i16[2688] CARDS_ASK
cdef i16[7840] STAGES_ASK

cdef int turn_now(Fields state) noexcept nogil
cdef int worth_of(Fields state, int city, int row, int when) noexcept nogil
cdef int coins_worth(Fields state, int city, int amount, int when) noexcept nogil
cdef int treasury(int coins, int when) noexcept nogil
cdef int has_new_links(Fields state, int city, int row) noexcept nogil
cdef int shields_worth(Fields state, int city, int amount, int when) noexcept nogil
cdef int conflicts(int lead, int when) noexcept nogil
cdef int science_worth(Fields state, int city, int symbol, int when) noexcept nogil
cdef int science_now(Fields state, int city) noexcept nogil
cdef int symbols_held(Fields state, int city) noexcept nogil
cdef int symbol_worth(Fields state, int city, int symbol, int when) noexcept nogil
cdef int makes(Fields state, int city, int resource) noexcept nogil
cdef int sells(Fields state, int city, int resource) noexcept nogil
cdef int unit_worth(Fields state, int city, int resource, int units, int when) noexcept nogil
cdef int choice_worth(Fields state, int city, int options, int first, int when) noexcept nogil
cdef int discount_worth(Fields state, int city, int discount, int when) noexcept nogil
cdef int units_sold(Fields state, int city, int first, int end) noexcept nogil
cdef int counts_itself(int row) noexcept nogil
cdef int counting_worth(Fields state, int city, int row) noexcept nogil
