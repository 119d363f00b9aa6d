"""A slow, plain model of 7 Wonders Duel, written from the rules alone: the oracle for the engine.

Seats are 0 (player 1, who leads when the pawn is on a positive position) and 1 (player 2).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tests.models.duel_pieces import (
    CARDS,
    CATEGORIES,
    CONSTANTS,
    EVERYTHING,
    LAYOUTS,
    LOOTING_TOKENS,
    MILITARY,
    POINT_CATEGORY,
    SETUP,
    WONDERS,
    ZONE_OF,
    ChooseBoxProgress,
    ChooseDestroy,
    ChooseDiscarded,
    ChooseProgress,
    ChooseStarter,
    City,
    Deal,
    DraftWonder,
    IllegalMoveError,
    Main,
    Move,
    Options,
    Payment,
    payment_for,
    random_deal,
    trade_price,
)

__all__ = [
    "ChooseBoxProgress",
    "ChooseDestroy",
    "ChooseDiscarded",
    "ChooseProgress",
    "ChooseStarter",
    "City",
    "Deal",
    "DraftWonder",
    "DuelModel",
    "IllegalMoveError",
    "Main",
    "Move",
    "Options",
    "Payment",
    "payment_for",
    "random_deal",
    "rank",
    "trade_price",
]

LibraryDraw = Callable[[tuple[str, ...]], Iterable[str]]


class DuelModel:
    """One game. `phase` is the open decision of DU-102 (or "over"), `actor` the seat that owes it."""

    def __init__(self, deal: Deal, options: Options | None = None, library_draw: LibraryDraw | None = None) -> None:
        self.deal = deal
        self.options = options or Options()
        self.library_draw = library_draw  # called with the sorted box tokens, returns the tokens drawn (DU-86)
        self.cities = (City(), City())
        self.draft_group: set[str] = set()
        self.draft_later: list[str] = []
        self.draft_picks = 0
        self.box_wonders: set[str] = set()
        self.board_tokens = set(deal.board_tokens)
        self.box_tokens = set(deal.box_tokens)
        self.library_offer: set[str] = set()
        self.destroy_colour = ""
        self.pawn: int = MILITARY["start"]
        self.looting_tokens = set(LOOTING_TOKENS)
        self.discard_pile: set[str] = set()
        self.age = 0  # 0 = wonder draft
        self.structure: dict[int, str] = {}
        self.face_up: set[int] = set()
        self.active = deal.first_player
        self.extra_turn = False
        self.phase = ""
        self.actor = deal.first_player
        self.end_reason: str | None = None
        self.supremacy_winner: int | None = None
        if self.options.first_game_wonders:
            self._preset_wonders()
        else:
            self.box_wonders = set(deal.wonders[8:])
            self.draft_later = list(deal.wonders[:8])
            self._next_pick()

    # --- what can be asked

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def to_act(self) -> list[int]:
        return [] if self.over else [self.actor]

    def legal(self, seat: int) -> list[Move]:
        if self.over or seat != self.actor:
            return []
        other = self.cities[1 - seat]
        moves: dict[str, Callable[[], Sequence[Move]]] = {
            "draft_wonder": lambda: [DraftWonder(wonder) for wonder in sorted(self.draft_group)],
            "main": lambda: self._main_moves(seat),
            "choose_progress": lambda: [ChooseProgress(token) for token in sorted(self.board_tokens)],
            "choose_box_progress": lambda: [ChooseBoxProgress(token) for token in sorted(self.library_offer)],
            "choose_destroy": lambda: [ChooseDestroy(card) for card in sorted(other.of_colour(self.destroy_colour))],
            "choose_discarded": lambda: [ChooseDiscarded(card) for card in sorted(self.discard_pile)],
            "choose_starter": lambda: [ChooseStarter(0), ChooseStarter(1)],
        }
        return list(moves[self.phase]())

    def available(self) -> list[int]:
        covered_by = {slot: LAYOUTS[self.age][slot]["covered_by"] for slot in self.structure}
        return sorted(slot for slot, above in covered_by.items() if not any(s in self.structure for s in above))

    def payment(self, seat: int, item: str) -> Payment:
        return payment_for(self.cities[seat], self.cities[1 - seat], item)

    def wonders_built(self) -> int:
        return sum(len(city.wonders) for city in self.cities)

    def _main_moves(self, seat: int) -> list[Move]:
        city = self.cities[seat]
        wonders: list[str] = []
        if self.wonders_built() < SETUP["max_wonders_constructed"]:
            wonders = [w for w in city.unbuilt if self.payment(seat, w).total <= city.coins]
        moves: list[Main] = []
        for slot in self.available():
            moves.append(Main(slot, "discard"))
            if self.payment(seat, self.structure[slot]).total <= city.coins:  # DU-34
                moves.append(Main(slot, "build"))
            moves.extend(Main(slot, "wonder", wonder) for wonder in wonders)
        return [*sorted(moves)]

    # --- playing

    def play(self, seat: int, move: Move) -> None:
        if move not in self.legal(seat):
            raise IllegalMoveError(f"seat {seat}: {move} while {self.phase} is open for seat {self.actor}")
        match move:
            case DraftWonder(wonder):
                self._take_wonder(wonder)
                return
            case ChooseStarter(starter):
                self._begin_turn(starter)
                return
            case Main():
                self._play_card(seat, move)
            case ChooseProgress(token):
                self.board_tokens.remove(token)
                self._resolve_choice(seat, token)
            case ChooseBoxProgress(token):
                self.box_tokens.remove(token)  # the others return to the box
                self.library_offer = set()
                self._resolve_choice(seat, token)
            case ChooseDestroy(card):
                self.cities[1 - seat].cards.remove(card)
                self.discard_pile.add(card)
                self.destroy_colour = ""
                self.phase = ""
            case ChooseDiscarded(card):
                self.discard_pile.remove(card)
                self._resolve_choice(seat, card)  # DU-89: no payment, no income
        if not self.phase:
            self._finish_turn()

    def _preset_wonders(self) -> None:
        preset = SETUP["first_game_wonders"]
        for city, name in zip(self.cities, ("player_1", "player_2"), strict=True):
            city.unbuilt = set(preset[name])
        self.box_wonders = set(WONDERS) - self.cities[0].unbuilt - self.cities[1].unbuilt
        self._begin_age(1)
        self._begin_turn(self.deal.first_player)

    def _take_wonder(self, wonder: str) -> None:
        self.draft_group.remove(wonder)
        self.cities[self.actor].unbuilt.add(wonder)
        self.draft_picks += 1
        self._next_pick()

    def _next_pick(self) -> None:
        order = SETUP["wonder_draft_order"]
        if self.draft_picks == len(order):
            self._begin_age(1)
            self._begin_turn(self.deal.first_player)  # DU-15
            return
        if not self.draft_group:
            size = SETUP["wonders_dealt_per_round"]
            self.draft_group, self.draft_later = set(self.draft_later[:size]), self.draft_later[size:]
        first = order[self.draft_picks] == "first"
        self.actor = self.deal.first_player if first else 1 - self.deal.first_player
        self.active = self.actor
        self.phase = "draft_wonder"
        if self.options.auto_last_wonder and len(self.draft_group) == 1:
            self._take_wonder(*self.draft_group)

    def _begin_age(self, age: int) -> None:
        self.age = age
        self.structure = dict(enumerate(self.deal.ages[age - 1]))
        self.face_up = {slot for slot, place in LAYOUTS[age].items() if place["face"] == "up"}

    def _begin_turn(self, seat: int) -> None:
        self.active = self.actor = seat
        self.extra_turn = False
        self.phase = "main"

    def _play_card(self, seat: int, move: Main) -> None:
        """Take a card, pay, construct, carry out effects: steps 1 to 4 of DU-22."""
        city = self.cities[seat]
        card = self.structure.pop(move.slot)
        self.face_up.remove(move.slot)
        self.phase = ""
        if move.use == "discard":
            self.discard_pile.add(card)
            bonus = CONSTANTS["discard_bonus_per_yellow_card"] * len(city.of_colour("yellow"))
            city.coins += CONSTANTS["discard_base_coins"] + bonus  # DU-42
        elif move.use == "build":
            self._pay(seat, self.payment(seat, card))
            self._gain(seat, card)
        else:
            self._pay(seat, self.payment(seat, move.wonder))
            self._construct_wonder(seat, move.wonder, card)

    def _pay(self, seat: int, payment: Payment) -> None:
        payer, other = self.cities[seat], self.cities[1 - seat]
        payer.coins -= payment.total
        if other.effects("gain_opponent_trade_coins"):
            other.coins += payment.traded  # DU-38
        if payment.chain:
            payer.coins += sum(payer.effects("coins_per_chain_build"))  # DU-39

    def _construct_wonder(self, seat: int, wonder: str, card: str) -> None:
        city = self.cities[seat]
        city.unbuilt.remove(wonder)
        city.wonders[wonder] = card
        if self.wonders_built() == SETUP["max_wonders_constructed"]:  # DU-47
            for some_city in self.cities:
                self.box_wonders |= some_city.unbuilt
                some_city.unbuilt = set()
        self.extra_turn = bool(city.effects("wonders_play_again"))  # DU-76: owned before the effects
        self._apply_effects(seat, wonder)

    def _resolve_choice(self, seat: int, item: str) -> None:
        self.phase = ""
        self._gain(seat, item)

    def _gain(self, seat: int, item: str) -> None:
        """A card or token enters the city and takes effect."""
        city = self.cities[seat]
        (city.cards if item in CARDS else city.tokens).add(item)
        self._apply_effects(seat, item)

    def _apply_effects(self, seat: int, item: str) -> None:
        for effect in EVERYTHING[item]["effects"]:
            for kind, value in effect.items():
                self._apply_effect(seat, item, kind, value)
            if self.over:
                return

    def _apply_effect(self, seat: int, item: str, kind: str, value: Any) -> None:
        city, other = self.cities[seat], self.cities[1 - seat]
        if kind == "coins":
            city.coins += value
        elif kind == "coins_per":
            city.coins += self._amount_per(seat, value)
        elif kind == "opponent_loses_coins":
            other.lose(value)
        elif kind == "shields":
            self._move_pawn(seat, value + self._extra_shields(seat, item))
        elif kind == "science":
            self._gain_symbol(seat, value)
        elif kind == "play_again":
            self.extra_turn = True
        elif kind == "destroy_opponent_card" and other.of_colour(value):
            self.destroy_colour = value
            self._open(seat, "choose_destroy")
        elif kind == "build_from_discard" and self.discard_pile:
            self._open(seat, "choose_discarded")
        elif kind == "progress_from_box":
            self._draw_from_box(value["draw"])
            self._open(seat, "choose_box_progress")

    def _open(self, seat: int, phase: str) -> None:
        self.actor, self.phase = seat, phase

    def _amount_per(self, seat: int, per: dict[str, Any]) -> int:
        """`amount` for each counted thing of the own or of the larger city (DU-40, DU-41)."""
        cities = [self.cities[seat]] if per["city"] == "own" else self.cities
        return int(per["amount"]) * max(city.count(per["count"]) for city in cities)

    def _extra_shields(self, seat: int, item: str) -> int:
        """Strategy, for red cards only (DU-75)."""
        colour = CARDS[item]["colour"] if item in CARDS else None
        return sum(e["amount"] for e in self.cities[seat].effects("extra_shields") if e["target"] == colour)

    def _move_pawn(self, seat: int, shields: int) -> None:
        direction = 1 if seat == 0 else -1
        for _ in range(shields):
            self.pawn += direction
            zone = ZONE_OF[self.pawn]
            on_other_side = self.pawn * direction > 0  # DU-58: moving back takes no token
            for token in sorted(self.looting_tokens):
                if on_other_side and LOOTING_TOKENS[token]["zone"] == zone["zone"]:
                    self.looting_tokens.remove(token)
                    self.cities[1 - seat].lose(LOOTING_TOKENS[token]["coins"])
            if "capital_of" in zone:
                self._supremacy(seat, "military_supremacy")
                return

    def _gain_symbol(self, seat: int, symbol: str) -> None:
        symbols = self.cities[seat].symbols()
        if len(symbols) >= CONSTANTS["distinct_symbols_for_scientific_supremacy"]:
            self._supremacy(seat, "scientific_supremacy")
        elif symbols[symbol] == 2 and self.board_tokens:
            self._open(seat, "choose_progress")

    def _draw_from_box(self, number: int) -> None:
        if self.library_draw is None:
            raise RuntimeError("Great Library was built but no library_draw was given")
        drawn = list(self.library_draw(tuple(sorted(self.box_tokens))))
        if len(drawn) != number or len(set(drawn)) != number or not set(drawn) <= self.box_tokens:
            raise RuntimeError(f"not a draw of {number} tokens from the box: {drawn}")
        self.library_offer = set(drawn)

    def _supremacy(self, seat: int, reason: str) -> None:
        self.supremacy_winner = seat
        self._end(reason)

    def _end(self, reason: str) -> None:
        self.phase, self.end_reason = "over", reason
        self.extra_turn = False

    def _finish_turn(self) -> None:
        """Turn up cards, then the extra turn, the next player or the end of the age: steps 6 and 7 of DU-22."""
        self.face_up |= set(self.available())
        if not self.structure:
            self._end_age()
        elif self.extra_turn:
            self._begin_turn(self.active)
        else:
            self._begin_turn(1 - self.active)

    def _end_age(self) -> None:
        self.extra_turn = False  # DU-50
        if self.age == 3:
            self._end("civilian")
            return
        self._begin_age(self.age + 1)
        if self.pawn == 0 and self.options.centre_pawn == "starts":
            self._begin_turn(self.active)  # DU-54
        elif self.pawn == 0:
            self._open(self.active, "choose_starter")
        else:
            self._open(1 if self.pawn > 0 else 0, "choose_starter")  # DU-53: the weaker player

    # --- end of the game

    def military_points(self, seat: int) -> int:
        leads = self.pawn > 0 if seat == 0 else self.pawn < 0
        return int(ZONE_OF[self.pawn].get("points", 0)) if leads else 0  # a capital counts 0 (DU-96)

    def _points_of(self, seat: int, item: str) -> int:
        effects = EVERYTHING[item]["effects"]
        printed: int = sum(effect.get("points", 0) for effect in effects)
        per = [effect["points_per"] for effect in effects if "points_per" in effect]
        return printed + sum(self._amount_per(seat, value) for value in per)

    def scores(self) -> list[dict[str, int]]:
        """Points per category and `total` of each seat, as if the game were scored now (DU-91 to DU-94)."""
        sheets = []
        for seat, city in enumerate(self.cities):
            sheet = dict.fromkeys(CATEGORIES, 0)
            sheet["military"] = self.military_points(seat)
            for card in city.cards:
                if CARDS[card]["colour"] in POINT_CATEGORY:
                    sheet[POINT_CATEGORY[CARDS[card]["colour"]]] += self._points_of(seat, card)
            sheet["wonders"] = sum(self._points_of(seat, wonder) for wonder in city.wonders)
            sheet["progress_tokens"] = sum(self._points_of(seat, token) for token in city.tokens)
            sheet["treasury"] = city.coins // CONSTANTS["coins_per_victory_point"]
            sheets.append({**sheet, "total": sum(sheet.values())})
        return sheets

    def ranking(self) -> list[list[int]]:
        """Seats by rank, winner first; [[0, 1]] is a shared victory (DU-95)."""
        if not self.over:
            raise RuntimeError("the game is not over")
        if self.supremacy_winner is not None:
            return [[self.supremacy_winner], [1 - self.supremacy_winner]]
        return rank(self.scores())

    def winners(self) -> list[int]:
        return self.ranking()[0]

    # --- the whole state, hidden things included; unordered things are sorted lists

    def snapshot(self) -> dict[str, Any]:
        return {
            "options": {**vars(self.options)},
            "first_player": self.deal.first_player,
            "phase": self.phase,
            "to_act": self.to_act(),
            "active": self.active,
            "extra_turn": self.extra_turn,
            "age": self.age,
            "draft": {"group": sorted(self.draft_group), "later": list(self.draft_later), "picks": self.draft_picks},
            "structure": {
                slot: {"card": card, "face_up": slot in self.face_up} for slot, card in sorted(self.structure.items())
            },
            "available": self.available(),
            "later_ages": {age: list(self.deal.ages[age - 1]) for age in (1, 2, 3) if age > self.age},
            "removed_cards": sorted(set(CARDS) - {card for cards in self.deal.ages for card in cards}),
            "discard_pile": sorted(self.discard_pile),
            "board_tokens": sorted(self.board_tokens),
            "box_tokens": sorted(self.box_tokens),
            "library_offer": sorted(self.library_offer),
            "destroy_colour": self.destroy_colour,
            "box_wonders": sorted(self.box_wonders),
            "pawn": self.pawn,
            "looting_tokens": sorted(self.looting_tokens),
            "cities": [
                {
                    "coins": city.coins,
                    "cards": sorted(city.cards),
                    "wonders": dict(sorted(city.wonders.items())),
                    "unbuilt": sorted(city.unbuilt),
                    "tokens": sorted(city.tokens),
                }
                for city in self.cities
            ],
            "over": self.over,
            "end_reason": self.end_reason,
            "winners": self.winners() if self.over else [],
        }


def rank(sheets: list[dict[str, int]]) -> list[list[int]]:
    """Civilian victory: higher total, then more points on blue cards, else shared (DU-91, DU-95)."""
    keys = [(sheet["total"], sheet["blue"]) for sheet in sheets]
    if keys[0] == keys[1]:
        return [[0, 1]]
    return [[0], [1]] if keys[0] > keys[1] else [[1], [0]]
