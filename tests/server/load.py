"""Players who go on whatever happens, and remember what they were told: to be compared with what the database has."""

import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import sqlalchemy

from septem.server.settings import Settings, database_url
from tests.server.running import BROWSERS, SOON, Person, Refused, Seen

Made = tuple[int, str]
"""A seat and its move."""
GAMES = ("duel", "architects", "dice")


class Player:
    """Two seats of one person, played by turns; what the server has acknowledged is written down."""

    def __init__(self, address: str, game: str) -> None:
        self.person, self.game = Person(address), game
        self.acknowledged: list[Made] = []
        self.finished: dict[str, list[Made]] = {}
        self.sent: Made | None = None
        self.failures: list[Exception] = []
        self.rng = random.Random(game)
        self.table = self._opened()

    def _opened(self) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}]
        found: str = self.person.post("/tables", game=self.game, seats=seats, start=True)["id"]
        return found

    def go_on(self, stop: threading.Event) -> None:
        """Game after game, until somebody says stop or a request fails."""
        while not stop.is_set():
            try:
                if not self.move():
                    table = self._opened()
                    self.finished[self.table], self.acknowledged, self.table = self.acknowledged, [], table
            except (httpx.HTTPError, Refused) as problem:
                self.failures.append(problem)
                return

    def move(self) -> bool:
        """One move of whoever is to move; whether there was one."""
        for seat in (0, 1):
            decision = self.person.get(f"/tables/{self.table}/seats/{seat}/decision")
            if decision["moves"]:
                text = self.rng.choice(decision["moves"])["notation"]
                self.sent = (seat, text)
                self.person.post(f"/tables/{self.table}/seats/{seat}/moves", move=text, number=decision["number"])
                self.acknowledged.append(self.sent)
                self.sent = None
                return True
        return False

    def check(self, db: str) -> None:
        """All that was acknowledged, in this order; at most one more: sent, committed, and not heard of."""
        for table, moves in self.finished.items():
            assert stored_moves(db, table) == moves
        stored = stored_moves(db, self.table)
        assert stored[: len(self.acknowledged)] == self.acknowledged
        assert stored[len(self.acknowledged) :] in ([], [self.sent])
        self.acknowledged, self.sent = stored, None

    @property
    def told(self) -> int:
        """How many moves were acknowledged."""
        return len(self.acknowledged) + sum(map(len, self.finished.values()))


class Follower:
    """Somebody who watches a table and comes back, with the last number they have, whenever the stream ends."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table, self.seen = person, table, Seen()
        self.stop = threading.Event()
        self.returns = 0
        self.thread = threading.Thread(target=self._follow, daemon=True)
        self.thread.start()

    def _follow(self) -> None:
        while not self.stop.is_set():
            last = self.seen.numbers[-1] if self.seen.numbers else None
            try:
                for update in self.person.updates(self.table, last=last):
                    self.seen.take(update)
            except (httpx.HTTPError, Refused):
                time.sleep(0.05)
            self.returns += 1


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """All of them play as long as this goes on."""
    stop = threading.Event()
    with ThreadPoolExecutor(len(players)) as pool:
        running = [pool.submit(player.go_on, stop) for player in players]
        try:
            yield
        finally:
            stop.set()
        for one in running:
            one.result()


def moved_on(players: list[Player], more: int = 1) -> None:
    """Wait until each of them was told of so many more moves, or failed."""
    before = [(player.told, len(player.failures)) for player in players]
    until = time.monotonic() + SOON
    for player, (told, failed) in zip(players, before, strict=True):
        while player.told < told + more and len(player.failures) == failed:
            assert time.monotonic() < until
            time.sleep(0.01)


def another_tab(person: Person, address: str) -> httpx.Client:
    """The same key at an address."""
    key = {"cookie": f"septem={person.http.cookies['septem']}"}
    tab = httpx.Client(base_url=f"{address}/api/v1", headers=key, timeout=SOON)
    BROWSERS.append(tab)
    return tab


def stored_moves(db: str, table: str) -> list[Made]:
    """What the database has, read past the server."""
    engine = sqlalchemy.create_engine(database_url(Settings(db=db)))
    wanted = "SELECT number, seat, text FROM entries WHERE \"table\" = :table AND kind = 'play' ORDER BY number"
    with engine.connect() as line:
        rows = line.execute(sqlalchemy.text(wanted), {"table": table}).all()
    engine.dispose()
    return [(seat, text) for _, seat, text in rows]
