cimport cython

ctypedef long long i64

cdef i64[60] BIT
cdef int[67] LOW
cdef i64 IN_PAIRS, IN_FOURS, IN_BYTES

cdef int lowest(i64 mask) noexcept nogil
@cython.locals(pairs=i64, fours=i64)
cdef int how_many(i64 mask) noexcept nogil
