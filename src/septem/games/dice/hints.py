"""How good a move looks to a seat: points, what opens, coins; from what the seat knows, in hundredths of a point."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables
from septem.games.dice.codes import (
    ANOTHER_ACTION,
    BONUS_CODE,
    BOX_CODE,
    BOXES,
    BUILD_FREE_DIE,
    BUILDING_COUNT,
    COINS,
    COINS_ON_DIE,
    CROSS_UP_TO_TWO,
    DIE_COST_MINUS_1,
    DIE_COST_ZERO,
    FREE_BUILD,
    GALLERY_VP,
    NONE_CODE,
    PASS_CODE,
    PER_BOX,
    PER_DIE,
    UNLOCK,
    WONDER_CODE,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import AGORA, GALLERY, WAREHOUSE

if not cython.compiled:
    from septem.core.bits import BIT, how_many, lowest
    from septem.games.dice.boards import next_wonder_box
    from septem.games.dice.effects import phase_of
    from septem.games.dice.neighbours import attack_points
    from septem.games.dice.payment import construction, die_cost, die_income, pass_income, payable

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
BONUS_SETS = [mask.bit_count() for mask in range(256)]
UNLOCKS = [{"black": 500, "white": 3500, "purple": 1200}.get(colour, 0) for colour in tables.COLOUR_IDS]

# rounds still to come are counted in hundredths too
USUAL_ROUNDS = 2400
LAST_ROUND = 50
ROUNDS_FOR_BONUSES = 1440
ROUNDS_BEYOND = 500
# what things are worth
EARLY_COIN, LATE_COIN = 55, 12
RESOURCE = 130
NEXT_IN_LANE = 80
BONUS = 600
EXTRA_ACTION = 400
FREE_DIE = 350
DEFENCE = 120
GALLERY_GROWTH = 200
GROWTH = 60
SOME_BOX = 200
CHEAPER = 51
FREE_COLOUR = 20
COLOUR_COINS = 17
NEARNESS = [int(BONUS / left**1.5) if left else 0 for left in range(61)]


def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Weigh the moves listed last."""
    look_around(state, seat)
    free = 1 if phase_of(state, seat) == FREE_BUILD else 0
    for index in range(count):
        weights[index] = move_worth(state, seat, state.moves[index], free)


def look_around(state: Fields, seat: int) -> None:
    """How many rounds are still to come, and so what a coin is worth."""
    state.later = rounds_later(state, seat)
    state.coin = LATE_COIN + (EARLY_COIN - LATE_COIN) * state.later // USUAL_ROUNDS
    state.looked_at = 0


def rounds_later(state: Fields, seat: int) -> int:
    """Rounds until the end."""
    if state.last_round:
        return LAST_ROUND
    most = BONUS_SETS[state.bonuses[seat]]
    for other in range(state.seats):
        if other != seat:
            most = max(most, BONUS_SETS[state.start_bonuses[other]])
    total = state.sheet.bonuses
    later = (total - most) * ROUNDS_FOR_BONUSES // total + ROUNDS_BEYOND
    return max(100, min(USUAL_ROUNDS - 100 * state.round, later))


def move_worth(state: Fields, seat: int, move: int, free: int) -> int:
    """One move."""
    if move >= BOX_CODE:
        return crossing(state, seat, move - BOX_CODE)
    if move >= PER_DIE:
        die = move // PER_DIE - 1
        cost = 0 if free else die_cost(state, seat, die)
        return crossing(state, seat, move % PER_DIE) - state.coin * (cost - die_income(state, seat, die))
    if move >= BONUS_CODE:
        bonus = move - BONUS_CODE
        return effects_worth(state, seat, state.sheet.bonus_first[bonus], state.sheet.bonus_many[bonus], 1)
    if move == WONDER_CODE:
        return crossing(state, seat, next_wonder_box(state, seat))
    return state.coin * pass_income(state, seat) if move == PASS_CODE else 0


def crossing(state: Fields, seat: int, box: int) -> int:
    """A box with its effects, its price and what it opens."""
    row = BOXES * state.city[seat] + box
    worth = glance(state, seat, box)
    worth += effects_worth(state, seat, state.sheet.first[row], state.sheet.many[row], 1)
    worth -= effects_worth(state, seat, state.sheet.first[row], state.sheet.many[row], 0)
    return (
        worth
        + NEXT_IN_LANE
        * state.later
        // USUAL_ROUNDS
        * best_of(state, seat, state.sheet.before[box] & ~state.crossed[seat], 1)
        // 100
    )


def best_of(state: Fields, seat: int, boxes: int, most: int) -> int:
    """The best boxes of a set, at most so many, none below 0."""
    best = 0
    second = 0
    while boxes:
        worth = glance(state, seat, lowest(boxes))
        boxes &= boxes - 1
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + second if most > 1 else best


def glance(state: Fields, seat: int, box: int) -> int:
    """A box by itself, less its construction; looked at once for a list."""
    if state.looked_at & BIT[box]:
        return state.box_worth[box]
    row = BOXES * state.city[seat] + box
    building = state.sheet.building[box]
    worth = 100 * state.sheet.vp[row] + effects_worth(state, seat, state.sheet.first[row], state.sheet.many[row], 0)
    if state.sheet.attack[box] >= 0:
        worth += 100 * attack_points(state, seat, box)
    elif state.sheet.defence[box]:
        worth += DEFENCE * state.later // USUAL_ROUNDS
    if building == WAREHOUSE:
        worth += RESOURCE * state.coin * state.later // 10000 * (9 - state.counts[seat][WAREHOUSE]) // 9
    worth += completion(state, seat, building)
    worth -= state.coin * construction(state, seat, box)
    state.looked_at |= BIT[box]
    state.box_worth[box] = worth
    return worth


def completion(state: Fields, seat: int, building: int) -> int:
    """The way to a bonus."""
    if not state.sheet.earns[building] or BONUS_SETS[state.bonuses[seat]] == state.sheet.bonuses:
        return 0
    left = state.sheet.size[building] - state.counts[seat][building]
    worth = NEARNESS[left]
    if building == AGORA and left == 1:
        for other in range(state.seats):
            if state.agora_first[other]:
                return worth
        worth += 100 * state.sheet.first_finisher
    return worth


def effects_worth(state: Fields, seat: int, first: int, many: int, near: int) -> int:
    worth = 0
    for effect in range(first, first + many):
        worth += effect_worth(state, seat, effect, near)
    return worth


def effect_worth(state: Fields, seat: int, effect: int, near: int) -> int:
    """One effect; `near`: boxes it crosses are looked at."""
    kind = state.sheet.kind[effect]
    amount = state.sheet.amount[effect]
    if kind <= CROSS_UP_TO_TWO:
        most = 2 if kind == CROSS_UP_TO_TWO else 1
        if not near:
            return SOME_BOX * most
        return best_of(state, seat, state.sheet.target[effect] & payable(state, seat, state.coins[seat]), most)
    if kind == COINS:
        return state.coin * amount
    if kind == PER_BOX:
        target = state.sheet.target[effect]
        count = how_many(state.crossed[seat] & target)
        return amount * (
            count * (100 + state.coin) + GROWTH * state.later // USUAL_ROUNDS * how_many(target & ~state.crossed[seat])
        )
    if kind == GALLERY_VP:
        return 100 * (state.counts[seat][GALLERY] + 1) + GALLERY_GROWTH * state.later // USUAL_ROUNDS
    if kind == ANOTHER_ACTION:
        return EXTRA_ACTION
    if kind == BUILD_FREE_DIE:
        return FREE_DIE
    if kind == DIE_COST_MINUS_1:
        return CHEAPER * state.coin * state.later // 10000
    if kind == DIE_COST_ZERO:
        return FREE_COLOUR * state.coin * state.later // 10000
    if kind == COINS_ON_DIE:
        return COLOUR_COINS * amount * state.coin * state.later // 10000
    if kind == UNLOCK and not state.unlocked[seat][state.sheet.colour[effect]]:
        return UNLOCKS[state.sheet.colour[effect]] * state.later // USUAL_ROUNDS
    return 0
