"""Positions as names: out of the engine, and back with every claim checked."""

from __future__ import annotations

from septem.core.errors import BadPosition
from septem.core.records import checked_streams
from septem.core.rng import Rng
from septem.games.duel.catalogue import COLOURS, LAYOUTS
from septem.games.duel.checks import check, from_box, given_wonders, numbers
from septem.games.duel.codes import DESTROY, DRAFT, ENDINGS, PHASES, UNENDED
from septem.games.duel.dumps import Dump, cards, constructed, ending, tokens, wonders
from septem.games.duel.engine import DuelState
from septem.games.duel.model import CityPart, DraftPart, Options, Part
from septem.games.duel.tables import (
    CAPITAL,
    CARD_IDS,
    DECK_SIZES,
    DECK_STARTS,
    DRAFT_BY_SECOND,
    GUILDS_IN,
    LOOT_BIT,
    LOOT_IDS,
    ON_BOARD,
    SLOTS,
    TOKEN_IDS,
    WONDER_IDS,
)

FIRST_WANTED = {"random": -1, 0: 0, 1: 1}


def configured(options: Options) -> DuelState:
    """An empty state with the options set."""
    given = [sum(1 << WONDER_IDS.index(wonder) for wonder in listed) for listed in given_wonders(options)]
    state = DuelState()
    state.configure(given, int(options.centre_pawn == "chooses"), FIRST_WANTED[options.first_player])
    return state


def options_of(setup: Dump) -> Options:
    """What a state was told at its set-up, as options."""
    first, second = (wonders(part) for part in setup["given"])
    return Options(
        wonders=(first, second) if first else "draft",
        centre_pawn="chooses" if setup["centre_chooses"] else "starts",
        first_player="random" if setup["first"] < 0 else setup["first"],
    )


# ---- out ---------------------------------------------------------------------------------------


def write(state: DuelState) -> Part:
    """The game's own part of a position."""
    dump = state.dump()
    laid_out = dump["age"] > 0
    return Part(
        cities=(_city(dump, 0), _city(dump, 1)),
        age=dump["age"],
        phase=PHASES[dump["phase"]],
        active=dump["active"],
        first_player=dump["first"],
        extra_turn=bool(dump["extra_turn"]),
        draft=DraftPart(wonders(dump["group"]), wonders(dump["later_group"])) if dump["phase"] == DRAFT else None,
        structure=tuple(CARD_IDS[card] if card >= 0 else None for card in dump["structure"]) if laid_out else None,
        face_up=tuple(dump["face_up"]) if laid_out else None,
        later_ages=tuple(cards(deck) for deck in dump["later"]),
        discard_pile=cards(dump["discarded"]),
        board_tokens=tokens(dump["board"]),
        library_offer=tokens(dump["offer"]),
        destroy=COLOURS[dump["destroy_colour"]] if dump["phase"] == DESTROY else None,
        pawn=dump["pawn"],
        looting_tokens=tuple(LOOT_IDS[token] for token in dump["loot"]),
        ending=ending(dump),
        streams=tuple(state.streams()),
    )


def _city(dump: Dump, seat: int) -> CityPart:
    return CityPart(
        coins=dump["coins"][seat],
        cards=cards(dump["cards"][seat]),
        wonders=constructed(dump, seat),
        unbuilt=wonders(dump["unbuilt"][seat]),
        tokens=tokens(dump["tokens"][seat]),
    )


# ---- in ----------------------------------------------------------------------------------------


def load(options: Options, part: Part) -> DuelState:
    """The state of a position; BadPosition names the field that cannot be."""
    dump = _dump_of(part)
    state = configured(options)
    check(part, dump, options)
    state.set_streams(_fresh_streams(options) if part.streams is None else checked_streams(part.streams))
    state.restore(dump)
    state._vouch()
    return state


def _fresh_streams(options: Options) -> list[int]:
    """For a position that brings none: those of a game just dealt."""
    dealt = configured(options)
    dealt.begin(0)
    return dealt.streams()


def _dump_of(part: Part) -> Dump:
    """Names as numbers, with everything that was left out."""
    cities = part.cities
    if not 0 <= part.age <= 3:
        raise BadPosition("age", f"{part.age} is not 0 (draft), 1, 2 or 3")
    dump: Dump = {
        "age": part.age,
        "phase": PHASES.index(part.phase),
        "active": part.active,
        "first": part.first_player,
        "extra_turn": int(part.extra_turn),
        "group": numbers("draft.group", part.draft.group if part.draft else (), WONDER_IDS),
        "later_group": numbers("draft.later", part.draft.later if part.draft else (), WONDER_IDS),
        "offer": numbers("library_offer", part.library_offer, TOKEN_IDS),
        "destroy_colour": COLOURS.index(part.destroy) if part.destroy else 0,
        "pawn": part.pawn,
        "ending": ENDINGS.index(part.ending.reason) + 1 if part.ending else UNENDED,
        "winner": part.ending.winner if part.ending and part.ending.winner is not None else -1,
        "coins": [city.coins for city in cities],
        "cards": [numbers(f"cities[{i}].cards", city.cards, CARD_IDS) for i, city in enumerate(cities)],
        "wonders": [numbers(f"cities[{i}].wonders", city.wonders, WONDER_IDS) for i, city in enumerate(cities)],
        "unbuilt": [numbers(f"cities[{i}].unbuilt", city.unbuilt, WONDER_IDS) for i, city in enumerate(cities)],
        "tokens": [numbers(f"cities[{i}].tokens", city.tokens, TOKEN_IDS) for i, city in enumerate(cities)],
        "discarded": numbers("discard_pile", part.discard_pile, CARD_IDS),
    }
    dump["under"] = _under(cities)
    dump["actor"] = _actor(part, dump)
    _complete_tokens(part, dump)
    _complete_cards(part, dump)
    return dump


def _under(cities: tuple[CityPart, CityPart]) -> list[int]:
    under = [-1] * len(WONDER_IDS)
    for seat, city in enumerate(cities):
        for wonder, card in city.wonders.items():
            if card is not None:
                under[WONDER_IDS.index(wonder)] = numbers(f"cities[{seat}].wonders.{wonder}", [card], CARD_IDS)[0]
    return under


def _actor(part: Part, dump: Dump) -> int:
    """Who owes the open decision follows from the rest."""
    if part.phase == "choose_starter" and part.pawn:
        return 1 if part.pawn > 0 else 0  # DU-53
    if part.phase == "draft_wonder":
        picks = sum(map(len, dump["unbuilt"]))
        second = DRAFT_BY_SECOND[min(picks, len(DRAFT_BY_SECOND) - 1)]
        return 1 - part.first_player if second else part.first_player
    return part.active


def _complete_tokens(part: Part, dump: Dump) -> None:
    owned = [token for tokens in dump["tokens"] for token in tokens]
    if part.board_tokens is None:
        from_board = len(owned) - from_box(part)
        free = [token for token in range(len(TOKEN_IDS)) if token not in owned + dump["offer"]]
        dump["board"] = free[: max(0, ON_BOARD - from_board)]
    else:
        dump["board"] = numbers("board_tokens", part.board_tokens, TOKEN_IDS)
    dump["box"] = [token for token in range(len(TOKEN_IDS)) if token not in owned + dump["board"]]
    lead = abs(part.pawn)
    reached = sum({bit for bit in LOOT_BIT[int(part.pawn < 0)][: min(lead, CAPITAL) + 1] if bit})
    if part.looting_tokens is None:
        dump["loot"] = [token for token in range(len(LOOT_IDS)) if not reached >> token & 1]
    else:
        dump["loot"] = numbers("looting_tokens", part.looting_tokens, LOOT_IDS)
    dump["loot_reached"] = [token for token in range(len(LOOT_IDS)) if reached >> token & 1]


def _complete_cards(part: Part, dump: Dump) -> None:
    """The structure and the later ages, dealt from what is not named if they are left out."""
    rng = Rng(0)
    used = {*dump["discarded"], *dump["cards"][0], *dump["cards"][1], *dump["under"]}
    if part.age == 0:
        if part.structure is not None:
            raise BadPosition("structure", "is not laid out during the draft")
        dump["structure"] = [-1] * SLOTS
    elif part.structure is None:
        dump["structure"] = _dealt(part.age, used, rng)
    else:
        named = numbers("structure", [card for card in part.structure if card is not None], CARD_IDS)
        by_order = iter(named)
        dump["structure"] = [-1 if card is None else next(by_order) for card in part.structure]
        if len(part.structure) != SLOTS:
            raise BadPosition(
                "structure", f"has {len(part.structure)} slots instead of {SLOTS}; null stands for a taken card"
            )
    used |= set(dump["structure"])
    dump["face_up"] = _shown(part, dump) if part.face_up is None else sorted(part.face_up)
    if part.later_ages is None:
        dump["later"] = [_dealt(age, used, rng) for age in range(part.age + 1, 4)]
    else:
        decks = enumerate(part.later_ages, part.age + 1)
        dump["later"] = [numbers(f"later_ages (age {age})", deck, CARD_IDS) for age, deck in decks]


def _dealt(age: int, used: set[int], rng: Rng) -> list[int]:
    def drawn(deck: int, count: int) -> list[int]:
        cards = range(DECK_STARTS[deck], DECK_STARTS[deck] + DECK_SIZES[deck])
        return rng.shuffled([card for card in cards if card not in used])[:count]

    guilds = drawn(3, GUILDS_IN) if age == 3 else []
    found = rng.shuffled(guilds + drawn(age - 1, SLOTS - len(guilds)))
    if len(found) != SLOTS:
        raise BadPosition(
            "structure", f"too many cards of age {age} are named elsewhere to deal it anew; list its slots"
        )
    return found


def _shown(part: Part, dump: Dump) -> list[int]:
    """What lies face up after every reveal: what the layout shows and what is available (DU-19)."""
    if part.age == 0:
        return []
    held = {slot for slot, card in enumerate(dump["structure"]) if card >= 0}
    layout = LAYOUTS[part.age - 1]
    return [slot for slot in sorted(held) if layout[slot].face == "up" or not held & set(layout[slot].covered_by)]
