"""The conformance suite passes a good game and catches bad ones, each fault by its name."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Literal

import msgspec
import pytest
from msgspec.structs import replace

from septem.core.model import EventData, MoveData, Reason, Result, Told
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.room import Head, Row
from septem.core.summary import Summary
from septem.core.texts import Texts
from septem.testing import check_game, digest_games
from septem.testing.border import NAMES, check_border
from tests.toy import model
from tests.toy.engine import ToyState
from tests.toy.model import Event, Explanation, Move, Options, Part, Refusal, View
from tests.toy.room import ROOM, ToyRoom


def test_the_toy_game_conforms() -> None:
    check_game("toy", games=3)


def test_the_toy_game_conforms_with_options() -> None:
    check_game(ROOM, games=1, seed=5, players=(3,), chosen={"bell": "loud"}, modes=False)


def test_digests_depend_on_seeds_and_players() -> None:
    first = digest_games(ROOM, [1, 2], [3])
    assert first == digest_games("toy", [1, 2], [3])
    assert first != digest_games(ROOM, [1, 3], [3])
    assert first != digest_games(ROOM, [1, 2], [2])


# ---- faults found by playing -------------------------------------------------------------------
class LeakyView(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        return replace(super().view(head, options, base, state), deck=self.write(base).deck[-1])


class LeakyLuck(ToyRoom):
    """Tells the future dice by the back door of an explanation."""

    def explain(self, options: Options, seat: int, base: ToyState, state: ToyState) -> Explanation:
        return Explanation((state.streams()[0] % 2,))


class LeakySeat(ToyRoom):
    """Another seat's hand counts among the cards of a city."""

    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        right = super().view(head, options, base, state)
        return replace(right, hand=self.write(base).cities[0].hand) if head["seat"] == 1 else right


class ListsInView(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        right = super().view(head, options, base, state)
        return replace(right, cities=tuple(replace(city, shown=list(city.shown)) for city in right.cities))


class WordsForNumbers(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        return replace(super().view(head, options, base, state), turn="one")


class OwnHead(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        return super().view({**head, "step": head["step"] + 1}, options, base, state)


class NoEndPhase(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        return replace(super().view(head, options, base, state), phase="choose")


class ACityTooFew(ToyRoom):
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        right = super().view(head, options, base, state)
        return replace(right, cities=right.cities[1:])


class SameNotation(ToyRoom):
    def notations(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[str]:
        return ["show 1" for _ in codes]

    def moves(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[Move]:
        return [replace(move, notation="show 1") for move in super().moves(state, seat, codes)]


class DeafToData(ToyRoom):
    def notation_of(self, state: ToyState, seat: int, data: Any) -> str:
        return f"show {data.card}"


class ForgetfulPosition(ToyRoom):
    def write(self, state: ToyState) -> Part:
        return replace(super().write(state), streams=(1, 2, 3, 4, 5, 6, 7, 8))


class OtherReason(ToyRoom):
    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        return [replace(one, reason=Reason("not-in-hand", {"card": 1})) for one in super().refused(state, seat)]


class SnakeReason(ToyRoom):
    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        return [replace(one, reason=Reason("deck_short", one.reason.args)) for one in super().refused(state, seat)]


class LegalAndRefused(ToyRoom):
    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        move = self.moves(state, seat, state.legal_codes(seat))[0]
        return [Refusal(move.notation, move.data, self.why_not(state, seat, "swap 1"))]


class BadSample(ToyRoom):
    def sample(self, view: View, rng: Rng) -> Part:
        part = super().sample(view, rng)
        return replace(part, cities=tuple(replace(city, prizes=city.prizes + 1) for city in part.cities))


class RestlessSample(ToyRoom):
    calls = 0

    def sample(self, view: View, rng: Rng) -> Part:
        RestlessSample.calls += 1
        return super().sample(view, Rng(RestlessSample.calls))


class WrongResult(ToyRoom):
    def result(self, state: ToyState) -> Result:
        right = super().result(state)
        return replace(right, points=tuple(points + 1 for points in right.points))


class UnnamedEnd(ToyRoom):
    def result(self, state: ToyState) -> Result:
        return replace(super().result(state), reason="closing_time")


class KebabEnd(ToyRoom):
    def result(self, state: ToyState) -> Result:
        return replace(super().result(state), reason="last-turn")


class Unheard(EventData, frozen=True):
    """Nobody has words for it, and it is not in the union."""


class StrangeEvent(ToyRoom):
    def told(self, rows: Sequence[Row], before: ToyState, after: ToyState) -> list[Told[Event]]:
        return [*super().told(rows, before, after), Told(Unheard())]  # type: ignore[list-item]


class SecretsInOrder(ToyRoom):
    """The order of the moves tells whether the top card of the deck is odd."""

    def moves(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[Move]:
        return super().moves(state, seat, codes)[:: -1 if self.write(state).deck[-1] % 2 else 1]


class OddSpaces(ToyRoom):
    def moves(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[Move]:
        return [replace(move, notation=f"{move.notation} ") for move in super().moves(state, seat, codes)]


class RaisesOnNonsense(ToyRoom):
    def why_not(self, state: ToyState, seat: int, text: str) -> Any:
        raise KeyError(text)


class ShortSummary(ToyRoom):
    def summary(self, view: View, said: Texts) -> Summary:
        return replace(super().summary(view, said), rows=())


class UnevenSummary(ToyRoom):
    def summary(self, view: View, said: Texts) -> Summary:
        right = super().summary(view, said)
        return replace(right, rows=tuple(row[:-1] for row in right.rows))


class NamelessColumn(ToyRoom):
    def summary(self, view: View, said: Texts) -> Summary:
        right = super().summary(view, said)
        return replace(right, columns=(*right.columns[:-1], said.say("column-spice")))


@pytest.mark.parametrize(
    ("room", "fault"),
    [
        (LeakyView, "a spectator sees something hidden"),
        (LeakyLuck, "explanation of (seat .|a spectator) depends on something hidden"),
        (LeakySeat, "the view of seat 1 depends on something hidden"),
        (ListsInView, "view of seat .* is another after a trip through JSON"),
        (WordsForNumbers, "view of seat .* is not of its type: Expected `int`, got `str`"),
        (OwnHead, "the view of seat .* begins with"),
        (NoEndPhase, "over is True, yet the phase is choose"),
        (ACityTooFew, "1 cities for 2 seats"),
        (SameNotation, "share a notation"),
        (DeafToData, "'swap .*' given as data is refused"),
        (ForgetfulPosition, "a loaded game goes on differently"),
        (OtherReason, "is refused for not-in-hand, when tried for deck-short"),
        (SnakeReason, "the reason 'deck_short' is not in kebab-case"),
        (LegalAndRefused, "is both legal and refused"),
        (BadSample, "a sample has another view"),
        (RestlessSample, "two different samples"),
        (WrongResult, "points of the result and of the engine differ"),
        (UnnamedEnd, "no en text for end-closing_time"),
        (KebabEnd, "not in snake_case: last-turn"),
        (StrangeEvent, "the event Unheard.* is not of its type"),
        (SecretsInOrder, "legal moves (of|for) seat ."),
        (OddSpaces, "notation .* has odd spaces"),
        (RaisesOnNonsense, "KeyError instead of IllegalMove"),
        (ShortSummary, "the summary has 0 rows for 2 seats"),
        (UnevenSummary, "a row of the summary does not fit its columns"),
        (NamelessColumn, "no en text for column-spice"),
    ],
)
def test_faults_are_found(room: type[ToyRoom], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_game(room(), games=4, modes=False)


# ---- faults of the border ----------------------------------------------------------------------
class Thawed(msgspec.Struct):
    """Can be changed."""

    points: int


class Listed(msgspec.Struct, frozen=True):
    """Holds a list."""

    points: dict[str, list[int]]


class Camel(msgspec.Struct, frozen=True):
    """A field in another case."""

    pointsNow: int  # noqa: N815


class Wordless(msgspec.Struct, frozen=True):  # no docstring: a fault
    points: int


Wordless.__doc__ = None


class Steal(MoveData, frozen=True):
    """A move that was forgotten."""


class Stolen(EventData, frozen=True):
    """An event that was forgotten."""


class Robbed(EventData, frozen=True, tag="was_robbed"):
    """A tag in another case."""


class Elsewhere(View, frozen=True, kw_only=True, tag="market"):
    """A view of another game."""


class CityLess(msgspec.Struct, frozen=True):
    """A position without cities."""

    turn: int


class MoreOptions(Options, frozen=True, kw_only=True):
    """An option that the room does not declare."""

    drum: bool = False


class OtherDefault(Options, frozen=True, kw_only=True):
    """A default that the room does not allow."""

    bell: Any = "cracked"


LEFT_OUT = object()


def with_model(**changes: Any) -> ToyRoom:
    """The toy with other things in its model; LEFT_OUT leaves one out."""
    room = ToyRoom()
    changed = ModuleType("market.model")
    kept = {**vars(model), **changes, "__name__": changed.__name__}
    vars(changed).update({name: one for name, one in kept.items() if one is not LEFT_OUT})
    room.model = changed  # type: ignore[misc]
    return room


def with_options(*options: Option) -> ToyRoom:
    """The toy with other options."""
    fields = [(one.name, Any, one.values[0] if one.values else None) for one in options]
    room = with_model(Options=msgspec.defstruct("Options", fields, frozen=True, namespace={"__doc__": "Others."}))
    room.options = options
    return room


def without(*messages: str) -> ToyRoom:
    """The toy without some texts."""

    class Silent(ToyRoom):
        def texts(self, language: str, options: Options | None = None) -> Texts:
            said = super().texts(language, options)
            honest = said.has
            said.has = lambda message: language == "en" or (message not in messages and honest(message))  # type: ignore[method-assign]
            return said

    return Silent()


BORDER_FAULTS: list[tuple[Callable[[], ToyRoom], str]] = [
    *((lambda name=name: with_model(**{name: LEFT_OUT}), f"market.model lacks {name}") for name in NAMES),
    (lambda: with_model(Explanation=Thawed), "toy: Thawed is not frozen"),
    (lambda: with_model(Explanation=Listed), r"toy: Listed\.points is a ListType"),
    (lambda: with_model(Explanation=Camel), r"toy: Camel\.pointsNow is not in snake_case"),
    (lambda: with_model(Explanation=Wordless), "toy: Wordless does not say what it is"),
    (lambda: with_model(Steal=Steal), "Steal in no union"),
    (lambda: with_model(Stolen=Stolen), "Stolen in no union"),
    (lambda: with_model(Event=Event | Robbed), "the tag 'was_robbed' is not in kebab-case"),
    (lambda: with_model(View=Elsewhere), "View does not name its game"),
    (lambda: with_model(Part=CityLess), "Part has no cities"),
    (lambda: with_model(Phase=Literal["choose", "closed"]), "the last of the phases .* is not 'over'"),
    (lambda: with_model(Phase=Literal["to-choose", "over"]), "the phase 'to-choose' is not in snake_case"),
    (lambda: with_model(Phase=Literal["sleep", "over"]), "no en text for phase-sleep"),
    (lambda: with_model(Event=Event | Stolen), "no en text for event-stolen"),
    (lambda: with_model(Options=MoreOptions), "options declared are not those of Options"),
    (lambda: with_model(Options=OtherDefault), "default of an option is refused: bell: 'cracked' is not allowed"),
    (lambda: without("event-shown", "summary"), "no cs text for summary, event-shown"),
    (lambda: without("option-bell", "option-bell-loud"), "no cs text for option-bell, option-bell-loud"),
    (lambda: with_options(Option(name="drum", values=("soft",))), "no en text for option-drum, option-drum-soft"),
    (lambda: with_options(Option(name="bell", fits=lambda value: True, form="x")), "bell is a choice without values"),
    (lambda: with_options(Option(name="bell", kind="number", values=("none",))), "bell has no limits"),
    (lambda: with_options(Option(name="bell", kind="pieces", values=("none",))), "does not say which pieces"),
    (
        lambda: with_options(Option(name="bell", kind="pieces", pieces="bells", values=("none",))),
        "picked from bells, not in the catalogue",
    ),
    (lambda: with_options(Option(name="bell", kind="file", values=("none",))), "bell cannot be read"),
    (lambda: with_options(Option(name="bell", values=("none",), when={"drum": (1,)})), "drum, which is no option"),
    (
        lambda: with_options(Option(name="bell", values=("none",), when={"bell": ("big",)})),
        "depends on strange values of bell",
    ),
]


@pytest.mark.parametrize(("make", "fault"), BORDER_FAULTS, ids=[fault for _, fault in BORDER_FAULTS])
def test_faults_of_the_border_are_found(make: Callable[[], ToyRoom], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_border(make())
