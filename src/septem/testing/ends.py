"""Checks of the end of a game: result, ranking, statistics columns, batches."""

from array import array

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.interchange import as_data
from septem.core.model import Result, ScoreNode, ranking
from septem.core.rng import Rng
from septem.core.tables import LANGUAGES
from septem.search.batch import game_seed, play_many
from septem.search.batch_layout import HEAD
from septem.testing.border import SNAKE
from septem.testing.plain import same_after_json


def check_result(game: AnyGame) -> None:
    """Points, categories, trees, ranking and statistics columns tell the same."""
    result, state = game.result, game.state
    assert result is not None, "the game is over without a result"
    assert result.reason, "the result does not say why the game ended"
    assert list(result.points) == state.scores(), "points of the result and of the engine differ"
    assert result.ranking == ranking(state.ranks()), "ranking of the result and of the engine differ"
    same_after_json(result, Result, "the result")
    check_rows(game, result)
    check_words(game, result)
    seats = sorted(seat for place in result.ranking for seat in place)
    assert seats == list(range(game.players)), f"the ranking {result.ranking} does not name every seat once"
    for seat in range(game.players):
        check_columns(game, seat, state.row(seat, len(game.room.columns)))
        if result.trees:
            totals = {node.id: node.points for node in result.trees[seat]}
            assert totals == result.categories[seat], f"score tree and categories of seat {seat} differ"
            for node in result.trees[seat]:
                check_tree(node)


def check_rows(game: AnyGame, result: Result) -> None:
    """What rows of statistics tell: the ending is the result's, and what lies before each seat are ids."""
    room, state = game.room, game.state
    assert room.ending(state) in (None, result.reason), "the ending is not the reason of the result"
    built = room.built(state)
    assert len(built) == game.players, f"built: {len(built)} lists for {game.players} seats"
    odd = [item for items in built for item in items if not SNAKE.fullmatch(item)]
    assert not odd, f"built: not ids in snake_case: {', '.join(odd)}"


def check_words(game: AnyGame, result: Result) -> None:
    """There are words for the reason of the end and for every category."""
    wanted = {f"end-{result.reason}"} | {f"category-{name}" for seat in result.categories for name in seat}
    odd = [name for name in (result.reason, *result.categories[0]) if not SNAKE.fullmatch(name)]
    assert not odd, f"not in snake_case: {', '.join(odd)}"
    for language in LANGUAGES:
        missing = sorted(message for message in wanted if not game.texts(language).has(message))
        assert not missing, f"no {language} text for {', '.join(missing)}"


def check_columns(game: AnyGame, seat: int, row: list[int]) -> None:
    """Statistics columns agree with the result; columns of ids stay within their list."""
    result = game.result
    assert result is not None
    figures = dict(zip(game.room.columns, row, strict=True))
    assert figures["points"] == result.points[seat], f"column points of seat {seat} is not its result"
    for category, points in result.categories[seat].items():
        if category in figures:
            assert figures[category] == points, f"column {category} of seat {seat} is not its result"
    for name, ids in game.room.labels.items():
        assert 0 <= figures[name] < len(ids), f"column {name} of seat {seat} is outside its list of ids"


def check_tree(node: ScoreNode) -> None:
    """A node is worth what its parts are worth."""
    if node.parts:
        parts = sum(part.points for part in node.parts)
        assert parts == node.points, f"score {node.id}: the parts add up to {parts}, not {node.points}"
        for part in node.parts:
            check_tree(part)


def check_batch(game: AnyGame) -> None:
    """A batch of random games gives the same rows as the same games played one by one."""
    room, players, width = game.room, game.players, HEAD + len(game.room.columns)
    rows = array("i", bytes(4 * 2 * players * width))
    seed = Rng(game.seed or 0).seed()
    for lazy in (0, 1):
        play_many(game.state, len(game.room.columns), 5, 2, seed, lazy, rows)
        for number in range(2):
            state = begin.new(room, players, 0, as_data(game.options)).state
            state.begin(game_seed(seed, 5 + number))
            state.finish(lazy)
            assert state.finished(), "a random game does not come to an end"
            for seat, place in enumerate(state.ranks()):
                at = (number * players + seat) * width
                expected = [place, seat, *state.row(seat, len(game.room.columns))]
                assert rows[at : at + width].tolist() == expected, "a batch differs from single games"
