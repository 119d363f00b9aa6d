cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.architects.layout cimport Layout

cdef int CENTRAL, FACE_UP, CULTURE
cdef int[8] DECK_SIZE, DECK_FIRST, CONFLICT_TOKENS
cdef int[16] BIT

cdef class Ledger(Layout):
    cdef restore_tokens(self, list face_up, list pile)
    cdef restore_seat(self, int seat, dict dump)
    cdef restore_deck(self, int deck, list kinds)
