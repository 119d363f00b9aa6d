from septem.games.wonders.cities cimport SEATS, CARD_BASE, DEFEATS, STAGE_ROW, STAGES_BUILT
from septem.games.wonders.redraw cimport Redraw
from septem.games.wonders.table cimport (
    CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, TAKEN_BIT, TURN_STRIDE, TURNS_IN_ALL, UNDER_BIT, WHEN_SHIFT,
)

from septem.games.wonders.turns cimport FIRST_CARD, MOST_IN_AGE

cdef class Handles(Redraw):
    pass
