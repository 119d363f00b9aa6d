from septem.core.state cimport i16
from septem.games.wonders.cities cimport BIT, CARD_BASE, COINS_NEEDED, COLOUR, LEFT, RIGHT, SEATS, STAGES_BUILT
from septem.games.wonders.table cimport AFTER_TURNS, LAST_TURN, TURN_STRIDE, Table

cdef int CHOOSE_SIDE, CHOOSE, SEVENTH, DIG, OVER
cdef int SELL, BUILD, STAGE, POWER_BUILD, SIDE, DECLINE, DIG_BUILD
cdef int AGE_BEGINS, SIDE_SHOWN, BUILT, STAGE_BUILT, SOLD, EARNED, LEFT_OVER, GAME_ENDS
cdef int SEVENTH_DECLINED, DUG, DIG_DECLINED, DIG_LOST, PAID, CHAINED, FREE_BY_BOARD, BY_POWER
cdef int SALE, PLAY_SEVENTH, ONCE_PER_AGE, FIRST_OF_COLOUR, FIRST_OF_AGE, LAST_OF_AGE
cdef int[2][3] FIRST_CARD, PAIR_ALL, PAIR_CHAINED
cdef int[7][8][2][3] PAIR_NEEDS
cdef int MOST_IN_AGE, MOST_UNITS, RESOURCES, WORD_BITS
cdef int KIND_BITS, CARD_SHIFT, LEFT_SHIFT, RIGHT_SHIFT, COIN_BITS, FREE_CITY_BIT, CARD_FIELD

cdef class Turns(Table):
    cdef i16 phase, dig_each_turn, actor, acting_city, open_choices
    cdef int[7] chosen
    cdef i16[7][8] final
    cdef i16 extra_guilds
    cdef i16[7] board_wanted, side_wanted
    cdef int end
    # scratch, not copied
    cdef int[7] income, placed

    cdef void begin_age(self) noexcept nogil
    cdef void begin_turn(self) noexcept nogil
    cdef void resolve(self) noexcept nogil
    cdef void carry_out(self, int city, int move, int turn) noexcept nogil
    cdef void build(self, int city, int card, int kind, int to_left, int to_right, int turn) noexcept nogil
    cdef void collect(self, int city) noexcept nogil
    cdef void leave_hand(self, int city, int card, int turn) noexcept nogil
    cdef void hide(self, int card, int city, int turn, int under) noexcept nogil
    cdef void rule_out(self, int turn, int under) noexcept nogil
    cdef int out_of_reach(self, int city) noexcept nogil
    cdef int built_of_age(self) noexcept nogil
    cdef int free_by_board(self, int city, int row, int turn) noexcept nogil
    cdef void after_turn(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void next_seventh(self, int first) noexcept nogil
    cdef void play_seventh(self, int move) noexcept nogil
    cdef int seventh_card(self) noexcept nogil
    cdef void discard_rest(self) noexcept nogil
    cdef void next_dig(self) noexcept nogil
    cdef void dig(self, int move) noexcept nogil
    cdef void end_age(self) noexcept nogil
    cdef void count_all(self) noexcept nogil
