# cython: auto_pickle=False
# ruff: noqa: ERA001
"""A game of Duel from set-up to result: draft, legal moves, turns and ages. Move codes: see README.md."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State, zeros
from septem.games.duel import tables
from septem.games.duel.ages import Ages
from septem.games.duel.dumps import checked
from septem.games.duel.tables import (
    FIRST_TOKEN,
    FIRST_WONDER,
    GROUP,
    ON_BOARD,
    SLOTS,
    START_COINS,
)

if not cython.compiled:
    from septem.core.rng import below, next_word, shuffle
    from septem.games.duel.ages import PICKS
    from septem.games.duel.cities import BIT, BLUE_POINTS, CARDS, MASK, TOKENS, WORD
    from septem.games.duel.structure import WONDERS
    from septem.games.duel.turn import (
        DESTROY,
        DESTROY_CODE,
        DRAFT,
        DRAFT_CODE,
        LIBRARY,
        LIBRARY_CODE,
        MAIN,
        MILITARY,
        OVER,
        PROGRESS,
        PROGRESS_CODE,
        RESOLVING,
        REVIVE_CODE,
        SCIENCE,
        STARTER,
        STARTER_CODE,
        TOLD_STARTER,
        USE_BUILD,
        USE_DISCARD,
        USE_WONDER,
    )

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COLOUR = tables.COLOUR
COVERS = tables.COVERS

ALL_TOKENS = (1 << 10) - 1
ALL_LOOT = 15
MOST_AVAILABLE = 8


class DuelState(Ages):
    """One position of Duel."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.end = 0  # the copied block ends here
        self.moves = zeros(64)
        self.payable = zeros(4)

    # ---- set-up --------------------------------------------------------------------------------
    def configure(self, given: list[int], centre_chooses: int, first: int) -> None:
        """Options, for the facade: the wonders of each seat as bits (0 and 0 for a draft), who begins (-1: drawn)."""
        self.check_open()
        bits = calls.wholes("given", given, 0, BIT[WONDERS] - 1, 2, 2)
        chooses = calls.whole("centre_chooses", centre_chooses, 0, 1)
        begins = calls.whole("first", first, -1, 1)
        if bits[0] & bits[1] or [one.bit_count() for one in bits] not in ([0, 0], [GROUP, GROUP]):
            raise BadCall("given", f"must be {GROUP} different wonders for each seat, or none")
        self.check_open()
        self.given[0] = bits[0]
        self.given[1] = bits[1]
        self.centre_chooses = chooses
        self.first_wanted = begins

    def setup(self) -> dict[str, Any]:
        """What `configure` was told."""
        self.check_in_play()
        given = [bits_of(self.given[seat]) for seat in range(2)]
        return {"given": given, "centre_chooses": self.centre_chooses, "first": self.first_wanted}

    def has_options(self) -> int:
        return 1

    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        self.clear()
        self.first = self.first_wanted if self.first_wanted >= 0 else below(self.deal_stream, 2)
        for i in range(TOKENS):
            self.pool[i] = i
        shuffle(self.deal_stream, self.pool, TOKENS)
        for i in range(ON_BOARD):
            self.board |= BIT[self.pool[i]]
        self.box = ALL_TOKENS & ~self.board
        for age in range(1, 4):
            self.deal_age(self.deal_stream, age)
        if self.given[0]:
            self.give_wonders()
        else:
            self.deal_wonders()

    def clear(self) -> None:
        """An empty table before the deal."""
        self.clear_cities(START_COINS)
        self.clear_structure()
        self.settled = 0
        self.extra_turn = 0
        self.picks = 0
        self.group = 0
        self.later_group = 0
        self.board = 0
        self.offer = 0
        self.destroy_colour = 0
        self.loot = ALL_LOOT
        self.ending = 0
        self.winner = -1

    # ---- copying -------------------------------------------------------------------------------
    def block_end(self) -> Any:
        """The mark after the copied fields."""
        return cython.address(self.end)

    def blank(self) -> State:
        return DuelState.__new__(DuelState)

    # ---- decisions -----------------------------------------------------------------------------
    def owes(self, seat: int) -> int:
        return 1 if self.actor == seat and self.decision != OVER else 0

    def to_move(self) -> int:
        return self.actor if self.decision != OVER else -1

    def is_over(self) -> int:
        return 1 if self.decision == OVER else 0

    def gen_moves(self, seat: int) -> int:
        if self.decision == MAIN:
            return self.gen_main(seat)
        if self.decision == DRAFT:
            return self.gen_bits(self.group, WONDERS, DRAFT_CODE)
        if self.decision == PROGRESS:
            return self.gen_bits(self.board, TOKENS, PROGRESS_CODE)
        if self.decision == LIBRARY:
            return self.gen_bits(self.offer, TOKENS, LIBRARY_CODE)
        if self.decision == STARTER:
            self.moves[0] = STARTER_CODE
            self.moves[1] = STARTER_CODE + 1
            return 2
        return self.gen_cards(seat)

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def gen_main(self, seat: int) -> int:
        """Every available card: discard, build if payable, use for each payable wonder (DU-21)."""
        coins = self.coins[seat]
        ready = 0
        for i in range(self.unbuilt_count[seat]):
            wonder = self.unbuilt[seat][i]
            if self.trade(seat, FIRST_WONDER + wonder) <= coins:
                self.payable[ready] = USE_WONDER + wonder
                ready += 1
        count = 0
        for i in range(self.available_count):
            slot = self.available[i]
            code = 16 * slot
            self.moves[count] = code
            count += 1
            if self.price(seat, self.deck[self.age - 1][slot]) <= coins:  # DU-34
                self.moves[count] = code + USE_BUILD
                count += 1
            for j in range(ready):
                self.moves[count] = code + self.payable[j]
                count += 1
        return count

    def gen_bits(self, bits: int, size: int, base: int) -> int:
        """One move for each bit."""
        count = 0
        for number in range(size):
            if bits & BIT[number]:
                self.moves[count] = base + number
                count += 1
        return count

    def gen_cards(self, seat: int) -> int:
        """Cards of the other city to destroy, or of the discard pile to build."""
        count = 0
        for card in range(CARDS):
            if self.decision == DESTROY:
                if COLOUR[card] == self.destroy_colour and self.cards[1 - seat][WORD[card]] & MASK[card]:
                    self.moves[count] = DESTROY_CODE + card
                    count += 1
            elif self.discarded[WORD[card]] & MASK[card]:
                self.moves[count] = REVIVE_CODE + card
                count += 1
        return count

    def draw_move(self, seat: int) -> int:
        if self.decision != MAIN:
            return self.moves[below(self.choice_stream, self.gen_moves(seat))]
        coins = self.coins[seat]
        uses = USE_WONDER + self.unbuilt_count[seat]
        while True:
            drawn = below(self.choice_stream, self.available_count * uses)
            slot = self.available[drawn // uses]
            use = drawn % uses
            if use == USE_DISCARD:
                return 16 * slot
            if use == USE_BUILD:
                if self.price(seat, self.deck[self.age - 1][slot]) <= coins:
                    return 16 * slot + USE_BUILD
            else:
                wonder = self.unbuilt[seat][use - USE_WONDER]
                if self.trade(seat, FIRST_WONDER + wonder) <= coins:
                    return 16 * slot + USE_WONDER + wonder

    # ---- carrying out --------------------------------------------------------------------------
    def apply(self, seat: int, move: int) -> None:
        self.settled += 1
        if self.decision == MAIN:
            self.decision = RESOLVING
            self.play_card(seat, move // 16, move % 16)
        elif self.decision == DRAFT:
            self.draft(move - DRAFT_CODE)
        elif self.decision == STARTER:
            self.note(TOLD_STARTER, seat, move - STARTER_CODE, 0, 0, 0)
            self.begin_turn(move - STARTER_CODE)
        else:
            self.choose(seat, move)
        if self.decision == RESOLVING:
            self.finish_turn()

    # ---- result --------------------------------------------------------------------------------
    def score(self, seat: int) -> int:
        return self.total(seat)

    def lead_of(self, seat: int) -> int:
        """Positive if a seat is ahead by points, then by points on blue cards (DU-91, DU-95)."""
        lead = self.total(seat) - self.total(1 - seat)
        if lead == 0:
            return self.printed[seat][BLUE_POINTS] - self.printed[1 - seat][BLUE_POINTS]
        return lead

    def rank(self, seat: int) -> int:
        if self.winner >= 0:
            return 1 if self.winner == seat else 2
        return 2 if self.lead_of(seat) < 0 else 1

    def victory(self) -> int:
        """Index into tables.VICTORIES."""
        if self.ending == MILITARY:
            return 3
        if self.ending == SCIENCE:
            return 4
        if self.total(0) != self.total(1):
            return 0
        return 1 if self.lead_of(0) != 0 else 2

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return self.total(seat)
        if index <= 8:
            return self.category(seat, index - 1)
        if index == 9:
            return self.victory()
        if index == 10:
            return self.coins[seat]
        if index == 11:
            return self.counts[seat][COLOUR[FIRST_WONDER]]
        if index == 12:
            return self.counts[seat][COLOUR[FIRST_TOKEN]]
        return 1 if self.first == seat else 0

    def column_count(self) -> int:
        return 14

    def determinize(self, seat: int) -> None:
        self.redeal_hidden(self.choice_stream)
        if self.later_group:
            self.redeal_wonders(self.choice_stream)
        if self.decision == LIBRARY and seat != self.actor:
            self.draw_offer(self.choice_stream)
        for i in range(4):
            self.deal_stream[i] = next_word(self.choice_stream)
        self.deal_stream[3] |= 1

    # ---- in and out, for the facade ------------------------------------------------------------
    def drawn_code(self) -> int:
        """A random legal move of the seat that is to act, found as lazy playouts find it."""
        self.check_in_play()
        if self.decision == OVER:
            raise BadCall("state", "is over; nobody is to act")
        return self.draw_move(self.actor)

    def structure(self) -> list[int]:
        """The card in each slot, -1 for a taken one."""
        self.check_in_play()
        return [self.deck[self.age - 1][i] if self.age and self.left & BIT[i] else -1 for i in range(SLOTS)]

    def dump(self) -> dict[str, Any]:
        """Everything but the streams and options, as ints and lists; `restore` takes it back."""
        self.check_in_play()
        seats = range(2)
        return {
            "age": self.age,
            "decision": self.decision,
            "actor": self.actor,
            "active": self.active,
            "first": self.first,
            "extra_turn": self.extra_turn,
            "group": bits_of(self.group),
            "later_group": bits_of(self.later_group),
            "board": bits_of(self.board),
            "box": bits_of(self.box),
            "offer": bits_of(self.offer),
            "destroy_colour": self.destroy_colour,
            "loot": bits_of(self.loot),
            "pawn": self.pawn,
            "ending": self.ending,
            "winner": self.winner,
            "settled": self.settled,
            "coins": [self.coins[seat] for seat in seats],
            "cards": [cards_of(self.cards[seat][0], self.cards[seat][1]) for seat in seats],
            "wonders": [bits_of(self.wonders[seat]) for seat in seats],
            "under": [self.under[wonder] for wonder in range(WONDERS)],
            "unbuilt": [[self.unbuilt[seat][i] for i in range(self.unbuilt_count[seat])] for seat in seats],
            "tokens": [bits_of(self.tokens[seat]) for seat in seats],
            "discarded": cards_of(self.discarded[0], self.discarded[1]),
            "structure": self.structure(),
            "face_up": bits_of(self.face_up),
            "available": [self.available[i] for i in range(self.available_count)],
            "later": [[self.deck[age][i] for i in range(SLOTS)] for age in range(self.age, 3)],
        }

    def restore(self, given: dict[str, Any]) -> None:
        """Lay out what a dump describes; the state is open before and after."""
        self.check_open()
        dump = checked(given)
        self.check_open()
        self.clear()
        self.decision = dump["decision"]
        self.actor = dump["actor"]
        self.active = dump["active"]
        self.first = dump["first"]
        self.extra_turn = dump["extra_turn"]
        self.group = sum(1 << one for one in dump["group"])
        self.later_group = sum(1 << one for one in dump["later_group"])
        self.board = sum(1 << one for one in dump["board"])
        self.box = sum(1 << one for one in dump["box"])
        self.offer = sum(1 << one for one in dump["offer"])
        self.destroy_colour = dump["destroy_colour"]
        self.loot = sum(1 << one for one in dump["loot"])
        self.pawn = dump["pawn"]
        self.ending = dump["ending"]
        self.winner = dump["winner"]
        self.settled = dump["settled"]
        for seat in range(2):
            self.restore_city(seat, dump)
        for card in dump["discarded"]:
            self.discarded[WORD[card]] |= MASK[card]
        for wonder in range(WONDERS):
            self.under[wonder] = dump["under"][wonder]
        self.restore_structure(dump)

    def restore_city(self, seat: int, dump: dict[str, Any]) -> None:
        """One city of a dump."""
        for card in dump["cards"][seat]:
            self.enter(seat, card)
        for wonder in dump["wonders"][seat]:
            self.enter(seat, FIRST_WONDER + wonder)
        for token in dump["tokens"][seat]:
            self.enter(seat, FIRST_TOKEN + token)
        for wonder in dump["unbuilt"][seat]:
            self.add_unbuilt(seat, wonder)
        self.coins[seat] = dump["coins"][seat]
        self.picks += len(dump["unbuilt"][seat])

    def restore_structure(self, dump: dict[str, Any]) -> None:
        """The decks of a dump and how far the current one has been taken apart."""
        self.age = dump["age"]
        for number, cards in enumerate(dump["later"]):
            for slot in range(SLOTS):
                self.deck[self.age + number][slot] = cards[slot]
        if self.age == 0:
            return
        self.picks = PICKS
        self.face_up = sum(1 << slot for slot in dump["face_up"])
        for slot in range(SLOTS):
            if dump["structure"][slot] >= 0:
                self.deck[self.age - 1][slot] = dump["structure"][slot]
                self.left |= BIT[slot]
        for slot in range(SLOTS):
            if self.left & BIT[slot] and not COVERS[self.age - 1][slot] & self.left:
                if self.available_count == MOST_AVAILABLE:
                    raise BadCall("structure", f"has more than {MOST_AVAILABLE} available cards")
                self.add_available(slot)

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.duel.game import DuelGame  # above the engine: only a pickle asks for it

        return pickled(DuelGame, self)


def bits_of(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(30) if bits & BIT[number]]


def cards_of(first: int, second: int) -> list[int]:
    """The cards of a set of two words."""
    return [card for card in range(CARDS) if (second if WORD[card] else first) & MASK[card]]
