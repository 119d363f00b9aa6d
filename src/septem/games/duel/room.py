"""7 Wonders Duel as a room of the house: names in, names out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from septem.core.advice import Gains, Merit, Trial
from septem.core.game import Game
from septem.core.model import Reason, Result, Told
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.room import Head, Room, Row
from septem.core.search_form import Features, SearchForm
from septem.core.summary import Summary
from septem.core.texts import Names, Texts
from septem.games.duel import (
    catalogue,
    events,
    explain,
    merits,
    model,
    moves,
    names,
    position,
    reasons,
    sample,
    scores,
    view,
)
from septem.games.duel.catalogue import PACKAGE
from septem.games.duel.codes import VICTORIES
from septem.games.duel.engine import DuelState
from septem.games.duel.feature_names import (
    FEATURES,
    FIRST_UNITS,
    FIRST_UNITS_FROM,
    STAGES,
    STYLES,
    UNITS,
    UNITS_FROM,
)
from septem.games.duel.model import (
    Build,
    Data,
    Discard,
    Event,
    Explanation,
    Income,
    Move,
    Options,
    Part,
    Payment,
    Refusal,
    View,
    Why,
    Wonder,
)
from septem.games.duel.tables import CATEGORIES, GROUP, ROW_OF, WONDER_IDS


def fits_wonders(value: Any) -> bool:
    """Two lists of four different wonders, all eight different."""
    if not isinstance(value, (list, tuple)) or [type(part) in (list, tuple) for part in value] != [True, True]:
        return False
    listed = [wonder for part in value for wonder in part]
    known = all(type(wonder) is str and wonder in WONDER_IDS for wonder in listed)
    return known and [len(part) for part in value] == [GROUP, GROUP] and len(set(listed)) == len(listed)


class DuelRoom(Room[DuelState, View, Move, Refusal, Event, Explanation, Options, Part]):
    """Duel. Seat 0 leads when the pawn is on a positive number."""

    id = "duel"
    rules = "duel-1"
    package = PACKAGE
    model = model
    catalogue_type = catalogue.Catalogue
    least = most = usual = 2
    options = (
        Option(
            name="wonders",
            values=("draft", "first_game"),
            kind="pieces",
            pieces="wonders",
            fits=fits_wonders,
            form="two lists of four wonder ids",
        ),
        Option(name="centre_pawn", values=("starts", "chooses")),
        Option(name="first_player", values=("random", 0, 1)),
    )
    columns = ("points", *CATEGORIES, "victory", "coins", "wonders_built", "tokens", "began")
    tie_break = "blue"  # DU-95
    sudden_ends = ("military", "science")  # DU-96
    search = SearchForm(
        by_values=True, explore=0.4, explore_first=2.0, temperature=15, win_part=1.0, others=100, in_rounds=False
    )
    features = Features(tuple(FEATURES), STAGES, STYLES, UNITS, UNITS_FROM, FIRST_UNITS, FIRST_UNITS_FROM)
    labels = {"victory": VICTORIES}  # noqa: RUF012  # a mapping nobody changes

    # ---- states --------------------------------------------------------------------------------
    def deal(self, players: int, options: Options, seed: int) -> DuelState:
        """A freshly dealt game."""
        state = position.configured(options)
        state.begin(seed)
        return state

    def load(self, players: int, options: Options, part: Part) -> DuelState:
        """A game from a position."""
        return position.load(options, part)

    def write(self, state: DuelState) -> Part:
        """The position of a game."""
        return position.write(state)

    def options_of(self, state: DuelState) -> Options:
        """The options of a state in names."""
        return position.options_of(state.setup())

    def sample(self, view: View, rng: Rng) -> Part:
        """A position that fits a view."""
        return sample.sample(view, rng)

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: DuelState, seat: int, codes: Sequence[int]) -> list[str]:
        """`build baths`, `wonder sphinx with baths`, ..."""
        structure = state.structure()
        return [moves.notation_of(moves.data_of(code, structure)) for code in codes]

    def moves(self, state: DuelState, seat: int, codes: Sequence[int]) -> list[Move]:
        """Legal moves with their prices."""
        structure = state.structure()
        listed = [(code, moves.data_of(code, structure)) for code in codes]
        paid: dict[str, Payment] = {}  # a wonder can be constructed with every available card, at one price
        return [Move(code, moves.notation_of(data), data, _why(state, seat, data, paid)) for code, data in listed]

    def notation_of(self, state: DuelState, seat: int, data: Data) -> str:
        """The notation of a move given as data."""
        return moves.notation_of(data)

    def refused(self, state: DuelState, seat: int) -> list[Refusal]:
        """Cards that are covered or too dear, wonders that are too dear."""
        return reasons.refused(state, seat)

    def why_not(self, state: DuelState, seat: int, text: str) -> Reason:
        """Why a written move is not possible."""
        return reasons.why_not(state, seat, text)

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: Options, base: DuelState, state: DuelState) -> View:
        """Everything but face-down cards, removed cards, later ages and the other's library draw."""
        return view.view(head, options, state)

    def explain(self, options: Options, seat: int | None, base: DuelState, state: DuelState) -> Explanation:
        """Prices for both, what a take uncovers, distance to both supremacies."""
        return explain.explain(state)

    def score(self, state: DuelState, seat: int) -> Gains:
        """Points by category, those of coins left out."""
        sheet = dict(zip(CATEGORIES, state.sheet(seat), strict=True))
        del sheet["treasury"]
        return sheet

    def merits(self, tried: Trial[DuelState, Move, Event], instead: Trial[DuelState, Move, Event]) -> list[Merit]:
        """Tempo, science, conflict, money, and what the other is left with."""
        return merits.merits(tried, instead)

    def told(self, rows: Sequence[Row], before: DuelState, after: DuelState) -> list[Told[Event]]:
        """What a move did."""
        return events.told(rows)

    def result(self, state: DuelState) -> Result:
        """How it ended."""
        return scores.result(state)

    def ending(self, state: DuelState) -> str | None:
        """The kind of victory."""
        return VICTORIES[state.decided_by()]

    def built(self, state: DuelState) -> list[list[str]]:
        """Cards, wonders and progress tokens of both cities."""
        return scores.built(state)

    def summary(self, view: View, said: Texts) -> Summary:
        """Age, pawn, and both cities."""
        return Summary(
            head=said.say("summary", {"phase": view.phase, "age": view.age, "pawn": view.pawn}),
            columns=tuple(said.say(f"column-{name}") for name in ("seat", "coins", "points", "cards", "wonders")),
            rows=tuple(
                (
                    said.say("seat", {"number": seat + 1}),
                    str(city.coins),
                    str(city.points),
                    str(len(city.cards)),
                    f"{len(city.wonders)}/{len(city.wonders) + len(city.unbuilt)}",
                )
                for seat, city in enumerate(view.cities)
            ),
        )

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: Options) -> catalogue.Catalogue:
        """All cards, wonders and tokens, the structures and the track."""
        return catalogue.catalogue()

    def names(self, options: Options | None = None) -> Names:
        """Names of cards, wonders, tokens, resources, symbols and colours."""
        return names.names()


def _why(state: DuelState, seat: int, data: Data, paid: dict[str, Payment]) -> Why:
    """What a main move costs or brings."""
    match data:
        case Build(piece) | Wonder(piece):
            if piece not in paid:
                paid[piece] = explain.payment(state, seat, ROW_OF[piece])
            return paid[piece]
        case Discard():
            return Income(state.income(seat))
    return None


ROOM = DuelRoom()
DuelGame = Game[View, Move, Refusal, Event, Explanation, Options, Part]
"""The type of what `septem.new("duel")` returns."""
