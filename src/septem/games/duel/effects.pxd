from septem.core.bits cimport BIT
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport join, lose_coins
from septem.games.duel.fields cimport TOKENS, Fields
from septem.games.duel.scoring cimport tally

cdef int CAPITAL, EXTRA_SHIELDS, LIBRARY_DRAW, RED, STRATEGY, SYMBOLS_TO_WIN
cdef int DESTROY, LIBRARY, MILITARY, OVER, PROGRESS, REVIVE, SCIENCE
cdef int TOLD_COINS, TOLD_END, TOLD_LIBRARY, TOLD_LOOT, TOLD_LOSS, TOLD_PAIR, TOLD_PAWN
cdef int[96] COINS, COLOUR, DESTROYS, DRAWS, HAS_DESTROYS, LOSES, REVIVES, SHIELDS, SYMBOL
cdef int[96][5] COINS_PER
cdef int[10] LOOT
cdef int[2][10] LOOT_BIT

cdef void gain(Fields state, int seat, int row) noexcept nogil
cdef void take_effect(Fields state, int seat, int row, int paired) noexcept nogil
cdef void attack(Fields state, int seat, int row) noexcept nogil
cdef int lead_after(Fields state, int seat, int row) noexcept nogil
cdef int loot_at(Fields state, int seat, int lead) noexcept nogil
cdef void gain_symbol(Fields state, int seat, int row, int paired) noexcept nogil
cdef void open_choice(Fields state, int seat, int row) noexcept nogil
cdef void draw_offer(Fields state, i64* stream) noexcept nogil
cdef void finish_game(Fields state, int ending, int winner) noexcept nogil
