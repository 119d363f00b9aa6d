cimport cython
from septem.core.bits cimport how_many
from septem.core.state cimport i16, i64
from septem.games.dice.effects cimport phase_of
from septem.games.dice.fields cimport Fields
from septem.games.dice.neighbours cimport guild_condition, left_of, right_of
from septem.games.dice.scoring cimport total

cdef int ACTION, BUILDING_COUNT, COLOUR_COUNT, IN_FORUM, MOST_COST, SIDES, WAITING
cdef int GALLERY, GUILD_COURT, WAREHOUSE
cdef int FEW_COINS, MOST_BONUSES, MOST_COINS, MOST_LACKING, STAGE_ROUNDS, STAGES, WIDTH
cdef int OWN, RIVAL
cdef int BONUSES_TAKEN, BOXES_OF, CITY, COINS, DEFENDED, FOR_PURPLE, FOR_WHITE, POINTS, RESOURCES, RICH, TO_BONUS, TO_DIE
cdef int TO_END, UNLOCKED
cdef int ACTING, DIE_COINS, DISCOUNT, FIRST, FREE_COLOURS, GUILD, MET, TO_ACT, TO_COME
cdef int AGORA_OPEN, ALWAYS, LEAD, LEAD_ON_ALL, OTHERS_BONUSES, OTHERS_TO_END, PLAYERS, SPECIALS_IN
cdef int[3] SPECIAL_COLOURS, SPECIALS
cdef i16[256] TAKEN

cdef int features_known() noexcept nogil
cdef int describe_state(Fields state, int seat, int* features, int* amounts) noexcept nogil
cdef int stage(Fields state) noexcept nogil
cdef int rival_of(Fields state, int seat) noexcept nogil
cdef int put(int* features, int* amounts, int count, int number, int amount) noexcept nogil
cdef int put_board(
    Fields state, int seat, int start, int points, int base, int* features, int* amounts, int count
) noexcept nogil
cdef int put_specials(Fields state, int seat, int start, int base, int* features, int* amounts, int count) noexcept nogil
cdef int built(Fields state, int seat, int building, int start) noexcept nogil
cdef int defended(Fields state, int seat, int start) noexcept nogil
cdef int lacking(Fields state, int seat, int start, int buildings) noexcept nogil
cdef int put_own(Fields state, int seat, int base, int* features, int* amounts, int count) noexcept nogil
cdef int conditions(Fields state, int seat) noexcept nogil
cdef int put_table(
    Fields state, int seat, int points, int rival, int base, int* features, int* amounts, int count
) noexcept nogil
cdef int specials_in(Fields state) noexcept nogil
