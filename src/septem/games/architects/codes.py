"""Numbers the engine and its facade share: phases, move codes, notes of the journal."""

from septem.games.architects.tables import (
    DECK_IDS,
    EXTRA_CARD_TOKENS,
    KIND_IDS,
    MOST_SEATS,
    STAGE_IDS,
    TOKEN_IDS,
)

PHASE_IDS = ["choose", "pick", "resolution", "effect", "take_any", "progress", "look", "keep", "over"]
CHOOSING, PICK, RESOLUTION, ASKED, TAKE_ANY, PROGRESS, LOOK, KEEP, OVER = range(len(PHASE_IDS))

ENDING_IDS = ["wonder_complete", "decks_empty"]
WONDER_COMPLETE, DECKS_EMPTY = range(2)

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
USE_CODE = PROGRESS_CODE + BLIND + 1  # + 8 * token + deck
EFFECT_CODE = USE_CODE + len(DECK_IDS) * len(EXTRA_CARD_TOKENS)
DECLINE_CODE = EFFECT_CODE + 1
FINISH_CODE = DECLINE_CODE + 1
BUILD_CODE = 256  # + 256 * stage + payment
STAGE_STEP = 256
LAST_CODE = BUILD_CODE + STAGE_STEP * len(STAGE_IDS) - 1

# Notes of the journal: kind and what its arguments are.
(
    NOTE_WONDER,  # seat, wonder
    NOTE_TURN,  # seat, number of the turn
    NOTE_PEEK,  # seat, kind
    NOTE_NO_CARD,  # seat
    NOTE_TAKE,  # seat, deck, kind, token + 1 if one is used
    NOTE_CAT,  # seat
    NOTE_HORNS,  # seat, tokens turned, battle sides now, tokens in play
    NOTE_ARMED,  # seat, mask of tokens that became live
    NOTE_BUILD,  # seat, stage, payment, Economy used, Engineering used
    NOTE_COMPLETE,  # seat
    NOTE_SCIENCE,  # seat, set
    NOTE_PROGRESS,  # seat, token, 1 if blind
    NOTE_REVEALED,  # token
    NOTE_DECLINE,  # seat
    NOTE_LOOK,  # seat, deck
    NOTE_SHUFFLED,  # deck
    NOTE_BATTLE,  # none: the following notes tell who won
    NOTE_WON,  # seat, shields, tokens won
    NOTE_END,  # reason
) = range(19)
