"""A seat's turn: which moves it has, and what a move leads to, with all its chains (clauses DI-n of the rules).

A turn is a stack of frames, the innermost last; the seat owes a decision while its stack is not empty.
A frame is `kind * 32768 + argument * 16 + rest`.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice import codes as _codes
from septem.games.dice import tables as _tables
from septem.games.dice.city import City

if not cython.compiled:
    from septem.core.rng import below
    from septem.games.dice.city import BIT, how_many, lowest
    from septem.games.dice.columns import (
        ANOTHER_ACTION,
        BUILD_FREE_DIE,
        COINS,
        CROSS_UP_TO_TWO,
        PER_BOX,
    )

ACTION, CROSS, FREE, MORE, BONUS, EFFECTS = range(1, 7)
KIND, ARGUMENT = 32768, 16
PASS = _codes.PASS
BUILD_WONDER = _codes.BUILD_WONDER
NONE = _codes.NONE
FIRST_BONUS = _codes.FIRST_BONUS
FIRST_BUILD = _codes.FIRST_BUILD
FIRST_BOX = _codes.FIRST_BOX
SAID_BUILD, SAID_WONDER, SAID_PASS, SAID_CROSS, SAID_COINS, SAID_BONUS, SAID_DECLINE, SAID_LAPSE = range(1, 9)
PASS_COINS = _tables.PASS_COINS


class Turns(City):
    """What seats do with their turns."""

    # ---- moves ---------------------------------------------------------------------------------
    def put_boxes(self, count: int, boxes: int, base: int) -> int:
        """Add a move for every box of a mask."""
        while boxes:
            self.moves[count] = base + lowest(boxes)
            boxes &= boxes - 1
            count += 1
        return count

    def gen_moves(self, seat: int) -> int:
        frame = self.stack[seat][self.depth[seat] - 1]
        kind = frame // KIND
        if kind == CROSS:
            self.moves[0] = NONE
            target = self.sheet.target[frame % KIND // ARGUMENT]
            return self.put_boxes(1, target & self.payable(seat, self.coins[seat]), FIRST_BOX)
        if kind == BONUS:
            count = 0
            for bonus in range(self.sheet.bonuses):
                if not self.bonuses[seat] & BIT[bonus]:
                    self.moves[count] = FIRST_BONUS + bonus
                    count += 1
            return count
        free = 1 if kind == FREE else 0
        count = 0
        for die in range(10):
            count = self.put_boxes(count, self.fillable(seat, die, free), FIRST_BUILD * (die + 1))
        if free:
            self.moves[count] = NONE
            return count + 1
        box = self.next_wonder(seat)
        if box >= 0 and self.construction(seat, box) <= self.coins[seat]:
            self.moves[count] = BUILD_WONDER
            count += 1
        self.moves[count] = PASS
        return count + 1

    def move_at(self, index: int) -> int:
        return self.moves[index]

    def draw_move(self, seat: int) -> int:
        return self.moves[below(self.choice_stream, self.gen_moves(seat))]

    # ---- one move ------------------------------------------------------------------------------
    def take(self, seat: int, move: int) -> None:
        """Answer the innermost frame, then everything that needs no answer."""
        frame = self.stack[seat][self.depth[seat] - 1]
        kind = frame // KIND
        self.depth[seat] -= 1
        if move == NONE:
            self.note(SAID_DECLINE, seat, kind, 0, 0, 0)
        elif kind == CROSS:
            if frame % ARGUMENT > 1:
                self.push(seat, frame - 1)  # DI-50a
            self.cross(seat, move - FIRST_BOX)
        elif kind == BONUS:
            self.take_bonus(seat, move - FIRST_BONUS, frame % KIND // ARGUMENT)
        else:
            self.act(seat, move, 1 if kind == FREE else 0)
        self.resolve(seat)

    def push(self, seat: int, frame: int) -> None:
        """Something more is owed, before everything else."""
        self.stack[seat][self.depth[seat]] = frame
        self.depth[seat] += 1

    def act(self, seat: int, move: int, free: int) -> None:
        """Action A, B or C, paid and carried out (DI-130)."""
        if move == PASS:
            gained = self.gain(seat, PASS_COINS)  # DI-41
            self.note(SAID_PASS, seat, gained, 0, 0, 0)
        elif move == BUILD_WONDER:
            self.note(SAID_WONDER, seat, 0, 0, 0, 0)
            self.cross(seat, self.next_wonder(seat))
        else:
            die = move // FIRST_BUILD - 1
            price = 0 if free else self.die_cost(seat, die)
            purse = self.purse(seat, die)  # DI-47
            self.note(SAID_BUILD, seat, die, self.face[die], price, purse - self.coins[seat])
            self.coins[seat] = purse - price
            self.cross(seat, move % FIRST_BUILD)

    def cross(self, seat: int, box: int) -> None:
        """Pay, cross, write attack points, then owe the effects and, beneath them, the bonus (DI-34, DI-56)."""
        building = self.sheet.building[box]
        paid = self.construction(seat, box)
        self.coins[seat] -= paid
        self.mark(seat, box)
        written = -1
        if self.sheet.attack[box] >= 0:
            written = max(0, self.sheet.attack[box] - self.facing(seat, building))  # DI-70
            self.attacks[seat][self.sheet.attack_slot[box]] = written
        self.note(SAID_CROSS, seat, box, paid, written, 0)
        if self.sheet.earns[building] and self.count[seat][building] == self.sheet.size[building]:
            self.push(seat, BONUS * KIND + building * ARGUMENT)  # DI-90
        row = 60 * self.city[seat] + box
        self.owe_effects(seat, self.sheet.first[row], self.sheet.many[row])

    def owe_effects(self, seat: int, first: int, many: int) -> None:
        """Effects in listed order."""
        if many:
            self.push(seat, EFFECTS * KIND + first * ARGUMENT + many)

    def take_bonus(self, seat: int, bonus: int, building: int) -> None:
        """Cross a bonus for a completed building and apply it (DI-90)."""
        self.bonuses[seat] |= BIT[bonus]
        self.note(SAID_BONUS, seat, bonus, building, 0, 0)
        self.grant(seat, self.sheet.bonus_first[bonus], self.sheet.bonus_many[bonus])
        self.owe_effects(seat, self.sheet.bonus_first[bonus], self.sheet.bonus_many[bonus])

    # ---- chains --------------------------------------------------------------------------------
    def resolve(self, seat: int) -> None:
        """Do what needs no answer, until a real question or nothing is left (DI-57a)."""
        while self.depth[seat]:
            frame = self.stack[seat][self.depth[seat] - 1]
            kind = frame // KIND
            if kind == EFFECTS:
                self.next_effect(seat, frame)
            elif self.lapses(seat, frame, kind):
                self.depth[seat] -= 1
                if kind != BONUS:
                    self.note(SAID_LAPSE, seat, kind, 0, 0, 0)
            else:
                return

    def lapses(self, seat: int, frame: int, kind: int) -> int:
        """1 for a question that has no answer but "nothing" (DI-57a, DI-91)."""
        if kind == CROSS:
            target = self.sheet.target[frame % KIND // ARGUMENT]
            return 0 if target & self.payable(seat, self.coins[seat]) else 1
        if kind == BONUS:
            return 1 if self.bonuses[seat] == BIT[self.sheet.bonuses] - 1 else 0
        if kind == FREE:
            for die in range(10):
                if self.fillable(seat, die, 1):
                    return 0
            return 1
        return 0

    def next_effect(self, seat: int, frame: int) -> None:
        """Take the next effect off an EFFECTS frame and do or ask it (DI-50 to DI-57)."""
        effect = frame % KIND // ARGUMENT
        self.depth[seat] -= 1
        if frame % ARGUMENT > 1:
            self.push(seat, frame + ARGUMENT - 1)
        kind = self.sheet.kind[effect]
        if kind <= CROSS_UP_TO_TWO:  # the three kinds of crossing
            self.push(seat, CROSS * KIND + effect * ARGUMENT + (2 if kind == CROSS_UP_TO_TWO else 1))
        elif kind == BUILD_FREE_DIE:
            self.push(seat, FREE * KIND)
        elif kind == ANOTHER_ACTION:
            self.push(seat, MORE * KIND)
        elif kind == COINS:
            gained = self.gain(seat, self.sheet.amount[effect])
            self.note(SAID_COINS, seat, gained, 0, 0, 0)
        elif kind == PER_BOX:
            boxes = how_many(self.crossed[seat] & self.sheet.target[effect])
            gained = self.gain(seat, self.sheet.amount[effect] * boxes)  # DI-51
            self.note(SAID_COINS, seat, gained, 0, 0, 0)
