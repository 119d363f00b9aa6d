cimport cython
from libc.math cimport exp
from septem.core.state cimport State, i64

cdef double UNIT, MOST_ODDS

@cython.final
cdef class Values:
    cdef int[::1] weights
    cdef int count
    cdef int[256] features, amounts
    @cython.locals(total=i64, odds=double)
    cdef double judge(self, State state, int seat) noexcept nogil
    @cython.locals(known=State)
    cpdef value(self, object state, object seat)
