from septem.core.state cimport i16, i64
from septem.games.dice.boards cimport take_back
from septem.games.dice.effects cimport phase_of
from septem.games.dice.fields cimport Fields
from septem.games.dice.listing cimport draw_one
from septem.games.dice.turns cimport begin_turn, play

cdef int ACTION

cdef void redraw_hidden(Fields state, int seat) noexcept nogil
cdef void redraw_turn(Fields state, int seat) noexcept nogil
