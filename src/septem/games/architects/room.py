"""7 Wonders Architects as a room of the house: names in, names out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from septem.core.advice import Gains, Merit, Trial
from septem.core.errors import BadOption
from septem.core.game import Game
from septem.core.model import Reason, Result, Told
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.room import Head, Room, Row
from septem.core.search_form import Features
from septem.core.summary import Summary
from septem.core.texts import Names, Texts
from septem.games.architects import (
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
from septem.games.architects.catalogue import DECK_IDS, KIND_IDS, PACKAGE, WONDER_IDS
from septem.games.architects.codes import BUILD_CODE, ENDINGS, PER_STAGE
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.feature_names import FEATURES, GAME_STAGES, STYLES
from septem.games.architects.model import (
    Build,
    Data,
    Event,
    Explanation,
    Gain,
    Keep,
    Move,
    Options,
    Part,
    Refusal,
    Take,
    Use,
    View,
    Why,
)
from septem.games.architects.position import Sides
from septem.games.architects.tables import CATEGORIES, MOST_SEATS


def fits_wonders(value: Any) -> bool:
    """A list of wonders; whether they are enough and different depends on the number of players."""
    return isinstance(value, (list, tuple)) and bool(value) and all(wonder in WONDER_IDS for wonder in value)


def _switch(name: str) -> Option:
    return Option(name=name, values=(True, False))


class ArchitectsRoom(Room[ArchitectsState, View, Move, Refusal, Event, Explanation, Options, Part]):
    """Architects. One seat acts at a time, several times in a turn."""

    id = "architects"
    rules = "architects-1"
    package = PACKAGE
    model = model
    catalogue_type = catalogue.Catalogue
    least = 2
    most = MOST_SEATS
    usual = 3
    options = (
        Option(
            name="wonders",
            values=("random", "picked"),
            kind="pieces",
            pieces="wonders",
            fits=fits_wonders,
            form="a list of wonders by seat",
        ),  # AR-2a
        Option(name="first_player", values=tuple(range(MOST_SEATS))),  # AR-9
        _switch("coins_free_choice"),  # AR-O1
        _switch("economy_forces_build"),  # AR-O2
        _switch("engineering_forces_build"),
        _switch("engineering_once_per_turn"),
        _switch("wonder_effect_optional"),  # AR-O4
        _switch("extra_card_optional"),
        _switch("halicarnassus_public"),  # AR-O8
    )
    columns = ("points", *CATEGORIES, "built", "turns", "wonder", "ending")
    tie_break = "built"  # AR-88
    features = Features(tuple(FEATURES), GAME_STAGES, STYLES)
    labels = {"wonder": tuple(WONDER_IDS), "ending": ENDINGS}  # noqa: RUF012  # a mapping nobody changes

    # ---- states --------------------------------------------------------------------------------
    def complete(self, players: int, options: Options) -> Options:
        """Options against the number of players."""
        wonders, first = options.wonders, options.first_player
        if not isinstance(wonders, str) and (len(wonders) != players or len(set(wonders)) != players):
            raise BadOption("wonders", f"needs {players} different wonders, one for each seat")
        if first >= players:
            raise BadOption("first_player", f"{first} is not a seat; seats are 0 to {players - 1}")
        return options

    def deal(self, players: int, options: Options, seed: int) -> ArchitectsState:
        """A freshly dealt game."""
        state = position.configured(players, options)
        state.begin(seed)
        return state

    def load(self, players: int, options: Options, part: Part) -> ArchitectsState:
        """A game from a position."""
        return position.load(players, options, part)

    def write(self, state: ArchitectsState) -> Part:
        """The position of a game."""
        return position.write(state)

    def options_of(self, state: ArchitectsState) -> Options:
        """The options of a state in names."""
        return position.options_of(state.setup())

    def sample(self, view: View, rng: Rng) -> Part:
        """A position that fits a view."""
        return sample.sample(view, rng)

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: ArchitectsState, seat: int, codes: Sequence[int]) -> list[str]:
        """`take left`, `build s2 wood coin`, ..."""
        sides = position.sides(state.beside(seat))
        return [moves.notation_of(moves.data_of(code), sides) for code in codes]

    def moves(self, state: ArchitectsState, seat: int, codes: Sequence[int]) -> list[Move]:
        """Legal moves with what they cost or bring."""
        sides = position.sides(state.beside(seat))
        gains: dict[int, Gain] = {}
        return [_move(state, seat, code, sides, gains) for code in codes]

    def notation_of(self, state: ArchitectsState, seat: int, data: Data) -> str | None:
        """The notation of a move given as data."""
        return moves.notation_of(data, position.sides(state.beside(seat))) if moves.is_move(data) else None

    def refused(self, state: ArchitectsState, seat: int) -> list[Refusal]:
        """Empty decks; stages, sets and tokens that are no choice now."""
        return reasons.refused(state, seat)

    def why_not(self, state: ArchitectsState, seat: int, text: str) -> Reason:
        """Why a written move is not possible."""
        return reasons.why_not(state, seat, text)

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: Options, base: ArchitectsState, state: ArchitectsState) -> View:
        """Everything but the order of decks and pile below what is seen, and what others peeked at."""
        return view.view(head, options, state)

    def explain(self, options: Options, seat: int | None, base: ArchitectsState, state: ArchitectsState) -> Explanation:
        """What cards in reach would bring, payments, tokens, shields."""
        return explain.explain(state, seat)

    def score(self, state: ArchitectsState, seat: int) -> Gains:
        """Points by category."""
        return dict(zip(CATEGORIES, state.sheet(seat), strict=True))

    def merits(
        self, tried: Trial[ArchitectsState, Move, Event], instead: Trial[ArchitectsState, Move, Event]
    ) -> list[Merit]:
        """Stages, sets, tokens, battles, the end, and what the next player gets."""
        return merits.merits(tried, instead)

    def told(self, rows: Sequence[Row], before: ArchitectsState, after: ArchitectsState) -> list[Told[Event]]:
        """What a move did."""
        return events.told(rows, after)

    def result(self, state: ArchitectsState) -> Result:
        """How it ended."""
        return scores.result(state)

    def ending(self, state: ArchitectsState) -> str | None:
        """What ended it."""
        return ENDINGS[state.dump()["ending"]]

    def built(self, state: ArchitectsState) -> list[list[str]]:
        """Stages, progress tokens and cards before each seat; its wonder is a column of its own."""
        return scores.built(state)

    def summary(self, view: View, said: Texts) -> Summary:
        """Turn, phase, and what every seat has come to."""
        return Summary(
            head=said.say("summary", {"turn": view.turn, "phase": said.say(f"phase-{view.phase}")}),
            columns=tuple(said.say(f"column-{name}") for name in ("seat", "board", "stages", "shields", "points")),
            rows=tuple(
                (
                    said.say("seat", {"number": seat + 1}),
                    said.name("wonder", city.wonder) if city.wonder else "?",
                    f"{len(city.built)}/{len(catalogue.STAGE_IDS)}",
                    str(city.shields),
                    str(city.points),
                )
                for seat, city in enumerate(view.cities)
            ),
        )

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: Options) -> catalogue.Catalogue:
        """All cards, wonders and tokens, and what the decks hold."""
        return catalogue.catalogue()

    def names(self, options: Options | None = None) -> Names:
        """Names of cards, wonders, stages, tokens, decks and colours."""
        return names.names()


def _move(state: ArchitectsState, seat: int, code: int, sides: Sides, gains: dict[int, Gain]) -> Move:
    data = moves.data_of(code)
    return Move(code, moves.notation_of(data, sides), data, _why(state, seat, code, data, gains))


def _why(state: ArchitectsState, seat: int, code: int, data: Data, gains: dict[int, Gain]) -> Why:
    """What a stage costs, or what a card brings that the seat knows; `gains` are those found already."""
    match data:
        case Build():
            stage, payment = divmod(code - BUILD_CODE, PER_STAGE)
            return explain.payment(explain.stage_of(state, seat, stage), stage, payment)
        case Take(deck) | Use(_, deck):
            seen = state.seen_cards(seat, DECK_IDS.index(deck))[:1]
        case Keep(card):
            seen = [KIND_IDS.index(card)]
        case _:
            return None
    for kind in seen:
        if kind not in gains:
            gains[kind] = explain.gain(state, seat, kind)
        return gains[kind]
    return None


ROOM = ArchitectsRoom()
ArchitectsGame = Game[View, Move, Refusal, Event, Explanation, Options, Part]
"""The type of what `septem.new("architects")` returns."""
