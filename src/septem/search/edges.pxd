cimport cython
from libc.stdlib cimport calloc, free
from septem.core.state cimport i64

cdef int WINDOW
cdef double UNWEIGHED

ctypedef struct Edge:
    i64 key
    double total, prior
    int visits, available, generation

@cython.final
cdef class Edges:
    cdef Edge* table
    cdef i64 mask, used
    cdef int generation

    @cython.locals(first=i64, at=i64, victim=i64)
    cdef i64 find(self, i64 key) noexcept nogil
    cdef void clear(self, i64 at, i64 key) noexcept nogil
    cdef void offer(self, i64 at) noexcept nogil
    cdef void add(self, i64 at, i64 key, double reward) noexcept nogil

cdef inline Edge* empty_table(i64 size) except NULL:
    cdef Edge* table = <Edge*>calloc(size, sizeof(Edge))
    if table == NULL:
        raise MemoryError(f"no memory for {size} entries of a search")
    return table

cdef inline void free_table(Edges edges):
    free(edges.table)
