"""Texts, terminal table and the greedy bot."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.console import Console

import septem
from septem.cli.duel.table import draw, label
from septem.games.duel import reasons
from septem.games.duel.codes import PHASES, VICTORIES
from septem.games.duel.room import ROOM
from septem.search.policy import Policy
from tests.games.duel.play import steps

DATA = Path(reasons.__file__).parent / "data"
LANGUAGES = ("en", "cs", "sk")


def messages(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", (DATA / f"{language}.ftl").read_text("utf-8"), re.MULTILINE))


def test_every_id_has_a_text() -> None:
    wanted = {f"category-{name}" for name in ROOM.columns[1:] if name != "victory"} | {
        f"end-{name}" for name in VICTORIES
    }
    wanted |= {f"phase-{name}" for name in PHASES}
    wanted |= {
        f"reason-{code}" for code in re.findall(r'Reason\("([\w-]+)"', Path(reasons.__file__).read_text("utf-8"))
    }
    wanted -= {"reason-unknown-move"}  # said by the house
    assert wanted <= messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_refusal_can_be_said(language: str) -> None:
    kinds = set()
    for seed in range(6):
        for game in steps(seed):
            for seat in game.to_act:
                for refusal in game.refused(seat):
                    assert not game.reason_text(refusal.reason, language).startswith("reason-")
        for viewer in (0, None):
            for entry in game.events(viewer):
                kinds.add(entry.event.kind)
                text = game.event_text(entry.event, language, ["Ada", "Bob"])
                assert not text.startswith("event-")
                assert "_" not in text
    assert len(kinds) > 18


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal(language: str, width: int) -> None:
    said = ROOM.texts(language)
    phases = set()
    for seed in range(4):
        for game in steps(seed):
            view = game.view(1)
            if view.phase in phases and view.step % 9:
                continue
            phases.add(view.phase)
            console = Console(width=width)
            with console.capture() as captured:
                console.print(draw(view, game.explain(1), said))
            text = captured.get()
            assert max(map(len, text.splitlines())) <= width
            assert "table-" not in text
            assert "phase-" not in text
            for seat in game.to_act:
                labels = [label(move, game.view(seat), said) for move in game.legal(seat)]
                assert len(set(labels)) == len(labels)
                assert not [one for one in labels if "_" in one or "move-" in one]
    assert len(phases) >= 6


def test_greedy_beats_random() -> None:
    wins = 0.0
    games = 40
    for seed in range(games):
        rng = random.Random(seed)
        game = septem.new("duel", seed=seed)
        while not game.over:
            (seat,) = game.to_act
            legal = game.legal(seat)
            game.play(seat, Policy().best(game.state, seat) if seat == seed % 2 else rng.choice(legal))
        assert game.result is not None
        if seed % 2 in game.result.winners:
            wins += 1 / len(game.result.winners)
    assert wins >= 0.95 * games
