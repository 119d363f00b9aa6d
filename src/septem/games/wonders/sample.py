"""A complete position drawn uniformly among those a seat considers possible, from its view alone.

Every hidden place is either in a group the seat remembers (known cards, unknown order) or unseen. Unseen places of an
age get the cards of that age the seat has never seen; in Age III some unseen guilds are in the box. A recovered card
was in the pile: unless the seat knows it there, a copy of it must lie in a hidden row that was in the pile then. A card
of the Free City is none of those ruled out (`sample_free_city`). All ways are equally likely. As in `redraw`, such
cards are laid first where that is simple.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from septem.core.errors import BadView
from septem.core.rng import Rng
from septem.games.wonders.decks import table_of
from septem.games.wonders.model import AwayCard, AwayPart, City, CityPart, Memory, Part, RecoveredCard, View
from septem.games.wonders.sample_free_city import HiddenRow, chosen
from septem.games.wonders.tables import AGES

MOST_TRIES = 20_000
"""Far more than a view that can be needs."""
Pool = tuple[list[str], Sequence[int]]
"""Hidden cards, and those of their places that are rows of cards put away."""


def sample(view: View, rng: Rng) -> Part:
    """The game's own part of a position that fits the view."""
    for _ in range(MOST_TRIES):
        draw = _Draw(view, rng)
        if draw.fill():
            return draw.part()
    raise BadView("view: recovered cards do not fit the discard pile")


class _Row:
    """A card face down while it is being drawn."""

    def __init__(self, seen: AwayCard) -> None:
        self.seen = seen
        self.card = seen.card
        self.fresh = bool(seen.fresh)

    def part(self) -> AwayPart:
        """As it stands in a position."""
        seen = self.seen
        assert self.card is not None
        return AwayPart(self.card, seen.age, seen.turn, seen.city, seen.known, seen.under, self.fresh, seen.ruled_out)

    def was_in_pile(self, found: RecoveredCard) -> bool:
        """Whether it lay in the discard pile when a card was recovered."""
        return not self.seen.under and (self.seen.age, self.seen.turn) <= (found.age, found.turn)

    def could_be(self, found: RecoveredCard) -> bool:
        """Whether it could be the card that was recovered."""
        return self.card == found.card and self.was_in_pile(found)


class _Group:
    """What is left of a remembered hand while its cards are being laid."""

    def __init__(self, memory: Memory) -> None:
        self.age = memory.age
        self.cards = list(memory.cards)
        self.unseen = memory.unseen
        self.away = memory.away
        self.hands = memory.hands


class _Draw:
    """One draw."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.table = table_of(view.players, view.options)
        self.dealt = 0 if view.phase == "choose_side" else view.age
        self.away = [_Row(seen) for seen in view.away]
        self.groups = [_Group(memory) for memory in view.memory]
        self.grouped = {index for group in self.groups for index in group.away}
        self.open = [found for found in view.recovered if not any(row.could_be(found) for row in self.away)]
        self.pinning = view.players > 2
        self.pile_card = view.free_city.pile_card if view.free_city else None
        self.decks: dict[str, tuple[str, ...]] = {}
        self.hands: list[tuple[str, ...]] = [()] * view.players
        self.box: list[str] = []
        self.undealt: list[str] = []
        self.fresh_in_hand = False

    def fill(self) -> bool:
        """Draw everything hidden; whether the recovered cards fit."""
        self.decks = {str(age): tuple(self._future(age)) for age in range(self.dealt + 1, AGES + 1)}
        pools = {age: self._unseen(age) for age in range(1, self.dealt + 1)}
        if self.pinning and not self._pin_all(pools):
            return False
        self._fill_unseen(pools)
        self._fill_groups(pools)
        return self._accepted()

    def part(self) -> Part:
        """Write it down."""
        view = self.view
        return Part(
            age=view.age,
            turn=view.turn,
            phase=view.phase,
            acting_city=view.acting_city or 0,
            cities=tuple(_city(city) for city in view.cities),
            hands=tuple(self.hands),
            away=tuple(row.part() for row in self.away),
            recovered=view.recovered,
            decks=self.decks,
            undealt=tuple(self.undealt),
            box=tuple(self.box),
            drawn=self._drawn_in_hand(),
            streams=tuple(1 + self.rng.below(2**30) for _ in range(8)),
        )

    # ---- what is unseen ----------------------------------------------------------------------
    def _future(self, age: int) -> list[str]:
        """A deck not dealt yet."""
        cards = self.table.cards(age)
        if age == AGES:
            guilds = self.rng.shuffled(self.table.guilds())
            cards += guilds[: self.table.guilds_in_play()]
            self.box = guilds[self.table.guilds_in_play() :]
        return self.rng.shuffled(cards)

    def _seen(self) -> Counter[str]:
        """Cards the seat knows, wherever they are; recovered ones count where they lay in the pile."""
        view = self.view
        seen = Counter(card for city in view.cities for card in city.cards)
        seen.subtract(found.card for found in view.recovered)
        seen.update(view.hand)
        seen.update(row.card for row in self.away if row.card)
        seen.update(card for memory in view.memory for card in memory.cards)
        if self.pile_card:
            seen[self.pile_card] += 1
        return seen

    def _unseen(self, age: int) -> list[str]:
        """Cards of an age the seat has never seen, shuffled; guilds for the box are set aside."""
        seen = self._seen()
        pool = list((Counter(self.table.cards(age)) - seen).elements())
        if age < AGES:
            self._lay_free_city(age, pool, [], 0, [])
            return self.rng.shuffled(pool)
        recovered = [found.card for found in self.open]
        unseen = [guild for guild in self.table.guilds() if not seen[guild]]
        guilds = [guild for guild in unseen if guild not in recovered]
        played = [guild for guild in unseen if guild in recovered]
        size = len(self.table.guilds()) - self.table.guilds_in_play()
        self._lay_free_city(age, pool, guilds, size, played)
        guilds = self.rng.shuffled(guilds)
        self.box, rest = guilds[:size], guilds[size:]
        return self.rng.shuffled(pool + rest + played)

    def _lay_free_city(self, age: int, pool: list[str], guilds: list[str], boxed: int, played: list[str]) -> None:
        """Lay the hidden cards of the Free City of which something is known; the cards laid are taken out of the lists.

        Of the guilds so many are in the box; those played are not.
        """
        rows = [i for i, row in enumerate(self.away) if row.seen.age == age and not row.card and row.seen.ruled_out]
        groups = [self._group_of(i) for i in rows]
        hidden = [
            HiddenRow(i, set(self.away[i].seen.ruled_out), group.cards if group else None, group.unseen if group else 0)
            for i, group in zip(rows, groups, strict=True)
        ]
        cards = chosen(hidden, [*pool, *played], guilds, boxed, self.rng)
        for index, group, card in zip(rows, groups, cards, strict=True):
            self.away[index].card = card
            if group and card in group.cards:
                group.cards.remove(card)
                continue
            next(listed for listed in (pool, guilds, played) if card in listed).remove(card)
            if group:
                group.unseen -= 1
                self.away[index].fresh = True

    def _group_of(self, index: int) -> _Group | None:
        """The group that a row is in, None if the seat has not seen its hand."""
        return next((group for group in self.groups if index in group.away), None)

    # ---- recovered cards ---------------------------------------------------------------------
    def _pin_all(self, pools: dict[int, list[str]]) -> bool:
        """Lay every open recovered card into a row it could be from; False if this try has failed."""
        hidden: list[Pool] = [(group.cards, group.away) for group in self.groups]
        for age, cards in pools.items():
            rows = [i for i, row in enumerate(self.away) if row.seen.age == age and i not in self.grouped]
            hidden.append((cards, rows))
        best = [max((self._share(pool, one) for pool in _copies(hidden, one)), default=0) for one in self.open]
        return all(self._pin(hidden, found, most) for found, most in zip(self.open, best, strict=True))

    def _rows(self, pool: Pool, found: RecoveredCard) -> list[int]:
        """Rows of a pool, still empty, that a recovered card could be from."""
        return [i for i in pool[1] if self.away[i].card is None and self.away[i].was_in_pile(found)]

    def _share(self, pool: Pool, found: RecoveredCard) -> Fraction:
        """The chance that a card laid anywhere in its pool is in one of those rows."""
        return Fraction(len(self._rows(pool, found)), len(pool[0]))

    def _pin(self, hidden: list[Pool], found: RecoveredCard, most: Fraction | int) -> bool:
        """Lay one: any copy, any row of its pool, as often as it would come there."""
        if not most:
            raise BadView(f"view: {found.card} cannot have been in the discard pile")
        copies = _copies(hidden, found)
        pool = copies[self.rng.below(len(copies))]
        odds = self._share(pool, found) / most
        if self.rng.below(odds.denominator) >= odds.numerator:
            return False
        rows = self._rows(pool, found)
        self.away[rows[self.rng.below(len(rows))]].card = found.card
        pool[0].remove(found.card)
        pool[0][:] = self.rng.shuffled(pool[0])  # of equal cards the first has gone
        return True

    def _accepted(self) -> bool:
        """Whether the recovered cards lie where they must; where several copies do, pins came there several ways."""
        for found in self.open:
            copies = sum(row.could_be(found) for row in self.away)
            if not copies or (self.pinning and self.rng.below(copies)):
                return False
        return True

    # ---- filling places ----------------------------------------------------------------------
    def _fill_unseen(self, pools: dict[int, list[str]]) -> None:
        view = self.view
        for index, row in enumerate(self.away):
            if row.card is None and index not in self.grouped:
                row.card = pools[row.seen.age].pop()
        for seat in range(view.players):
            if seat == view.seat:
                self.hands[seat] = view.hand
            elif not any(seat in memory.hands for memory in view.memory):
                self.hands[seat] = tuple([pools[self.dealt].pop() for _ in range(view.hand_sizes[seat])])
        if self.dealt:
            looked = [self.pile_card] if self.pile_card else []
            beyond = self.table.undealt(view.age, view.turn, view.phase)
            size = view.free_city.pile_size if view.free_city else beyond
            self.undealt = looked + [pools[self.dealt].pop() for _ in range(size - len(looked))]

    def _fill_groups(self, pools: dict[int, list[str]]) -> None:
        for group in self.groups:
            cards = [(card, False) for card in group.cards]
            cards += [(pools[group.age].pop(), True) for _ in range(group.unseen)]
            cards = self.rng.shuffled(cards)
            for index in group.away:
                row = self.away[index]
                if row.card is None:
                    row.card, row.fresh = cards.pop()
            for seat in group.hands:
                size = self.view.hand_sizes[seat]
                mine, cards = cards[:size], cards[size:]
                mine.sort(key=lambda entity: entity[1])  # a drawn card is the last of its hand
                self.hands[seat] = tuple([card for card, _ in mine])
                self.fresh_in_hand = any(fresh for _, fresh in mine)

    def _drawn_in_hand(self) -> bool:
        """Two players: whether the holder still has the card it drew, as the last of its hand."""
        free_city = self.view.free_city
        if free_city is None:
            return False
        if free_city.holder == self.view.seat:
            return bool(free_city.drawn)
        grouped = any(free_city.holder in memory.hands for memory in self.view.memory)
        return self.fresh_in_hand if grouped else self.view.phase == "choose"


def _copies(hidden: list[Pool], found: RecoveredCard) -> list[Pool]:
    """For each hidden copy of a recovered card the pool it is in."""
    return [pool for pool in hidden for card in pool[0] if card == found.card]


def _city(city: City) -> CityPart:
    return CityPart(
        board=city.board,
        side=city.side,
        coins=city.coins,
        cards=city.cards,
        stages=city.stages,
        victories=city.victories,
        defeats=city.defeats,
        power_used=city.power_used,
        discard_builds_due=city.discard_builds_due,
    )
