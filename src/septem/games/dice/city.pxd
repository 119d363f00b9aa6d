cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.dice.columns cimport (
    COINS_ON_DIE, DIE_COST_MINUS_1, DIE_COST_ZERO, GALLERY_VP, PER_BOX, UNLOCK, Sheet,
)

cdef int WAREHOUSE, WONDER, GUILD_COURT, GALLERY, WEST, AGORA, MARKET, UNIVERSITY, EAST
cdef int IN_FORUM, IN_RESERVE, GONE, PURPLE, SEATS
cdef int[10] DIE_COLOUR, STARTS
cdef int[4] SECTION_COST
cdef int[6] COMPARE_FIRST, COMPARE_SECOND
cdef i64[60] BIT
cdef int[67] LOW

cdef int lowest(i64 mask) noexcept nogil
cdef int how_many(i64 mask) noexcept nogil

@cython.no_gc
cdef class City(State):
    cdef i16 round, last_round, max_rounds, ended
    cdef i16[10] place, face, section
    cdef i16[7] city
    cdef int[7] coins
    cdef i64[7] crossed, ready
    cdef i16[7][9] count
    cdef i16[7] bonuses
    cdef i16[7][16] attacks
    cdef i16[7] agora_first, cheaper
    cdef i16[7][8] free_colour, die_coins, unlocked
    cdef i16[7][2] walls
    cdef i16[7][9] start_count
    cdef i16[7][2] start_walls
    cdef i64[7] start_crossed
    cdef int[7] start_coins
    cdef i16[7] start_bonuses
    cdef i16[7] depth
    cdef int[7][24] stack
    cdef int end
    # not copied
    cdef int[512] moves
    cdef Sheet sheet

    cdef int gain(self, int seat, int coins) noexcept nogil
    cdef int purse(self, int seat, int die) noexcept nogil
    cdef int die_cost(self, int seat, int die) noexcept nogil
    cdef int construction(self, int seat, int box) noexcept nogil
    cdef i64 payable(self, int seat, int budget) noexcept nogil
    cdef i64 fillable(self, int seat, int die, int free) noexcept nogil
    cdef int next_wonder(self, int seat) noexcept nogil
    cdef int left_of(self, int seat) noexcept nogil
    cdef int right_of(self, int seat) noexcept nogil
    cdef int compared(self, int seat, int face) noexcept nogil
    cdef int guild_holds(self, int seat, int face) noexcept nogil
    cdef int facing(self, int seat, int building) noexcept nogil
    cdef void mark(self, int seat, int box) noexcept nogil
    cdef void grant(self, int seat, int first, int many) noexcept nogil
    cdef void clear_board(self, int seat) noexcept nogil
    cdef void set_board(self, int seat, i64 crossed, int bonuses) noexcept nogil
    cdef void take_snapshot(self) noexcept nogil
    cdef int box_points(self, int seat, int box) noexcept nogil
    cdef int building_points(self, int seat, int building) noexcept nogil
