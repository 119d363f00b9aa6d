"""Clients of a server under load, in a process of their own: `python -m benchmarks.load ADDRESS TABLES RATE SECONDS`.

Every table has two people, each with a stream of events. A move is what a page does: ask for the decision, choose,
send. Moves begin at a fixed rate whatever the answers take, so that a slow server is not spared. The outcome is JSON.
"""

import asyncio
import gc
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

GAME = "duel"
SEATS = 2
LINES = 256
"""Connections for requests, more than are ever busy at once: browsers do not wait for each other's. Every stream has
its own."""
TOGETHER = 16
"""Tables opened at once."""
HEAD_END = b"\r\n\r\n"
CHUNK_HEAD = 20
"""Bytes within which an event of a chunked stream begins."""


class Times(msgspec.Struct, frozen=True):
    """Milliseconds that something took."""

    count: int
    p50: float
    p95: float
    p99: float
    most: float


class Load(msgspec.Struct, frozen=True):
    """What came of it."""

    tables: int
    seconds: float
    moves: int
    late: int
    """Moves that had to wait because their table was still busy with the one before."""
    failures: dict[str, int]
    decision: Times
    move: Times
    event: Times
    """From sending a move to when the other person's stream has told of it."""


class Line:
    """One connection that is kept, and just enough HTTP: the clients must not be what is slow."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, cookie: str, body: object = None) -> tuple[int, bytes, bytes]:
        """Status, head and body of an answer."""
        reader, writer = await self._opened()
        data = b"" if body is None else msgspec.json.encode(body)
        writer.write(self._request(method, path, cookie, data) + data)
        head = await reader.readuntil(HEAD_END)
        length = int(_header(head, b"content-length") or 0)
        return int(head[9:12]), head, await reader.readexactly(length)

    async def stream(self, path: str, cookie: str) -> asyncio.StreamReader:
        """The lines of a stream, as they come."""
        reader, writer = await self._opened()
        writer.write(self._request("GET", path, cookie, b""))
        await reader.readuntil(HEAD_END)
        return reader

    async def _opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port, limit=1 << 20)
        return self._reader, self._writer

    def _request(self, method: str, path: str, cookie: str, data: bytes) -> bytes:
        lines = [f"{method} /api/v1{path} HTTP/1.1", f"Host: {self._host}:{self._port}"]
        if cookie:
            lines.append(f"Cookie: {cookie}")
        if data:
            lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        return "\r\n".join([*lines, "", ""]).encode()


def _header(head: bytes, name: bytes) -> bytes:
    at = head.lower().find(b"\r\n" + name + b":")
    return head[at + len(name) + 3 : head.index(b"\r\n", at + 2)].strip() if at >= 0 else b""


class Table:
    """Two people who play each other."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.id, self.cookies = table, cookies
        self.turn = 0
        self.next: list[int] = []
        """Who has to decide: updates say so."""
        self.over = False
        self.busy = asyncio.Lock()
        self.sent: dict[int, float] = {}
        """When moves were sent, by the number of their entry."""


class Clients:
    """All people and their tables."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self._host, self._port = host, int(port)
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(LINES):
            self._lines.put_nowait(Line(self._host, self._port))
        self._rng = random.Random(1)
        self._readers: set[asyncio.Task[None]] = set()
        self.tables: list[Table] = []
        self.times: dict[str, list[float]] = {"decision": [], "move": [], "event": []}
        self.failures: dict[str, int] = {}
        self.moves = self.late = 0

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[bytes, Any]:
        """An answer's head and its JSON; what went wrong is counted and raised."""
        line = await self._lines.get()
        try:
            status, head, data = await line.ask(method, path, cookie, body)
        except (OSError, asyncio.IncompleteReadError):
            line = Line(self._host, self._port)
            raise
        finally:
            self._lines.put_nowait(line)
        if status >= 400:
            raise ValueError(f"{status} {msgspec.json.decode(data).get('code', '')}")
        return head, msgspec.json.decode(data)

    # ---- tables ----------------------------------------------------------------------------------
    async def open(self, count: int, watched: bool = True) -> None:
        """So many tables, all started."""
        turns = asyncio.Semaphore(TOGETHER)

        async def one() -> None:
            async with turns:
                self.tables.append(await self._opened(watched))

        await asyncio.gather(*(one() for _ in range(count)))

    async def _opened(self, watched: bool) -> Table:
        cookies = [await self._guest() for _ in range(SEATS)]
        wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, made = await self.ask("POST", "/tables", cookies[0], wish)
        table = Table(made["id"], cookies)
        await self.ask("PUT", f"/tables/{table.id}/seats/1", cookies[1], {"kind": "me"})
        await self.ask("POST", f"/tables/{table.id}/start", cookies[0])
        _, shown = await self.ask("GET", f"/tables/{table.id}?seat=0", cookies[0])
        table.next = shown["view"]["to_act"]
        if watched:
            for seat in range(SEATS):
                task = asyncio.create_task(self._watch(table, seat))
                self._readers.add(task)
        return table

    async def _guest(self) -> str:
        head, _ = await self.ask("POST", "/me", body={"name": "Guest"})
        return _header(head, b"set-cookie").partition(b";")[0].decode()

    async def _watch(self, table: Table, seat: int) -> None:
        path = f"/tables/{table.id}/events?seat={seat}"
        own = Line(self._host, self._port)  # closed when nobody holds it
        reader = await own.stream(path, table.cookies[seat])
        with suppress(asyncio.IncompleteReadError, asyncio.CancelledError):
            while not table.over:
                event = await reader.readuntil(b"\n\n")
                at = event.find(b"id: ", 0, CHUNK_HEAD)
                if at >= 0 and seat != table.turn:
                    sent = table.sent.pop(int(event[at + 4 : event.index(b"\n", at)]), None)
                    if sent is not None:
                        self.times["event"].append(1000 * (time.perf_counter() - sent))

    # ---- moves -----------------------------------------------------------------------------------
    async def play(self, rate: float, seconds: float) -> float:
        """Moves at this rate; how long it took."""
        begun, running = time.perf_counter(), set[asyncio.Task[None]]()
        for number in range(int(rate * seconds)):
            wait = begun + number / rate - time.perf_counter()
            await asyncio.sleep(max(wait, 0))
            place = number % len(self.tables)
            task = asyncio.create_task(self._move(place))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.gather(*running)
        return time.perf_counter() - begun

    async def _move(self, place: int) -> None:
        table = self.tables[place]
        self.late += table.busy.locked()
        async with table.busy:
            try:
                if table.over:
                    self.tables[place] = await self._opened(watched=True)
                else:
                    await self._decide(table)
            except (OSError, ValueError, asyncio.IncompleteReadError) as problem:
                name = str(problem) if isinstance(problem, ValueError) else type(problem).__name__
                self.failures[name] = self.failures.get(name, 0) + 1

    async def _decide(self, table: Table) -> None:
        (table.turn,) = table.next
        path, cookie = f"/tables/{table.id}/seats/{table.turn}", table.cookies[table.turn]
        with self._timed("decision"):
            _, decision = await self.ask("GET", f"{path}/decision", cookie)
        move = self._rng.choice(decision["moves"])["notation"]
        table.sent = {decision["number"] + 1: time.perf_counter()}
        with self._timed("move"):
            _, update = await self.ask("POST", f"{path}/moves", cookie, {"move": move, "number": decision["number"]})
        self.moves += 1
        table.over = update["result"] is not None
        table.next = update["view"]["to_act"]

    @contextmanager
    def _timed(self, name: str) -> Iterator[None]:
        begun = time.perf_counter()
        yield
        self.times[name].append(1000 * (time.perf_counter() - begun))

    # ---- outcome ---------------------------------------------------------------------------------
    def outcome(self, seconds: float) -> Load:
        """All of it in figures."""
        taken = {name: times(found) for name, found in self.times.items()}
        return Load(len(self.tables), seconds, self.moves, self.late, self.failures, **taken)


def times(found: list[float]) -> Times:
    """By rank."""
    ordered = sorted(found) or [0.0]
    p50, p95, p99 = (ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in (0.5, 0.95, 0.99))
    return Times(len(found), round(p50, 1), round(p95, 1), round(p99, 1), round(ordered[-1], 1))


async def main(address: str, tables: int, rate: float, seconds: float) -> Load | None:
    """Open tables and play at them; only open them if the rate is 0."""
    clients = Clients(address)
    await clients.open(tables, watched=rate > 0)
    return clients.outcome(await clients.play(rate, seconds)) if rate else None


if __name__ == "__main__":
    import uvloop

    gc.disable()  # its pauses would be taken for the server's
    found = uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
    print(msgspec.json.encode(found).decode())
