"""The state of a game of Duel: what search, simulation and the facade call. The rules are in the modules beside."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.duel import tables
from septem.games.duel.codes import (
    DRAFT,
    DRAFT_CODE,
    MAIN,
    OVER,
    PER_SLOT,
    RESOLVING,
    STARTER,
    STARTER_CODE,
    TOLD_STARTER,
)
from septem.games.duel.dumps import checked
from septem.games.duel.feature_names import STAGES, WIDTH
from septem.games.duel.fields import Fields
from septem.games.duel.tables import CAPITAL, FIRST_TOKEN, FIRST_WONDER, GROUP, SLOTS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.duel.cities import add_unbuilt, join
    from septem.games.duel.deal import PICKS, clear, deal, draft
    from septem.games.duel.effects import LOOT, lead_after, loot_at
    from septem.games.duel.features import describe_position
    from septem.games.duel.fields import CARDS, MASK, WONDERS, WORD
    from septem.games.duel.hints import points_ahead, sight_key, weigh_moves
    from septem.games.duel.listing import draw_one, list_moves
    from septem.games.duel.payment import (
        chain_income,
        chained,
        choose_production,
        lack,
        price,
        take_discount,
        trade_taker,
    )
    from septem.games.duel.redraw import redraw_hidden
    from septem.games.duel.scoring import category, piece_points, place, total, victory
    from septem.games.duel.structure import COVERS, add_available, covered
    from septem.games.duel.turns import begin_turn, choose, discard_income, finish_turn, play_card

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
COLOUR = tables.COLOUR
COST = tables.COST

ROWS = len(tables.PIECES)
MOST_AVAILABLE = 8


class DuelState(Fields):
    """One position of Duel."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2

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

    # ---- the contract --------------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        deal(self)

    def block_end(self) -> Any:
        return cython.address(self.end)

    def blank(self) -> State:
        return DuelState.__new__(DuelState)

    def owes(self, seat: int) -> int:
        return 1 if self.actor == seat and self.phase != OVER else 0

    def to_move(self) -> int:
        return self.actor if self.phase != OVER else -1

    def is_over(self) -> int:
        return 1 if self.phase == OVER else 0

    def gen_moves(self, seat: int) -> int:
        return list_moves(self, seat)

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        return draw_one(self, seat)

    def apply(self, seat: int, move: int) -> None:
        self.settled += 1
        if self.phase == MAIN:
            self.phase = RESOLVING
            play_card(self, seat, move // PER_SLOT, move % PER_SLOT)
        elif self.phase == DRAFT:
            draft(self, move - DRAFT_CODE)
        elif self.phase == STARTER:
            self.note(TOLD_STARTER, seat, move - STARTER_CODE, 0, 0, 0)
            begin_turn(self, move - STARTER_CODE)
        else:
            choose(self, seat, move)
        if self.phase == RESOLVING:
            finish_turn(self)

    def score(self, seat: int) -> int:
        return total(self, seat)

    def rank(self, seat: int) -> int:
        return place(self, seat)

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return total(self, seat)
        if index <= 8:
            return category(self, seat, index - 1)
        if index == 9:
            return victory(self)
        if index == 10:
            return self.coins[seat]
        if index == 11:
            return self.counts[seat][COLOUR[FIRST_WONDER]]
        if index == 12:
            return self.counts[seat][COLOUR[FIRST_TOKEN]]
        return 1 if self.first == seat else 0

    def column_count(self) -> int:
        return 14

    def has_options(self) -> int:
        return 1

    def determinize(self, seat: int) -> None:
        redraw_hidden(self, seat, self.choice_stream)
        self.renew_deal()

    # ---- hints for search ----------------------------------------------------------------------
    def weigh(self, seat: int, count: int, weights: list[int]) -> None:
        weigh_moves(self, seat, count, weights)

    def reveal_key(self, seat: int) -> int:
        return sight_key(self, seat)

    def takes_turns(self) -> int:
        return 1

    def standing(self, seat: int) -> int:
        return points_ahead(self, seat)

    def feature_count(self) -> int:
        return STAGES * WIDTH

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        return describe_position(self, seat, features, amounts)

    # ---- questions of the facade ---------------------------------------------------------------
    def known_row(self, row: int) -> int:
        """A card, wonder or token."""
        return calls.whole("row", row, 0, ROWS - 1)

    def price_of(self, seat: int, row: int) -> int:
        """What a card or wonder costs a seat in all."""
        return price(self, self.known_seat(seat), self.known_row(row))

    def bill(self, seat: int, row: int) -> tuple[int, int, list[list[int]]]:
        """1 if a chain makes it free, the coin cost, and what is missing of each resource after every step.

        The steps: production, choice producers, discount (DU-26 to DU-33); what is missing then is bought.
        """
        at = self.known_seat(seat)
        wanted = self.known_row(row)
        if chained(self, at, wanted):
            return 1, 0, []
        lack(self, at, wanted)
        steps = [[self.missing[good] for good in range(5)]]
        choose_production(self, at)
        steps.append([self.missing[good] for good in range(5)])
        take_discount(self, at, wanted)
        steps.append([self.missing[good] for good in range(5)])
        return 0, COST[wanted], steps

    def chain_coins(self, seat: int) -> int:
        """What a build by chain brings a seat."""
        return chain_income(self, self.known_seat(seat))

    def trade_goes_to(self, seat: int) -> int:
        """The seat that gets what this one pays for resources, -1 for the bank."""
        return trade_taker(self, self.known_seat(seat))

    def unit_prices(self, seat: int) -> list[int]:
        """What one bought unit of each resource costs a seat."""
        at = self.known_seat(seat)
        return [self.prices[at][good] for good in range(5)]

    def production(self, seat: int) -> list[int]:
        """Fixed units of each resource, then choice producers of raw and of manufactured ones."""
        at = self.known_seat(seat)
        return [self.made[at][good] for good in range(5)] + [self.wild_raw[at], self.wild_made[at]]

    def decided_by(self) -> int:
        """How the game is decided as it stands: index into codes.VICTORIES."""
        self.check_in_play()
        return victory(self)

    def sheet(self, seat: int) -> list[int]:
        """Points by category, counted now."""
        at = self.known_seat(seat)
        return [category(self, at, index) for index in range(8)]

    def worth(self, seat: int, row: int) -> int:
        """Points of one piece in a city, counted now."""
        return piece_points(self, self.known_seat(seat), self.known_row(row))

    def income(self, seat: int) -> int:
        """Coins for a discarded card."""
        return discard_income(self, self.known_seat(seat))

    def loot_ahead(self, seat: int) -> tuple[int, int]:
        """Shields to the next looting token a seat would take, and its coins; 0 and 0 if there is none."""
        at = self.known_seat(seat)
        lead = self.pawn if at == 0 else -self.pawn
        for ahead in range(lead + 1, CAPITAL):
            if loot_at(self, at, ahead):
                return ahead - lead, LOOT[ahead]
        return 0, 0

    def pawn_after(self, seat: int, row: int) -> int:
        """Where the pawn would stand if a seat gained a card or wonder."""
        at = self.known_seat(seat)
        lead = lead_after(self, at, self.known_row(row))
        return lead if at == 0 else -lead

    def known_slot(self, slot: int) -> int:
        """A place of the structure on the table."""
        self.check_in_play()
        if not self.age:
            raise BadCall("slot", "there is no structure during the draft")
        return calls.whole("slot", slot, 0, SLOTS - 1)

    def covering(self, slot: int) -> list[int]:
        """The slots that still lie on this one."""
        at = self.known_slot(slot)
        return bits_of(COVERS[self.age - 1][at] & self.left)

    def uncovers(self, slot: int) -> list[int]:
        """The slots that become available when the card of this one is taken."""
        at = self.known_slot(slot)
        tops = [COVERS[self.age - 1][under] & self.left for under in range(SLOTS)]
        return [under for under in range(SLOTS) if self.left & BIT[under] and tops[under] == BIT[at]]

    # ---- in and out, for the facade ------------------------------------------------------------
    def drawn_code(self) -> int:
        """A random legal move of the seat that is to act, found as lazy playouts find it."""
        self.check_in_play()
        if self.phase == OVER:
            raise BadCall("state", "is over; nobody is to act")
        return draw_one(self, self.actor)

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
            "phase": self.phase,
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
        clear(self)
        self.phase = dump["phase"]
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
            join(self, seat, card)
        for wonder in dump["wonders"][seat]:
            join(self, seat, FIRST_WONDER + wonder)
        for token in dump["tokens"][seat]:
            join(self, seat, FIRST_TOKEN + token)
        for wonder in dump["unbuilt"][seat]:
            add_unbuilt(self, seat, wonder)
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
            if self.left & BIT[slot] and not covered(self, slot):
                if self.available_count == MOST_AVAILABLE:
                    raise BadCall("structure", f"has more than {MOST_AVAILABLE} available cards")
                add_available(self, slot)

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.duel.room import ROOM  # above the engine: only a pickle asks for it

        return pickled(ROOM, self)


def bits_of(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [number for number in range(30) if bits & BIT[number]]


def cards_of(first: int, second: int) -> list[int]:
    """The cards of a set of two words."""
    return [card for card in range(CARDS) if (second if WORD[card] else first) & MASK[card]]
