"""The fields of a position of Architects. Rules are functions on them, in the modules beside; C types in the .pxd."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import State, zeros
from septem.games.architects import catalogue, tables
from septem.games.architects.codes import WONDERS_RANDOM

COMPILED = bool(cython.compiled)
CENTRAL, KINDS, MOST_SEATS = tables.CENTRAL, len(catalogue.KIND_IDS), tables.MOST_SEATS


class Fields(State):
    """Decks, the middle of the table, every seat, and what the turn has come to.

    Seats, wonders, kinds of cards and tokens by number; decks by wonder, the central one last; sets of tokens, stages
    and seats as bits.
    """

    def __init__(self) -> None:
        super().__init__()
        # options
        self.wonders_by = WONDERS_RANDOM
        self.first_player = 0
        self.coins_free = 1
        self.economy_forces = 1
        self.engineering_forces = 0
        self.engineering_once = 1
        self.effect_optional = 0
        self.extra_optional = 1
        self.look_public = 1
        self.given = zeros(7)  # wonders by seat, if they are given
        # the turn
        self.phase = 0
        self.active = 0
        self.turn = 0
        self.live = 0  # tokens of the active seat that may be used (AR-43)
        self.used = 0  # those used already
        self.looked = -1  # deck Halicarnassus looks at
        self.ending = 0
        # the middle of the table
        self.cat = -1  # its owner
        self.known = 0  # seats that know the top central card
        self.conflict_total = 0
        self.conflict_battle = 0  # turned to the battle side
        self.cards_left = 0  # in all decks
        self.tokens_left = 0  # face up and in the pile
        self.pile_left = 0
        self.face_up = zeros(3)  # -1 for a gap
        self.pile = zeros(15)  # the last one is its top
        self.discarded = zeros(14)  # cards by kind
        # seats
        self.wonder = zeros(7)  # -1 before it is picked
        self.built = zeros(7)
        self.held = zeros(7)
        self.culture = zeros(7)  # Culture tokens: there are two, with one bit in `held`
        self.progress = zeros(7)  # tokens held
        self.military = zeros(7)
        self.grey = zeros(7)  # grey cards,
        self.distinct = zeros(7)  # different ones,
        self.most = zeros(7)  # most of one kind: kept up to date with `area`
        self.area = [zeros(14) for _ in range(7)]  # cards by kind
        # decks: cards[top] to cards[bottom - 1]
        self.top = zeros(8)
        self.bottom = zeros(8)
        self.cards = zeros(235)
        self.left = [zeros(14) for _ in range(8)]  # the same cards by kind: everybody can count them (AR-90a)
        self.end = 0  # the copied block ends here; below is scratch
        self.count = 0  # moves listed so far
        self.worth = zeros(14)  # of cards by kind, to the seat that weighs
        self.points = zeros(7)  # of the seats, and their shields,
        self.strength = zeros(7)
        self.figures = zeros(38)  # of one of them, for features
        self.moves = zeros(240)  # at most 209 payments, 4 sets, 18 token uses, finish
