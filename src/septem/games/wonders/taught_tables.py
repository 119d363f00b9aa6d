"""What searches thought of moves, as tables: `data/lessons.json`, made by `python -m tools.teach_wonders`.

A row of the engine (a card or a stage) has one weight for each figure of how a city stands (`taught.py`); a row that
no lesson names has none. Weights are whole numbers, so that compiled and plain agree.
"""

from importlib.resources import files

import msgspec

from septem.core.errors import BadTable
from septem.games.wonders.catalogue import BOARDS, CARDS, PACKAGE
from septem.games.wonders.tables import AGES, MOST_ROWS, NO_ROW, SIDE_STAGES, STAGE_BASE, TURNS

NAME = "lessons.json"
FIGURES = 64
"""How a city stands, in so many figures; some are free. Here is where each kind of them begins; leads are -3 to 3."""
ALWAYS, TURN, COINS, SYMBOLS, BUILT, MADE, CHOICES, GOODS_CHOICES, SOLD = 0, 1, 2, 3, 7, 15, 22, 26, 27
CHEAP_LEFT, CHEAP_RIGHT, CHEAP_GOODS, LEAD_LEFT, LEAD_RIGHT, AROUND, LATER_AGES, POWER = 34, 35, 36, 40, 47, 51, 58, 61
_KINDS = {
    ALWAYS: "always",
    TURN: "turn",
    COINS: "coins",
    SYMBOLS: "symbols",
    BUILT: "built",
    MADE: "made",
    CHOICES: "choices",
    GOODS_CHOICES: "goods choices",
    SOLD: "sold around",
    CHEAP_LEFT: "cheap left",
    CHEAP_RIGHT: "cheap right",
    CHEAP_GOODS: "cheap goods",
    LEAD_LEFT - 3: "lead left",
    LEAD_RIGHT - 3: "lead right",
    AROUND: "around",
    LATER_AGES + 1: "later age",
    POWER: "power",
}
FIGURE_NAMES = [
    f"{_KINDS[start]} {figure - start}"
    for figure in range(FIGURES)
    for start in [max(one for one in _KINDS if one <= figure)]
]
"""Kind of a figure, and its number among these."""
SALE_ROW = NO_ROW
"""Where what a sale is worth stands."""
LESSON_UNIT = 4096
LARGEST = 2**15 - 1


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    command: str
    editions: tuple[int, ...]
    """Whose cards it knows."""
    scale: tuple[int, ...]
    """By turn of the game: hundredths of a point for what LESSON_UNIT says."""
    coin: tuple[int, ...]
    """By age: what a coin paid to a neighbour says."""
    rows: dict[str, tuple[int, ...]]
    """By name of a row (`row_names`)."""


def row_names() -> list[str]:
    """A name for every row of the engine, "" where there is none."""
    cards = [f"{edition} card {card.id}" for edition, pile in enumerate(CARDS, 1) for card in pile]
    sides = [(edition, board, side) for edition, boards in enumerate(BOARDS, 1) for board in boards for side in (0, 1)]
    stages = [
        f"{edition} stage {board.id} {side} {stage}"
        for (edition, board, side), built in zip(sides, SIDE_STAGES, strict=True)
        for stage in range(len(built))
    ]
    names = cards + stages
    return names + [""] * (SALE_ROW - len(names)) + ["sale"]


def read(content: bytes) -> Lessons:
    """A file of lessons; BadTable if it does not fit."""
    try:
        found = msgspec.json.decode(content, type=Lessons)
    except msgspec.DecodeError as problem:
        raise BadTable(NAME, str(problem)) from None
    if len(found.scale) != AGES * TURNS or len(found.coin) != AGES:
        raise BadTable(NAME, "needs a scale for every turn and what a coin says in every age")
    unknown = set(found.rows) - set(row_names())
    if unknown:
        raise BadTable(NAME, f"knows no {min(unknown)!r}")
    if any(len(row) != FIGURES or max(map(abs, row)) > LARGEST for row in found.rows.values()):
        raise BadTable(NAME, f"needs {FIGURES} weights a row, none beyond {LARGEST}")
    return found


def written(lessons: Lessons) -> bytes:
    """The content of a file of lessons."""
    return msgspec.json.format(msgspec.json.encode(lessons), indent=0) + b"\n"


SHIPPED = read(files(PACKAGE).joinpath("data", NAME).read_bytes())
LESSON = [weight for name in row_names() for weight in SHIPPED.rows.get(name, (0,) * FIGURES)]
SCALE = list(SHIPPED.scale)
COIN = list(SHIPPED.coin)
TAUGHT = [1 if edition in SHIPPED.editions else 0 for edition in (1, 2)]

if len(LESSON) != MOST_ROWS * FIGURES or row_names()[STAGE_BASE - 1].split()[1] != "card":
    raise BadTable(NAME, "rows of the engine are not as they were")
