cimport cython
from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport State, i16, i64
from septem.games.wonders.away cimport could_be, mark_all_taken
from septem.games.wonders.cities cimport (
    DEFEATS, STAGES_BUILT, add_card, clear_city, join, next_stage, open_board,
)
from septem.games.wonders.deal cimport clear, deal
from septem.games.wonders.effects cimport free_by_board, how_built
from septem.games.wonders.features cimport describe_table
from septem.games.wonders.fields cimport SEATS, Fields, i8
from septem.games.wonders.free_city cimport holder_at
from septem.games.wonders.good cimport list_good
from septem.games.wonders.hands cimport hand_at
from septem.games.wonders.hints cimport weigh_moves
from septem.games.wonders.listing cimport city_to_decide, draw_one, list_moves, list_payments
from septem.games.wonders.memory cimport from_pile, group_of, group_of_row, sees_pile
from septem.games.wonders.payment cimport UNLIMITED, least_trade, payable
from septem.games.wonders.redraw cimport redraw_hidden
from septem.games.wonders.scoring cimport count_all, counted_points, tally, total
from septem.games.wonders.taught cimport row_of_move, stand
from septem.games.wonders.turns cimport begin_game, play_seventh, recover, settle, seventh_card

cdef int AFTER_TURNS, AGES, CARD_BITS, CHOOSE, CITY_BITS, CITY_SHIFT, COIN_BITS, FRESH_BIT, KNOWN_SHIFT, LEFT_SHIFT, MOST_CARDS
cdef int MOST_IN_AGE, OVER, RANDOM, RIGHT_SHIFT, ROWS, SEVENTH_CARD, SIDES, TAKEN_BIT, TURN_STRIDE, UNDER_BIT, WHEN_BITS, WHEN_SHIFT
cdef int[2] CARD_BASE
cdef int[256] NEED
cdef i8[256] COINS_NEEDED
cdef i8[96] WORD
cdef i64[96] MASK
cdef int[2][3] FIRST_CARD
cdef int[28][4] STAGE_ROW
cdef int FIGURES, STAGES, WIDTH

@cython.final
cdef class WondersState(Fields):
    cdef int known_city(self, object city) except -1
    cdef int known_row(self, object row) except -1
    cdef dict row_of(self, int row)
    cdef dict away_row(self, int row)
    cdef restore_city(self, int city, dict lying)
    cdef restore_cards(self, dict dump)
    cdef restore_away(self, list rows)
    cdef restore_recovered(self, list rows)

cdef int packed(dict row) except -1
