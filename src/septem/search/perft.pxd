cimport cython
from cpython.exc cimport PyErr_CheckSignals as check_signals
from septem.core.state cimport State, i64

@cython.locals(state=State, child=State, seat=int, moves=int, index=int, found=i64)
cdef i64 sequences(list states, int depth) except -1
