"""Whether the server lives, and whether it is ready to be asked: for those who look after it."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from septem.server.problems import Unavailable
from septem.server.storage import Storage


class Health(msgspec.Struct, frozen=True):
    """All is well; otherwise there is no answer, or a problem."""

    status: str = "ok"


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process lives."""
    return Health()


@get("/readyz")
async def readyz(storage: NamedDependency[Storage]) -> Health:
    """The database answers."""
    if not await storage.answers():
        raise Unavailable
    return Health()
