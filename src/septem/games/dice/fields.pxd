cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.dice.columns cimport Sheet

@cython.no_gc  # a sheet knows no state, so there are no cycles
cdef class Fields(State):
    cdef i16 round, last_round, max_rounds, ended

    cdef i16[10] place, face, section

    cdef i16[7] city
    cdef int[7] coins
    cdef i64[7] crossed, ready
    cdef i16[7][9] counts, per_box
    cdef i16[7] bonuses, fought
    cdef int[7] crossed_points
    cdef i16[7][16] attacks
    cdef i16[7] agora_first, die_discount
    cdef i16[7][8] free_colour, die_coins, unlocked
    cdef i16[7][2] defences

    cdef i16[7][9] start_counts
    cdef i16[7][2] start_defences
    cdef i64[7] start_crossed
    cdef int[7] start_coins
    cdef i16[7] start_bonuses
    cdef int[7] start_points

    cdef i16[7] owed_count
    cdef i16[7][24] owed_phase, owed_about, owed_times

    cdef int end
    cdef Sheet sheet
    cdef int[512] moves
    cdef int later, coin
    cdef i64[9] building_worth
    cdef int[60] kept_at
