"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from septem.core.errors import SeptemError
from septem.server.border import Border
from septem.server.bot_turns import BotTurns
from septem.server.health import healthz, metrics, readyz
from septem.server.house import House, caller
from septem.server.leaving import hearing
from septem.server.openapi import published_text
from septem.server.packing import Packing
from septem.server.page import Build, page_routes
from septem.server.problems import MEDIA_TYPE, BadInput, NotFound, Problem, ProblemBody
from septem.server.routes import router
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage
from septem.server.sweep import Sweeper

if TYPE_CHECKING:
    from septem.server.calls import Calls
    from septem.server.notices import Notices

LOG = logging.getLogger("septem.server")
CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "wrong-type"}


@get("/api/v1/openapi.json", sync_to_thread=True)
def published() -> Response[bytes]:
    """The API itself, for programs."""
    return Response(published_text("/api/v1"), media_type=MediaType.JSON)


def refuse(_: Request[Any, Any, Any], problem: Problem) -> Response[ProblemBody]:
    """A refusal of ours."""
    return _answer(problem.body(), problem.headers)


def refuse_input(request: Request[Any, Any, Any], problem: ValidationException) -> Response[ProblemBody]:
    """Something in the request that cannot be read."""
    found = [f"{one.get('key', '')}: {one.get('message', '')}" for one in problem.extra or [] if isinstance(one, dict)]
    return refuse(request, BadInput("; ".join(found)[:300]))


def refuse_http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[ProblemBody]:
    """What Litestar refuses by itself: unknown paths, wrong methods, bodies too large."""
    status = problem.status_code
    if status == NotFound.status:
        return _answer(NotFound().body(), {})
    code = CODES.get(status, "bad-request" if status < 500 else "internal")
    return _answer(ProblemBody("This cannot be done", status, code), dict(problem.headers or {}))


def refuse_rules(request: Request[Any, Any, Any], problem: SeptemError) -> Response[ProblemBody]:
    """What the games refuse."""
    return refuse(request, BadInput(str(problem)))


def refuse_text(request: Request[Any, Any, Any], _: Exception) -> Response[ProblemBody]:
    """A body that is no JSON anybody reads: not UTF-8, or nested without end."""
    return refuse(request, BadInput("the body cannot be read as JSON"))


def break_down(_: Request[Any, Any, Any], problem: Exception) -> Response[ProblemBody]:
    """A fault of ours: nothing of it is told."""
    LOG.error("a request failed", exc_info=problem)
    return _answer(ProblemBody("The server made a mistake", 500, "internal"), {})


def _answer(body: ProblemBody, headers: dict[str, str]) -> Response[ProblemBody]:
    return Response(body, status_code=body.status, media_type=MEDIA_TYPE, headers=headers)


def _notices(house: House) -> "Notices":
    """What other processes do; psycopg is needed only here."""
    from septem.server.notices import Notices

    notices = Notices(house.storage.url, house.tables, house.identities, house.readers)
    notices.start()
    return notices


def _calls(house: House) -> "Calls":
    """Who tells people that it is their turn; httpx is needed only here."""
    from septem.server.calls import Calls

    calls = Calls(house.storage, house.settings, house.figures)
    calls.start()
    return calls


def make_app(settings: Settings) -> Border:
    """A server that is ready to run."""
    storage = Storage(database_url(settings))
    house = House(settings, storage)
    turns = BotTurns(storage, house.tables, house.pool, settings, house.figures)
    sweeper = Sweeper(storage, house.tables)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        notices = None if storage.lite else _notices(house)
        calls = None if settings.webhooks == "off" else _calls(house)
        turns.start()
        sweeper.start()
        try:
            with hearing(house.readers.stop):
                yield
        finally:
            if calls is not None:
                await calls.stop()
            await sweeper.stop()
            await turns.stop()
            await house.pool.close()
            if notices is not None:
                await notices.stop()
            await storage.close()

    app = Litestar(
        route_handlers=[router(), published, healthz, readyz, metrics, *page_routes()],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False), "who": Provide(caller)},
        guards=[house.guard.check],
        exception_handlers={
            Problem: refuse,
            ValidationException: refuse_input,
            HTTPException: refuse_http,
            SeptemError: refuse_rules,
            RecursionError: refuse_text,
            UnicodeDecodeError: refuse_text,
            Exception: break_down,
        },
        after_request=Build().mark,
        middleware=[house.figures.middleware],
        request_max_body_size=settings.most_body,
        lifespan=[life],
        openapi_config=None,  # ours is better (`openapi`)
        logging_config=None,
    )
    return Border(Packing(app), settings, house.readers.stop)
