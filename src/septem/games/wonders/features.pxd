from septem.core.bits cimport BIT, how_many
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport STAGES_BUILT, next_stage
from septem.games.wonders.features_pieces cimport describe_pieces, put, rough_points
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.listing cimport power_ready
from septem.games.wonders.payment cimport payable
from septem.games.wonders.scoring cimport WILD, tally
from septem.games.wonders.worths cimport RAW_KINDS, RESOURCES, conflicts, sells, turn_now

cdef int AGES, ALL_RAW, CATEGORY_COUNT, CITY_FEATURES, COLOUR_COUNT, CONFLICT_PART, WIDTH, OVER
cdef int POWER_COUNT, REDUCED_PRICE, THINGS, TURNS_IN_STAGE, USEFUL_COINS
cdef int[2] CARD_BASE
cdef int[28] STAGE_COUNT
cdef i8[256] COLOUR
cdef i64[12] LATER

cdef int describe_table(Fields state, int seat, int* features, int* amounts) noexcept nogil
cdef int leader(Fields state, int seat) noexcept nogil
cdef int describe_city(Fields state, int city, int when, int base, int count, int* features, int* amounts) noexcept nogil
cdef int describe_strength(Fields state, int city, int when, int base, int count, int* features, int* amounts) noexcept nogil
cdef int describe_science(Fields state, int city, int base, int count, int* features, int* amounts) noexcept nogil
cdef int describe_trade(Fields state, int city, int base, int count, int* features, int* amounts) noexcept nogil
cdef int describe_group(
    Fields state, int city, int first, int end, int base, int count, int* features, int* amounts,
) noexcept nogil
cdef int describe_hand(Fields state, int seat, int base, int count, int* features, int* amounts) noexcept nogil
