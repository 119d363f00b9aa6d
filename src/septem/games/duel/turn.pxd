cimport cython
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport BIT, MASK, TOKENS, WORD
from septem.games.duel.structure cimport Structure

cdef int CAPITAL, CHAIN_COINS, DISCARD_COINS, DISCARD_PER_YELLOW, ECONOMY, EXTRA_SHIELDS, FIRST_TOKEN, FIRST_WONDER
cdef int LIBRARY_DRAW, MOST_WONDERS, RED, STRATEGY, SYMBOLS_TO_WIN, THEOLOGY, URBANISM, YELLOW
cdef int[96] AGAIN, COINS, COLOUR, COST, DESTROYS, DRAWS, HAS_DESTROYS, LOSES, REVIVES, SHIELDS, SYMBOL
cdef int[96][5] COINS_PER
cdef int[10] LOOT
cdef int[2][10] LOOT_BIT

cdef int DRAFT, MAIN, PROGRESS, LIBRARY, DESTROY, REVIVE, STARTER, OVER, RESOLVING
cdef int UNENDED, CIVILIAN, MILITARY, SCIENCE
cdef int USE_DISCARD, USE_BUILD, USE_WONDER
cdef int DRAFT_CODE, PROGRESS_CODE, LIBRARY_CODE, DESTROY_CODE, REVIVE_CODE, STARTER_CODE
cdef int TOLD_DRAFT, TOLD_GROUP, TOLD_AGE, TOLD_BEGINS, TOLD_BUILD, TOLD_CHAIN, TOLD_DISCARD, TOLD_WONDER, TOLD_ECONOMY
cdef int TOLD_URBANISM, TOLD_COINS, TOLD_LOSS, TOLD_PAWN, TOLD_LOOT, TOLD_LAST_WONDER, TOLD_PAIR, TOLD_LIBRARY
cdef int TOLD_TOKEN, TOLD_DESTROYED, TOLD_REVIVED, TOLD_REVEALED, TOLD_EXTRA_TURN, TOLD_STARTER, TOLD_END

cdef class Turn(Structure):
    cdef i16 decision, actor, active, extra_turn, board, box, offer, destroy_colour, loot, ending, winner

    cdef void play_card(self, int seat, int slot, int use) noexcept nogil
    cdef void pay_for_card(self, int seat, int card) noexcept nogil
    cdef void pay_trade(self, int seat, int spent) noexcept nogil
    cdef void construct_wonder(self, int seat, int wonder, int card) noexcept nogil
    cdef void box_last_wonder(self) noexcept nogil
    cdef void gain(self, int seat, int row) noexcept nogil
    cdef void take_effect(self, int seat, int row, int paired) noexcept nogil
    cdef int wonders_built(self) noexcept nogil
    cdef int lose(self, int seat, int coins) noexcept nogil
    cdef void open_choice(self, int seat, int row) noexcept nogil
    cdef void draw_offer(self, i64* stream) noexcept nogil
    cdef void attack(self, int seat, int row) noexcept nogil
    cdef void gain_symbol(self, int seat, int row, int paired) noexcept nogil
    cdef void choose(self, int seat, int move) noexcept nogil
    cdef void take_token(self, int seat, int token) noexcept nogil
    cdef void finish_game(self, int ending, int winner) noexcept nogil
