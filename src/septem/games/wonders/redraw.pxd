from septem.core.bits cimport BIT
from septem.core.rng cimport below, shuffle
from septem.core.state cimport i16, i64
from septem.games.wonders.away cimport mark_all_taken
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.free_city cimport keeper
from septem.games.wonders.memory cimport (
    HAND_PLACE, UNSEEN, card_at, is_fresh, known_places, set_card, set_fresh, unseen_places,
)
from septem.games.wonders.redraw_free_city cimport is_guild, lay_free_city
from septem.games.wonders.redraw_recovered cimport accepted, list_open, pin

cdef int CARD_BITS, FRESH, KNOWN_SHIFT, MOST_IN_AGE
cdef int[2][3] FIRST_CARD
cdef i16[2][8][3][52] DECKS

cdef void redraw_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef int redraw_once(Fields state, int seat, i64* stream, int count) noexcept nogil
cdef int pin_all(Fields state, int seat, i64* stream, int count) noexcept nogil
cdef void forget_choices(Fields state, int seat) noexcept nogil
cdef void put_in_order(Fields state, int seat, i64* stream) noexcept nogil
cdef void shuffle_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef void shuffle_unseen(Fields state, i64* stream, int count, int age, int mix) noexcept nogil
cdef void shuffle_undealt(Fields state, i64* stream, int age) noexcept nogil
cdef void clear_copies(Fields state) noexcept nogil
cdef void fill_pool(Fields state, i64* stream, int age, int mix) noexcept nogil
cdef void fill_box(Fields state, i64* stream, int size, int mix) noexcept nogil
cdef void shuffle_groups(Fields state, i64* stream, int count, int mix) noexcept nogil
cdef void insert(Fields state, int size, int card) noexcept nogil
