"""Work done piece by piece on Ray (the extra `ray`): on this machine, or on all machines of a cluster.

Results come in the order of the pieces. A piece whose worker was killed is done again, by Ray and then by us.
"""

import os
import socket
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from septem.core.errors import BadOption, shown
from septem.core.state import COMPILED
from septem.sim.room_paths import environment
from septem.sim.workers import AHEAD, GLANCE, Attempts, Care, Done, Ended, Piece, Work, answered, postponed

RETRIES = 3
"""How often Ray itself does a piece again whose worker has ended."""
AUTO, LOCAL = "auto", "local"
KNOCK_SECONDS = 10.0


def in_order_on_ray(
    work: Work[Piece, Done], pieces: Iterator[Piece], address: str, care: Care[Piece]
) -> Generator[Done]:
    """The results of all pieces; `auto` is the cluster that runs here, or one of our own for as long as it takes."""
    ray = _ray()
    with postponed() as stop_asked, _connected(ray, address) as workers:
        remote = ray.remote(max_retries=RETRIES)(_done)
        folder = str(Path.cwd())
        out: deque[tuple[Attempts[Piece], Any]] = deque()
        while not stop_asked():
            piece = next(pieces, None) if len(out) < AHEAD * workers else None
            if piece is not None:
                out.append((Attempts(piece, care), remote.remote(work, piece, folder)))
            elif not out:
                return
            elif ray.wait([out[0][1]], timeout=GLANCE)[0]:
                attempts, task = out.popleft()
                try:
                    done, answer = ray.get(task)
                except ray.exceptions.RayError:  # the worker, its node or the result is gone
                    attempts.ended(Ended(None))
                    out.appendleft((attempts, remote.remote(work, attempts.piece, folder)))
                    continue
                if not done:
                    raise answer
                yield answer
        raise KeyboardInterrupt


def _done(work: Work[Any, Any], piece: Any, folder: str) -> tuple[bool, Any]:
    """On a worker: in the same folder if it has one, for bots that lie there."""
    if Path(folder).is_dir():
        os.chdir(folder)
    return answered(work, piece)


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[int]:
    """So many cores; what was not connected before is not afterwards."""
    if ray.is_initialized():
        yield _cores(ray)
        return
    try:
        _connect(ray, address)
        yield _cores(ray)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str) -> None:
    """Workers find what we find: told to a cluster that runs, handed down to one of our own."""
    if address != AUTO:
        _knock(address)
    ours = {name: environment(plain=not COMPILED)[name] for name in ("PYTHONPATH", "SEPTEM_PLAIN")}
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        ray.init(address=address, runtime_env={"env_vars": ours}, **quiet)
    except ConnectionError as problem:
        if address != AUTO:
            raise BadOption("ray", f"{shown(address)} does not answer ({problem})") from None
        with _variables({**ours, "RAY_USAGE_STATS_ENABLED": "0"}):  # nobody is told about us
            _start(ray, quiet)
    except ValueError as problem:
        raise BadOption("ray", f"{shown(address)} is not allowed ({problem})") from None


def _start(ray: Any, quiet: dict[str, Any]) -> None:
    """Ray on this machine alone."""
    try:
        ray.init(address=LOCAL, include_dashboard=False, **quiet)
    except Exception as problem:  # a bare one, if a part of it does not come up in time
        raise BadOption("ray", f"cannot be started here ({problem})") from problem


@contextmanager
def _variables(values: dict[str, str]) -> Iterator[None]:
    """The environment with these variables."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def _knock(address: str) -> None:
    """Complain at once where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadOption("ray", f"{shown(address)} is not allowed; allowed: auto, or the HOST:PORT of a cluster")
    try:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as problem:
        raise BadOption("ray", f"nobody answers at {shown(address)} ({problem})") from None


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("ray", "needs the extra `ray`: pip install 'septem[ray]'") from None
    return ray
