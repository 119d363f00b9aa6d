"""Numbers the engine and the facade share: sizes of the fixed arrays, move codes, frames of a turn, journal rows."""

# sizes of the arrays in the .pxd files
BOXES = 60
CITIES = 16
ROWS = BOXES * CITIES
POOL = 2048
BONUSES = 8
ATTACKS = 16
DEPTH = 24
MOST_ROUNDS = 1000

# move codes: a box chosen by an effect is FIRST_BOX + box, a build FIRST_BUILD * (die + 1) + box
PASS, BUILD_WONDER, NONE, FIRST_BONUS, FIRST_BUILD, FIRST_BOX = 0, 1, 2, 8, 64, 1024

# what a seat may owe: its action, a box, a build without die cost, another action, a bonus; pending effects
ACTION, CROSS, FREE, MORE, BONUS, EFFECTS = 1, 2, 3, 4, 5, 6

# effects by number, as in columns.py
EFFECT_KINDS = (
    "",
    "cross_one",
    "cross_one_of",
    "cross_up_to_two",
    "build_free_die",
    "another_action",
    "coins",
    "per_box",
    "die_cost_minus_1",
    "die_cost_zero",
    "coins_on_die",
    "unlock",
    "gallery_vp",
)

# journal rows; the first argument is the seat, -1 for what concerns all
SAID_BUILD, SAID_WONDER, SAID_PASS, SAID_CROSS, SAID_COINS, SAID_BONUS, SAID_DECLINE, SAID_LAPSE = range(1, 9)
SAID_AGORA, SAID_SWAP, SAID_LAST_ROUND, SAID_ROUND, SAID_END = range(9, 14)
