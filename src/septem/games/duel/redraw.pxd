from septem.core.bits cimport BIT
from septem.core.rng cimport shuffle
from septem.core.state cimport i16, i64
from septem.games.duel.effects cimport draw_offer
from septem.games.duel.fields cimport MASK, WONDERS, WORD, Fields
from septem.games.duel.structure cimport deal_age, fill_pool

cdef int FIRST_GUILD, GROUP, LIBRARY, SLOTS

cdef void redraw_hidden(Fields state, int seat, i64* stream) noexcept nogil
cdef void redeal_cards(Fields state, i64* stream) noexcept nogil
cdef void note_known(Fields state) noexcept nogil
cdef void know(Fields state, int card) noexcept nogil
cdef void redeal_face_down(Fields state, i64* stream, int deck, int guilds) noexcept nogil
cdef void redeal_wonders(Fields state, i64* stream) noexcept nogil
