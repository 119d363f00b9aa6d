"""What a seat may know: everything but the choices others have sealed and the coming dice (DI-120).

Built from nothing: the seat's own city as it stands, those of others as the round began.
"""

from __future__ import annotations

from septem.core.room import Head
from septem.games.dice.codes import (
    ACTION,
    CHOOSE_BONUS,
    CHOOSE_BOX,
    EFFECTS,
    FREE_BUILD,
    GONE,
    IN_RESERVE,
    OVER,
    PHASES,
    WAITING,
)
from septem.games.dice.dumps import Dump
from septem.games.dice.engine import DiceState
from septem.games.dice.model import (
    ActionOwed,
    BonusOwed,
    BoxOwed,
    City,
    EffectsOwed,
    ExtraActionOwed,
    ForumDie,
    FreeBuildOwed,
    Options,
    Owed,
    RoundStart,
    View,
)
from septem.games.dice.position import attacks, city_at_start, dice_at, ending
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import (
    BUILDINGS,
    CITY_BUILDINGS,
    COLOUR_IDS,
    DIE_COLOUR,
    DIE_IDS,
    EAST,
    FACES,
    SECTION_COST,
    WAREHOUSE,
    WEST,
)

BARRACKS = (BUILDINGS[WEST], BUILDINGS[EAST])


def view(head: Head, options: Options, base: DiceState, state: DiceState) -> View:
    """The table as a seat (None: a spectator) sees it."""
    words: Words = base.sheet_named()
    dump = base.dump()
    seats: list[Dump] = dump["seats"]
    seat = head["seat"]
    own = None if seat is None else state.dump_of(seat)
    return View(
        **head,
        options=options,
        phase=PHASES[OVER if dump["ended"] else _phase(own)],
        owed=() if own is None else tuple([_owed(words, *frame) for frame in reversed(own["owed"])]),
        round=dump["round"],
        last_round=dump["last_round"] or None,
        ending=ending(dump),
        forum=_forum(dump),
        reserve=dice_at(dump, IN_RESERVE),
        removed=dice_at(dump, GONE),
        cities=tuple(
            [_city(words, own if own is not None and other == seat else given) for other, given in enumerate(seats)]
        ),
        start=None if seat is None else city_at_start(words, seats[seat]),
    )


def _phase(own: Dump | None) -> int:
    """What the seat owes next; a spectator waits."""
    frames: list[tuple[int, int, int]] = own["owed"] if own is not None else []
    return frames[-1][0] if frames else WAITING


def _owed(words: Words, phase: int, about: int, times: int) -> Owed:
    """One thing the seat still has to do."""
    if phase == CHOOSE_BOX:
        return BoxOwed(words.pool[about].buildings, times)
    if phase == CHOOSE_BONUS:
        return BonusOwed(BUILDINGS[about])
    if phase == EFFECTS:
        return EffectsOwed(tuple(words.pool[about : about + times]))
    if phase == FREE_BUILD:
        return FreeBuildOwed()
    return ActionOwed() if phase == ACTION else ExtraActionOwed()


def _forum(dump: Dump) -> tuple[ForumDie, ...]:
    sections: list[int] = dump["section"]
    return tuple(
        [
            ForumDie(
                die=DIE_IDS[die],
                colour=COLOUR_IDS[DIE_COLOUR[die]],
                face=FACES[die][face],
                section=sections[die],
                cost=SECTION_COST[sections[die]],
            )
            for die, face in enumerate(dump["face"])
            if face >= 0
        ]
    )


def _city(words: Words, seat: Dump) -> City:
    counts: list[int] = seat["counts"]
    points: list[int] = seat["points"]
    return City(
        board=words.board_ids[seat["city"]],
        coins=seat["coins"],
        crossed=words.crossed(seat["crossed"]),
        bonuses=words.taken(seat["bonuses"]),
        attacks=attacks(words, seat["attacks"], seat["crossed"]),
        agora_first=bool(seat["agora_first"]),
        resources=counts[WAREHOUSE],
        counts=dict(zip(BUILDINGS, counts, strict=True)),
        score=dict(zip(CITY_BUILDINGS, points[1:], strict=True)),
        points=sum(points),
        die_discount=seat["die_discount"],
        free_colours=tuple([COLOUR_IDS[colour] for colour in seat["free_colours"]]),
        die_coins={COLOUR_IDS[colour]: coins for colour, coins in enumerate(seat["die_coins"]) if coins},
        unlocked=tuple([COLOUR_IDS[colour] for colour in seat["unlocked"]]),
        round_start=RoundStart(
            counts=dict(zip(BUILDINGS, seat["start_counts"], strict=True)),
            defences=dict(zip(BARRACKS, seat["start_defences"], strict=True)),
        ),
    )
