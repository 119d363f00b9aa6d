"""Names and numbers of the features of 7 Wonders: feature number = stage x WIDTH + place in `FEATURES`."""

from septem.games.wonders.catalogue import BOARDS, COLOURS, COUNTED
from septem.games.wonders.scoring import CATEGORIES
from septem.games.wonders.tables import AGES, POWERS, SIDE_STAGES, STAGE_BASE, TURNS
from septem.games.wonders.taught_tables import FIGURE_NAMES, row_names

OF_A_CITY = (
    *CATEGORIES,
    "useful_coins",
    "conflicts_to_come",
    "shields",
    "weaker_neighbours",
    "stronger_neighbours",
    "symbols_of_the_most_frequent_kind",
    "symbols_of_the_second_kind",
    "symbols_of_the_third_kind",
    "wild_symbols",
    "raw_kinds_made",
    "raw_units_made",
    "raw_choices",
    "raw_kinds_to_buy",
    "goods_kinds_made",
    "goods_units_made",
    "goods_choices",
    "goods_kinds_to_buy",
    "cheap_from_the_left",
    "cheap_from_the_right",
    "cheap_goods",
    "stages_to_come",
    "free_cards_to_come",
    "power_at_hand",
    *(name for name in COUNTED if name != "defeat_tokens"),
    *POWERS,
)
MOST_STAGES = max(len(stages) for stages in SIDE_STAGES)
SIDES = [f"{edition} {board.id} {side}" for edition in (1, 2) for board in BOARDS[edition - 1] for side in (0, 1)]
ROWS = row_names()[:STAGE_BASE]
OF_PIECES = (
    *(f"figure {name}" for name in FIGURE_NAMES),
    *(f"board {side} with {built}" for side in SIDES for built in range(MOST_STAGES + 1)),
    *(f"built {row}" for row in ROWS),
    *(f"payable {row}" for row in ROWS),
    *(f"dear {row}" for row in ROWS),
    "best_move",
    "second_move",
    "third_move",
    "cards_payable",
    "points_of_the_first",
    "points_of_the_second",
    "points_of_the_third",
)
"""Single pieces: how the city stands, its board and stages, cards built, cards of the hand that can be paid for now or
not, and the best other cities."""
FEATURES = (
    *(f"own_{name}" for name in OF_A_CITY),
    *(f"other_{name}" for name in OF_A_CITY),
    *(f"{name}_around" for name in COUNTED),
    *(f"{name}_in_hand" for name in COLOURS),
    "lead",
    "next_stage_payable",
    "turns_of_the_stage_gone",
    "always",
    *OF_PIECES,
)
"""Names of the features of one stage of the game."""
CITY_FEATURES = len(OF_A_CITY)
UNITS = 32
WIDTH = len(FEATURES)
TURNS_IN_STAGE = 3
STAGES = AGES * TURNS // TURNS_IN_STAGE

STYLES: dict[str, dict[str, int]] = {
    "balanced": {},
    "science": {"own_symbols": 150, "own_wild_symbols": 150},
    "war": {"own_shields": 80, "own_weaker_neighbours": 150},
    "wonders": {"own_wonder_stages": 250},
    "money": {"own_useful_coins": 40, "own_yellow": 80},
    "sight": {},
}
