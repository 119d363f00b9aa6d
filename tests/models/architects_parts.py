"""Parts of the Architects model: tables, moves, options, the deal, and what a player owns."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "septem" / "games" / "architects" / "data"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


_CARDS, _WONDERS, _TOKENS, _GAME = (_table(name) for name in ("cards", "wonders", "tokens", "game"))
CARDS: dict[str, dict[str, Any]] = _CARDS["cards"]
DECKS: dict[str, dict[str, int]] = _CARDS["decks"]
RESOURCES: list[str] = _CARDS["resources"]
SYMBOLS: list[str] = _CARDS["science_symbols"]
COSTS: dict[str, dict[str, Any]] = _WONDERS["stage_costs"]
EFFECTS: dict[str, dict[str, Any]] = _WONDERS["wonder_effects"]
WONDERS: dict[str, dict[str, Any]] = _WONDERS["wonders"]
TOKENS: dict[str, dict[str, Any]] = _TOKENS["progress_tokens"]
CONFLICT_TOKENS: dict[str, int] = _TOKENS["conflict_tokens"]
MILITARY_VP: int = _TOKENS["military_victory_token"]["points"]
CAT_VP: int = _TOKENS["cat_pawn"]["points"]
FACE_UP: int = _GAME["setup"]["progress_face_up"]
CENTRAL = "central"
BLIND = "blind"
LOOK_AT = 5


# ------------------------------------------------------------------ moves, one for each decision of AR-96
@dataclass(frozen=True, order=True)
class ChooseWonder:
    wonder: str


@dataclass(frozen=True, order=True)
class Take:
    """Main pick, or Alexandria's effect."""

    deck: str


@dataclass(frozen=True, order=True)
class Build:
    """`payment` names only kinds that pay, resources in canonical order, `coin` last: (("wood", 1), ("coin", 1))."""

    stage: str
    payment: tuple[tuple[str, int], ...]


@dataclass(frozen=True, order=True)
class Science:
    """The symbols turned in, in canonical order: ("gear", "gear") or ("tablet", "gear", "compass")."""

    symbols: tuple[str, ...]


@dataclass(frozen=True, order=True)
class Progress:
    """A face-up token by name (two culture tokens are one choice, the first slot is taken), or `blind`."""

    token: str


@dataclass(frozen=True, order=True)
class UseToken:
    token: str
    deck: str


@dataclass(frozen=True, order=True)
class UseEffect:
    pass


@dataclass(frozen=True, order=True)
class Decline:
    pass


@dataclass(frozen=True, order=True)
class LookDeck:
    deck: str


@dataclass(frozen=True, order=True)
class Keep:
    kind: str


@dataclass(frozen=True, order=True)
class Finish:
    pass


Move = ChooseWonder | Take | Build | Science | Progress | UseToken | UseEffect | Decline | LookDeck | Keep | Finish
MOVE_TYPES = (
    ChooseWonder, Take, Build, Science, Progress, UseToken, UseEffect, Decline, LookDeck, Keep, Finish,
)  # fmt: skip


def sort_key(move: Move) -> tuple[int, tuple[Any, ...]]:
    return MOVE_TYPES.index(type(move)), astuple(move)


# ------------------------------------------------------------------ options and deal
@dataclass(frozen=True)
class Options:
    wonders: str | tuple[str, ...] = "random"  # "random", "picked" or the wonders by seat (AR-2a)
    first_player: int = 0  # AR-9
    coins_free_choice: bool = True  # AR-O1
    economy_forces_build: bool = True  # AR-O2
    engineering_forces_build: bool = False
    engineering_once_per_turn: bool = True
    wonder_effect_optional: bool = False  # AR-O4
    extra_card_optional: bool = True
    halicarnassus_public: bool = True  # AR-O8


@dataclass
class Deal:
    """Everything hidden. `wonders` is None when they are picked; then `decks` holds every wonder's deck."""

    players: int
    wonders: list[str] | None
    decks: dict[str, list[str]]
    central: list[str]
    progress: list[str]  # the first three lie face up, the rest is the pile, top first


def _shuffled(rng: random.Random, counts: dict[str, int]) -> list[str]:
    cards = [kind for kind, count in counts.items() for _ in range(count)]
    rng.shuffle(cards)
    return cards


def random_deal(rng: random.Random, players: int, options: Options) -> Deal:
    wonders: list[str] | None
    if options.wonders == "picked":
        wonders = None
    elif options.wonders == "random":
        wonders = rng.sample(sorted(WONDERS), players)
    else:
        wonders = list(options.wonders)
    decks = {wonder: _shuffled(rng, DECKS[wonder]) for wonder in (wonders or sorted(WONDERS))}
    progress = _shuffled(rng, {token: TOKENS[token]["copies"] for token in TOKENS})
    return Deal(players, wonders, decks, _shuffled(rng, DECKS[CENTRAL]), progress)


# ------------------------------------------------------------------ players
@dataclass
class Player:
    wonder: str | None = None
    area: Counter[str] = field(default_factory=Counter)
    built: set[str] = field(default_factory=set)
    progress: list[str] = field(default_factory=list)
    military: int = 0

    @property
    def stages(self) -> dict[str, dict[str, Any]]:
        assert self.wonder is not None
        stages: dict[str, dict[str, Any]] = WONDERS[self.wonder]["stages"]
        return stages

    @property
    def complete(self) -> bool:
        return self.wonder is not None and self.built == set(self.stages)

    def available_stages(self) -> list[str]:  # AR-20
        return [
            stage for stage, piece in self.stages.items()
            if stage not in self.built and set(piece["requires"]) <= self.built
        ]  # fmt: skip

    def shields(self) -> int:  # AR-72
        cards = sum(CARDS[kind].get("shields", 0) * count for kind, count in self.area.items())
        pieces = sum(EFFECTS[self.stages[stage]["effect"]].get("shields", 0) for stage in self.built)
        tactics = TOKENS["tactics"]["effect"]["shields"] if "tactics" in self.progress else 0
        return int(cards + pieces + tactics)

    def sets(self) -> list[tuple[str, ...]]:  # AR-30
        pairs: list[tuple[str, ...]] = [(symbol, symbol) for symbol in SYMBOLS if self.area[symbol] >= 2]
        triple = [tuple(SYMBOLS)] if all(self.area[symbol] >= 1 for symbol in SYMBOLS) else []
        return pairs + triple

    def progress_points(self) -> dict[str, int]:  # AR-50
        effect = {token: TOKENS[token]["effect"] for token in set(self.progress) if TOKENS[token]["type"] == "scoring"}
        points: dict[str, int] = {}
        if "decor" in effect:
            points["decor"] = effect["decor"]["points_wonder_complete" if self.complete else "points_wonder_unfinished"]
        if "politics" in effect:
            icons = sum(count for kind, count in self.area.items() if CARDS[kind].get("cat"))
            points["politics"] = icons * effect["politics"]["points_per_cat_icon_on_blue_cards"]
        if "strategy" in effect:
            points["strategy"] = self.military * effect["strategy"]["points_per_military_victory_token"]
        if "education" in effect:
            points["education"] = len(self.progress) * effect["education"]["points_per_progress_token"]
        if "culture" in effect:
            both = self.progress.count("culture") == 2
            points["culture"] = effect["culture"]["points_with_both" if both else "points_with_one"]
        return points


def battle_tokens(shields: list[int]) -> list[int]:
    """Military victory tokens each seat wins (AR-73, AR-74)."""
    players = len(shields)
    if players == 2:
        return [_duel_tokens(shields[0], shields[1]), _duel_tokens(shields[1], shields[0])]
    won = []
    for seat, mine in enumerate(shields):
        neighbours = (shields[(seat + 1) % players], shields[(seat - 1) % players])
        won.append(sum(1 for theirs in neighbours if theirs < mine))
    return won


def _duel_tokens(mine: int, theirs: int) -> int:
    if mine <= theirs:
        return 0
    return 2 if mine >= 2 * theirs and mine >= 2 else 1
