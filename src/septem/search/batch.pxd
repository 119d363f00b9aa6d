cimport cython
from septem.core.rng cimport mixed
from septem.core.state cimport State, i64

cdef i64 LOW_WORD, BATCH_GAP, DIGEST_MASK, LARGEST_CELL, LARGEST_TOTAL
cdef int HEAD, TOTALS, GROUP, WIN

cdef i64 seed_of(i64 seed, i64 number) noexcept nogil
cdef int twin_columns(State state, object columns) except -1
cdef int fill(State state, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) except -1
@cython.locals(number=i64, at=Py_ssize_t)
cdef void play_all(State state, int columns, i64 first, int count, i64 seed, int lazy, int[::1] out) noexcept nogil
@cython.locals(made=int)
cdef int decisions_of(State state, int lazy) noexcept nogil
@cython.locals(word=i64, sum_of_words=i64, at=Py_ssize_t)
cdef i64 digest_of(i64 number, i64 seed, const int[::1] rows, Py_ssize_t first, Py_ssize_t count) noexcept nogil
@cython.locals(number=i64, total=i64, game=Py_ssize_t)
cdef i64 checksum_of(const int[::1] rows, i64 first, Py_ssize_t games, Py_ssize_t cells, i64 seed) noexcept nogil
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
