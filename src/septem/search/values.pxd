cimport cython
from libc.math cimport exp
from septem.core.state cimport State, i16, i64

cdef extern from *:
    """
    #if defined(__GLIBC__) && defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__)
    #define SEPTEM_WIDE __attribute__((target_clones("avx2", "default")))
    #else
    #define SEPTEM_WIDE
    #endif
    enum { SEPTEM_UNITS = 32, SEPTEM_ROW = 64, SEPTEM_PART = 16, SEPTEM_FULL = 4096 };

    /* See values_plain.py. Sums of a part of a row stay in registers; a machine with wide ones uses them. */
    SEPTEM_WIDE static long long what_units_say(
        const short* layer, const int* by_stage, const int* rows, const short* times, int count
    ) {
        int found[SEPTEM_ROW];
        long long total = 0;
        for (int part = 0; part < SEPTEM_ROW; part += SEPTEM_PART) {
            int sums[SEPTEM_PART];
            for (int unit = 0; unit < SEPTEM_PART; unit++) sums[unit] = by_stage[part % SEPTEM_UNITS + unit];
            for (int index = 0; index < count; index++) {
                const short* row = layer + (rows[index] ^ part);
                for (int unit = 0; unit < SEPTEM_PART; unit++) sums[unit] += times[index] * row[unit];
            }
            for (int unit = 0; unit < SEPTEM_PART; unit++) {
                const int cut = sums[unit] < SEPTEM_FULL ? sums[unit] : SEPTEM_FULL;
                found[part + unit] = cut > 0 ? cut : 0;
            }
        }
        for (int unit = 0; unit < SEPTEM_UNITS; unit++)
            total += (long long)(found[unit] - found[SEPTEM_UNITS + unit]) * by_stage[SEPTEM_UNITS + unit];
        return total;
    }
    """
    int MOST_UNITS "SEPTEM_UNITS"
    int ROW "SEPTEM_ROW"
    i64 septem_what "what_units_say"(
        const i16* layer, const int* by_stage, const int* rows, const i16* times, int count
    ) noexcept nogil

cdef int MOST_AMOUNT
cdef double UNIT, MOST_ODDS
@cython.final
cdef class Values:
    cdef int[::1] weights
    cdef i16[::1] layer
    cdef int[::1] by_stage
    cdef int count, wide, first, units, heard
    cdef int[256] features, amounts, rows
    cdef i16[256] times
    @cython.locals(total=i64, odds=double, index=int, count=int, feature=int)
    cdef double judge(self, State state, int seat) noexcept nogil
    @cython.locals(looked_at=int, stage=int, begins=int, heard=int, index=int, place=int, amount=int)
    cdef i64 together(self, int count) noexcept nogil
    @cython.locals(known=State)
    cpdef value(self, object state, object seat)

cdef inline i64 what_units_say(
    i16[::1] layer, int[::1] by_stage, int at, const int* rows, const i16* times, int count
) noexcept nogil:
    return septem_what(&layer[0], &by_stage[at], rows, times, count)
