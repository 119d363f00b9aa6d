"""What a piece does when it is gained: coins, shields, symbols, and the choice it brings (step 4 of DU-22)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.catalogue import SYMBOLS_TO_WIN
from septem.games.duel.codes import (
    DESTROY,
    LIBRARY,
    MILITARY,
    OVER,
    PROGRESS,
    REVIVE,
    SCIENCE,
    TOLD_COINS,
    TOLD_END,
    TOLD_LIBRARY,
    TOLD_LOOT,
    TOLD_LOSS,
    TOLD_PAIR,
    TOLD_PAWN,
)
from septem.games.duel.fields import Fields
from septem.games.duel.tables import CAPITAL, EXTRA_SHIELDS, LIBRARY_DRAW, RED, STRATEGY

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.core.rng import shuffle
    from septem.games.duel.cities import join, lose_coins
    from septem.games.duel.fields import TOKENS
    from septem.games.duel.scoring import tally

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COINS = tables.COINS
COINS_PER = tables.COINS_PER
COLOUR = tables.COLOUR
DESTROYS = tables.DESTROYS
DRAWS = tables.DRAWS
HAS_DESTROYS = tables.HAS_DESTROYS
LOOT = tables.LOOT
LOOT_BIT = tables.LOOT_BIT
LOSES = tables.LOSES
REVIVES = tables.REVIVES
SHIELDS = tables.SHIELDS
SYMBOL = tables.SYMBOL


def gain(state: Fields, seat: int, row: int) -> None:
    """A card or token joins the city and takes effect."""
    paired = state.symbols[seat] & SYMBOL[row]
    join(state, seat, row)
    take_effect(state, seat, row, paired)


def take_effect(state: Fields, seat: int, row: int, paired: int) -> None:
    """What happens at once, in the order of catalogue.AT_ONCE (DU-22)."""
    income = COINS[row]
    if COINS_PER[row][0]:
        income += COINS_PER[row][0] * tally(state, seat, COINS_PER[row][1], COINS_PER[row][2], COINS_PER[row][3])
    if income:
        state.coins[seat] += income
        state.note(TOLD_COINS, seat, income, row, 0, 0)
    if LOSES[row]:
        state.note(TOLD_LOSS, 1 - seat, lose_coins(state, 1 - seat, LOSES[row]), row, 0, 0)
    if SHIELDS[row]:
        attack(state, seat, row)
    if SYMBOL[row] and state.phase != OVER:
        gain_symbol(state, seat, row, paired)


def attack(state: Fields, seat: int, row: int) -> None:
    """Move the pawn by the shields of a piece, looting on the way; the capital ends the game (DU-55 to DU-60)."""
    towards = 1 if seat == 0 else -1
    before = state.pawn
    passed = before * towards
    lead = lead_after(state, seat, row)
    state.pawn = lead * towards
    state.note(TOLD_PAWN, seat, before, state.pawn, 0, 0)
    while passed < lead:
        passed += 1
        if loot_at(state, seat, passed):
            state.loot &= ~LOOT_BIT[seat][passed]
            state.note(TOLD_LOOT, 1 - seat, lose_coins(state, 1 - seat, LOOT[passed]), LOOT[passed], 0, 0)
    if lead == CAPITAL:
        finish_game(state, MILITARY, seat)


def lead_after(state: Fields, seat: int, row: int) -> int:
    """How far the pawn gives a seat the lead once it has gained a piece, at most in the capital (DU-55, DU-56)."""
    steps = SHIELDS[row]
    if steps and COLOUR[row] == RED and state.tokens[seat] & STRATEGY:
        steps += EXTRA_SHIELDS
    return min((state.pawn if seat == 0 else -state.pawn) + steps, CAPITAL)


def loot_at(state: Fields, seat: int, lead: int) -> int:
    """Nonzero if a looting token lies where the pawn gives a seat this lead (DU-57, DU-58): its bit."""
    return state.loot & LOOT_BIT[seat][lead] if lead > 0 else 0


def gain_symbol(state: Fields, seat: int, row: int, paired: int) -> None:
    """Six different symbols win; a pair brings a token (DU-62, DU-63, DU-67)."""
    if state.symbol_count[seat] >= SYMBOLS_TO_WIN:
        finish_game(state, SCIENCE, seat)
    elif paired and state.board:
        state.note(TOLD_PAIR, seat, SYMBOL[row], 0, 0, 0)
        state.phase = PROGRESS


def open_choice(state: Fields, seat: int, row: int) -> None:
    """The choice a wonder brings, if there is something to choose from (DU-83 to DU-88)."""
    if HAS_DESTROYS[row] and state.counts[1 - seat][DESTROYS[row]]:
        state.destroy_colour = DESTROYS[row]
        state.phase = DESTROY
    elif REVIVES[row] and (state.discarded[0] or state.discarded[1]):
        state.phase = REVIVE
    elif DRAWS[row]:
        draw_offer(state, state.deal_stream)
        state.phase = LIBRARY
        state.note(TOLD_LIBRARY, seat, state.offer, 0, 0, 0)


def draw_offer(state: Fields, stream: list[int]) -> None:
    """Random tokens of the box (DU-86)."""
    count = 0
    for token in range(TOKENS):
        if state.box & BIT[token]:
            state.pool[count] = token
            count += 1
    shuffle(stream, state.pool, count)
    state.offer = 0
    for i in range(min(LIBRARY_DRAW, count)):
        state.offer |= BIT[state.pool[i]]


def finish_game(state: Fields, ending: int, winner: int) -> None:
    """The game is over; nothing more of the turn happens (DU-22a)."""
    state.phase = OVER
    state.ending = ending
    state.winner = winner
    state.extra_turn = 0
    state.note(TOLD_END, ending, winner, 0, 0, 0)
