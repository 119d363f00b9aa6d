"""The face of Architects: names, checks, explanations; the rules are in the engine."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from septem.core.errors import BadOption
from septem.core.game import Game
from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.state import State
from septem.core.texts import Names
from septem.games.architects import events, sample
from septem.games.architects.checks import TablePart
from septem.games.architects.codes import BUILD_CODE, ENDINGS, PER_STAGE
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.explain import advice, brings, price
from septem.games.architects.ids import sides_out
from septem.games.architects.moves import data_of, read, words
from septem.games.architects.names import names
from septem.games.architects.position import configured, options_out, position_in, position_out
from septem.games.architects.reasons import Judge
from septem.games.architects.scores import result
from septem.games.architects.tables import (
    CATEGORIES,
    DECK_IDS,
    KIND_IDS,
    MOST_SEATS,
    PACKAGE,
    WONDER_IDS,
    WONDERS,
)
from septem.games.architects.view import view_of


def _wonders_by_seat(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(wonder in WONDER_IDS for wonder in value)


def _switch(name: str, default: bool) -> Option:
    return Option(name, default, (True, False))


class ArchitectsGame(Game):
    """7 Wonders Architects."""

    id = "architects"
    rules = "architects-1"
    package = PACKAGE
    least = 2
    most = MOST_SEATS
    usual = 3
    options_known: ClassVar[tuple[Option, ...]] = (
        Option("wonders", "random", ("random", "picked"), _wonders_by_seat, "a list of wonders by seat"),  # AR-2a
        Option("first_player", 0, tuple(range(MOST_SEATS))),  # AR-9
        _switch("coins_free_choice", True),  # AR-O1
        _switch("economy_forces_build", True),  # AR-O2
        _switch("engineering_forces_build", False),
        _switch("engineering_once_per_turn", True),
        _switch("wonder_effect_optional", False),  # AR-O4
        _switch("extra_card_optional", True),
        _switch("halicarnassus_public", True),  # AR-O8
    )
    position_form = TablePart
    columns: ClassVar[tuple[str, ...]] = ("points", *CATEGORIES, "built", "turns", "wonder", "ending")
    tie_break = "built"  # AR-88
    labels: ClassVar[dict[str, tuple[str, ...]]] = {"wonder": tuple(WONDER_IDS), "ending": ENDINGS}

    # ---- states ----------------------------------------------------------------------------------
    @classmethod
    def complete_options(cls, players: int, options: Json) -> Json:
        """Options against the number of players."""
        wonders = options["wonders"]
        if isinstance(wonders, list) and (len(wonders) != players or len(set(wonders)) != players):
            raise BadOption("wonders", f"needs {players} different wonders, one for each seat")
        if options["first_player"] >= players:
            raise BadOption("first_player", f"{options['first_player']} is not a seat; seats are 0 to {players - 1}")
        return options

    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> State:
        """A freshly dealt state."""
        state = configured(players, options)
        state.begin(seed)
        return state

    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> State:
        """A state from a position."""
        return position_in(players, options, data)

    def state_out(self, state: State) -> Json:
        """The position of a state."""
        return position_out(_ours(state))

    @classmethod
    def options_of(cls, state: State) -> Json:
        """The options of a state in names."""
        return options_out(_ours(state).setup())

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        """A position that fits a view."""
        return sample.drawn(view, rng)

    # ---- moves -----------------------------------------------------------------------------------
    def notation(self, state: State, seat: int, code: int) -> str:
        """A move in words."""
        return words(data_of(code), sides_out(_ours(state).beside(seat)))

    def move(self, state: State, seat: int, code: int) -> Move:
        """A move with its data and what it costs or brings."""
        return Move(code, self.notation(state, seat, code), data_of(code), self._why(_ours(state), seat, code))

    def _why(self, state: ArchitectsState, seat: int, code: int) -> Json:
        data = data_of(code)
        match data["action"]:
            case "build":
                piece = WONDERS[WONDER_IDS[state.beside(seat)[0]]].stages[data["stage"]]
                cost = price(*divmod(code - BUILD_CODE, PER_STAGE))
                return {**cost, "points": piece.vp, "effect": piece.effect}
            case "take" | "use":
                seen = state.seen_cards(seat, DECK_IDS.index(data["deck"]))
                return _brought(state, seat, KIND_IDS[seen[0]]) if seen else {"card": None}
            case "keep":
                return _brought(state, seat, data["card"])
            case _:
                return {}

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """What is not possible now."""
        return Judge(_ours(state), seat).refusals()

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """The reason against a notation."""
        ours = _ours(state)
        data = read(text, sides_out(ours.beside(seat)))
        if data is None:
            return Reason("unknown-move", {"move": text})
        return Judge(ours, seat).why_not(data)

    # ---- looking ---------------------------------------------------------------------------------
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        """What a seat may know."""
        return view_of(seat, _ours(state), self.options)

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        """Events of one move."""
        return events.told(rows, _ours(after).dump(), self.options)

    def outcome(self, state: State) -> Result:
        """Result of a finished game."""
        return result(_ours(state))

    def advice(self, seat: int) -> Json:
        """Advice from what the seat may know."""
        builds = [{**m.data, **m.why} for m in self.legal(seat) if m.data["action"] == "build"]
        return advice(_ours(self.state), self.view(seat), seat, builds)

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        """Names of cards, wonders, stages, tokens, decks, colours and symbols."""
        return names()


def _brought(state: ArchitectsState, seat: int, kind: str) -> Json:
    return {"card": kind, **brings(state, seat, kind)}


def _ours(state: State) -> ArchitectsState:
    return cast(ArchitectsState, state)
