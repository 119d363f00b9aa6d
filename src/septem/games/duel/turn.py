# cython: auto_pickle=False
# ruff: noqa: ERA001
"""One move carried out: payment, effects, supremacies and the choices they bring (steps 1 to 5 of DU-22)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.duel import tables
from septem.games.duel.structure import Structure
from septem.games.duel.tables import (
    CAPITAL,
    CHAIN_COINS,
    DECISIONS,
    DISCARD_COINS,
    DISCARD_PER_YELLOW,
    ECONOMY,
    ENDINGS,
    EVENTS,
    EXTRA_SHIELDS,
    FIRST_TOKEN,
    FIRST_WONDER,
    LIBRARY_DRAW,
    MOST_WONDERS,
    RED,
    STRATEGY,
    SYMBOLS_TO_WIN,
    THEOLOGY,
    URBANISM,
    YELLOW,
)

if not cython.compiled:
    from septem.core.rng import shuffle
    from septem.games.duel.cities import BIT, MASK, TOKENS, WORD

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
AGAIN = tables.AGAIN
COINS = tables.COINS
COINS_PER = tables.COINS_PER
COLOUR = tables.COLOUR
COST = tables.COST
DESTROYS = tables.DESTROYS
DRAWS = tables.DRAWS
HAS_DESTROYS = tables.HAS_DESTROYS
LOOT = tables.LOOT
LOOT_BIT = tables.LOOT_BIT
LOSES = tables.LOSES
REVIVES = tables.REVIVES
SHIELDS = tables.SHIELDS
SYMBOL = tables.SYMBOL

DRAFT, MAIN, PROGRESS, LIBRARY, DESTROY, REVIVE, STARTER, OVER = range(len(DECISIONS))
RESOLVING = 8  # only inside a move
UNENDED, CIVILIAN, MILITARY, SCIENCE = range(len(ENDINGS))

# Codes: a main move is 16 * slot + use, the others are a base + a number.
USE_DISCARD, USE_BUILD, USE_WONDER = 0, 1, 2
DRAFT_CODE, PROGRESS_CODE, LIBRARY_CODE, DESTROY_CODE, REVIVE_CODE, STARTER_CODE = 400, 420, 440, 500, 600, 700

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


class Turn(Structure):
    """The open decision and everything a move does until its last choice is made."""

    def __init__(self) -> None:
        super().__init__()
        self.decision = 0
        self.actor = 0  # who owes the decision
        self.active = 0  # whose turn it is
        self.extra_turn = 0
        self.board = 0  # bits of tokens
        self.box = 0
        self.offer = 0  # drawn by the Great Library
        self.destroy_colour = 0
        self.loot = 0  # bits of looting tokens still lying
        self.ending = 0
        self.winner = -1  # of a supremacy

    def play_card(self, seat: int, slot: int, use: int) -> None:
        """Steps 1 to 4 of a turn (DU-22)."""
        card = self.deck[self.age - 1][slot]
        self.take(slot)
        if use == USE_DISCARD:
            income = DISCARD_COINS + DISCARD_PER_YELLOW * self.counts[seat][YELLOW]
            self.coins[seat] += income
            self.discarded[WORD[card]] |= MASK[card]
            self.note(TOLD_DISCARD, seat, card, income, 0, 0)
        elif use == USE_BUILD:
            self.pay_for_card(seat, card)
            self.gain(seat, card)
        else:
            self.construct_wonder(seat, use - USE_WONDER, card)

    def pay_for_card(self, seat: int, card: int) -> None:
        """Step 2: the price, or the link (DU-35, DU-39)."""
        if self.linked(seat, card):
            self.note(TOLD_CHAIN, seat, card, 0, 0, 0)
            if self.tokens[seat] & URBANISM:
                self.coins[seat] += CHAIN_COINS
                self.note(TOLD_URBANISM, seat, CHAIN_COINS, 0, 0, 0)
            return
        spent = self.trade(seat, card)
        self.note(TOLD_BUILD, seat, card, COST[card] + spent, spent, 0)
        self.coins[seat] -= COST[card]
        self.pay_trade(seat, spent)

    def pay_trade(self, seat: int, spent: int) -> None:
        """Coins for bought resources go to the bank, or to the owner of Economy (DU-38)."""
        self.coins[seat] -= spent
        if spent and self.tokens[1 - seat] & ECONOMY:
            self.coins[1 - seat] += spent
            self.note(TOLD_ECONOMY, 1 - seat, spent, 0, 0, 0)

    def construct_wonder(self, seat: int, wonder: int, card: int) -> None:
        """Steps 2 to 4 for a wonder; the card goes under it (DU-44, DU-45)."""
        row = FIRST_WONDER + wonder
        spent = self.trade(seat, row)
        self.note(TOLD_WONDER, seat, wonder, card, spent, 0)
        self.pay_trade(seat, spent)
        self.drop_unbuilt(seat, wonder)
        self.under[wonder] = card
        self.extra_turn = 1 if AGAIN[row] or self.tokens[seat] & THEOLOGY else 0  # DU-76: owned before
        self.enter(seat, row)
        if self.wonders_built() == MOST_WONDERS:
            self.box_last_wonder()
        self.take_effect(seat, row, 0)
        if self.decision != OVER:
            self.open_choice(seat, row)

    def box_last_wonder(self) -> None:
        """The eighth wonder leaves the game with the seventh construction (DU-47)."""
        for seat in range(2):
            for i in range(self.unbuilt_count[seat]):
                self.note(TOLD_LAST_WONDER, seat, self.unbuilt[seat][i], 0, 0, 0)
            self.unbuilt_count[seat] = 0

    def gain(self, seat: int, row: int) -> None:
        """A card or token joins the city and takes effect."""
        paired = self.symbols[seat] & SYMBOL[row]
        self.enter(seat, row)
        self.take_effect(seat, row, paired)

    def take_effect(self, seat: int, row: int, paired: int) -> None:
        """Step 4: what happens at once, in the order of pieces.AT_ONCE."""
        income = COINS[row]
        if COINS_PER[row][0]:
            income += COINS_PER[row][0] * self.tally(seat, COINS_PER[row][1], COINS_PER[row][2], COINS_PER[row][3])
        if income:
            self.coins[seat] += income
            self.note(TOLD_COINS, seat, income, row, 0, 0)
        if LOSES[row]:
            lost = self.lose(1 - seat, LOSES[row])
            self.note(TOLD_LOSS, 1 - seat, lost, row, 0, 0)
        if SHIELDS[row]:
            self.attack(seat, row)
        if SYMBOL[row] and self.decision != OVER:
            self.gain_symbol(seat, row, paired)

    def wonders_built(self) -> int:
        """Wonders constructed by both players."""
        return self.counts[0][COLOUR[FIRST_WONDER]] + self.counts[1][COLOUR[FIRST_WONDER]]

    def lose(self, seat: int, coins: int) -> int:
        """Coins to the bank, at most what there is (DU-6); returns how many."""
        lost = min(coins, self.coins[seat])
        self.coins[seat] -= lost
        return lost

    def open_choice(self, seat: int, row: int) -> None:
        """The choice a wonder brings, if there is something to choose from (DU-83 to DU-88)."""
        if HAS_DESTROYS[row] and self.counts[1 - seat][DESTROYS[row]]:
            self.destroy_colour = DESTROYS[row]
            self.decision = DESTROY
        elif REVIVES[row] and (self.discarded[0] or self.discarded[1]):
            self.decision = REVIVE
        elif DRAWS[row]:
            self.draw_offer(self.deal_stream)
            self.decision = LIBRARY
            self.note(TOLD_LIBRARY, seat, self.offer, 0, 0, 0)

    def draw_offer(self, stream: list[int]) -> None:
        """Random tokens of the box (DU-86)."""
        count = 0
        for token in range(TOKENS):
            if self.box & BIT[token]:
                self.pool[count] = token
                count += 1
        shuffle(stream, self.pool, count)
        self.offer = 0
        for i in range(min(LIBRARY_DRAW, count)):
            self.offer |= BIT[self.pool[i]]

    def attack(self, seat: int, row: int) -> None:
        """Move the pawn step by step, looting on the way (DU-55 to DU-59)."""
        steps = SHIELDS[row]
        if COLOUR[row] == RED and self.tokens[seat] & STRATEGY:
            steps += EXTRA_SHIELDS
        towards = 1 if seat == 0 else -1
        before = self.pawn
        lead = before * towards
        passed = lead
        for _ in range(steps):
            if lead < CAPITAL:
                lead += 1
        self.pawn = lead * towards
        self.note(TOLD_PAWN, seat, before, self.pawn, 0, 0)
        while passed < lead:
            passed += 1
            if passed > 0 and self.loot & LOOT_BIT[seat][passed]:
                self.loot &= ~LOOT_BIT[seat][passed]
                self.note(TOLD_LOOT, 1 - seat, self.lose(1 - seat, LOOT[passed]), LOOT[passed], 0, 0)
        if lead == CAPITAL:
            self.finish_game(MILITARY, seat)

    def gain_symbol(self, seat: int, row: int, paired: int) -> None:
        """Six different symbols win; a pair brings a token (DU-62, DU-63, DU-67)."""
        if self.symbol_count[seat] >= SYMBOLS_TO_WIN:
            self.finish_game(SCIENCE, seat)
        elif paired and self.board:
            self.note(TOLD_PAIR, seat, SYMBOL[row], 0, 0, 0)
            self.decision = PROGRESS

    def choose(self, seat: int, move: int) -> None:
        """Step 5: the pending choice; what it brings can open the next one (DU-22a)."""
        decision = self.decision
        self.decision = RESOLVING
        if decision == PROGRESS:
            self.board &= ~BIT[move - PROGRESS_CODE]
            self.take_token(seat, move - PROGRESS_CODE)
        elif decision == LIBRARY:
            self.box &= ~BIT[move - LIBRARY_CODE]
            self.offer = 0
            self.take_token(seat, move - LIBRARY_CODE)
        elif decision == DESTROY:
            card = move - DESTROY_CODE
            self.note(TOLD_DESTROYED, seat, 1 - seat, card, 0, 0)
            self.destroy(1 - seat, card)
            self.discarded[WORD[card]] |= MASK[card]
            self.destroy_colour = 0
        else:
            card = move - REVIVE_CODE
            self.note(TOLD_REVIVED, seat, card, 0, 0, 0)
            self.discarded[WORD[card]] ^= MASK[card]
            self.gain(seat, card)

    def take_token(self, seat: int, token: int) -> None:
        """A progress token joins the city."""
        self.note(TOLD_TOKEN, seat, token, 0, 0, 0)
        self.gain(seat, FIRST_TOKEN + token)

    def finish_game(self, ending: int, winner: int) -> None:
        """The game is over; nothing more of the turn happens (DU-22a)."""
        self.decision = OVER
        self.ending = ending
        self.winner = winner
        self.extra_turn = 0
        self.note(TOLD_END, ending, winner, 0, 0, 0)
