"""What cannot be in a position: every check names the field at fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from septem.core.errors import BadPosition, shown
from septem.games.architects.catalogue import (
    CARDS,
    CENTRAL_ID,
    DECKS,
    EFFECTS,
    KIND_IDS,
    STAGE_IDS,
    TOKENS,
    WONDER_IDS,
    WONDERS,
)
from septem.games.architects.codes import ENDINGS
from septem.games.architects.dumps import Dump
from septem.games.architects.model import Counts, Options, Part
from septem.games.architects.tables import BIT

MOST_TURNS = 9999
MOST_MILITARY = 999
EFFECT_PHASES = {"take_any": "take_any", "look": "look5_keep1", "keep": "look5_keep1"}


# ---- ids as numbers ----------------------------------------------------------------------------
def numbers(field: str, ids: Iterable[str], known: Sequence[str]) -> list[int]:
    """Ids as their numbers, in the same order; unknown ones are errors."""
    return [known.index(_known(field, one, known)) for one in ids]


def mask(field: str, ids: Iterable[str], known: Sequence[str]) -> int:
    """Ids as bits; unknown and repeated ones are errors."""
    found = numbers(field, ids, known)
    _need(len(set(found)) == len(found), field, "names something twice")
    return sum(BIT[number] for number in found)


def counts(field: str, by_kind: Counts) -> list[int]:
    """Counts of cards in the order of their kinds."""
    for kind, count in by_kind.items():
        _need(count >= 0, field, f"{count} {_known(field, kind, KIND_IDS)}")
    return [by_kind.get(kind, 0) for kind in KIND_IDS]


def _known(field: str, one: str, known: Sequence[str]) -> str:
    _need(one in known, field, f"unknown {shown(one)}; known: {', '.join(known)}")
    return one


def _need(holds: bool, field: str, problem: str) -> None:
    if not holds:
        raise BadPosition(field, problem)


# ---- the checks --------------------------------------------------------------------------------
def check(part: Part, dump: Dump, options: Options) -> None:
    """Refuse what no game could lead to; `dump` has the numbers of the part, with what was left out."""
    _check_figures(part, dump, options)
    _check_choosing(part, dump, options)
    _check_wonders(part, options)
    _check_decks(part)
    _check_discard(part, dump)
    _check_cat(part)
    _check_conflict(part, dump)
    _check_known_to(part, dump)
    _check_turn_tokens(part, dump, options)
    _check_looked(part, dump)
    _check_effect(part, dump, options)
    _check_ending(part, dump)


def _check_figures(part: Part, dump: Dump, options: Options) -> None:
    players, active, turn = len(part.cities), dump["active"], dump["turn"]
    _check_seat("active", active, players)
    for number, city in enumerate(part.cities):
        problem = f"{city.military} is not between 0 and {MOST_MILITARY}"
        _need(0 <= city.military <= MOST_MILITARY, f"cities[{number}].military", problem)
    if part.phase == "choose":
        _need(turn == 0, "turn", "must be 0 while wonders are picked")
        return
    _need(1 <= turn <= MOST_TURNS, "turn", f"{shown(turn)} is not between 1 and {MOST_TURNS}")
    fits = (turn - 1) % players == (active - options.first_player) % players or part.phase == "over"
    _need(fits, "turn", f"turn {turn} is not one of seat {active}")


def _check_seat(field: str, seat: int, players: int) -> None:
    _need(0 <= seat < players, field, f"seat {shown(seat)} does not exist; seats are 0 to {players - 1}")


def _check_choosing(part: Part, dump: Dump, options: Options) -> None:
    """While wonders are picked nothing else has happened (AR-2a)."""
    if part.phase != "choose":
        return
    _need(options.wonders == "picked", "phase", "wonders are picked only with the option wonders = picked")
    players = len(part.cities)
    for number, city in enumerate(part.cities):
        early = (number - options.first_player) % players < (dump["active"] - options.first_player) % players
        problem = "wonders are picked in turn from the first player on"
        _need((city.wonder is not None) == early, f"cities[{number}].wonder", problem)
        empty = not (city.built or any(city.cards.values()) or city.tokens or city.military)
        _need(empty, f"cities[{number}]", "has something although wonders are still being picked")


def _check_wonders(part: Part, options: Options) -> None:
    """Different wonders, those of the option if it names them, and no stage without what it stands on (AR-2, AR-20)."""
    chosen: list[str] = []
    for number, city in enumerate(part.cities):
        field = f"cities[{number}].wonder"
        if city.wonder is None:
            _need(part.phase == "choose", field, "every seat needs a wonder")
            continue
        _need(city.wonder not in chosen, field, f"somebody else has {city.wonder} too")
        chosen.append(city.wonder)
        if not isinstance(options.wonders, str):
            given = options.wonders[number]
            _need(city.wonder == given, field, f"must be {given!r} to agree with the option wonders")
        for stage in WONDERS[city.wonder].stages:
            lacking = [below for below in stage.requires if below not in city.built]
            problem = f"{stage.id} of {city.wonder} stands on {', '.join(lacking)}"
            _need(stage.id not in city.built or not lacking, f"cities[{number}].built", problem)


# ---- cards -------------------------------------------------------------------------------------
def _check_decks(part: Part) -> None:
    chosen = [city.wonder for city in part.cities]
    in_play = [wonder for wonder in WONDER_IDS if part.phase == "choose" or wonder in chosen]
    for deck in part.decks:
        _need(deck in in_play, "decks", f"no deck {shown(deck)} on the table; there are: {', '.join(in_play)}")
    for deck in in_play:
        _check_deck(f"decks.{deck}", part.decks.get(deck, ()), deck, full=part.phase == "choose")
    _check_deck(CENTRAL_ID, part.central, CENTRAL_ID, full=part.phase == "choose")


def _check_deck(field: str, cards: tuple[str, ...], deck: str, *, full: bool) -> None:
    for kind, count in Counter(cards).items():
        _need(count <= DECKS[deck][kind], field, f"{count} {kind}, but the deck has only {DECKS[deck][kind]}")
    if full:
        _need(len(cards) == sum(DECKS[deck].values()), field, "is not full while wonders are picked")


def _check_discard(part: Part, dump: Dump) -> None:
    """The pile is exactly what is in no deck and no city."""
    for kind, count in zip(KIND_IDS, dump["discard"], strict=True):
        _need(count >= 0, "cards", f"{-count} {kind} more than the game has")
    if part.discard_pile is None:
        return
    given = counts("discard_pile", part.discard_pile)
    for kind, listed, missing in zip(KIND_IDS, given, dump["discard"], strict=True):
        _need(listed == missing, "discard_pile", f"{shown(listed)} {kind}, but {missing} are missing elsewhere")


# ---- cat and conflict --------------------------------------------------------------------------
def _check_cat(part: Part) -> None:
    """The pawn stays with one who holds a cat card; it lies in the centre only before the first one (AR-60)."""
    cats = [kind for kind in CARDS if CARDS[kind].cat]
    holders = [seat for seat, city in enumerate(part.cities) if any(city.cards.get(kind, 0) for kind in cats)]
    if part.cat is None:
        _need(not holders, "cat", "somebody has taken a card with a cat, so the pawn has an owner")
        return
    _check_seat("cat", part.cat, len(part.cities))
    _need(part.cat in holders, "cat", f"seat {part.cat} holds no card with a cat")


def _check_conflict(part: Part, dump: Dump) -> None:
    turned = dump["conflict_battle"]
    if part.conflict_battle is not None:
        problem = f"{shown(part.conflict_battle)} tokens turned, but the horns in the cities turn {turned}"
        _need(part.conflict_battle == turned, "conflict_battle", problem)
    if part.phase in ("pick", "over"):
        _need(turned < dump["conflict_total"], "conflict_battle", "the battle must have taken place already")


def _check_known_to(part: Part, dump: Dump) -> None:
    known, field = part.central_known_to, "central_known_to"
    for seat in known:
        _check_seat(field, seat, len(part.cities))
    _need(len(set(known)) == len(known), field, "names something twice")
    _need(not known or bool(part.central), field, "the central deck is empty")
    _need(not dump["known"] or part.cat is not None, field, "nobody has had the cat")


# ---- the turn ----------------------------------------------------------------------------------
def _check_turn_tokens(part: Part, dump: Dump, options: Options) -> None:
    active = dump["active"]
    for field, listed, types in (("live", part.live, ["extra_card"]), ("used", part.used, ["extra_card", "payment"])):
        for token in listed:
            _need(part.phase not in ("choose", "pick", "over"), field, "only while a turn is being resolved")
            _need(token in part.cities[active].tokens, field, f"seat {active} does not hold {token}")
            _need(TOKENS[token].type in types, field, f"{token} is not a token for this")
    _need(not set(part.live) & set(part.used), "live", "a used token cannot be live")
    if not options.engineering_once_per_turn:
        _need("engineering" not in part.used, "used", "engineering is never used up with these options")


def _beside(dump: Dump) -> tuple[int, int]:
    """The decks beside the active seat (AR-3)."""
    return dump["wonder"][dump["active"]], dump["wonder"][dump["active"] - 1]


def _check_looked(part: Part, dump: Dump) -> None:
    if part.phase != "keep":
        _need(part.look is None, "look", "only in the phase keep")
        return
    _need(part.look is not None, "look", "the phase keep needs the deck looked at")
    _need(dump["looked"] in _beside(dump), "look", f"{part.look} is not beside seat {dump['active']}")
    _need(bool(dump["decks"][dump["looked"]]), "look", "the deck is empty")


def _check_effect(part: Part, dump: Dump, options: Options) -> None:
    """A decision of a wonder's effect needs that wonder, a built stage with it, and something to do."""
    if part.phase == "progress":
        _need(_tokens_left(dump), "phase", "no progress token is left to take")
    if part.phase not in ("effect", *EFFECT_PHASES):
        return
    city = part.cities[dump["active"]]
    built = [stage.effect for stage in WONDERS[str(city.wonder)].stages if stage.id in city.built]
    effects = {effect for effect in built if EFFECTS[effect].timing == "immediate"}
    problem = f"seat {dump['active']} has built no stage for {part.phase!r}"
    _need(bool(effects) and EFFECT_PHASES.get(part.phase) in (None, *effects), "phase", problem)
    if part.phase == "effect":
        _need(options.wonder_effect_optional, "phase", "effects are asked only with wonder_effect_optional")
    _need(_can_do(dump, next(iter(effects))), "phase", "the effect has nothing to work on")


def _tokens_left(dump: Dump) -> bool:
    return bool(dump["pile"]) or any(token >= 0 for token in dump["face_up"])


def _can_do(dump: Dump, effect: str) -> bool:
    decks = dump["decks"]
    match effect:
        case "take_any":
            return any(decks)
        case "take_central":
            return bool(decks[-1])
        case "take_progress":
            return _tokens_left(dump)
    return any(decks[deck] for deck in _beside(dump))


def _check_ending(part: Part, dump: Dump) -> None:
    complete = [seat for seat, city in enumerate(part.cities) if len(city.built) == len(STAGE_IDS)]
    if part.phase != "over":
        _need(part.ending is None, "ending", "only in the phase over")
        in_turn = [] if part.phase == "pick" else [dump["active"]]
        for seat in complete:
            _need(seat in in_turn, f"cities[{seat}].built", "the wonder is complete, so the game is over")
        return
    _need(len(complete) <= 1, "built", "only one wonder can be complete")
    if complete:
        _need(complete == [dump["active"]], "active", "the game ends in the turn of the seat with the complete wonder")
    else:
        _need(not any(dump["decks"]), "phase", "the game is over only with a complete wonder or empty decks")
    ending = ENDINGS[dump["ending"]]
    _need(part.ending in (None, ending), "ending", f"must be {ending!r}")
