"""The conformance suite passes a good game and catches bad ones, each fault by its name."""

from collections.abc import Sequence
from typing import Any

import pytest

from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Refusal, Result
from septem.core.rng import Rng
from septem.core.state import State
from septem.testing import check_game, digest_games
from tests.toy.game import ToyGame


def test_the_toy_game_conforms() -> None:
    check_game("toy", games=3)


def test_the_toy_game_conforms_with_options() -> None:
    check_game(ToyGame, games=1, seed=5, players=(3,), chosen={"bell": "loud"}, modes=False)


def test_digests_depend_on_seeds_and_players() -> None:
    first = digest_games(ToyGame, [1, 2], [3])
    assert first == digest_games("toy", [1, 2], [3])
    assert first != digest_games(ToyGame, [1, 3], [3])
    assert first != digest_games(ToyGame, [1, 2], [2])


class LeakyView(ToyGame):
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        return {**super().seen(seat, base, state), "top": self.state_out(base)["deck"][-1:]}


class LeakyLuck(ToyGame):
    """Tells the future dice by the back door of an explanation."""

    def explain(self, seat: int) -> Json:
        return {"luck": self.state.streams()[0] % 2}


class TuplesInView(ToyGame):
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        return {**super().seen(seat, base, state), "tuple": (1, 2)}


class SameNotation(ToyGame):
    def notation(self, state: State, seat: int, code: int) -> str:
        return "show 1"


class ForgetfulPosition(ToyGame):
    def state_out(self, state: State) -> Json:
        return {**super().state_out(state), "streams": [1, 2, 3, 4, 5, 6, 7, 8]}


class OtherReason(ToyGame):
    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return [
            Refusal(one.notation, one.data, type(one.reason)("not-in-hand", {"card": 1}))
            for one in super().refusals(state, seat)
        ]


class LegalAndRefused(ToyGame):
    def refusals(self, state: State, seat: int) -> list[Refusal]:
        code = state.legal_codes(seat)[0]
        move = self.move(state, seat, code)
        return [Refusal(move.notation, move.data, self.why_not(state, seat, "swap 1"))]


class BadSample(ToyGame):
    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        part = super().sampled(view, rng)
        prizes = [won + 1 for won in part["prizes"]]
        return {**part, "prizes": prizes}


class RestlessSample(ToyGame):
    calls = 0

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        RestlessSample.calls += 1
        return super().sampled(view, Rng(RestlessSample.calls))


class WrongResult(ToyGame):
    def outcome(self, state: State) -> Result:
        right = super().outcome(state)
        return Result(tuple(points + 1 for points in right.points), right.categories, right.ranking, right.reason)


class NoWordsForEvent(ToyGame):
    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        return [*super().told(rows, before, after), Event("unheard-of")]


class SecretsInData(ToyGame):
    def move(self, state: State, seat: int, code: int) -> Move:
        right = super().move(state, seat, code)
        return Move(right.code, right.notation, right.data, {"deck": self.state_out(state)["deck"]})


class RaisesOnNonsense(ToyGame):
    def why_not(self, state: State, seat: int, text: str) -> Any:
        raise KeyError(text)


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (LeakyView, "a spectator sees something hidden"),
        (LeakyLuck, "explanation of seat . depends on something hidden"),
        (TuplesInView, "view of seat .* is not plain JSON data"),
        (SameNotation, "share a notation"),
        (ForgetfulPosition, "a loaded game goes on differently"),
        (OtherReason, "is refused for not-in-hand, when tried for deck-short"),
        (LegalAndRefused, "is both legal and refused"),
        (BadSample, "a sample has another view"),
        (RestlessSample, "two different samples"),
        (WrongResult, "points of the result and of the engine differ"),
        (NoWordsForEvent, "no en text for event unheard-of"),
        (SecretsInData, "legal moves of seat . depends on something hidden"),
        (RaisesOnNonsense, "KeyError instead of IllegalMove"),
    ],
)
def test_faults_are_found(game: type[ToyGame], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_game(game, games=4, modes=False)
