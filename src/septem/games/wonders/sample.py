"""A complete position drawn uniformly among those a seat considers possible, from its view alone.

Every hidden place is either in a group the seat remembers (known cards, unknown order) or unseen. Unseen places of an
age get the cards of that age the seat has never seen; in Age III some unseen guilds are in the box. All ways are
equally likely.
"""

from collections import Counter

from septem.core.model import Json
from septem.core.rng import Rng
from septem.games.wonders.tables import AGES, CARD_IDS, DECK_COUNT, DECKS, GUILDS


def drawn(view: Json, rng: Rng) -> Json:
    """The game's own part of a position that fits the view."""
    return Draw(view, rng).position()


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
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.box: list[str] = []
        self.undealt: list[str] = []
        self.fresh_in_hand = False

    def position(self) -> Json:
        """Draw everything hidden and write it down."""
        decks = {str(age): self._future(age) for age in range(self.dealt + 1, AGES + 1)}
        pools = {age: self._unseen(age) for age in range(1, self.dealt + 1)}
        self._fill_unseen(pools)
        self._fill_groups(pools)
        view = self.view
        position: Json = {
            "age": view["age"],
            "turn": view["turn"],
            "phase": view["phase"],
            "acting_city": view["acting_city"] or 0,
            "cities": [self._city(city) for city in view["cities"]],
            "hands": self.hands,
            "away": [{**row, "fresh": bool(row["fresh"])} for row in self.away],
            "decks": decks,
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
        seen.update(self.view["hand"])
        seen.update(row["card"] for row in self.away if row["card"])
        seen.update(card for group in self.view["memory"] for card in group["cards"])
        if self.view.get("pile_card"):
            seen[self.view["pile_card"]] += 1
        pool = list((Counter(self._age_cards(age)) - seen).elements())
        if age == AGES:
            guilds = self.rng.shuffled([self.ids[g] for g in GUILDS[self.edition] if not seen[self.ids[g]]])
            size = len(GUILDS[self.edition]) - self._guilds_in_play()
            self.box, rest = guilds[:size], guilds[size:]
            pool += rest
        return self.rng.shuffled(pool)

    # ---- filling places ----------------------------------------------------------------------
    def _fill_unseen(self, pools: dict[int, list[str]]) -> None:
        grouped = {index for group in self.view["memory"] for index in group["away"]}
        for index, row in enumerate(self.away):
            if row["card"] is None and index not in grouped:
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
        for group in self.view["memory"]:
            entities = [(card, False) for card in group["cards"]]
            entities += [(pools[group["age"]].pop(), True) for _ in range(group["unseen"])]
            entities = self.rng.shuffled(entities)
            for index in group["away"]:
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
