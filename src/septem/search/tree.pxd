cimport cython
from septem.core.rng cimport below, joined, seed_stream
from septem.core.state cimport State, i64
from septem.search.edges cimport Edges
from septem.search.place cimport Place
from septem.search.policy cimport Policy, owing
from septem.search.rewards cimport MOST_SEATS, Rewards

cdef double POINT
cdef int FIRST_LOOK, FIRST_WORLD, NEVER, MOST_DEPTH, PERCENT, SEARCH_STREAM

@cython.final
cdef class Search:
    cdef Edges edges
    cdef Policy policy
    cdef Place place
    cdef Rewards rewards
    cdef State root, work
    cdef int made, begun, by_values, horizon, noise, seat, count, depth, first_index, judged, foreseen, until
    cdef int others, forced, kept_count, taught
    cdef readonly int in_rounds
    cdef i64 seed, turn, world
    cdef int[512] kept, root_weights
    cdef double value_part, trust, explore_first, explore, temperature
    cdef readonly i64 iterations
    cdef i64[4] stream
    cdef i64[8] root_chain, chain
    cdef int[8] inside
    cdef int[512] codes, root_ends, rounds_of
    cdef double[512] root_wins, root_points
    cdef i64[256] path_at, path_key
    cdef int[256] path_seat

    cdef take_root(self, State root, int seat, i64 seed)
    @cython.locals(heaviest=int)
    cdef void list_root(self) noexcept
    @cython.locals(promised=double, counts=double)
    cdef double expected(self, int index, tuple line, double mean)
    @cython.locals(known=State)
    cpdef list rewards_of(self, object state)
    cdef void think_free(self, State state, int iterations) noexcept
    cdef int check_made(self) except -1
    cdef int check_begun(self) except -1
    @cython.locals(at=i64, visits=int, ends=int)
    cdef tuple line(self, int index)
    cdef void iterate(self, State state) noexcept nogil
    cdef void choose_world(self, State state) noexcept nogil
    cdef bint looks_ahead(self, State state) noexcept nogil
    @cython.locals(move=int)
    cdef void descend(self, State state) noexcept nogil
    cdef void follow(self, State state, int move) noexcept nogil
    cdef int playout_move(self, State state, int seat) noexcept nogil
    @cython.locals(first=bint)
    cdef int tree_move(self, State state, int seat) noexcept nogil
    cdef int by_weight(self, State state, int seat, int count, int new, int forced) noexcept nogil
    cdef int by_judgement(self, State state, int seat, int count, int new, int forced) noexcept nogil
    cdef double eagerness(self, int seat) noexcept nogil
