"""The facade of 7 Wonders Dice: names in, names out; glue only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from septem.core.errors import BadMove, BadOption, shown
from septem.core.game import Game
from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.state import State
from septem.core.texts import Names
from septem.games.dice import moves, tables
from septem.games.dice.checks import position_in
from septem.games.dice.codes import MOST_ROUNDS
from septem.games.dice.engine import DiceState
from septem.games.dice.events import told
from septem.games.dice.explain import explain, explained
from septem.games.dice.names import names
from septem.games.dice.position import DicePosition, position_out
from septem.games.dice.reasons import Judge
from septem.games.dice.replay import replayed
from septem.games.dice.sample import sampled
from septem.games.dice.scores import result
from septem.games.dice.sheet import given_sheet, parse_sheet, sheet_of, words_of
from septem.games.dice.sheet_columns import CITY_LABELS
from septem.games.dice.view import seen


def _is_sheet(value: Any) -> bool:
    return isinstance(value, (str, dict))


def _is_rounds(value: Any) -> bool:
    return type(value) is int and 1 <= value <= MOST_ROUNDS


class DiceGame(Game):
    """7 Wonders Dice."""

    id = "dice"
    rules = "dice-1"
    package = tables.PACKAGE
    least = tables.LEAST
    most = tables.MOST
    usual = 4
    options_known = (
        Option(
            "sheet", None, (None,), _is_sheet, "a sheet as TOML text or parsed data (docs/dice-sheet.md)", parse_sheet
        ),
        Option("max_rounds", tables.MAX_ROUNDS, (), _is_rounds, f"whole numbers from 1 to {MOST_ROUNDS}"),
    )
    position_form = DicePosition
    columns = ("points", *tables.CITY_BUILDINGS, "coins", "rounds", "city")
    tie_break = "coins"  # DI-112
    labels: ClassVar[dict[str, tuple[str, ...]]] = {"city": CITY_LABELS}

    @classmethod
    def complete_options(cls, players: int, options: Json) -> Json:
        sheet = given_sheet(options["sheet"])
        cities = words_of(sheet).city_ids
        if len(cities) < players:
            raise BadOption("sheet", f"has {len(cities)} cities, too few for {players} players")
        return {**options, "sheet": sheet}

    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> State:
        state = DiceState(sheet_of(options["sheet"]), players, options["max_rounds"])
        state.begin(seed)
        return state

    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> State:
        state = DiceState(sheet_of(options["sheet"]), players, options["max_rounds"])
        position_in(data, words_of(options["sheet"]), state, players, options["max_rounds"])
        return state

    def state_out(self, state: State) -> Json:
        return position_out(_dice(state))

    @classmethod
    def options_of(cls, state: State) -> Json:
        dice = _dice(state)
        words = dice.sheet_named()
        return {"sheet": given_sheet(words.data), "max_rounds": dice.dump()["max_rounds"]}

    @classmethod
    def sealed_codes(cls, state: State) -> list[tuple[int, int]]:
        start = cls.state_from(state.seat_count(), cls.options_of(state), position_out(_dice(state)))
        return replayed(_dice(start), _dice(state))

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        return sampled(view, rng)

    def notation(self, state: State, seat: int, code: int) -> str:
        dice = _dice(state)
        return moves.notation(code, dice.owed(seat)[0], dice.sheet_named())

    def move(self, state: State, seat: int, code: int) -> Move:
        text = self.notation(state, seat, code)
        return explained(_dice(state), seat, code, text, moves.data_of(text))

    def notation_of(self, state: State, seat: int, data: Json) -> str:
        text = moves.text_of(data)
        if text is None:
            raise self._illegal(BadMove, Reason("unknown-move", {"move": shown(data)}))
        return text

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return Judge(_dice(state), seat).refusals()

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        return Judge(_dice(state), seat).why_not(text)

    def seen(self, seat: int | None, base: State, state: State) -> Json:
        return seen(seat, _dice(base), _dice(state))

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        return told(rows, _dice(after))

    def outcome(self, state: State) -> Result:
        return result(_dice(state))

    def advice(self, seat: int) -> Json:
        return explain(_dice(self._base), _dice(self._state), seat)

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        return names((options or {}).get("sheet"))


def _dice(state: State) -> DiceState:
    return cast(DiceState, state)
