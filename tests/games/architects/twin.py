"""The engine and the independent model side by side: the same deal, the same moves, everything compared."""

from __future__ import annotations

import random
from typing import Any

from septem.games.architects.engine import ArchitectsState
from septem.games.architects.game import ArchitectsGame
from septem.games.architects.moves import code_of
from septem.games.architects.position import configured, position_out
from septem.games.architects.scores import categories
from tests.models import architects_model as model
from tests.models.architects_parts import sort_key

PHASES = {"choose_wonder": "choose", "main_pick": "pick", "look_deck": "look"}
SWITCHES = [option.name for option in ArchitectsGame.options_known if isinstance(option.default, bool)]


def random_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Every option drawn at random."""
    wonders: Any = rng.choice(["random", "picked", "list"])
    if wonders == "list":
        wonders = rng.sample(sorted(model.random_deal(rng, 7, model.Options()).decks), players)
    switches = {name: rng.random() < 0.5 for name in SWITCHES}
    return {"wonders": wonders, "first_player": rng.randrange(players), **switches}


def complete(options: dict[str, Any], players: int) -> dict[str, Any]:
    """The options with their defaults."""
    defaults = {option.name: option.default for option in ArchitectsGame.options_known}
    return ArchitectsGame.complete_options(players, {**defaults, **options})


class Twin:
    """One game on both."""

    def __init__(self, players: int, options: dict[str, Any], seed: int) -> None:
        options = complete(options, players)
        self.state: ArchitectsState = configured(players, options)
        self.state.begin(seed)
        found = position_out(self.state)
        wonders = None if options["wonders"] == "picked" else [seat["wonder"] for seat in found["seats"]]
        deal = model.Deal(players, wonders, found["decks"], found["central"], found["face_up"] + found["pile"])
        given = {**options, "wonders": "picked" if wonders is None else "random"}
        self.model = model.ArchitectsModel(deal, model.Options(**given), self.reshuffle)
        self.shuffled: list[str] = []

    def reshuffle(self, rest: list[str]) -> list[str]:
        """The order the engine has drawn."""
        return self.shuffled

    def moves(self) -> list[model.Move]:
        """The legal moves of both, which must be the same."""
        seat = self.model.active
        listed = self.model.legal(seat)
        assert sorted(map(self.code, listed)) == sorted(self.state.legal_codes(seat))
        return listed

    @staticmethod
    def code(move: model.Move) -> int:
        """The engine's code of a move of the model."""
        match move:
            case model.ChooseWonder(wonder):
                return code_of({"action": "choose", "wonder": wonder})
            case model.Take(deck):
                return code_of({"action": "take", "deck": deck})
            case model.Build(stage, payment):
                return code_of({"action": "build", "stage": stage, "payment": dict(payment)})
            case model.Science(symbols):
                return code_of({"action": "science", "symbols": list(symbols)})
            case model.Progress(token):
                return code_of({"action": "progress", "token": token})
            case model.UseToken(token, deck):
                return code_of({"action": "use", "token": token, "deck": deck})
            case model.LookDeck(deck):
                return code_of({"action": "look", "deck": deck})
            case model.Keep(kind):
                return code_of({"action": "keep", "card": kind})
            case model.UseEffect():
                return code_of({"action": "effect"})
            case model.Decline():
                return code_of({"action": "decline"})
            case _:
                return code_of({"action": "finish"})

    def play(self, move: model.Move) -> None:
        """One move on both."""
        looked = self.model.look_deck
        self.state.play_code(self.model.active, self.code(move))
        if isinstance(move, model.Keep):
            assert looked is not None
            self.shuffled = position_out(self.state)["decks"][looked]
        self.model.play(self.model.active, move)

    def check(self) -> None:
        """Compare everything both know about the table, and the points."""
        found = position_out(self.state)
        seen = self.model.snapshot()
        phase = PHASES.get(seen["phase"], seen["phase"])
        assert (found["phase"], found["active"], found["turn"]) == (phase, seen["active"], seen["turn"])
        for mine, theirs in zip(found["seats"], seen["seats"], strict=True):
            assert {**mine, "progress": sorted(mine["progress"])} == theirs
        for field in ("decks", "central", "central_known_to", "discard", "face_up", "pile", "cat"):
            assert found[field] == seen[field], field
        assert found["conflict_battle"] == seen["conflict"]["battle"]
        assert (sorted(found["live"]), sorted(found["used"])) == (seen["live"], seen["used"])
        assert found["ending"] == seen["reason"]
        assert found["look"] == (seen["look"] or {"deck": None})["deck"]
        if phase != "choose":
            self.check_points()

    def check_points(self) -> None:
        """Categories, totals and places."""
        scores = self.model.scores()
        assert self.state.scores() == [score.pop("total") for score in scores]
        assert [categories(self.state, seat) for seat in range(len(scores))] == scores
        assert self.state.ranks() == self.model.ranking()
        assert self.state.all_shields() == [player.shields() for player in self.model.players]


def play_twins(players: int, options: dict[str, Any], seed: int) -> Twin:
    """A random game on both, compared at every step."""
    rng = random.Random(f"{players} {seed}")
    twin = Twin(players, options, seed)
    while not twin.model.over:
        twin.check()
        moves = sorted(twin.moves(), key=sort_key)
        twin.play(rng.choice(moves))
    twin.check()
    assert twin.state.finished()
    return twin
