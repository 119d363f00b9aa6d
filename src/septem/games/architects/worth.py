"""What cards, stages and tokens are worth to a seat now, in hundredths of a point, from what that seat knows alone.

A card is worth what it does before the seat: points, the cat, a science set, a stage paid or brought nearer, shields
against the neighbours. What only helps later counts less when somebody is about to complete a wonder. The figures were
tuned by playing against themselves; only their proportions matter.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.architects import tables
from septem.games.architects.catalogue import STAGE_IDS, TOKEN_IDS
from septem.games.architects.codes import BLIND, TRIPLE
from septem.games.architects.fields import Fields
from septem.games.architects.tables import (
    ALL_STAGES,
    ARMED_BY_STAGE,
    COIN,
    CULTURE,
    ECONOMY_BIT,
    ENGINEERING_BIT,
    FIRST_BLUE,
    FIRST_GREEN,
    FIRST_RED,
    token_bit,
)

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
POINT = 100
CAT_GAINED, CAT_KEPT = 130, 20
EXTRA_CARD = 220  # a card through a token that becomes live
COMPLETES_SET, BEGINS_SET = 500, 210
SPARE_GREY, SPARE_COIN, COIN_MORE = 87, 110, 50
STAGE_MORE = 100  # a stage also brings the next one nearer
NEARER = [0, 100, 32, 34, 34]  # share of a stage's worth, in hundredths, by how many resources it lacks
BATTLE_WON, BATTLE_LOST, BATTLE_COMES = 180, 180, 50  # a battle now, for each neighbour
SHIELD_STAYS, SHIELD_GOES = 135, 40
SHIELD_GAIN = [10, 45, 65, 40, 20]  # against a neighbour two or more ahead, one ahead, even, one behind, two or more
HORN_NEARER = [0, 20, 10, 7, 5, 4, 3]  # share of a battle for each horn, in hundredths, by tokens still at peace
ENDING_LOST = 600  # completing the wonder while somebody stays ahead
GREY_PRICE, COIN_PRICE, REST_LACKS = 30, 60, 30  # of a payment: each card, and each resource the next stage then lacks
LOOK_KINDS = 10  # more to choose from
FUTURE_LEAST, FUTURE_STEP = 60, 10  # what helps later: hundredths of it, more for each resource the first wonder lacks
TOKEN_LEAST, TOKEN_STEP = 65, 8  # the same for tokens that help later
PER_CAT_ICON, PER_VICTORY, PER_OWN_TOKEN = 100, 100, 200  # with Politics, Strategy, Education
SECOND_CULTURE = 800
BLIND_RISK = 30
EFFECTS = {
    "none": 0,
    "take_any": 220,
    "take_central": 160,
    "take_progress": 450,
    "look5_keep1": 260,
    "take_sides": 320,
    "shield": 150,
}
TOKENS = {
    "urbanism": 560,
    "crafts": 600,
    "jewellery": 641,
    "science": 655,
    "propaganda": 360,
    "architecture": 400,
    "economy": 375,
    "engineering": 345,
    "tactics": 375,
    "decor": 480,
    "politics": 160,
    "strategy": 140,
    "education": 300,
    "culture": 500,
}
POLITICS, STRATEGY, EDUCATION = (TOKEN_IDS.index(name) for name in ("politics", "strategy", "education"))
POLITICS_BIT = token_bit("politics")
ARMED_BY_CARDS = sum(tables.BIT[token] for token in tables.EXTRA_CARD_TOKENS) - ARMED_BY_STAGE
STAGES = len(STAGE_IDS)

# columns, C arrays when compiled
STAGE_WORTH = [POINT * points + EFFECTS[effect] + STAGE_MORE for points, effect in tables.STAGES_BRING]
TOKEN_WORTH = [TOKENS[token] for token in TOKEN_IDS]
ARMS = tables.ARMS
AVAILABLE = tables.AVAILABLE
CARD_POINTS = tables.CARD_POINTS
CAT_ICONS = tables.CAT_ICONS
COST_N = tables.COST_N
GREY_PAID = tables.GREY_PAID
HELPS_LATER = tables.HELPS_LATER
HORNS = tables.HORNS
IDENTICAL = tables.IDENTICAL
PAYMENTS = tables.PAYMENTS
STAGE_POINTS = [points for points, _ in tables.STAGES_BRING]
UNITS_LEFT = tables.UNITS_LEFT


# ---- cards of a deck -----------------------------------------------------------------------------
def top_worth(state: Fields, seat: int, deck: int) -> int:
    """Worth of a deck's top card, the average of what is left if this seat does not know it; after `judge_cards`."""
    top = state.top[deck]
    if seen_until(state, deck, seat) > top:
        return state.worth[state.cards[top]]
    return average_worth(state, deck)


def average_worth(state: Fields, deck: int) -> int:
    """Worth of a random card of a deck that is not empty; after `judge_cards`."""
    worth = 0
    for kind in range(KINDS):
        worth += state.left[deck][kind] * state.worth[kind]
    return divided(worth, state.bottom[deck] - state.top[deck])


def look_worth(state: Fields, deck: int) -> int:
    """Worth of looking for a card: the average, and how many kinds there are to choose from; after `judge_cards`."""
    worth = average_worth(state, deck)
    for kind in range(KINDS):
        if state.left[deck][kind]:
            worth += LOOK_KINDS
    return worth


def divided(amount: int, by: int) -> int:
    """Rounded towards zero: C does so and Python does not."""
    if amount < 0:
        return -(-amount // by)
    return amount // by


# ---- kinds of cards ------------------------------------------------------------------------------
def judge_cards(state: Fields, seat: int) -> None:
    """Work out what a card of each kind is worth to a seat now: `worth`."""
    ready = unused(state, seat)
    future = min(100, FUTURE_LEAST + FUTURE_STEP * first_lacks(state))
    judge_paying(state, seat, ready, future)
    judge_blue(state, seat)
    judge_science(state, seat, future)
    judge_military(state, seat, future)
    if ready & ARMED_BY_CARDS:
        for kind in range(KINDS):
            if ready & ARMS[kind]:
                state.worth[kind] += EXTRA_CARD


def first_lacks(state: Fields) -> int:
    """How many resources the wonder lacks that is nearest to its end: how far away the end of the game is."""
    least = UNITS_LEFT[0]
    for seat in range(state.seats):
        least = min(least, UNITS_LEFT[state.built[seat]] - state.grey[seat] - state.area[seat][COIN])
    return max(0, least)


def judge_paying(state: Fields, seat: int, ready: int, future: int) -> None:
    """Grey cards and coins: what they do for the available stages."""
    spare = SPARE_GREY * future // 100
    for kind in range(COIN):
        state.worth[kind] = spare
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
            if held + coins < COST_N[stage]:
                judge_stage(state, seat, stage, COST_N[stage] - held - coins, ready, future)
    state.worth[COIN] += COIN_MORE


def judge_stage(state: Fields, seat: int, stage: int, lacking: int, ready: int, future: int) -> None:
    """The cards that bring one stage nearer: those that it lacks, every coin."""
    if lacking == 1:
        worth = stage_worth(state, seat, stage)
    else:
        worth = STAGE_WORTH[STAGES * state.wonder[seat] + stage] * NEARER[lacking] * future // 10000
    fitting = 0  # how many of a kind are there if one more helps
    if IDENTICAL[stage]:
        fitting = state.most[seat]
    for kind in range(COIN):
        if state.area[seat][kind] == fitting or ready & ENGINEERING_BIT:
            state.worth[kind] = max(state.worth[kind], worth)
    state.worth[COIN] = max(state.worth[COIN], worth)


def judge_blue(state: Fields, seat: int) -> None:
    """Points, the cat, Politics."""
    for kind in range(FIRST_BLUE, FIRST_GREEN):
        state.worth[kind] = POINT * CARD_POINTS[kind]
        if CAT_ICONS[kind]:
            state.worth[kind] += CAT_KEPT if state.cat == seat else CAT_GAINED
            if state.held[seat] & POLITICS_BIT:
                state.worth[kind] += PER_CAT_ICON


def judge_science(state: Fields, seat: int, future: int) -> None:
    """A set brings a token; the first cards are half of one (AR-30, AR-35)."""
    symbols = 0
    for symbol in range(TRIPLE):
        if state.area[seat][FIRST_GREEN + symbol]:
            symbols += 1
    for symbol in range(TRIPLE):
        worth = 0
        if state.tokens_left:
            worth = BEGINS_SET * future // 100
            if state.area[seat][FIRST_GREEN + symbol] or symbols == TRIPLE - 1:
                worth = COMPLETES_SET
        state.worth[FIRST_GREEN + symbol] = worth


def judge_military(state: Fields, seat: int, future: int) -> None:
    """One shield more against the neighbours', and whether a battle comes at the right moment (AR-70 to AR-75)."""
    own = shields(state, seat)
    left = own - shields(state, seat + 1 if seat + 1 < state.seats else 0)
    right = own - shields(state, seat - 1 if seat > 0 else state.seats - 1)
    gained = SHIELD_GAIN[max(-2, min(2, left)) + 2]
    if state.seats > 2:  # the only opponent counts once
        gained += SHIELD_GAIN[max(-2, min(2, right)) + 2]
    now = battle_worth(left) + battle_worth(right)
    peace = state.conflict_total - state.conflict_battle
    for kind in range(FIRST_RED, KINDS):
        horns = HORNS[kind]
        if horns == 0:
            state.worth[kind] = (SHIELD_STAYS + gained) * future // 100
        elif horns < peace:
            nearer = divided(now * HORN_NEARER[peace] * horns, 100)
            state.worth[kind] = (SHIELD_GOES + gained) * future // 100 + nearer
        else:
            state.worth[kind] = now + BATTLE_COMES


def battle_worth(lead: int) -> int:
    """A battle now against a neighbour, with one shield more than the lead."""
    if lead >= 0:
        return BATTLE_WON
    return -BATTLE_LOST if lead < -1 else 0


# ---- stages and tokens ---------------------------------------------------------------------------
def stage_worth(state: Fields, seat: int, stage: int) -> int:
    """Points and effect of a stage, and what it means for the end of the game."""
    piece = STAGES * state.wonder[seat] + stage
    if state.built[seat] | BIT[stage] == ALL_STAGES and loses(state, seat, STAGE_POINTS[piece]):
        return STAGE_WORTH[piece] - ENDING_LOST
    return STAGE_WORTH[piece]


def loses(state: Fields, seat: int, points: int) -> int:
    """1 if a seat would lose though it got these points and the game ended with them (AR-85, AR-88)."""
    own = total(state, seat) + points
    for other in range(state.seats):
        if other != seat and total(state, other) > own:
            return 1
    return 0


def build_worth(state: Fields, seat: int, stage: int, payment: int) -> int:
    """A stage less what is paid for it: coins are dearer than grey cards, and the next stage wants to be paid too."""
    paid = GREY_PRICE * GREY_PAID[payment] + COIN_PRICE * PAYMENTS[payment][COIN]
    return stage_worth(state, seat, stage) - paid - REST_LACKS * rest_lacks(state, seat, stage, payment)


def rest_lacks(state: Fields, seat: int, stage: int, payment: int) -> int:
    """What the cards that are not paid lack for the nearest stage to come."""
    distinct = 0
    most = 0
    for kind in range(COIN):
        count = state.area[seat][kind] - PAYMENTS[payment][kind]
        if count:
            distinct += 1
        most = max(most, count)
    coins = state.area[seat][COIN] - PAYMENTS[payment][COIN]
    stages = AVAILABLE[state.wonder[seat]][state.built[seat] | BIT[stage]]
    least = UNITS_LEFT[0]
    for other in range(STAGES):
        if stages & BIT[other]:
            least = min(least, COST_N[other] - coins - (most if IDENTICAL[other] else distinct))
    return max(0, least)


def token_worth(state: Fields, seat: int, token: int) -> int:
    """Worth of a progress token; the blind one is an average with some risk."""
    if token == BLIND:
        return blind_worth(state, seat)
    worth = TOKEN_WORTH[token]
    if HELPS_LATER[token]:
        worth = worth * (TOKEN_LEAST + TOKEN_STEP * first_lacks(state)) // 100
    elif token == POLITICS:
        worth += PER_CAT_ICON * cat_icons(state, seat)
    elif token == STRATEGY:
        worth += PER_VICTORY * state.military[seat]
    elif token == EDUCATION:
        worth += PER_OWN_TOKEN * state.progress[seat]
    elif token == CULTURE and state.culture[seat]:
        worth = SECOND_CULTURE
    return worth


def blind_worth(state: Fields, seat: int) -> int:
    """Worth of a token nobody has seen; which ones are in the pile is public (AR-90a)."""
    worth = 0
    for place in range(state.pile_left):
        worth += token_worth(state, seat, state.pile[place])
    return worth // state.pile_left - BLIND_RISK
