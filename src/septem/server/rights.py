"""Who may do what at a table: said once, for those who look and for those who act."""

from septem.server.facts import Place, Stored, Who
from septem.server.problems import Forbidden, NotFound


def place_of(stored: Stored, seat: int) -> Place:
    """A seat that there is."""
    if not 0 <= seat < stored.players:
        raise NotFound(f"seat: there are seats 0 to {stored.players - 1}")
    return stored.places[seat]


def own_place(stored: Stored, who: Who | None, seat: int) -> Place:
    """A seat of somebody's own."""
    place = place_of(stored, seat)
    if who is None or place.identity != who.id:
        raise Forbidden("the seat is not yours")
    return place


def check_host(stored: Stored, who: Who) -> None:
    """Some things are the host's to do."""
    if stored.host != who.id:
        raise Forbidden("only the host of the table may do this")


def belongs(stored: Stored, who: Who | None) -> bool:
    """Whether somebody is host or player of a table."""
    return who is not None and (stored.host == who.id or bool(stored.seats_of(who.id)))


def replaces(stored: Stored, who: Who | None, place: Place) -> bool:
    """Whether somebody may let a bot play for the person of another place: the host; for the host whoever plays."""
    if who is None or place.identity in (None, who.id):
        return False
    return stored.host == who.id or (place.identity == stored.host and belongs(stored, who))


def check_sight(stored: Stored, who: Who | None, seat: int | None) -> None:
    """From a seat only its owner looks; from outside whoever may be a spectator, or belongs to the table."""
    if seat is not None:
        own_place(stored, who, seat)
    elif stored.status != "waiting" and not stored.spectators and not belongs(stored, who):
        raise Forbidden("nobody may watch this table")
