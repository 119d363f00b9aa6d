from septem.games.wonders.cities cimport SEATS, CARD_BASE, DEFEATS, STAGE_ROW, STAGES_BUILT
from septem.games.wonders.memory cimport Memory
from septem.games.wonders.table cimport (
    CARD_BITS, CITY_SHIFT, FRESH_BIT, KNOWN_SHIFT, TURN_STRIDE, UNDER_BIT, WHEN_SHIFT,
)

cdef class Handles(Memory):
    pass
