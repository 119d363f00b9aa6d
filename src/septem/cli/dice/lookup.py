"""Buildings, boxes, dice and bonuses of 7 Wonders Dice to look up."""

from collections.abc import Iterator

from septem.cli.dice import words
from septem.cli.lookup import Entry
from septem.core.texts import Texts
from septem.games.dice.catalogue import Box
from septem.games.dice.model import View


def entries(view: View, said: Texts) -> Iterator[Entry]:
    """The viewer's board (a spectator: the first one) with its boxes, the dice and the bonuses."""
    pieces = words.pieces(view)
    boxes = pieces.board(view.cities[view.seat or 0].board).boxes
    for building in pieces.buildings:
        lines = (
            f"{said.name('box', box.id)}: {', '.join(_box(box, said))}" for box in boxes if box.id in building.boxes
        )
        yield Entry(said.name("building", building.id), "", tuple(lines))
    for box in boxes:
        yield Entry(said.name("box", box.id), "", tuple(_box(box, said)))
    for die in pieces.dice:
        shown = ", ".join(said.name("face", face) for face in die.faces)
        yield Entry(said.say("lookup-die", {"die": die.id}), "", (said.say("lookup-faces", {"faces": shown}),))
    for bonus in pieces.bonuses:
        does = tuple(words.effects_words(bonus.effects, said))
        yield Entry(said.name("bonus", bonus.id), said.say("lookup-bonus"), does)


def _box(box: Box, said: Texts) -> list[str]:
    """Cost, symbols, points and effects of a box."""
    found = [said.say("lookup-cost", {"cost": said.say("price-coins", {"coins": box.cost})})]
    if box.symbols:
        found.append(" / ".join(said.name("face", symbol) for symbol in box.symbols))
    if box.vp:
        found.append(said.say("worth-vp", {"points": box.vp}))
    if box.attack is not None:
        found.append(said.say("worth-attack", {"points": box.attack}))
    if box.defence:
        found.append(said.say("worth-defence"))
    return found + words.effects_words(box.effects, said)
