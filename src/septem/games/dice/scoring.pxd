from septem.core.bits cimport how_many, lowest
from septem.core.state cimport i16, i64
from septem.games.dice.fields cimport Fields

cdef int AGORA, BOXES, GALLERY, GALLERY_VP, PER_BOX, WAREHOUSE

cdef int box_points(Fields state, int seat, int box) noexcept nogil
cdef int category(Fields state, int seat, int building) noexcept nogil
cdef int total(Fields state, int seat) noexcept nogil
