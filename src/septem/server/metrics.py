"""Figures for Prometheus: what happens, how long it takes, what waits. They name no table and nobody."""

import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

TIMES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
STREAMS = "/events"


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("septem_entries", "Entries committed", ["kind"], registry=self.registry)
        self.requests = Histogram(
            "septem_request_seconds",
            "Requests but streams",
            ["method", "status"],
            buckets=TIMES,
            registry=self.registry,
        )
        self.streams = Gauge("septem_streams", "Readers of events", registry=self.registry)
        self.tables = Gauge("septem_tables_kept", "Tables in memory", registry=self.registry)
        self.bots = Gauge("septem_bots_thinking", "Bots that think or wait for a process", registry=self.registry)
        self.calls = Counter("septem_calls", "People told of their turn", ["outcome"], registry=self.registry)
        self.bot_failures = Counter("septem_bot_failures", "Turns that were decided for a bot", registry=self.registry)

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Measure every request but streams, which last as long as somebody listens."""

        async def measured(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.WEBSOCKET or scope["path"].endswith(STREAMS):
                await app(scope, receive, send)
                return
            method = str(scope["method"])
            begun, status = time.perf_counter(), "500"

            async def watched(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = str(message["status"])
                await send(message)

            try:
                await app(scope, receive, watched)
            finally:
                self.requests.labels(method, status).observe(time.perf_counter() - begun)

        return measured
