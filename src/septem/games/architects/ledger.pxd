cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.architects.layout cimport Layout

cdef int CENTRAL, FACE_UP, CULTURE
cdef int[8] DECK_SIZE, DECK_FIRST, CONFLICT_TOKENS
cdef int[16] BIT

cdef class Ledger(Layout):
    pass
