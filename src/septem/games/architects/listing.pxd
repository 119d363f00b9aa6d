from septem.core.bits cimport BIT
from septem.core.rng cimport below
from septem.core.state cimport i16, i64
from septem.games.architects.decks cimport has_cards, right_deck, seen_until
from septem.games.architects.fields cimport CENTRAL, MOST_SEATS, Fields
from septem.games.architects.payment cimport payable
from septem.games.architects.tokens cimport unused
from septem.games.architects.turns cimport obliged

cdef int ASKED, CHOOSING, KEEP, LOOK, PICK, PROGRESS, RESOLUTION, TAKE_ANY
cdef int BLIND, BUILD_CODE, CHOOSE_CODE, DECLINE_CODE, EFFECT_CODE, FINISH_CODE, KEEP_CODE, LOOK_CODE, PER_STAGE
cdef int PER_TOKEN, PROGRESS_CODE, SCIENCE_CODE, TAKE_CODE, TRIPLE, USE_CODE
cdef int ECONOMY_BIT, ENGINEERED, ENGINEERED_DOUBLED, ENGINEERING_BIT, EXTRA_TOKENS, FACE_UP, FIRST_GREEN, GUARD
cdef int NORMAL, NORMAL_DOUBLED, PAYING_KINDS, STAGES, WORTH_CAP
cdef int[209] GREY_PAID, PACKED
cdef int[5][147] CANDIDATES
cdef int[20] STRETCH_END

cdef int list_moves(Fields state, int seat) noexcept nogil
cdef int draw_one(Fields state, int seat) noexcept nogil
cdef void add(Fields state, int move) noexcept nogil
cdef void list_sides(Fields state, int seat, int first_code) noexcept nogil
cdef void list_reach(Fields state, int seat, int first_code) noexcept nogil
cdef void list_choices(Fields state, int seat) noexcept nogil
cdef void list_wonders(Fields state) noexcept nogil
cdef void list_tokens(Fields state) noexcept nogil
cdef void list_kept(Fields state, int seat) noexcept nogil
cdef void list_resolution(Fields state, int seat) noexcept nogil
cdef void list_sets(Fields state, int seat) noexcept nogil
cdef void list_builds(Fields state, int seat) noexcept nogil
cdef int packed_cards(Fields state, int seat) noexcept nogil
cdef void list_payments(Fields state, int seat, int stage, int cards) noexcept nogil
cdef void list_stretch(Fields state, int stage, int cards, int stretch) noexcept nogil
cdef void keep_most_grey(Fields state, int first) noexcept nogil
