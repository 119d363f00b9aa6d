"""The ways to get a game (deal, load a position, replay a record, draw one that fits a view) and to read about it."""

from __future__ import annotations

import secrets
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Literal, overload

from msgspec import structs

from septem.core import begin
from septem.core import schema as schemas
from septem.core.errors import BadOption, BadPosition, BadRecord, BadView, SeptemError, UnknownGame, shown
from septem.core.game import LARGEST_SEED, AnyGame, Game
from septem.core.interchange import as_data, read_as
from septem.core.model import ViewHead
from septem.core.records import read_position, read_record
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.games import room_of

if TYPE_CHECKING:
    import msgspec

    from septem.core.advice import Advice, AnyAdvice, AnyReview, Review
    from septem.games.architects.catalogue import Catalogue as ArchitectsCatalogue
    from septem.games.architects.model import Move as ArchitectsMove
    from septem.games.architects.model import Position as ArchitectsPosition
    from septem.games.architects.model import Record as ArchitectsRecord
    from septem.games.architects.model import View as ArchitectsView
    from septem.games.architects.room import ArchitectsGame
    from septem.games.dice.catalogue import Catalogue as DiceCatalogue
    from septem.games.dice.model import Move as DiceMove
    from septem.games.dice.model import Position as DicePosition
    from septem.games.dice.model import Record as DiceRecord
    from septem.games.dice.model import View as DiceView
    from septem.games.dice.room import DiceGame
    from septem.games.duel.catalogue import Catalogue as DuelCatalogue
    from septem.games.duel.model import Move as DuelMove
    from septem.games.duel.model import Position as DuelPosition
    from septem.games.duel.model import Record as DuelRecord
    from septem.games.duel.model import View as DuelView
    from septem.games.duel.room import DuelGame
    from septem.games.wonders.catalogue import Catalogue as WondersCatalogue
    from septem.games.wonders.model import Move as WondersMove
    from septem.games.wonders.model import Position as WondersPosition
    from septem.games.wonders.model import Record as WondersRecord
    from septem.games.wonders.model import View as WondersView
    from septem.games.wonders.room import WondersGame


@overload
def new(
    game: Literal["wonders"], players: int | None = None, seed: int | None = None, **options: Any
) -> WondersGame: ...
@overload
def new(game: Literal["duel"], players: int | None = None, seed: int | None = None, **options: Any) -> DuelGame: ...
@overload
def new(
    game: Literal["architects"], players: int | None = None, seed: int | None = None, **options: Any
) -> ArchitectsGame: ...
@overload
def new(game: Literal["dice"], players: int | None = None, seed: int | None = None, **options: Any) -> DiceGame: ...
@overload
def new(game: str, players: int | None = None, seed: int | None = None, **options: Any) -> AnyGame: ...
def new(game: str, players: int | None = None, seed: int | None = None, **options: Any) -> AnyGame:
    """A new game, e.g. `new("wonders", players=4, edition=2, seed=7)`; without a seed it is drawn."""
    return begin.new(room_of(game), players, secrets.randbelow(LARGEST_SEED) if seed is None else seed, options)


@overload
def load(position: WondersPosition) -> WondersGame: ...
@overload
def load(position: DuelPosition) -> DuelGame: ...
@overload
def load(position: ArchitectsPosition) -> ArchitectsGame: ...
@overload
def load(position: DicePosition) -> DiceGame: ...
@overload
def load(position: object) -> AnyGame: ...
def load(position: object) -> AnyGame:
    """The game of a position, given as JSON text, plain data or a struct."""
    return begin.load(_known(read_position(position).game, BadPosition, "game"), position)


@overload
def replay(record: WondersRecord) -> WondersGame: ...
@overload
def replay(record: DuelRecord) -> DuelGame: ...
@overload
def replay(record: ArchitectsRecord) -> ArchitectsGame: ...
@overload
def replay(record: DiceRecord) -> DiceGame: ...
@overload
def replay(record: object) -> AnyGame: ...
def replay(record: object) -> AnyGame:
    """The game of a record, given as JSON text, plain data or a struct."""
    return begin.replay(_known(read_record(record).game, BadRecord), record)


@overload
def sample(view: WondersView, rng: Rng) -> WondersGame: ...
@overload
def sample(view: DuelView, rng: Rng) -> DuelGame: ...
@overload
def sample(view: ArchitectsView, rng: Rng) -> ArchitectsGame: ...
@overload
def sample(view: DiceView, rng: Rng) -> DiceGame: ...
@overload
def sample(view: object, rng: Rng) -> AnyGame: ...
def sample(view: object, rng: Rng) -> AnyGame:
    """A complete game drawn uniformly among those that the viewer considers possible."""
    return begin.sample(_known(_view_game(view), BadView), view, rng)


def _view_game(view: object) -> str:
    """The id of the game a view is of."""
    if isinstance(view, ViewHead):
        return view.game
    try:
        found = read_as(view, dict[str, Any])
    except ValueError:
        found = {}
    if not isinstance(found.get("game"), str):
        raise BadView("view: needs a view as Game.view gives it, with the id of its game")
    return str(found["game"])


Budget = int | None


@overload
def advise(
    asked: WondersGame | WondersView,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> Advice[WondersMove]: ...
@overload
def advise(
    asked: DuelGame | DuelView,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> Advice[DuelMove]: ...
@overload
def advise(
    asked: ArchitectsGame | ArchitectsView,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> Advice[ArchitectsMove]: ...
@overload
def advise(
    asked: DiceGame | DiceView,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> Advice[DiceMove]: ...
@overload
def advise(
    asked: object,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> AnyAdvice: ...
def advise(
    asked: object,
    seat: int | None = None,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> AnyAdvice:
    """The moves of a seat ranked by search, with the chance to win, expected points and reasons.

    `asked` is a game, then `seat` says for whom (left out: who is to act), or a view of a seat. Only what that seat
    knows is used. It thinks for `ms` milliseconds (500 if nothing is said), or for a number of iterations: with these,
    and one thread, the same view and seed give the same advice.
    """
    from septem.bots import advice  # loaded by those who ask

    budget = advice.budget_of(ms, iterations, advice.USUAL_MS)
    if isinstance(asked, Game):
        return advice.advise(asked.room, advice.view_of(asked, seat), budget, threads, seed)
    room = _known(_view_game(asked), BadView)
    view = begin.read_view(room, asked)
    if seat is not None and seat != view.seat:
        raise BadOption("seat", f"{shown(seat)} is not the seat of the view, which is {view.seat}")
    return advice.advise(room, view, budget, threads, seed)


@overload
def review(
    asked: WondersGame | WondersRecord, *, ms: Budget = None, iterations: Budget = None, threads: int = 1, seed: int = 0
) -> Review[WondersMove]: ...
@overload
def review(
    asked: DuelGame | DuelRecord, *, ms: Budget = None, iterations: Budget = None, threads: int = 1, seed: int = 0
) -> Review[DuelMove]: ...
@overload
def review(
    asked: ArchitectsGame | ArchitectsRecord,
    *,
    ms: Budget = None,
    iterations: Budget = None,
    threads: int = 1,
    seed: int = 0,
) -> Review[ArchitectsMove]: ...
@overload
def review(
    asked: DiceGame | DiceRecord, *, ms: Budget = None, iterations: Budget = None, threads: int = 1, seed: int = 0
) -> Review[DiceMove]: ...
@overload
def review(
    asked: object, *, ms: Budget = None, iterations: Budget = None, threads: int = 1, seed: int = 0
) -> AnyReview: ...
def review(
    asked: object, *, ms: Budget = None, iterations: Budget = None, threads: int = 1, seed: int = 0
) -> AnyReview:
    """A game looked back on: the chances of all seats step by step, turning points, mistakes and what was better.

    `asked` is a game or a record (JSON text, plain data or a struct), finished or not. It thinks about every decision
    for `ms` milliseconds (50 if nothing is said), or for a number of iterations, which make the review repeatable.
    """
    from septem.bots import advice  # loaded by those who ask
    from septem.bots import review as reviews

    budget = advice.budget_of(ms, iterations, reviews.USUAL_MS)
    advice.check_settings(threads, seed)
    record = read_record(asked.record() if isinstance(asked, Game) else asked)
    replay(record)  # all of it is checked before the long work begins
    start = replay(structs.replace(record, moves=(), result=None))
    return reviews.review(start, record.moves, budget, threads, seed)


def schema(game: str) -> dict[str, Any]:
    """JSON Schema 2020-12 of a game's views, moves, events, explanations, options, positions, records and pieces."""
    return schemas.schema(room_of(game))


@overload
def catalogue(game: Literal["wonders"], players: int | None = None, **options: Any) -> WondersCatalogue: ...
@overload
def catalogue(game: Literal["duel"], players: int | None = None, **options: Any) -> DuelCatalogue: ...
@overload
def catalogue(game: Literal["architects"], players: int | None = None, **options: Any) -> ArchitectsCatalogue: ...
@overload
def catalogue(game: Literal["dice"], players: int | None = None, **options: Any) -> DiceCatalogue: ...
@overload
def catalogue(game: str, players: int | None = None, **options: Any) -> msgspec.Struct: ...
def catalogue(game: str, players: int | None = None, **options: Any) -> msgspec.Struct:
    """Everything on the table and in the box of a game with these options: cards, boards, tokens, layouts, names."""
    room = room_of(game)
    complete = begin.room_options(room, room.usual if players is None else players, options)
    return deepcopy(room.catalogue(complete))  # the caller's own: the room speaks and plays by these very pieces


def _known(game_id: str, kind: type[SeptemError], *field: str) -> AnyRoom:
    try:
        return room_of(game_id)
    except UnknownGame as problem:
        raise kind(*field, str(problem)) from None


__all__ = ["advise", "as_data", "catalogue", "load", "new", "replay", "review", "sample", "schema"]
