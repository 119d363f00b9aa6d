"""Why a move is not possible: reason codes of DU-103, from open information only."""

from __future__ import annotations

from septem.core.model import Reason, Refusal
from septem.games.duel.codes import PHASES
from septem.games.duel.engine import DuelState
from septem.games.duel.moves import Parsed, data_of, read_notation
from septem.games.duel.pieces import COLOURS, LAYOUTS
from septem.games.duel.position import Dump
from septem.games.duel.tables import CARD_IDS, COLOUR, FIRST_WONDER, MOST_WONDERS, WONDER_IDS

FACE_DOWN: tuple[list[str], ...] = ([], ["face_down"], ["two_face_down"])
"""What is said of cards on top that nobody has seen, by their number."""


def why_not(state: DuelState, seat: int, text: str) -> Reason:
    """The reason why this notation is not among the legal moves of a seat that is to act."""
    parsed = read_notation(text)
    dump = state.dump()
    decision = PHASES[dump["decision"]]
    if text == "pass":
        return Reason("no-pass", {"decision": decision})
    if parsed is None:
        return Reason("unknown-move", {"move": text})
    if parsed.decision != decision:
        return Reason("other-decision", {"decision": decision})
    match decision:
        case "main":
            return _main(state, dump, seat, parsed)
        case "draft_wonder":
            return Reason("not-on-offer", {"wonder": parsed.item})
        case "choose_destroy":
            return _destroy(dump, seat, parsed.item)
        case "choose_discarded":
            return Reason("not-in-pile", {"card": parsed.item})
        case _:
            return Reason("token-not-on-offer", {"token": parsed.item})


def _main(state: DuelState, dump: Dump, seat: int, parsed: Parsed) -> Reason:
    card = CARD_IDS.index(parsed.card or parsed.item)
    slot = dump["structure"].index(card) if card in dump["structure"] else -1
    if slot not in dump["face_up"]:  # a card that lies face down is answered like one that is not there
        return Reason("not-there", {"card": CARD_IDS[card]})
    if slot not in dump["available"]:
        return _covered(dump, slot)
    if parsed.action == "wonder":
        return _wonder(state, dump, seat, WONDER_IDS.index(parsed.item))
    return _too_dear(state, dump, seat, card, {"card": CARD_IDS[card]})


def _covered(dump: Dump, slot: int) -> Reason:
    layout = LAYOUTS[dump["age"] - 1]
    slots = [top for top in layout[slot].covered_by if dump["structure"][top] >= 0]
    seen = [CARD_IDS[dump["structure"][top]] for top in slots if top in dump["face_up"]]
    on_top = seen + FACE_DOWN[len(slots) - len(seen)]
    return Reason("covered", {"card": CARD_IDS[dump["structure"][slot]], "slots": slots, "on_top": on_top})


def _wonder(state: DuelState, dump: Dump, seat: int, wonder: int) -> Reason:
    named = {"wonder": WONDER_IDS[wonder]}
    if wonder in dump["unbuilt"][seat]:
        return _too_dear(state, dump, seat, FIRST_WONDER + wonder, named)
    if wonder in dump["wonders"][seat]:
        return Reason("already-constructed", named)
    if sum(map(len, dump["wonders"])) >= MOST_WONDERS:
        return Reason("seven-wonders", named)
    return Reason("not-your-wonder", named)


def _too_dear(state: DuelState, dump: Dump, seat: int, row: int, named: dict[str, str]) -> Reason:
    coins, _, units = state.bill(seat, row)
    price = coins + sum(count * each for count, each in zip(units, state.unit_prices(seat), strict=True))
    kind = "wonder" if "wonder" in named else "card"
    return Reason(f"{kind}-too-dear", {**named, "price": price, "coins": dump["coins"][seat]})


def _destroy(dump: Dump, seat: int, card_id: str) -> Reason:
    card = CARD_IDS.index(card_id)
    if card not in dump["cards"][1 - seat]:
        return Reason("not-in-their-city", {"card": card_id})
    return Reason("wrong-colour", {"card": card_id, "colour": COLOURS[COLOUR[card]]})


def refused(state: DuelState, seat: int) -> list[Refusal]:
    """Main moves a player might look for: covered cards, cards and wonders that cost too much."""
    dump = state.dump()
    if PHASES[dump["decision"]] != "main":
        return []
    legal = set(state.legal_codes(seat))
    wanted = []
    for slot in dump["face_up"]:
        if slot not in dump["available"] or 16 * slot + 1 not in legal:
            wanted.append(Parsed("build", CARD_IDS[dump["structure"][slot]]))
    first = dump["available"][0]
    for wonder in dump["unbuilt"][seat]:
        if 16 * first + 2 + wonder not in legal:
            wanted.append(Parsed("wonder", WONDER_IDS[wonder], CARD_IDS[dump["structure"][first]]))
    return [Refusal(move.notation, data_of(move, dump["structure"]), _main(state, dump, seat, move)) for move in wanted]
