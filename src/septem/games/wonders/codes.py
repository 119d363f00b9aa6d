"""Numbers that the engine and the facade share: phases, move codes, journal rows."""

PHASES = ("choose_side", "choose", "seventh_card", "discard_build", "finished")
CHOOSE_SIDE, CHOOSE, SEVENTH, DIG, OVER = range(5)

SELL, BUILD, STAGE, POWER_BUILD, SIDE, DECLINE, DIG_BUILD = range(7)
"""Kinds of moves."""
KIND_BITS, CARD_SHIFT, CARD_FIELD, LEFT_SHIFT, RIGHT_SHIFT, COIN_BITS, FREE_CITY_BIT = 7, 3, 127, 10, 15, 31, 1 << 20
"""A move: kind (3 bits), card or side (7), coins to the left (5) and right (5), a bit for the Free City."""

AGE_BEGINS, SIDE_SHOWN, BUILT, STAGE_BUILT, SOLD, EARNED, LEFT_OVER, TOKEN_TAKEN = range(1, 9)
SEVENTH_DECLINED, DUG, DIG_DECLINED, DIG_LOST, GAME_ENDS = range(9, 14)
"""Kinds of journal rows."""
PAID, CHAINED, FREE_BY_BOARD, BY_POWER = range(4)
HOW = ("paid", "chain", "free", "power")
"""How a card was built."""

LAST_TURN = 5
AFTER_TURNS = 6
"""The "turn" of the seventh card and of what is left over."""
RANDOM, CHOSEN = -1, 2
"""Instead of a board or side number in the set-up."""
