"""Every code number of 7 Wonders: phases, moves, journal rows, cards face down. They stand here and nowhere else."""

from typing import get_args

from septem.games.wonders.model import How, Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
CHOOSE_SIDE, CHOOSE, SEVENTH_CARD, DISCARD_BUILD, OVER = range(len(PHASES))

# A move: kind (3 bits), card or side (7), coins to the left (5) and right (5), a bit for the Free City.
SELL, BUILD, STAGE, POWER_BUILD, SIDE, DECLINE, RECOVER = range(7)
KIND_BITS, CARD_SHIFT, CARD_FIELD, LEFT_SHIFT, RIGHT_SHIFT, COIN_BITS, FREE_CITY_BIT = 7, 3, 127, 10, 15, 31, 1 << 20

HOW: tuple[How, ...] = get_args(How)
"""How a card was built."""
PAID, CHAINED, FREE_BY_BOARD, BY_POWER = range(len(HOW))

# Rows of the journal and what their arguments are.
(
    TOLD_AGE,  # age
    TOLD_SIDE,  # city, side
    TOLD_BUILT,  # city, card, how, coins to the left, to the right
    TOLD_STAGE,  # city, card, stage + STAGE_STRIDE * the seat that decided, coins to the left, to the right
    TOLD_SOLD,  # city, card, the seat that decided
    TOLD_EARNED,  # city, coins, row
    TOLD_LEFT_OVER,  # city, card, the seat that knows it or -1
    TOLD_CONFLICT,  # city, other city, points, own shields, their shields
    TOLD_SEVENTH_DECLINED,  # city, card, the seat that decided
    TOLD_RECOVERED,  # city, card
    TOLD_RECOVER_DECLINED,  # city
    TOLD_RECOVER_LOST,  # city
    TOLD_END,
) = range(1, 14)
STAGE_STRIDE = 8

# A card face down: card (7 bits), turn counted through the game (5), city (3), a bit for each seat that knows it.
CARD_BITS, WHEN_SHIFT, WHEN_BITS, CITY_SHIFT, CITY_BITS, KNOWN_SHIFT = 127, 7, 31, 12, 7, 15
UNDER_BIT, FRESH_BIT, TAKEN_BIT = 1 << 22, 1 << 23, 1 << 24
"""Under a board; drawn on that turn (two players); recovered from the discard pile."""

# A group of places that a seat remembers: turn of the last sight + GROUP_HAND * hand + GROUP_AGE * age.
GROUP_HAND, GROUP_AGE = 8, 64

LAST_TURN = 5
AFTER_TURNS = 6
"""The "turn" of the seventh card and of what is left over."""
TURN_STRIDE = 7
"""Turns of an age, that one included."""
RANDOM, CHOSEN = -1, 2
"""Instead of a board or side number in the set-up."""
