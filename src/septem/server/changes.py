"""What people may do to a table, each as a function from the table to a change, or to a refusal. No I/O."""

from collections.abc import Mapping
from typing import Any

import msgspec

from septem.core.errors import BadMove, IllegalMove
from septem.core.game import AnyGame
from septem.core.interchange import encoded
from septem.games import room_of
from septem.server.clock import DAY, SECOND
from septem.server.facts import TABLE, EntryKind, Place, Stored, Who
from septem.server.identity import clean_name
from septem.server.live import ABSENCE, Live, again, bot_from, dealt, undone
from septem.server.opening import check_playable
from septem.server.problems import BadInput, Conflict, Forbidden, Illegal, Present, Problem, Stale
from septem.server.rights import belongs, check_host, own_place, place_of, replaces
from septem.server.wire import Chosen, SeatChange, Terms

LONG_DUE = 3650 * DAY
"""A bot's turn counts as due for so long already: it is not held up by a clock that was ahead."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to be appended, and what comes with it."""

    kind: EntryKind
    seat: int = TABLE
    text: str = ""
    game: AnyGame | None
    places: Mapping[int, Place] = {}
    columns: Mapping[str, Any] = {}

    def stored(self, before: Stored, at: int) -> Stored:
        """The table afterwards, but for what is due then."""
        count = self.columns.get("players", before.players)
        seats = (*before.places, *(Place() for _ in range(count)))[:count]
        places = tuple(self.places.get(seat, place) for seat, place in enumerate(seats))
        status = self.columns.get("status", before.status)
        if status == "running" and self.game is not None and self.game.over:
            status = "finished"
        return msgspec.structs.replace(
            before, **{**self.columns, "status": status}, places=places, number=before.number + 1, changed=at
        )


def due(live: Live) -> int | None:
    """When something has to happen that no person does: at once if a bot has to decide, else when time is up."""
    stored, acting = live.stored, live.acting()
    if any(stored.places[seat].level for seat in acting):
        return stored.changed - LONG_DUE
    return live.since + stored.timer * SECOND if stored.timer and acting else None


# ---- seats ---------------------------------------------------------------------------------------
class Sighting(msgspec.Struct, frozen=True):
    """The time, and when the person of a seat was at the table last (0: never)."""

    now: int = 0
    seen: int = 0


UNKNOWN = Sighting()


def seated(live: Live, who: Who, seat: int, wish: SeatChange, sighting: Sighting = UNKNOWN) -> Change:
    """Somebody sits down, comes back or leaves; the host seats a bot or sends it away."""
    if live.stored.status not in ("waiting", "running"):
        raise Conflict("the game is over")
    place = place_of(live.stored, seat)
    match wish.kind:
        case "me":
            new = _taken(live, who, place, wish.name)
        case "leave":
            own_place(live.stored, who, seat)
            new = _left(live, place, wish)
        case "bot":
            _check_bot(live, who, seat, sighting)
            new = Place(place.identity, place.name, wish.level)
        case "open":
            check_host(live.stored, who)
            if live.stored.status != "waiting":
                raise Conflict("the game has begun")
            new = Place()
    return Change(kind="seats", seat=seat, game=live.game, places={seat: new})


def _taken(live: Live, who: Who, place: Place, name: str) -> Place:
    if place.identity == who.id:
        return Place(who.id, clean_name(name) if name else place.name)
    if not place.open or live.stored.status != "waiting":
        raise Conflict("the seat is taken")
    return Place(who.id, clean_name(name or who.name))


def _left(live: Live, place: Place, wish: SeatChange) -> Place:
    """Before the game nobody is missed; afterwards a bot plays on, and the person may come back."""
    return Place() if live.stored.status == "waiting" else Place(place.identity, place.name, wish.level)


def _check_bot(live: Live, who: Who, seat: int, sighting: Sighting) -> None:
    """The host seats bots, for somebody who left too; for somebody who only stays away when that has lasted.

    For a host who stays away whoever plays there may do it.
    """
    place = live.stored.places[seat]
    if place.identity is None or place.level:
        check_host(live.stored, who)
        return
    if not replaces(live.stored, who, place):
        check_host(live.stored, who)
        raise Conflict("a person sits there")
    free = bot_from(live, seat)
    if free is None:
        raise Conflict("a person sits there")
    wait = max(free, sighting.seen + ABSENCE) - sighting.now
    if wait > 0:
        seconds = str(wait // SECOND + 1)
        raise Present("they were here not long ago, or have not been waited for long", headers={"Retry-After": seconds})


def renamed(live: Live, who: Who, name: str) -> Change:
    """Somebody is called otherwise from now on, in the seats they have under their own name."""
    places = enumerate(live.stored.places)
    own = {seat: place for seat, place in places if (place.identity, place.name) == (who.id, who.name)}
    if not own or live.stored.status not in ("waiting", "running"):
        raise Conflict("nobody of this name sits here")
    new = {seat: Place(who.id, name, place.level) for seat, place in own.items()}
    return Change(kind="seats", game=live.game, places=new)


def agreed(live: Live, who: Who, wish: Terms) -> Change:
    """The host changes what will be played; nobody who sits there already is sent away by it."""
    check_host(live.stored, who)
    if live.stored.status != "waiting":
        raise Conflict("the game has begun")
    for seat, place in enumerate(live.stored.places[wish.players :], wish.players):
        if place.identity is not None:
            raise Conflict(f"players: somebody sits in seat {seat}")
    check_playable(live.stored.game, wish.players, wish.options)
    columns = {**msgspec.structs.asdict(wish), "options": encoded(wish.options).decode()}
    return Change(kind="terms", game=live.game, columns=columns)


# ---- the game ------------------------------------------------------------------------------------
def started(live: Live, who: Who) -> Change:
    """The host lets the game begin."""
    check_host(live.stored, who)
    if live.stored.status != "waiting":
        raise Conflict("the game has begun already")
    if any(place.open for place in live.stored.places):
        raise Conflict("a seat is still open")
    rules = room_of(live.stored.game).rules  # those of today, whenever the table was opened
    return Change(kind="started", game=dealt(live.stored), columns={"status": "running", "rules": rules})


def closed(live: Live, who: Who) -> Change:
    """The host gives a table up."""
    check_host(live.stored, who)
    if live.stored.status not in ("waiting", "running"):
        raise Conflict("the game is over")
    return Change(kind="closed", game=live.game, columns={"status": "abandoned"})


def swept(live: Live, status: str, before: int) -> Change:
    """Nobody has come to a table for long: it is given up."""
    if live.stored.status != status or live.stored.changed >= before:
        raise Conflict("somebody has come")
    return Change(kind="closed", game=live.game, columns={"status": "abandoned"})


def followed(live: Live, who: Who, table: str) -> Change:
    """Another game at another table, for the same people."""
    if not belongs(live.stored, who):
        raise Forbidden("only who played here may ask for another game")
    if live.stored.status not in ("finished", "abandoned"):
        raise Conflict("the game goes on")
    if live.stored.next is not None:
        raise Conflict("there is another game already")
    return Change(kind="rematch", game=live.game, columns={"next": table})


def played(live: Live, seat: int, text: str) -> Change:
    """A move of whoever plays a seat."""
    game = _running(live).copy()
    try:
        game.play(seat, text)
    except IllegalMove as problem:
        raise refusal(problem) from None
    notation = next(made for mover, made in reversed(game.record().moves) if mover == seat)
    return Change(kind="play", seat=seat, text=notation, game=game)


def chosen(live: Live, who: Who, seat: int, wish: Chosen) -> Change:
    """A move of a person."""
    own_place(live.stored, who, seat)
    _current(live, seat, wish.number)
    return played(live, seat, wish.move)


def retracted(live: Live, who: Who, seat: int) -> Change:
    """A sealed choice is taken back."""
    own_place(live.stored, who, seat)
    before = _running(live)
    game = before.copy()
    try:
        game.retract(seat)
    except IllegalMove as problem:
        raise refusal(problem) from None
    back = len(before.record().moves) - len(game.record().moves)
    return Change(kind="retract", seat=seat, text=str(back), game=game)


def taken_back(live: Live, who: Who, seat: int) -> Change:
    """The last move against bots is undone. Not of a game that is over: its record tells everything."""
    own_place(live.stored, who, seat)
    game = _running(live)
    left = undone(live.stored, game, seat)
    return Change(kind="undo", seat=seat, text=str(left), game=again(live.stored, game.record().moves[:left]))


def _running(live: Live) -> AnyGame:
    if live.stored.status != "running":
        raise Conflict("the game has not begun" if live.stored.status == "waiting" else "the game is over")
    return live.playing()


def _current(live: Live, seat: int, number: int | None) -> None:
    """Refuse a decision made on what is no longer so; other people's sealed choices do not matter to it."""
    if number is None:
        return
    last = live.number_for(seat)
    if number > last:
        raise BadInput(f"number: the last entry has number {last}")
    if live.log_since(seat, number) < live.logged[-1]:
        raise Stale(f"the last entry has number {last}")


def refusal(problem: IllegalMove) -> Problem:
    """What the rules say to it."""
    kind = BadInput if isinstance(problem, BadMove) else Illegal
    return kind(str(problem), reason=problem.reason)
