"""What cannot be in a position: every check names the field at fault."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from septem.core.errors import BadPosition, shown
from septem.games.duel.catalogue import COLOURS, LAYOUTS, SYMBOLS, SYMBOLS_TO_WIN, WONDERS
from septem.games.duel.dumps import MOST_COINS, Dump, symbols
from septem.games.duel.model import Options, Part
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    COLOUR,
    DECK_STARTS,
    DRAFT_BY_SECOND,
    FIRST_GUILD,
    GROUP,
    GUILDS_IN,
    LIBRARY_DRAW,
    LOOT_IDS,
    MOST_WONDERS,
    ON_BOARD,
    PRESET,
    SLOTS,
    TOKEN_IDS,
    WONDER_IDS,
)

CHOICES = ("choose_progress", "choose_box_progress", "choose_destroy", "choose_discarded")


def numbers(field: str, ids: Iterable[str], known: Sequence[str]) -> list[int]:
    """Ids as their numbers, in the same order; unknown and repeated ones are errors."""
    found: list[int] = []
    for one in ids:
        if one not in known:
            raise BadPosition(field, f"unknown {shown(one)}")
        if known.index(one) in found:
            raise BadPosition(field, f"{shown(one)} stands there twice")
        found.append(known.index(one))
    return found


def check(part: Part, dump: Dump, options: Options) -> None:
    """Refuse what no game could lead to (cards that are named nowhere are allowed)."""
    _check_figures(part)
    _check_cards(dump)
    _check_wonders(dump, options)
    _check_tokens(part, dump)
    _check_track(part, dump)
    if part.age:
        _check_structure(part, dump)
    _check_later_ages(part, dump)
    _check_phase(part, dump, options)


def _check_figures(part: Part) -> None:
    for field, value, low, high in (
        ("active", part.active, 0, 1),
        ("first_player", part.first_player, 0, 1),
        ("pawn", part.pawn, -CAPITAL, CAPITAL),
        ("cities[0].coins", part.cities[0].coins, 0, MOST_COINS),
        ("cities[1].coins", part.cities[1].coins, 0, MOST_COINS),
    ):
        if not low <= value <= high:
            raise BadPosition(field, f"{value} is not between {low} and {high}")


def _outside(dump: Dump) -> list[tuple[str, int]]:
    """Every card that has left a structure, with the field it stands in."""
    listed = [(f"cities[{seat}].cards", card) for seat in range(2) for card in dump["cards"][seat]]
    listed += [("discard_pile", card) for card in dump["discarded"]]
    return listed + [("wonders", card) for card in dump["under"] if card >= 0]


def _once(listed: Iterable[tuple[str, int]], ids: Sequence[str]) -> None:
    places: dict[int, str] = {}
    for field, number in listed:
        if number in places:
            raise BadPosition(field, f"{ids[number]!r} is already in {places[number]}")
        places[number] = field


def _check_cards(dump: Dump) -> None:
    """Each card in one place (DU-2), none of an age before it has been taken from its structure."""
    inside = [("structure", card) for card in dump["structure"] if card >= 0]
    later = [("later_ages", card) for deck in dump["later"] for card in deck]
    _once(_outside(dump) + inside + later, CARD_IDS)
    out = [card for _, card in _outside(dump)]
    for age in (1, 2, 3):
        taken = SLOTS if age < dump["age"] else dump["structure"].count(-1) if age == dump["age"] else 0
        of_age = [card for card in out if _age_of(card) == age]
        if len(of_age) > taken:
            raise BadPosition(
                "cards", f"{len(of_age)} cards of age {age} are in play, but only {taken} have been taken"
            )


def _age_of(card: int) -> int:
    return min(3, sum(card >= start for start in DECK_STARTS))


def _check_wonders(dump: Dump, options: Options) -> None:
    listed = [
        (f"cities[{i}].{kind}", wonder) for i in range(2) for kind in ("wonders", "unbuilt") for wonder in dump[kind][i]
    ]
    listed += [("draft.group", wonder) for wonder in dump["group"]]
    _once(listed + [("draft.later", wonder) for wonder in dump["later_group"]], WONDER_IDS)
    built = sum(map(len, dump["wonders"]))
    if built > MOST_WONDERS:
        raise BadPosition("wonders", f"{built} wonders are constructed, at most {MOST_WONDERS} can be (DU-47)")
    if built == MOST_WONDERS and any(dump["unbuilt"]):
        raise BadPosition("unbuilt", "after the seventh wonder no unconstructed one is left (DU-47)")
    for seat in range(2):
        own = {*dump["wonders"][seat], *dump["unbuilt"][seat]}
        if len(own) > GROUP:
            raise BadPosition(f"cities[{seat}].unbuilt", f"a player has {GROUP} wonders, here {len(own)}")
        _check_given(seat, own, options)
        for card in (dump["under"][wonder] for wonder in dump["wonders"][seat]):
            if card >= 0 and dump["age"] == 0:
                raise BadPosition(f"cities[{seat}].wonders", "no wonder is constructed during the draft")


def given_wonders(options: Options) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The wonders each seat is given instead of a draft, none for a draft."""
    if isinstance(options.wonders, str):
        return PRESET if options.wonders == "first_game" else ((), ())
    return options.wonders


def _check_given(seat: int, own: set[int], options: Options) -> None:
    given = given_wonders(options)[seat]
    if not given:
        return
    for wonder in sorted(own):
        if WONDER_IDS[wonder] not in given:
            raise BadPosition(f"cities[{seat}].unbuilt", f"{WONDER_IDS[wonder]!r} is not among the given wonders")


def from_box(part: Part) -> int:
    """How many tokens of the cities came out of the box: one once the Great Library has been used (DU-86)."""
    library = any("great_library" in city.wonders for city in part.cities)
    return int(library and part.phase != "choose_box_progress")


def _check_tokens(part: Part, dump: Dump) -> None:
    """Five tokens on the board at first, five in the box, one of which the Great Library brings (DU-8, DU-86)."""
    listed = [(f"cities[{seat}].tokens", token) for seat in range(2) for token in dump["tokens"][seat]]
    _once(listed + [("board_tokens", token) for token in dump["board"]], TOKEN_IDS)
    found, expected = len(listed) + len(dump["board"]), ON_BOARD + from_box(part)
    if found != expected:
        raise BadPosition("board_tokens", f"tokens on the board and in the cities come to {found}, not {expected}")
    for token in dump["offer"]:
        if token not in dump["box"]:
            raise BadPosition("library_offer", f"{TOKEN_IDS[token]!r} is not in the box")


def _check_track(part: Part, dump: Dump) -> None:
    for token in dump["loot"]:
        if token in dump["loot_reached"]:
            raise BadPosition("looting_tokens", f"{LOOT_IDS[token]!r} was taken when the pawn came to {part.pawn}")
    ended = part.ending is not None and part.ending.reason == "military_supremacy"
    if (abs(part.pawn) == CAPITAL) != ended:
        raise BadPosition(
            "pawn", f"{part.pawn}: a pawn in a capital ends the game with military_supremacy, and only that"
        )


def _check_structure(part: Part, dump: Dump) -> None:
    """A card can be gone only when everything on it is gone (DU-17); faces follow the layout (DU-19)."""
    layout = LAYOUTS[part.age - 1]
    held = {slot for slot, card in enumerate(dump["structure"]) if card >= 0}
    for slot in layout:
        on_top = held & set(slot.covered_by)
        if slot.slot not in held and on_top:
            raise BadPosition("structure", f"slot {slot.slot} is empty although slot {min(on_top)} still covers it")
    _check_ages("structure", part.age, [dump["structure"][slot] for slot in sorted(held)], dump)
    face_up = set(dump["face_up"])
    must = {slot for slot in held if layout[slot].face == "up"}
    available = {slot for slot in held if not held & set(layout[slot].covered_by)}
    if part.phase not in (*CHOICES, "over"):
        must |= available
    if len(face_up) != len(dump["face_up"]) or not must <= face_up <= must | available:
        raise BadPosition("face_up", f"{sorted(face_up)} does not fit: face up are {sorted(must)}")


def _check_ages(field: str, age: int, cards: list[int], dump: Dump) -> None:
    for card in cards:
        if _age_of(card) != age:
            raise BadPosition(field, f"{CARD_IDS[card]!r} is not a card of age {age}")
    if age == 3:
        guilds = sum(card >= FIRST_GUILD for card in cards + [card for _, card in _outside(dump)])
        others = sum(_age_of(card) == 3 for card in cards + [card for _, card in _outside(dump)]) - guilds
        if guilds > GUILDS_IN or others > SLOTS - GUILDS_IN:
            raise BadPosition(field, f"age 3 has {GUILDS_IN} guilds and {SLOTS - GUILDS_IN} other cards (DU-10)")


def _check_later_ages(part: Part, dump: Dump) -> None:
    if len(dump["later"]) != 3 - part.age:
        raise BadPosition("later_ages", f"needs {3 - part.age} ages, has {len(dump['later'])}")
    for age, deck in enumerate(dump["later"], part.age + 1):
        if len(deck) != SLOTS:
            raise BadPosition("later_ages", f"age {age} has {len(deck)} cards instead of {SLOTS}")
        _check_ages("later_ages", age, deck, dump)


# ---- the open phase -------------------------------------------------------------------------


def _check_phase(part: Part, dump: Dump, options: Options) -> None:
    if (part.age == 0) != (part.phase == "draft_wonder") or (part.draft is None) != (part.age > 0):
        raise BadPosition("phase", "the draft, and nothing else, is age 0 with draft_wonder and a draft group")
    if part.extra_turn and part.phase not in CHOICES:
        raise BadPosition("extra_turn", f"cannot be waiting while {part.phase} is open")
    if (part.ending is None) == (part.phase == "over"):
        raise BadPosition("ending", "belongs to a position that is over, and only there")
    if (part.destroy is not None) != (part.phase == "choose_destroy"):
        raise BadPosition("destroy", "names the colour while choose_destroy is open, and only then")
    if len(dump["offer"]) != (LIBRARY_DRAW if part.phase == "choose_box_progress" else 0):
        raise BadPosition("library_offer", f"names {LIBRARY_DRAW} tokens while choose_box_progress is open, else none")
    _check_symbols(part, dump)
    match part.phase:
        case "draft_wonder":
            _check_draft(part, dump, options)
        case "main":
            if all(card < 0 for card in dump["structure"]):
                raise BadPosition("structure", "no card is left to take")
        case "choose_starter":
            _check_starter(part, dump, options)
        case "over":
            _check_end(part, dump)
        case _:
            _check_choice(part, dump)


def _check_draft(part: Part, dump: Dump, options: Options) -> None:
    if options.wonders != "draft":
        raise BadPosition("draft", "the wonders are given by the option, there is no draft")
    picks = sum(map(len, dump["unbuilt"]))
    sizes = len(dump["group"]), len(dump["later_group"])
    if picks % GROUP == GROUP - 1 or sizes != (GROUP - picks % GROUP, GROUP if picks < GROUP else 0):
        raise BadPosition(
            "draft", f"groups of {sizes[0]} and {sizes[1]} do not fit {picks} wonders taken (DU-11 to DU-13)"
        )
    for seat in range(2):
        taken = sum(
            (1 - part.first_player if second else part.first_player) == seat for second in DRAFT_BY_SECOND[:picks]
        )
        if len(dump["unbuilt"][seat]) != taken:
            raise BadPosition(f"cities[{seat}].unbuilt", f"after {picks} picks this player has {taken} wonders")
        if dump["wonders"][seat] or dump["tokens"][seat]:
            raise BadPosition(f"cities[{seat}]", "is still empty during the draft")
    if part.active != dump["actor"]:
        raise BadPosition("active", f"seat {dump['actor']} picks now")


def _check_starter(part: Part, dump: Dump, options: Options) -> None:
    if part.age < 2 or min(dump["structure"]) < 0:
        raise BadPosition("phase", "a starter is chosen before the first card of age 2 or 3 is taken (DU-53)")
    if part.pawn == 0 and options.centre_pawn != "chooses":
        raise BadPosition("phase", "with the pawn in the middle nobody chooses the starter (DU-54)")


def _check_choice(part: Part, dump: Dump) -> None:
    """The active player must have what brings the choice, and something to choose from."""
    own = [WONDERS[wonder].effects for wonder in dump["wonders"][part.active]]
    if part.phase == "choose_destroy":
        prey = [card for card in dump["cards"][1 - part.active] if COLOURS[COLOUR[card]] == part.destroy]
        if part.destroy not in [does.destroy_opponent_card for does in own] or not prey:
            raise BadPosition(
                "destroy", f"needs the wonder that destroys {part.destroy} cards and such a card in the other city"
            )
    elif part.phase == "choose_progress":
        if not dump["board"] or max(symbols(dump, part.active).values(), default=0) < 2:
            raise BadPosition("phase", "choose_progress needs a pair of symbols and a token on the board (DU-62)")
    elif part.phase == "choose_box_progress":
        if not any(does.progress_from_box for does in own):
            raise BadPosition("phase", "choose_box_progress: the active player has not constructed the Great Library")
    elif not any(does.build_from_discard for does in own):
        raise BadPosition("phase", "choose_discarded: the active player has not constructed the Mausoleum")
    elif not dump["discarded"]:
        raise BadPosition("discard_pile", "is empty, there is nothing to choose (DU-88)")


def _check_symbols(part: Part, dump: Dump) -> None:
    for seat in range(2):
        won = part.ending is not None and part.ending.reason == "scientific_supremacy" and part.ending.winner == seat
        if (len(symbols(dump, seat)) >= SYMBOLS_TO_WIN) != won:
            raise BadPosition(
                f"cities[{seat}].cards",
                f"{SYMBOLS_TO_WIN} of the {len(SYMBOLS)} symbols, and only they, win by science",
            )


def _check_end(part: Part, dump: Dump) -> None:
    assert part.ending is not None
    if part.ending.reason == "civilian":
        if part.age != 3 or max(dump["structure"]) >= 0 or part.ending.winner is not None:
            raise BadPosition("ending", "civilian: after age 3, without a card left and without a named winner")
    elif part.ending.winner not in (0, 1):
        raise BadPosition("ending.winner", "a supremacy needs its winner, 0 or 1")
    if part.ending.reason == "military_supremacy" and part.pawn != (CAPITAL if part.ending.winner == 0 else -CAPITAL):
        raise BadPosition("ending.winner", f"seat {part.ending.winner} did not win with the pawn at {part.pawn}")
