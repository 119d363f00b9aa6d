"""Points by building (DI-110, DI-111)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import BOXES, GALLERY_VP, PER_BOX
from septem.games.dice.fields import Fields
from septem.games.dice.tables import AGORA, GALLERY, WAREHOUSE

if not cython.compiled:
    from septem.core.bits import how_many, lowest

COMPILED = bool(cython.compiled)


def box_points(state: Fields, seat: int, box: int) -> int:
    """Points of a crossed box now: printed, written down, or by an effect (DI-110)."""
    row = BOXES * state.city[seat] + box
    points = state.sheet.vp[row]
    if state.sheet.attack[box] >= 0:
        points += state.attacks[seat][state.sheet.attack_slot[box]]
    first = state.sheet.first[row]
    for effect in range(first, first + state.sheet.many[row]):
        if state.sheet.kind[effect] == PER_BOX:  # DI-51
            points += state.sheet.amount[effect] * how_many(state.crossed[seat] & state.sheet.target[effect])
        elif state.sheet.kind[effect] == GALLERY_VP:  # DI-55
            points += state.counts[seat][GALLERY]
    return points


def category(state: Fields, seat: int, building: int) -> int:
    """Points of one building, counted now; the Warehouse scores nothing (DI-110, DI-111)."""
    if building == WAREHOUSE:
        return 0
    points = 0
    boxes = state.crossed[seat] & state.sheet.mask[building]
    while boxes:
        points += box_points(state, seat, lowest(boxes))
        boxes &= boxes - 1
    if building == AGORA and state.agora_first[seat]:  # DI-80
        points += state.sheet.first_finisher
    return points


def total(state: Fields, seat: int) -> int:
    """All points of a seat, counted now: the sum of its buildings, kept while boxes are crossed (DI-111)."""
    points = state.crossed_points[seat] + state.fought[seat]
    return points + state.sheet.first_finisher if state.agora_first[seat] else points
