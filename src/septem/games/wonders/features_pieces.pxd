cimport cython
from septem.core.bits cimport BIT, how_many, lowest
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport DEFEATS, STAGES_BUILT
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.good cimport list_good_hand
from septem.games.wonders.scoring cimport PURPLE
from septem.games.wonders.taught cimport FIGURES, stand
from septem.games.wonders.worths cimport science_now

cdef int AGES, BUILD, CARD_FIELD, CARD_SHIFT, CHOOSE, COINS_PER_POINT, GUILD_GUESS, KIND_BITS, LEAST_POINTS, LEAST_WEIGHT
cdef int MOST_FIGURE, MOST_STAGES, POINT, ROW_COUNT, SIDE_PLACES, WEIGHT_PART, WORD_BITS
cdef int[2] CARD_BASE
cdef int[2][3] FIRST_CARD
cdef int[3] VICTORY_POINTS
cdef i8[96] WORD
cdef i64[96] MASK

@cython.locals(figures="i16*", i=int, side=int)
cdef int describe_pieces(Fields state, int seat, int base, int count, int* features, int* amounts) noexcept nogil
cdef int put(int* features, int* amounts, int count, int number, int amount) noexcept nogil
@cython.locals(bits=i64)
cdef int describe_built(Fields state, int city, int first, int count, int* features, int* amounts) noexcept nogil
@cython.locals(moves=int, low=i64, high=i64, best=int, second=int, third=int, i=int, weight=int, card=int)
cdef int describe_choice(Fields state, int seat, int base, int count, int* features, int* amounts) noexcept nogil
@cython.locals(hand=int, first=int, listed=i64, i=int, card=int, place=int)
cdef int describe_cards(
    Fields state, int seat, int base, i64 low, i64 high, int count, int* features, int* amounts,
) noexcept nogil
@cython.locals(first=int, second=int, third=int, other=int, points=int)
cdef int describe_others(Fields state, int seat, int base, int count, int* features, int* amounts) noexcept nogil
cdef int rough_points(Fields state, int city) noexcept nogil
