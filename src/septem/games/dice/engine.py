"""The state of a game of Dice: what search, simulation and the facade call. The rules are in the modules beside."""

from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.dice.codes import (
    ATTACKS,
    BUILDING_COUNT,
    COLOUR_COUNT,
    DICE,
    FREE_BUILD,
    MOST_ROUNDS,
    MOST_SEATS,
    SIDES,
)
from septem.games.dice.columns import Sheet
from septem.games.dice.dumps import checked
from septem.games.dice.fields import Fields
from septem.games.dice.tables import EAST, WEST

if not cython.compiled:
    from septem.games.dice.boards import lay_board, next_wonder_box, write_attack
    from septem.games.dice.deal import deal
    from septem.games.dice.effects import phase_of
    from septem.games.dice.features import describe_state, features_known
    from septem.games.dice.hints import list_good, weigh_moves
    from septem.games.dice.listing import draw_one, list_moves
    from septem.games.dice.neighbours import attack_points, defences_met, defender, guild_condition
    from septem.games.dice.payment import (
        condition_holds,
        construction,
        die_cost,
        die_income,
        die_unlocked,
        fillable,
        pass_income,
        payable,
        shown_boxes,
    )
    from septem.games.dice.redraw import redraw_hidden
    from septem.games.dice.rounds import all_done, begin_round, end_round, open_turns
    from septem.games.dice.scoring import box_points, category, total
    from septem.games.dice.turns import play

COMPILED = bool(cython.compiled)


class DiceState(Fields):
    """One position of Dice."""

    def __init__(self, sheet: Sheet, seats: int, max_rounds: int) -> None:
        super().__init__()
        self.sheet = calls.of_kind("sheet", sheet, Sheet)
        self.seats = calls.whole("seats", seats, 2, min(MOST_SEATS, self.sheet.cities))
        self.max_rounds = calls.whole("max_rounds", max_rounds, 1, MOST_ROUNDS)

    # ---- the contract --------------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        deal(self)
        begin_round(self)

    def block_end(self) -> Any:
        return cython.address(self.end)

    def blank(self) -> State:
        twin = DiceState.__new__(DiceState)
        share_sheet(self, twin)
        return twin

    def owes(self, seat: int) -> int:
        return 1 if self.owed_count[seat] and not self.ended else 0

    def is_over(self) -> int:
        return 1 if self.ended else 0

    def gen_moves(self, seat: int) -> int:
        return list_moves(self, seat)

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        return draw_one(self, seat)

    def apply(self, seat: int, move: int) -> None:
        play(self, seat, move)
        if not self.owed_count[seat] and all_done(self):
            end_round(self)

    def score(self, seat: int) -> int:
        return total(self, seat)

    def tie_break(self, seat: int) -> int:
        return self.coins[seat]  # DI-112

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return total(self, seat)
        if index < BUILDING_COUNT:
            return category(self, seat, index)
        if index == 9:
            return self.coins[seat]
        if index == 10:
            return self.round
        return self.sheet.label[self.city[seat]]

    def column_count(self) -> int:
        return 12

    def has_options(self) -> int:
        return 1 if self.seats and self.max_rounds else 0

    def determinize(self, seat: int) -> None:
        if not self.ended:
            redraw_hidden(self, seat)
        self.renew_deal()

    def gen_good(self, seat: int) -> int:
        return list_good(self, seat)

    def weigh(self, seat: int, count: int, weights: list[int]) -> None:
        weigh_moves(self, seat, count, weights)

    def feature_count(self) -> int:
        return features_known()

    def describe(self, seat: int, features: list[int], amounts: list[int]) -> int:
        return describe_state(self, seat, features, amounts)

    # ---- questions of the facade ---------------------------------------------------------------
    def sheet_named(self) -> Any:
        """The names of this game's sheet."""
        self.check_in_play()
        return self.sheet.named()

    def known_box(self, box: int) -> int:
        """A box of the sheet."""
        return calls.whole("box", box, 0, self.sheet.boxes - 1)

    def known_die(self, die: int) -> int:
        """A die."""
        return calls.whole("die", die, 0, DICE - 1)

    def known_barracks(self, building: int) -> int:
        """One of the two Barracks."""
        found = calls.whole("building", building, 0, BUILDING_COUNT - 1)
        if found not in (WEST, EAST):
            raise BadCall("building", f"must be one of the Barracks, {WEST} or {EAST}")
        return found

    def owed(self, seat: int) -> tuple[int, int, int]:
        """What the seat is asked now: phase, what it is about and how many times; zeros if nothing."""
        at = self.known_seat(seat)
        return self.frame(at, self.owed_count[at] - 1) if self.owed_count[at] else (0, 0, 0)

    def offer(self, seat: int, die: int) -> tuple[int, int, int, int, int, int]:
        """What a die is to a seat now: may be chosen, condition holds, cost, coins it brings, boxes shown, possible."""
        at = self.known_seat(seat)
        chosen = self.known_die(die)
        free = 1 if phase_of(self, at) == FREE_BUILD else 0
        return (
            die_unlocked(self, at, chosen),
            condition_holds(self, at, chosen),
            0 if free else die_cost(self, at, chosen),
            die_income(self, at, chosen),
            shown_boxes(self, chosen),
            fillable(self, at, chosen, free),
        )

    def constructions(self, seat: int) -> list[int]:
        """What each box would cost a seat in coins, the die apart."""
        at = self.known_seat(seat)
        return [construction(self, at, box) for box in range(self.sheet.boxes)]

    def affordable(self, seat: int) -> int:
        """Mask of the boxes a seat could cross now without a die."""
        at = self.known_seat(seat)
        return payable(self, at, self.coins[at])

    def faces(self) -> list[int]:
        """What each die shows, -1 for those outside the Forum."""
        self.check_in_play()
        return [self.face[die] for die in range(DICE)]

    def income(self, seat: int) -> int:
        """Coins for passing."""
        return pass_income(self, self.known_seat(seat))

    def next_wonder(self, seat: int) -> int:
        """The next Wonder box, -1 if all are crossed."""
        return next_wonder_box(self, self.known_seat(seat))

    def guild(self, face: int) -> list[int]:
        """The seats that could use a face of the purple die."""
        self.check_in_play()
        shown = calls.whole("face", face, 0, SIDES - 1)
        return [seat for seat in range(self.seats) if guild_condition(self, seat, shown)]

    def attacked(self, seat: int, building: int) -> tuple[int, int]:
        """Whom one of the two Barracks attacks, and the defences it meets there."""
        at = self.known_seat(seat)
        barracks = self.known_barracks(building)
        return defender(self, at, barracks), defences_met(self, at, barracks)

    def attack_of(self, seat: int, box: int) -> int:
        """Points an attack box would write down now, 0 for other boxes."""
        at = self.known_seat(seat)
        crossed = self.known_box(box)
        return attack_points(self, at, crossed) if self.sheet.attack[crossed] >= 0 else 0

    def worth(self, seat: int, box: int) -> int:
        """Points of a box if it is crossed."""
        at = self.known_seat(seat)
        return box_points(self, at, self.known_box(box))

    # ---- in and out, for the facade ------------------------------------------------------------
    def seed_for(self, seed: int) -> None:
        """Streams for a position that brings none."""
        self.check_open()
        number = calls.seed(seed)
        self.check_open()
        self.seed_streams(number)

    def dump(self) -> dict[str, Any]:
        """The whole state as ints and lists; `restore` takes the beginning of a round back."""
        self.check_in_play()
        return {
            "round": self.round,
            "last_round": self.last_round,
            "max_rounds": self.max_rounds,
            "ended": self.ended,
            "settled": self.settled,
            "place": [self.place[i] for i in range(DICE)],
            "face": [self.face[i] for i in range(DICE)],
            "section": [self.section[i] for i in range(DICE)],
            "seats": [self.dump_seat(seat) for seat in range(self.seats)],
        }

    def dump_of(self, seat: int) -> dict[str, Any]:
        """One seat of a dump."""
        return self.dump_seat(self.known_seat(seat))

    def dump_seat(self, seat: int) -> dict[str, Any]:
        """One board as ints and lists."""
        return {
            "city": self.city[seat],
            "coins": self.coins[seat],
            "crossed": self.crossed[seat],
            "bonuses": self.bonuses[seat],
            "attacks": [self.attacks[seat][i] for i in range(ATTACKS)],
            "agora_first": self.agora_first[seat],
            "ready": self.ready[seat],
            "counts": [self.counts[seat][i] for i in range(BUILDING_COUNT)],
            "die_discount": self.die_discount[seat],
            "free_colours": [i for i in range(COLOUR_COUNT) if self.free_colour[seat][i]],
            "die_coins": [self.die_coins[seat][i] for i in range(COLOUR_COUNT)],
            "unlocked": [i for i in range(COLOUR_COUNT) if self.unlocked[seat][i]],
            "defences": [self.defences[seat][i] for i in range(2)],
            "start_counts": [self.start_counts[seat][i] for i in range(BUILDING_COUNT)],
            "start_defences": [self.start_defences[seat][i] for i in range(2)],
            "start_crossed": self.start_crossed[seat],
            "start_coins": self.start_coins[seat],
            "start_bonuses": self.start_bonuses[seat],
            "owed": [self.frame(seat, i) for i in range(self.owed_count[seat])],
            "points": [category(self, seat, i) for i in range(BUILDING_COUNT)],
        }

    def frame(self, seat: int, at: int) -> tuple[int, int, int]:
        """One thing a seat owes: phase, what it is about and how many times."""
        return self.owed_phase[seat][at], self.owed_about[seat][at], self.owed_times[seat][at]

    def restore(self, dump: dict[str, Any]) -> None:
        """Lay out a position at the beginning of a round, or of a finished game; the state is open before and after."""
        self.check_open()
        if not self.seats:
            raise BadCall("state", "has no sheet")
        given = checked(dump, self.seats, [self.sheet.cities, self.sheet.boxes, self.sheet.bonuses, self.max_rounds])
        self.check_open()
        self.round = given["round"]
        self.last_round = given["last_round"]
        self.ended = given["ended"]
        self.settled = given["round"] - 1
        for die in range(DICE):
            self.place[die] = given["place"][die]
            self.face[die] = given["face"][die]
            self.section[die] = given["section"][die]
        for seat in range(self.seats):
            self.restore_seat(seat, given["seats"][seat])
        open_turns(self)
        if self.ended:
            self.settled += 1
            for seat in range(self.seats):
                self.owed_count[seat] = 0

    def restore_seat(self, seat: int, given: dict[str, Any]) -> None:
        """One board of a dump."""
        self.city[seat] = given["city"]
        lay_board(self, seat, given["crossed"], given["bonuses"])
        self.coins[seat] = given["coins"]
        self.agora_first[seat] = given["agora_first"]
        for slot in range(ATTACKS):
            write_attack(self, seat, slot, given["attacks"][slot])

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.dice.room import ROOM  # above the engine: only a pickle asks for it

        return pickled(ROOM, self)


def share_sheet(state: Fields, twin: Fields) -> None:
    """Both read the same sheet."""
    twin.sheet = state.sheet
