"""The engine's journal as events: message ids with arguments."""

from collections.abc import Callable, Sequence

from septem.core.hooks import Row
from septem.core.model import Event, Json
from septem.games.architects import codes
from septem.games.architects.dumps import Dump
from septem.games.architects.ids import kinds_out, mask_out
from septem.games.architects.moves import payment_out, set_out
from septem.games.architects.tables import DECK_IDS, KIND_IDS, LOOK_AT, STAGE_IDS, TOKEN_IDS, WONDER_IDS

Teller = Callable[[Row, Dump, Json], list[Event]]


def told(rows: Sequence[Row], after: Dump, options: Json) -> list[Event]:
    """Events of one move; `after` is the table it leads to."""
    return [event for row in rows for event in TELLERS[row[0]](row, after, options)]


def _simple(kind: str) -> Teller:
    return lambda row, after, options: [Event(kind, {"seat": row[1]})]


def _wonder(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("wonder", {"seat": row[1], "wonder": WONDER_IDS[row[2]]})]


def _turn(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("turn", {"seat": row[1], "turn": row[2]})]


def _peek(row: Row, after: Dump, options: Json) -> list[Event]:
    """Which card it is, only the cat's owner learns (AR-61)."""
    args = {"seat": row[1]}
    return [Event("peek", {**args, "card": KIND_IDS[row[2]]}, (row[1],), Event("peek-hidden", args))]


def _take(row: Row, after: Dump, options: Json) -> list[Event]:
    args = {"seat": row[1], "card": KIND_IDS[row[3]], "deck": DECK_IDS[row[2]]}
    return [Event("take-extra", {**args, "token": TOKEN_IDS[row[4] - 1]}) if row[4] else Event("take", args)]


def _horns(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("horns", {"seat": row[1], "count": row[2], "battle": row[3], "total": row[4]})]


def _armed(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("armed", {"seat": row[1], "token": token}) for token in mask_out(row[2], TOKEN_IDS)]


def _build(row: Row, after: Dump, options: Json) -> list[Event]:
    args: Json = {"seat": row[1], "stage": STAGE_IDS[row[2]], "cards": payment_out(row[3])}
    used = [("economy", row[4]), ("engineering", row[5])]
    return [Event("build", args), *(Event("paid-with", {"seat": row[1], "token": t}) for t, yes in used if yes)]


def _science(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("science", {"seat": row[1], "cards": set_out(row[2])})]


def _progress(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("progress-blind" if row[3] else "progress", {"seat": row[1], "token": TOKEN_IDS[row[2]]})]


def _revealed(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("revealed", {"token": TOKEN_IDS[row[1]]})]


def _look(row: Row, after: Dump, options: Json) -> list[Event]:
    args = {"seat": row[1], "deck": DECK_IDS[row[2]]}
    seen: Json = {**args, "cards": kinds_out(after["decks"][row[2]][:LOOK_AT])}
    if options["halicarnassus_public"]:
        return [Event("look", seen)]
    return [Event("look", seen, (row[1],), Event("look-hidden", args))]


def _shuffled(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("shuffled", {"deck": DECK_IDS[row[1]]})]


def _battle(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("battle")]


def _won(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("won", {"seat": row[1], "shields": row[2], "count": row[3]})]


def _end(row: Row, after: Dump, options: Json) -> list[Event]:
    return [Event("end", {"ending": codes.ENDINGS[row[1]]})]


TELLERS: dict[int, Teller] = {
    codes.TOLD_WONDER: _wonder,
    codes.TOLD_TURN: _turn,
    codes.TOLD_PEEK: _peek,
    codes.TOLD_NO_CARD: _simple("no-card"),
    codes.TOLD_TAKE: _take,
    codes.TOLD_CAT: _simple("cat"),
    codes.TOLD_HORNS: _horns,
    codes.TOLD_ARMED: _armed,
    codes.TOLD_BUILD: _build,
    codes.TOLD_COMPLETE: _simple("complete"),
    codes.TOLD_SCIENCE: _science,
    codes.TOLD_PROGRESS: _progress,
    codes.TOLD_REVEALED: _revealed,
    codes.TOLD_DECLINE: _simple("decline"),
    codes.TOLD_LOOK: _look,
    codes.TOLD_SHUFFLED: _shuffled,
    codes.TOLD_BATTLE: _battle,
    codes.TOLD_WON: _won,
    codes.TOLD_END: _end,
}
