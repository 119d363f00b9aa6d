"""How good a move looks to a seat, in hundredths of a point: points, what it opens, coins, how long the game goes on.

Read are the Forum, the seat's own board, and the boards of others as the round began: all a seat may know (DI-120).
What a box is worth by itself stands in the sheet (sheet_worth.py); here is added what depends on the position.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import tables, worths
from septem.games.dice.codes import (
    BONUS_CODE,
    BOX_CODE,
    BOXES,
    BUILDING_COUNT,
    CHOOSE_BONUS,
    CHOOSE_BOX,
    CROSS_UP_TO_TWO,
    DICE,
    FREE_BUILD,
    GALLERY_VP,
    MOST_COST,
    PASS_CODE,
    PER_BOX,
    PER_DIE,
    REACHES,
    UNLOCK,
    WONDER_CODE,
)
from septem.games.dice.fields import Fields
from septem.games.dice.tables import AGORA, EAST, GALLERY, WAREHOUSE, WEST
from septem.games.dice.worths import (
    AT_LEAST,
    BOX_TO_COME,
    COIN,
    COUNTED_BOX,
    DEFENCE,
    LATE_COIN,
    LONG,
    NEXT_BOX,
    PER_BONUS,
    PER_ROUND,
    SOME_BOX,
    WHOLE_GAME,
)

if not cython.compiled:
    from septem.core.bits import BIT, how_many, lowest
    from septem.games.dice.boards import has_all_bonuses, next_wonder_box
    from septem.games.dice.effects import phase_of
    from septem.games.dice.listing import list_moves
    from septem.games.dice.neighbours import attack_points, left_of, right_of
    from septem.games.dice.payment import construction, die_cost, die_income, pass_income, payable

COMPILED = bool(cython.compiled)

# columns, C arrays when compiled
DIE_OF = [code // PER_DIE - 1 for code in range(PER_DIE * (DICE + 1))]  # by the code of a build
TAKEN = [mask.bit_count() for mask in range(256)]  # by the bits of bonuses
NEARNESS = [worths.NEARNESS[min(left, len(worths.NEARNESS) - 1)] for left in range(BOXES + 1)]
RESOURCE = [worths.RESOURCE[min(got, len(worths.RESOURCE) - 1)] for got in range(BOXES + 1)]
UNLOCKED = [worths.UNLOCKED.get(colour, 0) for colour in tables.COLOUR_IDS]


# ---- moves -------------------------------------------------------------------------------------
def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Weigh the moves listed last, whatever the seat owes."""
    look_around(state, seat)
    phase = phase_of(state, seat)
    for index in range(count):
        move = state.moves[index]
        if phase == CHOOSE_BOX:
            weights[index] = crossing(state, seat, move - BOX_CODE) if move >= BOX_CODE else 0
        elif phase == CHOOSE_BONUS:
            weights[index] = bonus_worth(state, seat, move - BONUS_CODE)
        elif move >= PER_DIE:
            weights[index] = build_worth(state, seat, move, 1 if phase == FREE_BUILD else 0)
        elif move == WONDER_CODE:
            weights[index] = crossing(state, seat, next_wonder_box(state, seat))
        else:
            weights[index] = state.coin * pass_income(state, seat) if move == PASS_CODE else 0


def build_worth(state: Fields, seat: int, move: int, free: int) -> int:
    """The box, less the price of the die."""
    die = DIE_OF[move]
    return crossing(state, seat, move - PER_DIE * (die + 1)) - state.coin * die_price(state, seat, die, free)


def die_price(state: Fields, seat: int, die: int, free: int) -> int:
    """What a die costs, less the coins it brings."""
    cost = 0 if free else die_cost(state, seat, die)
    return cost - die_income(state, seat, die)


def bonus_worth(state: Fields, seat: int, bonus: int) -> int:
    """What a bonus does."""
    worth = state.sheet.bonus_now[bonus] + (state.sheet.bonus_lasting[bonus] * state.later >> 10)
    worth += state.coin * (state.sheet.bonus_coins[bonus] + (state.sheet.bonus_saved[bonus] * state.later >> 10))
    first = state.sheet.bonus_first[bonus]
    many = state.sheet.bonus_many[bonus]
    return worth + effects_now(state, seat, first, many) + crossings_now(state, seat, first, many)


def list_good(state: Fields, seat: int) -> int:
    """All moves but dearer dice for the same box: which die it was leaves no trace. Returns how many."""
    count = list_moves(state, seat)
    phase = phase_of(state, seat)
    if phase in (CHOOSE_BOX, CHOOSE_BONUS):
        return count
    free = 1 if phase == FREE_BUILD else 0
    seen = 0
    kept = 0
    for index in range(count):
        move = state.moves[index]
        die = DIE_OF[move]
        box = move - PER_DIE * (die + 1)
        if die >= 0 and seen & BIT[box]:
            at = state.kept_at[box]
            if die_price(state, seat, die, free) < die_price(state, seat, DIE_OF[state.moves[at]], free):
                state.moves[at] = move
            continue
        if die >= 0:
            seen |= BIT[box]
            state.kept_at[box] = kept
        state.moves[kept] = move
        kept += 1
    return kept


# ---- the situation -----------------------------------------------------------------------------
def look_around(state: Fields, seat: int) -> None:
    """How much of the game is left, and what coins and boxes are worth then."""
    state.later = game_left(state, seat)
    state.coin = LATE_COIN + ((COIN - LATE_COIN) * state.later >> 10) if state.later else 1
    steps = 0 if has_all_bonuses(state, seat) else 1
    for building in range(BUILDING_COUNT):
        worth = COUNTED_BOX * state.per_box[seat][building]
        if steps and state.sheet.earns[building]:  # DI-90
            left = state.sheet.size[building] - state.counts[seat][building]
            if left == 1 or state.later:
                worth += NEARNESS[left]
        state.building_worth[building] = worth
    state.building_worth[WAREHOUSE] += RESOURCE[state.counts[seat][WAREHOUSE]] * state.later >> 10
    state.building_worth[AGORA] += first_finish(state, seat)


def game_left(state: Fields, seat: int) -> int:
    """Rounds after this one, by how many have been played and how near anyone is to the last bonus (DI-101)."""
    if state.last_round:
        return 0
    most = TAKEN[state.bonuses[seat]]
    for other in range(state.seats):
        if other != seat:
            most = max(most, TAKEN[state.start_bonuses[other]])
    left = max(LONG - PER_ROUND * state.round - PER_BONUS * most, AT_LEAST * (state.sheet.bonuses - most))
    return min(WHOLE_GAME, left)


def first_finish(state: Fields, seat: int) -> int:
    """The extra points of the Agora, if the next box finishes it and nobody has before (DI-80)."""
    if state.sheet.size[AGORA] - state.counts[seat][AGORA] != 1:
        return 0
    for other in range(state.seats):
        if state.agora_first[other]:
            return 0
    return 100 * state.sheet.first_finisher


# ---- boxes -------------------------------------------------------------------------------------
def crossing(state: Fields, seat: int, box: int) -> int:
    """A box with what it crosses and opens, less its construction."""
    row = BOXES * state.city[seat] + box
    worth = glance(state, seat, box)
    if state.sheet.box_varies[row]:
        worth += crossings_now(state, seat, state.sheet.first[row], state.sheet.many[row])
    if state.sheet.ahead_boxes[row]:
        worth += (NEXT_BOX * state.later >> 10) * ahead(state, seat, box) >> 10
    return worth


def glance(state: Fields, seat: int, box: int) -> int:
    """A box less its construction; boxes it crosses are any boxes."""
    row = BOXES * state.city[seat] + box
    coins = state.sheet.box_coins[row] - construction(state, seat, box)
    coins += state.sheet.box_saved[row] * state.later >> 10
    worth = state.sheet.box_now[row] + (state.sheet.box_lasting[row] * state.later >> 10) + state.coin * coins
    if state.sheet.box_varies[row]:
        worth += fight_now(state, seat, box)
        worth += effects_now(state, seat, state.sheet.first[row], state.sheet.many[row])
    return worth + state.building_worth[state.sheet.building[box]]


def ahead(state: Fields, seat: int, box: int) -> int:
    """What follows a box in its lane, less the constructions, if that is worth anything."""
    row = BOXES * state.city[seat] + box
    resources = min(MOST_COST, state.counts[seat][WAREHOUSE])
    worth = state.sheet.ahead_now[row] + (state.sheet.ahead_lasting[row] * state.later >> 10)
    worth += state.coin * (state.sheet.ahead_saved[row] * state.later >> 10)
    worth += state.coin * state.sheet.ahead_coins[REACHES * row + resources] >> 10
    worth += state.building_worth[state.sheet.building[box]] * state.sheet.ahead_boxes[row] >> 10
    return max(0, worth)


def fight_now(state: Fields, seat: int, box: int) -> int:
    """What defences take from an attack; a defence is worth less, the more it faces is crossed (DI-70, DI-71)."""
    building = state.sheet.building[box]
    if state.sheet.attack[box] >= 0:
        return 100 * (attack_points(state, seat, box) - state.sheet.attack[box])
    if not state.sheet.defence[box]:
        return 0
    if building == WEST:
        crossed = state.start_counts[left_of(state, seat)][EAST]
    else:
        crossed = state.start_counts[right_of(state, seat)][WEST]
    return -(DEFENCE * crossed * state.later >> 10)


# ---- effects -----------------------------------------------------------------------------------
def effects_now(state: Fields, seat: int, first: int, many: int) -> int:
    """What effects are worth more or less than on an empty board."""
    worth = 0
    for effect in range(first, first + many):
        kind = state.sheet.kind[effect]
        if kind == PER_BOX:
            crossed = how_many(state.crossed[seat] & state.sheet.target[effect])
            worth += state.sheet.amount[effect] * crossed * (100 + state.coin - (BOX_TO_COME * state.later >> 10))
        elif kind == GALLERY_VP:
            worth += 100 * state.counts[seat][GALLERY]
        elif kind == UNLOCK and state.unlocked[seat][state.sheet.colour[effect]]:
            worth -= UNLOCKED[state.sheet.colour[effect]] * state.later >> 10
    return worth


def crossings_now(state: Fields, seat: int, first: int, many: int) -> int:
    """What effects can cross now, instead of any boxes."""
    worth = 0
    for effect in range(first, first + many):
        kind = state.sheet.kind[effect]
        if kind <= CROSS_UP_TO_TWO:
            most = 2 if kind == CROSS_UP_TO_TWO else 1
            boxes = state.sheet.target[effect] & payable(state, seat, state.coins[seat])
            worth += best_boxes(state, seat, boxes, most) - SOME_BOX * most
    return worth


def best_boxes(state: Fields, seat: int, boxes: int, most: int) -> int:
    """The best one or two of some boxes, less their constructions."""
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
    return best + second if most == 2 else best
