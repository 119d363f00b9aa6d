"""Which cards the Free City's hidden rows of an age hold, drawn uniformly from what SW-95 leaves (two players).

The same way as the engine's `redraw_free_city`, in names: every row takes any card that could lie there, a card of its
group as many times as often as there are places for cards never seen; if two rows want the same card, all try again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from septem.core.errors import BadView
from septem.core.rng import Rng

MOST_TRIES = 100_000
"""Far more than a view that can be needs: seven rows that leave each other the least fit once in 5040 times."""


class HiddenRow(NamedTuple):
    """A hidden row: its number, the cards it cannot hold, what the seat remembers of the hand (None: nothing).

    `unseen`: how many places of that hand hold cards drawn later.
    """

    row: int
    ruled_out: set[str]
    remembered: list[str] | None
    unseen: int


class Choices(NamedTuple):
    """Cards that could lie in a row: of its group, never seen, and never seen but perhaps in the box."""

    known: list[str]
    unseen: list[str]
    guilds: list[str]


def chosen(rows: Sequence[HiddenRow], unseen: list[str], guilds: list[str], boxed: int, rng: Rng) -> list[str]:
    """A card for every row; `guilds` are those never seen of which so many are in the box."""
    if not rows:
        return []
    lists = [_choices(row, unseen, guilds if len(guilds) > boxed else []) for row in rows]
    draw = RowsDraw(lists, len(unseen) + len(guilds) - boxed, len(guilds), boxed, rng)
    for _ in range(MOST_TRIES):
        found = draw.tried()
        if found:
            return found
    raise BadView("view: no cards are left that the Free City could have put away")


def _choices(row: HiddenRow, unseen: list[str], guilds: list[str]) -> Choices:
    def left(cards: list[str]) -> list[str]:
        return [card for card in cards if card not in row.ruled_out]

    if row.remembered is None:
        found = Choices([], left(unseen), left(guilds))
    elif row.unseen:
        found = Choices(left(row.remembered), left(unseen), left(guilds))
    else:
        found = Choices(left(row.remembered), [], [])
    if not any(found):
        raise BadView(f"view: away[{row.row}] cannot be any card that is left")
    return found


class RowsDraw:
    """Choices for all rows, drawn together until they fit each other."""

    def __init__(self, lists: list[Choices], places: int, guilds: int, boxed: int, rng: Rng) -> None:
        self.lists = lists
        self.places = places
        self.guilds = max(guilds, 1)
        self.in_play = guilds - boxed
        self.rng = rng

    def tried(self) -> list[str]:
        """One try; nothing if it failed."""
        cards = [self._one(choices) for choices in self.lists]
        if len(set(cards)) < len(cards):
            return []
        both = list(zip(cards, self.lists, strict=True))
        drawn = sum(card not in choices.known for card, choices in both)
        guilds = sum(card in choices.guilds for card, choices in both)
        most = sum(bool(choices.unseen or choices.guilds) for choices in self.lists)
        for fewer in range(drawn, most):  # with fewer cards never seen there would have been more places for each
            if self.rng.below(self.places) < fewer:
                return []
        for before in range(1, guilds):
            if self.rng.below(self.in_play * (self.guilds - before)) >= (self.in_play - before) * self.guilds:
                return []
        return cards

    def _one(self, choices: Choices) -> str:
        """Any card for one row, each as often as it would come there."""
        often = max(self.places, 1) * self.guilds
        weights = [often, self.guilds, self.in_play]
        left = self.rng.below(sum(weight * len(cards) for weight, cards in zip(weights, choices, strict=True)))
        for weight, cards in zip(weights, choices, strict=True):
            if left < weight * len(cards):
                return cards[left // weight]
            left -= weight * len(cards)
        raise AssertionError("the weights add up to all")
