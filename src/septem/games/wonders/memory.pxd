from septem.core.bits cimport BIT
from septem.core.state cimport i16, i64
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.free_city cimport holder_at, keeper_at
from septem.games.wonders.hands cimport hand_at

cdef int DECK_PLACE, GROUP_AGE, GROUP_HAND, HAND_PLACE, UNSEEN
cdef int AFTER_TURNS, CARD_BITS, CITY_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, LAST_TURN, SEVENTH_CARD, TURN_STRIDE
cdef int WHEN_BITS, WHEN_SHIFT

cdef int last_sight(Fields state, int age, int turn, int hand, int seat) noexcept nogil
cdef int group_of(Fields state, int age, int turn, int city, int seat) noexcept nogil
cdef int group_of_row(Fields state, int row, int seat) noexcept nogil
cdef int from_pile(Fields state, int row) noexcept nogil
cdef int sees_pile(Fields state, int seat) noexcept nogil
cdef int unseen_places(Fields state, int seat, int age) noexcept nogil
cdef int unseen_in_hands(Fields state, int seat, int age, int count) noexcept nogil
cdef int known_places(Fields state, int seat, int count) noexcept nogil
cdef int hidden_places(Fields state, int seat, int age) noexcept nogil
cdef int card_at(Fields state, int place) noexcept nogil
cdef void set_card(Fields state, int place, int card) noexcept nogil
cdef int is_drawn(Fields state, int hand, int at) noexcept nogil
cdef int is_fresh(Fields state, int place) noexcept nogil
cdef void set_fresh(Fields state, int place, int card, int fresh) noexcept nogil
