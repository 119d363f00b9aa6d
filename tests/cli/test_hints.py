"""`h`: a legal move with reasons that are true, from what the seat knows, in every game and language."""

import re

import pytest

import septem
from septem.bots.reasons import MOST
from septem.bots.thinking import Budget
from septem.cli.hints import Hint, hint
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.core.texts import texts
from septem.games.architects.model import Move as ArchitectsMove
from septem.games.architects.model import Take, Use
from septem.games.wonders.model import Build
from tests.cli.conftest import Cli

LANGUAGES = ("en", "cs", "sk")
TABLES = (("wonders", 2), ("wonders", 3), ("duel", 2), ("architects", 2), ("architects", 4), ("dice", 2))
QUICK = Budget(30)
UNSAID = re.compile(r"\b(cli|merit|effect|category|move|gain|token|price|counted|legend)-[a-z]|[{}$]|_")


def dealt(game_id: str, players: int, seed: int) -> AnyGame:
    edition = {"edition": 1} if (game_id, players) == ("wonders", 2) else {}
    return septem.new(game_id, players=players, seed=seed, **edition)


def asked(game: AnyGame, seat: int, language: str) -> Hint:
    found = hint(game, seat, language, ["Ann", "Bob", "Cyd", "Dan"], QUICK)
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_hints_of_a_whole_game_are_legal_moves_with_reasons(game_id: str, players: int, language: str) -> None:
    game, rng = dealt(game_id, players, 6), Rng(6)
    count = 0
    while not game.over:
        seat = game.to_act[0]
        moves = game.legal(seat)
        if rng.below(8) == 0:
            count += 1
            found = asked(game, seat, language)
            assert moves[found.number - 1] == found.move
            assert found.label
            assert 1 <= len(found.reasons) <= MOST + 1
            assert 0.0 <= found.win <= 1.0
            assert len(set(found.reasons)) == len(found.reasons)
            for text in (found.label, *found.reasons):
                assert not UNSAID.search(text), text
        game.play(seat, moves[rng.below(len(moves))])
    assert count > 3


@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_the_hint_knows_only_what_the_seat_knows(game_id: str, players: int) -> None:
    """Another game with the same view gives the same hint."""
    game, rng = dealt(game_id, players, 8), Rng(8)
    for _ in range(12):
        if game.over:
            break
        seat = game.to_act[0]
        other = septem.sample(game.view(seat), Rng(77))
        assert hint(other, seat, "en", budget=QUICK) == hint(game, seat, "en", budget=QUICK)
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])


def test_it_is_the_first_move_of_the_advice() -> None:
    game = dealt("wonders", 3, 3)
    best = septem.advise(game, 0, iterations=30).best
    found = asked(game, 0, "en")
    assert (found.move, found.win) == (best.move, best.win)


def test_points_told_are_points_gained() -> None:
    """A blue card: the category and its points, as the engine counts them."""
    told = sum(blue_cards_told(dealt("wonders", 3, seed)) for seed in range(1, 4))
    assert told


def blue_cards_told(game: AnyGame) -> int:
    """How many blue cards were advised in a game, each with its points."""
    told = 0
    while not game.over:
        for other in game.to_act[1:]:
            game.play(other, game.legal(other)[0])
        seat = game.to_act[0]
        found = asked(game, seat, "en")
        data = found.move.data
        if isinstance(data, Build) and data.card in ("altar", "baths", "theater", "well", "senate", "palace"):
            points = re.search(r"Civilian: \+(\d+) points", "\n".join(found.reasons))
            printed = {"senate": 6, "palace": 8}.get(data.card, 3)
            assert points is not None
            assert int(points[1]) == printed
            told += 1
        game.play(seat, found.move)
    return told


def test_nothing_hidden_is_promised() -> None:
    """A hidden card of Architects: no points are told, they depend on which card it is."""
    game, rng, seen = dealt("architects", 3, 2), Rng(2), 0
    while not game.over:
        seat = game.to_act[0]
        wanted = any(map(is_hidden, game.legal(seat))) and rng.below(3) == 0
        found = asked(game, seat, "en") if wanted else None
        if found and is_hidden(found.move):
            seen += 1
            left = game.view(seat).central.left
            if not all(kind.startswith("blue") for kind in left):
                assert not [reason for reason in found.reasons if re.match(r"\+\d", reason)], left
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])
    assert seen


def is_hidden(move: ArchitectsMove) -> bool:
    """Whether the move takes a card that the seat does not know."""
    return isinstance(move.data, Take | Use) and move.why is None


def test_a_winning_move_is_called_so() -> None:
    """Duel: the last symbol or shield."""
    for seed in range(60):
        game, rng = dealt("duel", 2, seed), Rng(seed)
        while not game.over:
            seat = game.to_act[0]
            moves = game.legal(seat)
            finals = [move for move in moves if wins(game, seat, move.notation)]
            if finals:
                found = asked(game, seat, "en")
                assert wins(game, seat, found.move.notation) == ("It wins the game at once." in found.reasons)
                if wins(game, seat, found.move.notation) and len(moves) > 1:
                    return
            game.play(seat, moves[rng.below(len(moves))])
    raise AssertionError("no game was won at once")


def wins(game: AnyGame, seat: int, notation: str) -> bool:
    twin = game.copy()
    twin.play(seat, notation)
    return twin.result is not None and twin.result.reason in twin.room.sudden_ends and twin.result.winners == (seat,)


def test_a_single_move_needs_no_other_reason() -> None:
    game = dealt("architects", 2, 1)
    rng = Rng(1)
    while not game.over:
        seat = game.to_act[0]
        moves = game.legal(seat)
        if len(moves) == 1:
            assert asked(game, seat, "cs").reasons == (texts("cs").say("merit-only"),)
            return
        game.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize(("language", "word"), [("en", "Hint: "), ("cs", "Rada: "), ("sk", "Rada: ")])
def test_the_command(cli: Cli, language: str, word: str) -> None:
    ended = cli("play", "wonders", "--players", "3", "--seed", "3", "--lang", language, typed="h\n")
    (line,) = [line for line in ended.out.splitlines() if word in line]
    number, label = line.partition(word)[2].split("  ", 1)
    assert re.search(rf"^ *{number} {re.escape(label)} *$", ended.out, re.MULTILINE)


def test_the_toy_is_advised_without_words_of_its_own(cli: Cli) -> None:
    assert "Hint: " in cli("play", "toy", "--seed", "1", typed="h\n").out
