cimport cython
from libc.math cimport exp
from septem.core.state cimport State, i16, i64

cdef int FULL, MOST_AMOUNT
cdef double UNIT, MOST_ODDS
cdef enum:
    MOST_UNITS = 32
    ROW = 64

@cython.final
cdef class Values:
    cdef int[::1] weights
    cdef i16[::1] layer
    cdef int[::1] by_stage
    cdef int count, wide, first, units, heard
    cdef int[256] features, amounts
    cdef int[64] found
    @cython.locals(total=i64, odds=double, index=int, count=int, feature=int)
    cdef double judge(self, State state, int seat) noexcept nogil
    @cython.locals(
        looked_at=int, stage=int, begins=int, unit=int, index=int, place=int, at=int, own=i64, other=i64, total=i64
    )
    cdef double together(self, int count) noexcept nogil
    @cython.locals(known=State)
    cpdef value(self, object state, object seat)

# Indices as wide as addresses: of an int that might overflow the compiler makes no vectors.
@cython.locals(unit=Py_ssize_t)
cdef void add_own(int* found, i16[::1] layer, Py_ssize_t at, i16 amount) noexcept nogil
@cython.locals(unit=Py_ssize_t)
cdef void add_other(int* found, i16[::1] layer, Py_ssize_t at, i16 amount) noexcept nogil
