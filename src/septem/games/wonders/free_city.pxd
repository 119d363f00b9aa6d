from septem.core.rng cimport below
from septem.core.state cimport i16
from septem.games.wonders.cities cimport BIT, CARD_BASE, COLOUR, i8
from septem.games.wonders.memory cimport HAND_PLACE, UNSEEN, Memory
from septem.games.wonders.scoring cimport PURPLE
from septem.games.wonders.table cimport (
    AFTER_TURNS, CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, TURN_STRIDE, WHEN_SHIFT,
)
from septem.games.wonders.turns cimport FIRST_CARD

cdef int MOST_RULED, MOST_CHOICES

cdef class FreeCity(Memory):
    # scratch, not copied
    cdef i16[24] pinned
    cdef int pinned_count
    cdef i16[8] ruled, ruled_group, choice_count, choice_known, taken, taken_unseen
    cdef i8[240] choice
    cdef int unseen, guilds, guilds_out

    cdef void lay_ruled(self, int seat) noexcept nogil
    cdef int list_ruled(self, int seat, int age) noexcept nogil
    cdef void list_choices(self, int seat, int age, int count) noexcept nogil
    cdef void add_unseen(self, int number, int age) noexcept nogil
    cdef void add_choice(self, int number, int age, int card) noexcept nogil
    cdef int is_guild(self, int card) noexcept nogil
    cdef int take_all(self, int count) noexcept nogil
    cdef void take(self, int number) noexcept nogil
    cdef void lay_all(self, int seat, int age, int count) noexcept nogil
    cdef int source(self, int number, int places) noexcept nogil
    cdef void swap_marked(self, int place, int row) noexcept nogil
    cdef void swap(self, int place, int row) noexcept nogil
    cdef int place_of(self, int card) noexcept nogil
    cdef void take_from_box(self, int number, int count) noexcept nogil
    cdef int is_taken(self, int card, int count) noexcept nogil
