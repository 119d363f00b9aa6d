"""Collects everything that people and a spectator ever receive over whole games, and looks for secrets in it.

The truth is read from the database, past the server. Cards are judged by `worlds`; here are the secrets that can be
looked for as they are: seeds, keys, identities, choices before they are revealed, and lists of hidden cards in order.
"""

import base64
import hashlib
import json
import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import sqlalchemy
from sqlalchemy import select

import septem
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.server import columns

DRAWS = 2
"""Worlds that fit a view: a list of cards that is in one of them too is no secret."""
LONG_LIST = 4
FINISHED = "finished"
SOON = 120.0
"""Seconds: nothing is measured here, and the machine may be busy."""


class Found(AssertionError):
    """A secret in what somebody received."""


class Observer:
    """Somebody whose every answer is kept: headers, bodies, errors, and what streams said."""

    def __init__(self, address: str, name: str) -> None:
        self.name = name
        self.received: list[str] = []
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=SOON, event_hooks={"response": [self._keep]})
        self.me: dict[str, Any] = {}
        self.link = ""
        self.ending = "the stream has not ended"

    def enter(self) -> None:
        """Become somebody with a key, and with a link to another device."""
        self.me = self.http.post("/me", json={"name": self.name}).json()
        self.link = self.http.post("/me/links").json()["link"]

    @property
    def own(self) -> set[str]:
        """What is theirs to know."""
        return {self.http.cookies.get("septem") or "", self.link, self.me.get("id", "")}

    def _keep(self, answer: httpx.Response) -> None:
        if "text/event-stream" not in answer.headers.get("content-type", ""):
            answer.read()
        self.received.append(f"{answer.request.method} {answer.url.path}: {answer.headers.multi_items()}")
        if answer.is_stream_consumed:
            self.received.append(answer.text)

    def listen(self, table: str, seat: int | None) -> threading.Thread:
        """Read the table's events to the end of the game, beside everything else."""
        thread = threading.Thread(target=self._listen, args=(table, seat), daemon=True)
        thread.start()
        return thread

    def _listen(self, table: str, seat: int | None) -> None:
        params = {} if seat is None else {"seat": seat}
        self.ending = "the stream ended before the game"
        try:
            with self.http.stream("GET", f"/tables/{table}/events", params=params) as lines:
                for line in lines.iter_lines():
                    self.received.append(line)
                    if '"status":"finished"' in line:
                        self.ending = FINISHED
                        return
        except httpx.HTTPError as problem:
            self.ending = repr(problem)


class Truth:
    """What the database knows of a table, and what is secret of it."""

    def __init__(self, db: str, table: str) -> None:
        engine = sqlalchemy.create_engine(db)
        with engine.connect() as line:
            row = line.execute(select(columns.tables).where(columns.tables.c.id == table)).one()
            wanted = select(columns.entries).where(columns.entries.c.table == table)
            self.entries = line.execute(wanted.order_by(columns.entries.c.number)).all()
            self.hashes = [one[0] for one in line.execute(select(columns.keys.c.hash))]
        engine.dispose()
        self.seed: int = row.seed
        self.options = json.loads(row.options)
        self.players: int = row.players
        self.game: str = row.game

    def begun(self) -> AnyGame:
        """The game as it was dealt."""
        return septem.new(self.game, self.players, seed=self.seed, **self.options)

    def texts(self) -> dict[str, str]:
        """Every writing of the seed and of hashed keys, with what it is."""
        found = {str(self.seed): "seed", f"{self.seed:x}": "seed in hex"}
        for order in ("big", "little"):
            found |= writings(self.seed.to_bytes(8, order), f"seed, {order} end first")
        found |= {text: what for one in self.hashes for text, what in writings(one, "hash of a key").items()}
        return found


def writings(data: bytes, what: str) -> dict[str, str]:
    """Bytes as they are usually written."""
    plain = base64.b64encode(data).decode().rstrip("=")
    safe = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return {data.hex(): f"{what}, hex", plain: f"{what}, base64", safe: f"{what}, base64"}


def search(observers: list[Observer], truth: Truth) -> int:
    """Look for every secret in everything; Found if there is one. How many texts were looked at."""
    seeds = truth.texts()
    looked = 0
    for observer in observers:
        keys = dict(seeds)
        for other in observers:
            for own in other.own - observer.own - {""}:
                keys[own] = f"key, link or id of {other.name}"
                keys[hashlib.sha256(own.encode()).hexdigest()] = f"hash of a key of {other.name}"
        said = "\n".join(observer.received)
        looked += len(observer.received)
        for text, what in keys.items():
            if text in said:
                at = said.index(text)
                raise Found(f"{observer.name} received {what}: ...{said[max(0, at - 200) : at + 60]}")
    return looked


# ---- secrets of the game -------------------------------------------------------------------------
def secret_lists(game: AnyGame, seat: int | None) -> set[tuple[str, ...]]:
    """Lists of cards that lie somewhere, in their order, but not in worlds drawn from what a seat sees.

    What stands in the order of the alphabet tells no order: there it is enough that the cards are known. Nor does what
    the seat would be shown in those worlds: a few tokens may lie by chance as the table lists them.
    """
    view = game.view(seat)
    known: set[tuple[str, ...]] = set()
    for draw in range(DRAWS):
        world = septem.sample(view, Rng(draw))
        found = set(lists_of(septem.as_data(world.position())))
        known |= found | {tuple(sorted(one)) for one in found} | set(lists_of(septem.as_data(world.view(seat))))
    return set(lists_of(septem.as_data(game.position()))) - known


def lists_of(part: Any) -> Iterator[tuple[str, ...]]:
    """All lists of several names within something."""
    if isinstance(part, dict):
        for one in part.values():
            yield from lists_of(one)
    elif isinstance(part, list):
        names = tuple(one for one in part if isinstance(one, str))
        if len(names) == len(part) >= LONG_LIST:
            yield names
        for one in part:
            yield from lists_of(one)


def judge(update: Any, game: AnyGame, seat: int | None) -> None:
    """An update or a decision of a seat against the truth of that moment: no hidden list, no choice of another."""
    lists = secret_lists(game, seat) & set(lists_of(update))
    if lists:
        raise Found(f"seat {seat} received hidden cards: {lists}")
    sealed = game.position().sealed
    own = {text for mover, text in sealed if mover == seat}
    if any(text not in own for text in (update.get("view") or {}).get("sealed", ())):
        raise Found(f"seat {seat} received choices of others as its own: {update['view']['sealed']}")
    shown = json.dumps({name: part for name, part in update.items() if name in ("table", "view", "log")})
    for mover, text in sealed:
        if mover != seat and text not in own and " " in text and f'"{text}"' in shown:
            raise Found(f"seat {seat} received the choice of seat {mover} before it was revealed: {text}")


# ---- a game --------------------------------------------------------------------------------------
class Probe:
    """One game of several people and a spectator, all of whom keep what they receive."""

    def __init__(self, address: str, db: str, game: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.db, self.rng = db, random.Random(f"{game} {players} {seed}")
        self.people = [Observer(address, f"Player {seat}") for seat in range(players)]
        for one in self.people:
            one.enter()
        self.spectator = Observer(address, "spectator")
        made = self.people[0].http.post("/tables", json={"game": game, "players": players, "options": options})
        self.table: str = made.json()["id"]
        for seat in range(1, players):
            self.people[seat].http.put(f"/tables/{self.table}/seats/{seat}", json={"kind": "me"})

    def run(self, judged: float) -> int:
        """Play to the end, judging a share of all moments; how many texts were looked at."""
        try:
            return self._run(judged)
        finally:
            for one in (*self.people, self.spectator):
                one.http.close()

    def _run(self, judged: float) -> int:
        self.people[0].http.post(f"/tables/{self.table}/start")
        readers = [one.listen(self.table, seat) for seat, one in enumerate(self.people)]
        readers.append(self.spectator.listen(self.table, None))
        truth = Truth(self.db, self.table)
        game = truth.begun()
        while not game.over:
            self._move(game)
            if not game.over and self.rng.random() < judged:
                self._look(game)
        for one in readers:
            one.join(SOON)
        everybody = [*self.people, self.spectator]
        assert {one.name: one.ending for one in everybody} == {one.name: FINISHED for one in everybody}
        return search(everybody, Truth(self.db, self.table))

    def _move(self, game: AnyGame) -> None:
        """Somebody who may moves; now and then they take it back, or try what they may not."""
        seat = self.rng.choice(game.to_act)
        http, path = self.people[seat].http, f"/tables/{self.table}/seats/{seat}"
        if self.rng.random() < 0.1:
            http.post(f"{path}/moves", json={"move": "build everything"})
            http.get(f"/tables/{self.table}", params={"seat": (seat + 1) % game.players})
            http.get(f"/tables/{self.table}/record")
            http.get("/tables", params={"mine": True})
        move = self.rng.choice(http.get(f"{path}/decision").json()["moves"])["notation"]
        step = game.step
        game.play(seat, move)
        assert http.post(f"{path}/moves", json={"move": move}).status_code == 200
        if game.step == step and self.rng.random() < 0.1:
            game.retract(seat)
            assert http.delete(f"{path}/moves").status_code == 200

    def _look(self, game: AnyGame) -> None:
        """Somebody looks, and what they get is compared with the truth of this moment."""
        seat = self.rng.choice([None, *range(game.players)])
        one = self.spectator if seat is None else self.people[seat]
        judge(one.http.get(f"/tables/{self.table}", params={} if seat is None else {"seat": seat}).json(), game, seat)
        if seat is not None:
            judge(one.http.get(f"/tables/{self.table}/seats/{seat}/decision").json(), game, seat)
