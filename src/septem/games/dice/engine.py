"""The rules of 7 Wonders Dice: set-up, rounds, end, ranking (clauses DI-n of the rules). Turns stand in turns.py."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from typing import Any

from septem.core import calls
from septem.core.errors import BadCall
from septem.core.pickles import pickled
from septem.core.state import State
from septem.games.dice import codes as _codes
from septem.games.dice import tables as _tables
from septem.games.dice.columns import Sheet
from septem.games.dice.dumps import checked
from septem.games.dice.turns import Turns

if not cython.compiled:
    from septem.core.rng import below, next_word, seed_stream
    from septem.games.dice.city import (
        AGORA,
        BIT,
        DIE_COLOUR,
        EAST,
        GONE,
        IN_FORUM,
        IN_RESERVE,
        SEATS,
        STARTS,
        WEST,
        lowest,
    )
    from septem.games.dice.turns import ACTION, ARGUMENT, KIND

SAID_AGORA, SAID_SWAP, SAID_LAST_ROUND, SAID_ROUND, SAID_END = range(9, 14)
SPECIALS = _tables.SPECIALS
GREY = _tables.GREY
SAME = [die.index(face) for die in _tables.FACES for face in die]  # equal faces count as the first of them
BUILDINGS_ALL = 9


class DiceState(Turns):
    """One position of the game."""

    def __init__(self, sheet: Sheet, seats: int, max_rounds: int) -> None:
        super().__init__()
        self.sheet = calls.of_kind("sheet", sheet, Sheet)
        self.seats = calls.whole("seats", seats, 2, min(SEATS, self.sheet.cities))
        self.max_rounds = calls.whole("max_rounds", max_rounds, 1, _codes.MOST_ROUNDS)

    def has_options(self) -> int:
        return 1 if self.seats and self.max_rounds else 0

    # ---- set-up and rounds ---------------------------------------------------------------------
    def restart(self, seed: int) -> None:
        self.seed_streams(seed)
        self.settled = 0
        self.round = 0
        self.last_round = 0
        self.ended = 0
        for die in range(10):
            self.place[die] = IN_FORUM if STARTS[die] else IN_RESERVE
        self.deal_cities()
        for seat in range(self.seats):
            self.clear_board(seat)
            self.coins[seat] = self.sheet.start
            self.agora_first[seat] = 0
            for slot in range(16):
                self.attacks[seat][slot] = 0
        self.begin_round()

    def deal_cities(self) -> None:
        """Different random boards (DI-10)."""
        for seat in range(self.seats):
            left = below(self.deal_stream, self.sheet.cities - seat)
            chosen = 0
            while left or self.is_dealt(chosen, seat):
                if not self.is_dealt(chosen, seat):
                    left -= 1
                chosen += 1
            self.city[seat] = chosen

    def is_dealt(self, city: int, before: int) -> int:
        """1 if a seat before this one has the city."""
        for seat in range(before):
            if self.city[seat] == city:
                return 1
        return 0

    def begin_round(self) -> None:
        """Shake, snapshot, everybody owes an action (DI-20)."""
        self.round += 1
        for die in range(10):
            self.face[die] = -1
            self.section[die] = 0
            if self.place[die] == IN_FORUM:
                self.face[die] = SAME[6 * die + below(self.deal_stream, 6)]  # DI-21
                self.section[die] = below(self.deal_stream, 4)
        self.open_turns()

    def open_turns(self) -> None:
        """The snapshot of DI-22 and the action of DI-23."""
        self.take_snapshot()
        for seat in range(self.seats):
            self.depth[seat] = 1
            self.stack[seat][0] = ACTION * KIND

    def end_round(self) -> None:
        """DI-100: Agora, die swaps, end check."""
        self.settled += 1
        self.claim_agora()
        self.swap_dice()
        if not self.last_round and self.all_bonuses():
            self.last_round = self.round + 1  # DI-101
            self.note(SAID_LAST_ROUND, -1, self.last_round, 0, 0, 0)
        if self.round == self.last_round:
            self.ended = 1
        elif self.round >= self.max_rounds:
            self.ended = 2  # DI-102
        if self.ended:
            self.take_snapshot()  # a finished game reads like the beginning of a round
            self.note(SAID_END, -1, self.ended, self.round, 0, 0)
        else:
            self.begin_round()
            self.note(SAID_ROUND, -1, self.round, 0, 0, 0)

    def claim_agora(self) -> None:
        """The first round in which anyone completes the Agora brings extra points to all who do (DI-80, DI-81)."""
        for seat in range(self.seats):
            if self.agora_first[seat]:
                return
        for seat in range(self.seats):
            if self.sheet.size[AGORA] and self.count[seat][AGORA] == self.sheet.size[AGORA]:
                self.agora_first[seat] = 1
                self.note(SAID_AGORA, -1, seat, self.sheet.first_finisher, 0, 0)

    def swap_dice(self) -> None:
        """Special dice that are unlocked come into the Forum, in their fixed order (DI-85, DI-86)."""
        for number in range(3):
            special = SPECIALS[number]
            if self.place[special] == IN_RESERVE:
                wanted = 0
                for seat in range(self.seats):
                    wanted += self.unlocked[seat][DIE_COLOUR[special]]
                if wanted:
                    self.swap_in(special)

    def swap_in(self, special: int) -> None:
        """A random grey die leaves the game."""
        greys = 0
        for die in range(10):
            if DIE_COLOUR[die] == GREY and self.place[die] == IN_FORUM:
                greys += 1
        pick = below(self.deal_stream, greys)
        for die in range(10):
            if DIE_COLOUR[die] == GREY and self.place[die] == IN_FORUM:
                if pick == 0:
                    self.place[die] = GONE
                    self.place[special] = IN_FORUM
                    self.note(SAID_SWAP, -1, die, special, 0, 0)
                    return
                pick -= 1

    def all_bonuses(self) -> int:
        """1 if a player has crossed all bonuses (DI-101)."""
        full = BIT[self.sheet.bonuses] - 1
        for seat in range(self.seats):
            if self.bonuses[seat] == full:
                return 1
        return 0

    # ---- copying -------------------------------------------------------------------------------
    def block_end(self) -> Any:
        """The mark after the copied fields."""
        return cython.address(self.end)

    def blank(self) -> State:
        twin = DiceState.__new__(DiceState)
        self.lend_sheet(twin)
        return twin

    def lend_sheet(self, twin: "DiceState") -> None:
        """Both read the same sheet."""
        twin.sheet = self.sheet

    # ---- decisions -----------------------------------------------------------------------------
    def owes(self, seat: int) -> int:
        return 1 if self.depth[seat] and not self.ended else 0

    def is_over(self) -> int:
        return 1 if self.ended else 0

    def apply(self, seat: int, move: int) -> None:
        self.take(seat, move)
        if not self.depth[seat]:
            self.finish_turn()

    def finish_turn(self) -> None:
        """The last seat that is done ends the round."""
        for seat in range(self.seats):
            if self.depth[seat]:
                return
        self.end_round()

    # ---- end -----------------------------------------------------------------------------------
    def score(self, seat: int) -> int:
        points = 0
        for building in range(1, BUILDINGS_ALL):
            points += self.building_points(seat, building)
        return points

    def rank(self, seat: int) -> int:
        points = self.score(seat)
        place = 1
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs > points or (theirs == points and self.coins[other] > self.coins[seat]):
                place += 1  # DI-112
        return place

    def column(self, seat: int, index: int) -> int:
        if index == 0:
            return self.score(seat)
        if index < BUILDINGS_ALL:
            return self.building_points(seat, index)
        if index == 9:
            return self.coins[seat]
        if index == 10:
            return self.round
        return self.sheet.label[self.city[seat]]

    def column_count(self) -> int:
        return 12

    # ---- what a seat cannot know ---------------------------------------------------------------
    def rewind(self, seat: int) -> None:
        """Back to what the seat's turn began with (DI-121)."""
        fresh = self.crossed[seat] & ~self.start_crossed[seat]
        while fresh:
            box = lowest(fresh)
            if self.sheet.attack[box] >= 0:
                self.attacks[seat][self.sheet.attack_slot[box]] = 0
            fresh &= fresh - 1
        self.set_board(seat, self.start_crossed[seat], self.start_bonuses[seat])
        self.coins[seat] = self.start_coins[seat]
        self.depth[seat] = 1
        self.stack[seat][0] = ACTION * KIND

    def determinize(self, seat: int) -> None:
        """Turns others have sealed or begun are drawn anew, and so are all coming dice (DI-120)."""
        if not self.ended:
            for other in range(self.seats):
                if other != seat:
                    self.redo_turn(other)
        seed_stream(self.deal_stream, next_word(self.choice_stream), 0)

    def redo_turn(self, seat: int) -> None:
        """A finished turn is replaced by random moves; one not finished begins again, nobody knows how far it is."""
        done = 1 if not self.depth[seat] else 0
        self.rewind(seat)
        if done:
            while self.depth[seat]:
                self.apply(seat, self.draw_move(seat))  # another seat still owes: the round does not end

    # ---- for Python callers --------------------------------------------------------------------
    def sheet_named(self) -> Any:
        """The names of this game's sheet."""
        self.check_in_play()
        return self.sheet.named()

    def seed_for(self, seed: int) -> None:
        """Streams for a position that brings none."""
        self.check_open()
        number = calls.seed(seed)
        self.check_open()
        self.seed_streams(number)

    def known_box(self, box: int) -> int:
        """A box of the sheet."""
        return calls.whole("box", box, 0, self.sheet.boxes - 1)

    def dump(self) -> dict[str, Any]:
        """The whole state as ints and lists; `restore` takes the first group back."""
        self.check_in_play()
        return {
            "round": self.round,
            "last_round": self.last_round,
            "max_rounds": self.max_rounds,
            "ended": self.ended,
            "settled": self.settled,
            "place": [self.place[i] for i in range(10)],
            "face": [self.face[i] for i in range(10)],
            "section": [self.section[i] for i in range(10)],
            "seats": [self.dump_seat(seat) for seat in range(self.seats)],
        }

    def dump_seat(self, seat: int) -> dict[str, Any]:
        """One board as ints and lists."""
        return {
            "city": self.city[seat],
            "coins": self.coins[seat],
            "crossed": self.crossed[seat],
            "bonuses": self.bonuses[seat],
            "attacks": [self.attacks[seat][i] for i in range(16)],
            "agora_first": self.agora_first[seat],
            "ready": self.ready[seat],
            "count": [self.count[seat][i] for i in range(9)],
            "cheaper": self.cheaper[seat],
            "free_colour": [self.free_colour[seat][i] for i in range(8)],
            "die_coins": [self.die_coins[seat][i] for i in range(8)],
            "unlocked": [self.unlocked[seat][i] for i in range(8)],
            "walls": [self.walls[seat][i] for i in range(2)],
            "start_count": [self.start_count[seat][i] for i in range(9)],
            "start_walls": [self.start_walls[seat][i] for i in range(2)],
            "start_crossed": self.start_crossed[seat],
            "start_coins": self.start_coins[seat],
            "start_bonuses": self.start_bonuses[seat],
            "owed": [self.frame(self.stack[seat][i]) for i in range(self.depth[seat])],
            "points": [self.building_points(seat, i) for i in range(9)],
        }

    def owed(self, seat: int) -> tuple[int, int, int]:
        """What the seat is asked now: kind of frame, its argument and rest; zeros if nothing."""
        at = self.known_seat(seat)
        return self.frame(self.stack[at][self.depth[at] - 1]) if self.depth[at] else (0, 0, 0)

    def frame(self, frame: int) -> tuple[int, int, int]:
        """A frame as kind, argument and rest."""
        return frame // KIND, frame % KIND // ARGUMENT, frame % ARGUMENT

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
        for die in range(10):
            self.place[die] = given["place"][die]
            self.face[die] = given["face"][die]
            self.section[die] = given["section"][die]
        for seat in range(self.seats):
            self.restore_seat(seat, given["seats"][seat])
        self.open_turns()
        if self.ended:
            self.settled += 1
            for seat in range(self.seats):
                self.depth[seat] = 0

    def restore_seat(self, seat: int, given: dict[str, Any]) -> None:
        """One board."""
        self.city[seat] = given["city"]
        self.set_board(seat, given["crossed"], given["bonuses"])
        self.coins[seat] = given["coins"]
        self.agora_first[seat] = given["agora_first"]
        for slot in range(16):
            self.attacks[seat][slot] = given["attacks"][slot]

    def price(self, seat: int, die: int, box: int, free: int) -> tuple[int, int, int]:
        """Die cost, construction and coins the die brings (-1 as die: none)."""
        at = self.known_seat(seat)
        rolled = calls.whole("die", die, -1, len(_tables.DIE_IDS) - 1)
        crossed = self.known_box(box)
        costless = calls.whole("free", free, 0, 1)
        if rolled < 0:
            return 0, self.construction(at, crossed), 0
        coins = self.purse(at, rolled) - self.coins[at]
        return (0 if costless else self.die_cost(at, rolled)), self.construction(at, crossed), coins

    def brief(self, seat: int) -> tuple[int, int, int]:
        """City, crossed boxes and resources of a seat, for callers in a hurry."""
        at = self.known_seat(seat)
        return self.city[at], self.crossed[at], self.count[at][0]

    def guild(self, seat: int, face: int) -> bool:
        """Whether a face of the purple die can be used (DI-60)."""
        at = self.known_seat(seat)
        return bool(self.guild_holds(at, calls.whole("face", face, 0, len(_tables.COMPARE_FIRST) - 1)))

    def points_of(self, seat: int, box: int) -> int:
        """Points of a box if it is crossed."""
        return self.box_points(self.known_seat(seat), self.known_box(box))

    def met_defences(self, seat: int, building: int) -> int:
        """Defences that meet an attack from one of the two Barracks."""
        at = self.known_seat(seat)
        if building not in (WEST, EAST):
            raise BadCall("building", f"must be one of the Barracks, {WEST} or {EAST}")
        return self.facing(at, building)

    def __reduce__(self) -> tuple[Any, ...]:
        from septem.games.dice.game import DiceGame  # above the engine: only a pickle asks for it

        return pickled(DiceGame, self)
