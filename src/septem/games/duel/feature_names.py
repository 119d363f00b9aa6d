"""Names and numbers of the features of Duel: feature number = stage x WIDTH + place in `FEATURES`."""

from septem.games.duel.catalogue import CARDS, SYMBOLS, SYMBOLS_TO_WIN, TOKENS
from septem.games.duel.tables import CAPITAL, CARD_IDS, DECK_STARTS, SYMBOL, TOKEN_IDS, WONDER_IDS

SYMBOL_KINDS = len(SYMBOLS)
(LAW,) = (number for number, token in enumerate(TOKENS) if token.effects.science)
LAW_BIT = 1 << LAW
LAW_SYMBOL = SYMBOLS.index(TOKENS[LAW].effects.science or "")
GREEN = [card for card in range(len(CARD_IDS)) if SYMBOL[card]]
GREENS = len(GREEN)
GREEN_SYMBOL = [SYMBOLS.index(CARDS[card].effects.science or "") for card in GREEN]
GREEN_AGE = [sum(card >= first for first in DECK_STARTS[:3]) for card in GREEN]

GONE, LATER, HIDDEN, COVERED, OPEN = range(5)
"""Where the next copy of a symbol is: nowhere, in a later age, face down in this one, covered, free to take."""
REACHES = ("gone", "later", "hidden", "covered", "open")
WAR_STEPS = 7  # distances from the capital that are told apart
STAGES = 11

FEATURES: list[str] = []


def block(names: list[str]) -> int:
    """Add names; returns the place of the first."""
    FEATURES.extend(names)
    return len(FEATURES) - len(names)


CARD = block([f"card {one}" for one in CARD_IDS])
BUILT = block([f"built {one}" for one in WONDER_IDS])
UNBUILT = block([f"unbuilt {one}" for one in WONDER_IDS])
TOKEN = block([f"token {one}" for one in TOKEN_IDS])
TO_MOVE, TO_MOVE_EVEN, SCORE, COINS, FEW_COINS, SOME_COINS = (
    block([one]) for one in ("to move", "to move, even", "points", "coins", "coins up to 3", "coins up to 7")
)
UP_TO = [1, 4, 12]  # a lead in points counts less and less
AHEADS = len(UP_TO)
AHEAD = block([f"points ahead up to {most}" for most in UP_TO])
LEAD = block([f"pawn {one}" for one in range(1, CAPITAL)])
SYMBOLS_HELD = block([f"symbols {one}" for one in range(1, SYMBOLS_TO_WIN)])
SCIENCE = block([f"science {held} {reach}" for held in (3, 4, 5) for reach in REACHES])
SPARES = 3  # symbols beyond those needed: none, one, more
SPARE = block([f"science {held} with {spare} spare" for held in (2, 3, 4, 5) for spare in range(SPARES)])
PAIR = block([f"pair {reach}" for reach in REACHES])
WAR = block([f"war {left} {far}" for left in range(1, WAR_STEPS + 1) for far in ("far", "open cards", "one card")])
WINS_NOW, THREATENS, THREATENS_TWICE = (block([one]) for one in ("wins now", "threatens", "threatens twice"))
MAKES_ONE = block([f"makes {one}" for one in ("wood", "clay", "stone", "glass", "papyrus")])
MAKES_TWO = block([f"makes two {one}" for one in ("wood", "clay", "stone", "glass", "papyrus")])
PRICES, CHOICES, CHAINS = (block([one]) for one in ("prices", "choices", "chains open"))
PAYABLE, DEAR, AGAINS, AGAINS_PAYABLE, TO_BUILD = (
    block([one])
    for one in ("wonders payable", "wonders' prices", "turns in wonders", "turns payable", "wonders to build")
)
# the same for both: nothing to the weights, something to the units
CARDS_LEFT = block(["cards left"])
ON_BOARD = block([f"on the board {one}" for one in TOKEN_IDS])
FREE = block([f"free {one}" for one in CARD_IDS])
LIES = block([f"lies {one}" for one in CARD_IDS])
DEAREST = 7  # coins from which a card that lies there is just dear
WIDTH = len(FEATURES)
UNITS, UNITS_FROM = 32, CARD
"""Units see how cards, money, lead, pawn, symbols and what lies there go together."""
FIRST_UNITS, FIRST_UNITS_FROM = 8, TO_MOVE
"""In the first rounds of a training a few see how money, lead, pawn, symbols and threats go together."""

SCIENCE_STYLE = (
    {f"symbols {held}": 250 * held for held in range(1, 6)}
    | {f"science {held} {reach}": 250 * (held - 1) for held in (3, 4, 5) for reach in REACHES[1:]}
    | {"pair ": 60}
)
WAR_STYLE = {f"pawn {lead}": 125 * lead for lead in range(1, CAPITAL)} | {
    f"war {left} ": 150 * (6 - left) for left in range(1, 6)
}
STYLES: dict[str, dict[str, int]] = {
    "balanced": {},
    "science": SCIENCE_STYLE,
    "science_only": {start: 2 * more for start, more in SCIENCE_STYLE.items()},
    "war": WAR_STYLE,
    "war_only": {start: 2 * more for start, more in WAR_STYLE.items()},
    "wonders": {"built ": 200, "wonders payable": 100},
    "money": {"coins": 25, "card ": -30},
}
"""Players of the league that a value learns from; without the two that want nothing else it would not fear them."""
