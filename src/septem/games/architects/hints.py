"""How good a move looks to its seat at once, in hundredths of a point, from what that seat knows alone.

A card is worth what it does before the seat: points, the cat, a science set, a stage paid or brought nearer, shields
against the neighbours. What only helps later counts less when somebody is about to complete a wonder.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import EFFECT_IDS, KIND_IDS, STAGE_IDS, TOKEN_IDS, WONDER_IDS, WONDERS
from septem.games.architects.codes import (
    BLIND,
    BUILD_CODE,
    CHOOSE_CODE,
    CHOOSING,
    EFFECT_CODE,
    KEEP_CODE,
    LOOK_CODE,
    PER_STAGE,
    PER_TOKEN,
    PROGRESS,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
)
from septem.games.architects.fields import Fields
from septem.games.architects.tables import ALL_STAGES, COIN, CULTURE, ECONOMY_BIT, ENGINEERING_BIT, FIRST_GREEN

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.architects.battle import shields
    from septem.games.architects.decks import seen_until
    from septem.games.architects.fields import KINDS
    from septem.games.architects.payment import available, coins_worth
    from septem.games.architects.scoring import cat_icons, total
    from septem.games.architects.tokens import unused

COMPILED = bool(cython.compiled)

# ---- what things are worth, in hundredths of a point ---------------------------------------------
EFFECTS_WORTH = {
    "none": 0,
    "take_any": 220,
    "take_central": 160,
    "take_progress": 450,
    "look5_keep1": 260,
    "take_sides": 320,
    "shield": 150,
}
TOKENS_WORTH = {
    "urbanism": 480,
    "crafts": 480,
    "jewellery": 550,
    "science": 450,
    "propaganda": 360,
    "architecture": 400,
    "economy": 500,
    "engineering": 460,
    "tactics": 500,
    "decor": 480,
    "politics": 160,
    "strategy": 140,
    "education": 300,
    "culture": 500,
}
PER_CAT_ICON, PER_VICTORY, PER_OWN_TOKEN = 100, 100, 200  # with Politics, Strategy, Education
SECOND_CULTURE = 800
BLIND_RISK = 30

POINT = 100
CAT_GAINED, CAT_KEPT = 130, 20
EXTRA_CARD = 220  # a card through a token that becomes live
COMPLETES_SET, BEGINS_SET = 500, 210
SPARE_GREY, SPARE_COIN, COIN_MORE = 70, 110, 40
STAGE_MORE = 150  # a stage also brings the next one nearer
STEP_NEARER = 60  # for all steps that a stage lacks
BATTLE_WON, BATTLE_COMES = 360, 50
SHIELD_STAYS, SHIELD_GOES, SHIELD_AHEAD = 170, 120, 70

BUILD_FIRST, SCIENCE_FIRST, USE_FIRST = 2000, 1900, 100  # in which order a turn is resolved
PER_SYMBOL, GREY_PRICE, COIN_PRICE = 100, 30, 60
REST_LACKS = 0
LOOK_KINDS = 10
FUTURE_LEAST, FUTURE_STEP = 100, 0
ENDING_WON, ENDING_LOST = 0, 0

# ---- columns, C arrays when compiled -------------------------------------------------------------
ARMS = tables.ARMS
AVAILABLE = tables.AVAILABLE
CARD_POINTS = tables.CARD_POINTS
CAT_ICONS = tables.CAT_ICONS
COST_N = tables.COST_N
GREY_PAID = tables.GREY_PAID
HORNS = tables.HORNS
PAYMENTS = tables.PAYMENTS
STAGE_COUNT = tables.STAGE_COUNT
EFFECT_WORTH = [EFFECTS_WORTH[effect] for effect in EFFECT_IDS]
STAGE_EFFECT = tables.STAGE_EFFECT
STAGE_POINTS = tables.STAGE_POINTS
WONDER_POINTS = [WONDERS[wonder].total_points for wonder in WONDER_IDS]
TOKEN_WORTH = [TOKENS_WORTH[token] for token in TOKEN_IDS]
IDENTICAL = tables.IDENTICAL
UNITS_LEFT = tables.UNITS_LEFT
STAGES = len(STAGE_IDS)
FIRST_BLUE, FIRST_RED = KIND_IDS.index("blue3"), KIND_IDS.index("red0")
POLITICS, STRATEGY, EDUCATION = (TOKEN_IDS.index(name) for name in ("politics", "strategy", "education"))
POLITICS_BIT = tables.token_bit("politics")
ARMED_BY_CARDS = sum(tables.BIT[token] for token in tables.EXTRA_CARD_TOKENS) - tables.ARMED_BY_STAGE


def weigh_moves(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Write the weight of every move listed last."""
    if state.phase == RESOLUTION:
        weigh_resolution(state, seat, count, weights)
    elif state.phase == PROGRESS:
        for index in range(count):
            weights[index] = token_worth(state, seat, state.moves[index] - PROGRESS_CODE)
    elif state.phase == CHOOSING:
        for index in range(count):
            weights[index] = POINT * WONDER_POINTS[state.moves[index] - CHOOSE_CODE]
    else:
        judge_cards(state, seat)
        for index in range(count):
            weights[index] = card_move_worth(state, seat, state.moves[index])


def card_move_worth(state: Fields, seat: int, move: int) -> int:
    """A card taken, kept, or looked for; carrying out an effect is better than declining it."""
    if move < LOOK_CODE:
        return top_worth(state, seat, move - TAKE_CODE)
    if move < KEEP_CODE:
        return look_worth(state, move - LOOK_CODE)
    if move < SCIENCE_CODE:
        return state.worth[move - KEEP_CODE]
    return POINT if move == EFFECT_CODE else 0


def weigh_resolution(state: Fields, seat: int, count: int, weights: list[int]) -> None:
    """Stages, sets, live tokens, finish."""
    if state.live:
        judge_cards(state, seat)
    for index in range(count):
        move = state.moves[index]
        if move >= BUILD_CODE:
            stage = (move - BUILD_CODE) // PER_STAGE
            weights[index] = build_worth(state, seat, stage, (move - BUILD_CODE) % PER_STAGE)
        elif move < PROGRESS_CODE:
            weights[index] = SCIENCE_FIRST - (PER_SYMBOL if move == SCIENCE_CODE + TRIPLE else 0)
        elif move < EFFECT_CODE:
            weights[index] = USE_FIRST + top_worth(state, seat, (move - USE_CODE) % PER_TOKEN)
        else:
            weights[index] = 0


# ---- cards ---------------------------------------------------------------------------------------
def top_worth(state: Fields, seat: int, deck: int) -> int:
    """Worth of a deck's top card, the average of what is left if this seat does not know it."""
    top = state.top[deck]
    if seen_until(state, deck, seat) > top:
        return state.worth[state.cards[top]]
    return average_worth(state, deck)


def average_worth(state: Fields, deck: int) -> int:
    """Worth of a random card of a deck."""
    worth = 0
    for kind in range(KINDS):
        worth += state.left[deck][kind] * state.worth[kind]
    return worth // (state.bottom[deck] - state.top[deck])


def look_worth(state: Fields, deck: int) -> int:
    """Worth of looking for a card: the average, and how many kinds there are to choose from."""
    worth = average_worth(state, deck)
    for kind in range(KINDS):
        if state.left[deck][kind]:
            worth += LOOK_KINDS
    return worth


def judge_cards(state: Fields, seat: int) -> None:
    """Work out what a card of each kind is worth to a seat now."""
    ready = unused(state, seat)
    future = future_share(state)
    judge_paying(state, seat, ready, future)
    judge_blue(state, seat)
    judge_science(state, seat, future)
    judge_military(state, seat, future)
    if ready & ARMED_BY_CARDS:
        for kind in range(KINDS):
            if ready & ARMS[kind]:
                state.worth[kind] += EXTRA_CARD


def future_share(state: Fields) -> int:
    """How much of what only helps later still counts, in hundredths: little when a wonder is nearly complete."""
    lacking = UNITS_LEFT[0]
    for seat in range(state.seats):
        lacking = min(lacking, UNITS_LEFT[state.built[seat]] - state.grey[seat] - state.area[seat][COIN])
    return min(100, FUTURE_LEAST + FUTURE_STEP * max(0, lacking))


def judge_paying(state: Fields, seat: int, ready: int, future: int) -> None:
    """Grey cards and coins: what they do for the stage that is nearest."""
    for kind in range(COIN):
        state.worth[kind] = SPARE_GREY * future // 100
    state.worth[COIN] = SPARE_COIN * future // 100
    stages = available(state, seat)
    coins = coins_worth(state, seat, ready & ECONOMY_BIT)
    for stage in range(STAGES):
        if stages & BIT[stage]:
            held = state.distinct[seat]
            if ready & ENGINEERING_BIT:
                held = state.grey[seat]
            elif IDENTICAL[stage]:
                held = state.most[seat]
            lacking = COST_N[stage] - held - coins
            if lacking > 0:
                judge_stage(state, seat, stage, lacking, ready, future)
    state.worth[COIN] += COIN_MORE


def judge_stage(state: Fields, seat: int, stage: int, lacking: int, ready: int, future: int) -> None:
    """The cards that bring one stage nearer."""
    worth = stage_worth(state, seat, stage)
    if lacking > 1:
        worth = (worth // COST_N[stage] + STEP_NEARER // lacking) * future // 100
    state.worth[COIN] = max(state.worth[COIN], worth)
    for kind in range(COIN):
        count = state.area[seat][kind]
        if ready & ENGINEERING_BIT or (count == state.most[seat] if IDENTICAL[stage] else count == 0):
            state.worth[kind] = max(state.worth[kind], worth)


def stage_worth(state: Fields, seat: int, stage: int) -> int:
    """Points and effect of a stage, and what it means for the end of the game."""
    piece = STAGES * state.wonder[seat] + stage
    worth = POINT * STAGE_POINTS[piece] + EFFECT_WORTH[STAGE_EFFECT[piece]] + STAGE_MORE
    if state.built[seat] | BIT[stage] == ALL_STAGES:
        worth += ending_worth(state, seat, STAGE_POINTS[piece])
    return worth


def ending_worth(state: Fields, seat: int, points: int) -> int:
    """The last stage ends the game: good if that wins it, bad if it does not."""
    own = total(state, seat) + points
    for other in range(state.seats):
        if other != seat and total(state, other) > own:
            return ENDING_LOST
    return ENDING_WON


def judge_blue(state: Fields, seat: int) -> None:
    """Points, the cat, Politics."""
    for kind in range(FIRST_BLUE, FIRST_GREEN):
        state.worth[kind] = POINT * CARD_POINTS[kind]
        if CAT_ICONS[kind]:
            state.worth[kind] += CAT_KEPT if state.cat == seat else CAT_GAINED
            if state.held[seat] & POLITICS_BIT:
                state.worth[kind] += PER_CAT_ICON


def judge_science(state: Fields, seat: int, future: int) -> None:
    """A set brings a token; the first cards are half of one."""
    symbols = 0
    for symbol in range(TRIPLE):
        if state.area[seat][FIRST_GREEN + symbol]:
            symbols += 1
    for symbol in range(TRIPLE):
        worth = BEGINS_SET * future // 100
        if state.area[seat][FIRST_GREEN + symbol] or symbols == TRIPLE - 1:
            worth = COMPLETES_SET
        state.worth[FIRST_GREEN + symbol] = worth if state.tokens_left else 0


def judge_military(state: Fields, seat: int, future: int) -> None:
    """Shields against the neighbours', and whether a battle comes at the right moment."""
    strength = shields(state, seat) + 1
    ahead = 0
    for side in range(2):
        rival = shields(state, (seat + 1) % state.seats if side else (seat + state.seats - 1) % state.seats)
        if strength > rival:
            ahead += 1
        elif strength < rival:
            ahead -= 1
    peace = state.conflict_total - state.conflict_battle
    for kind in range(FIRST_RED, KINDS):
        horns = HORNS[kind]
        if horns and horns >= peace:
            state.worth[kind] = BATTLE_WON * ahead // 2 + BATTLE_COMES
        else:
            worth = SHIELD_GOES if horns else SHIELD_STAYS
            state.worth[kind] = worth + SHIELD_AHEAD * ahead * (1 + horns) // (2 * max(1, peace))


# ---- stages and tokens ---------------------------------------------------------------------------
def build_worth(state: Fields, seat: int, stage: int, payment: int) -> int:
    """A stage, and what is paid for it: coins are dearer than grey cards."""
    grey = GREY_PAID[payment]
    price = (
        grey * GREY_PRICE + PAYMENTS[payment][COIN] * COIN_PRICE + rest_lacks(state, seat, stage, payment) * REST_LACKS
    )
    return BUILD_FIRST + stage_worth(state, seat, stage) - price


def rest_lacks(state: Fields, seat: int, stage: int, payment: int) -> int:
    """What the cards that are not paid lack for the nearest stage to come."""
    distinct = 0
    most = 0
    for kind in range(COIN):
        count = state.area[seat][kind] - PAYMENTS[payment][kind]
        if count:
            distinct += 1
        if count > most:
            most = count
    coins = state.area[seat][COIN] - PAYMENTS[payment][COIN]
    stages = AVAILABLE[state.wonder[seat]][state.built[seat] | BIT[stage]]
    nearest = UNITS_LEFT[0]
    for other in range(STAGES):
        if stages & BIT[other]:
            nearest = min(nearest, COST_N[other] - coins - (most if IDENTICAL[other] else distinct))
    return max(0, nearest)


def token_worth(state: Fields, seat: int, token: int) -> int:
    """Worth of a progress token; the blind one is an average with some risk."""
    if token == BLIND:
        worth = 0
        for place in range(state.pile_left):
            worth += token_worth(state, seat, state.pile[place])
        return worth // state.pile_left - BLIND_RISK
    if token == POLITICS:
        return TOKEN_WORTH[token] + PER_CAT_ICON * cat_icons(state, seat)
    if token == STRATEGY:
        return TOKEN_WORTH[token] + PER_VICTORY * state.military[seat]
    if token == EDUCATION:
        return TOKEN_WORTH[token] + PER_OWN_TOKEN * state.progress[seat]
    if token == CULTURE and state.culture[seat]:
        return SECOND_CULTURE
    return TOKEN_WORTH[token]
