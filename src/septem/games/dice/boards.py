"""The boards: crossing a box, its lasting effects, and what a board looked like as the round began."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import (
    ATTACKS,
    BOXES,
    BUILDING_COUNT,
    COINS_ON_DIE,
    COLOUR_COUNT,
    DIE_COST_MINUS_1,
    DIE_COST_ZERO,
    GALLERY_VP,
    PER_BOX,
    UNLOCK,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import EAST, GALLERY, WONDER

if not cython.compiled:
    from septem.core.bits import BIT, lowest
    from septem.games.dice.scoring import total

COMPILED = bool(cython.compiled)


def clear_board(state: Fields, seat: int) -> None:
    """A board with nothing crossed; its city and coins stay."""
    state.crossed[seat] = 0
    state.ready[seat] = state.sheet.opening
    state.bonuses[seat] = 0
    state.crossed_points[seat] = 0
    state.die_discount[seat] = 0
    for building in range(BUILDING_COUNT):
        state.counts[seat][building] = 0
        state.per_box[seat][building] = 0
    for colour in range(COLOUR_COUNT):
        state.free_colour[seat][colour] = 0
        state.die_coins[seat][colour] = 0
        state.unlocked[seat][colour] = 0
    state.defences[seat][0] = 0
    state.defences[seat][1] = 0


def clear_attacks(state: Fields, seat: int) -> None:
    """No attack points written down."""
    for slot in range(ATTACKS):
        state.attacks[seat][slot] = 0
    state.fought[seat] = 0


def write_attack(state: Fields, seat: int, slot: int, points: int) -> None:
    """Points of an attack box are written down (DI-70)."""
    state.fought[seat] += points - state.attacks[seat][slot]
    state.attacks[seat][slot] = points


def lay_board(state: Fields, seat: int, crossed: int, bonuses: int) -> None:
    """A board with these boxes and bonuses crossed."""
    clear_board(state, seat)
    while crossed:
        mark_box(state, seat, lowest(crossed))
        crossed &= crossed - 1
    for bonus in range(state.sheet.bonuses):
        if bonuses & BIT[bonus]:
            mark_bonus(state, seat, bonus)


def mark_box(state: Fields, seat: int, box: int) -> None:
    """A box is crossed for good (DI-3): counts, arrows, lasting effects; nothing is paid, written down or asked."""
    building = state.sheet.building[box]
    state.crossed[seat] |= BIT[box]
    state.ready[seat] &= ~BIT[box]
    state.ready[seat] |= state.sheet.before[box] & ~state.crossed[seat]
    state.counts[seat][building] += 1
    if state.sheet.defence[box]:
        state.defences[seat][1 if building == EAST else 0] += 1
    row = BOXES * state.city[seat] + box
    state.crossed_points[seat] += state.sheet.vp[row] + state.per_box[seat][building]
    grant(state, seat, state.sheet.first[row], state.sheet.many[row])


def mark_bonus(state: Fields, seat: int, bonus: int) -> None:
    """A bonus is crossed, with its lasting effects."""
    state.bonuses[seat] |= BIT[bonus]
    grant(state, seat, state.sheet.bonus_first[bonus], state.sheet.bonus_many[bonus])


def grant(state: Fields, seat: int, first: int, many: int) -> None:
    """Lasting effects work from the crossing on; discounts and coins add up (DI-54)."""
    for effect in range(first, first + many):
        kind = state.sheet.kind[effect]
        colour = state.sheet.colour[effect]
        if kind == DIE_COST_MINUS_1:
            state.die_discount[seat] += 1
        elif kind == DIE_COST_ZERO:
            state.free_colour[seat][colour] = 1
        elif kind == COINS_ON_DIE:
            state.die_coins[seat][colour] += state.sheet.amount[effect]
        elif kind == UNLOCK:
            state.unlocked[seat][colour] = 1
        elif kind == PER_BOX:
            pay_per_box(state, seat, state.sheet.target[effect], state.sheet.amount[effect])
        elif kind == GALLERY_VP:
            pay_per_box(state, seat, state.sheet.mask[GALLERY], 1)


def pay_per_box(state: Fields, seat: int, boxes: int, points: int) -> None:
    """Every crossed box of these buildings brings points, now and later (DI-51, DI-55)."""
    for building in range(BUILDING_COUNT):
        if state.sheet.mask[building] & boxes:
            state.per_box[seat][building] += points
            state.crossed_points[seat] += points * state.counts[seat][building]


def complete(state: Fields, seat: int, building: int) -> int:
    """1 if all boxes of a building are crossed; a sheet may leave a building out."""
    size = state.sheet.size[building]
    return 1 if size and state.counts[seat][building] == size else 0


def has_all_bonuses(state: Fields, seat: int) -> int:
    """1 if no bonus is open any more (DI-91)."""
    return 1 if state.bonuses[seat] == BIT[state.sheet.bonuses] - 1 else 0


def next_wonder_box(state: Fields, seat: int) -> int:
    """The next Wonder box, -1 if all are crossed (DI-40)."""
    left = state.sheet.mask[WONDER] & ~state.crossed[seat]
    return lowest(left) if left else -1


def take_snapshot(state: Fields) -> None:
    """Boards as the round begins: what others are compared with, and what a turn is taken back to (DI-22)."""
    for seat in range(state.seats):
        for building in range(BUILDING_COUNT):
            state.start_counts[seat][building] = state.counts[seat][building]
        state.start_defences[seat][0] = state.defences[seat][0]
        state.start_defences[seat][1] = state.defences[seat][1]
        state.start_crossed[seat] = state.crossed[seat]
        state.start_coins[seat] = state.coins[seat]
        state.start_bonuses[seat] = state.bonuses[seat]
        state.start_points[seat] = total(state, seat)


def take_back(state: Fields, seat: int) -> None:
    """A board as its turn began (DI-121)."""
    since = state.crossed[seat] & ~state.start_crossed[seat]
    while since:
        box = lowest(since)
        if state.sheet.attack[box] >= 0:
            write_attack(state, seat, state.sheet.attack_slot[box], 0)
        since &= since - 1
    lay_board(state, seat, state.start_crossed[seat], state.start_bonuses[seat])
    state.coins[seat] = state.start_coins[seat]
