from septem.core.bits cimport BIT
from septem.core.rng cimport below, shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.cities cimport add_unbuilt, clear_cities
from septem.games.duel.fields cimport TOKENS, WONDERS, Fields
from septem.games.duel.structure cimport clear_structure, deal_age
from septem.games.duel.turns cimport begin_age, begin_turn

cdef int ALL_LOOT, ALL_TOKENS, DRAFT, GROUP, ON_BOARD, PICKS, START_COINS, TOLD_DRAFT, TOLD_GROUP
cdef int[8] DRAFT_BY_SECOND

cdef void clear(Fields state) noexcept nogil
cdef void deal(Fields state) noexcept nogil
cdef void give_wonders(Fields state) noexcept nogil
cdef void deal_wonders(Fields state) noexcept nogil
cdef void next_pick(Fields state) noexcept nogil
cdef void draft(Fields state, int wonder) noexcept nogil
