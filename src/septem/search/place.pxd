cimport cython
from libc.math cimport exp, sqrt
from septem.core.rng cimport joined
from septem.core.state cimport State, i64
from septem.search.edges cimport UNWEIGHED, Edges, fetch
from septem.search.policy cimport Policy
from septem.search.rewards cimport Rewards

cdef double POINT

@cython.final
cdef class Place:
    cdef Edges edges
    cdef Policy policy
    cdef State leaf
    cdef int[512] moves
    cdef i64[512] at, keys

    cdef begin(self, State root)
    @cython.locals(at=i64)
    cdef int look_up(self, State state, i64 chain, int count) noexcept nogil
    @cython.locals(at=i64, weights="int*")
    cdef void set_priors(self, State state, int seat, int count, double temperature) noexcept nogil
    @cython.locals(at=i64, priors=double, rewards=double, mean=double, wish=double, highest=double, tried=int)
    cdef int most_wanted(self, int count, double eager) noexcept nogil
    @cython.locals(at=i64, best=double)
    cdef void judge_moves(self, State state, int seat, int count, double temperature, Rewards rewards) noexcept nogil
    @cython.locals(best=double)
    cdef void reward_best(self, State state, int seat, int index, Rewards rewards) noexcept nogil
