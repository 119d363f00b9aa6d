cimport cython
from libc.math cimport exp
from septem.core.state cimport State, i64

cdef double UNIT, MOST_ODDS
cdef int FULL

@cython.final
cdef class Values:
    cdef int[::1] weights
    cdef int count, wide, first, units
    cdef int[256] features, amounts
    cdef i64[32] found
    @cython.locals(total=i64, odds=double, index=int, count=int, feature=int)
    cdef double judge(self, State state, int seat) noexcept nogil
    @cython.locals(units=int, stage=int, at=int, unit=int, total=i64, own=i64, other=i64)
    cdef double together(self, int count) noexcept nogil
    @cython.locals(units=int, begins=int, index=int, place=int, at=int, amount=i64, unit=int)
    cdef void look(self, int stage, int count) noexcept nogil
    @cython.locals(known=State)
    cpdef value(self, object state, object seat)
