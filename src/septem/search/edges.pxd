cimport cython
from libc.stdint cimport uintptr_t
from libc.stdlib cimport calloc, free
from septem.core.state cimport i64

cdef int WINDOW
cdef double UNWEIGHED

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define septem_fetch(place) __builtin_prefetch(place, 1)
    #else
    #define septem_fetch(place) ((void)(place))
    #endif
    """
    void septem_fetch(const void* place) noexcept nogil

cdef enum:
    ALIGNED = 64

ctypedef struct Edge:  # half a line of the cache; no entry lies on two
    i64 key
    double total
    float prior
    int visits, available, generation

@cython.final
cdef class Edges:
    cdef Edge* table
    cdef void* memory_of
    cdef i64 mask, used
    cdef int generation

    @cython.locals(first=i64, at=i64, victim=i64)
    cdef i64 find(self, i64 key) noexcept nogil
    cdef void clear(self, i64 at, i64 key) noexcept nogil
    cdef void offer(self, i64 at) noexcept nogil
    cdef void add(self, i64 at, i64 key, double reward) noexcept nogil

cdef inline Edge* empty_table(Edges edges, i64 size) except NULL:
    cdef void* memory = calloc(size * sizeof(Edge) + ALIGNED, 1)
    if memory == NULL:
        raise MemoryError(f"no memory for {size} entries of a search")
    free(edges.memory_of)  # of an __init__ before this one
    edges.memory_of = memory
    return <Edge*>((<uintptr_t>memory + ALIGNED - 1) // ALIGNED * ALIGNED)

cdef inline void free_table(Edges edges):
    free(edges.memory_of)

cdef inline void fetch(Edges edges, i64 key) noexcept nogil:
    septem_fetch(&edges.table[key & edges.mask])
