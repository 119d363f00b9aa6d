"""A complete position drawn uniformly among those a seat considers possible, from its view alone.

Every hidden place is either in a group the seat remembers (known cards, unknown order) or unseen. Unseen places of an
age get the cards of that age the seat has never seen; in Age III some unseen guilds are in the box. A recovered card
was in the pile: unless the seat knows it there, a copy of it must lie in a hidden row that was in the pile then. A card
of the Free City is none of those ruled out (`sample_free_city`). All ways are equally likely. As in `redraw`, such
cards are laid first where that is simple.
"""

from collections import Counter
from fractions import Fraction

from septem.core.errors import BadView
from septem.core.model import Json
from septem.core.rng import Rng
from septem.games.wonders.sample_free_city import HiddenRow, chosen
from septem.games.wonders.tables import AGES, CARD_IDS, DECK_COUNT, DECKS, GUILDS

MOST_TRIES = 20_000
"""Far more than a view that can be needs."""
Pool = tuple[list[str], list[int]]
"""Hidden cards, and those of their places that are rows of cards put away."""


def drawn(view: Json, rng: Rng) -> Json:
    """The game's own part of a position that fits the view."""
    for _ in range(MOST_TRIES):
        draw = Draw(view, rng)
        if draw.fill():
            return draw.position()
    raise BadView("view: recovered cards do not fit the discard pile")


class Draw:
    """One draw."""

    def __init__(self, view: Json, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.players: int = view["players"]
        self.edition: int = view["options"]["edition"] - 1
        self.seat: int | None = view["seat"]
        self.ids = CARD_IDS[self.edition]
        self.dealt = 0 if view["phase"] == "choose_side" else int(view["age"])
        self.away = [dict(row) for row in view["away"]]
        self.groups = [{**group, "cards": list(group["cards"])} for group in view["memory"]]
        self.grouped = {index for group in self.groups for index in group["away"]}
        self.open = [dug for dug in view["recovered"] if not any(_could_be(row, dug) for row in self.away)]
        self.pinning = self.players > 2
        self.decks: dict[str, list[str]] = {}
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.box: list[str] = []
        self.undealt: list[str] = []
        self.fresh_in_hand = False

    def fill(self) -> bool:
        """Draw everything hidden; whether the recovered cards fit."""
        self.decks = {str(age): self._future(age) for age in range(self.dealt + 1, AGES + 1)}
        pools = {age: self._unseen(age) for age in range(1, self.dealt + 1)}
        if self.pinning and not self._pin_all(pools):
            return False
        self._fill_unseen(pools)
        self._fill_groups(pools)
        return self._accepted()

    def position(self) -> Json:
        """Write it down."""
        view = self.view
        position: Json = {
            "age": view["age"],
            "turn": view["turn"],
            "phase": view["phase"],
            "acting_city": view["acting_city"] or 0,
            "cities": [self._city(city) for city in view["cities"]],
            "hands": self.hands,
            "away": [{**row, "fresh": bool(row["fresh"])} for row in self.away],
            "recovered": view["recovered"],
            "decks": self.decks,
            "undealt": self.undealt,
            "box": self.box,
            "drawn": self._drawn_in_hand(),
            "settled": view["settled"],
            "streams": [1 + self.rng.below(2**30) for _ in range(8)],
        }
        return position

    # ---- what is unseen ----------------------------------------------------------------------
    def _age_cards(self, age: int) -> list[str]:
        count = DECK_COUNT[self.edition][self.players][age - 1]
        return [self.ids[card] for card in DECKS[self.edition][self.players][age - 1][:count]]

    def _guilds_in_play(self) -> int:
        extra = int(self.view["options"]["extra_guilds"])
        return min(max(self.players, 3) + 2 + extra, len(GUILDS[self.edition]))

    def _future(self, age: int) -> list[str]:
        """A deck not dealt yet."""
        cards = self._age_cards(age)
        if age == AGES:
            guilds = self.rng.shuffled([self.ids[card] for card in GUILDS[self.edition]])
            cards += guilds[: self._guilds_in_play()]
            self.box = guilds[self._guilds_in_play() :]
        return self.rng.shuffled(cards)

    def _unseen(self, age: int) -> list[str]:
        """Cards of an age the seat has never seen, shuffled; guilds for the box are set aside."""
        seen = Counter(card for city in self.view["cities"] for card in city["built"])
        seen.subtract(dug["card"] for dug in self.view["recovered"])  # they count where they lay in the pile
        seen.update(self.view["hand"])
        seen.update(row["card"] for row in self.away if row["card"])
        seen.update(card for group in self.view["memory"] for card in group["cards"])
        if self.view.get("pile_card"):
            seen[self.view["pile_card"]] += 1
        pool = list((Counter(self._age_cards(age)) - seen).elements())
        if age < AGES:
            self._lay_free_city(age, pool, [], 0, [])
            return self.rng.shuffled(pool)
        dug = [dug["card"] for dug in self.open]
        unseen = [self.ids[guild] for guild in GUILDS[self.edition] if not seen[self.ids[guild]]]
        guilds = [guild for guild in unseen if guild not in dug]
        played = [guild for guild in unseen if guild in dug]
        size = len(GUILDS[self.edition]) - self._guilds_in_play()
        self._lay_free_city(age, pool, guilds, size, played)
        guilds = self.rng.shuffled(guilds)
        self.box, rest = guilds[:size], guilds[size:]
        return self.rng.shuffled(pool + rest + played)

    def _lay_free_city(self, age: int, pool: list[str], guilds: list[str], boxed: int, played: list[str]) -> None:
        """Lay the hidden cards of the Free City of which something is known; the cards laid are taken out of the lists.

        Of the guilds so many are in the box; those played are not.
        """
        rows = [i for i, row in enumerate(self.away) if row["age"] == age and not row["card"] and row.get("ruled_out")]
        ruled = [HiddenRow(i, set(self.away[i]["ruled_out"]), self._group_of(i)) for i in rows]
        for one, card in zip(ruled, chosen(ruled, [*pool, *played], guilds, boxed, self.rng), strict=True):
            self.away[one.row]["card"] = card
            if one.group and card in one.group["cards"]:
                one.group["cards"].remove(card)
                continue
            next(cards for cards in (pool, guilds, played) if card in cards).remove(card)
            if one.group:
                one.group["unseen"] -= 1
                self.away[one.row]["fresh"] = True

    def _group_of(self, index: int) -> Json | None:
        """The group that a row is in, None if the seat has not seen its hand."""
        return next((group for group in self.groups if index in group["away"]), None)

    # ---- recovered cards ---------------------------------------------------------------------
    def _pin_all(self, pools: dict[int, list[str]]) -> bool:
        """Lay every open recovered card into a row it could be from; False if this try has failed."""
        hidden: list[Pool] = [(group["cards"], group["away"]) for group in self.groups]
        for age, cards in pools.items():
            rows = [i for i, row in enumerate(self.away) if row["age"] == age and i not in self.grouped]
            hidden.append((cards, rows))
        best = [max((self._share(pool, dug) for pool in self._copies(hidden, dug)), default=0) for dug in self.open]
        return all(self._pin(hidden, dug, most) for dug, most in zip(self.open, best, strict=True))

    @staticmethod
    def _copies(hidden: list[Pool], dug: Json) -> list[Pool]:
        """For each hidden copy of a card the pool it is in."""
        return [pool for pool in hidden for card in pool[0] if card == dug["card"]]

    def _rows(self, pool: Pool, dug: Json) -> list[int]:
        """Rows of a pool, still empty, that a recovered card could be from."""
        return [i for i in pool[1] if self.away[i]["card"] is None and _was_in_pile(self.away[i], dug)]

    def _share(self, pool: Pool, dug: Json) -> Fraction:
        """The chance that a card laid anywhere in its pool is in one of those rows."""
        return Fraction(len(self._rows(pool, dug)), len(pool[0]))

    def _pin(self, hidden: list[Pool], dug: Json, most: Fraction | int) -> bool:
        """Lay one: any copy, any row of its pool, as often as it would come there."""
        if not most:
            raise BadView(f"view: {dug['card']} cannot have been in the discard pile")
        copies = self._copies(hidden, dug)
        pool = copies[self.rng.below(len(copies))]
        odds = self._share(pool, dug) / most
        if self.rng.below(odds.denominator) >= odds.numerator:
            return False
        rows = self._rows(pool, dug)
        self.away[rows[self.rng.below(len(rows))]]["card"] = dug["card"]
        pool[0].remove(dug["card"])
        pool[0][:] = self.rng.shuffled(pool[0])  # of equal cards the first has gone
        return True

    def _accepted(self) -> bool:
        """Whether the recovered cards lie where they must; where several copies do, pins came there several ways."""
        for dug in self.open:
            copies = sum(_could_be(row, dug) for row in self.away)
            if not copies or (self.pinning and self.rng.below(copies)):
                return False
        return True

    # ---- filling places ----------------------------------------------------------------------
    def _fill_unseen(self, pools: dict[int, list[str]]) -> None:
        for index, row in enumerate(self.away):
            if row["card"] is None and index not in self.grouped:
                row["card"] = pools[row["age"]].pop()
        for seat in range(self.players):
            if seat == self.seat:
                self.hands[seat] = list(self.view["hand"])
            elif not any(seat in group["hands"] for group in self.view["memory"]):
                self.hands[seat] = [pools[self.dealt].pop() for _ in range(self.view["hand_sizes"][seat])]
        if self.dealt:
            pool = pools[self.dealt]
            looked = [self.view["pile_card"]] if self.view.get("pile_card") else []
            self.undealt = looked + [pool.pop() for _ in range(self._undealt_size() - len(looked))]

    def _undealt_size(self) -> int:
        if self.players == 2:
            return int(self.view["pile_size"])
        extra = int(self.view["options"]["extra_guilds"]) if self.dealt == AGES else 0
        return min(extra, len(GUILDS[self.edition]) - self.players - 2)

    def _fill_groups(self, pools: dict[int, list[str]]) -> None:
        for group in self.groups:
            entities = [(card, False) for card in group["cards"]]
            entities += [(pools[group["age"]].pop(), True) for _ in range(group["unseen"])]
            entities = self.rng.shuffled(entities)
            for index in group["away"]:
                if self.away[index]["card"] is None:
                    self.away[index]["card"], self.away[index]["fresh"] = entities.pop()
            for seat in group["hands"]:
                size = self.view["hand_sizes"][seat]
                mine, entities = entities[:size], entities[size:]
                mine.sort(key=lambda entity: entity[1])  # a drawn card is the last of its hand
                self.hands[seat] = [card for card, _ in mine]
                self.fresh_in_hand = any(fresh for _, fresh in mine)

    def _drawn_in_hand(self) -> bool:
        """Two players: whether the holder still has the card it drew, as the last of its hand."""
        if self.players != 2 or not self.dealt:
            return False
        if self.view["holder"] == self.seat:
            return bool(self.view["drawn"])
        grouped = any(self.view["holder"] in group["hands"] for group in self.view["memory"])
        return self.fresh_in_hand if grouped else self.view["phase"] == "choose"

    # ---- writing down ------------------------------------------------------------------------
    def _city(self, city: Json) -> Json:
        kept = ("board", "side", "coins", "built", "stages", "victories", "defeats", "power_used", "discard_builds_due")
        return {name: city[name] for name in kept}


def _was_in_pile(row: Json, dug: Json) -> bool:
    """Whether a row lay in the discard pile when a card was recovered."""
    return not row["under"] and (row["age"], row["turn"]) <= (dug["age"], dug["turn"])


def _could_be(row: Json, dug: Json) -> bool:
    """Whether the card of a row could be the recovered one."""
    return row["card"] == dug["card"] and _was_in_pile(row, dug)
