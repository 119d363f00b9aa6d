"""7 Wonders Dice as a room of the house: names in, names out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from septem.core.advice import Gains, Merit, Trial
from septem.core.errors import BadOption
from septem.core.game import Game
from septem.core.model import Reason, Result, Told
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.room import Head, Room, Row
from septem.core.search_form import Features, SearchForm
from septem.core.summary import Summary
from septem.core.texts import Names, Texts
from septem.games.dice import (
    catalogue,
    events,
    explain,
    merits,
    model,
    moves,
    names,
    position,
    reasons,
    replay,
    sample,
    scores,
    tables,
    view,
)
from septem.games.dice.codes import MOST_ROUNDS
from septem.games.dice.engine import DiceState
from septem.games.dice.feature_names import FEATURES, STAGES, STYLES
from septem.games.dice.model import (
    Build,
    Cross,
    Data,
    Event,
    Explanation,
    Extra,
    Income,
    Move,
    Options,
    Part,
    Pass,
    Refusal,
    View,
    Why,
    Wonder,
)
from septem.games.dice.reasons import NO_DIE, Situation
from septem.games.dice.sheet import read_option, words_of
from septem.games.dice.sheet_columns import BOARD_LABELS
from septem.games.dice.sheet_form import Sheet


def fits_sheet(value: object) -> bool:
    """Text, data or struct; what it says is looked at when it is read."""
    return isinstance(value, (str, dict, Sheet))


class DiceRoom(Room[DiceState, View, Move, Refusal, Event, Explanation, Options, Part]):
    """7 Wonders Dice. All act at once; the boards are a sheet that may be your own."""

    id = "dice"
    rules = "dice-1"
    package = tables.PACKAGE
    model = model
    catalogue_type = catalogue.Catalogue
    least = tables.LEAST
    most = tables.MOST
    usual = 4
    options = (
        Option(
            name="sheet",
            values=(None,),
            kind="file",
            fits=fits_sheet,
            form="a sheet as TOML text or parsed data (docs/dice-sheet.md)",
            read=read_option,
        ),
        Option(
            name="max_rounds",
            kind="number",
            limits=(1, MOST_ROUNDS),
        ),
    )
    columns = ("points", *tables.CITY_BUILDINGS, "coins", "rounds", "board")
    tie_break = "coins"  # DI-112
    search = SearchForm(noise=0)  # D-152
    features = Features(tuple(FEATURES), STAGES, STYLES)
    labels = {"board": BOARD_LABELS}  # noqa: RUF012  # a mapping nobody changes

    # ---- states --------------------------------------------------------------------------------
    def complete(self, players: int, options: Options) -> Options:
        """A sheet needs a board for everybody; ours is None however it was given."""
        sheet = position.without_ours(options.sheet)
        boards = words_of(sheet).board_ids
        if len(boards) < players:
            raise BadOption("sheet", f"has {len(boards)} cities, too few for {players} players")
        return msgspec.structs.replace(options, sheet=sheet)

    def deal(self, players: int, options: Options, seed: int) -> DiceState:
        """A freshly dealt game."""
        state = position.configured(players, options)
        state.begin(seed)
        return state

    def load(self, players: int, options: Options, part: Part) -> DiceState:
        """A game from a position."""
        return position.load(players, options, part)

    def write(self, state: DiceState) -> Part:
        """The position of a game."""
        return position.write(state)

    def options_of(self, state: DiceState) -> Options:
        """The options of a state in names."""
        return position.options_of(state)

    def sealed_codes(self, state: DiceState) -> list[tuple[int, int]]:
        """Turns that have begun, from the beginning of the round."""
        start = position.load(state.seat_count(), position.options_of(state), position.write(state))
        return replay.replayed(start, state)

    def sample(self, view: View, rng: Rng) -> Part:
        """A position that fits a view."""
        return sample.sample(view, rng)

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: DiceState, seat: int, codes: Sequence[int]) -> list[str]:
        """`build yellow mk_camel1`, `extra pass`, ..."""
        phase, words = state.owed(seat)[0], state.sheet_named()
        return [moves.notation_of(moves.data_of(code, phase, words)) for code in codes]

    def moves(self, state: DiceState, seat: int, codes: Sequence[int]) -> list[Move]:
        """Legal moves with their prices."""
        here = Situation(state, seat)
        return [_move(here, code, moves.data_of(code, here.phase, here.words)) for code in codes]

    def notation_of(self, state: DiceState, seat: int, data: Data) -> str:
        """The notation of a move given as data."""
        return moves.notation_of(data)

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        """Boxes a shown die or an effect names that cannot be crossed, bonuses that are gone."""
        return reasons.refused(state, seat)

    def why_not(self, state: DiceState, seat: int, text: str) -> Reason:
        """Why a written move is not possible."""
        return reasons.why_not(state, seat, text)

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: Options, base: DiceState, state: DiceState) -> View:
        """Everything but the turns others have sealed and the coming dice."""
        return view.view(head, options, base, state)

    def explain(self, options: Options, seat: int | None, base: DiceState, state: DiceState) -> Explanation:
        """Boxes each die can fill with their prices, points now, the Guild condition, defences met."""
        return explain.explain(base, base if seat is None else state, seat or 0)

    def score(self, state: DiceState, seat: int) -> Gains:
        """Points by building."""
        return {node.id: node.points for node in scores.tree(state, seat)}

    def merits(self, tried: Trial[DiceState, Move, Event], instead: Trial[DiceState, Move, Event]) -> list[Merit]:
        """Bonuses, further actions, resources, money, the end."""
        return merits.merits(tried, instead)

    def told(self, rows: Sequence[Row], before: DiceState, after: DiceState) -> list[Told[Event]]:
        """What a round brought."""
        return events.told(rows, after)

    def result(self, state: DiceState) -> Result:
        """How it ended."""
        return scores.result(state)

    def ending(self, state: DiceState) -> str | None:
        """Bonuses taken, or rounds played."""
        return position.ending(state.dump())

    def built(self, state: DiceState) -> list[list[str]]:
        """Crossed boxes and bonuses of each city."""
        return scores.built(state)

    def summary(self, view: View, said: Texts) -> Summary:
        """The round, and every city."""
        return Summary(
            head=said.say("summary", {"round": view.round, "phase": view.phase}),
            columns=tuple(
                said.say(f"column-{name}") for name in ("seat", "board", "coins", "bonuses", "boxes", "points")
            ),
            rows=tuple(
                (
                    said.say("seat", {"number": seat + 1}),
                    said.name("board", city.board),
                    str(city.coins),
                    str(len(city.bonuses)),
                    str(len(city.crossed)),
                    str(city.points),
                )
                for seat, city in enumerate(view.cities)
            ),
        )

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: Options) -> catalogue.Catalogue:
        """Dice, faces, buildings, bonuses and boards."""
        return catalogue.catalogue(options.sheet)

    def names(self, options: Options | None = None) -> Names:
        """Names of dice, faces, buildings, boxes, boards and bonuses, as the sheet calls them."""
        return names.names(options.sheet if options else None)


def _move(here: Situation, code: int, data: Data) -> Move:
    return Move(code, moves.notation_of(data), data, _why(here, data))


def _why(here: Situation, data: Data | None) -> Why:
    """What a move costs or brings."""
    match data:
        case Build(die, box):
            return explain.payment(here, tables.DIE_IDS.index(die), here.words.number[box])
        case Extra(move):
            return _why(here, move)
        case Cross(str(box)):
            return explain.payment(here, NO_DIE, here.words.number[box])
        case Wonder():
            return explain.payment(here, NO_DIE, here.state.next_wonder(here.seat))
        case Pass():
            return Income(here.state.income(here.seat))
    return None


ROOM = DiceRoom()
DiceGame = Game[View, Move, Refusal, Event, Explanation, Options, Part]
"""The type of what `septem.new("dice")` returns."""
