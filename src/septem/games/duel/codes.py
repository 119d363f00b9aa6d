"""Every code number of Duel: phases, moves, journal rows, endings. They stand here and nowhere else."""

PHASES = (
    "draft_wonder",
    "main",
    "choose_progress",
    "choose_box_progress",
    "choose_destroy",
    "choose_discarded",
    "choose_starter",
    "over",
)
DRAFT, MAIN, PROGRESS, LIBRARY, DESTROY, REVIVE, STARTER, OVER = range(len(PHASES))
RESOLVING = len(PHASES)  # only inside a move

ENDINGS = ("", "civilian", "military_supremacy", "scientific_supremacy")
UNENDED, CIVILIAN, MILITARY, SCIENCE = range(len(ENDINGS))

VICTORIES = ("civilian", "tie_break", "shared", "military", "science")
"""How a game was decided: by points, by the tie-break, by nothing, by a supremacy."""
BY_POINTS, BY_TIE_BREAK, SHARED, BY_MILITARY, BY_SCIENCE = range(len(VICTORIES))

# A main move is PER_SLOT * slot + use, a use from USE_WONDER on names the wonder; the others are a base + a number.
PER_SLOT = 16
USE_DISCARD, USE_BUILD, USE_WONDER = 0, 1, 2
DRAFT_CODE, PROGRESS_CODE, LIBRARY_CODE, DESTROY_CODE, REVIVE_CODE, STARTER_CODE = 400, 420, 440, 500, 600, 700

EVENTS = (
    "draft",
    "group",
    "age",
    "begins",
    "build",
    "chain",
    "discard",
    "wonder",
    "economy",
    "urbanism",
    "coins",
    "loss",
    "pawn",
    "loot",
    "last_wonder",
    "pair",
    "library",
    "token",
    "destroyed",
    "revived",
    "revealed",
    "extra_turn",
    "starter",
    "end",
)
(
    TOLD_DRAFT,
    TOLD_GROUP,
    TOLD_AGE,
    TOLD_BEGINS,
    TOLD_BUILD,
    TOLD_CHAIN,
    TOLD_DISCARD,
    TOLD_WONDER,
    TOLD_ECONOMY,
    TOLD_URBANISM,
    TOLD_COINS,
    TOLD_LOSS,
    TOLD_PAWN,
    TOLD_LOOT,
    TOLD_LAST_WONDER,
    TOLD_PAIR,
    TOLD_LIBRARY,
    TOLD_TOKEN,
    TOLD_DESTROYED,
    TOLD_REVIVED,
    TOLD_REVEALED,
    TOLD_EXTRA_TURN,
    TOLD_STARTER,
    TOLD_END,
) = range(len(EVENTS))
