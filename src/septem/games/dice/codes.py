"""Every code number of Dice: phases, moves, journal rows, endings, effects, and how much the engine's arrays hold."""

# sizes of the arrays in the .pxd files
MOST_SEATS = 7
DICE = 10
SIDES = 6  # of a die
SECTIONS = 4
COLOUR_COUNT = 8
BUILDING_COUNT = 9
BOXES = 60
CITIES = 16
ROWS = BOXES * CITIES
MOST_COST = 6
REACHES = MOST_COST + 1
POOL = 2048
BONUSES = 8
ATTACKS = 16
DEPTH = 24
MOST_ROUNDS = 1000

# what a seat owes; effects only wait beneath what they lead to
PHASES = ("waiting", "action", "choose_box", "free_build", "extra_action", "choose_bonus", "effects", "over")
WAITING, ACTION, CHOOSE_BOX, FREE_BUILD, EXTRA_ACTION, CHOOSE_BONUS, EFFECTS, OVER = range(len(PHASES))

ENDINGS = ("", "bonuses", "max_rounds")
UNENDED, BY_BONUSES, BY_MAX_ROUNDS = range(len(ENDINGS))

IN_FORUM, IN_RESERVE, GONE = range(3)
"""Where a die is."""

# A build is PER_DIE * (die + 1) + box; a box or bonus chosen by an effect is a base + its number.
PASS_CODE, WONDER_CODE, NONE_CODE, BONUS_CODE, PER_DIE, BOX_CODE = 0, 1, 2, 8, 64, 1024

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
(
    NO_EFFECT,
    CROSS_ONE,
    CROSS_ONE_OF,
    CROSS_UP_TO_TWO,
    BUILD_FREE_DIE,
    ANOTHER_ACTION,
    COINS,
    PER_BOX,
    DIE_COST_MINUS_1,
    DIE_COST_ZERO,
    COINS_ON_DIE,
    UNLOCK,
    GALLERY_VP,
) = range(len(EFFECT_KINDS))

EVENTS = (
    "build",
    "wonder",
    "pass",
    "cross",
    "attack",
    "coins",
    "bonus",
    "decline",
    "lapse",
    "agora-first",
    "swap",
    "last-round",
    "round",
    "end",
)
"""Kinds of journal rows; the first argument is the seat, -1 for what concerns all."""
(
    TOLD_BUILD,
    TOLD_WONDER,
    TOLD_PASS,
    TOLD_CROSS,
    TOLD_ATTACK,
    TOLD_COINS,
    TOLD_BONUS,
    TOLD_DECLINE,
    TOLD_LAPSE,
    TOLD_AGORA_FIRST,
    TOLD_SWAP,
    TOLD_LAST_ROUND,
    TOLD_ROUND,
    TOLD_END,
) = range(len(EVENTS))
