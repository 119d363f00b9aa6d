"""Names and numbers of the features of Architects: feature number = stage x WIDTH + place in `FEATURES`."""

from septem.games.architects.catalogue import EFFECT_IDS, TOKEN_IDS

FIGURES = [
    "points",
    "stages built",
    "resources the wonder lacks",
    "points of stages to come",
    "a stage lacks one resource",
    "a stage lacks two resources",
    "the last stage lacks one resource",
    "grey cards",
    "coins",
    "one science symbol",
    "two science symbols",
    "lasting shields",
    "shields of horned cards",
    "neighbours led",
    "neighbours leading",
    "neighbours led, battle near",
    "neighbours leading, battle near",
    "the cat",
    *[f"token {token}" for token in TOKEN_IDS],
    *[f"effects to come: {effect}" for effect in EFFECT_IDS[1:]],  # all but "none"
]
TABLE = [
    "always",
    "own turn",
    "turn of the right neighbour",
    "conflict tokens at peace",
    "best card in reach",
    "left card",
    "right card",
    "best token on offer",
]
FEATURES = [*[f"{who}: {figure}" for who in ("own", "rival", "others") for figure in FIGURES], *TABLE]
"""The features of one stage of the game, in order."""

(
    POINTS,
    BUILT,
    LACKS,
    TO_COME,
    LACKS_ONE,
    LACKS_TWO,
    LAST_LACKS_ONE,
    GREY,
    COINS,
    ONE_SYMBOL,
    TWO_SYMBOLS,
    LASTING,
    HORNED,
    LED,
    LEADING,
    LED_NEAR,
    LEADING_NEAR,
    CAT,
    FIRST_TOKEN,
) = range(19)
FIRST_EFFECT = FIRST_TOKEN + len(TOKEN_IDS)
PER_SEAT, WIDTH, GAME_STAGES = len(FIGURES), len(FEATURES), 5

STYLES: dict[str, dict[str, int]] = {
    "balanced": {},
    "science": {"own: token ": 300, "own: one science": 100, "own: two science": 150},
    "war": {"own: lasting shields": 100, "own: shields of": 100, "own: neighbours led": 150},
    "wonders": {"own: stages built": 300, "own: a stage lacks": 150},
    "money": {"own: grey cards": 60, "own: coins": 60},
}
