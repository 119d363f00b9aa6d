"""Work done piece by piece on Ray (the extra `ray`): on this machine, or on all machines of a cluster.

Results come in the order of the pieces. A piece whose worker was killed is done again, by Ray and then by us.
"""

import os
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from septem.core.errors import BadOption
from septem.core.state import COMPILED
from septem.sim.room_paths import environment
from septem.sim.workers import AHEAD, GLANCE, Attempts, Care, Done, Ended, Piece, Work, answered, postponed

RETRIES = 3
"""How often Ray itself does a piece again whose worker has ended."""
AUTO, LOCAL = "auto", "local"


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
    ours = environment(plain=not COMPILED)
    settings = {
        "runtime_env": {"env_vars": {name: ours[name] for name in ("PYTHONPATH", "SEPTEM_PLAIN")}},
        "logging_level": "ERROR",
        "log_to_driver": False,
    }
    try:
        _connect(ray, address, settings)
        yield _cores(ray)
    finally:
        ray.shutdown()


def _connect(ray: Any, address: str, settings: dict[str, Any]) -> None:
    try:
        ray.init(address=address, **settings)
    except ConnectionError as problem:
        if address != AUTO:
            raise BadOption("ray", f"nothing answers at {address!r} ({problem})") from None
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        ray.init(address=LOCAL, include_dashboard=False, **settings)


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("ray", "needs the extra `ray`: pip install 'septem[ray]'") from None
    return ray
