"""Positions as names: out of the engine, and back with every claim checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from septem.core.errors import BadPosition
from septem.core.interchange import converted
from septem.core.records import checked_streams
from septem.games.architects.catalogue import (
    CARDS,
    CENTRAL_ID,
    DECK_IDS,
    DECKS,
    FACE_UP,
    KIND_IDS,
    STAGE_IDS,
    TOKEN_IDS,
    WONDER_IDS,
)
from septem.games.architects.checks import check, counts, mask, numbers
from septem.games.architects.codes import (
    CHOOSING,
    DECKS_EMPTY,
    ENDINGS,
    OVER,
    PHASES,
    PICK,
    WONDER_COMPLETE,
    WONDERS_GIVEN,
    WONDERS_PICKED,
    WONDERS_RANDOM,
)
from septem.games.architects.dumps import SWITCHES, Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import CityPart, Counts, Options, Part
from septem.games.architects.tables import ALL_STAGES, ALL_TOKENS, BIT, CONFLICT_TOKENS, CULTURE

WAYS = {"random": WONDERS_RANDOM, "picked": WONDERS_PICKED}
STAGE_SETS = [tuple(stage for i, stage in enumerate(STAGE_IDS) if built & BIT[i]) for built in range(ALL_STAGES + 1)]
Sides = tuple[str | None, str | None]
"""The decks on the left and on the right of a seat, None before the wonder is chosen."""


def configured(players: int, options: Options) -> ArchitectsState:
    """An empty state with the options set."""
    figures = {name: int(getattr(options, name)) for name in (*SWITCHES, "first_player")}
    given: Sequence[str] = () if isinstance(options.wonders, str) else options.wonders
    figures["wonders_by"] = WAYS[options.wonders] if isinstance(options.wonders, str) else WONDERS_GIVEN
    state = ArchitectsState()
    state.configure(players, figures, [WONDER_IDS.index(wonder) for wonder in given])
    return state


def options_of(setup: Dump) -> Options:
    """What a state was told at its set-up, as options."""
    ways = {number: name for name, number in WAYS.items()}
    return converted(
        {
            "wonders": ways.get(setup["wonders_by"]) or wonders(setup["given"]),
            "first_player": setup["first_player"],
            **{name: bool(setup[name]) for name in SWITCHES},
        },
        Options,
    )


# ---- out ---------------------------------------------------------------------------------------


def write(state: ArchitectsState) -> Part:
    """The game's own part of a position."""
    dump = state.dump()
    seats = range(len(dump["wonder"]))
    in_play = range(len(WONDER_IDS)) if dump["phase"] == CHOOSING else dump["wonder"]
    return Part(
        cities=tuple(_city(dump, seat) for seat in seats),
        phase=PHASES[dump["phase"]],
        active=dump["active"],
        turn=dump["turn"],
        decks={WONDER_IDS[deck]: cards(dump["decks"][deck]) for deck in in_play},
        central=cards(dump["decks"][-1]),
        central_known_to=tuple(seat for seat in seats if dump["known"] & BIT[seat]),
        discard_pile=counted(dump["discard"]),
        face_up=tuple(TOKEN_IDS[token] for token in dump["face_up"] if token >= 0),
        pile=tuple(TOKEN_IDS[token] for token in dump["pile"]),
        conflict_battle=dump["conflict_battle"],
        cat=dump["cat"] if dump["cat"] >= 0 else None,
        live=tokens(dump["live"]),
        used=tokens(dump["used"]),
        look=DECK_IDS[dump["looked"]] if dump["looked"] >= 0 else None,
        ending=ENDINGS[dump["ending"]] if dump["phase"] == OVER else None,
        streams=tuple(state.streams()),
    )


def _city(dump: Dump, seat: int) -> CityPart:
    wonder = dump["wonder"][seat]
    return CityPart(
        wonder=WONDER_IDS[wonder] if wonder >= 0 else None,
        built=STAGE_SETS[dump["built"][seat]],
        cards=counted(dump["area"][seat]),
        tokens=held(dump, seat),
        military=dump["military"][seat],
    )


def cards(kinds: Iterable[int]) -> tuple[str, ...]:
    """Cards by their ids."""
    return tuple([KIND_IDS[kind] for kind in kinds])


def counted(by_kind: Sequence[int]) -> Counts:
    """How many there are of each kind of card, only those above zero."""
    return {kind: count for kind, count in zip(KIND_IDS, by_kind, strict=True) if count}


def wonders(listed: Iterable[int]) -> tuple[str, ...]:
    """Wonders by their ids."""
    return tuple([WONDER_IDS[wonder] for wonder in listed])


def tokens(bits: int) -> tuple[str, ...]:
    """Kinds of progress tokens by their ids."""
    return tuple([token for place, token in enumerate(TOKEN_IDS) if bits & BIT[place]]) if bits else ()


def held(dump: Dump, seat: int) -> tuple[str, ...]:
    """The progress tokens before a seat, in table order; there are two of Culture."""
    found = tokens(dump["held"][seat])
    return (*found, TOKEN_IDS[CULTURE]) if dump["culture"][seat] > 1 else found


def sides(beside: list[int]) -> Sides:
    """The decks on the left and on the right of a seat by their ids (AR-3)."""
    left, right = (WONDER_IDS[wonder] if wonder >= 0 else None for wonder in beside)
    return left, right


# ---- in ----------------------------------------------------------------------------------------


def load(players: int, options: Options, part: Part) -> ArchitectsState:
    """The state of a position; BadPosition names the field that cannot be. What follows by itself happens at once."""
    dump = _dump_of(players, options, part)
    check(part, dump, options)
    state = configured(players, options)
    state.set_streams(_fresh_streams(players, options) if part.streams is None else checked_streams(part.streams))
    state.restore(dump)
    state._vouch()
    return state


def _fresh_streams(players: int, options: Options) -> list[int]:
    """For a position that brings none: those of a game just dealt."""
    dealt = configured(players, options)
    dealt.begin(0)
    return dealt.streams()


def _dump_of(players: int, options: Options, part: Part) -> Dump:
    """Names as numbers, with everything that was left out."""
    cities = part.cities
    if len(cities) != players:
        raise BadPosition("cities", f"{len(cities)} cities, but {players} players")
    phase = PHASES.index(part.phase)
    active = options.first_player if part.active is None else part.active
    dump: Dump = {
        "phase": phase,
        "active": active,
        "turn": _turn(part, active, options, players),
        "wonder": [_wonder(city, number) for number, city in enumerate(cities)],
        "built": [mask(f"cities[{i}].built", city.built, STAGE_IDS) for i, city in enumerate(cities)],
        "area": [counts(f"cities[{i}].cards", city.cards) for i, city in enumerate(cities)],
        "military": [city.military for city in cities],
        "conflict_total": CONFLICT_TOKENS[players],
        "conflict_battle": min(_horns(cities), CONFLICT_TOKENS[players]),
        "cat": -1 if part.cat is None else part.cat,
        "live": mask("live", part.live, TOKEN_IDS),
        "used": mask("used", part.used, TOKEN_IDS),
        "looked": -1 if part.look is None else numbers("look", [part.look], WONDER_IDS)[0],
        "ending": _ending(cities) if phase == OVER else 0,
    }
    dump["decks"] = _decks(part)
    dump["discard"] = _rest(part)
    dump["known"] = sum(BIT[seat] for seat in _known_to(part, dump) if 0 <= seat < players)
    dump.update(_tokens(part))
    return dump


def _turn(part: Part, active: int, options: Options, players: int) -> int:
    if part.turn is not None:
        return part.turn
    return 0 if part.phase == "choose" else (active - options.first_player) % players + 1


def _wonder(city: CityPart, number: int) -> int:
    return -1 if city.wonder is None else numbers(f"cities[{number}].wonder", [city.wonder], WONDER_IDS)[0]


def _horns(cities: tuple[CityPart, ...]) -> int:
    """Horned cards stay until a battle, so they tell how many tokens are turned (AR-70, AR-75)."""
    return sum(CARDS[kind].horns * count for city in cities for kind, count in city.cards.items())


def _ending(cities: tuple[CityPart, ...]) -> int:
    complete = any(len(city.built) == len(STAGE_IDS) for city in cities)
    return WONDER_COMPLETE if complete else DECKS_EMPTY


def _decks(part: Part) -> list[list[int]]:
    found = [numbers(f"decks.{deck}", part.decks.get(deck, ()), KIND_IDS) for deck in WONDER_IDS]
    return [*found, numbers(CENTRAL_ID, part.central, KIND_IDS)]


def _rest(part: Part) -> list[int]:
    """What is in no deck and no city: below zero if there is more than the game has."""
    chosen = [city.wonder for city in part.cities]
    rest = Counter(DECKS[CENTRAL_ID])
    rest.subtract(part.central)
    for deck in WONDER_IDS:
        if part.phase == "choose" or deck in chosen:
            rest.update(DECKS[deck])
            rest.subtract(part.decks.get(deck, ()))
    for city in part.cities:
        rest.subtract(city.cards)
    return [rest[kind] for kind in KIND_IDS]


def _known_to(part: Part, dump: Dump) -> set[int]:
    """Seats that know the top central card; the cat's owner sees it when the turn begins (AR-61)."""
    begins = dump["phase"] == PICK and dump["cat"] == dump["active"] and part.central
    return {*part.central_known_to, dump["cat"]} if begins else set(part.central_known_to)


def _tokens(part: Part) -> Dump:
    """Face-up tokens and the pile, filled up in table order with what is free."""
    free = list(ALL_TOKENS)
    listed = [(f"cities[{number}].tokens", city.tokens) for number, city in enumerate(part.cities)]
    listed += [("face_up", part.face_up or ()), ("pile", part.pile or ())]
    for field, named in listed:
        for token in numbers(field, named, TOKEN_IDS):
            if token not in free:
                raise BadPosition(field, f"more {TOKEN_IDS[token]} tokens than there are")
            free.remove(token)
    most = min(FACE_UP, len(ALL_TOKENS) - sum(len(city.tokens) for city in part.cities))
    row = free[:most] if part.face_up is None else [TOKEN_IDS.index(token) for token in part.face_up]
    rest = free[most:] if part.face_up is None else free
    if len(row) != most:
        raise BadPosition("face_up", f"{most} tokens must lie face up")
    if part.pile is not None and rest:
        raise BadPosition("pile", f"{', '.join(TOKEN_IDS[token] for token in rest)} missing")
    pile = rest if part.pile is None else [TOKEN_IDS.index(token) for token in part.pile]
    return {
        "face_up": row + [-1] * (FACE_UP - len(row)),
        "pile": pile,
        "held": [sum({BIT[TOKEN_IDS.index(token)] for token in city.tokens}) for city in part.cities],
        "culture": [city.tokens.count(TOKEN_IDS[CULTURE]) for city in part.cities],
    }
