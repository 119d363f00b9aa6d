cimport cython
from libc.math cimport exp
from septem.core.state cimport State, i64

cdef double UNIT, MOST_ODDS, MOST_FOUND
cdef enum:
    MOST_UNITS = 8
    ROW = 16

@cython.final
cdef class Values:
    cdef int[::1] weights
    cdef double[::1] layer
    cdef int count, wide, first, units
    cdef int[256] features, amounts
    cdef double[16] found
    @cython.locals(total=i64, odds=double, index=int, count=int, feature=int)
    cdef double judge(self, State state, int seat) noexcept nogil
    @cython.locals(unit=int)
    cdef bint silent(self, int at) noexcept nogil
    @cython.locals(
        looked_at=int, stage=int, begins=int, ends=int, unit=int, index=int, place=int, own=double, other=double, total=double
    )
    cdef double together(self, int count) noexcept nogil
    @cython.locals(known=State)
    cpdef value(self, object state, object seat)

# Indices as wide as addresses: of an int that might overflow the compiler makes no vectors.
@cython.locals(unit=Py_ssize_t)
cdef void add_own(double* found, double[::1] layer, Py_ssize_t at, double amount) noexcept nogil
@cython.locals(unit=Py_ssize_t)
cdef void add_other(double* found, double[::1] layer, Py_ssize_t at, double amount) noexcept nogil
