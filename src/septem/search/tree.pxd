cimport cython
from libc.math cimport exp, log, sqrt, tanh
from septem.core.rng cimport below, joined, seed_stream
from septem.core.state cimport State, i64
from septem.search.edges cimport UNWEIGHED, Edges
from septem.search.policy cimport Policy, owing
from septem.search.values cimport Values

cdef double POINT
cdef int FIRST_LOOK, FIRST_WORLD, LOWEST, NEVER, MOST_DEPTH, MOST_SEATS, PERCENT, SEARCH_STREAM

@cython.final
cdef class Search:
    cdef Edges edges
    cdef Policy policy
    cdef Values values
    cdef State root, work, leaf, further
    cdef int made, begun, by_values, horizon, noise, seat, count, depth, first_index, judged, until
    cdef int others, forced, kept_count
    cdef readonly int in_rounds
    cdef i64 seed, turn, world
    cdef int[512] kept, root_weights
    cdef double trust, explore_first, explore, temperature, win_part, scale
    cdef readonly i64 iterations
    cdef i64[4] stream
    cdef i64[8] root_chain, chain
    cdef int[8] inside, standings, margins
    cdef double[8] rewards, won
    cdef int[512] codes, moves, root_ends
    cdef double[512] root_wins, root_points
    cdef i64[512] at, keys
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
    @cython.locals(forced=bint)
    cdef int tree_move(self, State state, int seat) noexcept nogil
    @cython.locals(key=i64, at=i64)
    cdef int look_up(self, State state, int seat, int count) noexcept nogil
    @cython.locals(at=i64, weights="int*")
    cdef void set_priors(self, State state, int seat, int count) noexcept nogil
    @cython.locals(at=i64, priors=double, rewards=double, mean=double, eager=double, wish=double, highest=double, tried=int)
    cdef int most_wanted(self, int count) noexcept nogil
    @cython.locals(at=i64)
    cdef void judge_moves(self, State state, int seat, int count) noexcept nogil
    @cython.locals(best=double)
    cdef double worth_ahead(self, State state, int seat) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
    cdef double eagerness(self, int seat) noexcept nogil
    @cython.locals(at=i64, logarithm=double, wish=double, highest=double, tried=int)
    cdef int most_promising(self, int count, double eager) noexcept nogil
    @cython.locals(best=double)
    cdef void reward_judged(self, State state, int seat, int index) noexcept nogil
    cdef void judge_all(self, State state) noexcept nogil
    @cython.locals(margin=int, won=double)
    cdef void settle(self, State state) noexcept nogil
    cdef int margin(self, int seat, int seats) noexcept nogil
