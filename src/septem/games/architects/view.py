"""What a seat may know (AR-90 to AR-93), built up from nothing by allow-list."""

from collections import Counter

from septem.core.model import Json
from septem.games.architects.codes import CHOOSING, ENDINGS, KEEP, OVER, PHASES
from septem.games.architects.dumps import Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import counts_out, kinds_out, mask_out, seat_out, sides_out
from septem.games.architects.tables import (
    BIT,
    CENTRAL,
    KIND_IDS,
    LOOK_AT,
    STAGE_IDS,
    SYMBOL_IDS,
    TOKEN_IDS,
    WONDER_IDS,
)


def view_of(seat: int | None, state: ArchitectsState, options: Json) -> Json:
    """The table as a seat (None: a spectator) sees it."""
    dump, points, shields = state.dump(), state.scores(), state.all_shields()
    seats = range(len(dump["wonder"]))
    return {
        "phase": PHASES[dump["phase"]],
        "active": dump["active"],
        "turn": dump["turn"],
        "seats": [_seat_seen(state, dump, one, points[one], shields[one]) for one in seats],
        "decks": _decks_seen(seat, state, dump),
        "central": _central_seen(seat, state, dump),
        "discard": counts_out(dump["discard"]),
        "face_up": [TOKEN_IDS[token] for token in dump["face_up"] if token >= 0],
        "pile": {"size": len(dump["pile"]), "tokens": [TOKEN_IDS[token] for token in sorted(dump["pile"])]},
        "conflict": {"total": dump["conflict_total"], "battle": dump["conflict_battle"]},
        "battle_due": dump["conflict_battle"] == dump["conflict_total"],
        "cat": dump["cat"] if dump["cat"] >= 0 else None,
        "live": mask_out(dump["live"], TOKEN_IDS),
        "used": mask_out(dump["used"], TOKEN_IDS),
        "look": _look_seen(seat, dump, options),
        "ending": ENDINGS[dump["ending"]] if dump["phase"] == OVER else None,
    }


def _seat_seen(state: ArchitectsState, dump: Dump, seat: int, points: int, shields: int) -> Json:
    """What lies before a seat, and what follows from it (AR-90)."""
    left, right = sides_out(state.beside(seat))
    needs = {STAGE_IDS[stage]: _need(missing, after) for stage, missing, *after in state.needs(seat)}
    return {
        **seat_out(dump, seat),
        "available": list(needs),
        "needs": needs,
        "set_with": [SYMBOL_IDS[symbol] for symbol in state.set_with(seat)],
        "left_deck": left,
        "right_deck": right,
        "shields": shields,
        "points": points,
    }


def _need(missing: int, after: list[int]) -> Json:
    """What a stage lacks, and what with one more card of a kind that would help."""
    return {"missing": missing, "with": {KIND_IDS[kind]: left for kind, left in enumerate(after) if left < missing}}


def _top(seat: int | None, state: ArchitectsState, deck: int) -> str | None:
    """The top card of a deck if the seat can see it."""
    seen = state.seen_cards(-1 if seat is None else seat, deck)
    return KIND_IDS[seen[0]] if seen else None


def _decks_seen(seat: int | None, state: ArchitectsState, dump: Dump) -> Json:
    """Wonder decks on the table: top card, size, what is left in all (AR-90a); none while wonders are picked."""
    if dump["phase"] == CHOOSING:
        return {}
    decks = {}
    for owner, wonder in enumerate(dump["wonder"]):
        cards = dump["decks"][wonder]
        decks[WONDER_IDS[wonder]] = {
            "owner": owner,
            "size": len(cards),
            "top": _top(seat, state, wonder),
            "left": _composition(cards),
        }
    return decks


def _composition(cards: list[int]) -> dict[str, int]:
    counts = Counter(cards)
    return {kind: counts[number] for number, kind in enumerate(KIND_IDS) if counts[number]}


def _central_seen(seat: int | None, state: ArchitectsState, dump: Dump) -> Json:
    """The peeked card only to those who know it; that they peeked is public (AR-61, AR-62)."""
    cards = dump["decks"][-1]
    return {
        "size": len(cards),
        "top": _top(seat, state, CENTRAL),
        "known_to": [one for one in range(len(dump["wonder"])) if dump["known"] & BIT[one]],
        "left": _composition(cards),
    }


def _look_seen(seat: int | None, dump: Dump, options: Json) -> Json | None:
    """The cards Halicarnassus looks at: to all, or to the active seat alone (AR-92, AR-93)."""
    if dump["phase"] != KEEP:
        return None
    cards = kinds_out(dump["decks"][dump["looked"]][:LOOK_AT])
    shown = options["halicarnassus_public"] or seat == dump["active"]
    return {"deck": WONDER_IDS[dump["looked"]], "count": len(cards), "cards": cards if shown else None}
