cimport cython
from septem.core.rng cimport below, shuffle
from septem.core.state cimport State, i16, i64
from septem.games.wonders.cities cimport SEATS, BIT, CARD_BASE, MASK, WORD
from septem.games.wonders.handles cimport Handles
from septem.games.wonders.payment cimport UNLIMITED
from septem.games.wonders.table cimport AFTER_TURNS, CARD_BITS, TAKEN_BIT, TURNS_IN_ALL, UNDER_BIT
from septem.games.wonders.turns cimport (
    BUILD, CARD_FIELD, CARD_SHIFT, CHOOSE, CHOOSE_SIDE, COIN_BITS, DECLINE, DIG, DIG_BUILD, FREE_CITY_BIT, LEFT_SHIFT, ONCE_PER_AGE,
    OVER, POWER_BUILD, RIGHT_SHIFT, SELL, SEVENTH, SIDE, SIDE_SHOWN, STAGE,
)

cdef int BOARDS, RANDOM, CHOSEN

@cython.final
cdef class WondersState(Handles):
    cdef int[256] moves
    cdef int[48] splits
    cdef int split_count
    cdef int[16] pairs

    cdef void give_boards(self) noexcept nogil
    cdef int city_of(self, int seat) noexcept nogil
    cdef int city_flag(self, int city) noexcept nogil
    cdef int list_hand(self, int seat, int city) noexcept nogil
    cdef int list_card(self, int count, int city, int card, int turn) noexcept nogil
    cdef int power_ready(self, int city) noexcept nogil
    cdef int free_build(self, int city, int row, int turn) noexcept nogil
    cdef void list_stage(self, int city) noexcept nogil
    cdef int list_splits(self, int count, int city, int tag) noexcept nogil
    cdef int list_pile(self) noexcept nogil
    cdef int any_split(self, int city) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef int stages_of(self, int city) noexcept nogil
