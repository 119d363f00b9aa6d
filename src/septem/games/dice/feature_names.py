"""Names and numbers of the features of Dice: feature number = stage x WIDTH + place in `FEATURES`."""

from septem.games.dice.codes import MOST_COST, MOST_SEATS
from septem.games.dice.sheet_columns import BOARD_LABELS
from septem.games.dice.sheet_form import ColourId
from septem.games.dice.tables import CITY_BUILDINGS

STAGES = 6  # the last one is the last round
STAGE_ROUNDS = 5  # of the others but the last
MOST_COINS = 20
FEW_COINS = 8
MOST_LACKING = 20  # boxes, also where there is no further building
MOST_BONUSES = 3  # told apart
SPECIAL_COLOURS: tuple[ColourId, ...] = ("white", "black", "purple")

FEATURES: list[str] = []
"""The features of one stage."""


def block(names: list[str]) -> int:
    """Add names; returns the place of the first."""
    FEATURES.extend(names)
    return len(FEATURES) - len(names)


def board(whose: str) -> int:
    """What the own board and the rival's are asked, in the same order; returns the place of the first."""
    return block(
        [
            f"{whose} {one}"
            for one in (
                "points",
                "coins",
                "coins beyond eight",
                *(f"resources {number}" for number in range(MOST_COST + 1)),
                *(f"boxes {building}" for building in CITY_BUILDINGS),
                *(f"bonuses {number}" for number in range(MOST_BONUSES + 1)),
                "lacks to a bonus",
                "lacks to the last bonus",
                *(f"lacks to {colour}" for colour in SPECIAL_COLOURS),
                *(f"unlocked {colour}" for colour in SPECIAL_COLOURS),
                "gallery left for white",
                "guild court left for purple",
                "defences",
                *(f"city {label}" for label in BOARD_LABELS),
            )
        ]
    )


# places within a board
POINTS, COINS, RICH, RESOURCES = range(4)
BOXES_OF = RESOURCES + MOST_COST + 1
BONUSES_TAKEN = BOXES_OF + len(CITY_BUILDINGS)
TO_BONUS = BONUSES_TAKEN + MOST_BONUSES + 1
TO_END = TO_BONUS + 1
TO_DIE = TO_END + 1
UNLOCKED = TO_DIE + len(SPECIAL_COLOURS)
FOR_WHITE = UNLOCKED + len(SPECIAL_COLOURS)
FOR_PURPLE = FOR_WHITE + 1
DEFENDED = FOR_PURPLE + 1
CITY = DEFENDED + 1

OWN = board("own")
RIVAL = board("rival")
DISCOUNT, FREE_COLOURS, DIE_COINS = (block([one]) for one in ("discount on dice", "free colours", "coins on dice"))
TO_COME = block(["points of boxes to come"])
MET, GUILD, FIRST = (block([one]) for one in ("defences met", "guild conditions", "first in the agora"))
TO_ACT, ACTING = (block([one]) for one in ("turn to come", "turn under way"))
ALWAYS, LEAD, LEAD_ON_ALL = (block([one]) for one in ("always", "lead", "lead on the average"))
OTHERS_TO_END, OTHERS_BONUSES = (block([one]) for one in ("others lack to the last bonus", "others' most bonuses"))
AGORA_OPEN, SPECIALS_IN = (block([one]) for one in ("nobody first in the agora", "special dice in the forum"))
PLAYERS = block([f"players {number}" for number in range(2, MOST_SEATS + 1)])
WIDTH = len(FEATURES)

STYLES: dict[str, dict[str, int]] = {
    "balanced": {},
    "science": {"own boxes university": 150, "own unlocked ": 300},
    "war": {"own boxes barracks": 150},
    "wonders": {"own boxes wonder": 300, "own boxes agora": 100},
    "money": {"own coins": 25, "own boxes market": 150, "discount on dice": 200},
}
