"""The toy game as a room: names in, names out. A larger game splits this into moves, position, view, sample ..."""

from __future__ import annotations

from collections.abc import Sequence

from septem.core.errors import BadPosition
from septem.core.game import Game
from septem.core.model import Reason, Result, ScoreNode, Told, ranking
from septem.core.options import Option
from septem.core.records import checked_streams
from septem.core.rng import Rng
from septem.core.room import Head, Room, Row
from septem.core.search_form import Features
from septem.core.summary import Summary
from septem.core.texts import Names, Texts
from tests.toy import model
from tests.toy.engine import ToyState
from tests.toy.model import (
    Catalogue,
    City,
    CityPart,
    Data,
    Event,
    Explanation,
    Move,
    Options,
    Part,
    PrizeWon,
    Refusal,
    Show,
    Shown,
    Swap,
    Swapped,
    SwappedHidden,
    View,
)
from tests.toy.tables import ASIDE, CARDS, DECK, FACES, FEATURES, HELD, NOTE_SHOWN, NOTE_SWAPPED, SHOWN, TURNS

Cards = tuple[int, ...]
MOST_PRIZES = 99
PILES = {"hand": HELD, "aside": ASIDE, "shown": SHOWN}


class ToyRoom(Room[ToyState, View, Move, Refusal, Event, Explanation, Options, Part]):
    """Market day."""

    id = "toy"
    rules = "toy-1"
    package = "tests.toy"
    model = model
    catalogue_type = Catalogue
    least, most, usual = 2, 4, 3
    options = (Option(name="bell", values=("none", "loud")),)
    features = Features(FEATURES, TURNS, {"balanced": {}, "grabbing": {"prizes": 300, "cards": -100}})
    columns = ("points", "prizes", "hand", "luck")
    labels = {"luck": ("empty_handed", "lucky")}  # noqa: RUF012  # a mapping nobody changes

    # ---- states --------------------------------------------------------------------------------
    def deal(self, players: int, options: Options, seed: int) -> ToyState:
        state = ToyState()
        state.configure(players)
        state.begin(seed)
        return state

    def load(self, players: int, options: Options, part: Part) -> ToyState:
        place = _places(players, part)
        rest = [card for card in range(1, CARDS + 1) if place[card] == DECK]
        _expect("deck", sorted(part.deck) == rest, f"must hold the cards that lie nowhere else: {rest}")
        _expect("turn", 0 <= part.turn <= TURNS, f"must be 0 to {TURNS}")
        full = all(city.hand for city in part.cities)
        _expect("cities", part.turn == TURNS or full, "nobody runs out of cards before the end")
        prizes = [city.prizes for city in part.cities]
        _expect("prizes", all(0 <= won <= MOST_PRIZES for won in prizes), f"must be 0 to {MOST_PRIZES}")
        state = ToyState()
        state.configure(players)
        state.restore({"turn": [part.turn], "deck": list(part.deck), "place": place, "prizes": prizes})
        state.set_streams(checked_streams(part.streams))
        state._vouch()
        return state

    def write(self, state: ToyState) -> Part:
        dump = state.dump()
        cities = tuple(
            CityPart(_pile(dump, HELD, seat), _pile(dump, ASIDE, seat), _pile(dump, SHOWN, seat), prizes)
            for seat, prizes in enumerate(dump["prizes"])
        )
        return Part(dump["turn"][0], cities, tuple(dump["deck"]), tuple(state.streams()))

    def options_of(self, state: ToyState) -> Options:
        return Options()  # the engine does not hear the bell

    def sealed_codes(self, state: ToyState) -> list[tuple[int, int]]:
        return [(seat, code) for seat, code in enumerate(state.dump()["sealed"]) if code]

    def sample(self, view: View, rng: Rng) -> Part:
        shown = {card for city in view.cities for card in city.shown}
        known = shown | {*(view.hand or ()), *(view.laid_aside or ())}
        unknown = rng.shuffled([card for card in range(1, CARDS + 1) if card not in known])

        def pile(own: Cards | None, seat: int, count: int) -> Cards:
            return own if own is not None and seat == view.seat else tuple(sorted(unknown.pop() for _ in range(count)))

        hands = [pile(view.hand, seat, city.cards) for seat, city in enumerate(view.cities)]
        aside = [pile(view.laid_aside, seat, city.aside) for seat, city in enumerate(view.cities)]
        cities = tuple(
            CityPart(hands[seat], aside[seat], city.shown, city.prizes) for seat, city in enumerate(view.cities)
        )
        return Part(view.turn, cities, tuple(unknown), tuple(1 + rng.below(2**31 - 1) for _ in range(8)))

    # ---- moves ---------------------------------------------------------------------------------
    def notations(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[str]:
        return [_notation(_data(code)) for code in codes]

    def moves(self, state: ToyState, seat: int, codes: Sequence[int]) -> list[Move]:
        return [Move(code, _notation(_data(code)), _data(code), None) for code in codes]

    def notation_of(self, state: ToyState, seat: int, data: Data) -> str:
        return _notation(data)

    def refused(self, state: ToyState, seat: int) -> list[Refusal]:
        dump = state.dump()
        if len(dump["deck"]) >= len(dump["prizes"]):
            return []
        reason = Reason("deck-short", {"count": len(dump["deck"])})
        return [Refusal(_notation(Swap(card)), Swap(card), reason) for card in _pile(dump, HELD, seat)]

    def why_not(self, state: ToyState, seat: int, text: str) -> Reason:
        action, _, card = text.partition(" ")
        if action not in ("show", "swap") or not card.isdecimal() or not 1 <= int(card[:9]) <= CARDS:
            return Reason("unknown-move", {"move": text})
        dump = state.dump()
        in_hand = int(card) in _pile(dump, HELD, seat)
        return Reason("deck-short", {"count": len(dump["deck"])}) if in_hand else Reason("not-in-hand", {"card": card})

    # ---- looking -------------------------------------------------------------------------------
    def view(self, head: Head, options: Options, base: ToyState, state: ToyState) -> View:
        dump, seat = base.dump(), head["seat"]
        return View(
            **head,
            options=options,
            phase="over" if dump["turn"][0] == TURNS else "choose",
            turn=dump["turn"][0],
            deck=len(dump["deck"]),
            cities=tuple(_city(dump, other, points) for other, points in enumerate(base.scores())),
            hand=None if seat is None else _pile(dump, HELD, seat),
            laid_aside=None if seat is None else _pile(dump, ASIDE, seat),
        )

    def explain(self, options: Options, seat: int | None, base: ToyState, state: ToyState) -> Explanation:
        dump = base.dump()
        shown = [card for other in range(len(dump["prizes"])) for card in _pile(dump, SHOWN, other)]
        held = () if seat is None else _pile(dump, HELD, seat)
        return Explanation(tuple(card for card in held if card > max(shown, default=0)))

    def told(self, rows: Sequence[Row], before: ToyState, after: ToyState) -> list[Told[Event]]:
        return [_told(*row[:4]) for row in rows]

    def result(self, state: ToyState) -> Result:
        figures = [state.row(seat, 3) for seat in range(state.seat_count())]
        return Result(
            points=tuple(points for points, _, _ in figures),
            categories=tuple({"prizes": prizes, "hand": hand} for _, prizes, hand in figures),
            ranking=ranking(state.ranks()),
            reason="last_turn",
            trees=tuple((ScoreNode("prizes", prizes), ScoreNode("hand", hand)) for _, prizes, hand in figures),
        )

    def summary(self, view: View, said: Texts) -> Summary:
        return Summary(
            head=said.say("summary", {"turn": view.turn, "deck": view.deck}),
            columns=tuple(said.say(f"column-{name}") for name in ("seat", "cards", "points")),
            rows=tuple(
                (said.say("seat", {"number": number}), str(city.cards), str(city.points))
                for number, city in enumerate(view.cities, 1)
            ),
        )

    # ---- pieces and words ----------------------------------------------------------------------
    def catalogue(self, options: Options) -> Catalogue:
        return Catalogue(tuple(range(1, CARDS + 1)), tuple(range(1, FACES + 1)), TURNS)

    def names(self, options: Options | None = None) -> Names:
        return {"game": {"toy": {"en": "Market day", "cs": "Trh", "sk": "Trh"}}}


def _expect(field: str, holds: bool, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


def _places(players: int, part: Part) -> list[int]:
    """Where every card lies."""
    _expect("cities", len(part.cities) == players, f"needs one for each of {players} seats")
    place = [DECK] * (CARDS + 1)
    for seat, city in enumerate(part.cities):
        for name, pile in PILES.items():
            for card in getattr(city, name):
                _expect(name, 1 <= card <= CARDS and place[card] == DECK, f"card {card} is unknown or doubled")
                place[card] = pile + seat
    return place


def _pile(dump: dict[str, list[int]], pile: int, seat: int) -> Cards:
    return tuple(card for card in range(1, CARDS + 1) if dump["place"][card] == pile + seat)


def _city(dump: dict[str, list[int]], seat: int, points: int) -> City:
    held, aside = len(_pile(dump, HELD, seat)), len(_pile(dump, ASIDE, seat))
    return City(held, aside, _pile(dump, SHOWN, seat), dump["prizes"][seat], points)


def _data(code: int) -> Data:
    return Swap(code // 2) if code % 2 else Show(code // 2)


def _notation(data: Data) -> str:
    return f"{data.action} {data.card}"


def _told(kind: int, seat: int, card: int, drawn: int) -> Told[Event]:
    if kind == NOTE_SHOWN:
        return Told(Shown(seat, card))
    if kind == NOTE_SWAPPED:
        return Told(Swapped(seat, card, drawn), seats=(seat,), others=SwappedHidden(seat))
    return Told(PrizeWon(seat, card))


ROOM = ToyRoom()
ToyGame = Game[View, Move, Refusal, Event, Explanation, Options, Part]
"""The type of what `septem.new("toy")` returns."""
