"""The state of a game of Architects: what search, simulation and the facade call. The rules are in the modules beside.

Finishing happens by itself when nothing else is legal; every other forced decision is a single legal move. The cards of
Ephesus and Olympia and the look of the cat's owner come without a move.
"""

from typing import Any, cast

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.architects import catalogue, tables
from septem.games.architects.catalogue import FACE_UP
from septem.games.architects.codes import (
    BUILD_CODE,
    CHOOSE_CODE,
    CHOOSING,
    DECKS_EMPTY,
    DECLINE_CODE,
    EFFECT_CODE,
    GREY_FIRST,
    KEEP_CODE,
    LOOK,
    LOOK_CODE,
    OVER,
    PER_STAGE,
    PER_TOKEN,
    PICK,
    PROGRESS_CODE,
    RESOLUTION,
    SCIENCE_CODE,
    TAKE_ANY,
    TAKE_CODE,
    TOLD_DECLINE,
    USE_CODE,
    WRONG_MODE,
    WRONG_WORTH,
)
from septem.games.architects.dumps import Dump, checked, checked_options
from septem.games.architects.feature_names import GAME_STAGES, WIDTH
from septem.games.architects.fields import Fields
from septem.games.architects.tables import CATEGORIES, CULTURE, ECONOMY_BIT, ENGINEERING_BIT, FIRST_GREEN, PAYING_KINDS

if not cython.compiled:
    from septem.core.bits import BIT
    from septem.games.architects.areas import add_card, clear_seats, count_grey
    from septem.games.architects.battle import battle_due, shields, won_by
    from septem.games.architects.deal import choose_wonder, deal
    from septem.games.architects.decks import right_deck, seen_until, sees_look
    from septem.games.architects.effects import gain, keep, look, take_effect
    from septem.games.architects.features import describe_position
    from septem.games.architects.fields import CENTRAL, KINDS
    from septem.games.architects.hints import list_good, sights, weigh_moves
    from septem.games.architects.listing import draw_one, list_moves
    from septem.games.architects.payment import available, missing, owed_stages, payable
    from septem.games.architects.redraw import redraw_hidden
    from septem.games.architects.scoring import category, stages_built, token_points, total
    from septem.games.architects.tokens import can_turn_in, take_token, turn_in, unused
    from septem.games.architects.turns import build, finish_game, finish_turn, owed_tokens, pick, proceed, use_token

COMPILED = bool(cython.compiled)

# columns of the tables, C arrays when compiled
CONFLICT_TOKENS = tables.CONFLICT_TOKENS
DECK_FIRST = tables.DECK_FIRST
DECK_SIZE = tables.DECK_SIZE

BLUE_POINTS = CATEGORIES.index("blue")
STAGES, SYMBOLS = len(catalogue.STAGE_IDS), len(catalogue.SYMBOL_IDS)


class ArchitectsState(Fields):
    """One position of Architects."""

    def configure(self, seats: int, options: dict[str, int], given: list[int]) -> None:
        """Number of seats, options as ints, the wonders by seat if they are given; for the facade."""
        self.check_open()
        found = checked_options(seats, options, given)
        self.check_open()
        self.seats = found["seats"]
        self.wonders_by = found["wonders_by"]
        self.first_player = found["first_player"]
        self.coins_free = found["coins_free_choice"]
        self.economy_forces = found["economy_forces_build"]
        self.engineering_forces = found["engineering_forces_build"]
        self.engineering_once = found["engineering_once_per_turn"]
        self.effect_optional = found["wonder_effect_optional"]
        self.extra_optional = found["extra_card_optional"]
        self.look_public = found["halicarnassus_public"]
        self.conflict_total = CONFLICT_TOKENS[self.seats]
        for seat in range(len(found["given"])):
            self.given[seat] = found["given"][seat]

    def setup(self) -> dict[str, Any]:
        """What `configure` was told."""
        self.check_in_play()
        return {
            "wonders_by": self.wonders_by,
            "given": [self.given[seat] for seat in range(self.seats)],
            "first_player": self.first_player,
            "coins_free_choice": self.coins_free,
            "economy_forces_build": self.economy_forces,
            "engineering_forces_build": self.engineering_forces,
            "engineering_once_per_turn": self.engineering_once,
            "wonder_effect_optional": self.effect_optional,
            "extra_card_optional": self.extra_optional,
            "halicarnassus_public": self.look_public,
        }

    # ---- the contract --------------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        deal(self)

    def block_end(self) -> Any:
        return cython.address(self.end)

    def blank(self) -> State:
        return ArchitectsState.__new__(ArchitectsState)

    def owes(self, seat: int) -> int:
        return 1 if seat == self.active and self.phase != OVER else 0  # AR-10: nobody else ever decides

    def to_move(self) -> int:
        return self.active if self.phase != OVER else -1

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
        if move >= BUILD_CODE:
            build(self, seat, (move - BUILD_CODE) // PER_STAGE, (move - BUILD_CODE) % PER_STAGE)
        elif move < TAKE_CODE:
            choose_wonder(self, seat, move - CHOOSE_CODE)
        elif move < LOOK_CODE:
            pick(self, seat, move - TAKE_CODE)
        elif move < KEEP_CODE:
            look(self, seat, move - LOOK_CODE)
        elif move < SCIENCE_CODE:
            keep(self, seat, move - KEEP_CODE)
        elif move < PROGRESS_CODE:
            turn_in(self, seat, move - SCIENCE_CODE)
        elif move < USE_CODE:
            take_token(self, seat, move - PROGRESS_CODE)
        elif move < EFFECT_CODE:
            use_token(self, seat, (move - USE_CODE) // PER_TOKEN, (move - USE_CODE) % PER_TOKEN)
        elif move == EFFECT_CODE:
            take_effect(self, seat)
        elif move == DECLINE_CODE:
            self.phase = RESOLUTION
            self.note(TOLD_DECLINE, seat, 0, 0, 0, 0)
        else:
            finish_turn(self)
        proceed(self)

    def weigh(self, seat: int, count: int, weights: list[int]) -> None:
        weigh_moves(self, seat, count, weights)

    def gen_good(self, seat: int) -> int:
        return list_good(self, seat)

    def reveal_key(self, seat: int) -> int:
        return sights(self, seat)

    def feature_count(self) -> int:
        return GAME_STAGES * WIDTH

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        return describe_position(self, seat, features, amounts)

    def takes_turns(self) -> int:
        return 1  # AR-10, AR-13

    def score(self, seat: int) -> int:
        return total(self, seat)

    def tie_break(self, seat: int) -> int:
        return stages_built(self, seat)  # AR-88

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return total(self, seat)
        if index <= 5:
            return category(self, seat, index - 1)
        if index == 6:
            return stages_built(self, seat)
        if index == 7:
            return self.turns_of(seat)
        return self.wonder[seat] if index == 8 else self.ending

    def turns_of(self, seat: int) -> int:
        """Turns this seat has begun."""
        behind = seat - self.first_player
        if behind < 0:
            behind += self.seats
        return (self.turn - behind + self.seats - 1) // self.seats if self.turn > behind else 0

    def column_count(self) -> int:
        return 10

    def has_options(self) -> int:
        return 1 if self.seats else 0

    def determinize(self, seat: int) -> None:
        redraw_hidden(self, seat, self.choice_stream)
        self.renew_deal()

    def carry_on(self) -> None:
        if self.phase == PICK and not self.cards_left:
            finish_game(self, DECKS_EMPTY)  # AR-82
        proceed(self)

    # ---- questions of the facade ---------------------------------------------------------------
    def redraw(self, seat: int, seed: int) -> None:
        """Redraw all that this seat (-1: a spectator) cannot know, from a seed of its own."""
        at = self.known_viewer(seat)
        self.reseed_choices(seed)
        self.determinize(at)

    def known_viewer(self, seat: int) -> int:
        """A seat, or -1 for a spectator."""
        self.check_in_play()
        return calls.whole("seat", seat, -1, self.seats - 1)

    def seen_key(self, seat: int) -> int:
        """What search tells apart by: `reveal_key` for Python callers."""
        return sights(self, self.known_seat(seat))

    def beside(self, seat: int) -> list[int]:
        """The decks on the left and on the right of a seat (AR-3), -1 before its wonder is chosen."""
        at = self.known_seat(seat)
        return [self.wonder[at], right_deck(self, at)]

    def seen_cards(self, seat: int, deck: int) -> list[int]:
        """The cards of a deck that a seat (-1: a spectator) can see, the top first (AR-90 to AR-93)."""
        at = self.known_viewer(seat)
        of = calls.whole("deck", deck, 0, CENTRAL)
        return [self.cards[i] for i in range(self.top[of], seen_until(self, of, at))]

    def shows_look_to(self, seat: int) -> bool:
        """Whether a seat (-1: a spectator) sees the cards that are looked at (AR-92, AR-93)."""
        return bool(sees_look(self, self.known_viewer(seat)))

    def cards_in(self, deck: int) -> list[int]:
        """How many cards of each kind a deck still has, which everybody can count (AR-90a)."""
        self.check_in_play()
        of = calls.whole("deck", deck, 0, CENTRAL)
        return [self.left[of][kind] for kind in range(KINDS)]

    def reach(self, seat: int) -> list[int]:
        """The decks a seat may choose from in this phase, empty ones too (AR-11, AR-52, AR-56)."""
        at = self.known_seat(seat)
        if self.phase == CHOOSING:
            return []
        if self.phase == TAKE_ANY:
            return [*(self.wonder[other] for other in range(self.seats)), CENTRAL]
        beside = [self.wonder[at], right_deck(self, at)]
        return beside if self.phase == LOOK else [*beside, CENTRAL]

    def payment_fault(self, seat: int, stage: int, payment: int) -> int:
        """What is wrong with paying a stage in a way that is not listed, -1 being a payment that buys none.

        The cards are held, so they are too many or too few (AR-21, AR-46), of the wrong mode (AR-47), or coins are paid
        where grey cards could be (AR-O1).
        """
        ready = unused(self, self.known_seat(seat))
        of = calls.whole("stage", stage, 0, STAGES - 1)
        by = calls.whole("payment", payment, -1, len(tables.PAYMENTS) - 1)
        if by not in tables.CANDIDATES[of] or (tables.DOUBLES[of][by] and not ready & ECONOMY_BIT):
            return WRONG_WORTH
        return WRONG_MODE if tables.BREAKS[of][by] and not ready & ENGINEERING_BIT else GREY_FIRST

    def obligations(self) -> dict[str, int]:
        """What keeps the turn open (AR-17): bits of stages and of tokens, 1 for a science set."""
        self.check_in_play()
        if self.phase != RESOLUTION:
            return {"stages": 0, "science": 0, "tokens": 0}
        return {
            "stages": owed_stages(self, self.active),
            "science": can_turn_in(self, self.active),
            "tokens": owed_tokens(self, self.active),
        }

    def is_battle_due(self) -> bool:
        """Whether a battle ends this turn (AR-71)."""
        self.check_in_play()
        return bool(battle_due(self))

    def all_shields(self) -> list[int]:
        """Shields of all seats (AR-72)."""
        self.check_in_play()
        return [shields(self, seat) for seat in range(self.seats)]

    def would_win(self, seat: int) -> int:
        """Military victory tokens a battle now would bring a seat (AR-73, AR-74)."""
        return won_by(self, self.known_seat(seat))

    def sheet(self, seat: int) -> list[int]:
        """Points of a seat by category, counted now (AR-86)."""
        at = self.known_seat(seat)
        return [category(self, at, index) for index in range(len(CATEGORIES))]

    def token_worth(self, seat: int, token: int) -> int:
        """Points that a token of a seat brings it, counted now (AR-50)."""
        at = self.known_seat(seat)
        return token_points(self, at, calls.whole("token", token, 0, CULTURE))

    def twin_of(self, seat: int) -> "ArchitectsState":
        """A copy to try something out with in a turn of this seat."""
        twin = self.twin()
        if twin.active != seat:
            twin.active = seat
            twin.live = 0
            twin.used = 0
        return twin

    def twin(self) -> "ArchitectsState":
        """A copy that is known to be of this class."""
        return cast("ArchitectsState", self.copy())

    def helped_in(self, other: "ArchitectsState", seat: int) -> int:
        """Bits of available stages that lack less in another state, though still something."""
        stages = 0
        for stage in range(STAGES):
            if available(self, seat) & BIT[stage] and 0 < missing(other, seat, stage) < missing(self, seat, stage):
                stages |= BIT[stage]
        return stages

    def needs(self, seat: int) -> list[list[int]]:
        """For each available stage: its number, what it lacks, and what with one more card of each kind that pays."""
        at = self.known_seat(seat)
        twin = self.twin_of(at)
        found = [[s, missing(twin, at, s)] for s in range(STAGES) if available(self, at) & BIT[s]]
        for kind in range(PAYING_KINDS):
            add_card(twin, at, kind)
            for row in found:
                row.append(missing(twin, at, row[0]))
            twin.area[at][kind] -= 1
            count_grey(twin, at)
        return found

    def set_with(self, seat: int) -> list[int]:
        """Science symbols of which one card more would allow a seat to turn in a set (AR-30, AR-35)."""
        at = self.known_seat(seat)
        twin = self.twin_of(at)
        found = []
        for symbol in range(SYMBOLS):
            add_card(twin, at, FIRST_GREEN + symbol)
            if can_turn_in(twin, at):
                found.append(symbol)
            twin.area[at][FIRST_GREEN + symbol] -= 1
        return found

    def brings(self, seat: int, kind: int) -> dict[str, int]:
        """What a card of this kind would do at once for a seat that takes it: tried out on a copy (AR-15)."""
        at = self.known_seat(seat)
        card = calls.whole("kind", kind, 0, KINDS - 1)
        before = self.twin_of(at)
        after = self.twin_of(at)
        gain(after, at, card)
        return {
            "completes": payable(after, at) & ~payable(before, at),
            "helps": before.helped_in(after, at),
            "set": can_turn_in(after, at) if FIRST_GREEN <= card < FIRST_GREEN + SYMBOLS else 0,
            "points": category(after, at, BLUE_POINTS) - category(before, at, BLUE_POINTS),
            "cat": 1 if after.cat != before.cat else 0,
            "shields": shields(after, at) - shields(before, at),
            "horns": after.conflict_battle - before.conflict_battle,
            "battle": battle_due(after) - battle_due(before),
            "arms": after.live & ~before.live,
        }

    # ---- in and out, for the facade ------------------------------------------------------------
    def dump(self) -> Dump:
        """Everything on the table but the streams and options, as ints and lists; `restore` takes it back."""
        self.check_in_play()
        seats = range(self.seats)
        return {
            "phase": self.phase,
            "active": self.active,
            "turn": self.turn,
            "live": self.live,
            "used": self.used,
            "looked": self.looked,
            "ending": self.ending,
            "cat": self.cat,
            "known": self.known,
            "conflict_total": self.conflict_total,
            "conflict_battle": self.conflict_battle,
            "face_up": [self.face_up[slot] for slot in range(FACE_UP)],
            "pile": [self.pile[i] for i in range(self.pile_left - 1, -1, -1)],
            "discard": [self.discarded[kind] for kind in range(KINDS)],
            "wonder": [self.wonder[seat] for seat in seats],
            "built": [self.built[seat] for seat in seats],
            "held": [self.held[seat] for seat in seats],
            "culture": [self.culture[seat] for seat in seats],
            "military": [self.military[seat] for seat in seats],
            "area": [[self.area[seat][kind] for kind in range(KINDS)] for seat in seats],
            "decks": [[self.cards[i] for i in range(self.top[deck], self.bottom[deck])] for deck in range(CENTRAL + 1)],
        }

    def restore(self, given: Dump) -> None:
        """Lay out what `dump` gave; the state is configured already, and open before and after."""
        self.check_open()
        dump = checked(given, calls.whole("seats", self.seats, 2, 7))
        self.check_open()
        clear_seats(self)
        self.phase = dump["phase"]
        self.active = dump["active"]
        self.turn = dump["turn"]
        self.live = dump["live"]
        self.used = dump["used"]
        self.looked = dump["looked"]
        self.ending = dump["ending"]
        self.cat = dump["cat"]
        self.known = dump["known"]
        self.conflict_battle = dump["conflict_battle"]
        self.restore_tokens(dump["face_up"], dump["pile"])
        for kind in range(KINDS):
            self.discarded[kind] = dump["discard"][kind]
        for seat in range(self.seats):
            self.restore_seat(seat, dump)
        self.cards_left = 0
        for deck in range(CENTRAL + 1):
            self.restore_deck(deck, dump["decks"][deck])

    def restore_tokens(self, face_up: list[int], pile: list[int]) -> None:
        """Progress tokens in the middle, the top of the pile first."""
        self.pile_left = len(pile)
        self.tokens_left = len(pile)
        for i in range(len(pile)):
            self.pile[len(pile) - 1 - i] = pile[i]
        for slot in range(FACE_UP):
            self.face_up[slot] = face_up[slot]
            if face_up[slot] >= 0:
                self.tokens_left += 1

    def restore_seat(self, seat: int, dump: Dump) -> None:
        """What lies before one seat."""
        self.wonder[seat] = dump["wonder"][seat]
        self.built[seat] = dump["built"][seat]
        self.held[seat] = dump["held"][seat]
        self.culture[seat] = dump["culture"][seat]
        self.military[seat] = dump["military"][seat]
        for kind in range(KINDS):
            self.area[seat][kind] = dump["area"][seat][kind]
        count_grey(self, seat)
        self.progress[seat] = max(0, self.culture[seat] - 1)  # the second copy shares the bit of the first
        for token in range(CULTURE + 1):
            if self.held[seat] & BIT[token]:
                self.progress[seat] += 1

    def restore_deck(self, deck: int, kinds: list[int]) -> None:
        """One deck, top card first."""
        self.bottom[deck] = DECK_FIRST[deck] + DECK_SIZE[deck]
        self.top[deck] = self.bottom[deck] - len(kinds)
        self.cards_left += len(kinds)
        for kind in range(KINDS):
            self.left[deck][kind] = 0
        for i in range(len(kinds)):
            self.cards[self.top[deck] + i] = kinds[i]
            self.left[deck][kinds[i]] += 1

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.architects.room import ROOM  # above the engine: only a pickle asks for it

        return pickled(ROOM, self)
