"""Every code number of Duel: phases, moves, journal rows, endings. They stand here and nowhere else."""

from typing import get_args

from septem.games.duel.model import Ending, Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
DRAFT, MAIN, PROGRESS, LIBRARY, DESTROY, REVIVE, STARTER, OVER = range(len(PHASES))
RESOLVING = len(PHASES)  # only inside a move

ENDINGS: tuple[Ending, ...] = get_args(Ending)
CIVILIAN, MILITARY, SCIENCE = range(1, 1 + len(ENDINGS))
UNENDED = 0

VICTORIES = ("civilian", "tie_break", "shared", "military", "science")
"""How a game was decided: by points, by the tie-break, by nothing, by a supremacy."""
BY_POINTS, BY_TIE_BREAK, SHARED, BY_MILITARY, BY_SCIENCE = range(len(VICTORIES))

# A main move is PER_SLOT * slot + use, a use from USE_WONDER on names the wonder; the others are a base + a number.
PER_SLOT = 16
USE_DISCARD, USE_BUILD, USE_WONDER = 0, 1, 2
DRAFT_CODE, PROGRESS_CODE, LIBRARY_CODE, DESTROY_CODE, REVIVE_CODE, STARTER_CODE = 400, 420, 440, 500, 600, 700

# rows of the journal
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
) = range(24)
