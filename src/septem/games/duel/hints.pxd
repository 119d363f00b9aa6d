from septem.core.bits cimport BIT, how_many
from septem.core.rng cimport joined
from septem.core.state cimport i16, i64
from septem.games.duel.effects cimport loot_at
from septem.games.duel.fields cimport Fields
from septem.games.duel.payment cimport chain_income, price, quote, trade_taker
from septem.games.duel.scoring cimport tally, total
from septem.games.duel.structure cimport ALL_SLOTS, COVERS, UNDER
from septem.games.duel.turns cimport discard_income

cdef int CAPITAL, EXTRA_SHIELDS, FIRST_TOKEN, FIRST_WONDER, RED, SLOTS, STRATEGY, SYMBOLS_TO_WIN, THEOLOGY
cdef int DESTROY, DESTROY_CODE, DRAFT_CODE, LIBRARY, LIBRARY_CODE, MAIN, PER_SLOT, PROGRESS, PROGRESS_CODE, REVIVE
cdef int REVIVE_CODE, STARTER, STARTER_CODE, USE_BUILD, USE_DISCARD, USE_WONDER
cdef int[96] AGAIN, COINS, COLOUR, DRAWS, HAS_DESTROYS, HAS_FIXES, LOSES, MAKES, POINTS, REVIVES, SHIELDS, SYMBOL, UNITS
cdef int[96] WILD_MADE, WILD_RAW
cdef int[96][5] COINS_PER, FIXES, POINTS_PER
cdef int[10] LEAD_POINTS, LOOT, TOKEN
cdef int[4] UNIT, CHOICE, FIXED
cdef int COIN, COIN_GIVEN, DANGER, DESTROYED, FROM_BOX, HIDDEN, PAIR, POINT, REVIVED, REVIVED_MOST, SHIELD, SUPREMACY
cdef int SYMBOL_FIRST, SYMBOL_MORE, TURN, WIN

cdef i64 sight_key(Fields state, int seat) noexcept nogil
cdef int points_ahead(Fields state, int seat) noexcept nogil
cdef void weigh_moves(Fields state, int seat, int count, int* weights) noexcept nogil
cdef void weigh_uses(Fields state, int seat, int count, int* weights) noexcept nogil
cdef int card_cost(Fields state, int seat, int card) noexcept nogil
cdef int cost(Fields state, int seat, int spent, int traded) noexcept nogil
cdef int worth(Fields state, int seat, int row) noexcept nogil
cdef int wonder_extras(Fields state, int seat, int row) noexcept nogil
cdef int lasting(Fields state, int seat, int row) noexcept nogil
cdef int conflict(Fields state, int seat, int row) noexcept nogil
cdef int led(int lead) noexcept nogil
cdef int science(Fields state, int seat, int symbol) noexcept nogil
cdef int denied(Fields state, int seat, int card) noexcept nogil
cdef int exposed(Fields state, int seat, int slot) noexcept nogil
