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

cdef int CARD_BITS, FRESH, KNOWN_SHIFT

cdef void redraw_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef int redraw_once(Fields state, int seat, i64* stream, int count) noexcept nogil
cdef int pin_all(Fields state, int seat, i64* stream, int count) noexcept nogil
cdef void forget_choices(Fields state, int seat) noexcept nogil
cdef void shuffle_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef void shuffle_unseen(Fields state, i64* stream, int count, int age) noexcept nogil
cdef void shuffle_undealt(Fields state, i64* stream, int age) noexcept nogil
cdef void redraw_box(Fields state, i64* stream, int count) noexcept nogil
cdef int guilds_among(Fields state, int count) noexcept nogil
cdef int guild_place(Fields state, int count, int number) noexcept nogil
cdef void shuffle_groups(Fields state, i64* stream, int count) noexcept nogil
