cimport cython
from septem.core.bits cimport BIT
from septem.core.state cimport State, i16, i64
from septem.games.duel.cities cimport add_unbuilt, join
from septem.games.duel.deal cimport PICKS, clear, deal, draft
from septem.games.duel.effects cimport LOOT, lead_after, loot_at
from septem.games.duel.features cimport describe_position
from septem.games.duel.fields cimport CARDS, MASK, WONDERS, WORD, Fields
from septem.games.duel.hints cimport points_ahead, sight_key, weigh_moves
from septem.games.duel.listing cimport draw_one, list_moves
from septem.games.duel.payment cimport chain_income, chained, choose_production, lack, price, take_discount, trade_taker
from septem.games.duel.redraw cimport redraw_hidden
from septem.games.duel.scoring cimport category, piece_points, place, total, victory
from septem.games.duel.structure cimport COVERS, add_available, covered
from septem.games.duel.turns cimport begin_turn, choose, discard_income, finish_turn, play_card

cdef int CAPITAL, FIRST_TOKEN, FIRST_WONDER, GROUP, MOST_AVAILABLE, ROWS, SLOTS
cdef int DRAFT, DRAFT_CODE, MAIN, OVER, PER_SLOT, RESOLVING, STARTER, STARTER_CODE, TOLD_STARTER
cdef int STAGES, WIDTH
cdef int[96] COLOUR, COST

@cython.final
cdef class DuelState(Fields):
    cdef int known_row(self, object row) except -1
    cdef int known_slot(self, object slot) except -1
    cdef restore_city(self, int seat, dict dump)
    cdef restore_structure(self, dict dump)

cdef list bits_of(int bits)
cdef list cards_of(i64 first, i64 second)
