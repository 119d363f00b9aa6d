"""A sheet as the engine reads it: integer columns in fixed arrays, shared by all states of a game, never changed.

A row is `BOXES * city + box`; masks have one bit per box. Effects of all boxes and bonuses lie in one pool, each box
naming its first and how many.
"""

from typing import Any, NoReturn

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.errors import BadCall
from septem.games.dice.dumps import checked_columns


class Sheet:
    """The columns of one sheet, made by sheet.py from checked data."""

    def __init__(self, given: dict[str, Any], words: object) -> None:
        if self.cities:
            raise BadCall("sheet", "is made once; states read it")
        columns = checked_columns(given)
        self.words = words
        self.cities: int = columns["cities"]
        self.label: list[int] = columns["label"]
        self.boxes: int = columns["boxes"]
        self.bonuses: int = columns["bonuses"]
        self.start: int = columns["start"]
        self.cap: int = columns["cap"]
        self.first_finisher: int = columns["first_finisher"]
        self.building: list[int] = columns["building"]
        self.mask: list[int] = columns["mask"]
        self.size: list[int] = columns["size"]
        self.earns: list[int] = columns["earns"]
        self.after: list[int] = columns["after"]
        self.before: list[int] = columns["before"]
        self.opening: int = columns["opening"]
        self.attack: list[int] = columns["attack"]
        self.attack_slot: list[int] = columns["attack_slot"]
        self.defence: list[int] = columns["defence"]
        self.fills: list[int] = columns["fills"]
        self.cost: list[int] = columns["cost"]
        self.vp: list[int] = columns["vp"]
        self.cheap: list[int] = columns["cheap"]
        self.first: list[int] = columns["first"]
        self.many: list[int] = columns["many"]
        self.bonus_first: list[int] = columns["bonus_first"]
        self.bonus_many: list[int] = columns["bonus_many"]
        self.kind: list[int] = columns["kind"]
        self.target: list[int] = columns["target"]
        self.amount: list[int] = columns["amount"]
        self.colour: list[int] = columns["colour"]
        self.unlock_path: list[int] = columns["unlock_path"]
        self.box_now: list[int] = columns["box_now"]
        self.box_lasting: list[int] = columns["box_lasting"]
        self.box_coins: list[int] = columns["box_coins"]
        self.box_saved: list[int] = columns["box_saved"]
        self.box_varies: list[int] = columns["box_varies"]
        self.ahead_now: list[int] = columns["ahead_now"]
        self.ahead_lasting: list[int] = columns["ahead_lasting"]
        self.ahead_coins: list[int] = columns["ahead_coins"]
        self.ahead_saved: list[int] = columns["ahead_saved"]
        self.ahead_boxes: list[int] = columns["ahead_boxes"]
        self.bonus_now: list[int] = columns["bonus_now"]
        self.bonus_lasting: list[int] = columns["bonus_lasting"]
        self.bonus_coins: list[int] = columns["bonus_coins"]
        self.bonus_saved: list[int] = columns["bonus_saved"]

    def named(self) -> Any:
        """The names and the data the columns were made from."""
        return self.words

    def __reduce__(self) -> NoReturn:
        raise TypeError("a sheet is made from its data; states share it")


if not cython.compiled:  # what an object has whose __init__ never ran, as in C
    Sheet.cities = 0
    Sheet.words = None
