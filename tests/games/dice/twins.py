"""The engine and the independent model side by side: the model takes its dice from the engine."""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.model import tag_of
from septem.games.dice.model import EffectsOwed, Owed, RoundStart, View
from septem.games.dice.room import DiceGame
from septem.games.dice.tables import BUILDINGS
from tests.games.dice.fixtures import Json
from tests.models.dice_board import load
from tests.models.dice_deal import Deal, Roll
from tests.models.dice_model import Game as Model
from tests.models.dice_model import Move as ModelMove

DICE = load("dice")
OUR_SHEET = load("sheet")


class EngineChance:
    """Rolls and swaps as the engine has just made them."""

    def __init__(self, game: DiceGame) -> None:
        self.game = game

    def shake(self, dice: Sequence[str]) -> Roll:
        forum = self.game.position().state.forum
        assert list(forum) == list(dice)
        return {die: (shown.face, shown.section) for die, shown in forum.items()}

    def pick_grey(self, greys: Sequence[str]) -> str:
        removed = self.game.position().state.removed
        return next(die for die in greys if die in (removed or ()))


def model_of(game: DiceGame, sheet: Json | None = None) -> Model:
    """A model of a game that has just begun."""
    boards = [city.board for city in game.position().state.cities]
    return Model(Deal(boards, EngineChance(game), sheet or OUR_SHEET, DICE, game.options.max_rounds))


def model_move(text: str) -> ModelMove:
    """A notation as the model's tuple."""
    names = {"cross": "choose_box", "bonus": "choose_bonus"}
    first, *rest = text.split()
    return (names.get(first, first), *rest)


OWES = {
    "action": "action",
    "choose_box": "choose_box",
    "free_build": "extra",
    "extra_action": "extra",
    "choose_bonus": "choose_bonus",
}


def asked(owed: Sequence[Owed]) -> list[str]:
    """Kinds of questions, the next one first; effects not begun yet are left out (the model unfolds them later)."""
    return [OWES[tag_of(one)] for one in owed if not isinstance(one, EffectsOwed)]


def compare(game: DiceGame, model: Model) -> None:
    """Everything both know must agree."""
    shown = model.snapshot()
    base = game.view(None)
    assert (game.over, list(game.to_act)) == (shown["over"], shown["to_act"])
    if game.over:
        assert base.ending == shown["end_reason"]
    assert (base.round, base.last_round) == (shown["round"], shown["last_round"])
    assert {die.die: {"face": die.face, "section": die.section} for die in base.forum} == shown["forum"]
    assert (sorted(base.reserve), sorted(base.removed)) == (shown["reserve"], shown["removed"])
    for seat, theirs in enumerate(shown["seats"]):
        compare_seat(game.view(seat), seat, theirs, game.over)


def compare_seat(view: View, seat: int, theirs: Json, over: bool) -> None:
    """One board, own view against the model."""
    own = view.cities[seat]
    assert (own.board, own.coins, own.resources) == (theirs["city"], theirs["coins"], theirs["resources"])
    assert sorted(own.crossed) == theirs["crossed"]
    assert sorted(own.bonuses) == theirs["bonuses_crossed"]
    assert own.attacks == theirs["attack_points"]
    assert own.agora_first == theirs["agora_first"]
    assert sorted(own.unlocked) == theirs["unlocked"]
    questions = [task["owes"] for task in reversed(theirs["owed"]) if task["owes"] != "effect"]
    assert asked(view.owed) == questions
    if not over:
        start = theirs["round_start"]
        counts = {building: start["crossed"].get(building, 0) for building in BUILDINGS}
        assert own.round_start == RoundStart(counts=counts, defences=start["defences"])
