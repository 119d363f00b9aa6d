"""All hidden worlds a seat considers possible, found by brute force from what it has seen: the judge of the samplers.

The witness knows nothing of the engine's bookkeeping: it keeps the hands its seat has held, turn by turn, and the
public record of who used which hand when. A world puts a card into every hidden place; it is possible if every hand the
seat once held would have looked as it did, if every recovered card can be taken from a row that was in the pile then,
and if the Free City was allowed to do what it did with its cards: the model says what SW-95 left it. Equal cards look
the same to all, so it does not matter which of several rows it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any, NamedTuple

from septem.core.game import AnyGame as Game
from tests.models import wonders_model as model
from tests.models.wonders_positions import new, put
from tests.rules.wonders.table import laid

Json = dict[str, Any]
World = tuple[tuple[str, ...], ...]
Fact = tuple[tuple[int, str], ...]


class Leaving(NamedTuple):
    """A card that left a hand: when, which hand, which card (empty: hidden in row `row` of the cards put away)."""

    turn: int
    hand: int
    card: str
    row: int


class Dug(NamedTuple):
    """A card recovered in front of all: the card, and how many cards had been put away then."""

    card: str
    rows: int


AFTER = 8
"""The turn when an age is over and all its cards have left the hands."""


class Witness:
    """Watches one age of a game without dealing and passing again in its own words."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seen: dict[int, list[str]] = {}
        self.leaving: list[Leaving] = []
        self.dug: list[Dug] = []
        self.allowed: dict[int, set[str]] = {}  # what the Free City may have put away, by row
        self.age = 0

    def hand_held(self, seat: int, turn: int) -> int:
        """Hands are named by the seat they were dealt to; Ages I and III pass to the left, Age II to the right."""
        step = 1 if self.age == 2 else -1
        return (seat + step * (turn - 1)) % self.game.players

    def look(self) -> None:
        """The seat looks at its hand at the beginning of a turn."""
        state = laid(self.game)
        if state["age"] != self.age:
            self.age, self.seen, self.leaving = state["age"], {}, []
        self.seen[state["turn"]] = list(state["hands"][self.seat])

    def note(self, before: Json, after: Json) -> None:
        """A turn or a seventh card has been played: which cards left which hands."""
        turn = before["turn"]
        from_pile = before["phase"] == "seventh_card" and before["acting_city"] >= self.game.players
        for city, (old, grown) in enumerate(zip(before["cities"], after["cities"], strict=True)):
            hand = self.hand_held(self._keeper(city, turn), turn)
            for card in set(grown["cards"]) - set(old["cards"]) if not from_pile else ():
                self.leaving.append(Leaving(turn, hand, card, -1))
        for row in range(len(before["away"]), len(after["away"])):
            entry = after["away"][row]
            of_pile = entry["city"] >= self.game.players and entry["turn"] == 7
            if entry["turn"] in (turn, 7) and entry["age"] == self.age and not of_pile:
                hand = self.hand_held(self._keeper(entry["city"], turn), turn)
                self.leaving.append(Leaving(entry["turn"], hand, "", row))
            if entry["city"] >= self.game.players and self._played(before, after, entry):
                self.allowed[row] = self._rulings(before, entry)

    def _played(self, before: Json, after: Json, entry: Json) -> bool:
        """Whether a card of the Free City was played, not left over: then it got coins, or a stage."""
        if entry["turn"] < 7 or entry["under"]:
            return True
        free_city = self.game.players
        return bool(
            after["cities"][free_city]["coins"] > before["cities"][free_city]["coins"] and self._seventh(before)
        )

    def _seventh(self, before: Json) -> bool:
        return before["phase"] == "seventh_card" and before["acting_city"] == self.game.players

    def _rulings(self, before: Json, entry: Json) -> set[str]:
        """Which cards the Free City could have done this with, asked of the model card by card."""
        table = new(1, *(city["board"] for city in before["cities"]), players=self.game.players)
        for number, city in enumerate(before["cities"]):
            table.cities[number].side = city["side"]
            put(table, number, *city["cards"], coins=city["coins"], stages=city["stages"])
        kind = model.Stage if entry["under"] else model.Sell
        cards = [card.id for card in table.tables.cards.values() if card.age == self.age]
        return {card for card in cards if any(isinstance(move, kind) for move in table.actions(2, card))}

    def hear(self, text: str) -> None:
        """A discard build is announced."""
        _, dug, card = text.partition("recover ")
        if dug:
            self.dug.append(Dug(card, len(laid(self.game)["away"])))

    def _keeper(self, city: int, turn: int) -> int:
        return city if city < self.game.players else (turn - 1 + (self.age == 2)) % 2

    # ---- worlds ------------------------------------------------------------------------------
    def state(self) -> Json:
        """The table now; when the age the seat has watched is over, as if the next one were not dealt."""
        return self.at_end(laid(self.game))

    def at_end(self, state: Json) -> Json:
        if state["age"] == self.age and state["phase"] != "over":
            return state
        return {**state, "hands": [[] for _ in state["hands"]], "undealt": [], "turn": AFTER}

    def places(self) -> tuple[list[int], list[int]]:
        """Hidden rows of this age, and seats whose hands are hidden."""
        rows = [
            number
            for number, row in enumerate(laid(self.game)["away"])
            if self.seat not in row["known"] and row["age"] == self.age
        ]
        return rows, [seat for seat in range(self.game.players) if seat != self.seat]

    def world(self, state: Json) -> World:
        """Hidden rows one by one, hands and the pile as sets."""
        state = self.at_end(state)
        rows, seats = self.places()
        return (
            tuple(state["away"][row]["card"] for row in rows),
            *(tuple(sorted(state["hands"][seat])) for seat in seats),
            tuple(sorted(() if self._looking(state) else state["undealt"])),
            tuple(sorted(state["box"] if self.age == 3 else ())),
        )

    def _looking(self, state: Json) -> bool:
        """Whether the seat is looking at the last card of the pile (SW-98a)."""
        return self._seventh(state) and self._keeper(state["acting_city"], state["turn"]) == self.seat

    def worlds(self) -> dict[World, int]:
        """Every possible world, with the number of ways to lay out its cards (equal cards are different things)."""
        state = self.state()
        sizes = [len(part) for part in self.world(state)]
        cards = [card for part in self.world(state) for card in part]
        if len(set(cards)) == len(cards):
            return {world: 1 for world in self._layouts(cards, sizes) if self.possible(world, state)}
        found = Counter(self._split(order, sizes) for order in permutations(cards))
        return {world: ways for world, ways in found.items() if self.possible(world, state)}

    @staticmethod
    def _layouts(cards: list[str], sizes: list[int]) -> Iterator[World]:
        """Every way to lay out cards that are all different: rows in order, the rest as sets."""
        layouts: list[World] = [(rows,) for rows in permutations(cards, sizes[0])]
        for size in sizes[1:]:
            layouts = [
                (*parts, part)
                for parts in layouts
                for part in combinations(sorted(set(cards).difference(*parts)), size)
            ]
        return iter(layouts)

    @staticmethod
    def _split(order: tuple[str, ...], sizes: list[int]) -> World:
        parts, at = [], 0
        for number, size in enumerate(sizes):
            part = order[at : at + size]
            parts.append(part if number == 0 else tuple(sorted(part)))
            at += size
        return tuple(parts)

    def possible(self, world: World, state: Json) -> bool:
        """Whether every hand the seat has held would have looked as it did, and recovered cards were in the pile."""
        rows, seats = self.places()
        in_rows = dict(zip(rows, world[0], strict=True))
        if any(not card.endswith("_guild") for card in world[-1]):
            return False
        if any(card not in self.allowed.get(row, {card}) for row, card in in_rows.items()):
            return False
        return self._diggable(in_rows, state) and self._looks_right(in_rows, world, seats, state)

    def _diggable(self, in_rows: dict[int, str], state: Json) -> bool:
        """Whether each recovered card can be taken from a row of its own."""
        away = state["away"]
        sources = [
            [
                row
                for row in range(dug.rows)
                if not away[row]["under"] and in_rows.get(row, away[row]["card"]) == dug.card
            ]
            for dug in self.dug
        ]
        return any(len(set(taken)) == len(taken) for taken in product(*sources))

    def _looks_right(self, in_rows: dict[int, str], world: World, seats: list[int], state: Json) -> bool:
        if state["turn"] == AFTER:
            return all(
                self._fits(hand, self._sights(hand), in_rows, Counter(), state) for hand in range(self.game.players)
            )
        hands: dict[int, tuple[str, ...]] = dict(zip(seats, world[1:-2], strict=True))
        for seat, cards in hands.items():
            hand = self.hand_held(seat, state["turn"])
            if not self._fits(hand, self._sights(hand), in_rows, Counter(cards), state):
                return False
        mine = self.hand_held(self.seat, state["turn"])
        return self._fits(mine, self._sights(mine)[:-1], in_rows, self._received(state["turn"]), state)

    @staticmethod
    def _now(state: Json) -> int:
        """The turn that comes next: between turns the cards of this one have left the hands."""
        return int(state["turn"]) + (state["phase"] in ("seventh_card", "discard_build"))

    def _sights(self, hand: int) -> list[int]:
        """The turns on which the seat held a hand."""
        return [turn for turn in self.seen if self.hand_held(self.seat, turn) == hand]

    def _fits(self, hand: int, sights: list[int], in_rows: dict[int, str], now: Counter[str], state: Json) -> bool:
        """From one sight of a hand to the next: what was there has left since or is there again."""
        for number, turn in enumerate(sights):
            last = number == len(sights) - 1
            until = self._now(state) if last else sights[number + 1]
            then = Counter(now if last else self._received(until))
            for one in self.leaving:
                if one.hand == hand and turn <= one.turn < until:
                    then[one.card or in_rows.get(one.row, state["away"][one.row]["card"])] += 1
            if Counter(self.seen[turn]) - then:
                return False
        return True

    def _received(self, turn: int) -> Counter[str]:
        """A hand as it was passed on: without the card its holder drew as the last one (two players)."""
        holder = (turn - 1 + (self.age == 2)) % 2
        drawn = self.game.players == 2 and holder == self.seat
        return Counter(self.seen[turn][:-1] if drawn else self.seen[turn])


def chance(counts: Counter[World], worlds: dict[World, int]) -> float:
    """How far counts are from what they should be: chi-square in standard deviations above its mean."""
    share = sum(counts.values()) / sum(worlds.values())
    square = sum((counts[world] - share * ways) ** 2 / (share * ways) for world, ways in worlds.items())
    freedom = len(worlds) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)


def skew(counts: Counter[World], worlds: dict[World, int]) -> float:
    """The same for every card in every hidden row, and every two of them: the largest distance in deviations."""
    drawn = sum(counts.values())
    seen, expected = Counter[Fact](), Counter[Fact]()
    for world, ways in worlds.items():
        lying = list(enumerate(world[0]))
        for fact in (*combinations(lying, 1), *combinations(lying, 2)):
            seen[fact] += counts[world]
            expected[fact] += ways
    total = sum(worlds.values())
    shares = {fact: ways / total for fact, ways in expected.items() if ways < total}
    return max(abs(seen[fact] - drawn * p) / (drawn * p * (1 - p)) ** 0.5 for fact, p in shares.items())
