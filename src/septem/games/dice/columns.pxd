cimport cython

ctypedef long long i64
ctypedef short i16

@cython.final
cdef class Sheet:
    cdef object words
    cdef int cities, boxes, bonuses
    cdef i16[16] label              # cities as statistics number them
    cdef int start
    cdef int cap                    # -1: no ceiling
    cdef int first_finisher
    # by box, the same on all boards
    cdef i16[60] building
    cdef i64[60] after              # bit of the box that must be crossed first, 0 if none
    cdef i64[60] before             # boxes that wait for this one
    cdef i64 opening                # boxes open at the start
    cdef i16[60] attack             # -1: no attack box
    cdef i16[60] attack_slot
    cdef i16[60] defence
    # by building
    cdef i64[9] mask
    cdef i16[9] size, earns
    # by die and face
    cdef i64[60] fills
    # by row (60 * city + box)
    cdef i16[960] cost, vp, first, many
    cdef int[960] box_now, box_lasting, box_coins, box_saved, ahead_now, ahead_lasting, ahead_saved, ahead_boxes
    cdef i16[960] box_varies
    # by 7 * row + resources
    cdef int[6720] ahead_coins
    # by 7 * city + reach: boxes that cost at most so much
    cdef i64[112] cheap
    # by 8 * city + colour: the boxes on the shortest way to the die of a colour
    cdef i64[128] unlock_path
    # by bonus
    cdef i16[8] bonus_first, bonus_many
    cdef int[8] bonus_now, bonus_lasting, bonus_coins, bonus_saved
    # effects
    cdef i16[2048] kind
    cdef i64[2048] target
    cdef i16[2048] amount, colour
