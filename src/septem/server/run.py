"""Runs the server: binds a port, says where it is, stops gracefully."""

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from septem.core.errors import BadOption
from septem.server.app import make_app
from septem.server.database import prepare
from septem.server.logs import log_config
from septem.server.settings import Settings, database_url
from septem.server.tidying import spare_collections

HANDED_DOWN = "SEPTEM_SERVER"
"""Settings for worker processes, as JSON in their environment: they import the application anew."""
GRACE = 3
KEPT_OPEN = 75
"""Seconds a connection may be unused: longer than a proxy keeps it (nginx: 60), which else sends into a closed one."""
ANY_PORT = 0
BACKLOG = 2048
LARGEST_HEAD = 32 * 1024
SWITCH = 0.0001
"""Seconds after which a thread that waits gets its turn: usually 5 ms, which each step of a commit would wait for."""


def factory() -> ASGIApp:
    """The application of a worker process."""
    sys.setswitchinterval(SWITCH)
    app = make_app(msgspec.json.decode(os.environ[HANDED_DOWN], type=Settings))
    spare_collections()
    return app


def serve(settings: Settings, workers: int, own_port: bool, told: Callable[[str], None]) -> None:
    """Until somebody stops it. `told` gets the address once the port is ours; `own_port`: this one or none."""
    settings.check()
    if workers > 1 and database_url(settings).startswith("sqlite"):
        raise BadOption("workers", "several processes need PostgreSQL (--db postgresql://...)")
    prepare(settings)
    bound = bind(settings.host, settings.port, own_port)
    os.environ[HANDED_DOWN] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config("septem.server.run:factory", factory=True, workers=workers, **uvicorn_options(settings))
    told(address(settings, bound))
    with suppress(KeyboardInterrupt):  # uvicorn stops gracefully, and passes the signal on afterwards
        if workers > 1:
            Multiprocess(config, sockets=[bound]).run()
        else:
            uvicorn.Server(config).run(sockets=[bound])


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """What uvicorn has to know; of reverse proxies only those are believed that are named."""
    return {
        "log_config": log_config(settings.log_format, settings.log_level),
        "log_level": settings.log_level,
        "access_log": False,
        "root_path": settings.root_path,
        "proxy_headers": bool(settings.trusted),
        "forwarded_allow_ips": list(settings.trusted),
        "server_header": False,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "timeout_graceful_shutdown": GRACE,
        "timeout_keep_alive": KEPT_OPEN,
    }


def bind(host: str, port: int, own_port: bool) -> socket.socket:
    """A port to listen on: the usual one, another one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            bound.bind((host, port))
        except OSError as problem:
            if own_port or problem.errno != errno.EADDRINUSE:
                raise
            bound.bind((host, ANY_PORT))
        bound.listen(BACKLOG)
    except (OSError, OverflowError) as problem:
        bound.close()
        raise BadOption("host", f"cannot listen on {host} port {port}: {problem}") from None
    bound.set_inheritable(True)
    return bound


def address(settings: Settings, bound: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = bound.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}{settings.root_path}/"
