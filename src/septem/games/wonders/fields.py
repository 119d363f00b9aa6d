"""The fields of a position of 7 Wonders. Rules are functions on them, in the modules beside; C types in the .pxd."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core.state import State, zeros

COMPILED = bool(cython.compiled)
SEATS = 7
MOST_AWAY = 152
MOST_RECOVERED = 8
TURNS_IN_ALL = 21
MOST_PLACES = 208


class Fields(State):
    """Cities, hands, decks, cards face down, and the choices that are open.

    Index = city: the seats' own ones and, with two players, the Free City as the last (SW-90a). Sets of cards are two
    words of bits, see WORD and MASK in `tables.py`. Cards face down are packed as `codes.py` says.
    """

    def __init__(self) -> None:
        super().__init__()
        # options
        self.cities = 0
        self.edition = 0
        self.discard_each_turn = 0  # mausoleum_timing: end_of_turn
        self.reveal_all = 0
        self.extra_guilds = 0
        self.board_wanted = zeros(SEATS)
        self.side_wanted = zeros(SEATS)
        self.left_of = zeros(SEATS)  # the neighbours of each city
        self.right_of = zeros(SEATS)
        # cities
        self.side_row = zeros(SEATS)  # board side, see tables.SIDE_STAGES
        self.coins = zeros(SEATS)
        self.fixed = zeros(SEATS)  # units produced for certain, four bits per resource
        self.goods_choices = zeros(SEATS)
        self.price_left = zeros(SEATS)
        self.price_right = zeros(SEATS)
        self.price_goods = zeros(SEATS)
        self.shields = zeros(SEATS)
        self.stage_points = zeros(SEATS)
        self.card_points = zeros(SEATS)  # printed ones
        self.powers = zeros(SEATS)  # bits of tables.POWERS
        self.power_used = zeros(SEATS)
        self.builds_due = zeros(SEATS)  # discard builds earned and not made yet
        if not cython.compiled:  # C arrays begin as zeros; Cython mixes up lists of rows of different lengths
            self.own_reach = [zeros(16) for _ in range(SEATS)]  # own raw choice symbols touching a set of resources
            self.sold_reach = [zeros(16) for _ in range(SEATS)]  # raw symbols for sale touching a set of resources
            self.built = [zeros(2) for _ in range(SEATS)]
            self.doubles = [zeros(2) for _ in range(SEATS)]  # cards that are the same building as one built (SW-31)
            self.linked = [zeros(2) for _ in range(SEATS)]  # cards that a chain makes free (SW-50)
            self.free = [zeros(2) for _ in range(SEATS)]  # those, and cards without a printed cost
            self.counts = [zeros(9) for _ in range(SEATS)]  # by tables.COUNTED
            self.science = [zeros(5) for _ in range(SEATS)]  # by tables.SYMBOLS; rows without one count in NO_SYMBOL
            self.victories = [zeros(3) for _ in range(SEATS)]  # tokens by age
            self.final = [zeros(8) for _ in range(SEATS)]  # total and categories, once the game is over
            self.hand = [zeros(8) for _ in range(SEATS)]  # by the seat it was dealt to
            self.deck = [zeros(52) for _ in range(3)]
        # hands and decks
        self.hand_size = zeros(SEATS)
        self.holding = zeros(SEATS)  # which hand each seat holds
        self.deck_size = zeros(3)
        self.box = zeros(10)  # guilds out of the game
        self.box_size = 0
        self.pile_next = 0  # two players: next card of the draw pile, as a place in the deck
        self.drawn = 0  # two players: card the holder drew this turn and still has, -1 if none
        # cards face down
        self.away = zeros(MOST_AWAY)
        self.away_count = 0
        self.recovered = zeros(MOST_RECOVERED)  # discard builds in order: card, when, city, packed like a card away
        self.recovered_count = 0
        self.ruled_out = zeros(TURNS_IN_ALL)  # by turn: what the Free City's card face down cannot be, bits in its age
        # the course of the game
        self.age = 0  # 0 to 2
        self.turn = 0  # 0 to 5
        self.ages_dealt = 0
        self.phase = 0
        self.actor = 0  # the one seat to act in `seventh_card` and `discard_build`
        self.acting_city = 0
        self.chosen = zeros(SEATS)  # the sealed choice of each city, -1 while it is open
        self.open_choices = 0  # how many of them are still open
        self.thought_for = 0  # a bit for the seat that a search thinks for, see `taught.py`
        self.end = 0  # the copied block ends here; below is scratch
        # of payment.payable: coins for the neighbours, units bought, how few and how many of them from the left
        self.budget = 0
        self.raw_bought = 0
        self.raw_least = 0
        self.raw_most = 0
        self.goods_bought = 0
        self.goods_least = 0
        self.goods_most = 0
        # of listing
        self.moves = zeros(256)
        self.stage_payments = zeros(48)
        self.stage_payment_count = 0
        # of good: different cards of the hand and their worths, weights of the good moves (no moves: not listed last)
        self.hand_cards = zeros(8)
        self.hand_worths = zeros(8)
        self.kept = zeros(256)
        self.kept_count = 0
        # of taught: how a city stands
        self.figures = zeros(64)
        # of effects: coins that come in at the end of the turn, and the row that was built, or NO_ROW
        self.income = zeros(SEATS)
        self.placed = zeros(SEATS)
        # of scoring.tally: points by category, the guild copied
        self.points = zeros(7)
        self.copied = -1
        # of memory: hidden places, and what a seat remembers of each
        self.places = zeros(MOST_PLACES)
        self.groups = zeros(MOST_PLACES)
        # of deal and redraw: cards being shuffled, and how many of each kind of the age
        self.pool = zeros(MOST_PLACES)
        self.copies = zeros(30)
        # of redraw_free_city: rows to be laid, their groups, the cards that could lie there, the card taken for each
        self.rows = zeros(8)
        self.row_group = zeros(8)
        self.choice = zeros(240)
        self.choice_count = zeros(8)
        self.choice_known = zeros(8)
        self.taken = zeros(8)
        self.taken_unseen = zeros(8)
        self.unseen = 0  # places of cards never seen
        self.guilds = 0  # guilds never seen, and how many of them are not in the box
        self.guilds_out = 0
        # of both parts of redraw: rows laid already, which the seat knows for a while
        self.pinned = zeros(24)
        self.pinned_count = 0
        # of redraw_recovered: recovered cards without a known row, and the largest share of rows they could be from
        self.open_recovered = zeros(MOST_RECOVERED)
        self.open_age = zeros(MOST_RECOVERED)
        self.best_rows = zeros(MOST_RECOVERED)
        self.best_size = zeros(MOST_RECOVERED)
