from septem.core.rng cimport below, shuffle
from septem.core.state cimport i16
from septem.games.wonders.cities cimport BIT, CARD_BASE, COLOUR
from septem.games.wonders.free_city cimport FreeCity
from septem.games.wonders.memory cimport HAND_PLACE, UNSEEN
from septem.games.wonders.scoring cimport PURPLE
from septem.games.wonders.table cimport CARD_BITS, KNOWN_SHIFT, TAKEN_BIT, TURN_STRIDE, WHEN_SHIFT

cdef int FRESH

cdef class Redraw(FreeCity):
    # scratch, not copied
    cdef i16[208] cards
    cdef int[8] open_digs, open_age, best_rows, best_size

    cdef void redraw_all(self, int seat) noexcept nogil
    cdef void forget_choices(self, int seat) noexcept nogil
    cdef void mark_all_taken(self) noexcept nogil
    cdef int list_open(self, int seat) noexcept nogil
    cdef void find_best(self, int seat, int number) noexcept nogil
    cdef int hidden_places(self, int seat, int age) noexcept nogil
    cdef int size_of(self, int count, int group) noexcept nogil
    cdef int rows_in(self, int count, int group, int dug) noexcept nogil
    cdef int fits(self, int place, int dug) noexcept nogil
    cdef int pin_all(self, int seat, int count) noexcept nogil
    cdef int pin(self, int seat, int number) noexcept nogil
    cdef int any_copy(self, int count, int card) noexcept nogil
    cdef int any_row(self, int count, int group, int dug, int rows) noexcept nogil
    cdef int accepted(self, int count) noexcept nogil
    cdef void redraw_unseen(self, int count, int age) noexcept nogil
    cdef int guilds_among(self, int count) noexcept nogil
    cdef int guild_place(self, int count, int number) noexcept nogil
    cdef void redraw_box(self, int count) noexcept nogil
    cdef void redraw_deck(self, int age) noexcept nogil
    cdef void redraw_groups(self, int count) noexcept nogil
