"""Tables as they are opened: by a wish, or after a game for the same people."""

import secrets
from typing import Any

import msgspec

from septem.core import begin
from septem.core.errors import SeptemError
from septem.core.game import LARGEST_SEED
from septem.core.interchange import encoded
from septem.games import room_of
from septem.server.clock import new_id, now
from septem.server.facts import Place, Stored, Who
from septem.server.identity import clean_name
from septem.server.problems import BadInput
from septem.server.wire import NewTable, SeatWish

BOT_NAME = ""
"""Bots have no name of their own: a page says what they are in the reader's language."""


def new_seed() -> int:
    """A deal that nobody can foresee."""
    return secrets.randbelow(LARGEST_SEED)


def check_playable(game: str, players: int, options: dict[str, Any]) -> int:
    """For how many it is (0: as many as usual); BadInput if nobody can play so, which dealing once shows."""
    try:
        room = room_of(game)
        begin.new(room, players or room.usual, 0, options)
    except SeptemError as problem:  # each says which field
        raise BadInput(str(problem)) from None
    return players or room.usual


def opened(who: Who, wish: NewTable, seed: int) -> Stored:
    """A new table; BadInput if there cannot be one like it."""
    count = check_playable(wish.game, wish.players or len(wish.seats), wish.options)
    if len(wish.seats) > count:
        raise BadInput(f"seats: there are {count}")
    at = now()
    return Stored(
        id=new_id(),
        game=wish.game,
        rules=room_of(wish.game).rules,
        players=count,
        options=encoded(wish.options).decode(),
        seed=seed,
        status="waiting",
        public=wish.public,
        spectators=wish.spectators,
        hints=wish.hints,
        timer=wish.timer,
        host=who.id,
        number=1,
        created=at,
        changed=at,
        places=_places(who, wish, count),
    )


def _places(who: Who, wish: NewTable, count: int) -> tuple[Place, ...]:
    wishes = wish.seats or (SeatWish(kind="me"),)
    return tuple(_place(who, wishes[seat]) if seat < len(wishes) else Place() for seat in range(count))


def _place(who: Who, wish: SeatWish) -> Place:
    match wish.kind:
        case "me":
            return Place(who.id, clean_name(wish.name or who.name))
        case "bot":
            return Place(None, BOT_NAME, wish.level)
        case "open":
            return Place()


def opened_again(who: Who, before: Stored) -> Stored:
    """The same game for the same people, dealt anew."""
    at = now()
    return msgspec.structs.replace(
        before,
        id=new_id(),
        rules=room_of(before.game).rules,
        seed=new_seed(),
        status="waiting",
        host=who.id,
        next=None,
        origin=None,
        branch=0,
        number=1,
        due=None,
        created=at,
        changed=at,
        places=tuple(_again(place) for place in before.places),
    )


def _again(place: Place) -> Place:
    """Who was away may come back to the new table."""
    return Place(place.identity, place.name) if place.identity is not None else place
