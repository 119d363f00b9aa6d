"""The API: thin handlers. Each finds out who asks, hands over to `Tables`, and shows the outcome."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Annotated, Any

from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody
from litestar.response import Stream

from septem.core.interchange import encoded
from septem.games import game_ids
from septem.server import changes
from septem.server.bot_pool import AskAdvice, AskReview, BotFailed
from septem.server.clock import now
from septem.server.guard import AnyRequest, address_of, known
from septem.server.house import Caller, House, Ours
from septem.server.identity import COOKIE
from septem.server.offers import GameInfo, offered, variant_of
from septem.server.people import PEOPLE
from septem.server.problems import BadInput, Conflict, NoAnswer
from septem.server.readers import Reader
from septem.server.rights import check_sight, own_place, place_of
from septem.server.sights import (
    Course,
    check_over,
    course,
    decision,
    explained,
    game_at,
    hinted,
    live_info,
    over,
    pieces,
    replayed,
    table_info,
    update,
)
from septem.server.stream import stream
from septem.server.wire import Branch, Chosen, NewTable, SeatChange, TableInfo, Terms
from septem.server.words import WORDS

TableId = FromPath[str]
SeatNumber = FromPath[int]
TOLD_IN_FULL = 24
LastEvent = Annotated[str | None, HeaderParameter(name="Last-Event-ID")]


# ---- games ---------------------------------------------------------------------------------------
@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games and their options."""
    return list(map(offered, game_ids()))


@get("/games/{game:str}/pieces", sync_to_thread=True)
def game_pieces(game: FromPath[str], variant: FromQuery[int] = 0) -> Any:
    """Every card, board and token of a game, in one of its variants (`GET /games` lists them; 0: the usual one)."""
    players, options = variant_of(game, variant)
    return pieces(game, options, players)


@get("/tables/{table:str}/pieces")
async def table_pieces(house: Ours, who: Caller, table: TableId) -> Any:
    """The same for the options of a table."""
    live = await house.tables.live(table)
    check_sight(live.stored, who, None)
    stored = live.stored
    if live.foreign:
        live.playing()  # the pieces may have been others: the refusal says so
    return await asyncio.to_thread(pieces, stored.game, stored.chosen_options(), stored.players)


# ---- tables --------------------------------------------------------------------------------------
@get("/tables")
async def listed(house: Ours, who: Caller, mine: FromQuery[bool] = False) -> list[TableInfo]:
    """Public tables; or one's own, the newest with whose turn it is or how they ended."""
    found = await house.tables.listed(known(who) if mine else None)
    if not mine:
        return [table_info(one, who) for one in found]
    newest = [live_info(await house.tables.live(one.id), who) for one in found[:TOLD_IN_FULL]]
    return newest + [table_info(one, who) for one in found[TOLD_IN_FULL:]]


@post("/tables")
async def open_table(house: Ours, who: Caller, data: JSONBody[NewTable]) -> TableInfo:
    """A new table."""
    found = known(who)
    live = await house.tables.open(found, data)
    return live_info(live, found)


@get("/tables/{table:str}")
async def look(
    house: Ours, who: Caller, table: TableId, seat: FromQuery[int | None] = None, since: FromQuery[int] = 0
) -> Any:
    """A table as a seat sees it, or a spectator."""
    live = await house.tables.live(table)
    check_sight(live.stored, who, seat)
    return update(live, who, seat, since)


@get("/tables/{table:str}/explanation")
async def explain(house: Ours, who: Caller, table: TableId) -> Any:
    """How everything counts now and what it costs, for those who watch: from what everybody may know."""
    live = await house.tables.live(table)
    check_sight(live.stored, who, None)
    return explained(live)


@put("/tables/{table:str}/seats/{seat:int}")
async def sit(house: Ours, who: Caller, table: TableId, seat: SeatNumber, data: JSONBody[SeatChange]) -> TableInfo:
    """Sit down, leave, or seat a bot."""
    found = known(who)
    if data.kind == "me":
        await house.tables.check_room(found, table)
    sighting = await _sighting(house, table, seat) if data.kind == "bot" else changes.Sighting()
    live = await house.tables.change(table, partial(changes.seated, who=found, seat=seat, wish=data, sighting=sighting))
    return live_info(live, found)


async def _sighting(house: House, table: str, seat: int) -> changes.Sighting:
    """When the person of a seat was at the table last, if there is one."""
    place = place_of((await house.tables.live(table)).stored, seat)
    seen = 0 if place.identity is None else await house.presence.last(table, place.identity)
    return changes.Sighting(now(), seen)


@post("/tables/{table:str}/start", status_code=200)
async def start(house: Ours, who: Caller, table: TableId) -> TableInfo:
    """Let the game begin."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.started, who=found))
    return live_info(live, found)


@delete("/tables/{table:str}", status_code=200)
async def close(house: Ours, who: Caller, table: TableId) -> TableInfo:
    """Give a table up."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.closed, who=found))
    return live_info(live, found)


@put("/tables/{table:str}/terms")
async def agree(house: Ours, who: Caller, table: TableId, data: JSONBody[Terms]) -> TableInfo:
    """Change what will be played at a table that waits; everybody there is told."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.agreed, who=found, wish=data))
    return live_info(live, found)


# ---- playing -------------------------------------------------------------------------------------
@get("/tables/{table:str}/seats/{seat:int}/decision")
async def decide(house: Ours, who: Caller, table: TableId, seat: SeatNumber) -> Any:
    """What a seat can do now, and what everything costs."""
    live = await house.tables.live(table)
    own_place(live.stored, known(who), seat)
    return decision(live, seat)


@post("/tables/{table:str}/seats/{seat:int}/moves", status_code=200)
async def play(house: Ours, who: Caller, table: TableId, seat: SeatNumber, data: JSONBody[Chosen]) -> Any:
    """Make or seal a move; it is committed when the answer comes."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.chosen, who=found, seat=seat, wish=data))
    return update(live, found, seat, live.number_for(seat) if data.number is None else data.number)


@delete("/tables/{table:str}/seats/{seat:int}/moves", status_code=200)
async def retract(house: Ours, who: Caller, table: TableId, seat: SeatNumber) -> Any:
    """Take back a sealed choice."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.retracted, who=found, seat=seat))
    return update(live, found, seat, live.number_for(seat))


@post("/tables/{table:str}/seats/{seat:int}/undo", status_code=200)
async def undo(house: Ours, who: Caller, table: TableId, seat: SeatNumber) -> Any:
    """Undo the last move against bots."""
    found = known(who)
    live = await house.tables.change(table, partial(changes.taken_back, who=found, seat=seat))
    return update(live, found, seat, 0)


@get("/tables/{table:str}/events", media_type="text/event-stream")
async def events(
    request: AnyRequest,
    house: Ours,
    who: Caller,
    table: TableId,
    last: LastEvent = None,
    seat: FromQuery[int | None] = None,
    since: FromQuery[int] = 0,
) -> Stream:
    """What happens, as Server-Sent Events."""
    if last is not None:
        if not last.isascii() or not last.isdigit() or len(last) > 9:
            raise BadInput("Last-Event-ID: is not a number of an entry")
        since = int(last)
    live = await house.tables.live(table)
    check_sight(live.stored, who, seat)
    reader = Reader(table, await house.identities.session(who, request.cookies.get(COOKIE)), address_of(request))
    house.readers.check(reader)
    return Stream(
        stream(house.tables, house.identities, house.readers, reader, seat, since, house.settings.heartbeat),
        media_type="text/event-stream",
        headers={"X-Accel-Buffering": "no"},
    )


# ---- help ----------------------------------------------------------------------------------------
@get("/tables/{table:str}/seats/{seat:int}/advice")
async def advice(
    request: AnyRequest,
    house: Ours,
    who: Caller,
    table: TableId,
    seat: SeatNumber,
    at: FromQuery[int | None] = None,
) -> Response[bytes]:
    """What a strong player would do, from what the seat sees; of a finished game from what any seat saw `at` a move."""
    live = await house.tables.live(table)
    if at is None:
        game = hinted(live, known(who), seat)
    else:
        place_of(live.stored, seat)
        game = await asyncio.to_thread(game_at, live, over(live, who), at)
    if seat not in game.to_act:
        raise Conflict("there is nothing to decide")
    house.guard.check_help(request, who)
    return await _thought(house.pool.ask(AskAdvice(encoded(game.view(seat)), house.settings.hint_ms)))


async def _thought(answer: Awaitable[bytes]) -> Response[bytes]:
    """What a process of the pool has to say, as it is."""
    try:
        return Response(await answer, media_type=MediaType.JSON)
    except BotFailed:
        raise NoAnswer from None


# ---- afterwards ----------------------------------------------------------------------------------
@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(house: Ours, who: Caller, table: TableId) -> TableInfo:
    """Another game for the same people."""
    found = known(who)
    live = await house.tables.rematch(found, table)
    return live_info(live, found)


@post("/tables/{table:str}/branches")
async def branch(house: Ours, who: Caller, table: TableId, data: JSONBody[Branch]) -> TableInfo:
    """Play a finished game on from an earlier moment, at a new table of one's own, against bots."""
    found = known(who)
    live = await house.tables.branch(found, table, data)
    return live_info(live, found)


@get("/tables/{table:str}/record")
async def record(house: Ours, who: Caller, table: TableId) -> Any:
    """The record of a finished game: it reveals everything."""
    live = await house.tables.live(table)
    check_over(live, who)
    return await house.tables.record(live)


@get("/tables/{table:str}/replay")
async def replay(
    house: Ours, who: Caller, table: TableId, at: FromQuery[int], seat: FromQuery[int | None] = None
) -> Any:
    """A finished game after so many moves, from any seat."""
    live = await house.tables.live(table)
    return await asyncio.to_thread(replayed, live, over(live, who), at, seat)


@get("/tables/{table:str}/course")
async def how_it_went(house: Ours, who: Caller, table: TableId) -> Course:
    """A finished game move by move: who moved, what was told, what the cities were worth."""
    live = await house.tables.live(table)
    return await asyncio.to_thread(course, live, over(live, who))


@get("/tables/{table:str}/review")
async def review(
    request: AnyRequest,
    house: Ours,
    who: Caller,
    table: TableId,
) -> Response[bytes]:
    """A finished game looked back on: chances by turn, turning points, the largest mistakes."""
    game = over(await house.tables.live(table), who)
    house.guard.check_help(request, who)
    task = AskReview(encoded(game.record()), house.settings.review_ms)
    return await _thought(house.pool.ask_long(task, house.settings.review_seconds))


HANDLERS = [
    *PEOPLE, *WORDS, games, game_pieces,
    listed, open_table, look, explain, table_pieces, sit, agree, start, close,
    decide, play, retract, undo, events, advice, rematch, branch, record, replay, how_it_went, review,
]  # fmt: skip


def router() -> Router:
    """All of it under `/api/v1`."""
    return Router("/api/v1", route_handlers=HANDLERS)
