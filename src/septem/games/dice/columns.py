# cython: auto_pickle=False
"""A sheet as the engine reads it: integer columns in fixed arrays, shared by all states of a game, never changed.

A row is `60 * city + box`; masks have one bit per box. Effects of all boxes and bonuses lie in one pool, each box
naming its first and how many.
"""

from typing import Any

# in the order of codes.EFFECT_KINDS
CROSS_ONE, CROSS_ONE_OF, CROSS_UP_TO_TWO, BUILD_FREE_DIE, ANOTHER_ACTION, COINS, PER_BOX = 1, 2, 3, 4, 5, 6, 7
DIE_COST_MINUS_1, DIE_COST_ZERO, COINS_ON_DIE, UNLOCK, GALLERY_VP = 8, 9, 10, 11, 12


class Sheet:
    """The columns of one sheet, made by sheet.py from checked data."""

    def __init__(self, columns: dict[str, Any], words: object) -> None:
        self.words = words
        self.cities = columns["cities"]
        self.boxes = columns["boxes"]
        self.bonuses = columns["bonuses"]
        self.start = columns["start"]
        self.cap = columns["cap"]
        self.first_finisher = columns["first_finisher"]
        self.building = columns["building"]
        self.mask = columns["mask"]
        self.size = columns["size"]
        self.earns = columns["earns"]
        self.after = columns["after"]
        self.before = columns["before"]
        self.opening = columns["opening"]
        self.attack = columns["attack"]
        self.attack_slot = columns["attack_slot"]
        self.defence = columns["defence"]
        self.fills = columns["fills"]
        self.cost = columns["cost"]
        self.vp = columns["vp"]
        self.cheap = columns["cheap"]
        self.first = columns["first"]
        self.many = columns["many"]
        self.bonus_first = columns["bonus_first"]
        self.bonus_many = columns["bonus_many"]
        self.kind = columns["kind"]
        self.target = columns["target"]
        self.amount = columns["amount"]
        self.colour = columns["colour"]

    def named(self) -> Any:
        """The names and the data the columns were made from."""
        return self.words
