from septem.core.state cimport i16, i64
from septem.games.architects.areas cimport add_card
from septem.games.architects.battle cimport turn_conflict
from septem.games.architects.decks cimport draw_card, has_cards, right_deck, shuffle_deck, side_in_reach
from septem.games.architects.fields cimport CENTRAL, Fields
from septem.games.architects.tokens cimport arm

cdef int ASKED, KEEP, LOOK, PROGRESS, RESOLUTION, TAKE_ANY
cdef int EFFECT_CENTRAL, EFFECT_LOOK, EFFECT_PROGRESS, EFFECT_TAKE_ANY
cdef int TOLD_CAT, TOLD_LOOK, TOLD_SHUFFLED, TOLD_TAKE
cdef int[14] ARMS, CAT_ICONS, HORNS
cdef int[7] EFFECT_OF

cdef void take(Fields state, int seat, int deck, int token) noexcept nogil
cdef void gain(Fields state, int seat, int kind) noexcept nogil
cdef void open_effect(Fields state, int seat, int effect) noexcept nogil
cdef int can_do(Fields state, int seat, int effect) noexcept nogil
cdef void take_effect(Fields state, int seat) noexcept nogil
cdef void take_sides(Fields state, int seat) noexcept nogil
cdef void look(Fields state, int seat, int deck) noexcept nogil
cdef void keep(Fields state, int seat, int kind) noexcept nogil
