cimport cython
from septem.core.rng cimport below, seed_stream
from septem.core.state cimport State, i64
from septem.search.policy cimport Policy

cdef int GUIDED_STREAM, LOWEST, NOISE, NO_MOVE, PERCENT

@cython.final
cdef class Guided:
    cdef i64 wins, points, margins

    @cython.locals(known=State, at=int, move=int)
    cpdef tuple after(self, object state, object seat, object code, object games, object seed)
    @cython.locals(known=State)
    cpdef tuple from_now(self, object state, object seat, object games, object seed)
    @cython.locals(many=int, number=i64, share=double)
    cdef tuple sums(self, State state, int seat, int move, object games, object seed)
    cdef void play_free(self, Policy policy, State root, State work, int seat, int move, int games, i64 seed) noexcept
    @cython.locals(number=int)
    cdef void play_all(self, Policy policy, State root, State work, int seat, int move, int games, i64 seed) noexcept nogil

@cython.locals(seat=int)
cdef void finish(Policy policy, State state) noexcept nogil

@cython.locals(best=int, other=int)
cdef int best_other(State state, int seat) noexcept nogil
