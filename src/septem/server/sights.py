"""What a caller gets to see of a table. Everything of the game is built from the view of the caller's seat."""

from typing import Any, Generic, TypeVar

import msgspec

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.model import Result
from septem.games import game_ids, room_of
from septem.server.facts import Place, Stored, Who
from septem.server.live import Live, again, bot_from, dealt, ours
from septem.server.past import origin_of
from septem.server.problems import BadInput, Conflict, Forbidden
from septem.server.rights import check_sight, own_place, place_of, replaces
from septem.server.wire import Outcome, Seat, TableInfo

ViewT = TypeVar("ViewT")
EntryT = TypeVar("EntryT")
MoveT = TypeVar("MoveT")
RefusalT = TypeVar("RefusalT")
ExplanationT = TypeVar("ExplanationT")
CatalogueT = TypeVar("CatalogueT")


class Update(msgspec.Struct, Generic[ViewT, EntryT], frozen=True, kw_only=True, tag_field="game"):
    """A table as of `number`, which counts the entries its reader may know of: steps that others take in secret do not.

    `log` are the lines from `log_from` on: those that somebody has from there on are replaced by them, since an undo
    takes lines back.
    """

    number: int
    table: TableInfo
    view: ViewT | None
    log_from: int
    log: tuple[EntryT, ...]
    result: Result | None


class Choices(msgspec.Struct, Generic[MoveT, RefusalT, ExplanationT], frozen=True, kw_only=True, tag_field="game"):
    """What a seat can do now: legal moves with their prices, impossible ones with the reason, and all explained."""

    number: int
    seat: int
    moves: tuple[MoveT, ...]
    refused: tuple[RefusalT, ...]
    explanation: ExplanationT


def _of_games(base: Any, fields: dict[str, Any]) -> dict[str, Any]:
    """The same struct for each game, told apart by its tag."""
    return {
        room.id: msgspec.defstruct(
            f"{room.id.title()}{base.__name__}",
            [(name, kind(room)) for name, kind in fields.items()],
            bases=(base,),
            tag=room.id,
            frozen=True,
            kw_only=True,
            module=__name__,
        )
        for room in map(room_of, game_ids())
    }


def _several(kind: Any) -> Any:
    return tuple[kind, ...]


UPDATES: dict[str, Any] = _of_games(
    Update, {"view": lambda room: room.model.View | None, "log": lambda room: _several(room.model.Entry)}
)
CHOICES: dict[str, Any] = _of_games(
    Choices,
    {
        "moves": lambda room: _several(room.model.Move),
        "refused": lambda room: _several(room.model.Refusal),
        "explanation": lambda room: room.model.Explanation,
    },
)


class Explained(msgspec.Struct, Generic[ExplanationT], frozen=True, kw_only=True, tag_field="game"):
    """What those are told who only watch: how everything counts now and what it costs, from what everybody may know.

    What is different for every seat is told as for seat 0.
    """

    number: int
    explanation: ExplanationT


EXPLAINED: dict[str, Any] = _of_games(Explained, {"explanation": lambda room: room.model.Explanation})


class Replay(msgspec.Struct, Generic[ViewT, EntryT, ExplanationT], frozen=True, kw_only=True, tag_field="game"):
    """A finished game after so many of its moves, as a seat saw it; None: as a spectator.

    `explanation`: prices, distances and points as they were then, for that seat or, for a spectator, for seat 0:
    nothing is hidden any more.
    """

    at: int
    moves: int
    seat: int | None
    view: ViewT
    log: tuple[EntryT, ...]
    explanation: ExplanationT


REPLAYS: dict[str, Any] = _of_games(
    Replay,
    {
        "view": lambda room: room.model.View,
        "log": lambda room: _several(room.model.Entry),
        "explanation": lambda room: room.model.Explanation,
    },
)


class Stop(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game after one of its moves, or before the first: who moved, how many lines the log has by then, the
    age (0 in games without ages) and what every seat's city is worth."""

    seat: int | None
    log: int
    age: int
    points: tuple[int, ...]


class Course(msgspec.Struct, frozen=True):
    """A finished game from its beginning, move by move: the place in `stops` says how many moves were made."""

    stops: tuple[Stop, ...]


class Pieces(msgspec.Struct, Generic[CatalogueT], frozen=True, kw_only=True, tag_field="game"):
    """All pieces of a game as it is played at a table."""

    pieces: CatalogueT


PIECES: dict[str, Any] = _of_games(Pieces, {"pieces": lambda room: room.catalogue_type})


# ---- tables --------------------------------------------------------------------------------------
def live_info(live: Live, who: Who | None) -> TableInfo:
    """A table for one caller, with who has to decide, or how it ended."""
    result = live.result if live.stored.status == "finished" else None
    info = table_info(live.stored, who, live.acting(), Outcome(result.points, result.ranking) if result else None)
    seats = tuple(
        msgspec.structs.replace(seat, bot_from=bot_from(live, seat.seat)) if replaces(live.stored, who, place) else seat
        for seat, place in zip(info.seats, live.stored.places, strict=True)
    )
    return msgspec.structs.replace(info, seats=seats)


def table_info(
    stored: Stored, who: Who | None, acting: tuple[int, ...] = (), outcome: Outcome | None = None
) -> TableInfo:
    """A table for one caller; neither its seed nor anybody's identity is in it."""
    return TableInfo(
        id=stored.id,
        game=stored.game,
        rules=stored.rules,
        players=stored.players,
        options=stored.chosen_options(),
        status=stored.status,
        public=stored.public,
        spectators=stored.spectators,
        hints=stored.hints,
        timer=stored.timer,
        yours=who is not None and stored.host == who.id,
        seats=tuple(_seat(seat, place, who, seat in acting) for seat, place in enumerate(stored.places)),
        next=stored.next,
        origin=origin_of(stored),
        created=stored.created,
        changed=stored.changed,
        other_rules=stored.status != "waiting" and not ours(stored),
        deadline=stored.due if stored.timer and not any(stored.places[seat].level for seat in acting) else None,
        outcome=outcome,
    )


def _seat(seat: int, place: Place, who: Who | None, acting: bool) -> Seat:
    return Seat(
        seat=seat,
        kind="open" if place.open else "person" if place.identity is not None else "bot",
        name=place.name,
        level=place.level,
        yours=who is not None and place.identity == who.id,
        away=place.identity is not None and bool(place.level),
        acting=acting,
    )


# ---- games ---------------------------------------------------------------------------------------
def update(live: Live, who: Who | None, seat: int | None, since: int) -> Any:
    """What somebody at a seat (None: a spectator) sees who saw entry `since` last."""
    game, log_from = live.game, live.log_since(seat, since)
    if live.stored.game not in UPDATES:
        live.playing()  # nobody has this game any more: the refusal says so
    return UPDATES[live.stored.game](
        number=live.number_for(seat),
        table=live_info(live, who),
        view=None if game is None else game.view(seat),
        log_from=log_from,
        log=() if game is None else tuple(game.events(seat, log_from)),
        result=live.result,
    )


def decision(live: Live, seat: int) -> Any:
    """What a seat can do."""
    game = live.playing()
    return CHOICES[live.stored.game](
        number=live.number_for(seat),
        seat=seat,
        moves=tuple(game.legal(seat)),
        refused=tuple(game.refused(seat)),
        explanation=game.explain(seat),
    )


def explained(live: Live) -> Any:
    """What a spectator is told besides what is seen."""
    return EXPLAINED[live.stored.game](number=live.number_for(None), explanation=live.playing().explain(None))


def hinted(live: Live, who: Who, seat: int) -> AnyGame:
    """The game of somebody who asks for a hint in their seat."""
    own_place(live.stored, who, seat)
    if not live.stored.hints:
        raise Forbidden("this table plays without hints")
    game = live.playing()
    if not live.acting():
        raise Conflict("the game is over")
    return game


def pieces(game: str, options: dict[str, Any], players: int | None = None) -> Any:
    """The pieces of a game with these options."""
    room = room_of(game)
    chosen = begin.room_options(room, players or room.usual, options)
    return PIECES[game](pieces=room.catalogue(chosen))


# ---- afterwards ----------------------------------------------------------------------------------
def check_over(live: Live, who: Who | None) -> None:
    """Only of a finished game nothing is hidden any more, for those who may see it."""
    check_sight(live.stored, who, None)
    if live.stored.status != "finished":
        raise Conflict("the game is not finished")


def over(live: Live, who: Who | None) -> AnyGame:
    """A finished game, to be looked back on."""
    check_over(live, who)
    return live.playing()


def game_at(live: Live, game: AnyGame, at: int) -> AnyGame:
    """A finished game as it was after so many moves."""
    moves = game.record().moves
    if not 0 <= at <= len(moves):
        raise BadInput(f"at: the game has {len(moves)} moves")
    return again(live.stored, moves[:at])


def replayed(live: Live, game: AnyGame, at: int, seat: int | None) -> Any:
    """A finished game after so many moves."""
    if seat is not None:
        place_of(live.stored, seat)
    then = game_at(live, game, at)
    return REPLAYS[live.stored.game](
        at=at,
        moves=len(game.record().moves),
        seat=seat,
        view=then.view(seat),
        log=tuple(then.events(seat)),
        explanation=then.explain(seat or 0),
    )


def course(live: Live, game: AnyGame) -> Course:
    """How a finished game went, for the bar of a replay and the graph of points."""
    then = dealt(live.stored)
    stops = [_stop(then, None)]
    for seat, text in game.record().moves:
        then.play(seat, text)
        stops.append(_stop(then, seat))
    return Course(tuple(stops))


def _stop(game: AnyGame, seat: int | None) -> Stop:
    view = game.view(None)
    return Stop(
        seat=seat,
        log=game.told,
        age=getattr(view, "age", 0),
        points=tuple(city.points for city in view.cities[: game.players]),
    )
