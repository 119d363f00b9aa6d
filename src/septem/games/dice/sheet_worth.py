"""What the boxes of a sheet are worth by themselves: columns for hints, worked out once so that a game only adds up.

`box_*` is a box, `ahead_*` what follows it in its lane. Each is four figures: what comes `now`, what is worth so much
at the beginning of a game and less and less (`lasting`), coins at once, and coins `saved` during a whole game. A `die`
that is unlocked lasts too, but is worth working for from further away.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from septem.games.dice.codes import BONUSES, BOXES, REACHES, ROWS
from septem.games.dice.sheet_form import BuildingId, Effect, Effects
from septem.games.dice.worths import (
    BOX_TO_COME,
    BUILDING,
    CHEAPER_DICE,
    COIN,
    COLOUR_COINS,
    DEFENCE,
    EXTRA_ACTION,
    FREE_COLOUR,
    FREE_DIE,
    GALLERY_TO_COME,
    LATER_BOX,
    LATER_DIE,
    SOME_BOX,
    UNLOCKED,
    WHOLE_GAME,
)

if TYPE_CHECKING:
    from septem.games.dice.sheet_columns import BoxRow, Words

MOST_WORTH = 99_999
"""More than that counts as that, so that no sum of hints leaves its 32 bits."""
FACING: dict[str, BuildingId] = {"barracks_west": "barracks_east", "barracks_east": "barracks_west"}  # DI-71
Sizes = Counter[BuildingId]
"""Boxes of each building."""


class Worth(NamedTuple):
    """What something is worth, apart from its price."""

    now: int = 0
    lasting: int = 0
    coins: int = 0
    saved: int = 0
    die: int = 0

    def plus(self, other: Worth) -> Worth:
        return Worth(*(mine + its for mine, its in zip(self, other, strict=True)))

    @property
    def whole(self) -> int:
        """In a game that has just begun."""
        return self.now + self.lasting + self.die + COIN * (self.coins + self.saved)


FIGURES = ("now", "lasting", "coins", "saved")
BOX_COLUMNS = tuple(f"box_{name}" for name in FIGURES)
AHEAD_COLUMNS = ("ahead_now", "ahead_lasting", "ahead_saved", "ahead_boxes")
ROW_COLUMNS = (*BOX_COLUMNS, *AHEAD_COLUMNS, "box_varies")
BONUS_COLUMNS = tuple(f"bonus_{name}" for name in FIGURES)


def worth_columns(words: Words) -> dict[str, list[int]]:
    """The columns of all boards and bonuses."""
    found = {name: [0] * ROWS for name in ROW_COLUMNS} | {name: [0] * BONUSES for name in BONUS_COLUMNS}
    found["ahead_coins"] = [0] * (ROWS * REACHES)
    sizes = Counter(box.building for box in words.boxes)
    for number, bonus in enumerate(words.sheet.bonus):
        _put(found, "bonus", number, effects_worth(sizes, bonus.effects))
    following = [[other for other, box in enumerate(words.boxes) if box.after == one] for one in words.box_ids]
    common = [box_worth(sizes, box) for box in words.boxes]
    for city, board in enumerate(words.boards):
        own = [
            common[number] if box is words.boxes[number] else box_worth(sizes, box) for number, box in enumerate(board)
        ]
        for number, box in enumerate(board):
            _put(found, "box", BOXES * city + number, own[number])
            found["box_varies"][BOXES * city + number] = int(varies(box))
            ahead = lane(following, own, number)
            _put_lane(found, BOXES * city + number, [own[one] for one in ahead], [board[one].cost for one in ahead])
    return found


def _put(found: dict[str, list[int]], kind: str, at: int, worth: Worth) -> None:
    for name in FIGURES:
        found[f"{kind}_{name}"][at] = bounded(getattr(worth, name))
    found[f"{kind}_lasting"][at] += bounded(worth.die)


def _put_lane(found: dict[str, list[int]], at: int, worths: list[Worth], costs: list[int]) -> None:
    """Boxes further on count less; `ahead_boxes` and `ahead_coins` are in 1024ths, coins less construction (DI-45)."""
    if not worths:
        return
    parts, for_dice = shares(LATER_BOX, len(worths)), shares(LATER_DIE, len(worths))
    for name in ("now", "lasting", "saved"):
        found[f"ahead_{name}"][at] = bounded(_shared(parts, [getattr(worth, name) for worth in worths]))
    found["ahead_lasting"][at] += bounded(_shared(for_dice, [worth.die for worth in worths]))
    found["ahead_boxes"][at] = sum(parts)
    for resources in range(REACHES):
        found["ahead_coins"][REACHES * at + resources] = bounded(
            sum(
                part * (worth.coins - max(0, cost - resources))
                for part, worth, cost in zip(parts, worths, costs, strict=True)
            )
        )


def shares(later: int, boxes: int) -> list[int]:
    """What boxes of a lane count, in 1024ths, the next one fully."""
    return [WHOLE_GAME * later**place // WHOLE_GAME**place for place in range(boxes)]


def _shared(parts: list[int], figures: list[int]) -> int:
    return sum(part * figure for part, figure in zip(parts, figures, strict=True)) // WHOLE_GAME


def bounded(figure: int) -> int:
    return max(-MOST_WORTH, min(MOST_WORTH, figure))


def lane(following: list[list[int]], worths: list[Worth], number: int) -> list[int]:
    """The boxes that follow one; where arrows part, along the more valuable one."""
    if not following[number]:
        return []
    best = max(following[number], key=lambda other: worths[other].whole)
    return [best, *lane(following, worths, best)]


# ---- one box -------------------------------------------------------------------------------------
def box_worth(sizes: Sizes, box: BoxRow) -> Worth:
    """A box of a board nothing is crossed on; hints add what varies."""
    now = 100 * (box.vp + (box.attack or 0))
    lasting = BUILDING.get(box.building, 0)
    if box.defence:
        lasting += DEFENCE * sizes[FACING[box.building]]
    return Worth(now, lasting).plus(effects_worth(sizes, box.effects))


def effects_worth(sizes: Sizes, effects: Effects) -> Worth:
    """All effects of a box or bonus."""
    worth = Worth()
    for effect in effects:
        worth = worth.plus(effect_worth(sizes, effect))
    return worth


def effect_worth(sizes: Sizes, effect: Effect) -> Worth:
    """One effect of a box or bonus."""
    match effect.word:
        case "cross_one" | "cross_one_of":
            return Worth(now=SOME_BOX)
        case "cross_up_to_two":
            return Worth(now=2 * SOME_BOX)
        case "another_action":
            return Worth(now=EXTRA_ACTION)
        case "build_free_die":
            return Worth(now=FREE_DIE)
        case "coins":
            return Worth(coins=effect.amount)
        case "per_box":
            boxes = sum(sizes[building] for building in effect.buildings)
            return Worth(lasting=BOX_TO_COME * effect.amount * boxes)
        case "gallery_vp":
            return Worth(now=100, lasting=GALLERY_TO_COME)
        case "die_cost_minus_1":
            return Worth(saved=CHEAPER_DICE)
        case "die_cost_zero":
            return Worth(saved=FREE_COLOUR)
        case "coins_on_die":
            return Worth(saved=COLOUR_COINS * effect.amount)
        case "unlock":
            return Worth(die=UNLOCKED[effect.unlock] if effect.unlock else 0)
    return Worth()


def varies(box: BoxRow) -> bool:
    """Whether its worth depends on what is crossed, here or at the neighbours'."""
    words = ("cross_one", "cross_one_of", "cross_up_to_two", "per_box", "gallery_vp", "unlock")
    return box.attack is not None or box.defence or any(effect.word in words for effect in box.effects)
