"""7 Wonders Duel at the table: names in, names out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from septem.core.errors import shown
from septem.core.game import Game
from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.state import State
from septem.core.texts import Names
from septem.games.duel import events, explain, moves, position, reasons, sample, scores, view
from septem.games.duel.codes import VICTORIES
from septem.games.duel.engine import DuelState
from septem.games.duel.names import names
from septem.games.duel.parts import DuelPart
from septem.games.duel.pieces import PACKAGE
from septem.games.duel.tables import (
    CARD_IDS,
    CATEGORIES,
    FIRST_WONDER,
    GROUP,
    WONDER_IDS,
)


def fits_wonders(value: Any) -> bool:
    """Two lists of four different wonders, all eight different."""
    if not isinstance(value, (list, tuple)) or [type(part) in (list, tuple) for part in value] != [True, True]:
        return False
    listed = [wonder for part in value for wonder in part]
    known = all(type(wonder) is str and wonder in WONDER_IDS for wonder in listed)
    return known and [len(part) for part in value] == [GROUP, GROUP] and len(set(listed)) == len(listed)


class DuelGame(Game):
    """One game of Duel. Seat 0 leads when the pawn is on a positive number."""

    id = "duel"
    rules = "duel-1"
    package = PACKAGE
    least = most = usual = 2
    options_known = (
        Option("wonders", "draft", ("draft", "first_game"), fits_wonders, "two lists of four wonder ids"),
        Option("centre_pawn", "starts", ("starts", "chooses")),
        Option("first_player", "random", ("random", 0, 1)),
    )
    position_form = DuelPart
    columns = ("points", *CATEGORIES, "victory", "coins", "wonders_built", "tokens", "began")
    tie_break = "blue"  # DU-95
    sudden_ends = ("military", "science")  # DU-96
    labels: ClassVar[dict[str, tuple[str, ...]]] = {"victory": VICTORIES}

    # ---- states --------------------------------------------------------------------------------
    @classmethod
    def complete_options(cls, players: int, options: Json) -> Json:
        """Given wonders as plain lists."""
        wonders = options["wonders"]
        return {**options, "wonders": wonders if isinstance(wonders, str) else [list(part) for part in wonders]}

    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> State:
        """A freshly dealt game."""
        state = position.configured(options)
        state.begin(seed)
        return state

    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> State:
        """A game from a position."""
        return position.loaded(options, data)

    def state_out(self, state: State) -> Json:
        """The position of a game."""
        return position.written(state)

    @classmethod
    def options_of(cls, state: State) -> Json:
        """The options of a state in names."""
        return position.options_out(_duel(state).setup())

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        """A position that fits a view."""
        return sample.drawn(view, rng)

    # ---- moves ---------------------------------------------------------------------------------
    def notation(self, state: State, seat: int, code: int) -> str:
        """`build baths`, `wonder sphinx with baths`, ..."""
        return moves.read_code(code, _duel(state).structure()).notation

    def move(self, state: State, seat: int, code: int) -> Move:
        """A legal move with its price."""
        duel = _duel(state)
        parsed = moves.read_code(code, duel.structure())
        data = moves.data_of(parsed, duel.structure())
        return Move(code, parsed.notation, data, _why(duel, seat, parsed))

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """Cards that are covered or too dear, wonders that are too dear."""
        return reasons.refused(_duel(state), seat)

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why a written move is not possible."""
        return reasons.why_not(_duel(state), seat, text)

    def notation_of(self, state: State, seat: int, data: Json) -> str:
        """The notation of a move given as data."""
        return moves.notation_of(data) or shown(data)

    # ---- looking -------------------------------------------------------------------------------
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        """Everything but face-down cards, removed cards, later ages and the other's library draw."""
        return view.seen(seat, state)

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        """What a move did."""
        return events.told(rows)

    def outcome(self, state: State) -> Result:
        """How it ended."""
        return scores.outcome(_duel(state))

    def advice(self, seat: int) -> Json:
        """Prices for both, what a take uncovers, distance to both supremacies, what may lie hidden."""
        return explain.advice(_duel(self._state))

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        """Names of cards, wonders, tokens, resources, symbols and colours."""
        return names()


def _duel(state: State) -> DuelState:
    assert isinstance(state, DuelState)
    return state


def _why(state: DuelState, seat: int, parsed: moves.Parsed) -> Json:
    """What a main move costs or brings."""
    dump = state.dump()
    match parsed.action:
        case "build":
            return explain.payment(state, dump, seat, CARD_IDS.index(parsed.item))
        case "wonder":
            return explain.payment(state, dump, seat, FIRST_WONDER + WONDER_IDS.index(parsed.item))
        case "discard":
            return {"income": state.income(seat)}
    return {}
