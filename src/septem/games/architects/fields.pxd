cimport cython
from septem.core.state cimport State, i16, i64

cdef int CENTRAL, KINDS, MOST_SEATS

cdef class Fields(State):
    cdef i16 wonders_by, first_player, coins_free, economy_forces, engineering_forces, engineering_once
    cdef i16 effect_optional, extra_optional, look_public
    cdef i16[7] given

    cdef i16 phase, active, turn, live, used, looked, ending

    cdef i16 cat, known, conflict_total, conflict_battle, cards_left, tokens_left, pile_left
    cdef i16[3] face_up
    cdef i16[15] pile
    cdef i16[14] discarded

    cdef i16[7] wonder, built, held, culture, progress, military
    cdef i16[7] grey, distinct, most
    cdef i16[7][14] area

    cdef i16[8] top, bottom
    cdef i16[235] cards
    cdef i16[8][14] left

    cdef int end
    cdef int count
    cdef int[14] worth
    cdef int[7] points, strength
    cdef int[38] figures
    cdef i16[240] moves
