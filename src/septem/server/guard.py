"""What stands before every request: who asks, from where, how often, how much."""

import ipaddress
import time
from collections import OrderedDict
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from septem.server.facts import Who
from septem.server.problems import Forbidden, NoIdentity, TooMany
from septem.server.settings import Settings

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """How often somebody may do something: so many at once, so many a second in the long run."""

    def __init__(self, most: float, a_second: float, callers: int = 10_000) -> None:
        self._most, self._pace, self._callers = most, a_second, callers
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> float:
        """0 if it may be done now; else the seconds until it may."""
        at = time.monotonic()
        left, since = self._left.pop(caller, (self._most, at))
        left = min(self._most, left + (at - since) * self._pace)
        allowed = left >= 1
        self._left[caller] = (left - 1 if allowed else left, at)
        while len(self._left) > self._callers:
            self._left.popitem(last=False)
        return 0.0 if allowed else (1 - left) / self._pace


class Guard:
    """Origins and rates."""

    def __init__(self, settings: Settings) -> None:
        self._origins = {*settings.origins, *(f"https://{name}" for name in settings.public_hosts)}
        self._limits = settings.limits
        self._reads = Bucket(settings.reads_at_once, settings.reads_a_second)
        self._writes = Bucket(settings.writes_at_once, settings.writes_a_second)
        self._own_reads = Bucket(settings.own_reads_at_once, settings.own_reads_a_second)
        self._own_writes = Bucket(settings.own_writes_at_once, settings.own_writes_a_second)
        self._arrivals = Bucket(settings.arrivals_at_once, settings.arrivals_a_second)
        self._helps = Bucket(settings.helps_at_once, settings.helps_a_second)

    async def check(self, request: AnyConnection, _: BaseRouteHandler) -> None:
        """Refuse what comes from another page, or too often from one address. It never waits, but if it did not say
        `async` Litestar would call it in a thread."""
        writes = _writes(request)
        if writes:
            self._check_origin(request)
        self._take(self._writes if writes else self._reads, address_of(request))

    def check_person(self, request: AnyConnection, who: Who) -> None:
        """Refuse what one person asks too often, from wherever."""
        self._take(self._own_writes if _writes(request) else self._own_reads, who.id)

    def check_arrival(self, request: AnyConnection) -> None:
        """Refuse too many new people from one address."""
        self._take(self._arrivals, address_of(request))

    def check_help(self, request: AnyConnection, who: Who | None) -> None:
        """Refuse too much thinking for one person."""
        self._take(self._helps, who.id if who else address_of(request))

    def _take(self, bucket: Bucket, name: str) -> None:
        wait = bucket.take(name) if self._limits else 0
        if wait > 0:
            raise TooMany("slow down", headers={"Retry-After": str(int(wait) + 1)})

    def _check_origin(self, request: AnyConnection) -> None:
        """A browser says which page a request comes from; a program says nothing, and has no cookie of anybody."""
        origin = request.headers.get("origin")
        if origin is None:
            if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Forbidden("requests from other sites are refused")
        elif origin not in self._origins:
            scheme, _, host = origin.partition("://")
            weaker = scheme == "http" and request.scope["scheme"] == "https"
            if weaker or host != request.headers.get("host"):
                raise Forbidden("requests from other sites are refused")


def _writes(request: AnyConnection) -> bool:
    return request.scope.get("method") not in SAFE


def address_of(request: AnyConnection) -> str:
    """Where somebody asks from; behind a trusted proxy what it says. One household has a whole /64 of IPv6."""
    host = request.client.host if request.client else "?"
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def known(who: Who | None) -> Who:
    """Refuse those whom nobody knows."""
    if who is None:
        raise NoIdentity("POST /api/v1/me gives you a key first")
    return who
