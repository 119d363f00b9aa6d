"""7 Wonders as a room of the house: names in, names out; the rules are in the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

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
from septem.games.wonders import (
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
from septem.games.wonders.catalogue import PACKAGE, SETUP, SIDE_IDS
from septem.games.wonders.codes import BUILD, COIN_BITS, LEFT_SHIFT, RIGHT_SHIFT, SELL, STAGE
from septem.games.wonders.decision import Decision
from septem.games.wonders.engine import WondersState
from septem.games.wonders.feature_names import FEATURES, STAGES, STYLES, UNITS
from septem.games.wonders.model import (
    Build,
    Data,
    Event,
    Explanation,
    Income,
    Move,
    Options,
    Part,
    Refusal,
    View,
    Why,
    Wonder,
)
from septem.games.wonders.scoring import CATEGORIES
from septem.games.wonders.tables import BOARD_IDS, CARD_BASE, SALE_COINS

BOARD_SIDES = tuple(names.with_side(board, sides) for board in BOARD_IDS for sides in zip(*SIDE_IDS, strict=True))


def fits_boards(value: Any) -> bool:
    """A list of boards."""
    return isinstance(value, (list, tuple)) and all(board in BOARD_IDS for board in value)


def fits_sides(value: Any) -> bool:
    """A list of sides of either edition."""
    known = [side for sides in SIDE_IDS for side in sides]
    return isinstance(value, (list, tuple)) and all(side in known for side in value)


MANY = 4
USUAL = SearchForm(horizon=3, value_part=0.5)
AMONG_MANY = replace(USUAL, rivals=0.0, usual=50.0, scale=20.0)
AMONG_FEW = {2: replace(USUAL, others=60), 3: replace(USUAL, others=40)}


class WondersRoom(Room[WondersState, View, Move, Refusal, Event, Explanation, Options, Part]):
    """7 Wonders, both editions. With two players there is a third city that is no seat."""

    id = "wonders"
    rules = "wonders-1"
    package = PACKAGE
    model = model
    catalogue_type = catalogue.Catalogue
    least, most, usual = 2, 7, 4
    options = (
        Option(name="edition", values=(1, 2)),
        Option(
            name="boards",
            values=("random",),
            kind="pieces",
            pieces="boards",
            fits=fits_boards,
            form="a list with one board id per city",
        ),
        Option(
            name="sides",
            values=("random", "chosen"),
            kind="pieces",
            pieces="sides",
            fits=fits_sides,
            form="a list with one side per city",
        ),
        Option(name="mausoleum_timing", values=(None, "end_of_age", "end_of_turn"), when={"edition": (1,)}),
        Option(name="reveal_all_choices", values=(None, False, True)),
        Option(name="extra_guilds", values=(0, 2), when={"edition": (1,)}),
    )
    columns = ("points", *CATEGORIES, "board", "coins", "stages", "shields")
    tie_break = "coins"  # SW-88
    features = Features(FEATURES, STAGES, STYLES, options=({"edition": 2}, {"edition": 1}), units=UNITS)
    labels = {"board": BOARD_SIDES}  # noqa: RUF012  # a mapping nobody changes

    # ---- states --------------------------------------------------------------------------------
    def complete(self, players: int, options: Options) -> Options:
        """Options against each other and against the number of players (SW-121)."""
        second = options.edition == 2
        if second and players < 3:
            raise BadOption(
                "players", f"{players!r} is not allowed with edition 2; allowed: 3 to 7 (edition 1: 2 to 7)"
            )
        if second and options.mausoleum_timing == "end_of_age":
            raise BadOption("mausoleum_timing", "'end_of_age' is not allowed with edition 2; allowed: end_of_turn")
        if second and options.extra_guilds:
            raise BadOption("extra_guilds", "2 is not allowed with edition 2; allowed: 0")
        _check_boards(max(players, 3), options)
        defaults = SETUP["edition"][str(options.edition)]["options"]
        missing = {
            name: defaults[name]
            for name in ("mausoleum_timing", "reveal_all_choices")
            if getattr(options, name) is None
        }
        return msgspec.structs.replace(options, **missing)

    def deal(self, players: int, options: Options, seed: int) -> WondersState:
        """A dealt table."""
        state = position.configured(players, options)
        state.begin(seed)
        return state

    def load(self, players: int, options: Options, part: Part) -> WondersState:
        """A game from a position."""
        return position.load(players, options, part)

    def write(self, state: WondersState) -> Part:
        """The position of a game."""
        return position.write(state)

    def options_of(self, state: WondersState) -> Options:
        """The options of a state in names."""
        return position.options_of(state.setup())

    def sealed_codes(self, state: WondersState) -> list[tuple[int, int]]:
        """Choices sealed on this turn; the holder seals the Free City's after its own (SW-92)."""
        seats = state.seat_count()
        sealed = [(city, state.sealed_code(city)) for city in range(state.situation()["cities"])]
        return [(city if city < seats else state.holder(), code) for city, code in sealed if code >= 0]

    def sample(self, view: View, rng: Rng) -> Part:
        """A position that fits a view."""
        return sample.sample(view, rng)

    def form_for(self, players: int) -> SearchForm:
        """Where many play, the own points are the better guide: nobody can hold all others back. The fewer play, the
        more it matters that they look ahead too."""
        return AMONG_MANY if players >= MANY else AMONG_FEW[players]

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: WondersState, seat: int, codes: Sequence[int]) -> list[str]:
        """`build baths L2`, `wonder 2 with tavern`, ..."""
        decision = Decision(state, seat)
        return [moves.notation_of(moves.data_of(code, decision.edition, decision.stage)) for code in codes]

    def moves(self, state: WondersState, seat: int, codes: Sequence[int]) -> list[Move]:
        """Legal moves with their payments."""
        decision = Decision(state, seat)
        return [_move(decision, code) for code in codes]

    def notation_of(self, state: WondersState, seat: int, data: Data) -> str | Reason:
        """The notation of a move given as data; it may name the units to buy."""
        return reasons.notation_of_data(state, seat, data)

    def is_meant(self, legal: Move, data: Data) -> bool:
        """Units to buy that it names have been looked at already: they stand for the coins of the legal move."""
        if isinstance(data, Build | Wonder) and data.buy is not None and isinstance(legal.data, Build | Wonder):
            data = msgspec.structs.replace(data, buy=None, left=legal.data.left, right=legal.data.right)
        return legal.data == data

    def refused(self, state: WondersState, seat: int) -> list[Refusal]:
        """Cards that cannot be built and stages that cannot be reached, with the reason."""
        return reasons.refused(state, seat)

    def why_not(self, state: WondersState, seat: int, text: str) -> Reason:
        """The first reason that applies, in the order of SW-113."""
        return reasons.why_not(state, seat, text)

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: Options, base: WondersState, state: WondersState) -> View:
        """The table when choices last took effect, and what the seat remembers."""
        return view.view(head, options, base)

    def explain(self, options: Options, seat: int | None, base: WondersState, state: WondersState) -> Explanation:
        """Production, prices and points as they stand."""
        return explain.explain(base, options.edition - 1, seat)

    def score(self, state: WondersState, seat: int) -> Gains:
        """Points by category, those of coins left out."""
        sheet = dict(zip(CATEGORIES, state.categories(seat), strict=True))
        del sheet["treasury"]
        return sheet

    def merits(self, tried: Trial[WondersState, Move, Event], instead: Trial[WondersState, Move, Event]) -> list[Merit]:
        """War, science, resources, money, and what a neighbour gets."""
        return merits.merits(tried, instead)

    def told(self, rows: Sequence[Row], before: WondersState, after: WondersState) -> list[Told[Event]]:
        """What happened."""
        return events.told(rows, after)

    def result(self, state: WondersState) -> Result:
        """Points, places and the score tree."""
        return scores.result(state)

    def built(self, state: WondersState) -> list[list[str]]:
        """The cards of every city; its board is a column of its own."""
        return scores.built(state)

    def summary(self, view: View, said: Texts) -> Summary:
        """Age, turn, and all cities."""
        return Summary(
            head=said.say("summary", {"phase": said.say(f"phase-{view.phase}"), "age": view.age, "turn": view.turn}),
            columns=tuple(
                said.say(f"column-{name}") for name in ("seat", "board", "coins", "points", "cards", "stages")
            ),
            rows=tuple(
                (
                    said.name("seat", "free_city") if city.free_city else said.say("seat", {"number": number + 1}),
                    f"{said.name('board', city.board)} {city.side or ''}".rstrip(),
                    str(city.coins),
                    str(city.points),
                    str(len(city.cards)),
                    f"{city.stages}/{'?' if city.stage_count is None else city.stage_count}",
                )
                for number, city in enumerate(view.cities)
            ),
        )

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: Options) -> catalogue.Catalogue:
        """Cards, boards and figures of the edition played."""
        return catalogue.catalogue(options.edition)

    def names(self, options: Options | None = None) -> Names:
        """Names of cards, boards, resources, colours in all languages, those of the edition played or the second."""
        return names.names(options.edition if options else 2)

    def facts(self, options: Options | None = None) -> dict[str, str | int]:
        """The edition, for words in which the editions differ."""
        return {"edition": options.edition if options else 2}


def _check_boards(cities: int, options: Options) -> None:
    boards, sides = options.boards, options.sides
    if boards != "random" and (len(boards) != cities or len(set(boards)) != cities):
        raise BadOption("boards", f"{list(boards)} is not allowed; allowed: {cities} different board ids")
    if sides == "chosen" and options.edition == 1:
        raise BadOption("sides", "'chosen' is not allowed with edition 1; allowed: random or a list of A and B")
    known = SIDE_IDS[options.edition - 1]
    if not isinstance(sides, str) and (len(sides) != cities or any(side not in known for side in sides)):
        raise BadOption("sides", f"{list(sides)} is not allowed; allowed: {cities} of {', '.join(known)}")


def _move(decision: Decision, code: int) -> Move:
    kind, card = moves.kind_of(code), moves.card_of(code)
    how = decision.how(card) if kind == BUILD else "paid"
    data = moves.data_of(code, decision.edition, decision.stage, how)
    why: Why = None
    if kind == SELL:
        why = Income(SALE_COINS)
    elif kind == STAGE or (kind == BUILD and how == "paid"):
        row = decision.stage_row if kind == STAGE else CARD_BASE[decision.edition] + card
        left, right = code >> LEFT_SHIFT & COIN_BITS, code >> RIGHT_SHIFT & COIN_BITS
        why = decision.payment(row, left, right)
    return Move(code, moves.notation_of(data), data, why)


ROOM = WondersRoom()
WondersGame = Game[View, Move, Refusal, Event, Explanation, Options, Part]
"""The type of what `septem.new("wonders")` returns."""
