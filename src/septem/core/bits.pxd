ctypedef long long i64

cdef i64[60] BIT
cdef int[67] LOW

cdef int lowest(i64 mask) noexcept nogil
cdef int how_many(i64 mask) noexcept nogil
