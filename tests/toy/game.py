"""The facade of the toy game: names in, names out. A larger game splits this into moves, position, view, sample."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from septem.core.errors import BadPosition
from septem.core.game import AnyGame
from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Reason, Refusal, Result, ScoreNode, ranking
from septem.core.options import Option
from septem.core.records import checked_state
from septem.core.rng import Rng
from septem.core.state import State
from septem.core.texts import Names
from tests.toy.engine import ToyState
from tests.toy.tables import ASIDE, CARDS, DECK, HELD, NOTE_SHOWN, NOTE_SWAPPED, SHOWN, TURNS

PILES = {"hands": HELD, "aside": ASIDE, "shown": SHOWN}


class ToyPart(msgspec.Struct, forbid_unknown_fields=True):
    """The toy's part of a position; the deck's last card is on top."""

    turn: int
    hands: list[list[int]]
    aside: list[list[int]]
    shown: list[list[int]]
    deck: list[int]
    prizes: list[int]
    streams: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8)


class ToyGame(Game):
    """Market day."""

    id = "toy"
    rules = "toy-1"
    package = "tests.toy"
    least, most, usual = 2, 4, 3
    options_known = (Option("bell", "none", values=("none", "loud")),)
    columns = ("points", "prizes", "hand", "luck")
    labels = {"luck": ("empty-handed", "lucky")}  # noqa: RUF012  # declared as ClassVar by Game

    # ---- beginnings and positions --------------------------------------------------------------
    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> State:
        state = ToyState()
        state.configure(players)
        state.begin(seed)
        return state

    @classmethod
    def options_of(cls, state: State) -> Json:
        return {"bell": "none"}  # the engine does not hear it

    @classmethod
    def sealed_codes(cls, state: State) -> list[tuple[int, int]]:
        return [(seat, code) for seat, code in enumerate(cast(ToyState, state).dump()["sealed"]) if code]

    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> State:
        part: ToyPart = checked_state(data, ToyPart)
        place = [DECK] * (CARDS + 1)
        for name, pile in PILES.items():
            rows = getattr(part, name)
            _expect(name, len(rows) == players, f"needs one list for each of {players} seats")
            for seat, cards in enumerate(rows):
                for card in cards:
                    _expect(name, 1 <= card <= CARDS and place[card] == DECK, f"card {card} is unknown or doubled")
                    place[card] = pile + seat
        rest = [card for card in range(1, CARDS + 1) if place[card] == DECK]
        _expect("deck", sorted(part.deck) == rest, f"must hold the cards that lie nowhere else: {rest}")
        _expect("turn", 0 <= part.turn <= TURNS, f"must be 0 to {TURNS}")
        _expect("hands", part.turn == TURNS or all(part.hands), "nobody runs out of cards before the end")
        _expect("prizes", len(part.prizes) == players and all(0 <= won <= 99 for won in part.prizes), "one per seat")
        _expect("streams", len(part.streams) == 8 and all(0 <= word < 2**32 for word in part.streams), "eight words")
        state = ToyState()
        state.configure(players)
        state.restore({"turn": [part.turn], "deck": part.deck, "place": place, "prizes": part.prizes})
        state.set_streams(list(part.streams))
        state._vouch()
        return state

    def state_out(self, state: State) -> Json:
        dump = cast(ToyState, state).dump()
        piles = {name: _piles(dump, pile, self.players) for name, pile in PILES.items()}
        rest = {"deck": dump["deck"], "prizes": dump["prizes"], "streams": state.streams()}
        return {"turn": dump["turn"][0], **piles, **rest}

    # ---- moves ---------------------------------------------------------------------------------
    def notation(self, state: State, seat: int, code: int) -> str:
        return f"{'swap' if code % 2 else 'show'} {code // 2}"

    def move(self, state: State, seat: int, code: int) -> Move:
        action, card = self.notation(state, seat, code).split()
        return Move(code, f"{action} {card}", {"action": action, "card": int(card)})

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        dump = cast(ToyState, state).dump()
        if len(dump["deck"]) >= self.players:
            return []
        hand = _piles(dump, HELD, self.players)[seat]
        reason = Reason("deck-short", {"left": len(dump["deck"])})
        return [Refusal(f"swap {card}", {"action": "swap", "card": card}, reason) for card in hand]

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        action, _, card = text.partition(" ")
        if action not in ("show", "swap") or not card.isdecimal() or not 1 <= int(card[:9]) <= CARDS:
            return Reason("unknown-move", {"move": text})
        left = len(cast(ToyState, state).dump()["deck"])
        in_hand = int(card) in _piles(cast(ToyState, state).dump(), HELD, self.players)[seat]
        return Reason("deck-short", {"left": left}) if in_hand else Reason("not-in-hand", {"card": int(card)})

    # ---- looking -------------------------------------------------------------------------------
    def seen(self, seat: int | None, base: State, state: State) -> Json:
        dump = cast(ToyState, base).dump()
        hands, aside = _piles(dump, HELD, self.players), _piles(dump, ASIDE, self.players)
        own = {"hand": hands[seat], "laid_aside": aside[seat]} if seat is not None else {}
        return {
            "phase": "over" if dump["turn"][0] == TURNS else "choose",
            "turn": dump["turn"][0],
            "deck": len(dump["deck"]),
            "seats": [
                {"cards": len(hands[other]), "aside": len(aside[other]), "shown": shown, "prizes": prizes}
                for other, (shown, prizes) in enumerate(
                    zip(_piles(dump, SHOWN, self.players), dump["prizes"], strict=True)
                )
            ],
            **own,
        }

    @classmethod
    def sampled(cls, view: Json, rng: Rng) -> Json:
        me, seats = view["seat"], view["seats"]
        known = {card for other in seats for card in other["shown"]} | {*view["hand"], *view["laid_aside"]}
        unknown = rng.shuffled([card for card in range(1, CARDS + 1) if card not in known])

        def dealt(count: int) -> list[int]:
            return sorted(unknown.pop() for _ in range(count))

        hands = [view["hand"] if seat == me else dealt(other["cards"]) for seat, other in enumerate(seats)]
        aside = [view["laid_aside"] if seat == me else dealt(other["aside"]) for seat, other in enumerate(seats)]
        return {
            "turn": view["turn"],
            "hands": hands,
            "aside": aside,
            "shown": [other["shown"] for other in seats],
            "deck": unknown,
            "prizes": [other["prizes"] for other in seats],
            "streams": [1 + rng.below(2**31 - 1) for _ in range(8)],
        }

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        return [_event(*row[:4]) for row in rows]

    def outcome(self, state: State) -> Result:
        figures = [state.row(seat, 3) for seat in range(self.players)]
        return Result(
            points=tuple(points for points, _, _ in figures),
            categories=tuple({"prizes": prizes, "hand": hand} for _, prizes, hand in figures),
            ranking=ranking(state.ranks()),
            reason="last-turn",
            trees=tuple((ScoreNode("prizes", prizes), ScoreNode("hand", hand)) for _, prizes, hand in figures),
        )

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        return {"game": {"toy": {"en": "Market day", "cs": "Trh", "sk": "Trh"}}}


def _expect(field: str, holds: bool, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


def _piles(dump: dict[str, Any], pile: int, players: int) -> list[list[int]]:
    return [[card for card in range(1, CARDS + 1) if dump["place"][card] == pile + seat] for seat in range(players)]


def _event(kind: int, seat: int, card: int, drawn: int) -> Event:
    if kind == NOTE_SHOWN:
        return Event("shown", {"seat": seat, "card": card})
    if kind == NOTE_SWAPPED:
        secret = {"seat": seat, "card": card, "drawn": drawn}
        return Event("swapped", secret, seats=(seat,), others=Event("swapped-hidden", {"seat": seat}))
    return Event("prize", {"seat": seat, "prize": card})
