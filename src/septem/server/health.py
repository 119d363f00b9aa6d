"""Whether the server lives, whether it is ready to be asked, and its figures: for those who look after it."""

import ipaddress

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from septem.server.guard import AnyRequest
from septem.server.house import Ours
from septem.server.problems import NotFound, Unavailable


class Health(msgspec.Struct, frozen=True):
    """All is well; otherwise there is no answer, or a problem."""

    status: str = "ok"


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process lives."""
    return Health()


@get("/readyz")
async def readyz(house: Ours) -> Health:
    """The database answers."""
    if not await house.storage.answers():
        raise Unavailable
    return Health()


def near(host: str) -> bool:
    """Whether somebody asks from this machine or from the network behind it."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


@get("/metrics", sync_to_thread=False)
def metrics(request: AnyRequest, house: Ours) -> Response[bytes]:
    """All figures; not for the internet."""
    if request.client is None or not near(request.client.host):
        raise NotFound
    return Response(generate_latest(house.figures.registry), media_type=CONTENT_TYPE_LATEST)
