cimport cython
from septem.core.state cimport State

@cython.final
cdef class Policy:
    cdef int[512] weights
    cdef int[256] features, amounts
    cdef int pick(self, State state, int seat) noexcept nogil
    cdef list rows(self, State state, int count)
    @cython.locals(known=State)
    cpdef list weighed(self, object state, object seat)
    @cython.locals(known=State)
    cpdef list good(self, object state, object seat)
    @cython.locals(known=State)
    cpdef list described(self, object state, object seat)

@cython.locals(found=State)
cdef int owing(object state, object seat) except -1
