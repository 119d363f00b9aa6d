"""What a seat may know (AR-90 to AR-93), built from nothing by allow-list."""

from __future__ import annotations

from septem.core.room import Head
from septem.games.architects.catalogue import KIND_IDS, STAGE_IDS, SYMBOL_IDS, TOKEN_IDS, WONDER_IDS
from septem.games.architects.codes import CHOOSING, ENDINGS, KEEP, OVER, PHASES
from septem.games.architects.dumps import Dump
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.model import CentralDeck, City, Conflict, Deck, LookedAt, Need, Options, Pile, View
from septem.games.architects.position import STAGE_SETS, cards, counted, held, sides, tokens
from septem.games.architects.tables import BIT, CATEGORIES, CENTRAL, LOOK_AT

SPECTATOR = -1


def view(head: Head, options: Options, state: ArchitectsState) -> View:
    """The table as a seat (None: a spectator) sees it."""
    dump, shields = state.dump(), state.all_shields()
    seat = SPECTATOR if head["seat"] is None else head["seat"]
    return View(
        **head,
        options=options,
        phase=PHASES[dump["phase"]],
        active=dump["active"],
        turn=dump["turn"],
        cities=tuple([_city(state, dump, number, shields[number]) for number in range(head["players"])]),
        decks=_decks(seat, state, dump),
        central=_central(seat, state, dump),
        discard_pile=counted(dump["discard"]),
        face_up=tuple([TOKEN_IDS[token] for token in dump["face_up"] if token >= 0]),
        pile=Pile(len(dump["pile"]), tuple([TOKEN_IDS[token] for token in sorted(dump["pile"])])),
        conflict=Conflict(dump["conflict_total"], dump["conflict_battle"]),
        battle_due=state.is_battle_due(),
        cat=dump["cat"] if dump["cat"] >= 0 else None,
        live=tokens(dump["live"]),
        used=tokens(dump["used"]),
        look=_looked_at(seat, state, dump),
        ending=ENDINGS[dump["ending"]] if dump["phase"] == OVER else None,
    )


def _city(state: ArchitectsState, dump: Dump, seat: int, shields: int) -> City:
    """What lies before a seat, and what follows from it (AR-90)."""
    wonder, sheet = dump["wonder"][seat], state.sheet(seat)
    left, right = sides(state.beside(seat))
    needs = {STAGE_IDS[stage]: _need(missing, after) for stage, missing, *after in state.needs(seat)}
    return City(
        wonder=WONDER_IDS[wonder] if wonder >= 0 else None,
        built=STAGE_SETS[dump["built"][seat]],
        cards=counted(dump["area"][seat]),
        tokens=held(dump, seat),
        military=dump["military"][seat],
        available=tuple(needs),
        needs=needs,
        set_with=tuple([SYMBOL_IDS[symbol] for symbol in state.set_with(seat)]),
        left_deck=left,
        right_deck=right,
        shields=shields,
        score=dict(zip(CATEGORIES, sheet, strict=True)),
        points=sum(sheet),
    )


def _need(missing: int, after: list[int]) -> Need:
    return Need(missing, {KIND_IDS[kind]: left for kind, left in enumerate(after) if left < missing})


def _top(seat: int, state: ArchitectsState, deck: int) -> str | None:
    """The top card of a deck if the seat can see it."""
    seen = state.seen_cards(seat, deck)
    return KIND_IDS[seen[0]] if seen else None


def _decks(seat: int, state: ArchitectsState, dump: Dump) -> dict[str, Deck]:
    """Wonder decks on the table: top card, size, what is left in all (AR-90a); none while wonders are picked."""
    if dump["phase"] == CHOOSING:
        return {}
    return {
        WONDER_IDS[wonder]: Deck(owner, len(dump["decks"][wonder]), _top(seat, state, wonder), _left(state, wonder))
        for owner, wonder in enumerate(dump["wonder"])
    }


def _left(state: ArchitectsState, deck: int) -> dict[str, int]:
    return counted(state.cards_in(deck))


def _central(seat: int, state: ArchitectsState, dump: Dump) -> CentralDeck:
    """The peeked card only to those who know it; that they peeked is public (AR-61, AR-62)."""
    known_to = tuple([one for one in range(len(dump["wonder"])) if dump["known"] & BIT[one]])
    return CentralDeck(len(dump["decks"][CENTRAL]), _top(seat, state, CENTRAL), known_to, _left(state, CENTRAL))


def _looked_at(seat: int, state: ArchitectsState, dump: Dump) -> LookedAt | None:
    """The cards Halicarnassus looks at: to all, or to the active seat alone (AR-92, AR-93)."""
    if dump["phase"] != KEEP:
        return None
    deck = dump["looked"]
    count = min(LOOK_AT, len(dump["decks"][deck]))
    shown = cards(state.seen_cards(seat, deck)) if state.shows_look_to(seat) else None
    return LookedAt(WONDER_IDS[deck], count, shown)
