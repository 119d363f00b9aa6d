"""Boards of 7 Wonders Dice in the terminal: the own one in full, all others in a line each, neighbours in two."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli.dice import words
from septem.cli.dice.words import BETWEEN, Flow
from septem.cli.marks import COIN
from septem.core.texts import Texts
from septem.games.dice.catalogue import Building
from septem.games.dice.model import City, Explanation, View

LONGEST_OWNER = 27


def neighbours(viewer: int, players: int) -> tuple[int, int]:
    """The seats on the viewer's left and right (DI-1)."""
    return (viewer + 1) % players, (viewer - 1) % players


def seat_name(view: View, seat: int, said: Texts) -> str:
    """Who sits there, seen from the viewer's seat."""
    return said.say("you") if seat == view.seat else said.say("seat", {"number": seat + 1})


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim underline")


# ---- the others ---------------------------------------------------------------------------------
def other_boards(view: View, explanation: Explanation | None, said: Texts) -> list[RenderableType]:
    """One line for each of the others (a spectator: for all), then what is worth knowing about the neighbours."""
    table = plain_table()
    for heading in ("seats" if view.seat is None else "seat", "coins", "bonuses", "crossed", "points"):
        right = heading in ("coins", "bonuses", "points")
        table.add_column(said.say(f"table-{heading}"), justify="right" if right else "left", no_wrap=True)
    for seat, city in enumerate(view.cities):
        if seat != view.seat:
            bonuses = f"{len(city.bonuses)}/{len(words.pieces(view).bonuses)}"
            owner = Text(_owner(view, seat, said))
            owner.truncate(LONGEST_OWNER, overflow="ellipsis")
            table.add_row(owner, f"{city.coins} {COIN}", bonuses, _counts(view, city), str(city.points))
    return [table] if view.seat is None else [table, *_about_neighbours(view, view.seat, explanation, said)]


def _side(view: View, seat: int) -> str:
    """Where a seat is seen from the viewer's: left, right, both or neither."""
    if view.seat is None:
        return ""
    left, right = neighbours(view.seat, view.players)
    return ("◀" if seat == left else "") + ("▶" if seat == right else "") or " "


def _owner(view: View, seat: int, said: Texts) -> str:
    name = f"{said.say('seat', {'number': seat + 1})}: {said.name('board', view.cities[seat].board)}"
    side = _side(view, seat)
    return f"{side} {name}" if side else name


def _counts(view: View, city: City) -> Text:
    """Crossed boxes by building, a complete building underlined."""
    found = Text()
    for building in words.pieces(view).buildings:
        count = city.counts[building.id]
        found.append(words.BUILDING_MARKS[building.id], words.building_style(building.id))
        found.append(f"{count} ", "underline" if count == len(building.boxes) else "" if count else "dim")
    found.rstrip()
    return found


def _about_neighbours(view: View, viewer: int, explanation: Explanation | None, said: Texts) -> list[RenderableType]:
    """What their defences take from one's attacks, and what they have for good."""
    lines: list[RenderableType] = []
    for seat in dict.fromkeys(neighbours(viewer, view.players)):
        parts = _defences(view, explanation, seat, said) if explanation else []
        parts += words.lasting_signs(view.cities[seat], said)
        if parts:
            head = words.unbroken(f"{_side(view, seat)} {seat_name(view, seat, said)}:")
            lines.append(Flow(f"{head} {BETWEEN.join(parts)}", "dim"))
    return lines


def _defences(view: View, explanation: Explanation, seat: int, said: Texts) -> list[str]:
    """What a neighbour's defences take from one's attacks; with two players by building, as both sides are his."""
    found = []
    for building, met in explanation.facing.items():
        if met.seat == seat and met.defences:
            text = said.say("table-facing", {"points": met.defences})
            both = view.players == 2
            found.append(words.unbroken(f"{text} ({said.name('building', building)})" if both else text))
    return found


# ---- the own board ------------------------------------------------------------------------------
def own_board(view: View, viewer: int, said: Texts) -> RenderableType:
    """The viewer's board, every box of it."""
    city = view.cities[viewer]
    lines = Table.grid(padding=(0, 1))
    lines.add_row(COIN, _treasury(city, said))
    lines.add_row("☆", _bonuses(view, city, said))
    for building in words.pieces(view).buildings:
        style = words.building_style(building.id)
        lines.add_row(Text(words.BUILDING_MARKS[building.id], style), _building(view, city, building, said))
    title = f"{said.say('table-board')}: {said.name('board', city.board)}"
    return Panel(lines, title=Text(title), title_align="left", border_style="cyan", padding=(0, 1))


def _treasury(city: City, said: Texts) -> RenderableType:
    """Coins, resources, points, and what the crossed boxes do for good."""
    parts = [
        f"{said.say('table-coins')} {city.coins}",
        f"{said.say('table-resources')} {city.resources}",
        said.say("table-points-now", {"points": city.points}),
    ]
    found = Text(BETWEEN.join(words.unbroken(part) for part in parts), "bold")
    lasting = words.lasting_signs(city, said)
    return Flow(
        found.append(f"{BETWEEN}{said.say('table-lasting')} {', '.join(lasting)}" if lasting else "", "not bold")
    )


def _bonuses(view: View, city: City, said: Texts) -> RenderableType:
    """The bonuses, crossed or open."""
    found = Text(f"{said.say('table-bonuses')} ")
    for number, bonus in enumerate(words.pieces(view).bonuses):
        crossed = bonus.id in city.bonuses
        mark = words.CROSSED if crossed else words.OPEN
        found.append(BETWEEN if number else "")
        brings = words.unbroken(f"{mark} {', '.join(words.effects_signs(bonus.effects, said))}")
        found.append(brings, "dim" if crossed else "")
    return Flow(found)


def _building(view: View, city: City, building: Building, said: Texts) -> RenderableType:
    """One building: how far it is, what it is worth now, then lane by lane its boxes."""
    rows = [row for row in words.pieces(view).board(city.board).boxes if row.building == building.id]
    name = said.name("building", building.id)
    wonder = said.name("wonder", city.board)
    if building.id == "wonder" and wonder != name:
        name = f"{name}: {wonder}"
    points = city.score.get(building.id, 0)
    now = f" ({said.say('short-vp', {'points': points})})" if points else ""
    found = Text().append(f"{name} {city.counts[building.id]}/{len(rows)}{now}", words.building_style(building.id))
    for lane in words.lanes(rows):
        found.append(BETWEEN)
        if lane[0].symbols:
            found.append(f"{words.symbols_words(lane[0], said)}{words.NO_BREAK}")
        for number, row in enumerate(lane):
            found.append(" " if number else "")
            found.append(words.box_signs(row, city, said), "dim" if row.id in city.crossed else "")
    if building.first_finisher_points and not any(other.agora_first for other in view.cities):
        first = said.say("table-first", {"points": building.first_finisher_points})
        found.append(f"{BETWEEN}{words.unbroken(first)}")
    return Flow(found)
