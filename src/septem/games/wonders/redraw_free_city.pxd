from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields, i8
from septem.games.wonders.memory cimport (
    HAND_PLACE, UNSEEN, card_at, group_of_row, is_fresh, known_places, set_card, set_fresh, unseen_places,
)

cdef int AFTER_TURNS, CARD_BITS, CITY_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, MOST_CHOICES, MOST_ROWS, PURPLE, TURN_STRIDE
cdef int WHEN_BITS, WHEN_SHIFT
cdef int[2] CARD_BASE
cdef i8[256] COLOUR
cdef int[2][3] FIRST_CARD

cdef void lay_free_city(Fields state, int seat, i64* stream) noexcept nogil
cdef int list_rows(Fields state, int seat, int age) noexcept nogil
cdef void list_choices(Fields state, int seat, int age, int count) noexcept nogil
cdef void add_unseen(Fields state, int number, int age) noexcept nogil
cdef void add_choice(Fields state, int number, int age, int card) noexcept nogil
cdef int is_guild(Fields state, int card) noexcept nogil
cdef int take_all(Fields state, i64* stream, int count) noexcept nogil
cdef void take(Fields state, i64* stream, int number) noexcept nogil
cdef void lay_all(Fields state, int seat, int age, int count) noexcept nogil
cdef int source(Fields state, int number, int places) noexcept nogil
cdef void swap_marked(Fields state, int place, int row) noexcept nogil
cdef void swap(Fields state, int place, int row) noexcept nogil
cdef int place_of(Fields state, int card) noexcept nogil
cdef void take_from_box(Fields state, int number, int count) noexcept nogil
cdef int is_taken(Fields state, int card, int count) noexcept nogil
