"""A real server on a real port, and clients that play."""

import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
import uvicorn

from septem.server.app import make_app
from septem.server.database import prepare
from septem.server.run import uvicorn_options
from septem.server.settings import Settings

SOON = 60.0
"""Seconds at most for what should take none: the machine may be busy."""


def free_port() -> int:
    """A port to serve on, below those that outgoing connections take: it is still free after a restart."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class Server(uvicorn.Server):
    """One that hears no signals, since it runs in a thread: it is told to stop."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.app.stop()  # type: ignore[union-attr]
        await super().shutdown(sockets)


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    prepare(settings)
    port = free_port()
    options = {**uvicorn_options(settings), "log_config": None, "timeout_graceful_shutdown": 1}
    config = uvicorn.Config(make_app(settings), host="127.0.0.1", port=port, **options)
    server = Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    until = time.monotonic() + SOON
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(SOON)


BROWSERS: list[httpx.Client] = []
"""Those that are open; they are closed after each test."""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str = "Ada", key: str = "") -> None:
        cookies = {"septem": key} if key else None
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=SOON, cookies=cookies)
        BROWSERS.append(self.http)
        self.me = self.post("/me", name=name)

    def get(self, path: str, **params: Any) -> Any:
        return read(self.http.get(path, params=params or None))

    def post(self, path: str, **data: Any) -> Any:
        return read(self.http.post(path, json=data))

    def put(self, path: str, **data: Any) -> Any:
        return read(self.http.put(path, json=data))

    def delete(self, path: str) -> Any:
        return read(self.http.delete(path))

    def table(self, game: str, bots: int, level: str = "gentle", **more: Any) -> str:
        """A running table with bots in the other seats."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        found: str = self.post("/tables", game=game, seats=seats, start=True, **more)["id"]
        return found

    def updates(self, table: str, seat: int | None = None, last: int | None = None) -> Iterator[Any]:
        """What the server tells, as long as it is asked."""
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        params = {} if seat is None else {"seat": seat}
        with self.http.stream("GET", f"/tables/{table}/events", params=params, headers=headers) as lines:
            if lines.status_code != 200:
                lines.read()
                read(lines)
            number = -1
            for line in lines.iter_lines():
                if line.startswith("id: "):
                    number = int(line[4:])
                if line.startswith("data: "):
                    update = json.loads(line[6:])
                    assert update["number"] == number
                    yield update

    def play(self, table: str, seat: int = 0, seed: int = 1) -> "Seen":
        """Any legal moves to the end of the game, led by the events alone."""
        seen, rng = Seen(), random.Random(seed)
        for update in self.updates(table, seat):
            seen.take(update)
            if update["result"] is not None:
                return seen
            decision = self.get(f"/tables/{table}/seats/{seat}/decision")
            if decision["moves"]:
                move = rng.choice(decision["moves"])["notation"]
                self.post(f"/tables/{table}/seats/{seat}/moves", move=move, number=decision["number"])
        raise AssertionError("the stream ended before the game")


class Seen:
    """What somebody knows from a stream: the last update, and the log put together from all of them."""

    def __init__(self) -> None:
        self.last: Any = None
        self.log: list[Any] = []
        self.numbers: list[int] = []

    def take(self, update: Any) -> None:
        self.log = [line for line in self.log if line["number"] < update["log_from"]] + update["log"]
        self.last = update
        self.numbers.append(update["number"])


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status} {body}")
        self.status, self.code, self.body = status, body["code"], body


@contextmanager
def refused(code: str) -> Iterator[None]:
    """The server says no, and why."""
    with pytest.raises(Refused) as problem:
        yield
    assert problem.value.code == code, problem.value


def read(answer: httpx.Response) -> Any:
    if answer.is_success:
        return answer.json()
    assert answer.headers["content-type"].startswith("application/problem+json"), answer.text
    raise Refused(answer.status_code, answer.json())
