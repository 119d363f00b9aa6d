from septem.core.rng cimport below, shuffle
from septem.core.state cimport i16, i64
from septem.games.wonders.cities cimport clear_city, open_board
from septem.games.wonders.fields cimport SEATS, TURNS_IN_ALL, Fields

cdef int BOARDS, CHOSEN, GUILD_COUNT, RANDOM
cdef i16[2][8][3][52] DECKS
cdef int[2][8][3] DECK_COUNT
cdef i16[2][10] GUILDS
cdef int[8][3] GUILDS_IN_PLAY

cdef void clear(Fields state) noexcept nogil
cdef void deal(Fields state) noexcept nogil
cdef void deal_boards(Fields state) noexcept nogil
cdef void shuffle_deck(Fields state, int age) noexcept nogil
cdef int deal_guilds(Fields state, int size) noexcept nogil
