"""By which names a server answers. A page on the internet may let its own name point to your machine (DNS rebinding):
the browser then takes our answers for those of that page. Such a request carries the page's name, so it is refused."""

import ipaddress
import re
import socket

from septem.server.settings import Settings

ANY = "*"
OWN = frozenset({"localhost", "127.0.0.1", "::1"})
INSIDE = (".local", ".internal", ".home.arpa", ".localhost")
"""Endings that nobody can register: names with them come from the network at home."""


PORT = re.compile(":[0-9]{1,5}")


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        self._any = ANY in settings.public_hosts
        given = {name_of(host.lower()) for host in settings.public_hosts}
        self._names = OWN | {settings.host.lower()} | given
        self._network = not _loopback(settings.host)
        self._machine = socket.gethostname().lower()

    def known(self, host: str) -> bool:
        """Whether a `Host` header names this server."""
        name = name_of(host.lower())
        if self._any or name in self._names or _loopback(name):
            return True
        return self._network and (_address(name) is not None or self._neighbourly(name))

    def _neighbourly(self, name: str) -> bool:
        """A name that only a network of one's own gives: no page on the internet has one."""
        return name == self._machine or name.endswith(INSIDE) or (name.isascii() and name.replace("-", "").isalnum())


def name_of(host: str) -> str:
    """A host without its port and brackets; empty if it is none."""
    if host.startswith("["):
        name, end, rest = host[1:].partition("]")
        return name if end and (not rest or PORT.fullmatch(rest)) else ""
    name, colon, port = host.partition(":")
    return name.removesuffix(".") if not colon or PORT.fullmatch(colon + port) else ""


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def _loopback(name: str) -> bool:
    found = _address(name)
    return name == "localhost" or (found is not None and found.is_loopback)
