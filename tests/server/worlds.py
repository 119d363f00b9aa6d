"""Two worlds over HTTP: the same table prefix served with two truths that differ only in what a seat cannot know.

`tests.secrets` plays such worlds side by side. Here each of them becomes a table of a running server, its entries in
the database and its deal given to it, and all that the seat's person can ask of the one is asked of the other. What
comes over the wire has to be equal byte by byte, headers and sizes included; only the id of the table may differ.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import sqlalchemy
from sqlalchemy import insert

import septem
from septem.core.game import AnyGame
from septem.core.interchange import encoded
from septem.server import columns, live
from septem.server.clock import new_id
from septem.server.facts import Entry, Stored
from septem.server.settings import Settings
from septem.server.storage import TABLE_FIELDS
from tests.secrets.answers import differences
from tests.secrets.histories import Leak, Room, Watch
from tests.server.running import BROWSERS, SOON, Person, running

MOST_SEATS = 7
MOMENT = 1_800_000_000_000_000
"""When everything happened: the clock is no secret."""
UNLIKE = ("date",)
"""Headers that may differ."""


class House:
    """A running server whose tables may have been dealt anything."""

    def __init__(self, address: str, db: str) -> None:
        self.people = [Person(address, f"Seat {seat}") for seat in range(MOST_SEATS)]
        del BROWSERS[-MOST_SEATS:]  # they stay open for several tests
        self.stranger = httpx.Client(base_url=f"{address}/api/v1", timeout=SOON)
        self.engine = sqlalchemy.create_engine(db)
        self.deals: dict[str, Any] = {}

    def close(self) -> None:
        self.engine.dispose()
        for http in (self.stranger, *(one.http for one in self.people)):
            http.close()

    def dealt(self, stored: Stored) -> AnyGame:
        """The deal of a table: the one it was given."""
        return septem.load(self.deals[stored.id])

    def table(self, game: AnyGame) -> str:
        """A table whose entries lead to this very game; its id."""
        record = game.record()
        table = new_id()
        self.deals[table] = record.start
        plays = [Entry(3 + at, "play", seat, text, MOMENT) for at, (seat, text) in enumerate(record.moves)]
        entries = [Entry(1, "opened", at=MOMENT), Entry(2, "started", at=MOMENT), *plays]
        stored = Stored(
            id=table, game=game.room.id, rules=game.room.rules, players=game.players,
            options=encoded(game.options).decode(), seed=hash(table) & 0xFFFF_FFFF, status="running", public=False,
            spectators=True, hints=True, timer=0, host=self.people[0].me["id"], number=len(entries),
            created=MOMENT, changed=MOMENT,
        )  # fmt: skip
        with self.engine.begin() as line:
            line.execute(insert(columns.tables).values({name: getattr(stored, name) for name in TABLE_FIELDS}))
            line.execute(insert(columns.seats), [self._seat(table, seat) for seat in range(game.players)])
            line.execute(
                insert(columns.entries),
                [{"table": table} | {name: getattr(one, name) for name in one.__struct_fields__} for one in entries],
            )
        return table

    def _seat(self, table: str, seat: int) -> dict[str, Any]:
        me = self.people[seat].me
        return {"table": table, "seat": seat, "identity": me["id"], "name": me["name"], "level": ""}

    # ---- all that can be asked -------------------------------------------------------------------
    def answers(self, game: AnyGame, seat: int | None, attempts: list[str]) -> dict[str, bytes]:
        """What the person at a seat (None: a stranger) gets for every question, as it came."""
        table = self.table(game)
        http = self.stranger if seat is None else self.people[seat].http
        at, own = f"/tables/{table}", {} if seat is None else {"seat": seat}
        found = {
            "look": http.get(at, params=own),
            "look since": http.get(at, params={**own, "since": 4}),
            "another seat": http.get(at, params={"seat": ((seat or 0) + 1) % game.players}),
            "no such seat": http.get(at, params={"seat": game.players}),
            "explanation": http.get(f"{at}/explanation"),
            "pieces": http.get(f"{at}/pieces"),
            "record": http.get(f"{at}/record"),
            "replay": http.get(f"{at}/replay", params={"at": 1}),
            "review": http.get(f"{at}/review"),
            "rematch": http.post(f"{at}/rematch"),
            "branch": http.post(f"{at}/branches", json={"at": 1, "seat": seat or 0}),
        }
        for other in range(game.players):
            found[f"decision {other}"] = http.get(f"{at}/seats/{other}/decision")
        said = {name: _as_came(answer, table) for name, answer in found.items()}
        said["events"] = self._first_event(http, at, own).replace(table.encode(), b"TABLE")
        if seat is not None:
            said |= self._tried(http, table, seat, attempts)
        return said

    def _first_event(self, http: httpx.Client, at: str, own: dict[str, int]) -> bytes:
        """What a stream begins with, up to the end of its first update."""
        got = b""
        with http.stream("GET", f"{at}/events", params=own) as lines:
            for piece in lines.iter_bytes():
                got += piece
                if b"data: " in got and got.endswith(b"\n\n"):
                    break
        return json.dumps(got.decode()).encode()

    def _tried(self, http: httpx.Client, table: str, seat: int, attempts: list[str]) -> dict[str, bytes]:
        """Moves are tried until one is made; else what comes of taking back."""
        said: dict[str, bytes] = {}
        path = f"/tables/{table}/seats/{seat}"
        said["undo"] = _as_came(http.post(f"{path}/undo"), table)
        for number, move in enumerate(attempts):
            answer = http.post(f"{path}/moves", json={"move": move})
            if answer.status_code == 200:
                return {**said, f"attempt {number}": b'"made"'}
            said[f"attempt {number}"] = _as_came(answer, table)
        return {**said, "retract": _as_came(http.delete(f"{path}/moves"), table, but=("changed",))}


def _as_came(answer: httpx.Response, table: str, but: tuple[str, ...] = ()) -> bytes:
    """Status, headers and body, with the id of the table and the clock made alike."""
    headers = [[name, value] for name, value in answer.headers.multi_items() if name not in UNLIKE]
    text = answer.text.replace(table, "TABLE")
    for name in but:
        text = _blanked(text, name)
    return json.dumps([answer.status_code, headers, text]).encode()


def _blanked(text: str, name: str) -> str:
    before, mark, after = text.partition(f'"{name}":')
    digits = len(after) - len(after.lstrip("0123456789"))
    return before + mark + "0" * digits + after[digits:]


class Served(Watch):
    """A game with its twins, asked over HTTP; `share` of all meetings is served."""

    def __init__(self, house: House, room: Room, name: str, seed: int, share: float = 1.0, twins: int = 3) -> None:
        super().__init__(room, name, seed, twins)
        self.house, self.share = house, share

    def _same_answers(self, one: AnyGame, other: AnyGame, seat: int | None) -> None:
        if one.over or other.over or self.rng.random() >= self.share:
            return
        self.report.compared += 1
        attempts = [move for move in self._attempts(one, other, seat) if isinstance(move, str)]
        said = [self.house.answers(game, seat, attempts) for game in (one, other)]
        if said[0].keys() != said[1].keys():
            raise Leak(f"{self.name}, seat {seat}: {sorted(said[0].keys() ^ said[1].keys())}")
        found = differences(*said)
        if found:
            raise Leak(f"{self.name}, seat {seat}, after phase {len(self.phases)}: " + "\n  ".join(found[:12]))


@contextmanager
def house(folder: Path) -> Iterator[House]:
    """A server, and the way to give its tables any deal."""
    db = f"sqlite:///{folder / 'worlds.sqlite'}"
    with running(Settings(db=db, limits=False)) as address:
        found = House(address, db)
        with patch.object(live, "dealt", found.dealt):
            yield found
        found.close()
