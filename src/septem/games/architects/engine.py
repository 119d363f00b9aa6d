"""The turn of Architects: legal moves, what they do, everything that happens by itself (AR-10 to AR-19).

Finishing happens by itself when nothing else is legal; every other forced decision is a single legal move. The cards of
Ephesus and Olympia and the look of the cat's owner come without a move.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from typing import Any

from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.architects import prices, tables
from septem.games.architects.codes import (
    ASKED,
    BLIND,
    BUILD_CODE,
    CHOOSE_CODE,
    CHOOSING,
    DECKS_EMPTY,
    DECLINE_CODE,
    EFFECT_CODE,
    KEEP,
    KEEP_CODE,
    LOOK,
    LOOK_CODE,
    NOTE_BUILD,
    NOTE_COMPLETE,
    NOTE_DECLINE,
    NOTE_END,
    NOTE_LOOK,
    NOTE_NO_CARD,
    NOTE_PEEK,
    NOTE_PROGRESS,
    NOTE_REVEALED,
    NOTE_SCIENCE,
    NOTE_SHUFFLED,
    NOTE_TAKE,
    NOTE_TURN,
    NOTE_WONDER,
    OVER,
    PICK,
    PROGRESS,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    STAGE_STEP,
    TAKE_ANY,
    TAKE_CODE,
    TRIPLE,
    USE_CODE,
    WONDER_COMPLETE,
    WONDERS_PICKED,
)
from septem.games.architects.listing import Listing
from septem.games.architects.prices import PAYING_KINDS
from septem.games.architects.tables import (
    ALL_STAGES,
    ARMED_BY_STAGE,
    CENTRAL,
    ECONOMY_BIT,
    EFFECT_IDS,
    ENGINEERING_BIT,
    FIRST_GREEN,
    MOST_SEATS,
)

if not cython.compiled:
    from septem.core.rng import next_word

EFFECT_TAKE_ANY = EFFECT_IDS.index("take_any")
EFFECT_CENTRAL = EFFECT_IDS.index("take_central")
EFFECT_PROGRESS = EFFECT_IDS.index("take_progress")
EFFECT_LOOK = EFFECT_IDS.index("look5_keep1")

BIT = tables.BIT
BREAKS = prices.BREAKS
CARDS_PAID = prices.CARDS_PAID
COST_N = tables.COST_N
DECK_FIRST = tables.DECK_FIRST
IMMEDIATE = tables.IMMEDIATE
PAYMENTS = prices.PAYMENTS


class ArchitectsState(Listing):
    """One position of the game."""

    def blank(self) -> State:
        """An empty state, to be assigned to."""
        return ArchitectsState.__new__(ArchitectsState)

    def restart(self, seed: int) -> None:
        """A new game with the same options."""
        self.seed_streams(seed)
        self.settled = 0
        self.deal()
        if self.wonders_by == WONDERS_PICKED:
            self.phase = CHOOSING
        else:
            self.begin_turn()

    def owes(self, seat: int) -> int:
        """Only the active seat ever decides (AR-10)."""
        return 1 if seat == self.active and self.phase != OVER else 0

    def to_move(self) -> int:
        """The active seat."""
        return self.active if self.phase != OVER else -1

    def is_over(self) -> int:
        """1 when the game is finished."""
        return 1 if self.phase == OVER else 0

    # ---- playing ---------------------------------------------------------------------------------
    def apply(self, seat: int, move: int) -> None:
        """Carry out a move and everything that follows by itself."""
        self.settled += 1
        if move >= BUILD_CODE:
            self.build((move - BUILD_CODE) // STAGE_STEP, (move - BUILD_CODE) % STAGE_STEP)
        elif move < TAKE_CODE:
            self.choose(move - CHOOSE_CODE)
        elif move < LOOK_CODE:
            self.phase = RESOLUTION
            self.take(move - TAKE_CODE, 0)
        elif move < KEEP_CODE:
            self.looked = move - LOOK_CODE
            self.phase = KEEP
            self.note(NOTE_LOOK, seat, self.looked, 0, 0, 0)
        elif move < SCIENCE_CODE:
            self.keep(move - KEEP_CODE)
        elif move < PROGRESS_CODE:
            self.turn_in(move - SCIENCE_CODE)
        elif move < USE_CODE:
            self.take_progress(move - PROGRESS_CODE)
        elif move < EFFECT_CODE:
            token = (move - USE_CODE) // (CENTRAL + 1)
            self.live &= ~BIT[token]
            self.used |= BIT[token]  # before the card lands: it cannot re-arm its own token (AR-44)
            self.take((move - USE_CODE) % (CENTRAL + 1), token + 1)
        elif move == EFFECT_CODE:
            self.begin_effect(self.effect_of())
        elif move == DECLINE_CODE:
            self.phase = RESOLUTION
            self.note(NOTE_DECLINE, seat, 0, 0, 0, 0)
        else:
            self.end_turn()
        self.go_on()

    def go_on(self) -> None:
        """Turns without a card (AR-81) and finishes that are the only move (AR-18)."""
        while 1:
            if self.phase == RESOLUTION:
                if self.can_act():
                    return
                self.end_turn()
            elif self.phase == PICK:
                if self.reaches_any():
                    return
                self.note(NOTE_NO_CARD, self.active, 0, 0, 0, 0)
                self.phase = RESOLUTION
            else:
                return

    def choose(self, wonder: int) -> None:
        """A wonder is picked; after the last one the unused decks leave the game (AR-2a)."""
        self.note(NOTE_WONDER, self.active, wonder, 0, 0, 0)
        self.wonder[self.active] = wonder
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        if self.wonder[self.active] >= 0:
            self.begin_play()

    def begin_play(self) -> None:
        """Only the decks of the wonders in play stay."""
        used = 0
        for seat in range(self.seats):
            used |= BIT[self.wonder[seat]]
        for wonder in range(MOST_SEATS):
            if not used & BIT[wonder]:
                self.cards_left -= self.bottom[wonder] - self.top[wonder]
                self.top[wonder] = DECK_FIRST[wonder]
                self.bottom[wonder] = DECK_FIRST[wonder]
        self.begin_turn()

    def begin_turn(self) -> None:
        """The cat's owner sees the top central card (AR-61); without any card the game is over (AR-82)."""
        if not self.cards_left:
            self.end_game(DECKS_EMPTY)
            return
        self.turn += 1
        self.phase = PICK
        self.note(NOTE_TURN, self.active, self.turn, 0, 0, 0)
        if self.cat == self.active:
            if self.has_cards(CENTRAL):
                self.known |= BIT[self.active]
                self.note(NOTE_PEEK, self.active, self.cards[self.top[CENTRAL]], 0, 0, 0)

    def end_turn(self) -> None:
        """Battle, end check, next player (AR-89)."""
        if self.conflict_battle == self.conflict_total:
            self.battle()
        self.live = 0
        self.used = 0
        if self.built[self.active] == ALL_STAGES:
            self.end_game(WONDER_COMPLETE)  # AR-85
            return
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        self.begin_turn()

    def end_game(self, ending: int) -> None:
        """The game is over."""
        self.phase = OVER
        self.ending = ending
        self.note(NOTE_END, ending, 0, 0, 0, 0)

    def build(self, stage: int, payment: int) -> None:
        """Pay, turn the piece, then its effect at once (AR-26, AR-27)."""
        seat = self.active
        economy = 1 if CARDS_PAID[payment] < COST_N[stage] else 0
        engineering = BREAKS[stage][payment]
        if economy:
            self.used |= ECONOMY_BIT
        if engineering and self.engineering_once:
            self.used |= ENGINEERING_BIT
        for kind in range(PAYING_KINDS):
            if PAYMENTS[payment][kind]:
                self.pay(seat, kind, PAYMENTS[payment][kind])
        self.recount(seat)
        self.built[seat] |= BIT[stage]
        self.note(NOTE_BUILD, seat, stage, payment, economy, engineering)
        if self.built[seat] == ALL_STAGES:
            self.note(NOTE_COMPLETE, seat, 0, 0, 0, 0)
        self.arm(ARMED_BY_STAGE)
        effect = IMMEDIATE[self.wonder[seat]][stage]
        if effect:
            if self.can_do(effect):
                if self.effect_optional:
                    self.phase = ASKED
                else:
                    self.begin_effect(effect)

    def effect_of(self) -> int:
        """The immediate effect of the active seat's wonder: every wonder has one kind at most."""
        wonder = self.wonder[self.active]
        return max(IMMEDIATE[wonder][1], IMMEDIATE[wonder][3])

    def can_do(self, effect: int) -> int:
        """1 if any part of the effect can be carried out."""
        if effect == EFFECT_TAKE_ANY:
            return 1 if self.cards_left else 0
        if effect == EFFECT_CENTRAL:
            return self.has_cards(CENTRAL)
        if effect == EFFECT_PROGRESS:
            return 1 if self.tokens_left else 0
        return self.reaches_side()

    def begin_effect(self, effect: int) -> None:
        """The effect of a stage: cards of Ephesus and Olympia come at once, the others ask (AR-52 to AR-58)."""
        if effect == EFFECT_TAKE_ANY:
            self.phase = TAKE_ANY
        elif effect == EFFECT_PROGRESS:
            self.phase = PROGRESS
        elif effect == EFFECT_LOOK:
            self.phase = LOOK
        elif effect == EFFECT_CENTRAL:
            self.phase = RESOLUTION
            self.take(CENTRAL, 0)
        else:
            self.phase = RESOLUTION
            left = self.wonder[self.active]
            right = self.right_of(self.active)
            if self.has_cards(left):
                self.take(left, 0)
            if self.has_cards(right):
                self.take(right, 0)

    def turn_in(self, symbols: int) -> None:
        """A science set goes to the discard pile; a token follows (AR-32)."""
        seat = self.active
        self.note(NOTE_SCIENCE, seat, symbols, 0, 0, 0)
        if symbols == TRIPLE:
            for symbol in range(TRIPLE):
                self.pay(seat, FIRST_GREEN + symbol, 1)
        else:
            self.pay(seat, FIRST_GREEN + symbols, 2)
        self.phase = PROGRESS

    def take_progress(self, token: int) -> None:
        """A face-up token, replaced at once, or the top of the pile (AR-32, AR-33)."""
        self.phase = RESOLUTION
        self.tokens_left -= 1
        if token == BLIND:
            self.pile_left -= 1
            self.hold(self.active, self.pile[self.pile_left])
            self.note(NOTE_PROGRESS, self.active, self.pile[self.pile_left], 1, 0, 0)
            return
        self.hold(self.active, token)
        self.note(NOTE_PROGRESS, self.active, token, 0, 0, 0)
        slot = 0
        while self.face_up[slot] != token:
            slot += 1
        self.face_up[slot] = -1
        if self.pile_left:
            self.pile_left -= 1
            self.face_up[slot] = self.pile[self.pile_left]
            self.note(NOTE_REVEALED, self.face_up[slot], 0, 0, 0, 0)

    def keep(self, kind: int) -> None:
        """Halicarnassus: the kept card leaves, all others of the deck are shuffled (AR-56)."""
        deck = self.looked
        top = self.top[deck]
        place = top
        while self.cards[place] != kind:
            place += 1
        self.cards[place] = self.cards[top]
        self.cards[top] = kind
        self.looked = -1
        self.phase = RESOLUTION
        self.top[deck] += 1
        self.cards_left -= 1
        self.mix(self.deal_stream, self.top[deck], self.bottom[deck])
        self.note(NOTE_TAKE, self.active, deck, kind, 0, 0)
        self.note(NOTE_SHUFFLED, deck, 0, 0, 0, 0)
        self.gain(kind)

    # ---- hidden things ---------------------------------------------------------------------------
    def determinize(self, seat: int) -> None:
        """Redraw what a seat cannot know: cards below what it sees, the token pile, shuffles to come."""
        for deck in range(CENTRAL + 1):
            self.mix(self.choice_stream, self.seen_of(deck, seat), self.bottom[deck])
        self.mix_pile(self.choice_stream)
        for place in range(4):
            self.deal_stream[place] = next_word(self.choice_stream)
        self.deal_stream[3] |= 1  # the all-zero stream would never move

    def has_options(self) -> int:
        return 1 if self.seats else 0

    def column_count(self) -> int:
        return 10

    def carry_on(self) -> None:
        """A position from outside: let happen what would happen by itself."""
        if self.phase == PICK and not self.cards_left:
            self.end_game(DECKS_EMPTY)
        self.go_on()

    # ---- for Python callers ------------------------------------------------------------------------
    def obligations(self) -> dict[str, int]:
        """What keeps the turn open (AR-17): masks of stages and tokens, 1 for a science set."""
        self.check_in_play()
        if self.phase != RESOLUTION:
            return {"stages": 0, "science": 0, "tokens": 0}
        return {
            "stages": self.owed_stages(),
            "science": 1 if self.tokens_left and self.has_set() else 0,
            "tokens": self.live if not self.extra_optional and self.reaches_any() else 0,
        }

    def might(self) -> list[int]:
        """Shields of all seats."""
        self.check_in_play()
        return [self.shields(seat) for seat in range(self.seats)]

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.architects.game import ArchitectsGame  # above the engine: only a pickle asks for it

        return pickled(ArchitectsGame, self)
