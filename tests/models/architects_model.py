"""Slow, plain model of 7 Wonders Architects: the oracle the engine is played against.

Written only from the rules (clauses AR-..) and the TOML tables. Decks are lists with the top card first and are named
by their wonder, or `central`. Every forced decision is a single legal move, except `Finish`, which happens by itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.models.architects_parts import (
    BLIND,
    CARDS,
    CAT_VP,
    CENTRAL,
    CONFLICT_TOKENS,
    COSTS,
    EFFECTS,
    FACE_UP,
    LOOK_AT,
    MILITARY_VP,
    TOKENS,
    WONDERS,
    Build,
    ChooseWonder,
    Deal,
    Decline,
    Finish,
    Keep,
    LookDeck,
    Move,
    Options,
    Player,
    Progress,
    Science,
    Take,
    UseEffect,
    UseToken,
    battle_tokens,
    random_deal,
    sort_key,
)
from tests.models.architects_payment import Payment, affordable, follows_mode, payments

__all__ = [
    "ArchitectsModel", "Build", "ChooseWonder", "Deal", "Decline", "Finish", "IllegalMoveError", "Keep", "LookDeck",
    "Move", "Options", "Progress", "Reshuffle", "Science", "Take", "UseEffect", "UseToken", "random_deal", "sort_key",
]  # fmt: skip

Reshuffle = Callable[[list[str]], list[str]]


class IllegalMoveError(Exception):
    """The move is not among the legal ones; nothing has changed."""


class ArchitectsModel:
    """`reshuffle` receives the cards left in a deck (Halicarnassus, AR-56) and returns them in the new order."""

    def __init__(self, deal: Deal, options: Options, reshuffle: Reshuffle) -> None:
        assert 2 <= deal.players <= 7
        assert 0 <= options.first_player < deal.players
        self.options = options
        self.reshuffle = reshuffle
        self.players = [Player() for _ in range(deal.players)]
        self.decks = {wonder: list(cards) for wonder, cards in deal.decks.items()}  # wonder decks only
        self.central = list(deal.central)
        self.discard: Counter[str] = Counter()
        self.face_up = list(deal.progress[:FACE_UP])
        self.pile = list(deal.progress[FACE_UP:])
        self.conflict_total = CONFLICT_TOKENS[str(deal.players)]
        self.conflict_battle = 0  # tokens on the battle side
        self.cat: int | None = None
        self.active = options.first_player
        self.turn = 0
        self.live: set[str] = set()
        self.used: set[str] = set()
        self.central_known_to: set[int] = set()  # seats that peeked at the card now on top
        self.pending_effect: str | None = None
        self.look_deck: str | None = None
        self.reason: str | None = None
        self.phase = "choose_wonder"
        if deal.wonders is not None:
            assert len(set(deal.wonders)) == deal.players
            for player, wonder in zip(self.players, deal.wonders, strict=True):
                player.wonder = wonder
            self._begin_play()

    # -------------------------------------------------------------- queries
    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def me(self) -> Player:
        return self.players[self.active]

    @property
    def battle_due(self) -> bool:  # AR-71
        return self.conflict_battle == self.conflict_total

    def left_deck(self, seat: int) -> str:  # AR-3
        wonder = self.players[seat].wonder
        assert wonder is not None
        return wonder

    def right_deck(self, seat: int) -> str:
        return self.left_deck((seat - 1) % len(self.players))

    def deck(self, name: str) -> list[str]:
        return self.central if name == CENTRAL else self.decks[name]

    def available_decks(self) -> list[str]:
        """Decks the active player can reach (AR-11)."""
        reach = [self.left_deck(self.active), self.right_deck(self.active), CENTRAL]
        return [name for name in reach if self.deck(name)]

    def nonempty_decks(self) -> list[str]:
        return [name for name in [*self.decks, CENTRAL] if self.deck(name)]

    def looked_at(self) -> list[str]:
        return self.deck(self.look_deck)[:LOOK_AT] if self.look_deck is not None else []

    def to_act(self) -> list[int]:
        return [] if self.over else [self.active]

    def legal(self, seat: int) -> list[Move]:
        if seat not in self.to_act():
            return []
        return sorted(self._moves(), key=sort_key)

    def _moves(self) -> list[Move]:
        match self.phase:
            case "choose_wonder":
                taken = {player.wonder for player in self.players}
                return [ChooseWonder(wonder) for wonder in WONDERS if wonder not in taken]
            case "main_pick":
                return [Take(deck) for deck in self.available_decks()]
            case "effect":
                return [UseEffect(), Decline()]
            case "take_any":
                return [Take(deck) for deck in self.nonempty_decks()]
            case "progress":
                return [Progress(token) for token in self._progress_choices()]
            case "look_deck":
                return [LookDeck(deck) for deck in self.available_decks() if deck != CENTRAL]
            case "keep":
                return [Keep(kind) for kind in set(self.looked_at())]
            case _:
                return self._resolution_moves()

    def _progress_choices(self) -> set[str]:  # AR-32, AR-33
        return set(self.face_up) | ({BLIND} if self.pile else set())

    def _resolution_moves(self) -> list[Move]:  # AR-16
        moves: list[Move] = []
        for stage in self.me.available_stages():
            moves += [Build(stage, payment) for payment in self.payments(stage)]
        if self._progress_choices():
            moves += [Science(symbols) for symbols in self.me.sets()]
        moves += [UseToken(token, deck) for token in self.live for deck in self.available_decks()]
        if not self.obligations():
            moves.append(Finish())
        return moves

    def obligations(self) -> list[str]:  # AR-17
        found = [f"build {stage}" for stage in self.me.available_stages() if self.affordable(stage)]
        if self.me.sets() and self._progress_choices():
            found.append("science")
        if not self.options.extra_card_optional and self.available_decks():  # AR-O4
            found += [f"use {token}" for token in sorted(self.live)]
        return found

    def affordable(self, stage: str) -> bool:
        return affordable(self.me.area, stage, self._ready(), self.options)

    def payments(self, stage: str) -> list[Payment]:
        return payments(self.me.area, stage, self._ready(), self.options)

    def _ready(self) -> set[str]:
        return {token for token in self.me.progress if token not in self.used}

    # -------------------------------------------------------------- playing
    def play(self, seat: int, move: Move) -> None:
        if move not in self.legal(seat):
            raise IllegalMoveError(f"seat {seat} in {self.phase}: {move}")
        match move:
            case ChooseWonder(wonder):
                self._choose_wonder(wonder)
            case Take(deck):
                self._take_top(deck)
                self.phase = "resolution"
            case Build(stage, payment):
                self._build(stage, payment)
            case Science(symbols):
                self._pay_discard(Counter(symbols))
                self.phase = "progress"
            case Progress(token):
                self._take_progress(token)
                self.phase = "resolution"
            case UseToken(token, deck):
                self.live.remove(token)
                self.used.add(token)  # before the card lands: it cannot re-arm its own token (AR-44)
                self._take_top(deck)
            case UseEffect():
                self._begin_effect()
            case Decline():
                self.pending_effect = None
                self.phase = "resolution"
            case LookDeck(deck):
                self.look_deck = deck
                self.phase = "keep"
            case Keep(kind):
                self._keep(kind)
            case Finish():
                self._end_turn()
        self._go_on()

    def _go_on(self) -> None:
        """Everything that happens without a decision: passing turns and forced finishes (AR-18)."""
        while not self.over:
            if self.phase == "main_pick" and not self.available_decks():  # AR-81
                self.phase = "resolution"
            elif self.phase == "resolution" and self._resolution_moves() == [Finish()]:
                self._end_turn()
            else:
                return

    def _choose_wonder(self, wonder: str) -> None:  # AR-2a
        self.me.wonder = wonder
        self.active = (self.active + 1) % len(self.players)
        if self.me.wonder is not None:
            self._begin_play()

    def _begin_play(self) -> None:
        in_play = [player.wonder for player in self.players]
        self.decks = {wonder: cards for wonder, cards in self.decks.items() if wonder in in_play}
        self.active = self.options.first_player
        self._begin_turn()
        self._go_on()

    def _begin_turn(self) -> None:
        if not self.nonempty_decks():  # AR-82
            self._end_game("decks_empty")
            return
        self.turn += 1
        self.phase = "main_pick"
        if self.cat == self.active and self.central:  # AR-61
            self.central_known_to.add(self.active)

    def _take_top(self, deck: str) -> None:
        card = self.deck(deck).pop(0)
        if deck == CENTRAL:
            self.central_known_to.clear()
        self._gain(card)

    def _gain(self, kind: str) -> None:  # AR-13, AR-15
        self.me.area[kind] += 1
        if CARDS[kind].get("cat"):
            self.cat = self.active
        self.conflict_battle = min(self.conflict_total, self.conflict_battle + CARDS[kind].get("horns", 0))
        for token in set(self.me.progress):
            if kind in TOKENS[token].get("trigger", {}).get("take_kind", []):
                self._arm(token)

    def _arm(self, token: str) -> None:  # AR-43
        if token in self._ready():
            self.live.add(token)

    def _pay_discard(self, cards: Counter[str]) -> None:
        for kind, count in cards.items():
            assert self.me.area[kind] >= count
            self.me.area[kind] -= count
            self.discard[kind] += count

    def _build(self, stage: str, payment: Payment) -> None:  # AR-26, AR-27
        paid = dict(payment)
        if sum(paid.values()) < COSTS[stage]["n"]:
            self.used.add("economy")
        if not follows_mode(paid, stage) and self.options.engineering_once_per_turn:
            self.used.add("engineering")
        self._pay_discard(Counter(paid))
        self.me.built.add(stage)
        self._arm("architecture")
        effect = self.me.stages[stage]["effect"]
        if EFFECTS[effect]["timing"] != "immediate" or not self._can_do(effect):
            return
        self.pending_effect = effect
        if self.options.wonder_effect_optional:
            self.phase = "effect"
        else:
            self._begin_effect()

    def _can_do(self, effect: str) -> bool:
        match effect:
            case "take_any":
                return bool(self.nonempty_decks())
            case "take_central":
                return bool(self.central)
            case "take_progress":
                return bool(self._progress_choices())
            case _:  # take_sides, look5_keep1
                return any(deck != CENTRAL for deck in self.available_decks())

    def _begin_effect(self) -> None:  # AR-52 to AR-58
        effect, self.pending_effect = self.pending_effect, None
        match effect:
            case "take_any":
                self.phase = "take_any"
            case "take_progress":
                self.phase = "progress"
            case "look5_keep1":
                self.phase = "look_deck"
            case "take_central":
                self._take_top(CENTRAL)
                self.phase = "resolution"
            case "take_sides":
                for deck in (self.left_deck(self.active), self.right_deck(self.active)):
                    if self.deck(deck):
                        self._take_top(deck)
                self.phase = "resolution"

    def _take_progress(self, token: str) -> None:  # AR-32, AR-33
        if token == BLIND:
            self.me.progress.append(self.pile.pop(0))
            return
        slot = self.face_up.index(token)
        self.me.progress.append(token)
        if self.pile:
            self.face_up[slot] = self.pile.pop(0)
        else:
            del self.face_up[slot]

    def _keep(self, kind: str) -> None:  # AR-56
        assert self.look_deck is not None
        rest = self.decks[self.look_deck]
        rest.remove(kind)
        shuffled = self.reshuffle(list(rest))
        assert Counter(shuffled) == Counter(rest), "the reshuffle must keep the cards"
        self.decks[self.look_deck] = list(shuffled)
        self.look_deck = None
        self._gain(kind)
        self.phase = "resolution"

    def _end_turn(self) -> None:  # AR-89
        if self.battle_due:
            self._battle()
        self.live.clear()
        self.used.clear()
        if self.me.complete:  # AR-85
            self._end_game("wonder_complete")
            return
        self.active = (self.active + 1) % len(self.players)
        self._begin_turn()

    def _battle(self) -> None:  # AR-73 to AR-76
        won = battle_tokens([player.shields() for player in self.players])
        for player, tokens in zip(self.players, won, strict=True):
            player.military += tokens
            for kind in list(player.area):
                if CARDS[kind].get("horns", 0) > 0:
                    self.discard[kind] += player.area.pop(kind)
        self.conflict_battle = 0

    def _end_game(self, reason: str) -> None:
        self.phase = "over"
        self.reason = reason

    # -------------------------------------------------------------- results
    def categories(self, seat: int) -> dict[str, int]:  # AR-86
        player = self.players[seat]
        return {
            "stages": sum(player.stages[stage]["points"] for stage in player.built),
            "blue": sum(CARDS[kind].get("points", 0) * count for kind, count in player.area.items()),
            "military": MILITARY_VP * player.military,
            "cat": CAT_VP if self.cat == seat else 0,
            "progress": sum(player.progress_points().values()),
        }

    def scores(self) -> list[dict[str, int]]:
        """Per seat the categories and their `total`; meaningful during the game too (not before wonders are chosen)."""
        found = []
        for seat in range(len(self.players)):
            categories = self.categories(seat)
            found.append({**categories, "total": sum(categories.values())})
        return found

    def ranking(self) -> list[int]:
        """The place of each seat, 1 is best, tied seats share a place (AR-88)."""
        results = [
            (score["total"], len(player.built)) for score, player in zip(self.scores(), self.players, strict=True)
        ]
        return [1 + sum(1 for other in results if other > mine) for mine in results]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]

    def snapshot(self) -> dict[str, Any]:
        """The complete state in names, hidden things included; a fresh plain dict each time."""
        return {
            "phase": self.phase,
            "active": self.active,
            "turn": self.turn,
            "seats": [self._seat_snapshot(player) for player in self.players],
            "decks": {wonder: list(cards) for wonder, cards in sorted(self.decks.items())},
            "central": list(self.central),
            "central_known_to": sorted(self.central_known_to),
            "discard": _plain(self.discard),
            "face_up": list(self.face_up),
            "pile": list(self.pile),
            "conflict": {"total": self.conflict_total, "battle": self.conflict_battle},
            "battle_due": self.battle_due,
            "cat": self.cat,
            "live": sorted(self.live),
            "used": sorted(self.used),
            "pending_effect": self.pending_effect,
            "look": self._look_snapshot(),
            "reason": self.reason,
        }

    @staticmethod
    def _seat_snapshot(player: Player) -> dict[str, Any]:
        return {
            "wonder": player.wonder,
            "built": sorted(player.built),
            "area": _plain(player.area),
            "progress": sorted(player.progress),
            "military": player.military,
        }

    def _look_snapshot(self) -> dict[str, Any] | None:  # AR-92, AR-93
        if self.look_deck is None:
            return None
        seen_by = range(len(self.players)) if self.options.halicarnassus_public else [self.active]
        return {"deck": self.look_deck, "cards": self.looked_at(), "seen_by": list(seen_by)}


def _plain(cards: Counter[str]) -> dict[str, int]:
    return {kind: cards[kind] for kind in CARDS if cards[kind]}
