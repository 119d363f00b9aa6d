"""The outermost layer: every request passes here first and every answer last, whatever becomes of it in between."""

import time
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Send

from septem.server.hosts import Hosts
from septem.server.logs import note_access
from septem.server.problems import MEDIA_TYPE, BadInput, Problem, TooLong, WrongHost, WrongType
from septem.server.settings import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STORED_NOWHERE = (b"cache-control", b"no-store")
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000")
API = "/api/"
JSON = "application/json"
LONGEST_ADDRESS = 2000
LONGEST_HEADERS = 16_000
Pairs = list[tuple[bytes, bytes]]
FIXED: Pairs = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class Border:
    """An application with what every request and every answer needs."""

    def __init__(self, app: ASGIApp, settings: Settings, stop: Callable[[], None]) -> None:
        self._app = app
        self.stop = stop
        """Let go of those who read streams: the server ends."""
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it; say so in the log."""
        if scope["type"] == ScopeType.WEBSOCKET:  # there are none here
            await send({"type": "websocket.close", "code": 1000, "reason": None})
        elif scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _dressed(scope, list(message["headers"]))
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, receive, dressed)
        except Problem as problem:
            await _refuse(problem, dressed)
        finally:
            note_access(scope, status, time.perf_counter() - begun)

    def _check(self, scope: HTTPScope) -> None:
        """Refuse what no honest client sends."""
        headers: Pairs = list(scope["headers"])
        hosts = [value for name, value in headers if name == b"host"]
        if len(hosts) != 1 or not self._hosts.known(hosts[0].decode("latin-1")):
            raise WrongHost("whoever runs this server can let it answer to a name: septem serve --public-host NAME")
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise TooLong("the address is too long")
        if sum(len(name) + len(value) for name, value in headers) > LONGEST_HEADERS:
            raise TooLong("the headers are too long")
        _check_query(scope["query_string"])
        _check_type(headers)


def _check_query(query: bytes) -> None:
    """One value for each name: which of two would count, nobody could tell."""
    names = [name for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True)]
    if len(set(names)) != len(names):
        raise BadInput("the address names something twice")


def _check_type(headers: Pairs) -> None:
    """A body says that it is JSON: pages of others cannot send that without being asked for it first."""
    sent = dict(headers)
    if sent.get(b"content-length", b"0") == b"0" and b"transfer-encoding" not in sent:
        return
    kind = sent.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
    if kind != JSON:
        raise WrongType(f"Content-Type: has to be {JSON}")


def _dressed(scope: HTTPScope, headers: Pairs) -> Pairs:
    """An answer's headers with those that all have; answers of the API are personal unless they say otherwise."""
    has = {name.lower() for name, _ in headers}
    added = [pair for pair in FIXED if pair[0] not in has]
    if API in scope["path"] and STORED_NOWHERE[0] not in has:
        added.append(STORED_NOWHERE)
    if scope["scheme"] == "https":
        added.append(ONLY_HTTPS)
    return headers + added


async def _refuse(problem: Problem, send: Send) -> None:
    body = msgspec.json.encode(problem.body())
    headers: Pairs = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
