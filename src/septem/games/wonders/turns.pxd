from septem.core.state cimport i16, i64
from septem.games.wonders.away cimport pile_size, put_away, show_pile, take_from_pile
from septem.games.wonders.cities cimport add_card, open_board
from septem.games.wonders.effects cimport carry_out, clear_income, collect, resolve
from septem.games.wonders.fields cimport Fields
from septem.games.wonders.free_city cimport draw_card, holder_at, keeper
from septem.games.wonders.hands cimport deal_hands, pass_hands
from septem.games.wonders.scoring cimport count_all, fight

cdef int AFTER_TURNS, CARD_FIELD, CARD_SHIFT, CHOOSE, CHOOSE_SIDE, CHOSEN, DECLINE, DISCARD_BUILD, HAND, KIND_BITS, LAST_TURN
cdef int OVER, PLAY_SEVENTH, SEVENTH_CARD, TOLD_AGE, TOLD_END, TOLD_LEFT_OVER, TOLD_RECOVERED, TOLD_RECOVER_DECLINED
cdef int TOLD_RECOVER_LOST, TOLD_SEVENTH_DECLINED, TOLD_SIDE, TURN_STRIDE
cdef int[2] CARD_BASE

cdef void begin_game(Fields state) noexcept nogil
cdef void begin_age(Fields state) noexcept nogil
cdef void begin_turn(Fields state) noexcept nogil
cdef void settle(Fields state) noexcept nogil
cdef void show_sides(Fields state) noexcept nogil
cdef void after_turn(Fields state) noexcept nogil
cdef void next_turn(Fields state) noexcept nogil
cdef void next_seventh(Fields state, int first) noexcept nogil
cdef int seventh_card(Fields state) noexcept nogil
cdef void play_seventh(Fields state, int move) noexcept nogil
cdef void discard_rest(Fields state) noexcept nogil
cdef void discard_last(Fields state) noexcept nogil
cdef void next_discard_build(Fields state) noexcept nogil
cdef void recover(Fields state, int move) noexcept nogil
cdef void end_age(Fields state) noexcept nogil
