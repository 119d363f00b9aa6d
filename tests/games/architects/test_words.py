"""Texts in all languages, labels in the terminal, and how far the weights of moves go."""

from __future__ import annotations

import json
import random
import re
from importlib.resources import files
from typing import get_args

import pytest
from rich.console import Console

import septem
from septem.cli.architects.table import draw, label, refused
from septem.core.model import kebab
from septem.games.architects import model
from septem.games.architects.room import ROOM
from septem.search.policy import Policy
from tests.games.architects.test_properties import started, step

LANGUAGES = ["en", "cs", "sk"]


def messages(language: str) -> set[str]:
    """Ids of a language file."""
    text = (files("septem.games.architects") / "data" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE))


def test_every_event_and_reason_has_a_text() -> None:
    """Kinds of events and codes of reasons in the source are among the messages."""
    known = messages("en")
    kinds = [kebab(event.__name__) for event in get_args(model.Event)]
    assert len(kinds) > 20
    for kind in kinds:
        assert f"event-{kind}" in known
    source = (files("septem.games.architects") / "reasons.py").read_text("utf-8")
    codes = [code for first in re.findall(r"Reason\(([^{,)]+)", source) for code in re.findall(r"\"([a-z-]+)\"", first)]
    assert len(set(codes)) > 22
    for code in codes:
        assert ROOM.texts("en").has(f"reason-{code}")
    for phase in get_args(model.Phase):
        assert f"phase-{phase}" in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_text(language: str) -> None:
    """Names and values of the options, as a form shows them."""
    said = ROOM.texts(language)
    for form in ROOM.option_forms():
        assert said.has(form.text)
        for one in form.values:
            typed = one if isinstance(one, str) else json.dumps(one)
            assert said.has(f"{form.text}-{typed}")
    assert said.has("option-wonders-pieces")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_in_a_few_lines(language: str) -> None:
    """The summary names the turn, the phase and every wonder; none while they are picked."""
    for options in ({}, {"wonders": "picked"}):
        game = septem.new("architects", players=3, seed=1, **options)
        summary = ROOM.summary(game.view(None), game.texts(language))
        assert len(summary.rows) == 3
        assert {len(row) for row in summary.rows} == {len(summary.columns)}
        for text in (summary.head, *summary.columns, *(cell for row in summary.rows for cell in row)):
            fine(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    """Every event, label, refusal and table of random games has words, without a stray id or argument."""
    console = Console(width=100)
    for seed in range(4):
        game, rng = started(2 + seed, seed)
        said = game.texts(language)
        while not game.over:
            seat = game.to_act[0]
            view = game.view(seat)
            for move in game.legal(seat):
                fine(label(move, view, said))
            for one in game.refused(seat):
                fine(game.reason_text(one.reason, language))
                fine(refused(one, view, said))
            viewer = rng.randrange(game.players)
            with console.capture() as drawn:
                console.print(draw(game.view(viewer), game.explain(viewer), said))
            fine(drawn.get())
            step(game, rng)
        for hearer in (0, None):
            for entry in game.events(hearer):
                fine(game.event_text(entry.event, language))


def fine(text: str) -> None:
    """Words, not ids."""
    assert text.strip()
    assert not re.search(r"\b(event|move|gain|reason|phase|table|place|effect|token)-[a-z]|[{}$]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names(language: str) -> None:
    """Everything with an id has a name in every language."""
    for by_id in ROOM.names().values():
        for names in by_id.values():
            assert names[language]


def greedy_wins(players: int, games: int) -> float:
    """Share of games won by one seat that plays what weighs most against random ones."""
    won, policy = 0.0, Policy()
    for seed in range(games):
        game, rng = septem.new("architects", players=players, seed=seed), random.Random(seed)
        me = seed % players
        while not game.over:
            if game.to_act == (me,):
                game.play(me, policy.best(game.state, me))
            else:
                step(game, rng)
        assert game.result is not None
        won += (me in game.result.winners) / len(game.result.winners)
    return won / games


def test_greedy_beats_random() -> None:
    """At least 90 % of two-player games, and far more than its share with three."""
    assert greedy_wins(2, 150) >= 0.9
    assert greedy_wins(3, 60) >= 0.55


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 0.9), (4, 0.5), (5, 0.45), (6, 0.4), (7, 0.35)])
def test_greedy_beats_random_at_every_table(players: int, least: float) -> None:
    """Far above one in n."""
    assert greedy_wins(players, 300) >= least
