"""Journal rows of the engine as events, seat by seat, then what ends the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from septem.core.model import Told
from septem.core.room import Row
from septem.games.dice import codes
from septem.games.dice import model as m
from septem.games.dice.dumps import Dump
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import AGORA, BUILDINGS, DIE_IDS, FACES

OFFERS: dict[int, m.Offer] = {codes.CHOOSE_BOX: "choose_box", codes.FREE_BUILD: "free_build"}


def told(rows: Sequence[Row], after: DiceState) -> list[Told[m.Event]]:
    """Events of one round; all are public, and the order in which seats sealed is not told."""
    words: Words = after.sheet_named()
    dump = after.dump()
    own = sorted((row for row in rows if row[1] >= 0), key=lambda row: row[1])
    common = [row for row in rows if row[1] < 0]
    return [Told(_event(words, dump, *row)) for row in (*own, *common)]


def _event(words: Words, dump: Dump, kind: int, seat: int, a: int, b: int, c: int, d: int) -> m.Event:
    if kind == codes.TOLD_WONDER:
        return m.WonderBuilt(seat, words.board_ids[dump["seats"][seat]["city"]])
    if kind == codes.TOLD_ROUND:
        shown = [(DIE_IDS[die], FACES[die][face]) for die, face in enumerate(dump["face"]) if face >= 0]
        return m.RoundBegan(a, tuple(die for die, _ in shown), tuple(face for _, face in shown))
    return EVENTS[kind](words, seat, a, b, c, d)


EVENTS: dict[int, Callable[[Words, int, int, int, int, int], m.Event]] = {
    codes.TOLD_BUILD: lambda words, seat, die, face, cost, gained: m.Built(
        seat, DIE_IDS[die], FACES[die][face], cost, gained
    ),
    codes.TOLD_PASS: lambda words, seat, coins, b, c, d: m.Passed(seat, coins),
    codes.TOLD_CROSS: lambda words, seat, box, paid, c, d: m.Crossed(
        seat, words.boxes[box].id, words.boxes[box].building, paid
    ),
    codes.TOLD_ATTACK: lambda words, seat, box, paid, points, d: m.Attacked(
        seat, words.boxes[box].id, words.boxes[box].building, paid, points
    ),
    codes.TOLD_COINS: lambda words, seat, coins, b, c, d: m.CoinsGained(seat, coins),
    codes.TOLD_BONUS: lambda words, seat, bonus, building, c, d: m.BonusTaken(
        seat, words.bonus_ids[bonus], BUILDINGS[building]
    ),
    codes.TOLD_DECLINE: lambda words, seat, phase, b, c, d: m.Declined(seat, OFFERS[phase]),
    codes.TOLD_LAPSE: lambda words, seat, phase, b, c, d: m.Lapsed(seat, OFFERS[phase]),
    codes.TOLD_AGORA_FIRST: lambda words, all_, seat, points, c, d: m.FirstFinished(seat, BUILDINGS[AGORA], points),
    codes.TOLD_SWAP: lambda words, all_, removed, die, c, d: m.DieSwapped(DIE_IDS[die], DIE_IDS[removed]),
    codes.TOLD_LAST_ROUND: lambda words, all_, number, b, c, d: m.LastRoundAnnounced(number),
    codes.TOLD_END: lambda words, all_, ending, number, c, d: m.GameEnded(codes.ENDINGS[ending - 1], number),
}
