"""Checks of moves: lists, the forms in which a move may be given, refusals, hostile input, taking back."""

from collections.abc import Callable
from typing import Any

from septem.core.errors import IllegalMove
from septem.core.game import AnyGame
from septem.core.interchange import as_data
from septem.core.rng import Rng
from septem.core.tables import LANGUAGES
from septem.testing.border import KEBAB
from septem.testing.plain import same_after_json

HOSTILE_MOVES: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "no such move",
    "\0",
    "x" * 10_000,
    b"show",
    [],
    {},
    {"action": None},
    object(),
)
SELDOM = 5
"""Steps between checks that take long and would find the same again."""
HOSTILE_SEATS: tuple[Any, ...] = (-1, 99, True, "0", 1.0, 10**30, [])


def check_movers(game: AnyGame) -> None:
    """Only seats that owe a decision have moves; the others are told that it is not their turn."""
    acting = game.to_act
    assert acting, "the game goes on but nobody is to act"
    assert list(acting) == sorted(set(acting)), f"to_act {acting} is not sorted"
    assert set(acting) <= set(range(game.players)), f"to_act {acting} names unknown seats"
    for seat in set(range(game.players)) - set(acting):
        assert game.legal(seat) == [], f"seat {seat} owes nothing but has legal moves"
        assert game.refused(seat) == [], f"seat {seat} owes nothing but has refused moves"
        problem = refused_with(lambda: game.play(seat, game.legal(acting[0])[0]))  # noqa: B023  # called at once
        assert problem.reason.code == "not-your-turn", f"seat {seat} out of turn: {problem.reason}"


def check_lists(game: AnyGame, seat: int) -> None:
    """There is a legal move, and each can be told from the others in every form."""
    legal = game.legal(seat)
    assert legal, f"seat {seat} is to act but has no legal move"
    assert len({move.code for move in legal}) == len(legal), "two legal moves share a code"
    assert len({move.notation for move in legal}) == len(legal), "two legal moves share a notation"
    for move in legal:
        assert move.notation == " ".join(move.notation.split()), f"notation {move.notation!r} has odd spaces"
        same_after_json(move, game.room.model.Move, f"the move {move.notation!r}")
        assert move.notation == str(move), f"{move.notation!r} as text is {str(move)!r}"
    assert legal == game.legal(seat), "asked twice, two different lists"


def check_forms(game: AnyGame, seat: int, rng: Rng) -> None:
    """Code, notation, data as a struct and as plain data, and the move itself mean the same."""
    legal = game.legal(seat)
    move = legal[rng.below(len(legal))]
    expected = _after(game, seat, move).position()
    forms = {
        "code": move.code,
        "notation": move.notation,
        "data": move.data,
        "plain data": as_data(move.data),
        "notation with spaces": f"  {move.notation.replace(' ', '   ')} ",
    }
    for form, given in forms.items():
        try:
            found = _after(game, seat, given).position()
        except IllegalMove as problem:
            raise AssertionError(f"{move.notation!r} given as {form} is refused: {problem}") from problem
        assert found == expected, f"{move.notation!r} given as {form} leads elsewhere"


def check_altered_data(game: AnyGame, seat: int) -> None:
    """Data of a legal move with one field changed is another legal move, or refused: never the same move."""
    if game.step % SELDOM:
        return
    legal = game.legal(seat)
    known = [as_data(move.data) for move in legal]
    data = known[game.step % len(known)]
    for name in data.keys() - {"action"}:
        for wrong in ("", "x", f"{data[name]} ", -1, 99, None, *(other[name] for other in known[:9] if name in other)):
            altered = {**data, name: wrong}
            if altered not in known:
                problem = refused_with(lambda: game.play(seat, altered))  # noqa: B023  # called at once
                assert problem is not None, f"{altered} is played"


def _after(game: AnyGame, seat: int, move: Any) -> AnyGame:
    twin = game.copy()
    twin.play(seat, move)
    return twin


def check_refused(game: AnyGame, seat: int) -> None:
    """What is refused is not legal, and whoever tries it is told the same reason in every language."""
    notations = {move.notation for move in game.legal(seat)}
    for refusal in game.refused(seat):
        assert refusal.notation not in notations, f"{refusal.notation!r} is both legal and refused"
        same_after_json(refusal, game.room.model.Refusal, f"the refusal of {refusal.notation!r}")
        assert KEBAB.fullmatch(refusal.reason.code), f"the reason {refusal.reason.code!r} is not in kebab-case"
        for form in (refusal.notation, refusal.data):
            problem = refused_with(lambda: game.play(seat, form))  # noqa: B023  # called at once
            assert problem.reason.code == refusal.reason.code, (
                f"{refusal.notation!r} is refused for {refusal.reason.code}, when tried for {problem.reason.code}"
            )
        for language in LANGUAGES:
            text = game.reason_text(refusal.reason, language)
            assert text != f"reason-{refusal.reason.code}", f"no {language} text for reason {refusal.reason.code}"


def check_hostile(game: AnyGame, seat: int) -> None:
    """Nonsense is refused with an error of ours and changes nothing."""
    before = game.position()
    for move in HOSTILE_MOVES:
        refused_with(lambda: game.play(seat, move))  # noqa: B023  # called at once
    for other in HOSTILE_SEATS:
        for ask in (game.legal, game.refused, game.view, game.events, game.retract):
            refused_with(lambda: ask(other))  # noqa: B023
        refused_with(lambda: game.play(other, 0))  # noqa: B023
    assert game.position() == before, "a refused move has changed the game"


def check_retract(game: AnyGame, seat: int, rng: Rng) -> None:
    """A sealed choice can be taken back; without one there is nothing to take back."""
    if any(other == seat for other, _ in game.position().sealed):
        return
    problem = refused_with(lambda: game.retract(seat))
    assert problem.reason.code == "nothing-to-retract", f"nothing is sealed, yet: {problem.reason}"
    legal = game.legal(seat)
    twin = _after(game, seat, legal[rng.below(len(legal))])
    if twin.position().sealed:
        twin.retract(seat)
        assert twin.position() == game.position(), "taking back a choice does not restore the position"
        assert twin.legal(seat) == legal, "taking back a choice does not restore the legal moves"


def check_after_end(game: AnyGame) -> None:
    """Nobody moves when the game is over."""
    assert game.to_act == (), "the game is over but somebody is to act"
    for seat in range(game.players):
        assert game.legal(seat) == [], "the game is over but there are legal moves"
        problem = refused_with(lambda: game.play(seat, 0))  # noqa: B023  # called at once
        assert problem.reason.code == "game-over", f"a move after the end: {problem.reason}"


def refused_with(attempt: Callable[[], object]) -> IllegalMove:
    """The refusal an attempt meets; anything else is a failure."""
    try:
        attempt()
    except IllegalMove as problem:
        return problem
    except Exception as problem:
        raise AssertionError(f"{type(problem).__name__} instead of IllegalMove: {problem}") from problem
    raise AssertionError("an impossible request was accepted")
