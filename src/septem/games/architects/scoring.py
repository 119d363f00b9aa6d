"""Battles and points (AR-70 to AR-77, AR-85 to AR-88)."""

from septem.games.architects import tables
from septem.games.architects.codes import NOTE_BATTLE, NOTE_WON
from septem.games.architects.payment import Payment
from septem.games.architects.tables import ALL_STAGES, CAT_VP, MILITARY_VP, token_bit, token_effect

TACTICS_BIT = token_bit("tactics")
TACTICS_SHIELDS = token_effect("tactics", "shields")
DECOR_BIT = token_bit("decor")
DECOR_UNFINISHED = token_effect("decor", "vp_wonder_unfinished")
DECOR_COMPLETE = token_effect("decor", "vp_wonder_complete")
POLITICS_BIT = token_bit("politics")
POLITICS_VP = token_effect("politics", "vp_per_cat_icon_on_blue_cards")
STRATEGY_BIT = token_bit("strategy")
STRATEGY_VP = token_effect("strategy", "vp_per_military_victory_token")
EDUCATION_BIT = token_bit("education")
EDUCATION_VP = token_effect("education", "vp_per_progress_token")
CULTURE_ONE = token_effect("culture", "vp_with_one")
CULTURE_BOTH = token_effect("culture", "vp_with_both")

CARD_SHIELDS = tables.CARD_SHIELDS
CARD_VP = tables.CARD_VP
CAT_ICONS = tables.CAT_ICONS
HORNS = tables.HORNS
STAGE_COUNT = tables.STAGE_COUNT
STAGE_POINTS = tables.STAGE_POINTS
STAGE_SHIELDS = tables.STAGE_SHIELDS


class Scoring(Payment):
    """The table plus its shields and points."""

    # ---- battle ----------------------------------------------------------------------------------
    def shields(self, seat: int) -> int:
        """Shields of a seat in a battle (AR-72)."""
        count = 0
        for kind in range(14):
            count += CARD_SHIELDS[kind] * self.area[seat][kind]
        if self.wonder[seat] >= 0:
            count += STAGE_SHIELDS[self.wonder[seat]][self.built[seat]]
        if self.held[seat] & TACTICS_BIT:
            count += TACTICS_SHIELDS
        return count

    def battle(self) -> None:
        """All comparisons first, then the horned cards go (AR-73 to AR-76)."""
        self.note(NOTE_BATTLE, 0, 0, 0, 0, 0)
        for seat in range(self.seats):
            won = self.won_by(seat)
            self.military[seat] += won
            self.note(NOTE_WON, seat, self.shields(seat), won, 0, 0)
        for seat in range(self.seats):
            self.lay_down_horns(seat)
        self.conflict_battle = 0

    def won_by(self, seat: int) -> int:
        """Military victory tokens a seat wins against its neighbours (AR-73, AR-74)."""
        mine = self.shields(seat)
        left = self.shields(seat + 1 if seat + 1 < self.seats else 0)
        if self.seats == 2:
            if mine <= left:
                return 0
            return 2 if mine >= 2 and mine >= 2 * left else 1
        right = self.shields(seat - 1 if seat > 0 else self.seats - 1)
        won = 0
        if mine > left:
            won += 1
        if mine > right:
            won += 1
        return won

    def lay_down_horns(self, seat: int) -> None:
        """Horned red cards of a seat are discarded (AR-75)."""
        for kind in range(14):
            if HORNS[kind] and self.area[seat][kind]:
                self.pay(seat, kind, self.area[seat][kind])

    # ---- points ----------------------------------------------------------------------------------
    def stage_points(self, seat: int) -> int:
        """Points of built stages."""
        return STAGE_POINTS[self.wonder[seat]][self.built[seat]] if self.wonder[seat] >= 0 else 0

    def blue_points(self, seat: int) -> int:
        """Points on blue cards."""
        points = 0
        for kind in range(14):
            points += CARD_VP[kind] * self.area[seat][kind]
        return points

    def military_points(self, seat: int) -> int:
        """Points of military victory tokens."""
        return MILITARY_VP * self.military[seat]

    def cat_points(self, seat: int) -> int:
        """Points of the cat pawn (AR-63)."""
        return CAT_VP if self.cat == seat else 0

    def cat_icons(self, seat: int) -> int:
        """Cat icons on blue cards of a seat."""
        icons = 0
        for kind in range(14):
            icons += CAT_ICONS[kind] * self.area[seat][kind]
        return icons

    def progress_points(self, seat: int) -> int:
        """Points of scoring tokens (AR-50)."""
        held = self.held[seat]
        points = 0
        if held & DECOR_BIT:
            points += DECOR_COMPLETE if self.built[seat] == ALL_STAGES else DECOR_UNFINISHED
        if held & POLITICS_BIT:
            points += POLITICS_VP * self.cat_icons(seat)
        if held & STRATEGY_BIT:
            points += STRATEGY_VP * self.military[seat]
        if held & EDUCATION_BIT:
            points += EDUCATION_VP * self.progress[seat]
        if self.culture[seat]:
            points += CULTURE_BOTH if self.culture[seat] == 2 else CULTURE_ONE
        return points

    def score(self, seat: int) -> int:
        """All points of a seat, counted now (AR-86)."""
        points = self.stage_points(seat) + self.blue_points(seat) + self.military_points(seat)
        return points + self.cat_points(seat) + self.progress_points(seat)

    def rank(self, seat: int) -> int:
        """Place of a seat: more points, then more stages (AR-88)."""
        mine = self.score(seat)
        place = 1
        for other in range(self.seats):
            theirs = self.score(other)
            if theirs > mine:
                place += 1
            elif theirs == mine:
                if STAGE_COUNT[self.built[other]] > STAGE_COUNT[self.built[seat]]:
                    place += 1
        return place

    def turns_of(self, seat: int) -> int:
        """Turns this seat has begun."""
        behind = seat - self.first_player
        if behind < 0:
            behind += self.seats
        return (self.turn - behind + self.seats - 1) // self.seats if self.turn > behind else 0

    def column(self, seat: int, index: int) -> int:
        """Statistics: points, the five categories, built stages, turns, wonder, ending."""
        if index == 0:
            return self.score(seat)
        if index == 1:
            return self.stage_points(seat)
        if index == 2:
            return self.blue_points(seat)
        if index == 3:
            return self.military_points(seat)
        if index == 4:
            return self.cat_points(seat)
        if index == 5:
            return self.progress_points(seat)
        if index == 6:
            return STAGE_COUNT[self.built[seat]]
        if index == 7:
            return self.turns_of(seat)
        return self.wonder[seat] if index == 8 else self.ending
