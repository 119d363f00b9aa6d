"""Single pieces of a position of 7 Wonders as figures for a learned value: board, cards built, hand, other cities.

Sums of a city (`features.py`) do not tell a Caravansery from a Forum, or a hand that can be paid for from one that
cannot. The places are those of `OF_PIECES` in `feature_names.py`.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.bits import WORD_BITS
from septem.games.wonders import feature_names, tables
from septem.games.wonders.codes import BUILD, CARD_FIELD, CARD_SHIFT, CHOOSE, KIND_BITS
from septem.games.wonders.feature_names import MOST_STAGES
from septem.games.wonders.fields import Fields
from septem.games.wonders.tables import AGES, COINS_PER_POINT
from septem.games.wonders.worth_tables import POINT

if not cython.compiled:
    from septem.core.bits import BIT, how_many, lowest
    from septem.games.wonders.cities import DEFEATS, STAGES_BUILT
    from septem.games.wonders.good import list_good_hand
    from septem.games.wonders.scoring import PURPLE
    from septem.games.wonders.taught import stand
    from septem.games.wonders.taught_tables import FIGURES
    from septem.games.wonders.worths import science_now

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CARD_BASE = tables.CARD_BASE
FIRST_CARD = tables.FIRST_CARD
MASK = tables.MASK
VICTORY_POINTS = tables.VICTORY_POINTS
WORD = tables.WORD

GUILD_GUESS = 5  # points of a guild, to see who is ahead
ROW_COUNT = len(feature_names.ROWS)
SIDE_PLACES = len(feature_names.SIDES) * (MOST_STAGES + 1)
MOST_FIGURE = 250
LEAST_WEIGHT, WEIGHT_PART = -800, 20  # weights of moves in fifths of a point, the worst that is told apart
LEAST_POINTS = -1000  # in hundredths


def describe_pieces(state: Fields, seat: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Write the features of single pieces; returns how many features there are then."""
    figures = state.figures
    stand(state, seat, figures)
    for i in range(FIGURES):
        count = put(features, amounts, count, base + i, figures[i])
    base += FIGURES
    side = base + (MOST_STAGES + 1) * state.side_row[seat] + state.counts[seat][STAGES_BUILT]
    count = put(features, amounts, count, side, 1)
    base += SIDE_PLACES
    count = describe_built(state, seat, base + CARD_BASE[state.edition], count, features, amounts)
    base += ROW_COUNT
    if state.phase == CHOOSE and state.chosen[seat] < 0:
        count = describe_choice(state, seat, base, count, features, amounts)
    return describe_others(state, seat, base + 2 * ROW_COUNT + 4, count, features, amounts)


def put(features: list[int], amounts: list[int], count: int, number: int, amount: int) -> int:
    """Add a feature, unless there is nothing of it; returns how many there are then."""
    if amount == 0:
        return count
    features[count] = number
    amounts[count] = amount
    return count + 1


def describe_built(state: Fields, city: int, first: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Every card of a city."""
    for word in range(2):
        bits = state.built[city][word]
        while bits:
            count = put(features, amounts, count, first + WORD_BITS * word + lowest(bits), 1)
            bits &= bits - 1
    return count


def describe_choice(state: Fields, seat: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Cards of the own hand that can be paid for, those that cannot, and how much the three best moves weigh.

    Lessons are left out of the weights: they count for one seat alone, a value for all.
    """
    moves = list_good_hand(state, seat)
    low = 0
    high = 0
    best = 0
    second = 0
    third = 0
    for i in range(moves):
        weight = min(MOST_FIGURE, max(0, state.kept[i] - LEAST_WEIGHT) // WEIGHT_PART)
        if weight > best:
            third = second
            second = best
            best = weight
        elif weight > second:
            third = second
            second = weight
        elif weight > third:
            third = weight
        if state.moves[i] & KIND_BITS == BUILD:
            card = state.moves[i] >> CARD_SHIFT & CARD_FIELD
            if WORD[card] == 0:
                low |= MASK[card]
            else:
                high |= MASK[card]
    count = describe_cards(state, seat, base, low, high, count, features, amounts)
    base += 2 * ROW_COUNT
    count = put(features, amounts, count, base, best)
    count = put(features, amounts, count, base + 1, second)
    count = put(features, amounts, count, base + 2, third)
    return put(features, amounts, count, base + 3, how_many(low) + how_many(high))


def describe_cards(
    state: Fields, seat: int, base: int, low: int, high: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Every different card of a hand, those of the set `low`, `high` apart from the others."""
    hand = state.holding[seat]
    first = FIRST_CARD[state.edition][state.age]
    listed = 0
    for i in range(state.hand_size[hand]):
        card = state.hand[hand][i]
        if not listed & BIT[card - first]:
            listed |= BIT[card - first]
            place = base + CARD_BASE[state.edition] + card
            if not (low if WORD[card] == 0 else high) & MASK[card]:
                place += ROW_COUNT
            count = put(features, amounts, count, place, 1)
    return count


def describe_others(state: Fields, seat: int, base: int, count: int, features: list[int], amounts: list[int]) -> int:
    """The points of the three other seats that are ahead."""
    first = 0
    second = 0
    third = 0
    for other in range(state.seats):
        if other != seat:
            points = min(MOST_FIGURE, max(0, rough_points(state, other) - LEAST_POINTS) // POINT)
            if points > first:
                third = second
                second = first
                first = points
            elif points > second:
                third = second
                second = points
            elif points > third:
                third = points
    count = put(features, amounts, count, base, first)
    count = put(features, amounts, count, base + 1, second)
    return put(features, amounts, count, base + 2, third)


def rough_points(state: Fields, city: int) -> int:
    """Points of a city without counting for its yellow and purple cards, in hundredths."""
    points = state.stage_points[city] + state.card_points[city] - state.counts[city][DEFEATS]
    for age in range(AGES):
        points += VICTORY_POINTS[age] * state.victories[city][age]
    points += GUILD_GUESS * state.counts[city][PURPLE]
    return POINT * points + POINT * state.coins[city] // COINS_PER_POINT + science_now(state, city)
