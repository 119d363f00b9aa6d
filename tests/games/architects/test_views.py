"""What a seat cannot know makes no difference to anything it is shown; samples fit the view and are uniform."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import msgspec
import pytest

import septem
from septem import Rng
from septem.core.game import AnyGame
from septem.core.interchange import encoded
from septem.core.model import Entry
from septem.games.architects.model import Event
from septem.games.architects.position import write
from septem.games.architects.room import ArchitectsGame
from septem.games.architects.sample import sample
from tests.games.architects.test_properties import started, step
from tests.rules.architects.table import play, seat, state_of, table


def shown(game: AnyGame, seat: int | None) -> bytes:
    """Everything a seat can ask for."""
    found: list[object] = [game.view(seat)]
    if seat is not None:
        found += [game.legal(seat), game.refused(seat)]
        found += [game.explain(seat), [error(game, seat, text) for text in ("finish", "take central", "build s1 wood")]]
    return encoded(found)


def error(game: AnyGame, seat: int, text: str) -> str:
    """The message for a move, if it is illegal."""
    try:
        game.copy().play(seat, text)
    except septem.IllegalMove as problem:
        return str(problem)
    return ""


def redrawn(game: ArchitectsGame, seat: int | None, seed: int) -> AnyGame:
    """The same game with everything redrawn that the seat cannot know, by the engine."""
    state = state_of(game)
    state.redraw(-1 if seat is None else seat, seed)
    return septem.load(msgspec.structs.replace(game.position(), state=write(state)))


@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 5, 7) for seed in range(3)])
def test_hidden_things_do_not_show(players: int, seed: int) -> None:
    """Views, moves, refusals, errors and explanations are equal after a redraw, and so are the next events."""
    game, rng = started(players, seed)
    while not game.over:
        for viewer in (*range(players), None):
            other = redrawn(game, viewer, rng.randrange(2**40))
            assert shown(other, viewer) == shown(game, viewer)
            sampled = septem.sample(game.view(viewer), Rng(rng.randrange(2**40)))
            assert shown(sampled, viewer) == shown(game, viewer)
        for _ in range(4):
            if not game.over:
                step(game, rng)


@pytest.mark.parametrize("public", [True, False])
def test_events_do_not_leak(public: bool) -> None:
    """Two games that differ in what seat 1 cannot see tell it the same events."""
    heard: list[list[Entry[Event]]] = []
    for cards, top in (("clay gear stone tablet", "gear"), ("clay tablet gear stone", "wood")):
        game = table(
            seat("halicarnassus", "wood wood blue2cat", "s1"), seat("giza"), decks={"giza": cards},
            options={"halicarnassus_public": public}, active=1,
            central=top + " glass",
        )  # fmt: skip
        play(game, "take left")
        game.play(0, "take left")
        heard.append(game.events(1))
        if game.to_act == (0,):
            game.play(0, "build s2 wood wood")
            game.play(0, "look right")
            heard[-1] = game.events(1)
    assert (heard[0] == heard[1]) == (not public)
    assert "peeked-hidden" in [entry.event.kind for entry in heard[0]]


def test_samples_are_uniform_on_a_small_table() -> None:
    """Every order of the hidden cards comes up equally often; the known ones stay."""
    game = table(
        seat("giza", "blue2cat"), seat("rhodes"), decks={"giza": "wood clay glass gear", "rhodes": ""},
        central="coin red0 red1 wood",
    )  # fmt: skip
    for viewer, tops in ((0, 1), (1, 0)):
        view, rng, seen = game.view(viewer), Rng(5), Counter[str]()
        draws = 3000
        for _ in range(draws):
            state = sample(view, rng)
            assert state.decks["giza"][0] == "wood"
            seen["giza " + " ".join(state.decks["giza"])] += 1
            seen["central " + " ".join(state.central)] += 1
        rest = ["coin", "red0", "red1", "wood"][tops:]
        expected = {"central " + " ".join([*["coin"][:tops], *order]) for order in permutations(rest)}
        expected |= {"giza " + " ".join(["wood", *order]) for order in permutations(["clay", "glass", "gear"])}
        assert set(seen) == expected
        for name, count in seen.items():
            orders = 6 if name.startswith("giza") or tops else 24
            assert chance_is_plausible(count, draws, orders), (name, count)


def chance_is_plausible(count: int, draws: int, orders: int) -> bool:
    """Within five standard deviations of the expected count."""
    mean = draws / orders
    deviation: float = (mean * (1 - 1 / orders)) ** 0.5
    return abs(count - mean) < 5 * deviation


def test_redraws_are_uniform() -> None:
    """The engine's own redraw: the hidden top of the central deck follows the composition of the deck."""
    game = septem.new("architects", players=2, seed=3)
    seen, draws = Counter[int](), 4000
    state = state_of(game)
    for number in range(draws):
        state.redraw(0, number)
        seen[state.dump()["decks"][7][0]] += 1
    assert len(seen) == 14
    for kind, count in seen.items():
        share = list(game.view(None).central.left.values())[kind] / 60
        assert abs(count - draws * share) < 5 * (draws * share) ** 0.5


def test_samples_do_not_depend_on_the_order_of_keys() -> None:
    """A view whose objects come in another order, as JSON allows, leads to the same draw."""
    game = septem.new("architects", players=3, seed=4)
    sorted_keys = msgspec.json.encode(game.view(1), order="sorted")
    assert septem.sample(sorted_keys, Rng(3)).position() == septem.sample(game.view(1), Rng(3)).position()


def test_repeated_kinds_are_drawn_as_cards() -> None:
    """Of two wood and one clay, wood is next two times in three."""
    game = table(seat("giza"), seat("rhodes"), decks={"giza": "coin wood wood clay"})
    view, rng = game.view(0), Rng(11)
    first = Counter(sample(view, rng).decks["giza"][1] for _ in range(3000))
    assert abs(first["wood"] - 2000) < 150
    assert set(first) == {"wood", "clay"}


def test_picking_wonders_shows_no_cards() -> None:
    """While wonders are picked no deck lies on the table; samples redraw all of them."""
    game = septem.new("architects", players=3, seed=8, wonders="picked")
    view = game.view(0)
    assert view.decks == {}
    tops = {septem.sample(view, Rng(seed)).position().state.decks["giza"][0] for seed in range(40)}
    assert len(tops) > 5
    rng = random.Random(1)
    for _ in range(5):
        assert shown(septem.sample(game.view(1), Rng(rng.randrange(99))), 1) == shown(game, 1)
        step(game, rng)
