"""A finished game played on from an earlier moment, at a table of one's own: to try another line. No I/O.

What such a table deals is what the game had dealt, so only who may see that game in full can ask for it, and nobody
else ever sees the new table: its cards would tell them of the other one.
"""

import msgspec

from septem.server.clock import new_id, now
from septem.server.facts import Entry, Place, Stored, Who
from septem.server.live import Live, Moves, dealt
from septem.server.opening import BOT_NAME
from septem.server.problems import BadInput
from septem.server.sights import over
from septem.server.wire import Branch


def branched(live: Live, who: Who, wish: Branch) -> tuple[Stored, list[Entry]]:
    """The new table and its entries: everything up to that moment has happened there already."""
    before, moves = live.stored, over(live, who).record().moves
    if wish.at > len(moves):
        raise BadInput(f"at: the game has {len(moves)} moves")
    if wish.seat >= before.players:
        raise BadInput(f"seat: there are seats 0 to {before.players - 1}")
    kept = moves[: _base(before, moves, wish.at)]
    entries = _entries(kept, now())
    stored = msgspec.structs.replace(
        before,
        id=new_id(),
        status="running",
        public=False,
        spectators=False,
        hints=True,
        timer=0,
        host=who.id,
        next=None,
        origin=before.id,
        branch=len(kept),
        number=len(entries),
        due=None,
        created=entries[0].at,
        changed=entries[0].at,
        places=tuple(_place(who, wish, seat) for seat in range(before.players)),
    )
    return stored, entries


def _base(stored: Stored, moves: Moves, at: int) -> int:
    """How many moves stand: where several choose at the same time all of them choose anew, since a choice that is
    sealed already could be taken back, and would be one of a person who is not there."""
    game, base = dealt(stored), 0
    for number, (seat, text) in enumerate(moves[:at], 1):
        step = game.step
        game.play(seat, text)
        if game.step != step:
            base = number
    if game.over:
        raise BadInput("at: the game is over there; choose an earlier moment")
    return base


def _entries(moves: Moves, at: int) -> list[Entry]:
    made = [Entry(number, "play", seat, text, at) for number, (seat, text) in enumerate(moves, 3)]
    return [Entry(1, "opened", at=at), Entry(2, "started", at=at), *made]


def _place(who: Who, wish: Branch, seat: int) -> Place:
    return Place(who.id, who.name) if seat == wish.seat else Place(None, BOT_NAME, wish.level)
