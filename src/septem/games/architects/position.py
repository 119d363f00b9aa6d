"""The game's own part of a position: the whole table in names, out and in."""

from septem.core.model import Json
from septem.core.records import checked_state, checked_streams
from septem.games.architects.checks import TablePart, read_table
from septem.games.architects.codes import (
    ENDINGS,
    OVER,
    PHASES,
    WONDERS_GIVEN,
    WONDERS_PICKED,
    WONDERS_RANDOM,
)
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.ids import counts_out, decks_in_play, kinds_out, mask_out, seat_out
from septem.games.architects.tables import BIT, DECK_IDS, TOKEN_IDS, WONDER_IDS

WORDS = 2**32


def configured(players: int, options: Json) -> ArchitectsState:
    """An empty state with these options."""
    wonders = options["wonders"]
    given = wonders if isinstance(wonders, list) else []
    figures = {name: int(value) for name, value in options.items() if name != "wonders"}
    if given:
        figures["wonders_by"] = WONDERS_GIVEN
    else:
        figures["wonders_by"] = WONDERS_PICKED if wonders == "picked" else WONDERS_RANDOM
    state = ArchitectsState()
    state.configure(players, figures, [WONDER_IDS.index(wonder) for wonder in given])
    return state


def options_out(setup: Json) -> Json:
    """What a state was told at its set-up, as options."""
    by = {
        WONDERS_RANDOM: "random",
        WONDERS_PICKED: "picked",
        WONDERS_GIVEN: [WONDER_IDS[wonder] for wonder in setup["given"]],
    }
    switches = {name: bool(value) for name, value in setup.items() if name not in ("wonders_by", "given")}
    return {"wonders": by[setup["wonders_by"]], **switches, "first_player": setup["first_player"]}


def position_out(state: ArchitectsState) -> Json:
    """The complete table in names, hidden things included."""
    dump = state.dump()
    seats = range(len(dump["wonder"]))
    return {
        "phase": PHASES[dump["phase"]],
        "active": dump["active"],
        "turn": dump["turn"],
        "seats": [seat_out(dump, seat) for seat in seats],
        "decks": {WONDER_IDS[deck]: kinds_out(dump["decks"][deck]) for deck in decks_in_play(dump)},
        "central": kinds_out(dump["decks"][-1]),
        "central_known_to": [seat for seat in seats if dump["known"] & BIT[seat]],
        "discard": counts_out(dump["discard"]),
        "face_up": [TOKEN_IDS[token] for token in dump["face_up"] if token >= 0],
        "pile": [TOKEN_IDS[token] for token in dump["pile"]],
        "conflict_battle": dump["conflict_battle"],
        "cat": dump["cat"] if dump["cat"] >= 0 else None,
        "live": mask_out(dump["live"], TOKEN_IDS),
        "used": mask_out(dump["used"], TOKEN_IDS),
        "look": DECK_IDS[dump["looked"]] if dump["looked"] >= 0 else None,
        "ending": ENDINGS[dump["ending"]] if dump["phase"] == OVER else None,
        "streams": state.streams(),
    }


def position_in(players: int, options: Json, data: Json) -> ArchitectsState:
    """A state from names; what would happen by itself in that position happens at once."""
    part: TablePart = checked_state(data, TablePart)
    state = configured(players, options)
    state.restore(read_table(part, players, options))
    state.set_streams(_fresh_streams(players, options) if part.streams is None else checked_streams(part.streams))
    state._vouch()
    return state


def _fresh_streams(players: int, options: Json) -> list[int]:
    """For a position that brings none: those of a game just dealt."""
    dealt = configured(players, options)
    dealt.begin(0)
    return dealt.streams()
