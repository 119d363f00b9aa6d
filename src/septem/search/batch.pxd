cimport cython
from septem.core.rng cimport mixed
from septem.core.state cimport State, i64

cdef i64 LOW_WORD, BATCH_GAP
cdef int HEAD, TOTALS, GROUP, WIN

cdef i64 seed_of(i64 seed, i64 number) noexcept nogil
@cython.locals(twin=State, seats=int)
cpdef int play_many(State state, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) except -1
@cython.locals(number=i64, at=Py_ssize_t)
cdef void fill(State state, int seats, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) noexcept nogil
@cython.locals(row=Py_ssize_t, at=int, cell=i64)
cpdef int add_up(int[::1] rows, Py_ssize_t count, int width, i64[::1] totals) except -1
@cython.locals(row=Py_ssize_t, game=Py_ssize_t, winners=int)
cpdef int share_wins(int[::1] rows, Py_ssize_t games, int seats, int width, int[::1] wins) except -1
@cython.locals(row=Py_ssize_t, at=Py_ssize_t)
cpdef int group(int[::1] rows, int[::1] wins, Py_ssize_t count, int width, int index, i64[::1] cells) except -1
