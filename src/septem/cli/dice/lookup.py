"""Buildings, boxes, dice and bonuses of 7 Wonders Dice to look up."""

from collections.abc import Iterator

from septem.cli.dice import words as words
from septem.cli.lookup import Entry
from septem.core.model import Json
from septem.core.texts import Texts
from septem.games.dice.sheet import words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, DIE_IDS, FACES


def entries(view: Json, said: Texts) -> Iterator[Entry]:
    """The viewer's board (a spectator: the first one) with its boxes, the dice and the bonuses."""
    sheet: Words = words_of(view["options"]["sheet"])
    board = sheet.boards[view["seats"][view["seat"] or 0]["city"]]
    for building in BUILDINGS:
        rows = [row for row in board.values() if row.building == building]
        lines = (f"{said.name('box', row.id)}: {', '.join(_box(row, said))}" for row in rows)
        yield Entry(said.name("building", building), "", tuple(lines))
    for row in board.values():
        yield Entry(said.name("box", row.id), "", tuple(_box(row, said)))
    for die, faces in zip(DIE_IDS, FACES, strict=True):
        shown = ", ".join(said.name("face", face) for face in faces)
        yield Entry(said.say("lookup-die", {"die": die}), "", (said.say("lookup-faces", {"faces": shown}),))
    for bonus, effects in sheet.bonuses.items():
        does = tuple(words.effects_words(effects, said))
        yield Entry(said.name("bonus", bonus), said.say("lookup-bonus"), does)


def _box(row: BoxRow, said: Texts) -> list[str]:
    """Cost, symbols, points and effects of a box."""
    found = [said.say("lookup-cost", {"cost": said.say("price-coins", {"coins": row.cost})})]
    if row.symbols:
        found.append(" / ".join(said.name("face", symbol) for symbol in row.symbols))
    if row.vp:
        found.append(said.say("worth-vp", {"points": row.vp}))
    if row.attack is not None:
        found.append(said.say("worth-attack", {"points": row.attack}))
    if row.defence:
        found.append(said.say("worth-defence"))
    return found + words.effects_words(row.effects, said)
