cimport cython

ctypedef long long i64

cdef i64 WORD, MIX, STREAM_GAP, KEY_HIGH

cdef i64 mixed(i64 word) noexcept nogil
cdef i64 joined(i64 key, i64 word) noexcept nogil
cdef void seed_stream(i64* stream, i64 seed, i64 number) noexcept nogil
cdef i64 next_word(i64* stream) noexcept nogil
cdef int below(i64* stream, int count) noexcept nogil
cdef void shuffle(i64* stream, short* items, int count) noexcept nogil

@cython.final
cdef class Rng:
    cdef i64[4] words
    cdef int check_begun(self) except -1
    cpdef below(self, object count)           # declared, or Cython takes it for the function of that name
    cdef i64 draw(self, i64 count) noexcept
