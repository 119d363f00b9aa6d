"""Every code number of Architects: phases, endings, moves, journal rows. They stand here and nowhere else."""

from typing import get_args

from septem.games.architects.catalogue import DECK_IDS, KIND_IDS, STAGE_IDS, TOKEN_IDS
from septem.games.architects.model import Ending, Phase
from septem.games.architects.tables import EXTRA_CARD_TOKENS, MOST_SEATS

PHASES: tuple[Phase, ...] = get_args(Phase)
CHOOSING, PICK, RESOLUTION, ASKED, TAKE_ANY, PROGRESS, LOOK, KEEP, OVER = range(len(PHASES))

ENDINGS: tuple[Ending, ...] = get_args(Ending)
WONDER_COMPLETE, DECKS_EMPTY = range(len(ENDINGS))

WONDERS_RANDOM, WONDERS_GIVEN, WONDERS_PICKED = range(3)

# Move codes: first code of each kind of move, plus the number of what it names.
CHOOSE_CODE = 0  # + wonder
TAKE_CODE = CHOOSE_CODE + MOST_SEATS  # + deck
LOOK_CODE = TAKE_CODE + len(DECK_IDS)  # + deck
KEEP_CODE = LOOK_CODE + len(DECK_IDS)  # + kind of card
SCIENCE_CODE = KEEP_CODE + len(KIND_IDS)  # + symbol of a pair, or TRIPLE
TRIPLE = 3
PROGRESS_CODE = SCIENCE_CODE + TRIPLE + 1  # + kind of token, or BLIND
BLIND = len(TOKEN_IDS)
USE_CODE = PROGRESS_CODE + BLIND + 1  # + PER_TOKEN * token + deck
PER_TOKEN = len(DECK_IDS)
EFFECT_CODE = USE_CODE + PER_TOKEN * len(EXTRA_CARD_TOKENS)
DECLINE_CODE = EFFECT_CODE + 1
FINISH_CODE = DECLINE_CODE + 1
BUILD_CODE = 256  # + PER_STAGE * stage + payment
PER_STAGE = 256
LAST_CODE = BUILD_CODE + PER_STAGE * len(STAGE_IDS) - 1

# What is wrong with a payment whose cards are held.
GREY_FIRST, WRONG_WORTH, WRONG_MODE = range(3)

# Rows of the journal and what their arguments are.
(
    TOLD_WONDER,  # seat, wonder
    TOLD_TURN,  # seat, number of the turn
    TOLD_PEEK,  # seat, kind
    TOLD_NO_CARD,  # seat
    TOLD_TAKE,  # seat, deck, kind, token + 1 if one is used
    TOLD_CAT,  # seat
    TOLD_HORNS,  # seat, tokens turned, battle sides now, tokens in play
    TOLD_ARMED,  # seat, bits of tokens that became live
    TOLD_BUILD,  # seat, stage, payment, Economy used, Engineering used
    TOLD_COMPLETE,  # seat
    TOLD_SCIENCE,  # seat, set
    TOLD_PROGRESS,  # seat, token, 1 if blind
    TOLD_REVEALED,  # token
    TOLD_DECLINE,  # seat
    TOLD_LOOK,  # seat, deck, 1 if everybody sees the cards
    TOLD_SHUFFLED,  # deck
    TOLD_BATTLE,  # none: the following rows tell who won
    TOLD_WON,  # seat, shields, tokens won
    TOLD_END,  # reason
) = range(19)
