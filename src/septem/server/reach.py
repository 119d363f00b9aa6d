"""Where requests may go that people gave us the address of: to the internet and nowhere else. Else whoever can write
an address here can make this machine ask others of its own network (SSRF).
"""

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

from septem.server.problems import BadInput
from septem.server.settings import Webhooks

LONGEST = 500
PORTS = (443, 8443)
USUAL = {"https": 443, "http": 80}
MOST_ADDRESSES = 3
"""Of those a name has, so many are tried."""
METADATA = frozenset(
    map(ipaddress.ip_address, ("169.254.169.254", "fd00:ec2::254", "100.100.100.200", "168.63.129.16", "192.0.0.192"))
)
"""Where the machines of hosting companies ask for their own secrets."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """Nothing was told: why, without the address."""


def checked_url(text: str, reach: Webhooks) -> SplitResult:
    """An address as it was given, taken apart; BadInput if nothing is ever sent to such a one."""
    try:
        url = urlsplit(text)
        port = url.port or USUAL.get(url.scheme, 0)
    except ValueError:
        raise BadInput("url: is not an address") from None
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise BadInput(f"url: has to have at most {LONGEST} plain signs")
    if url.scheme != "https" and (url.scheme != "http" or reach != "any"):
        raise BadInput("url: has to begin with https://")
    if url.username is not None or url.password is not None or not url.hostname or url.fragment:
        raise BadInput("url: has to be a host and a path, without name, password or fragment")
    if reach != "any" and port not in PORTS:
        raise BadInput(f"url: the port has to be one of {', '.join(map(str, PORTS))}")
    literal = _literal(url.hostname)
    if literal is not None and not allowed(literal, reach):
        raise BadInput("url: leads to an address that nothing is sent to")
    return url


def allowed(address: Address, reach: Webhooks) -> bool:
    """Whether something may be sent there; an IPv4 address in the clothes of IPv6 counts as what it is."""
    inner = _unwrapped(address)
    if inner in METADATA or inner.is_multicast or inner.is_unspecified or inner.is_link_local:
        return False
    if reach == "any":
        return inner.is_loopback or not inner.is_reserved
    return inner.is_global and not inner.is_reserved


def _unwrapped(address: Address) -> Address:
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None) or address


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


async def addresses(host: str, port: int, reach: Webhooks) -> Sequence[str]:
    """Where a name leads, each address checked: one that is not allowed spoils all."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("its name leads nowhere") from None
    listed = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not listed or not all("%" not in one and allowed(ipaddress.ip_address(one), reach) for one in listed):
        raise Unreachable("its name leads to an address that nothing is sent to")
    return listed[:MOST_ADDRESSES]
