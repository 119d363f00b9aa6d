"""A server on this machine that takes webhooks, as somebody's own would."""

import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Receiver:
    """What came in, and what to answer."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """For the next requests; afterwards all is well."""
        self.address = ""

    def take(self, body: dict[str, Any], headers: dict[str, str]) -> tuple[int, dict[str, str]]:
        self.heard.append(body)
        self.headers.append(headers)
        return self.answers.pop(0) if self.answers else (204, {})


@contextmanager
def receiving(context: ssl.SSLContext | None = None, slow: float = 0.0) -> Iterator[Receiver]:
    """A receiver on a free port, by https with a context; `slow`: seconds it takes to answer."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            status, headers = receiver.take(body, dict(self.headers))
            time.sleep(slow)
            self.send_response(status)
            for name, value in {"Content-Length": "0", **headers}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if context is not None:
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    scheme = "http" if context is None else "https"
    receiver.address = f"{scheme}://localhost:{server.server_port}/hook?token=hook-secret"
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
