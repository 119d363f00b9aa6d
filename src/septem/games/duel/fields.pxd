cimport cython
from septem.core.state cimport State, i16, i64

cdef int CARDS, TOKENS, WONDERS
cdef int[96] WORD
cdef i64[96] MASK

cdef class Fields(State):
    cdef i64[2][2] cards
    cdef int[2] links
    cdef i16[2] coins
    cdef i16[2][11] counts
    cdef i16[2][5] made
    cdef i16[2][5] prices
    cdef i16[2] wild_raw, wild_made, symbols, symbol_count
    cdef i16[2][8] printed
    cdef i16[2] tokens, wonders
    cdef i16[2][4] unbuilt
    cdef i16[2] unbuilt_count

    cdef i64[2] discarded
    cdef i16[3][20] deck
    cdef int left, face_up, uncovered
    cdef i16 age
    cdef i16[8] available
    cdef i16 available_count
    cdef i16[12] under

    cdef i16 pawn, loot, board, box
    cdef i16 phase, actor, active, extra_turn, offer, destroy_colour, ending, winner
    cdef i16 first, picks, group, later_group
    cdef i16[2] given
    cdef i16 centre_chooses, first_wanted

    cdef i64[2][2] quoted
    cdef i16[2][96] quotes

    cdef int end
    cdef i16[5] missing
    cdef i64[2] known
    cdef i16[24] pool
    cdef i16[64] moves
    cdef i16[4] payable
    cdef int[4] wonder_worth
    cdef i16[8] reach, reached
    cdef int open_shields, open_reds, open_links
