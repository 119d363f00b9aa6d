"""The application: everything put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from septem.core.errors import SeptemError
from septem.server.background import Background
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
from septem.server.tidying import Tidier

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


def refuse_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[ProblemBody]:
    """What Litestar refuses by itself: unknown paths, wrong methods, bodies too large or no JSON."""
    status = problem.status_code
    if status == BadInput.status:
        return refuse_text(request, problem)
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


def _beside(house: House) -> list[Background]:
    """All that goes on beside answering requests. psycopg and httpx are needed only by what not every server does."""
    storage, settings = house.storage, house.settings
    found: list[Background] = [
        BotTurns(storage, house.tables, house.pool, settings, house.figures),
        Sweeper(storage, house.tables),
        house.presence,
        Tidier(),
    ]
    if not storage.lite:
        from septem.server.notices import Notices

        found.append(Notices(storage.url, house.tables, house.identities, house.readers))
    if settings.webhooks != "off":
        from septem.server.calls import Calls

        found.append(Calls(storage, settings, house.figures))
    return found


def make_app(settings: Settings) -> Border:
    """A server that is ready to run."""
    storage = Storage(database_url(settings))
    house = House(settings, storage)
    beside = _beside(house)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        for one in beside:
            one.start()
        try:
            with hearing(house.readers.stop):
                yield
        finally:
            for one in beside:
                await one.stop()
            await house.pool.close()
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
