"""The API of who somebody is: guests, names, links to other devices."""

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from septem.server.facts import Who
from septem.server.guard import AnyRequest, known
from septem.server.house import Caller, Ours
from septem.server.identity import COOKIE, KEY_DAYS, clean_name
from septem.server.problems import Forbidden
from septem.server.reach import checked_url
from septem.server.settings import Settings
from septem.server.wire import Me, NewName, Webhook


def _with_key(who: Who, key: str, request: AnyRequest, settings: Settings) -> Response[Me]:
    """The key goes into a cookie that no script can read."""
    cookie = Cookie(
        key=COOKIE,
        value=key,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=KEY_DAYS * 86_400,
        path=settings.root_path or "/",
    )
    return Response(Me(who.id, who.name), cookies=[cookie])


@post("/me", status_code=200)
async def enter(request: AnyRequest, house: Ours, who: Caller, data: JSONBody[NewName | None] = None) -> Response[Me]:
    """Become somebody; who is somebody already stays it."""
    if who is not None:
        return Response(Me(who.id, who.name))
    house.guard.check_arrival(request)
    return _with_key(*await house.identities.welcome(data.name if data else ""), request, house.settings)


@get("/me")
async def me(who: Caller) -> Me:
    """Who the caller is."""
    found = known(who)
    return Me(found.id, found.name)


@put("/me")
async def rename(who: Caller, house: Ours, data: JSONBody[NewName]) -> Me:
    """Another name, at the tables where the caller sits too."""
    found, name = known(who), clean_name(data.name)
    await house.tables.rename(found, name)  # first: if it fails in the middle, asking again goes on
    await house.identities.rename(found, name)
    return Me(found.id, name)


class DeviceLink(msgspec.Struct, frozen=True):
    """What another device sends to `/me/devices`, until `expires`."""

    link: str
    expires: int


@post("/me/links")
async def link(who: Caller, house: Ours) -> DeviceLink:
    """A link for another device."""
    return DeviceLink(*await house.identities.link(known(who)))


class Arrival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link from another device."""

    link: Annotated[str, msgspec.Meta(max_length=100)]


@post("/me/devices", status_code=200)
async def arrive(request: AnyRequest, house: Ours, data: JSONBody[Arrival]) -> Response[Me]:
    """Go on on this device."""
    return _with_key(*await house.identities.follow(data.link), request, house.settings)


class Revoked(msgspec.Struct, frozen=True):
    """How many keys are no good any more."""

    keys: int


@delete("/me/devices", status_code=200)
async def revoke(request: AnyRequest, who: Caller, house: Ours) -> Revoked:
    """No link and no other device is good any more."""
    return Revoked(await house.identities.revoke(known(who), request.cookies[COOKIE]))


# ---- webhook -------------------------------------------------------------------------------------
@get("/me/webhook")
async def webhook(who: Caller, house: Ours) -> Webhook:
    """Where the caller is told that it is their turn."""
    return Webhook(url=await house.storage.webhook(known(who).id))


@put("/me/webhook")
async def set_webhook(request: AnyRequest, house: Ours, who: Caller, data: JSONBody[Webhook]) -> Webhook:
    """Be told there; with an empty address nowhere."""
    found, settings = known(who), house.settings
    if data.url and settings.webhooks == "off":
        raise Forbidden("this server tells nobody; septem serve --webhooks public lets it")
    if data.url:
        checked_url(data.url, settings.webhooks)
    home = f"{request.scope['scheme']}://{request.headers['host']}{settings.root_path}"
    await house.storage.set_webhook(found.id, data.url, home if data.url else "")
    return data


PEOPLE = [enter, me, rename, link, arrive, revoke, webhook, set_webhook]
