from septem.games.wonders.cities cimport SEATS, CARD_BASE, CARD_COUNT, DEFEATS, STAGE_COUNT, STAGE_ROW, STAGES_BUILT
from septem.games.wonders.redraw cimport Redraw
from septem.games.wonders.table cimport (
    CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, TAKEN_BIT, TURN_STRIDE, TURNS_IN_ALL, UNDER_BIT, WHEN_SHIFT,
)

from septem.games.wonders.turns cimport FIRST_CARD, MOST_IN_AGE

cdef class Handles(Redraw):
    cdef dict dug_row(self, int dug)
    cdef dict away_row(self, int index)
    cdef list rulings(self, int when)
    cdef int open_city(self, object city) except -1
    cdef list open_cards(self, str field, object cards, int most)
    cdef list open_rows(self, object rows, int most)
    cdef dict open_row(self, object row)
