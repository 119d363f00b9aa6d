cimport cython
from septem.core.state cimport State, i16, i64

ctypedef signed char i8

cdef int SEATS, MOST_PLACES, TURNS_IN_ALL

cdef class Fields(State):
    cdef i16 cities, edition, discard_each_turn, reveal_all, extra_guilds
    cdef i16[7] board_wanted, side_wanted
    cdef i8[7] left_of, right_of

    cdef i16[7] side_row, coins, shields, stage_points, card_points, powers, power_used, builds_due
    cdef int[7] fixed
    cdef i8[7][16] own_reach, sold_reach
    cdef i8[7] goods_choices, price_left, price_right, price_goods
    cdef i64[7][2] built, doubles, linked, free
    cdef i8[7][9] counts
    cdef i8[7][5] science
    cdef i8[7][3] victories
    cdef i16[7][8] final

    cdef i8[7][8] hand
    cdef i8[7] hand_size, holding
    cdef i16[3][52] deck
    cdef i16[3] deck_size
    cdef i16[10] box
    cdef i16 box_size, pile_next, drawn

    cdef int[152] away
    cdef i16 away_count
    cdef int[8] recovered
    cdef i16 recovered_count
    cdef int[21] ruled_out

    cdef i16 age, turn, ages_dealt, phase, actor, acting_city, open_choices
    cdef int[7] chosen
    cdef i16 thought_for

    cdef int end
    cdef int budget, raw_bought, raw_least, raw_most, goods_bought, goods_least, goods_most
    cdef int[256] moves
    cdef int[48] stage_payments
    cdef int stage_payment_count
    cdef int[8] hand_cards, hand_worths
    cdef int[256] kept
    cdef int kept_count
    cdef i16[64] figures
    cdef int[7] income, placed
    cdef int[7] points
    cdef int copied
    cdef i16[208] places, groups, pool
    cdef i16[30] copies
    cdef i16[8] rows, row_group, choice_count, choice_known, taken, taken_unseen
    cdef i8[240] choice
    cdef int unseen, guilds, guilds_out
    cdef i16[24] pinned
    cdef int pinned_count
    cdef int[8] open_recovered, open_age, best_rows, best_size
