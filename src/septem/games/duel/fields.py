"""The fields of a position of Duel. Rules are functions on them, in the modules beside; C types in the .pxd."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.bits import MASKS, WORDS
from septem.core.state import State, zeros

COMPILED = bool(cython.compiled)
CARDS, WONDERS, TOKENS = 73, 12, 10
ROWS = 96  # room for all pieces: cards, wonders, tokens
WORD = WORDS[:ROWS]  # of a set of cards, or of pieces
MASK = MASKS[:ROWS]


class Fields(State):
    """Two cities, the structure, the tokens, and whose decision is open. Index = seat where there are two."""

    def __init__(self) -> None:
        super().__init__()
        # cities
        self.cards = [zeros(2) for _ in range(2)]  # bits of cards, see WORD and MASK
        self.links = zeros(2)  # bits of chain symbols
        self.coins = zeros(2)
        self.wild_raw = zeros(2)
        self.wild_made = zeros(2)
        self.symbols = zeros(2)  # bits of science symbols
        self.symbol_count = zeros(2)  # different ones
        self.tokens = zeros(2)
        self.wonders = zeros(2)  # constructed ones
        self.unbuilt_count = zeros(2)
        if not cython.compiled:  # C arrays begin as zeros; Cython mixes up lists of rows of different lengths
            self.counts = [zeros(11), zeros(11)]  # by COUNTED; coin sets and NOTHING stay 0
            self.made = [zeros(5), zeros(5)]
            self.prices = [zeros(5), zeros(5)]
            self.printed = [zeros(8), zeros(8)]  # points by CATEGORIES
            self.unbuilt = [zeros(4), zeros(4)]
            self.deck = [zeros(20) for _ in range(3)]  # card by age and slot
        # structure and piles
        self.discarded = zeros(2)  # bits of cards
        self.left = 0  # bits of slots that still hold a card
        self.face_up = 0
        self.uncovered = 0  # available, but not turned yet (DU-19)
        self.age = 0  # 0 during the draft
        self.available = zeros(8)
        self.available_count = 0
        self.under = zeros(12)  # card under each constructed wonder, -1 for none
        # the board
        self.pawn = 0  # positive: seat 0 leads
        self.loot = 0  # bits of looting tokens still lying
        self.board = 0  # bits of progress tokens
        self.box = 0
        # the open phase
        self.phase = 0
        self.actor = 0  # who owes it
        self.active = 0  # whose turn it is
        self.extra_turn = 0
        self.offer = 0  # tokens drawn by the Great Library
        self.destroy_colour = 0
        self.ending = 0
        self.winner = -1  # of a supremacy
        # the draft
        self.first = 0  # who picked first
        self.picks = 0
        self.group = 0  # bits of wonders on offer
        self.later_group = 0
        # options
        self.given = zeros(2)  # bits of the wonders each seat gets, 0 for a draft
        self.centre_chooses = 0  # DU-54
        self.first_wanted = -1  # -1 for random
        self.quoted = [zeros(2) for _ in range(2)]  # bits of pieces whose trade is known
        self.quotes = [zeros(ROWS) for _ in range(2)]
        self.end = 0  # the copied block ends here; below is scratch
        self.missing = zeros(5)  # of payment
        self.known = zeros(2)  # of what nobody knows: bits of cards
        self.pool = zeros(24)  # of shuffles
        self.moves = zeros(64)  # of listing
        self.payable = zeros(4)  # of listing
        self.wonder_worth = zeros(4)  # of hints
        self.reach = zeros(8)  # of features: where the next copy of each symbol is
        self.reached = zeros(8)  # of features: missing symbols by where they are
        self.open_shields = 0
        self.open_reds = 0
        self.open_links = 0
