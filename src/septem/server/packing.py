"""What is long and seldom changes (files of the page, words, pieces) is sent compressed, to those who understand it.

Answers about a game are short and new each time: compressing them would cost more than it saves.
"""

import gzip
import re
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

WORTH = re.compile(r"/(assets/[^/]+\.(js|css|svg)|words/\w+|guide/\w+|pieces|openapi\.json)$")
SHORTEST = 1000
MOST_KEPT = 100
Pairs = list[tuple[bytes, bytes]]


class Packing:
    """An application whose long answers are compressed; each of them once."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._kept: dict[bytes, bytes] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer, compressed where it is worth it."""
        worth = scope["type"] == "http" and scope["method"] == "GET" and WORTH.search(scope["path"])
        await self._app(scope, receive, self._packed(send, _understood(scope["headers"])) if worth else send)

    def _packed(self, send: Send, understood: bool) -> Send:
        """Holds an answer back until all of it is there."""
        held: list[Any] = []
        parts: list[bytes] = []

        async def later(message: Message) -> None:
            if message["type"] == "http.response.start":
                held.append(message)
            elif message["type"] == "http.response.body":
                parts.append(message["body"])
                if not message["more_body"]:
                    for one in self._answer(held[0], b"".join(parts), understood):
                        await send(one)

        return later

    def _answer(self, start: Any, body: bytes, understood: bool) -> Iterator[Any]:
        headers: Pairs = [*start["headers"], (b"vary", b"Accept-Encoding")]
        if understood and start["status"] == 200 and len(body) >= SHORTEST:
            body = self._pack(body)
            # the mark of the plain file is not that of the packed one
            headers = [pair for pair in headers if pair[0].lower() not in (b"content-length", b"etag")]
            headers += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
        yield {**start, "headers": headers}
        yield {"type": "http.response.body", "body": body, "more_body": False}

    def _pack(self, body: bytes) -> bytes:
        key = blake2b(body, digest_size=16).digest()
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = gzip.compress(body, 9, mtime=0)
        return self._kept[key]


def _understood(headers: Pairs) -> bool:
    """Whether a client takes gzip; one that says `q=0` does not."""
    told = b",".join(value for name, value in headers if name == b"accept-encoding").decode("latin-1").lower()
    takes = [one.partition(";") for one in told.replace(" ", "").split(",")]
    return any(name in ("gzip", "*") and not re.fullmatch(r"q=0(\.0*)?", how) for name, _, how in takes)
