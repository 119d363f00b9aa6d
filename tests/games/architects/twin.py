"""The engine and the independent model side by side: the same deal, the same moves, everything compared."""

from __future__ import annotations

import random
from typing import Any

from septem.core.begin import room_options
from septem.core.interchange import as_data
from septem.games.architects.codes import BUILD_CODE, FINISH_CODE, PER_STAGE
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import (
    Build,
    Choose,
    Data,
    Decline,
    Effect,
    Finish,
    Keep,
    Look,
    Progress,
    Science,
    Take,
    Use,
)
from septem.games.architects.moves import PAYMENT_CARDS, data_of, notation_of
from septem.games.architects.position import Sides, configured, write
from septem.games.architects.room import ROOM
from septem.games.architects.tables import CATEGORIES
from tests.models import architects_model as model
from tests.models.architects_parts import sort_key

PHASES = {"choose_wonder": "choose", "main_pick": "pick", "look_deck": "look"}
SWITCHES = [form.name for form in ROOM.option_forms() if isinstance(form.default, bool)]
NO_SIDES: Sides = (None, None)
"""Every deck by the name of its wonder."""
BUILDS = (BUILD_CODE + PER_STAGE * stage + payment for stage in range(5) for payment in range(len(PAYMENT_CARDS)))
CODES: dict[str, int] = {notation_of(data_of(code), NO_SIDES): code for code in (*range(FINISH_CODE + 1), *BUILDS)}


def random_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Every option drawn at random."""
    wonders: Any = rng.choice(["random", "picked", "list"])
    if wonders == "list":
        wonders = rng.sample(sorted(model.random_deal(rng, 7, model.Options()).decks), players)
    switches = {name: rng.random() < 0.5 for name in SWITCHES}
    return {"wonders": wonders, "first_player": rng.randrange(players), **switches}


class Twin:
    """One game on both."""

    def __init__(self, players: int, given: dict[str, Any], seed: int) -> None:
        options = room_options(ROOM, players, given)
        self.state: ArchitectsState = configured(players, options)
        self.state.begin(seed)
        found = self.written()
        wonders = None if options.wonders == "picked" else [city["wonder"] for city in found["cities"]]
        deal = model.Deal(players, wonders, found["decks"], found["central"], found["face_up"] + found["pile"])
        given = {**as_data(options), "wonders": "picked" if wonders is None else "random"}
        self.model = model.ArchitectsModel(deal, model.Options(**given), self.reshuffle)
        self.shuffled: list[str] = []

    def written(self) -> dict[str, Any]:
        """The engine's position as plain data."""
        found: dict[str, Any] = as_data(write(self.state))
        return found

    def reshuffle(self, rest: list[str]) -> list[str]:
        """The order the engine has drawn."""
        return self.shuffled

    def moves(self) -> list[model.Move]:
        """The legal moves of both, which must be the same."""
        seat = self.model.active
        listed = self.model.legal(seat)
        assert sorted(map(self.code, listed)) == sorted(self.state.legal_codes(seat))
        return listed

    @classmethod
    def code(cls, move: model.Move) -> int:
        """The engine's code of a move of the model."""
        return CODES[notation_of(cls.data(move), NO_SIDES)]

    @staticmethod
    def data(move: model.Move) -> Data:
        """A move of the model as the engine's border has it."""
        match move:
            case model.ChooseWonder(wonder):
                return Choose(wonder)
            case model.Take(deck):
                return Take(deck)
            case model.Build(stage, payment):
                return Build(stage, dict(payment))
            case model.Science(symbols):
                return Science(symbols)
            case model.Progress(token):
                return Progress(token)
            case model.UseToken(token, deck):
                return Use(token, deck)
            case model.LookDeck(deck):
                return Look(deck)
            case model.Keep(kind):
                return Keep(kind)
            case model.UseEffect():
                return Effect()
            case model.Decline():
                return Decline()
            case _:
                return Finish()

    def play(self, move: model.Move) -> None:
        """One move on both."""
        looked = self.model.look_deck
        self.state.play_code(self.model.active, self.code(move))
        if isinstance(move, model.Keep):
            assert looked is not None
            self.shuffled = self.written()["decks"][looked]
        self.model.play(self.model.active, move)

    def check(self) -> None:
        """Compare everything both know about the table, and the points."""
        found = self.written()
        seen = self.model.snapshot()
        phase = PHASES.get(seen["phase"], seen["phase"])
        assert (found["phase"], found["active"], found["turn"]) == (phase, seen["active"], seen["turn"])
        for mine, theirs in zip(found["cities"], seen["seats"], strict=True):
            assert (mine["wonder"], mine["built"], mine["military"]) == tuple(
                theirs[field] for field in ("wonder", "built", "military")
            )
            assert (mine["cards"], sorted(mine["tokens"])) == (theirs["area"], theirs["progress"])
            assert len(mine) == len(theirs)
        for field in ("decks", "central", "central_known_to", "face_up", "pile", "cat"):
            assert found[field] == seen[field], field
        assert found["discard_pile"] == seen["discard"]
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
        sheets = [self.state.sheet(seat) for seat in range(len(scores))]
        assert [dict(zip(CATEGORIES, sheet, strict=True)) for sheet in sheets] == scores
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
