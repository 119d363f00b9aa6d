"""The form of a position and every check on it; errors name the field."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from septem.core.errors import BadPosition, shown
from septem.core.model import Json
from septem.games.architects.codes import (
    ASKED,
    CHOOSING,
    DECKS_EMPTY,
    ENDINGS,
    KEEP,
    LOOK,
    OVER,
    PHASES,
    PICK,
    PROGRESS,
    TAKE_ANY,
    WONDER_COMPLETE,
)
from septem.games.architects.dumps import Dump
from septem.games.architects.ids import mask_in
from septem.games.architects.tables import (
    CARDS,
    CENTRAL_ID,
    CONFLICT_TOKENS,
    DECK_IDS,
    DECKS,
    EFFECTS,
    FACE_UP,
    KIND_IDS,
    STAGE_IDS,
    TOKEN_IDS,
    TOKENS,
    WONDER_IDS,
    WONDERS,
)

MOST_TURNS = 9999
MOST_MILITARY = 999
EFFECT_PHASES = {TAKE_ANY: "take_any", LOOK: "look5_keep1", KEEP: "look5_keep1"}


class SeatPart(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a seat."""

    wonder: str | None = None
    built: list[str] = []
    area: dict[str, int] = {}
    progress: list[str] = []
    military: int = 0


class TablePart(msgspec.Struct, forbid_unknown_fields=True):
    """The table. If left out: decks are empty, the discard pile holds the rest, free tokens lie in table order."""

    seats: list[SeatPart]
    phase: str = "pick"
    active: int | None = None
    turn: int | None = None
    decks: dict[str, list[str]] = {}
    central: list[str] = []
    central_known_to: list[int] = []
    discard: dict[str, int] | None = None
    face_up: list[str] | None = None
    pile: list[str] | None = None
    conflict_battle: int | None = None
    cat: int | None = None
    live: list[str] = []
    used: list[str] = []
    look: str | None = None
    ending: str | None = None
    streams: list[int] | None = None


def read_table(part: TablePart, players: int, options: Json) -> Dump:
    """The engine's numbers of a position, or BadPosition."""
    _need(len(part.seats) == players, "seats", f"{len(part.seats)} seats, but {players} players")
    phase = _index(part.phase, PHASES, "phase")
    active = options["first_player"] if part.active is None else _seat(part.active, players, "active")
    _check_choosing(part, phase, active, options)
    dump: Dump = {
        "phase": phase,
        "active": active,
        "turn": _turn(part, phase, active, players, options),
        "wonder": _wonders(part, phase, players, options),
        "built": [_built(seat, number) for number, seat in enumerate(part.seats)],
        "area": [_counts(seat.area, f"seats[{number}].area") for number, seat in enumerate(part.seats)],
        "military": [_number(s.military, MOST_MILITARY, f"seats[{n}].military") for n, s in enumerate(part.seats)],
        "conflict_total": CONFLICT_TOKENS[players],
    }
    dump.update(_cards(part, phase))
    dump.update(_tokens(part))
    dump["cat"] = _cat(part, players)
    dump["conflict_battle"] = _conflict(part, phase, players)
    dump["known"] = _known_to(part, dump, players)
    dump["live"], dump["used"] = _turn_tokens(part, phase, active, options)
    dump["looked"] = _looked(part, dump)
    _check_effect(part, dump, options)
    dump["ending"] = _ending(part, dump)
    return dump


# ---- small checks -----------------------------------------------------------------------------------
def _need(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


def _index(one: str, ids: Sequence[str], field: str) -> int:
    _need(one in ids, field, f"unknown {shown(one)}; known: {', '.join(ids)}")
    return ids.index(one)


def _unique(names: list[str], ids: list[str], field: str) -> None:
    for one in names:
        _index(one, ids, field)
    _need(len(set(names)) == len(names), field, "names something twice")


def _number(value: int, most: int, field: str) -> int:
    _need(0 <= value <= most, field, f"{value} is not between 0 and {most}")
    return value


def _seat(value: int, players: int, field: str) -> int:
    _need(0 <= value < players, field, f"seat {value} does not exist; seats are 0 to {players - 1}")
    return value


def _counts(counts: dict[str, int], field: str) -> list[int]:
    for kind, count in counts.items():
        _index(kind, KIND_IDS, field)
        _need(count >= 0, field, f"{count} {kind}")
    return [counts.get(kind, 0) for kind in KIND_IDS]


def _within(cards: Iterable[str], deck: str, field: str) -> None:
    for kind, count in Counter(cards).items():
        _index(kind, KIND_IDS, field)
        _need(count <= DECKS[deck][kind], field, f"{count} {kind}, but the deck has only {DECKS[deck][kind]}")


# ---- the parts --------------------------------------------------------------------------------------
def _turn(part: TablePart, phase: int, active: int, players: int, options: Json) -> int:
    if phase == CHOOSING:
        _need(part.turn in (None, 0), "turn", "must be 0 while wonders are picked")
        return 0
    behind = int(active - options["first_player"]) % players
    if part.turn is None:
        return behind + 1
    _need(1 <= part.turn <= MOST_TURNS, "turn", f"{part.turn} is not between 1 and {MOST_TURNS}")
    fits = (part.turn - 1) % players == behind or phase == OVER
    _need(fits, "turn", f"turn {part.turn} is not one of seat {active}")
    return part.turn


def _wonders(part: TablePart, phase: int, players: int, options: Json) -> list[int]:
    chosen = [seat.wonder for seat in part.seats]
    _unique([wonder for wonder in chosen if wonder is not None], WONDER_IDS, "seats.wonder")
    if phase != CHOOSING:
        _need(None not in chosen, "seats.wonder", "every seat needs a wonder")
    if isinstance(options["wonders"], list):
        _need(chosen == options["wonders"], "seats.wonder", "does not agree with the option wonders")
    return [-1 if wonder is None else WONDER_IDS.index(wonder) for wonder in chosen]


def _built(seat: SeatPart, number: int) -> int:
    field = f"seats[{number}].built"
    _unique(seat.built, STAGE_IDS, field)
    if seat.wonder is not None:
        for stage in seat.built:
            for below in WONDERS[seat.wonder].stages[stage].requires:
                _need(below in seat.built, field, f"{stage} of {seat.wonder} stands on {below}")
    return mask_in(seat.built, STAGE_IDS)


def _check_choosing(part: TablePart, phase: int, active: int, options: Json) -> None:
    """While wonders are picked nothing else has happened (AR-2a)."""
    if phase != CHOOSING:
        return
    _need(options["wonders"] == "picked", "phase", "wonders are picked only with the option wonders = picked")
    players = len(part.seats)
    for place in range(players):
        seat = (options["first_player"] + place) % players
        early = place < (active - options["first_player"]) % players
        problem = "wonders are picked in turn from the first player on"
        _need((part.seats[seat].wonder is not None) == early, "seats.wonder", problem)
    for number, one in enumerate(part.seats):
        empty = not (one.built or any(one.area.values()) or one.progress or one.military)
        _need(empty, f"seats[{number}]", "has something although wonders are still being picked")


def _cards(part: TablePart, phase: int) -> Dump:
    chosen = [seat.wonder for seat in part.seats]
    in_play = WONDER_IDS if phase == CHOOSING else [wonder for wonder in WONDER_IDS if wonder in chosen]
    for deck, cards in part.decks.items():
        _need(deck in in_play, "decks", f"no deck {shown(deck)} on the table; there are: {', '.join(in_play)}")
        _within(cards, deck, f"decks.{deck}")
    _within(part.central, CENTRAL_ID, "central")
    decks = {**{deck: part.decks.get(deck, []) for deck in in_play}, CENTRAL_ID: part.central}
    if phase == CHOOSING:
        for deck, cards in decks.items():
            _need(len(cards) == sum(DECKS[deck].values()), f"decks.{deck}", "is not full while wonders are picked")
    return {
        "decks": [[KIND_IDS.index(kind) for kind in decks.get(deck, [])] for deck in DECK_IDS],
        "discard": _discard(part, decks),
    }


def _discard(part: TablePart, decks: dict[str, list[str]]) -> list[int]:
    """What is in no deck and no area; a pile that is given must be exactly that."""
    rest = Counter[str]()
    for deck, cards in decks.items():
        rest.update(DECKS[deck])
        rest.subtract(cards)
    for seat in part.seats:
        rest.subtract(seat.area)
    for kind in KIND_IDS:
        _need(rest[kind] >= 0, "seats.area", f"{-rest[kind]} {kind} more than the game has")
    if part.discard is not None:
        given = _counts(part.discard, "discard")
        for kind, count in zip(KIND_IDS, given, strict=True):
            _need(count == rest[kind], "discard", f"{count} {kind}, but {rest[kind]} are missing elsewhere")
    return [rest[kind] for kind in KIND_IDS]


def _tokens(part: TablePart) -> Dump:
    free = [token for token in TOKEN_IDS for _ in range(TOKENS[token].copies)]
    listed = [(f"seats[{number}].progress", seat.progress) for number, seat in enumerate(part.seats)]
    listed += [("face_up", part.face_up or []), ("pile", part.pile or [])]
    for field, tokens in listed:
        for token in tokens:
            _index(token, TOKEN_IDS, field)
            _need(token in free, field, f"more {token} tokens than there are")
            free.remove(token)
    not_held = len(free) + len(part.face_up or []) + len(part.pile or [])
    face_up = part.face_up
    if face_up is None:
        face_up, free = free[: min(FACE_UP, not_held)], free[min(FACE_UP, not_held) :]
    _need(len(face_up) == min(FACE_UP, not_held), "face_up", f"{min(FACE_UP, not_held)} tokens must lie face up")
    _need(part.pile is None or not free, "pile", f"{', '.join(free)} missing")
    row = [TOKEN_IDS.index(token) for token in face_up]
    return {
        "face_up": row + [-1] * (FACE_UP - len(row)),
        "pile": [TOKEN_IDS.index(token) for token in (free if part.pile is None else part.pile)],
        "held": [mask_in(seat.progress, TOKEN_IDS) for seat in part.seats],
        "culture": [seat.progress.count("culture") for seat in part.seats],
    }


def _cat(part: TablePart, players: int) -> int:
    """The pawn stays with one who holds a cat card; it lies in the centre only before the first one (AR-60)."""
    holders = [seat for seat, one in enumerate(part.seats) if any(one.area.get(k, 0) for k in CARDS if CARDS[k].cat)]
    if part.cat is None:
        _need(not holders, "cat", "somebody has taken a card with a cat, so the pawn has an owner")
        return -1
    _need(_seat(part.cat, players, "cat") in holders, "cat", f"seat {part.cat} holds no card with a cat")
    return part.cat


def _conflict(part: TablePart, phase: int, players: int) -> int:
    """Horned cards stay until a battle, so they tell how many tokens are turned (AR-70, AR-75)."""
    horns = sum(CARDS[kind].horns * count for seat in part.seats for kind, count in seat.area.items())
    turned = min(horns, CONFLICT_TOKENS[players])
    if part.conflict_battle is not None:
        problem = f"{part.conflict_battle} tokens turned, but the horns in the areas turn {turned}"
        _need(part.conflict_battle == turned, "conflict_battle", problem)
    if phase in (PICK, OVER):
        _need(turned < CONFLICT_TOKENS[players], "conflict_battle", "the battle must have taken place already")
    return turned


def _known_to(part: TablePart, dump: Dump, players: int) -> int:
    """Seats that know the top central card; the cat's owner sees it when the turn begins (AR-61)."""
    known = {_seat(seat, players, "central_known_to") for seat in part.central_known_to}
    _need(len(known) == len(part.central_known_to), "central_known_to", "names something twice")
    _need(not known or bool(part.central), "central_known_to", "the central deck is empty")
    if dump["phase"] == PICK and dump["cat"] == dump["active"] and part.central:
        known.add(dump["active"])
    _need(not known or dump["cat"] >= 0, "central_known_to", "nobody has had the cat")
    return sum(2**seat for seat in known)


def _turn_tokens(part: TablePart, phase: int, active: int, options: Json) -> tuple[int, int]:
    for field, tokens, types in (("live", part.live, ["extra_card"]), ("used", part.used, ["extra_card", "payment"])):
        _unique(tokens, TOKEN_IDS, field)
        for token in tokens:
            _need(phase not in (CHOOSING, PICK, OVER), field, "only while a turn is being resolved")
            _need(token in part.seats[active].progress, field, f"seat {active} does not hold {token}")
            _need(TOKENS[token].type in types, field, f"{token} is not a token for this")
    _need(not set(part.live) & set(part.used), "live", "a used token cannot be live")
    if not options["engineering_once_per_turn"]:
        _need("engineering" not in part.used, "used", "engineering is never used up with these options")
    return mask_in(part.live, TOKEN_IDS), mask_in(part.used, TOKEN_IDS)


def _looked(part: TablePart, dump: Dump) -> int:
    if dump["phase"] != KEEP:
        _need(part.look is None, "look", "only in the phase keep")
        return -1
    _need(part.look is not None, "look", "the phase keep needs the deck looked at")
    deck = _index(str(part.look), WONDER_IDS, "look")
    sides = (dump["wonder"][dump["active"]], dump["wonder"][dump["active"] - 1])
    _need(deck in sides, "look", f"{part.look} is not beside seat {dump['active']}")
    _need(bool(dump["decks"][deck]), "look", "the deck is empty")
    return deck


def _check_effect(part: TablePart, dump: Dump, options: Json) -> None:
    """A decision of a wonder's effect needs that wonder, a built stage with it, and something to do."""
    phase, active = dump["phase"], dump["active"]
    if phase == PROGRESS:
        left = len(dump["pile"]) + sum(1 for token in dump["face_up"] if token >= 0)
        _need(left > 0, "phase", "no progress token is left to take")
    if phase not in (ASKED, *EFFECT_PHASES):
        return
    seat = part.seats[active]
    stages = WONDERS[str(seat.wonder)].stages
    effects = {stages[s].effect for s in seat.built if EFFECTS[stages[s].effect].timing == "immediate"}
    wanted = EFFECT_PHASES.get(phase)
    _need(bool(effects) and wanted in (None, *effects), "phase", f"seat {active} has built no stage for {part.phase!r}")
    if phase == ASKED:
        _need(options["wonder_effect_optional"], "phase", "effects are asked only with wonder_effect_optional")
    reach = _reach(dump, next(iter(effects)))
    _need(reach, "phase", "the effect has nothing to work on")


def _reach(dump: Dump, effect: str) -> bool:
    decks = dump["decks"]
    beside = (dump["wonder"][dump["active"]], dump["wonder"][dump["active"] - 1])
    match effect:
        case "take_any":
            return any(decks)
        case "take_central":
            return bool(decks[-1])
        case "take_progress":
            return bool(dump["pile"]) or any(token >= 0 for token in dump["face_up"])
        case _:
            return any(decks[deck] for deck in beside)


def _ending(part: TablePart, dump: Dump) -> int:
    complete = [seat for seat, one in enumerate(part.seats) if len(one.built) == len(STAGE_IDS)]
    if dump["phase"] != OVER:
        _need(part.ending is None, "ending", "only in the phase over")
        in_turn = [dump["active"]] if dump["phase"] != PICK else []
        _need(set(complete) <= set(in_turn), "seats.built", "a wonder is complete, so the game is over")
        return 0
    _need(len(complete) <= 1, "seats.built", "only one wonder can be complete")
    ending = WONDER_COMPLETE if complete else DECKS_EMPTY
    if complete:
        _need(complete == [dump["active"]], "active", "the game ends in the turn of the seat with the complete wonder")
    else:
        _need(not any(dump["decks"]), "phase", "the game is over only with a complete wonder or empty decks")
    _need(part.ending in (None, ENDINGS[ending]), "ending", f"must be {ENDINGS[ending]!r}")
    return ending
