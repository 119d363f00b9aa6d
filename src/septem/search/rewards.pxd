cimport cython
from libc.math cimport tanh
from septem.core.state cimport State
from septem.search.values cimport Values

cdef int LOWEST, MOST_SEATS

@cython.final
cdef class Rewards:
    cdef Values values
    cdef State further
    cdef double win_part, scale, rivals, usual
    cdef int[8] standings, margins, asking
    cdef double[8] each, won, foreseen

    cdef begin(self, State root, int seat)
    @cython.locals(margin=int, won=double)
    cdef void settle(self, State state) noexcept nogil
    cdef int margin(self, int seat, int seats) noexcept nogil
    @cython.locals(own=double)
    cdef double success(self, int seat, int margin) noexcept nogil
    cdef void judge_all(self, State state) noexcept nogil
    cdef void foresee(self, State state) noexcept nogil
    cdef void mix(self, State state, double part) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
    @cython.locals(best=double)
    cdef double worth_ahead(self, State state, int seat) noexcept nogil
