"""A position in names: written down from a state, and laid out again with every count checked."""

from typing import Any

import msgspec

from septem.core.errors import BadPosition
from septem.core.model import Json
from septem.core.records import checked_state
from septem.core.rng import Rng
from septem.games.wonders.checks import AwayCard, Checks, CityPosition, RecoveredCard, WondersPosition
from septem.games.wonders.codes import CHOSEN, PHASES, RANDOM
from septem.games.wonders.engine import WondersState
from septem.games.wonders.tables import (
    AGES,
    BOARD_IDS,
    CARD_IDS,
    DECK_COUNT,
    DECKS,
    GUILDS,
    SIDE_IDS,
)


# ---- writing down ------------------------------------------------------------------------------
def written_down(state: WondersState, players: int, edition: int) -> Json:
    """The complete position of a state at the beginning of a phase."""
    head = state.situation()
    ids = CARD_IDS[edition]
    found = WondersPosition(
        age=head["age"] + 1,
        turn=head["turn"] + 1,
        phase=PHASES[head["phase"]],
        acting_city=head["acting_city"],
        cities=[_city_out(state.city(city), edition) for city in range(head["cities"])],
        hands=[[ids[card] for card in state.hand_of(seat)] for seat in range(players)],
        away=[_away_out(row, ids) for row in state.cards_away()],
        recovered=[_recovered_out(row, ids) for row in state.cards_recovered()],
        decks={str(age + 1): [ids[card] for card in state.deck_of(age)] for age in range(head["ages_dealt"], AGES)},
        undealt=[ids[card] for card in state.deck_of(head["age"])] if head["ages_dealt"] else [],
        box=[ids[card] for card in state.box_cards()],
        drawn=head["drawn"] >= 0,
        settled=head["settled"],
        streams=state.streams(),
    )
    plain: Json = msgspec.to_builtins(found)
    return plain


def options_out(setup: Json) -> Json:
    """What a state was told at its set-up, as complete options."""
    boards, sides, edition = setup["boards"], setup["sides"], setup["edition"]
    by_side = {RANDOM: "random", CHOSEN: "chosen"}
    return {
        "edition": edition + 1,
        "boards": "random" if boards[0] == RANDOM else [BOARD_IDS[board] for board in boards],
        "sides": by_side.get(sides[0]) or [SIDE_IDS[edition][side] for side in sides],
        "mausoleum_timing": "end_of_turn" if setup["discard_each_turn"] else "end_of_age",
        "reveal_all_choices": bool(setup["reveal_all"]),
        "extra_guilds": setup["extra_guilds"],
    }


def _city_out(city: Json, edition: int) -> CityPosition:
    return CityPosition(
        board=BOARD_IDS[city["board"]],
        side=SIDE_IDS[edition][city["side"]] if city["side"] >= 0 else None,
        coins=city["coins"],
        built=[CARD_IDS[edition][card] for card in city["cards"]],
        stages=city["stages"],
        victories=city["victories"],
        defeats=city["defeats"],
        power_used=bool(city["power_used"]),
        discard_builds_due=city["builds_due"],
    )


def _away_out(row: Json, ids: list[str]) -> AwayCard:
    return AwayCard(
        card=ids[row["card"]],
        age=row["age"] + 1,
        turn=row["turn"] + 1,
        city=row["city"],
        known=row["known"],
        under=row["under"],
        fresh=row["fresh"],
        ruled_out=[ids[card] for card in row["ruled_out"]],
    )


def _recovered_out(row: Json, ids: list[str]) -> RecoveredCard:
    return RecoveredCard(card=ids[row["card"]], age=row["age"] + 1, turn=row["turn"] + 1, city=row["city"])


# ---- laying out --------------------------------------------------------------------------------
def laid_out(state: WondersState, players: int, options: Json, data: Any) -> WondersState:
    """Check a position and lay it out in an empty state."""
    found: WondersPosition = checked_state(data, WondersPosition)
    Layout(state, players, options, found).lay()
    return state


class Layout(Checks):
    """A position being laid out in an empty state."""

    def __init__(self, state: WondersState, players: int, options: Json, found: WondersPosition) -> None:
        super().__init__(players, options, found)
        self.state = state
        self.rng = Rng(0)

    def lay(self) -> None:
        """Check, lay out, and check whoever is to act."""
        self.check()
        self._lay_all()
        self._check_actor()

    def _check_actor(self) -> None:
        acting = self.found.acting_city
        city = self.found.cities[acting]
        if self.found.phase == "discard_build":
            if not city.discard_builds_due:
                raise BadPosition("acting_city", "has no discard build due")
            if sum(not row.under for row in self.found.away) == len(self.found.recovered):
                raise BadPosition("away", "a discard build needs a discard pile")
        if self.found.phase == "seventh_card" and not self.state.city(acting)["powers"] & 1:
            raise BadPosition("acting_city", "has no stage that plays the seventh card")
        if self.found.phase == "seventh_card" and acting < self.players and len(self.found.hands[acting]) != 1:
            raise BadPosition(f"hands[{acting}]", "must hold the seventh card")

    def _numbers(self, cards: list[str]) -> list[int]:
        return [self.ids.index(card) for card in cards]

    def _lay_all(self) -> None:
        found, state = self.found, self.state
        state.set_streams(found.streams or [1 + self.rng.below(2**30) for _ in range(8)])
        decks, box = self._decks_and_box()
        state.restore(
            {
                **self._situation(),
                "cities": [self._city_in(city) for city in found.cities],
                "hands": [self._numbers(hand) for hand in found.hands],
                "decks": [self._numbers(deck) for deck in decks],
                "box": self._numbers(box),
                "away": [self._away_in(row) for row in found.away],
                "recovered": [self._when_in(row) for row in found.recovered],
            }
        )
        state._vouch()

    def _city_in(self, city: CityPosition) -> Json:
        return {
            "board": BOARD_IDS.index(city.board),
            "side": SIDE_IDS[self.edition].index(city.side) if city.side else -1,
            "coins": city.coins,
            "cards": self._numbers(city.built),
            "stages": city.stages,
            "victories": city.victories,
            "defeats": city.defeats,
            "power_used": int(city.power_used),
            "builds_due": city.discard_builds_due,
        }

    def _situation(self) -> dict[str, int]:
        found = self.found
        hand = found.hands[self.holder()] if self.players == 2 else []
        over = found.turn == 1 and found.phase != "choose"  # of the first turn nobody remembers which card was drawn
        gone = any(row.fresh and (row.age, row.turn) == (found.age, found.turn) for row in found.away)
        drawing = self.players == 2 and found.drawn and found.phase != "finished" and hand and not over and not gone
        return {
            "phase": PHASES.index(found.phase),
            "age": found.age - 1,
            "turn": found.turn - 1,
            "ages_dealt": self.dealt,
            "actor": self._keeper(),
            "acting_city": found.acting_city,
            "drawn": self.ids.index(hand[-1]) if drawing else -1,
            "pile_next": self.deck_size(found.age - 1) - len(found.undealt) if self.dealt else 0,
            "settled": found.settled,
        }

    def _keeper(self) -> int:
        """The seat that decides for the acting city."""
        acting = self.found.acting_city
        return acting if acting < self.players else self.holder()

    def _away_in(self, row: AwayCard) -> Json:
        plain = {**self._when_in(row), "ruled_out": self._numbers(sorted(set(row.ruled_out)))}
        if self.found.phase == "discard_build" and not row.under:  # SW-75: whoever digs sees the whole pile
            plain["known"] = sorted({*row.known, self._keeper()})
        return plain

    def _when_in(self, row: AwayCard | RecoveredCard) -> Json:
        plain: Json = msgspec.to_builtins(row)
        return {**plain, "card": self.ids.index(row.card), "age": row.age - 1, "turn": row.turn - 1}

    def _decks_and_box(self) -> tuple[list[list[str]], list[str]]:
        """Future decks as given or shuffled, and the guilds in the box."""
        found = self.found
        guilds = [self.ids[number] for number in GUILDS[self.edition]]
        placed = {card for city in found.cities for card in city.built}
        placed |= {card for cards in (*found.hands, *found.decks.values(), found.undealt) for card in cards}
        placed |= {row.card for row in found.away}
        free = self.rng.shuffled([guild for guild in guilds if guild not in placed])
        box_size = len(guilds) - self.guilds_wanted()
        box = found.box if found.box is not None else free[:box_size]
        if len(box) != box_size or any(card not in guilds for card in box):
            raise BadPosition("box", f"must hold {box_size} guilds")
        rest = [guild for guild in free if guild not in box]
        return [self._deck(age, rest) for age in range(AGES)], list(box)

    def _deck(self, age: int, guilds: list[str]) -> list[str]:
        size = self.deck_size(age)
        if age < self.dealt:
            rest = self.found.undealt if age == self.found.age - 1 else []
            if len(rest) != self.undealt_wanted(age):
                raise BadPosition("undealt", f"has {len(rest)} cards; {self.undealt_wanted(age)} expected")
            return rest
        given = self.found.decks.get(str(age + 1))
        if given is None:
            plain = DECKS[self.edition][self.players][age][: DECK_COUNT[self.edition][self.players][age]]
            return self.rng.shuffled([self.ids[card] for card in plain] + (guilds if age == AGES - 1 else []))
        if len(given) != size:
            raise BadPosition(f"decks.{age + 1}", f"has {len(given)} cards; {size} expected")
        return given
