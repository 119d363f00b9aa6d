"""7 Wonders, both editions: a slow and plain model of all rules, played against the engine as an oracle.

Written only from rules/seven-wonders.md and the TOML tables. Nothing is random after the deal.
Use: game = Game(random_deal(rng, 4, edition=2)); game.to_act(); game.legal(0); game.play(0, move).
"""

from __future__ import annotations

from typing import Any

from tests.models.wonders_oracles import (
    CATEGORIES,
    all_payments,
    best_guild_copies,
    best_science,
    default_payment,
    science_points,
    score_city,
)
from tests.models.wonders_parts import (
    AGES,
    Action,
    Build,
    Card,
    ChooseSide,
    City,
    Deal,
    DeclineDiscard,
    DeclineSeventh,
    DiscardBuild,
    Effect,
    FreeCity,
    Move,
    Options,
    Sell,
    Stage,
    StagePlan,
    card_of,
    count_items,
    make_options,
    neighbours,
    random_deal,
    tables,
)
from tests.models.wonders_table import Table, sort_key

__all__ = [
    "CATEGORIES", "Build", "ChooseSide", "City", "Deal", "DeclineDiscard", "DeclineSeventh", "DiscardBuild",
    "FreeCity", "Game", "IllegalMoveError", "Move", "Options", "Sell", "Stage", "all_payments", "best_guild_copies",
    "best_science", "default_payment", "make_options", "random_deal", "science_points", "score_city", "sort_key",
    "tables",
]  # fmt: skip

PLENTY = 1_000_000  # SW-113: "coverable even with unlimited coins"


class IllegalMoveError(Exception):
    """args[0] is the reason (SW-113)."""


class Game(Table):
    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        if deal.sides is not None:
            self._begin_age(1)

    # ---- refusals ----

    def refusal(self, seat: int, move: Move) -> str | None:
        """SW-113: None if the move is legal. "payment" stands for a pair of coins that no legal payment makes."""
        if self.over:
            return "game_over"
        if seat not in self.to_act():
            return "not_your_turn"
        if move in self._legal(seat):
            return None
        free_city = self.phase == "choose" and self._chooses_for_free_city(seat)
        city = 2 if free_city else seat if self.acting_city is None else self.acting_city
        inner = move.move if isinstance(move, FreeCity) else move
        if isinstance(move, FreeCity) != (city >= self.players) or not self._fits_phase(inner):
            return "not_your_turn"
        if isinstance(inner, DiscardBuild):
            return "already_built" if inner.card in self.discard else "not_in_hand"
        if not isinstance(inner, Build | Stage | Sell):
            return "no_such_side"
        cards = self._cards_at_hand(seat) if self.phase == "choose" else [self._seventh_card()]
        if inner.card not in cards:
            return "not_in_hand"
        return self._refusal_of_action(city, inner)

    def _fits_phase(self, move: Move) -> bool:
        fitting: dict[str, tuple[type, ...]] = {
            "choose_side": (ChooseSide,),
            "choose": (Build, Stage, Sell),
            "seventh_card": (Build, Stage, Sell, DeclineSeventh),
            "discard_build": (DiscardBuild, DeclineDiscard),
        }
        return isinstance(move, fitting[self.phase])

    def _refusal_of_action(self, city: int, action: Action) -> str:
        chain_forced = any(way.how == "chain" for way in self.ways_to_build(city, action.card))
        if isinstance(action, Sell):
            return "free_city_must_build" if chain_forced else "free_city_must_not_sell"
        if isinstance(action, Stage):
            return self.why_no_stage(city) or ("free_city_must_build" if chain_forced else "payment")
        if action.how == "power":
            return self._refusal_of_power(city, action.card)
        return self.why_no_build(city, action.card) or ("no_such_power" if action.how != "paid" else "payment")

    def _refusal_of_power(self, city: int, card: str) -> str:
        if self._already_built(city, card):
            return "already_built"
        own = self.cities[city]
        free_anyway = not self.tables.cards[card].cost or self._chained(city, self.tables.cards[card])
        if free_anyway or not own.has("free_build_once_per_age") or self.phase != "choose":
            return "no_such_power"
        return "power_already_used"

    def why_no_build(self, city: int, card: str) -> str | None:
        """None if the card can be built without the once-per-age power."""
        if self._already_built(city, card):
            return "already_built"
        if any(way.how != "power" for way in self.ways_to_build(city, card)):
            return None
        return self._why_not_affordable(city, self.tables.cards[card].cost)

    def why_no_stage(self, city: int) -> str | None:
        stage = self.cities[city].next_stage()
        if stage is None:
            return "all_stages_built"
        return None if self.payments(city, stage.cost) else self._why_not_affordable(city, stage.cost)

    def _why_not_affordable(self, city: int, cost: dict[str, int]) -> str:
        return "cannot_afford_coins" if self.payments(city, cost, PLENTY) else "cannot_afford_resources"

    # ---- playing ----

    def play(self, seat: int, move: Move) -> None:
        reason = self.refusal(seat, move)
        if reason:
            raise IllegalMoveError(reason)
        self._carry_out(seat, move)

    def play_outside_record(self, seat: int, move: Move) -> None:
        """SW-112: an impossible build or stage becomes a sale for 3 coins."""
        if self.refusal(seat, move) in (None, "game_over", "not_your_turn", "not_in_hand"):
            self.play(seat, move)
        else:
            sale = Sell(card_of(move))
            self._carry_out(seat, FreeCity(sale) if isinstance(move, FreeCity) else sale)

    def _carry_out(self, seat: int, move: Move) -> None:
        if self.phase in ("choose_side", "choose"):
            self.sealed.setdefault(seat, []).append(move)
            if not self.to_act():
                self._reveal()
            return
        inner = move.move if isinstance(move, FreeCity) else move
        if self.phase == "seventh_card":
            self._play_seventh(inner)
        else:
            self._play_discard_build(inner)

    def _reveal(self) -> None:
        sealed, self.sealed = self.sealed, {}
        if self.phase == "choose_side":
            for seat, (choice,) in sealed.items():
                assert isinstance(choice, ChooseSide)
                self.cities[seat].side = choice.side
            self._begin_age(1)
            return
        actions: dict[int, Action] = {}
        for seat in sorted(sealed):
            for move in sealed[seat]:
                self.hands[seat].remove(card_of(move))
                inner = move.move if isinstance(move, FreeCity) else move
                assert isinstance(inner, Build | Stage | Sell)
                actions[2 if isinstance(move, FreeCity) else seat] = inner
        self._resolve(actions)
        if self.turn == self.setup["turns_per_age"]:
            self._begin_seventh_card()
        elif self.options.mausoleum_timing == "end_of_turn":
            self._go_on_with_discard_builds()
        else:
            self._next_turn()

    def _resolve(self, actions: dict[int, Action]) -> None:
        """SW-23 to SW-25: first place everything, then pay, then gain. The Free City comes first (SW-93)."""
        order = sorted(actions, key=lambda city: (city < self.players, city))
        gained = {city: self._place(city, actions[city]) for city in order}
        for city in order:
            self._pay(city, actions[city], gained[city])
        for city in order:
            if isinstance(actions[city], Sell):
                self.cities[city].coins += self.setup["sale_coins"]
            self._gain(city, gained[city])

    def _place(self, city: int, action: Action) -> Card | StagePlan | None:
        """Puts the card where it belongs; returns what the city has gained."""
        own = self.cities[city]
        if isinstance(action, Build):
            own.cards.append(action.card)
            own.power_used = own.power_used or action.how == "power"
            self._write_log(city, "build", action.card, how=action.how, left=action.left, right=action.right)
            return self.tables.cards[action.card]
        shown = action.card if self.options.reveal_all_choices else None  # SW-104
        if isinstance(action, Sell):
            self.discard.append(action.card)
            self._write_log(city, "sell", shown)
            return None
        stage = own.next_stage()
        assert stage is not None
        own.buried.append(action.card)
        own.discard_builds_owed += sum(1 for effect in stage.effects if effect["kind"] == "build_from_discard")
        self._write_log(city, "stage", shown, stage=len(own.buried), left=action.left, right=action.right)
        return stage

    def _pay(self, city: int, action: Action, gained: Card | StagePlan | None) -> None:
        if isinstance(action, Sell) or gained is None or (isinstance(action, Build) and action.how != "paid"):
            return
        ring = neighbours(self.cities, city)
        self.cities[city].coins -= gained.cost.get("coins", 0) + action.left + action.right
        self.cities[ring["left"]].coins += action.left
        self.cities[ring["right"]].coins += action.right

    def _gain(self, city: int, gained: Card | StagePlan | None) -> None:
        """SW-56: immediate coins, counted on the table as it is now."""
        effects: tuple[Effect, ...] = gained.effects if gained else ()
        for effect in effects:
            if effect["kind"] == "coins":
                self.cities[city].coins += effect["amount"]
            elif effect["kind"] == "coins_per":
                self.cities[city].coins += effect["amount"] * count_items(self.cities, city, effect)

    def _write_log(self, city: int, did: str, card: str | None, **more: Any) -> None:
        self.log.append({"age": self.age, "turn": self.turn, "city": city, "did": did, "card": card, **more})

    # ---- end of a turn and of an age ----

    def _begin_age(self, age: int) -> None:
        """SW-20, SW-91: deal hands, with two players also the pile."""
        self.age = age
        size = self.setup["hand_size"]
        deck = self.deal.decks[age]
        self.hands = [list(deck[seat * size : (seat + 1) * size]) for seat in range(self.players)]
        dealt = size * len(self.cities)
        self.pile = list(deck[self.players * size : dealt])
        self.undealt += deck[dealt:]
        for city in self.cities:
            city.power_used = False
        if self.two_players:
            first = self.setup["two_player"]["first_holder"][str(age)]
            self.holder = neighbours(self.cities, 2)[first.removesuffix("_of_free_city")]
        self._begin_turn(1)

    def _begin_turn(self, turn: int) -> None:
        self.turn = turn
        self.phase = "choose"
        self.acting_city = None
        if self.holder is not None:
            self.hands[self.holder].append(self.pile.pop(0))  # SW-92

    def _next_turn(self) -> None:
        """SW-27, SW-96: pass the hands on, with two players swap them."""
        if self.holder is not None:
            self.hands.reverse()
            self.holder = 1 - self.holder
        else:
            direction = self.setup["pass_direction"][str(self.age)]
            given = self.hands
            self.hands = [[] for _ in given]
            for seat, hand in enumerate(given):
                self.hands[neighbours(self.cities, seat)[direction]] = hand
        self._begin_turn(self.turn + 1)

    def _begin_seventh_card(self) -> None:
        for number, city in enumerate(self.cities):
            if city.has("play_seventh_card"):
                self.phase, self.acting_city = "seventh_card", number
                return
        self._discard_left_overs()

    def _play_seventh(self, move: Move) -> None:
        """SW-73: a complete action of its own; a declined card stays with the left-over cards."""
        city = self._acting()
        if isinstance(move, Build | Stage | Sell):
            (self.hands[city] if city < self.players else self.pile).remove(move.card)
            self._resolve({city: move})
        else:
            self._write_log(city, "decline_seventh", None)
        self._discard_left_overs()

    def _discard_left_overs(self) -> None:
        """SW-29 (c), SW-97: all cards left in hands and pile are discarded."""
        for cards in [*self.hands, self.pile]:
            self.discard += cards
            cards.clear()
        self._go_on_with_discard_builds()

    def _go_on_with_discard_builds(self) -> None:
        """SW-75, SW-76a: ask for the next one due, if any; with an empty pile all are lost."""
        for number, city in enumerate(self.cities):
            if not self.discard:
                city.discard_builds_owed = 0
            if city.discard_builds_owed:
                self.phase, self.acting_city = "discard_build", number
                return
        if self.turn < self.setup["turns_per_age"]:
            self._next_turn()
        else:
            self._end_age()

    def _play_discard_build(self, move: Move) -> None:
        city = self._acting()
        self.cities[city].discard_builds_owed -= 1
        if isinstance(move, DiscardBuild):
            self.discard.remove(move.card)
            self.cities[city].cards.append(move.card)
            self._write_log(city, "discard_build", move.card)
            self._gain(city, self.tables.cards[move.card])
        else:
            self._write_log(city, "decline_discard", None)
        self._go_on_with_discard_builds()

    def _end_age(self) -> None:
        """SW-65, then SW-29 (f): conflicts, then the next age or the end."""
        self.acting_city = None
        for number, city in enumerate(self.cities):
            ring = neighbours(self.cities, number)
            for side in ("left", "right"):
                other = self.cities[ring[side]]
                if city.strength() > other.strength():
                    city.victories[self.age] += 1
                elif city.strength() < other.strength():
                    city.defeats += 1
        if self.age < AGES[-1]:
            self._begin_age(self.age + 1)
        else:
            self.phase = "over"

    # ---- result ----

    def scores(self) -> list[dict[str, int]]:
        """Points by category and total of every seat, as if the game ended now."""
        return [score_city(self.cities, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Rank of every seat, 1 = winner; equal seats share a rank (SW-88)."""
        worth = [(score["total"], self.cities[seat].coins) for seat, score in enumerate(self.scores())]
        return [1 + sum(1 for other in worth if other > own) for own in worth]

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranking()) if rank == 1]

    def end_reason(self) -> str:
        """points, coins (the tie-break decided) or shared."""
        totals = [score["total"] for score in self.scores()]
        if len(self.winners()) > 1:
            return "shared"
        return "points" if totals.count(max(totals)) == 1 else "coins"
