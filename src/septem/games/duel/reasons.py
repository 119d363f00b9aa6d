"""Why a move is not possible: reason codes of DU-103, from open information only."""

from __future__ import annotations

from typing import assert_never

from septem.core.model import Reason
from septem.games.duel.catalogue import COLOURS
from septem.games.duel.codes import MAIN, PER_SLOT, PHASES, USE_BUILD, USE_WONDER
from septem.games.duel.dumps import Dump
from septem.games.duel.engine import DuelState
from septem.games.duel.model import (
    Build,
    Data,
    Destroy,
    Discard,
    Draft,
    Library,
    Progress,
    Refusal,
    Revive,
    Starter,
    Wonder,
)
from septem.games.duel.moves import notation_of, phases_of, read_notation
from septem.games.duel.tables import CARD_IDS, COLOUR, MOST_WONDERS, ROW_OF, WONDER_IDS

FACE_DOWN: tuple[tuple[str, ...], ...] = ((), ("face_down",), ("two_face_down",))
"""What is said of cards on top that nobody has seen, by their number."""


def why_not(state: DuelState, seat: int, text: str) -> Reason:
    """The reason why this notation is not among the legal moves of a seat that is to act."""
    dump = state.dump()
    phase = PHASES[dump["phase"]]
    data = read_notation(text, dump["structure"])
    if text == "pass":
        return Reason("no-pass", {"phase": phase})
    if data is None:
        return Reason("unknown-move", {"move": text})
    if phase not in phases_of(data):
        return Reason("other-phase", {"phase": phase})
    return _reason(state, dump, seat, data)


def _reason(state: DuelState, dump: Dump, seat: int, data: Data) -> Reason:
    """Why a move of the open phase is not legal."""
    match data:
        case Build() | Discard() | Wonder():
            return _main(state, dump, seat, data)
        case Draft(wonder):
            return Reason("not-on-offer", {"wonder": wonder})
        case Destroy(card):
            return _destroy(dump, seat, card)
        case Revive(card):
            return Reason("not-in-pile", {"card": card})
        case Progress(token) | Library(token):
            return Reason("token-not-on-offer", {"token": token})
        case Starter():
            return Reason("unknown-move", {"move": notation_of(data)})
    assert_never(data)


def _main(state: DuelState, dump: Dump, seat: int, data: Build | Discard | Wonder) -> Reason:
    if data.slot not in dump["face_up"]:  # a card that lies face down is answered like one that is not there
        return Reason("not-there", {"card": data.card})
    if data.slot not in dump["available"]:
        return _covered(state, dump, data.slot)
    if isinstance(data, Wonder):
        return _wonder(state, dump, seat, data.wonder)
    price = state.price_of(seat, ROW_OF[data.card])
    return Reason("card-too-dear", {"card": data.card, "price": price, "coins": dump["coins"][seat]})


def _covered(state: DuelState, dump: Dump, slot: int) -> Reason:
    slots = state.covering(slot)
    seen = [CARD_IDS[dump["structure"][top]] for top in slots if top in dump["face_up"]]
    on_top = (*seen, *FACE_DOWN[len(slots) - len(seen)])
    return Reason("covered", {"card": CARD_IDS[dump["structure"][slot]], "slots": tuple(slots), "on_top": on_top})


def _wonder(state: DuelState, dump: Dump, seat: int, wonder: str) -> Reason:
    number = WONDER_IDS.index(wonder)
    if number in dump["unbuilt"][seat]:
        price = state.price_of(seat, ROW_OF[wonder])
        return Reason("wonder-too-dear", {"wonder": wonder, "price": price, "coins": dump["coins"][seat]})
    if number in dump["wonders"][seat]:
        return Reason("already-constructed", {"wonder": wonder})
    if sum(map(len, dump["wonders"])) >= MOST_WONDERS:
        return Reason("seven-wonders", {"wonder": wonder})
    return Reason("not-your-wonder", {"wonder": wonder})


def _destroy(dump: Dump, seat: int, card_id: str) -> Reason:
    card = ROW_OF[card_id]
    if card not in dump["cards"][1 - seat]:
        return Reason("not-in-their-city", {"card": card_id})
    return Reason("wrong-colour", {"card": card_id, "colour": COLOURS[COLOUR[card]]})


def refused(state: DuelState, seat: int) -> list[Refusal]:
    """Main moves a player might look for: covered cards, cards and wonders that cost too much."""
    dump = state.dump()
    if dump["phase"] != MAIN:
        return []
    legal = set(state.legal_codes(seat))
    wanted: list[Build | Wonder] = []
    for slot in dump["face_up"]:
        if slot not in dump["available"] or PER_SLOT * slot + USE_BUILD not in legal:
            wanted.append(Build(CARD_IDS[dump["structure"][slot]], slot))
    first = dump["available"][0]
    for wonder in dump["unbuilt"][seat]:
        if PER_SLOT * first + USE_WONDER + wonder not in legal:
            wanted.append(Wonder(WONDER_IDS[wonder], CARD_IDS[dump["structure"][first]], first))
    return [Refusal(notation_of(data), data, _main(state, dump, seat, data)) for data in wanted]
