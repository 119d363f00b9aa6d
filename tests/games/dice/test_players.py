"""The table in the terminal."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

import septem
from septem.cli.dice.table import draw, label
from septem.cli.dice.words import DICE_MARKS, NO_BREAK, effects_words
from septem.cli.marks import MARKS
from septem.core.rng import Rng
from septem.games.dice.room import DiceGame
from septem.games.dice.sheet_form import Effect
from tests.games.dice.fixtures import Json, box, sheet, written


def shown(game: DiceGame, seat: int | None, language: str, width: int) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=width, force_terminal=False)
    advice = None if seat is None or game.over else game.explain(seat)
    console.print(draw(game.view(seat), advice, game.texts(language)))
    return screen.getvalue()


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
@pytest.mark.parametrize(("players", "width", "most"), [(2, 80, 40), (7, 80, 46), (7, 120, 38)])
def test_the_table_is_drawn_in_words(language: str, players: int, width: int, most: int) -> None:
    game, rng = septem.new("dice", players, seed=3), Rng(3)
    said = game.texts(language)
    while not game.over:
        seat = game.to_act[0]
        legal = game.legal(seat)
        if rng.below(12) == 0:
            for viewer in (seat, None):
                text = shown(game, viewer, language, width)
                assert max(len(line) for line in text.splitlines()) <= width
                assert len(text.splitlines()) <= most
                for message in ("table-", "effect-", "short-", "phase-", "worth-", "move-", NO_BREAK):
                    assert message not in text
            lines = [label(move, game.view(seat), said) for move in legal]
            assert len(set(lines)) >= len(lines) - 2  # two grey dice may show the same in equal sections
            assert not any("effect-" in line or "move-" in line for line in lines)
        game.play(seat, legal[rng.below(len(legal))])
    assert shown(game, 0, language, width)


def test_the_forum_stands_at_the_end() -> None:
    """What is to be decided, the seven dice with sign, face and price, and the legend; all boards above."""
    game = septem.new("dice", 7, seed=1)
    text = shown(game, 0, "en", 120).splitlines()
    assert text[-10].startswith("» Choose a die, the Wonder, or three coins")
    assert text[-9].startswith("Forum ")
    assert text[-1].startswith("✓ crossed  ▶ open  → later")
    for line, die in zip(text[-8:-1], game.view(0).forum, strict=True):
        name, face = (game.texts("en").name(kind, one) for kind, one in (("die", die.die), ("face", die.face)))
        assert line.startswith(f"{DICE_MARKS[die.colour]} {name} ")
        assert f" {face} " in line
        assert f" {die.cost}●  " in line
    seats = [f"Player {number}: " in line for number, line in enumerate(text[2:8], 2)]
    assert seats == [True] * 6


def test_the_own_board_is_complete() -> None:
    """Every box with its cost; those of a lane in order, those crossed without it."""
    crossed = ["w1", "w2", "w3", "bw_a1", "bw_a2", "mk_camel1"]
    seats = [
        {"board": "giza", "coins": 4, "crossed": crossed, "bonuses": ["bonus_coins"], "attacks": {"bw_a1": 2}},
        {"board": "rhodes", "coins": 9, "crossed": ["be_d1"]},
    ]
    forum = written(septem.new("dice", 2, 1))["state"]["forum"]
    game = septem.load({"game": "dice", "players": 2, "state": {"round": 9, "cities": seats, "forum": forum}})
    text = " ".join(shown(game, 0, "en", 300).split())
    for part in (
        "● coins 4 · resources 0 · 18 points now",
        "bonuses ▶ another action · ▶ cross ▬/○/▲/✖ · ✓ +7●",
        "Stone ▶0 · Wood ▶0 · Brick ▶0 · Cloth ▶2 · Glass ▶2 · Papyrus ▶2",
        "⌂ Wonder: Pyramids of Giza 3/3 (13 pt) · ✓ 2● 2 pt per ⌂ ✓ ✓ 7 pt",
        "✖ West Barracks 2/7 (5 pt) · Axe ✓ 2 pt ✓ 3 pt ▶2: 4 pt →3: 5 pt →4: 6 pt · Shield ▶1 →2",
        "Camel ✓ 1● 1 pt per ◆ · Camel ▶3: 2● 2 pt per ⌂ · Chest ▶2: dice −1●",
        "◀▶ Player 2: your attacks −1 pt (West Barracks)",
    ):
        assert part in text


def test_equal_effects_are_added_up() -> None:
    said = septem.new("dice", 2, 1).texts("en")
    listed: list[Json] = [
        {"coins": 7},
        {"die_cost_minus_1": True},
        {"coins_on_die": ["red", 2]},
        {"coins": 3},
        {"per_box": ["agora", 1]},
        {"per_box": ["market", 1]},
        {"per_box": ["agora", 2]},
        {"die_cost_minus_1": True},
        {"coins_on_die": ["red", 1]},
        {"gallery_vp": True},
        {"gallery_vp": True},
        {"another_action": True},
        {"another_action": True},
        {"unlock": "white"},
        {"unlock": "white"},
    ]
    assert effects_words(msgspec.convert(listed, list[Effect]), said) == [
        "10 coins",
        "dice 2 cheaper",
        "3 coins per Red die",
        "Agora: 3 coins and points per box",
        "Market: 1 coin and point per box",
        "Gallery of Leaders: 2 points per box",
        "2× another action",
        "unlocks the White die",
    ]
    given = sheet(wonder=[box("w1", effects=[{"die_cost_minus_1": True}] * 2), box("w2")])
    game = septem.new("dice", 2, 1, sheet=given)
    game.play(0, "wonder")
    assert "lasting: dice −2●" in shown(game, 0, "en", 80)


def test_colours_have_the_marks_of_the_house() -> None:
    """DI-2a: one sign for each colour everywhere; the data names its shape."""
    shapes = dict(zip(MARKS, ("square", "diamond", "bar", "circle", "cross", "triangle", "star"), strict=True))
    for colour in septem.catalogue("dice").colours:
        if colour.id in MARKS:
            assert (colour.shape, DICE_MARKS[colour.id]) == (shapes[colour.id], MARKS[colour.id])
    assert len(set(DICE_MARKS.values())) == len(DICE_MARKS)
