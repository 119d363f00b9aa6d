"""Positions as names, at the beginning of a round: out of the engine, and back with every claim checked.

Choices of the running round are not in it: the facade writes them down as sealed moves.
"""

from __future__ import annotations

from septem.core.records import checked_streams
from septem.games.dice.checks import check
from septem.games.dice.codes import ENDINGS, GONE
from septem.games.dice.dumps import Dump
from septem.games.dice.engine import DiceState
from septem.games.dice.model import CityPart, DiePart, Ending, Options, Part
from septem.games.dice.sheet import our_sheet, sheet_of, words_of
from septem.games.dice.sheet_columns import Words
from septem.games.dice.sheet_form import Sheet
from septem.games.dice.tables import DIE_IDS, FACES


def configured(players: int, options: Options) -> DiceState:
    """An empty state with the options set."""
    return DiceState(sheet_of(options.sheet), players, options.max_rounds)


def options_of(state: DiceState) -> Options:
    """The options of a state."""
    words: Words = state.sheet_named()
    return Options(sheet=without_ours(words.sheet), max_rounds=state.dump()["max_rounds"])


def without_ours(sheet: Sheet | None) -> Sheet | None:
    """A sheet as it stands in the options: None for ours."""
    return None if sheet == our_sheet() else sheet


# ---- out ---------------------------------------------------------------------------------------


def write(state: DiceState) -> Part:
    """The game's own part of a position: the beginning of the round."""
    words: Words = state.sheet_named()
    dump = state.dump()
    return Part(
        cities=tuple(city_at_start(words, seat) for seat in dump["seats"]),
        forum={
            DIE_IDS[die]: DiePart(FACES[die][face], dump["section"][die])
            for die, face in enumerate(dump["face"])
            if face >= 0
        },
        round=dump["round"],
        last_round=dump["last_round"] or None,
        ending=ending(dump),
        removed=dice_at(dump, GONE),
        streams=tuple(state.streams()),
    )


def city_at_start(words: Words, seat: Dump) -> CityPart:
    """One city in names, as its turn began."""
    return CityPart(
        board=words.board_ids[seat["city"]],
        coins=seat["start_coins"],
        crossed=words.crossed(seat["start_crossed"]),
        bonuses=words.taken(seat["start_bonuses"]),
        attacks=attacks(words, seat["attacks"], seat["start_crossed"]),
        agora_first=bool(seat["agora_first"]),
    )


def attacks(words: Words, points: list[int], crossed: int) -> dict[str, int]:
    """Points written down, by crossed attack box."""
    return {box: points[slot] for slot, (number, box) in enumerate(words.attack_boxes) if crossed >> number & 1}


def dice_at(dump: Dump, place: int) -> tuple[str, ...]:
    """Names of the dice in the reserve or out of the game."""
    return tuple([DIE_IDS[die] for die, at in enumerate(dump["place"]) if at == place])


def ending(dump: Dump) -> Ending | None:
    """How the game ended, None while it goes on."""
    return ENDINGS[dump["ended"] - 1] if dump["ended"] else None


# ---- in ----------------------------------------------------------------------------------------


def load(players: int, options: Options, part: Part) -> DiceState:
    """The state of a position; BadPosition names the field that cannot be."""
    state = configured(players, options)
    dump = check(part, words_of(options.sheet), players, options.max_rounds)
    streams = None if part.streams is None else checked_streams(part.streams)
    state.restore(dump)
    if streams is None:
        state.seed_for(part.round)
    else:
        state.set_streams(streams)
    state._vouch()
    return state
