"""Who somebody is: whoever has the key. Keys are 256 random bits; only their hashes are stored."""

import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from septem.server.clock import DAY, SECOND, new_id, now
from septem.server.facts import Who
from septem.server.problems import BadInput, NoIdentity, TooMany
from septem.server.storage import Storage

COOKIE = "septem"
KEY_DAYS = 400
LINK_DAYS = 7
DEVICE, LINK = "device", "link"
GUEST = "Guest"
LONGEST_NAME = 40
MEMORY = 30.0
"""Seconds for which the database need not be asked again who somebody is, unless it tells us that this has changed."""
MOST_KNOWN = 10_000
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that look like nothing."""


def new_key() -> str:
    """A key to be given out once."""
    return secrets.token_urlsafe(32)


def hashed(key: str) -> bytes:
    """What is stored of a key. It has 256 random bits, so a plain hash cannot be turned round."""
    return hashlib.sha256(key.encode("utf-8", "replace")).digest()


def clean_name(text: str) -> str:
    """A name without signs that control or cannot be seen (those that turn text round too), and doubled blanks."""
    composed = unicodedata.normalize("NFC", text)
    seen = (sign for sign in composed if (sign.isprintable() and sign not in BLANK) or sign.isspace())
    name = " ".join("".join(seen).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadInput(f"name: has to have 1 to {LONGEST_NAME} signs")
    return name


class Session(msgspec.Struct, frozen=True):
    """Somebody by one of their keys, and until when it is good."""

    who: Who
    key: bytes
    until: int


class Identities:
    """Guests, their keys, and links to other devices. `revoked` is told whose keys are no good any more."""

    def __init__(self, storage: Storage, most_keys: int, revoked: Callable[[str], None]) -> None:
        self._storage, self._most_keys, self._revoked = storage, most_keys, revoked
        self._known: OrderedDict[bytes, tuple[Who, float]] = OrderedDict()
        """Who had a key a moment ago, and until when this is believed."""

    async def welcome(self, name: str = "") -> tuple[Who, str]:
        """Somebody new, and the key to be remembered by."""
        at, key = now(), new_key()
        who = Who(new_id(), clean_name(name) if name else f"{GUEST} {secrets.randbelow(9000) + 1000}")
        await self._storage.add_identity(who, hashed(key), at, at + KEY_DAYS * DAY)
        return who, key

    async def find(self, key: str | None) -> Who | None:
        """Who has this key; nobody, if there is none or it is not good any more."""
        if not key:
            return None
        at, remembered = time.monotonic(), hashed(key)
        who, until = self._known.get(remembered, (None, 0.0))
        if until <= at:
            who = await self._storage.identity_of(remembered, DEVICE, now())
            self._remember(remembered, who, at + MEMORY)
        return who

    def _remember(self, key: bytes, who: Who | None, until: float) -> None:
        self._known.pop(key, None)
        if who is not None:
            self._known[key] = (who, until)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, identity: str | None) -> None:
        """Something about somebody (None: anybody) has changed: ask the database again."""
        kept = ((key, one) for key, one in self._known.items() if identity not in (None, one[0].id))
        self._known = OrderedDict(kept)

    async def session(self, who: Who | None, key: str | None) -> Session | None:
        """The same with the key, for what lasts; who was found by a key that has just been revoked is nobody."""
        if who is None or not key:
            return None
        until = await self._storage.good_until(hashed(key))
        if until is None:
            raise NoIdentity("the key is not good any more")
        self._remember(hashed(key), who, time.monotonic() + min(MEMORY, (until - now()) / SECOND))
        return Session(who, hashed(key), until)

    async def lasts(self, session: Session) -> bool:
        """Whether the key of a session is still good."""
        return await self._storage.good_until(session.key) is not None

    async def rename(self, who: Who, name: str) -> None:
        """Another name."""
        await self._storage.rename(who.id, name)
        self.forget(who.id)

    async def link(self, who: Who) -> tuple[str, int]:
        """A key for another device, good for some days, and until when."""
        at, key = now(), new_key()
        if await self._storage.key_count(who.id) >= self._most_keys:
            raise TooMany("you have too many links and devices; DELETE /api/v1/me/devices revokes them")
        await self._storage.add_key(who.id, hashed(key), LINK, at, at + LINK_DAYS * DAY)
        return key, at + LINK_DAYS * DAY

    async def follow(self, link: str) -> tuple[Who, str]:
        """Another device comes by a link and gets a key of its own."""
        at = now()
        who = await self._storage.identity_of(hashed(link), LINK, at)
        if who is None:
            raise NoIdentity("the link is not good any more")
        key = new_key()
        await self._storage.add_key(who.id, hashed(key), DEVICE, at, at + KEY_DAYS * DAY)
        return who, key

    async def revoke(self, who: Who, key: str) -> int:
        """All links and all other devices of somebody; how many keys are no good any more."""
        links = await self._storage.drop_keys(who.id, LINK)
        devices = await self._storage.drop_keys(who.id, DEVICE, but=hashed(key))
        self.forget(who.id)
        self._revoked(who.id)
        return links + devices
