"""The fields of a position of Dice. Rules are functions on them, in the modules beside; C types in the .pxd."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import State, zeros
from septem.games.dice.codes import ATTACKS, BOXES, BUILDING_COUNT, COLOUR_COUNT, DEPTH, DICE, MOST_SEATS

if not cython.compiled:
    from septem.games.dice.columns import Sheet

COMPILED = bool(cython.compiled)


def _rows(width: int) -> list[list[int]]:
    """Zeros for every seat."""
    return [zeros(width) for _ in range(MOST_SEATS)]


class Fields(State):
    """The dice, the boards, and what each seat owes. Index = die for dice, seat for all else."""

    def __init__(self) -> None:
        super().__init__()
        # the game
        self.round = 0
        self.last_round = 0  # 0: not known yet
        self.max_rounds = 0
        self.ended = 0  # index into codes.ENDINGS
        # the dice
        self.place = zeros(DICE)  # in the Forum, in the reserve, gone
        self.face = zeros(DICE)  # -1: not rolled this round
        self.section = zeros(DICE)
        # the boards
        self.city = zeros(MOST_SEATS)
        self.coins = zeros(MOST_SEATS)
        self.crossed = zeros(MOST_SEATS)  # bits of boxes
        self.ready = zeros(MOST_SEATS)  # bits of boxes the arrows allow next (DI-32)
        self.bonuses = zeros(MOST_SEATS)  # bits of bonuses
        self.crossed_points = zeros(MOST_SEATS)  # points of all crossed boxes, attacks apart
        self.fought = zeros(MOST_SEATS)  # points of all attacks
        self.agora_first = zeros(MOST_SEATS)
        self.die_discount = zeros(MOST_SEATS)
        # the boards as the round began (DI-22)
        self.start_crossed = zeros(MOST_SEATS)
        self.start_coins = zeros(MOST_SEATS)
        self.start_bonuses = zeros(MOST_SEATS)
        self.start_points = zeros(MOST_SEATS)
        # what a seat still owes, the next thing last
        self.owed_count = zeros(MOST_SEATS)
        if not cython.compiled:  # C arrays begin as zeros; Cython mixes up lists of rows of different lengths
            self.counts = _rows(BUILDING_COUNT)  # crossed boxes by building
            self.per_box = _rows(BUILDING_COUNT)  # points for every crossed box of a building, by effects
            self.attacks = _rows(ATTACKS)  # points written down, by attack slot
            self.free_colour = _rows(COLOUR_COUNT)
            self.die_coins = _rows(COLOUR_COUNT)
            self.unlocked = _rows(COLOUR_COUNT)
            self.defences = _rows(2)  # West, East
            self.start_counts = _rows(BUILDING_COUNT)
            self.start_defences = _rows(2)
            self.owed_phase = _rows(DEPTH)
            self.owed_about = _rows(DEPTH)  # an effect, or the completed building of a bonus
            self.owed_times = _rows(DEPTH)  # boxes that may be chosen, effects to come
        self.end = 0  # the copied block ends here; below is what states share, and scratch
        self.sheet: Sheet = None  # type: ignore[assignment]  # set by whoever makes the state
        self.moves = zeros(512)  # of listing
        self.later = 0  # of hints: how much of the game is left, what a coin and a box of a building are worth then
        self.coin = 0
        self.building_worth = zeros(BUILDING_COUNT)
        self.kept_at = zeros(BOXES)
