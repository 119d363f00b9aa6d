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
from septem.games.architects.codes import ENDINGS
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.explain import advice, brings
from septem.games.architects.ids import mask_out, sides_out
from septem.games.architects.moves import data_of, read, words
from septem.games.architects.names import names
from septem.games.architects.position import configured, options_out, position_in, position_out
from septem.games.architects.reasons import Judge
from septem.games.architects.scores import result
from septem.games.architects.tables import (
    CATEGORIES,
    CENTRAL_ID,
    COSTS,
    MOST_SEATS,
    PACKAGE,
    STAGE_IDS,
    TOKEN_IDS,
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
        data = data_of(code)
        return Move(code, self.notation(state, seat, code), data, self._why(_ours(state), seat, data))

    def _why(self, state: ArchitectsState, seat: int, data: Json) -> Json:
        match data["action"]:
            case "build":
                return self._price(state, seat, data)
            case "take" | "use":
                view = self.seen(seat, state, state)
                pile = view["central"] if data["deck"] == CENTRAL_ID else view["decks"][data["deck"]]
                return {"card": pile["top"], **brings(view, seat, pile["top"])} if pile["top"] else {"card": None}
            case "keep":
                return {"card": data["card"], **brings(self.seen(seat, state, state), seat, data["card"])}
            case _:
                return {}

    def _price(self, state: ArchitectsState, seat: int, data: Json) -> Json:
        wonder = WONDER_IDS[state.dump()["wonder"][seat]]
        piece, cost, paid = WONDERS[wonder].stages[data["stage"]], COSTS[data["stage"]], data["payment"]
        grey = [count for kind, count in paid.items() if kind != "coin"]
        breaks = max(grey, default=0) > 1 if cost.mode == "different" else len(grey) > 1
        return {
            "n": cost.n,
            "mode": cost.mode,
            "doubled": sum(paid.values()) < cost.n,
            "engineering": breaks,
            "points": piece.vp,
            "effect": piece.effect,
        }

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """What is not possible now."""
        return self._judge(_ours(state), seat).refusals()

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """The reason against a notation."""
        ours = _ours(state)
        data = read(text, sides_out(ours.beside(seat)))
        if data is None:
            return Reason("unknown-move", {"move": text})
        return self._judge(ours, seat).why_not(data)

    def _judge(self, state: ArchitectsState, seat: int) -> Judge:
        owed = state.obligations()
        obligations = {
            "stages": mask_out(owed["stages"], STAGE_IDS),
            "science": bool(owed["science"]),
            "tokens": mask_out(owed["tokens"], TOKEN_IDS),
        }
        return Judge(state.dump(), obligations, [data_of(code) for code in state.legal_codes(seat)])

    # ---- looking ---------------------------------------------------------------------------------
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        """What a seat may know."""
        ours = _ours(state)
        return view_of(seat, ours.dump(), self.options, ours.scores(), ours.all_shields())

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        """Events of one move."""
        return events.told(rows, _ours(after).dump(), self.options)

    def outcome(self, state: State) -> Result:
        """Result of a finished game."""
        return result(_ours(state))

    def advice(self, seat: int) -> Json:
        """Advice from what the seat may know."""
        builds = [{**m.data, **m.why} for m in self.legal(seat) if m.data["action"] == "build"]
        return advice(self.view(seat), seat, builds)

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        """Names of cards, wonders, stages, tokens, decks, colours and symbols."""
        return names()


def _ours(state: State) -> ArchitectsState:
    return cast(ArchitectsState, state)
