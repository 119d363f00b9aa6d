cimport cython
from septem.core.bits cimport BIT
from septem.core.state cimport State, i16, i64
from septem.games.architects.areas cimport add_card, clear_seats, count_grey
from septem.games.architects.battle cimport battle_due, shields, won_by
from septem.games.architects.deal cimport choose_wonder, deal
from septem.games.architects.decks cimport right_deck, seen_until, sees_look
from septem.games.architects.effects cimport gain, keep, look, take_effect
from septem.games.architects.features cimport describe_position
from septem.games.architects.fields cimport CENTRAL, KINDS, Fields
from septem.games.architects.hints cimport list_good, sights, weigh_moves
from septem.games.architects.listing cimport draw_one, list_moves
from septem.games.architects.payment cimport available, missing, owed_stages, payable
from septem.games.architects.redraw cimport redraw_hidden
from septem.games.architects.scoring cimport category, stages_built, token_points, total
from septem.games.architects.tokens cimport can_turn_in, take_token, turn_in, unused
from septem.games.architects.turns cimport build, finish_game, finish_turn, owed_tokens, pick, proceed, use_token

cdef int CHOOSING, DECKS_EMPTY, LOOK, OVER, TAKE_ANY, PICK, RESOLUTION, TOLD_DECLINE
cdef int BUILD_CODE, CHOOSE_CODE, DECLINE_CODE, EFFECT_CODE, KEEP_CODE, LOOK_CODE, PER_STAGE, PER_TOKEN
cdef int PROGRESS_CODE, SCIENCE_CODE, TAKE_CODE, USE_CODE
cdef int GREY_FIRST, WRONG_MODE, WRONG_WORTH
cdef int BLUE_POINTS, CULTURE, ECONOMY_BIT, ENGINEERING_BIT, FACE_UP, FIRST_GREEN, PAYING_KINDS, STAGES, SYMBOLS
cdef int[8] CONFLICT_TOKENS, DECK_FIRST, DECK_SIZE
cdef int GAME_STAGES, WIDTH

@cython.final
cdef class ArchitectsState(Fields):
    cdef int known_viewer(self, object seat) except -2
    cdef int turns_of(self, int seat) noexcept nogil
    cdef ArchitectsState twin(self)
    cdef ArchitectsState twin_of(self, int seat)
    cdef int helped_in(self, ArchitectsState other, int seat) noexcept nogil
    cdef restore_tokens(self, list face_up, list pile)
    cdef restore_seat(self, int seat, dict dump)
    cdef restore_deck(self, int deck, list kinds)
