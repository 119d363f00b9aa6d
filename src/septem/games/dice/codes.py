"""Every code number of Dice: phases, moves, journal rows, endings, effects, and how much the engine's arrays hold."""

from typing import get_args

from septem.games.dice.model import Ending, Phase
from septem.games.dice.sheet_form import Effect

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

PHASES: tuple[Phase, ...] = get_args(Phase)
WAITING, ACTION, CHOOSE_BOX, FREE_BUILD, EXTRA_ACTION, CHOOSE_BONUS, OVER = range(len(PHASES))
EFFECTS = len(PHASES)  # is owed too, but only waits beneath what it leads to

ENDINGS: tuple[Ending, ...] = get_args(Ending)
BY_BONUSES, BY_MAX_ROUNDS = range(1, 1 + len(ENDINGS))
UNENDED = 0

IN_FORUM, IN_RESERVE, GONE = range(3)
"""Where a die is."""

# A build is PER_DIE * (die + 1) + box; a box or bonus chosen by an effect is a base + its number.
PASS_CODE, WONDER_CODE, NONE_CODE, BONUS_CODE, PER_DIE, BOX_CODE = 0, 1, 2, 8, 64, 1024

EFFECT_KINDS = ("", *Effect.__struct_fields__)
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

# rows of the journal; the first argument is the seat, -1 for what concerns all
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
) = range(14)
