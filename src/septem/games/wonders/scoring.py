"""Conflicts and final scoring (SW-65, SW-66, SW-78, SW-85 to SW-88)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.state import zeros
from septem.games.wonders import codes, tables
from septem.games.wonders.payment import Payment

if not cython.compiled:
    from septem.games.wonders.cities import (
        CARD_BASE,
        COLOUR,
        DEFEATS,
        LEFT,
        MASK,
        RIGHT,
        SCIENCE,
        STAGE_COUNT,
        STAGES_BUILT,
        WORD,
    )

MILITARY, TREASURY, WONDER, CIVILIAN, SCIENTIFIC, COMMERCE, GUILD = range(7)
CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guild")
TOKEN = [1, 3, 5]
TOKEN_TAKEN = codes.TOKEN_TAKEN
YELLOW, PURPLE = 3, 6
WILD = 3
COPY_GUILD = 32
POINTS_PER, POINTS_COUNT, POINTS_WHERE = tables.POINTS_PER, tables.POINTS_COUNT, tables.POINTS_WHERE
WHOLE_WONDER = tables.WHOLE_WONDER
BUILDINGS, BUILDING_COUNT = tables.BUILDINGS, tables.BUILDING_COUNT


MOST_SYMBOLS, MOST_WILD = 99, 9


def science_points(compass: int, gear: int, tablet: int, wild: int) -> int:
    """`best_science` for Python callers."""
    return best_science(
        calls.whole("compass", compass, 0, MOST_SYMBOLS),
        calls.whole("gear", gear, 0, MOST_SYMBOLS),
        calls.whole("tablet", tablet, 0, MOST_SYMBOLS),
        calls.whole("wild", wild, 0, MOST_WILD),
    )


def best_science(compass: int, gear: int, tablet: int, wild: int) -> int:
    """Squares of equal symbols plus seven per set, wild symbols where they help most (SW-86, SW-87)."""
    if wild == 0:
        return compass * compass + gear * gear + tablet * tablet + 7 * min(compass, gear, tablet)
    best = best_science(compass + 1, gear, tablet, wild - 1)
    best = max(best, best_science(compass, gear + 1, tablet, wild - 1))
    return max(best, best_science(compass, gear, tablet + 1, wild - 1))


class Scoring(Payment):
    """Cities that fight and count."""

    def __init__(self) -> None:
        super().__init__()
        self.marks = zeros(7)
        self.copied = -1

    def fight(self, age: int) -> None:
        """Conflicts of all neighbours, with strengths as they stand (SW-65, SW-66)."""
        for city in range(self.cities):
            self.clash(city, LEFT[self.cities - 1][city], age)
            self.clash(city, RIGHT[self.cities - 1][city], age)

    def clash(self, city: int, other: int, age: int) -> None:
        """What one city takes from the comparison with one neighbour."""
        if self.shields[city] > self.shields[other]:
            self.victories[city][age] += 1
            self.note(TOKEN_TAKEN, city, other, TOKEN[age], self.shields[city], self.shields[other])
        elif self.shields[city] < self.shields[other]:
            self.counts[city][DEFEATS] += 1
            self.note(TOKEN_TAKEN, city, other, -1, self.shields[city], self.shields[other])

    def final_points(self, city: int, row: int) -> int:
        """Points a yellow or purple card gives at the end, seen from a city."""
        points = 0
        if POINTS_PER[row]:
            points = POINTS_PER[row] * self.count_around(city, POINTS_COUNT[row], POINTS_WHERE[row])
        if WHOLE_WONDER[row] and self.counts[city][STAGES_BUILT] == STAGE_COUNT[self.side_row[city]]:
            points += WHOLE_WONDER[row]
        return points

    def knowledge(self, city: int, more_wild: int) -> int:
        """Science points with extra wild symbols."""
        return best_science(
            self.science[city][0], self.science[city][1], self.science[city][2], self.science[city][WILD] + more_wild
        )

    def tally(self, city: int) -> int:
        """Fill `marks` with the seven categories (SW-85); returns the total."""
        self.marks[MILITARY] = -self.counts[city][DEFEATS]
        for age in range(3):
            self.marks[MILITARY] += TOKEN[age] * self.victories[city][age]
        self.marks[TREASURY] = self.coins[city] // 3
        self.marks[WONDER] = self.stage_points[city]
        self.marks[CIVILIAN] = self.blue_points[city]
        self.marks[SCIENTIFIC] = self.knowledge(city, 0)
        self.marks[COMMERCE] = 0
        self.marks[GUILD] = 0
        base = CARD_BASE[self.edition]
        for i in range(BUILDING_COUNT[self.edition]):
            card = BUILDINGS[self.edition][i]
            if self.built[city][WORD[card]] & MASK[card]:
                category = GUILD if COLOUR[base + card] == PURPLE else COMMERCE
                self.marks[category] += self.final_points(city, base + card)
        self.copied = -1
        if self.powers[city] & COPY_GUILD:
            self.copy_guild(city)
        total = 0
        for i in range(7):
            total += self.marks[i]
        return total

    def copy_guild(self, city: int) -> None:
        """Score the best purple card of a neighbour as if it were the own one (SW-78, SW-78a)."""
        best = -1
        base = CARD_BASE[self.edition]
        left = LEFT[self.cities - 1][city]
        right = RIGHT[self.cities - 1][city]
        for i in range(BUILDING_COUNT[self.edition]):
            card = BUILDINGS[self.edition][i]
            row = base + card
            if COLOUR[row] == PURPLE and (self.built[left][WORD[card]] | self.built[right][WORD[card]]) & MASK[card]:
                gained = self.copy_worth(city, row)
                if gained > best or (gained == best and SCIENCE[row] < 0):  # a tie goes to purple points
                    best = gained
                    self.copied = card
        if self.copied >= 0:
            if SCIENCE[base + self.copied] >= 0:
                self.marks[SCIENTIFIC] += best
            else:
                self.marks[GUILD] += best

    def copy_worth(self, city: int, row: int) -> int:
        """Points a copied guild would add."""
        if SCIENCE[row] >= 0:
            return self.knowledge(city, 1) - self.knowledge(city, 0)
        return self.final_points(city, row)

    def rank(self, seat: int) -> int:
        """Points, then coins; equal in both is a shared place (SW-88)."""
        place = 1
        mine = self.score(seat)
        for other in range(self.seats):
            if other != seat:
                theirs = self.score(other)
                if theirs > mine or (theirs == mine and self.coins[other] > self.coins[seat]):
                    place += 1
        return place
