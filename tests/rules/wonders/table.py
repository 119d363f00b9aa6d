"""A table laid out by hand: name what matters, the rest is filled in with cards that are left."""

from __future__ import annotations

from collections import Counter
from typing import Any

import septem
from septem import Move
from septem.core.game import AnyGame as Game
from septem.games.wonders.catalogue import CARDS
from septem.games.wonders.tables import CARD_IDS

Json = dict[str, Any]
SIDES = {1: ("A", "B"), 2: ("day", "night")}
PLAIN = ("giza", "rhodes", "ephesos", "alexandria", "babylon", "olympia", "halikarnassos")


def city(board: str, side: str = "", built: str = "", **more: Any) -> Json:
    """A city; `built` lists cards with blanks between them."""
    return {"board": board, "side": side, "cards": built.split(), **more}


def copies(edition: int, players: int) -> Counter[str]:
    """How many of each card are in the game, every guild included."""
    marks = max(players, 3)
    return Counter(
        {
            card.id: 1 if card.colour == "purple" else sum(mark <= marks for mark in card.copies)
            for card in CARDS[edition - 1]
        }
    )


def away(card: str, edition: int, turn: int = 1, by: int = 1, known: tuple[int, ...] = (), **more: Any) -> Json:
    """A card in the discard pile."""
    age = CARDS[edition - 1][CARD_IDS[edition - 1].index(card)].age
    return {"card": card, "age": age, "turn": turn, "city": by, "known": list(known), **more}


class Table:
    """Lays out a position; `load` gives the game."""

    def __init__(self, *cities: Json, edition: int = 2, players: int = 0, age: int = 1, turn: int = 4) -> None:
        self.edition = edition
        self.players = players or max(len(cities), 3)
        self.age = age
        self.turn = turn
        self.cities = self._all_cities(list(cities))
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.pile: list[Json] = []
        self.undealt: list[str] = []
        self.state: Json = {}
        self.options: Json = {"edition": edition}

    def _all_cities(self, given: list[Json]) -> list[Json]:
        boards = [board for board in PLAIN if all(one["board"] != board for one in given)]
        count = max(self.players, 3)
        given += [city(board) for board in boards[: count - len(given)]]
        for one in given:
            one["side"] = one["side"] or SIDES[self.edition][0]
        return given

    def hand(self, seat: int, cards: str) -> Table:
        """Cards a seat holds; the hand is filled up."""
        self.hands[seat] = cards.split()
        return self

    def sold(self, cards: str, turn: int = 1, by: int = 1) -> Table:
        """Cards in the discard pile."""
        self.pile += [away(card, self.edition, turn, by, (by,)) for card in cards.split()]
        return self

    def draw_pile(self, cards: str) -> Table:
        """Two players: the next cards of the pile."""
        self.undealt = cards.split()
        return self

    def option(self, **options: Any) -> Table:
        """Options of the game."""
        self.options.update(options)
        return self

    def at(self, **state: Any) -> Table:
        """More of the position: phase, acting_city ..."""
        self.state.update(state)
        return self

    # ---- filling up --------------------------------------------------------------------------
    def load(self) -> Game:
        """The game of this position."""
        return septem.load(self.position())

    def position(self) -> Json:
        """The position, hands and piles filled up."""
        left = copies(self.edition, self.players)
        left.subtract(card for one in self.cities for card in one["cards"])
        left.subtract(row["card"] for row in self.pile)
        left.subtract(card for hand in self.hands for card in hand)
        left.subtract(self.undealt)
        cards = [card for card in reversed(CARDS[self.edition - 1]) if card.age == self.age]
        cards.sort(key=lambda card: card.colour == "purple")  # guilds only where nothing else is left
        self._fill([card.id for card in cards for _ in range(left[card.id])])
        return {"game": "wonders", "players": self.players, "options": self.options, "state": self._state()}

    def _fill(self, spare: list[str]) -> None:
        for seat, hand in enumerate(self.hands):
            while len(hand) < self._size(seat):
                hand.append(spare.pop(0))
        while len(self.undealt) < self._pile_size():
            self.undealt.append(spare.pop(0))

    def _phase(self) -> str:
        return str(self.state.get("phase", "choose"))

    def holder(self) -> int:
        """Two players: who decides for the Free City."""
        return (self.turn - 1 + (self.age == 2)) % 2

    def _size(self, seat: int) -> int:
        match self._phase():
            case "choose":
                return 8 - self.turn + (self.players == 2 and seat == self.holder())
            case "seventh_card":
                return 1
            case "discard_build":
                return 7 - self.turn if self.turn < 6 else 0
            case _:
                return 0

    def _pile_size(self) -> int:
        if self.players > 2 or self._phase() == "over":
            return 0
        return 7 - self.turn

    def _state(self) -> Json:
        return {
            "age": self.age,
            "turn": self.turn,
            "cities": self.cities,
            "hands": self.hands,
            "away": self.pile,
            "undealt": self.undealt,
            **self.state,
        }


# ---- reading and playing -----------------------------------------------------------------------
def texts(game: Game, seat: int = 0, part: str = "") -> set[str]:
    """Legal notations of a seat that contain a text."""
    return {move.notation for move in game.legal(seat) if part in move.notation}


def uses(game: Game, card: str, seat: int = 0) -> set[str]:
    """Legal notations that use a card."""
    return {move.notation for move in game.legal(seat) if getattr(move.data, "card", None) == card}


def builds(game: Game, card: str, seat: int = 0) -> list[Move]:
    """Legal ways to build a card."""
    return [move for move in game.legal(seat) if move.data.action == "build" and move.data.card == card]


def pays(game: Game, card: str, seat: int = 0) -> set[tuple[int, int]]:
    """Coins to the left and right of every legal way to build a card."""
    return {(move.data.left, move.data.right) for move in builds(game, card, seat)}


def hows(game: Game, card: str, seat: int = 0) -> set[str]:
    """Paid, chain, free or power."""
    return {move.data.how for move in builds(game, card, seat)}


def why_not(game: Game, move: str | Json, seat: int = 0) -> str:
    """Reason code of an illegal move; the position must stay as it is."""
    before = game.position()
    try:
        game.play(seat, move)
    except septem.IllegalMove as problem:
        assert game.position() == before
        return problem.reason.code
    raise AssertionError(f"{move} is legal")


def turn(game: Game, *moves: str) -> Game:
    """The seats make these moves in order, all others sell their last card."""
    phase = game.step
    for seat, text in enumerate(moves):
        if text:
            game.play(seat, text)
    for seat in game.to_act:
        while game.step == phase and seat in game.to_act:
            last = [move for move in game.legal(seat) if "sell" in move.notation] or game.legal(seat)
            game.play(seat, last[-1])
    return game


def laid(game: Game) -> Json:
    """The game's own part of a position, as plain data."""
    found: Json = septem.as_data(game.position().state)
    return found


def events(game: Game, seat: int | None) -> list[Any]:
    """What a seat has been told."""
    return [entry.event for entry in game.events(seat)]


def lying(game: Game, number: int = 0) -> Json:
    """A city of the position."""
    found: Json = laid(game)["cities"][number]
    return found


def coins(game: Game) -> list[int]:
    """Treasuries of all cities."""
    return [one["coins"] for one in laid(game)["cities"]]


def head(game: Game) -> tuple[str, int, int]:
    """Phase, age, turn."""
    state = laid(game)
    return state["phase"], state["age"], state["turn"]


def score(game: Game, seat: int = 0) -> Json:
    """Categories of a finished game."""
    assert game.result is not None
    return {**game.result.categories[seat], "total": game.result.points[seat]}


def counted(*cities: Json, edition: int = 2, **options: Any) -> Json:
    """Categories of the first city in a finished game."""
    return score(finished(*cities, edition=edition, **options))


def finished(*cities: Json, edition: int = 2, players: int = 0, **options: Any) -> Game:
    """A finished game with these cities."""
    return Table(*cities, edition=edition, players=players, age=3, turn=6).option(**options).at(phase="over").load()
