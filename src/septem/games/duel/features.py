"""What a learned value of Duel looks at: the two cities side by side, and how near either is to a supremacy.

Every feature is a difference, own less other, so a position is worth to one seat what it costs the other.
`feature_names.py` has their names and numbers.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import feature_names, tables
from septem.games.duel.catalogue import SYMBOLS_TO_WIN
from septem.games.duel.codes import MAIN
from septem.games.duel.feature_names import (
    AGAINS,
    AGAINS_PAYABLE,
    AHEAD,
    AHEADS,
    BUILT,
    CARD,
    CARDS_LEFT,
    CHAINS,
    CHOICES,
    COINS,
    COVERED,
    DEAR,
    DEAREST,
    FEW_COINS,
    FREE,
    GONE,
    GREENS,
    HIDDEN,
    LATER,
    LAW_BIT,
    LAW_SYMBOL,
    LEAD,
    LIES,
    MAKES_ONE,
    MAKES_TWO,
    ON_BOARD,
    OPEN,
    PAIR,
    PAYABLE,
    PRICES,
    SCIENCE,
    SCORE,
    SOME_COINS,
    SPARE,
    SPARES,
    SYMBOL_KINDS,
    SYMBOLS_HELD,
    THREATENS,
    THREATENS_TWICE,
    TO_BUILD,
    TO_MOVE,
    TO_MOVE_EVEN,
    TOKEN,
    UNBUILT,
    WAR,
    WAR_STEPS,
    WIDTH,
    WINS_NOW,
)
from septem.games.duel.fields import Fields
from septem.games.duel.tables import (
    CAPITAL,
    EXTRA_SHIELDS,
    FIRST_WONDER,
    MOST_WONDERS,
    RED,
    SLOTS,
    STRATEGY,
    THEOLOGY,
)

if not cython.compiled:
    from septem.core.bits import BIT, how_many, lowest
    from septem.games.duel.cities import wonders_built
    from septem.games.duel.fields import MASK, WONDERS, WORD
    from septem.games.duel.payment import price, quote
    from septem.games.duel.scoring import total
    from septem.games.duel.structure import covered

COMPILED = bool(cython.compiled)

# columns, C arrays when compiled
AGAIN = tables.AGAIN
COLOUR = tables.COLOUR
GREEN = feature_names.GREEN
GREEN_AGE = feature_names.GREEN_AGE
GREEN_SYMBOL = feature_names.GREEN_SYMBOL
NEEDS_LINK = tables.NEEDS_LINK
SHIELDS = tables.SHIELDS
SYMBOL = tables.SYMBOL
UP_TO = feature_names.UP_TO


def describe_position(state: Fields, seat: int, features: list[int], amounts: list[int]) -> int:
    """Write the features of a position for a seat; returns how many."""
    first = stage(state) * WIDTH
    count = 0
    survey(state)
    sign = 1
    for turn in range(2):
        one = seat if turn == 0 else 1 - seat
        sign = 1 if turn == 0 else -1
        count = describe_pieces(state, one, sign, first, count, features, amounts)
        count = describe_city(state, one, sign, first, count, features, amounts)
        count = describe_science(state, one, sign, first, count, features, amounts)
        count = describe_war(state, one, sign, first, count, features, amounts)
        count = describe_structure(state, one, sign, first, count, features, amounts)
    count = describe_lead(state, seat, first, count, features, amounts)
    return describe_threats(state, seat, first, count, features, amounts)


def stage(state: Fields) -> int:
    """The draft, then each age in three parts, the last one in four."""
    if state.age == 0:
        return 0
    left = how_many(state.left)
    part = 0
    if left <= 3 and state.age == 3:
        part = 3
    elif left <= 7:
        part = 2
    elif left <= 13:
        part = 1
    return 3 * state.age - 2 + part


# ---- what lies open --------------------------------------------------------------------------------
def survey(state: Fields) -> None:
    """Where the next copy of each symbol is, shields and chains that lie open: the same for both seats."""
    for symbol in range(SYMBOL_KINDS):
        state.reach[symbol] = GONE
    state.open_shields = 0
    state.open_reds = 0
    state.open_links = 0
    gone = state.cards[0][0] | state.cards[1][0] | state.discarded[0]
    more = state.cards[0][1] | state.cards[1][1] | state.discarded[1]
    if state.age:
        for slot in range(SLOTS):
            if state.left & state.face_up & BIT[slot]:
                card = state.deck[state.age - 1][slot]
                state.open_shields += SHIELDS[card]
                if COLOUR[card] == RED:
                    state.open_reds += 1
                state.open_links |= NEEDS_LINK[card]
                if SYMBOL[card]:
                    at_once = COVERED if covered(state, slot) else OPEN
                    come_nearer(state, lowest(SYMBOL[card]), at_once)
    for wonder in range(WONDERS):
        card = state.under[wonder]
        if card >= 0:
            if WORD[card]:
                more |= MASK[card]
            else:
                gone |= MASK[card]
    down = state.left & ~state.face_up
    for number in range(GREENS):
        card = GREEN[number]
        if not (more if WORD[card] else gone) & MASK[card]:
            if GREEN_AGE[number] > state.age:
                come_nearer(state, GREEN_SYMBOL[number], LATER)
            elif GREEN_AGE[number] == state.age and down:
                come_nearer(state, GREEN_SYMBOL[number], HIDDEN)


def come_nearer(state: Fields, symbol: int, reach: int) -> None:
    """A copy of a symbol that is nearer than those found so far."""
    if reach > state.reach[symbol]:
        state.reach[symbol] = reach


# ---- one city --------------------------------------------------------------------------------------
def put(features: list[int], amounts: list[int], count: int, feature: int, amount: int) -> int:
    """Write one feature."""
    features[count] = feature
    amounts[count] = amount
    return count + 1


def describe_pieces(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Cards, wonders and tokens of a city."""
    for word in range(2):
        cards = state.cards[seat][word]
        while cards:
            count = put(features, amounts, count, first + CARD + 60 * word + lowest(cards), sign)
            cards &= cards - 1
    wonders = state.wonders[seat]
    for wonder in range(WONDERS):
        if wonders & BIT[wonder]:
            count = put(features, amounts, count, first + BUILT + wonder, sign)
    for i in range(state.unbuilt_count[seat]):
        count = put(features, amounts, count, first + UNBUILT + state.unbuilt[seat][i], sign)
    for token in range(10):
        if state.tokens[seat] & BIT[token]:
            count = put(features, amounts, count, first + TOKEN + token, sign)
    return count


def describe_structure(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """What there is to take, now or later: how cheap each card that lies open is to a city, and the tokens left."""
    if state.age:
        for slot in range(SLOTS):
            if state.left & state.face_up & BIT[slot]:
                card = state.deck[state.age - 1][slot]
                kind = LIES if covered(state, slot) else FREE
                cheap = 1 + DEAREST - min(price(state, seat, card), DEAREST)
                count = put(features, amounts, count, first + kind + card, sign * cheap)
    for token in range(10):
        if state.board & BIT[token]:
            count = put(features, amounts, count, first + ON_BOARD + token, sign)
    return count


def describe_lead(state: Fields, seat: int, first: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Points ahead; near the end a few are worth nearly as much as many."""
    ahead = total(state, seat) - total(state, 1 - seat)
    count = put(features, amounts, count, first + SCORE, ahead)
    for i in range(AHEADS):
        count = put(features, amounts, count, first + AHEAD + i, max(-UP_TO[i], min(ahead, UP_TO[i])))
    return count


def describe_city(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Money and goods."""
    coins = state.coins[seat]
    count = put(features, amounts, count, first + COINS, sign * coins)
    count = put(features, amounts, count, first + FEW_COINS, sign * min(coins, 3))
    count = put(features, amounts, count, first + SOME_COINS, sign * min(coins, 7))
    cards = how_many(state.left)
    count = put(features, amounts, count, first + CARDS_LEFT, sign * cards)
    if state.actor == seat:
        count = put(features, amounts, count, first + TO_MOVE, sign)
        if cards % 2 == 0:  # the other takes the last card of the age, unless somebody moves twice
            count = put(features, amounts, count, first + TO_MOVE_EVEN, sign)
    dear = 0
    for good in range(5):
        dear += state.prices[seat][good]
        if state.made[seat][good] >= 1:
            count = put(features, amounts, count, first + MAKES_ONE + good, sign)
            if state.made[seat][good] >= 2:
                count = put(features, amounts, count, first + MAKES_TWO + good, sign)
    count = put(features, amounts, count, first + PRICES, sign * dear)
    choices = state.wild_raw[seat] + state.wild_made[seat]
    if choices:
        count = put(features, amounts, count, first + CHOICES, sign * choices)
    chains = how_many(state.links[seat] & state.open_links)
    if chains:
        count = put(features, amounts, count, first + CHAINS, sign * chains)
    return describe_plans(state, seat, sign, first, count, features, amounts)


def describe_plans(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Wonders that wait: what they cost, and the turns in them."""
    payable = 0
    dear = 0
    again = 0
    at_once = 0
    theology = state.tokens[seat] & THEOLOGY
    for i in range(state.unbuilt_count[seat]):
        row = FIRST_WONDER + state.unbuilt[seat][i]
        asked = quote(state, seat, row)
        dear += min(asked, 12)
        if asked <= state.coins[seat]:
            payable += 1
        if AGAIN[row] or theology:
            again += 1
            if asked <= state.coins[seat]:
                at_once += 1
    if state.unbuilt_count[seat]:
        count = put(features, amounts, count, first + PAYABLE, sign * payable)
        count = put(features, amounts, count, first + DEAR, sign * dear)
        count = put(features, amounts, count, first + AGAINS, sign * again)
        count = put(features, amounts, count, first + AGAINS_PAYABLE, sign * at_once)
        most = min(state.unbuilt_count[seat], MOST_WONDERS - wonders_built(state))
        count = put(features, amounts, count, first + TO_BUILD, sign * most)
    return count


# ---- supremacy -------------------------------------------------------------------------------------
def describe_science(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """Symbols held, how near the last ones needed are, and pairs that can still be made."""
    held = state.symbol_count[seat]
    if held:
        count = put(features, amounts, count, first + SYMBOLS_HELD + min(held, SYMBOLS_TO_WIN - 1) - 1, sign)
    best_pair = GONE
    for reach in range(OPEN + 1):
        state.reached[reach] = 0
    for symbol in range(SYMBOL_KINDS):
        if not state.symbols[seat] & BIT[symbol]:
            state.reached[state.reach[symbol]] += 1
        elif state.board and symbol != LAW_SYMBOL and state.reach[symbol] > GONE:
            count = put(features, amounts, count, first + PAIR + state.reach[symbol], sign)
            best_pair = max(best_pair, state.reach[symbol])
    if held >= 2:
        if state.board & LAW_BIT and best_pair > GONE:  # Law counts as a symbol that a pair brings
            state.reached[best_pair] += 1
        needed = SYMBOLS_TO_WIN - held
        more = spare(state, needed)
        if more >= 0:
            count = put(features, amounts, count, first + SPARE + SPARES * (held - 2) + min(more, SPARES - 1), sign)
        if held >= 3:
            count = put(features, amounts, count, first + SCIENCE + 5 * (held - 3) + nth_reach(state, needed), sign)
    return count


def spare(state: Fields, needed: int) -> int:
    """How many more symbols can still be had than are needed."""
    found = 0
    for near in range(GONE + 1, OPEN + 1):
        found += state.reached[near]
    return found - needed


def nth_reach(state: Fields, needed: int) -> int:
    """Where the last of so many missing symbols is, the nearest ones taken first."""
    for near in range(OPEN, GONE, -1):
        needed -= state.reached[near]
        if needed <= 0:
            return near
    return GONE


def describe_war(
    state: Fields, seat: int, sign: int, first: int, count: int, features: list[int], amounts: list[int]
) -> int:
    """The pawn, and whether the shields that lie open lead to the capital."""
    lead = state.pawn if seat == 0 else -state.pawn
    if lead > 0:
        count = put(features, amounts, count, first + LEAD + lead - 1, sign)
    left = CAPITAL - lead
    if left <= WAR_STEPS:
        extra = EXTRA_SHIELDS if state.tokens[seat] & STRATEGY else 0
        far = 0
        if state.open_shields + extra * state.open_reds >= left:
            far = 1
            if strongest(state, extra) >= left:
                far = 2
        count = put(features, amounts, count, first + WAR + 3 * (left - 1) + far, sign)
    return count


def strongest(state: Fields, extra: int) -> int:
    """Most shields that one available card brings."""
    most = 0
    for i in range(state.available_count):
        card = state.deck[state.age - 1][state.available[i]]
        if state.face_up & BIT[state.available[i]] and SHIELDS[card] + extra > most and SHIELDS[card]:
            most = SHIELDS[card] + extra
    return most


def describe_threats(state: Fields, seat: int, first: int, count: int, features: list[int], amounts: list[int]) -> int:
    """Cards with which a seat would win at once, if it can pay: now, or with its next turn."""
    if state.phase != MAIN:
        return count
    for turn in range(2):
        one = seat if turn == 0 else 1 - seat
        sign = 1 if turn == 0 else -1
        lead = state.pawn if one == 0 else -state.pawn
        if state.symbol_count[one] >= SYMBOLS_TO_WIN - 1 or CAPITAL - lead <= 4:
            wins = winning_cards(state, one, CAPITAL - lead) + winning_wonders(state, one, CAPITAL - lead)
            if wins and state.actor == one:
                count = put(features, amounts, count, first + WINS_NOW, sign)
            elif wins:
                count = put(features, amounts, count, first + (THREATENS if wins == 1 else THREATENS_TWICE), sign)
    return count


def winning_cards(state: Fields, seat: int, left: int) -> int:
    """How many available cards end the game for a seat that can pay them."""
    wins = 0
    extra = EXTRA_SHIELDS if state.tokens[seat] & STRATEGY else 0
    for i in range(state.available_count):
        if state.face_up & BIT[state.available[i]]:
            card = state.deck[state.age - 1][state.available[i]]
            ends = 0
            if SHIELDS[card] and SHIELDS[card] + extra >= left:
                ends = 1
            if SYMBOL[card] and state.symbol_count[seat] == SYMBOLS_TO_WIN - 1:
                if not state.symbols[seat] & SYMBOL[card] or brings_law(state, seat, SYMBOL[card]):
                    ends = 1
            if ends and price(state, seat, card) <= state.coins[seat]:
                wins += 1
    return wins


def brings_law(state: Fields, seat: int, symbol: int) -> int:
    """1 if a second copy of this symbol would let a seat choose Law, a symbol it has not."""
    if state.board & LAW_BIT and not state.symbols[seat] & BIT[LAW_SYMBOL] and symbol != BIT[LAW_SYMBOL]:
        return 1
    return 0


def winning_wonders(state: Fields, seat: int, left: int) -> int:
    """1 if a wonder that a seat can pay ends the war."""
    for i in range(state.unbuilt_count[seat]):
        row = FIRST_WONDER + state.unbuilt[seat][i]
        if SHIELDS[row] >= left and quote(state, seat, row) <= state.coins[seat]:
            return 1
    return 0
