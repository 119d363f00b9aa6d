cimport cython
from septem.core.state cimport State, i16, i64
from septem.games.dice.boards cimport lay_board, next_wonder_box, write_attack
from septem.games.dice.columns cimport Sheet
from septem.games.dice.deal cimport deal
from septem.games.dice.effects cimport phase_of
from septem.games.dice.features cimport describe_state, features_known
from septem.games.dice.fields cimport Fields
from septem.games.dice.hints cimport list_good, weigh_moves
from septem.games.dice.listing cimport draw_one, list_moves
from septem.games.dice.neighbours cimport attack_points, defences_met, defender, guild_condition
from septem.games.dice.payment cimport (
    condition_holds, construction, die_cost, die_income, die_unlocked, fillable, pass_income, payable, shown_boxes,
)
from septem.games.dice.redraw cimport redraw_hidden
from septem.games.dice.rounds cimport all_done, begin_round, end_round, open_turns
from septem.games.dice.scoring cimport box_points, category, total
from septem.games.dice.turns cimport play

cdef int ATTACKS, BUILDING_COUNT, COLOUR_COUNT, DICE, EAST, FREE_BUILD, MOST_ROUNDS, MOST_SEATS, SIDES, WEST

@cython.final
@cython.no_gc  # a sheet knows no state, so there are no cycles
cdef class DiceState(Fields):
    cdef int known_box(self, object box) except -1
    cdef int known_die(self, object die) except -1
    cdef int known_barracks(self, object building) except -1
    cdef tuple frame(self, int seat, int at)
    cdef dict dump_seat(self, int seat)
    cdef restore_seat(self, int seat, dict given)

cdef share_sheet(Fields state, Fields twin)
