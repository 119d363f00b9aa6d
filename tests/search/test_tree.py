"""The search itself: what it remembers, that it repeats itself, that it finds what there is to find."""

import threading
from itertools import count, pairwise
from math import tanh

import pytest

import septem
from septem.bots.thinking import Budget, Thinker, read_budget
from septem.core.errors import BadCall, BadOption
from septem.core.game import AnyGame
from septem.core.search_form import SearchForm
from septem.search.edges import Edges
from septem.search.tree import Search
from septem.search.values import Values
from septem.search.values_file import features_of, shipped
from tests.toy.fixtures import toy

GAMES = [("duel", 2), ("wonders", 3), ("architects", 3), ("dice", 3)]


def begun(game: AnyGame, form: SearchForm | None = None, bits: int = 12, seed: int = 5) -> Search:
    search = Search(form or game.room.form_for(game.players), shipped(game.room), bits)
    search.begin(game.state, game.to_act[0], seed)
    return search


def dealt(game: str, players: int, seed: int = 3) -> AnyGame:
    return septem.new(game, players=players, seed=seed)


@pytest.mark.sanitize
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_same_seed_thinks_the_same(game: str, players: int) -> None:
    """In one go or in slices, with the object used before or a new one."""
    first = begun(dealt(game, players))
    first.think(40)
    sliced = begun(dealt(game, players), seed=9)
    sliced.think(3)
    sliced.begin(dealt(game, players).state, dealt(game, players).to_act[0], 5)
    for _ in range(4):
        sliced.think(10)
    assert sliced.lines() == first.lines()
    assert sliced.iterations == first.iterations == 40
    other = begun(dealt(game, players), seed=6)
    other.think(40)
    assert other.lines() != first.lines()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_state_stays_as_it_is(game: str, players: int) -> None:
    table = dealt(game, players)
    state = table.state
    search = Search(SearchForm(), None, 10)
    search.begin(state, table.to_act[0], 1)
    search.think(20)
    assert table.room.write(state) == table.room.write(table.state)
    assert state.streams() == table.state.streams()


def test_every_iteration_is_counted_once() -> None:
    """Playouts: each has one first move; learned values: each move begins with a visit of its own."""
    played = begun(dealt("duel", 2), SearchForm())
    played.think(300)
    lines = played.lines()
    assert sum(line[1] for line in lines) == sum(line[3] for line in lines) == 300
    judged = begun(dealt("duel", 2), SearchForm(by_values=True, explore=0.1, in_rounds=False))
    judged.think(300)
    assert sum(line[1] for line in judged.lines()) == 300 - 1 + len(judged.lines())


def test_a_tiny_table_never_fails() -> None:
    for game, players in GAMES:
        search = begun(dealt(game, players), SearchForm(), bits=4)
        search.think(200)
        assert search.filled() <= 1.5  # 16 entries and the window behind them
        assert max(line[1] for line in search.lines()) > 0


def test_it_finds_the_winning_card() -> None:
    """The toy's last turn: whoever shows the highest card takes the die; the rest of the hand counts as points."""
    game = toy(2, 4)
    while game.view(None).turn < 2:
        game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    search = Search(SearchForm(win_part=0.5, scale=3), None, 10)
    search.begin(game.state, game.to_act[0], 1)
    search.think(3000)
    best = max(search.lines(), key=lambda line: line[1])
    means = {line[0]: line[2] for line in search.lines() if line[1] > 50}
    assert best[2] == max(means.values())


@pytest.mark.parametrize(
    "plain", [SearchForm(in_rounds=False), SearchForm(temperature=0, noise=100), SearchForm(horizon=3)]
)
def test_forms_of_search(plain: SearchForm) -> None:
    """Without prior, by chance alone, with a horizon: all give every move some thought."""
    search = begun(dealt("duel", 2), plain)
    search.think(400)
    assert all(line[1] > 0 for line in search.lines())
    assert all(-1 <= line[2] <= 1 for line in search.lines())


def test_a_value_is_a_part_of_the_reward() -> None:
    """Asked at a horizon: as much of it as the form says, and all of it ends the playout there."""
    table = dealt("wonders", 4)
    features = features_of(table.room)
    odds = [2048 if name == "always" else 0 for name in features.names] * features.stages
    says = tanh(1)
    means, ends = {}, {}
    for part in (0.0, 0.25, 1.0):
        form = SearchForm(horizon=3, value_part=part, others=0)
        search = Search(form, Values(odds), 12)
        search.begin(table.state, 0, 5)
        search.think(len(search.lines()))  # every move once, so that no tree turns by what it brought
        means[part] = [line[2] for line in search.lines()]
        ends[part] = [line[3] for line in search.lines()]
    assert len(set(means[0.0])) > 1
    assert means[0.25] == pytest.approx([0.75 * mean + 0.25 * says for mean in means[0.0]])
    assert means[1.0] == pytest.approx([says] * len(means[1.0]))
    assert set(ends[0.0] + ends[0.25]) == {1}
    assert set(ends[1.0]) == {0}


def test_what_is_handed_in_is_checked() -> None:
    game = dealt("duel", 2)
    search = Search(SearchForm(), None, 10)
    with pytest.raises(BadCall, match="no position yet"):
        search.think(1)
    with pytest.raises(BadCall, match="no position yet"):
        search.lines()
    with pytest.raises(BadCall, match="owes no decision"):
        search.begin(game.state, 1 - game.to_act[0], 1)
    with pytest.raises(TypeError, match="state"):
        search.begin(None, 0, 1)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="form"):
        Search(None)  # type: ignore[arg-type]
    for bits in (3, 27, -1):
        with pytest.raises(BadCall, match="bits"):
            Edges(bits)
    with pytest.raises(BadCall, match="noise"):
        Search(SearchForm(noise=101))
    with pytest.raises(BadCall, match="value_part"):
        Search(SearchForm(value_part=1.5))
    with pytest.raises(BadCall, match="weights"):
        Values([2**40])
    search.begin(game.state, game.to_act[0], 1)
    with pytest.raises(BadCall, match="iterations"):
        search.think(-1)


# ---- budgets -----------------------------------------------------------------------------------
def test_budgets_are_read() -> None:
    assert read_budget("500") == Budget(500)
    assert read_budget("200ms") == Budget(0, 200)
    for text in ("", "ms", "0", "0ms", "-5", "1.5", "5s", "1e9", "9" * 30, "\u0665"):
        with pytest.raises(BadOption, match="budget"):
            read_budget(text)


def test_threads_share_the_iterations() -> None:
    game = dealt("architects", 3)
    thinker = Thinker(game.room, 3, Budget(501), threads=2)
    first = thinker.think(game.state, game.to_act[0], 7)
    assert thinker.iterations() == 501
    assert thinker.think(game.state, game.to_act[0], 7) == first
    assert all(one.visits >= two.visits for one, two in pairwise(first))


def test_time_of_work_is_not_the_clock_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the clock runs, a thread that works by its own time goes on until that is used up."""
    ticks = count(step=0.001)
    monkeypatch.setattr("time.perf_counter", lambda: 1000 * next(ticks))
    monkeypatch.setattr("time.thread_time", lambda: next(ticks))
    game = dealt("wonders", 3)
    hasty, steady = (Thinker(game.room, 3, Budget(0, 20, own)) for own in (False, True))
    for thinker in (hasty, steady):
        thinker.think(game.state, game.to_act[0], 7)
    assert hasty.iterations() <= 16 < 100 < steady.iterations()


def test_thinking_stops_when_told() -> None:
    game = dealt("wonders", 3)
    stop = threading.Event()
    asked = []

    def ask() -> bool:
        asked.append(1)
        return len(asked) > 3

    thinker = Thinker(game.room, 3, Budget(10**9))
    assert thinker.think(game.state, game.to_act[0], 7, ask)
    assert thinker.iterations() < 10**6
    stop.set()
    assert thinker.think(game.state, game.to_act[0], 7, stop.is_set)  # not one iteration: still an answer


def test_one_move_needs_no_thought() -> None:
    game = dealt("duel", 2)
    thinker = Thinker(game.room, 2, Budget(0, 5))
    while len(game.legal(game.to_act[0])) > 1:
        moves = game.legal(game.to_act[0])
        game.play(game.to_act[0], moves[-1])
        if game.over:
            pytest.skip("this game never came to a single move")
    assert len(thinker.think(game.state, game.to_act[0], 1)) == 1
    assert thinker.iterations() == 0


def test_a_search_that_was_never_made_is_refused() -> None:
    game = dealt("duel", 2)
    empty = Search.__new__(Search)
    with pytest.raises(BadCall, match="never made"):
        empty.begin(game.state, game.to_act[0], 1)
    game.state.playout(1)
    with pytest.raises(BadCall, match="never made"):
        empty.rewards_of(game.state)
