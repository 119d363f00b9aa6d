cimport cython
from septem.core.rng cimport mixed
from septem.core.state cimport State, i64

cdef i64 LOW_WORD, BATCH_GAP, LARGEST_CELL, LARGEST_TOTAL
cdef int HEAD, TOTALS, GROUP, WIN

cdef i64 seed_of(i64 seed, i64 number) noexcept nogil
cdef int twin_columns(State state, object columns) except -1
cdef int fill(State state, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) except -1
@cython.locals(number=i64, at=Py_ssize_t)
cdef void play_all(State state, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) noexcept nogil
@cython.locals(row=Py_ssize_t, at=int, cell=i64)
cdef void add_rows(const int[::1] rows, Py_ssize_t count, int width, i64[::1] totals) noexcept nogil
@cython.locals(row=Py_ssize_t, game=Py_ssize_t, winners=int)
cdef void share_all(const int[::1] rows, Py_ssize_t games, int seats, int width, int[::1] wins) noexcept nogil
@cython.locals(row=Py_ssize_t, at=Py_ssize_t, groups=Py_ssize_t, named=Py_ssize_t)
cdef void group_rows(const int[::1] rows, const int[::1] wins, Py_ssize_t count, int width, int index, i64[::1] cells) noexcept nogil
@cython.locals(at=Py_ssize_t)
cdef int check_rows(const int[::1] rows, Py_ssize_t count) except -1
@cython.locals(at=Py_ssize_t)
cdef int check_totals(i64[::1] totals) except -1
