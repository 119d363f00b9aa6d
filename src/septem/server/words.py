"""The API of words: the sentences and names of a language, so that a client can say whatever the games tell it.

Sentences are Fluent files, the same that Python reads; names belong to ids by the kind of an argument.
"""

import asyncio
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from septem.core import begin
from septem.core.tables import LANGUAGES
from septem.core.texts import sources
from septem.games import game_ids, room_of
from septem.server.house import Caller, Ours
from septem.server.offers import variant_of
from septem.server.problems import NotFound
from septem.server.rights import check_sight

DAY = {"Cache-Control": "private, max-age=60"}


class Words(msgspec.Struct, frozen=True):
    """All that is said in a language: Fluent sources, later ones over earlier ones; names by kind of argument and id;
    and arguments that every message may use."""

    language: str
    sources: tuple[str, ...]
    names: dict[str, dict[str, str]]
    facts: dict[str, str | int]


def words(language: str, game: str = "", players: int | None = None, options: dict[str, Any] | None = None) -> Words:
    """The words of the page, and of a game as it is played with these options."""
    if language not in LANGUAGES:
        raise NotFound(f"language: there are {', '.join(LANGUAGES)}")
    if not game:
        return Words(language, (*sources(language, None), *page_sources(language)), {}, {})
    room = room_of(game)
    chosen = begin.room_options(room, players or room.usual, options or {})
    names = {
        kind: {one: by_language.get(language, by_language["en"]) for one, by_language in named.items()}
        for kind, named in room.names(chosen).items()
    }
    return Words(language, (*sources(language, room.package), *page_sources(language, game)), names, room.facts(chosen))


@cache
def page_sources(language: str, game: str = "") -> tuple[str, ...]:
    """What only the page says: everywhere, and at the tables of a game."""
    folder = files("septem.server") / "data" / language
    others = {f"{one}{end}" for one in game_ids() if one != game for end in (".ftl", "-lesson.ftl")}
    here = (one for one in folder.iterdir() if one.is_file() and one.name not in others)
    found = sorted(here, key=lambda one: one.name)
    return tuple(one.read_text("utf-8") for one in found)


@cache
def guide_sources(language: str, game: str) -> tuple[str, ...]:
    """What only the guide of a game says: nobody at a table needs it."""
    folder = files("septem.server") / "data" / language / "guide"
    found = (folder / f"{name}.ftl" for name in ("guide", game))
    return tuple(one.read_text("utf-8") for one in found if one.is_file())


@get("/words/{language:str}", sync_to_thread=False)
def house_words(language: FromPath[str]) -> Response[Words]:
    """The words of the page, without any game."""
    return Response(words(language), headers=DAY)


@get("/games/{game:str}/words/{language:str}", sync_to_thread=True)
def game_words(game: FromPath[str], language: FromPath[str]) -> Response[Words]:
    """The words of a game with its usual options."""
    return Response(words(language, game), headers=DAY)


@get("/games/{game:str}/guide/{language:str}", sync_to_thread=True)
def guide_words(game: FromPath[str], language: FromPath[str], variant: FromQuery[int] = 0) -> Response[Words]:
    """The words of a game's guide, for one of its variants (`GET /games` lists them), with those of the game itself."""
    players, options = variant_of(game, variant)
    found = words(language, game, players, options)
    told = (*found.sources, *guide_sources(language, game))
    return Response(msgspec.structs.replace(found, sources=told), headers=DAY)


@get("/tables/{table:str}/words/{language:str}")
async def table_words(house: Ours, who: Caller, table: FromPath[str], language: FromPath[str]) -> Words:
    """The words of a table's game with its options."""
    stored = (await house.tables.live(table)).stored
    check_sight(stored, who, None)
    return await asyncio.to_thread(words, language, stored.game, stored.players, stored.chosen_options())


WORDS = [house_words, game_words, guide_words, table_words]
