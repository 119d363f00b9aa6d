"""Tables come from a file that `archive` wrote: all that are not there yet, or none.

Every line is checked before the database is touched; where the rules are ours the game is played again.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, insert, select

from septem.core.errors import BadOption, BadRecord, SeptemError, echo
from septem.core.game import LARGEST_SEED
from septem.core.interchange import encoded, read_as
from septem.core.model import FORMAT
from septem.core.records import read_options
from septem.server.archive import SavedTable
from septem.server.changes import due
from septem.server.columns import identities, tables
from septem.server.facts import CHOICES, Entry, Place, Stored
from septem.server.identity import clean_name
from septem.server.live import Live, revived
from septem.server.past import moves_of, origin_of, seat_names
from septem.server.problems import BadInput
from septem.server.storage import Storage, insert_table

LONGEST_LINE = 8_000_000
LONGEST_ID = 20
LONGEST_FAULT = 300


class Imported(msgspec.Struct, frozen=True):
    """How many tables a file added, and how many were there already."""

    added: int
    there: int


async def import_tables(storage: Storage, path: Path) -> Imported:
    """Add what is not there yet; what is there stays as it is. BadRecord names the line and the field."""
    if not path.is_file():
        raise BadOption("file", f"{path} is no file")  # it is read twice
    for number, saved in _lines(path):
        try:
            _check(saved)
        except (SeptemError, ValueError) as problem:
            raise _fault(path, number, str(problem)) from None

    def add(connection: Connection) -> Imported:
        added = there = 0
        for _, saved in _lines(path):
            if connection.scalar(select(tables.c.id).where(tables.c.id == saved.id)) is None:
                _insert(connection, saved)
                added += 1
            else:
                there += 1
        return Imported(added, there)

    return await storage.together(add)


def _lines(path: Path) -> Iterator[tuple[int, SavedTable]]:
    with path.open("rb") as file:
        for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 1):
            try:
                saved: SavedTable = read_as(line, SavedTable)
            except ValueError as problem:
                what, _, where = str(problem).partition(" - at `$.")  # msgspec says where at the end, we say it first
                raise _fault(path, number, f"{where.rstrip('`')}: {what}" if where else what) from None
            yield number, saved


def _fault(path: Path, number: int, problem: str) -> BadRecord:
    return BadRecord(f"{path} line {number}: {echo(problem, LONGEST_FAULT)}")


def _insert(connection: Connection, saved: SavedTable) -> None:
    ids = [one.id for one in saved.people]
    known = set(connection.scalars(select(identities.c.id).where(identities.c.id.in_(ids))))
    for one in saved.people:
        if one.id not in known:
            row = {"id": one.id, "name": one.name, "created": saved.created, "seen": saved.changed}
            connection.execute(insert(identities).values(row))
    stored, entries = _stored(saved), _entries(saved)
    if saved.status == "running":
        stored = msgspec.structs.replace(stored, due=due(revived(stored, entries)))
    result = saved.record.result
    insert_table(connection, stored, entries, None if result is None else encoded(result).decode())


def _stored(saved: SavedTable) -> Stored:
    record = saved.record
    return Stored(
        id=saved.id,
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=encoded(read_options(record.options)).decode(),
        seed=record.seed or 0,
        status=saved.status,
        public=saved.public,
        spectators=saved.spectators,
        hints=saved.hints,
        timer=saved.timer,
        host=saved.host,
        next=saved.next,
        origin=saved.origin,
        branch=saved.branch,
        number=len(saved.entries),
        created=saved.created,
        changed=saved.changed,
        places=tuple(Place(one.identity, one.name, one.level) for one in saved.seats),
    )


def _entries(saved: SavedTable) -> list[Entry]:
    return [Entry(one.number, one.kind, one.seat, one.text, one.at) for one in saved.entries]


# ---- checks --------------------------------------------------------------------------------------
def _check(saved: SavedTable) -> None:
    """ValueError names the first field that does not fit the others, or the game."""
    _check_record(saved)
    _check_people(saved)
    _check_entries(saved)
    stored = _stored(saved)
    _hold("record.seats", saved.record.seats == seat_names(stored), "are not those who sit there")
    _hold("record.origin", saved.record.origin == origin_of(stored), "is not that of the table")
    try:
        live = revived(stored, _entries(saved))
    except SeptemError as problem:
        raise ValueError(f"entries: cannot be played again: {problem}") from None
    _check_game(saved, live)


def _check_record(saved: SavedTable) -> None:
    record = saved.record
    _hold("record.septem", record.septem == FORMAT, f"format {record.septem} is not known; known: {FORMAT}")
    _hold("record.game", len(record.game) <= LONGEST_ID, "is too long")
    _hold("record.rules", len(record.rules) <= LONGEST_ID, "is too long")
    _hold("record.seed", record.seed is not None and 0 <= record.seed < LARGEST_SEED, "is no seed")
    _hold("record.start", bytes(record.start) == b"null", "games of tables begin with a seed")
    _hold("record.players", record.players == len(saved.seats), f"there are {len(saved.seats)} seats")
    try:
        read_options(record.options)
    except ValueError as problem:
        raise ValueError(f"record.options: {problem}") from None


def _check_people(saved: SavedTable) -> None:
    people = {one.id for one in saved.people}
    _hold("people", len(people) == len(saved.people), "somebody is there twice")
    _hold("host", saved.host in people, "is not among the people")
    for number, person in enumerate(saved.people):
        _hold(f"people[{number}].name", _clean(person.name), "is no name")
    for number, seat in enumerate(saved.seats):
        _hold(f"seats[{number}].name", seat.name == "" or _clean(seat.name), "is no name")
        _hold(f"seats[{number}].identity", seat.identity is None or seat.identity in people, "is not among the people")


def _check_entries(saved: SavedTable) -> None:
    for number, entry in enumerate(saved.entries):
        where = f"entries[{number}]"
        _hold(f"{where}.number", entry.number == number + 1, f"has to be {number + 1}")
        _hold(f"{where}.kind", (entry.kind == "opened") == (number == 0), "the first entry opens a table, no other one")
        if entry.kind in CHOICES:  # others may speak of a seat that the host has taken away since
            fits = 0 <= entry.seat < saved.record.players
            _hold(f"{where}.seat", fits, f"there are seats 0 to {saved.record.players - 1}")
        if entry.kind == "undo" or (entry.kind == "retract" and entry.text):
            _hold(f"{where}.text", entry.text.isascii() and entry.text.isdigit(), "has to be a number of moves")


def _check_game(saved: SavedTable, live: Live) -> None:
    """The record says what the entries say and, where the rules are ours, what they lead to."""
    record, game = saved.record, live.game
    moves = moves_of(_entries(saved)) if game is None else game.record().moves
    _hold("record.moves", tuple(record.moves) == tuple(moves), "are not those of the entries")
    _hold("branch", saved.branch <= (0 if saved.origin is None else len(moves)), "more moves than there are")
    begun = any(entry.kind == "started" for entry in saved.entries)
    fits = saved.status == "abandoned" or begun == (saved.status in ("running", "finished"))
    _hold("status", fits, "does not fit the entries")
    if game is not None:
        fits = saved.status == "abandoned" or game.over == (saved.status == "finished")
        _hold("status", fits, "does not fit the game")
        _hold("record.result", record.result == game.result, "is not what the moves lead to")
    _hold("record.result", record.result is None or saved.status == "finished", "the game is not finished")


def _clean(name: str) -> bool:
    try:
        return clean_name(name) == name
    except BadInput:
        return False


def _hold(field: str, fits: bool, problem: str) -> None:
    if not fits:
        raise ValueError(f"{field}: {problem}")
