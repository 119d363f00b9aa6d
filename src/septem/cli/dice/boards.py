"""Boards of 7 Wonders Dice in the terminal: the own one in full, all others in a line each, neighbours in two."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli.dice import words as words
from septem.cli.dice.words import BETWEEN, Flow
from septem.cli.marks import COIN
from septem.core.model import Json
from septem.core.texts import Texts
from septem.games.dice.tables import BUILDINGS

LONGEST_OWNER = 27


def neighbours(view: Json) -> tuple[int, int]:
    """The seats on the viewer's left and right (DI-1)."""
    count = len(view["seats"])
    return (view["seat"] + 1) % count, (view["seat"] - 1) % count


def seat_name(view: Json, seat: int, said: Texts) -> str:
    """Who sits there, seen from the viewer's seat."""
    return said.say("you") if seat == view["seat"] else said.say("seat", {"number": seat + 1})


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim underline")


# ---- the others ---------------------------------------------------------------------------------
def other_boards(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    """One line for each of the others (a spectator: for all), then what is worth knowing about the neighbours."""
    table = plain_table()
    for heading in ("seats" if view["seat"] is None else "seat", "coins", "bonuses", "crossed", "points"):
        right = heading in ("coins", "bonuses", "points")
        table.add_column(said.say(f"table-{heading}"), justify="right" if right else "left", no_wrap=True)
    for seat, board in enumerate(view["seats"]):
        if seat != view["seat"]:
            bonuses = f"{len(board['bonuses'])}/{len(words.sheet_words(view).bonus_ids)}"
            owner = Text(_owner(view, seat, said))
            owner.truncate(LONGEST_OWNER, overflow="ellipsis")
            table.add_row(owner, f"{board['coins']} {COIN}", bonuses, _counts(view, board), str(board["total"]))
    return [table] if view["seat"] is None else [table, *_about_neighbours(view, explain, said)]


def _side(view: Json, seat: int) -> str:
    """Where a seat is seen from the viewer's: left, right, both or neither."""
    if view["seat"] is None:
        return ""
    left, right = neighbours(view)
    return ("◀" if seat == left else "") + ("▶" if seat == right else "") or " "


def _owner(view: Json, seat: int, said: Texts) -> str:
    name = f"{said.say('seat', {'number': seat + 1})}: {said.name('city', view['seats'][seat]['city'])}"
    side = _side(view, seat)
    return f"{side} {name}" if side else name


def _counts(view: Json, board: Json) -> Text:
    """Crossed boxes by building, a complete building underlined."""
    found = Text()
    for building in BUILDINGS:
        size = len(words.sheet_words(view).boxes_of(building))
        if size:
            count = board["counts"][building]
            found.append(words.BUILDING_MARKS[building], words.building_style(building))
            found.append(f"{count} ", "underline" if count == size else "" if count else "dim")
    found.rstrip()
    return found


def _about_neighbours(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    """What their defences take from one's attacks, and what they have for good."""
    lines: list[RenderableType] = []
    for seat in dict.fromkeys(neighbours(view)):
        parts = _defences(view, explain, seat, said)
        parts += words.effects_signs(words.lasting(view["seats"][seat]), said)
        if parts:
            head = words.unbroken(f"{_side(view, seat)} {seat_name(view, seat, said)}:")
            lines.append(Flow(f"{head} {BETWEEN.join(parts)}", "dim"))
    return lines


def _defences(view: Json, explain: Json, seat: int, said: Texts) -> list[str]:
    """What a neighbour's defences take from one's attacks; with two players by building, as both sides are his."""
    found = []
    for building, met in explain.get("facing", {}).items():
        if met["seat"] == seat and met["defences"]:
            text = said.say("table-facing", {"points": met["defences"]})
            both = len(view["seats"]) == 2
            found.append(words.unbroken(f"{text} ({said.name('building', building)})" if both else text))
    return found


# ---- the own board ------------------------------------------------------------------------------
def own_board(view: Json, said: Texts) -> RenderableType:
    """The viewer's board, every box of it."""
    board = view["seats"][view["seat"]]
    lines = Table.grid(padding=(0, 1))
    lines.add_row(COIN, _treasury(board, said))
    lines.add_row("☆", _bonuses(view, board, said))
    for building in BUILDINGS:
        if words.sheet_words(view).boxes_of(building):
            style = words.building_style(building)
            lines.add_row(Text(words.BUILDING_MARKS[building], style), _building(view, board, building, said))
    title = f"{said.say('table-board')}: {said.name('city', board['city'])}"
    return Panel(lines, title=Text(title), title_align="left", border_style="cyan", padding=(0, 1))


def _treasury(board: Json, said: Texts) -> RenderableType:
    """Coins, resources, points, and what the crossed boxes do for good."""
    parts = [
        f"{said.say('table-coins')} {board['coins']}",
        f"{said.say('table-resources')} {board['resources']}",
        said.say("table-points-now", {"points": board["total"]}),
    ]
    found = Text(BETWEEN.join(words.unbroken(part) for part in parts), "bold")
    lasting = words.effects_signs(words.lasting(board), said)
    return Flow(
        found.append(f"{BETWEEN}{said.say('table-lasting')} {', '.join(lasting)}" if lasting else "", "not bold")
    )


def _bonuses(view: Json, board: Json, said: Texts) -> RenderableType:
    """The bonuses, crossed or open."""
    found = Text(f"{said.say('table-bonuses')} ")
    for number, (bonus, effects) in enumerate(words.sheet_words(view).bonuses.items()):
        crossed = bonus in board["bonuses"]
        mark = words.CROSSED if crossed else words.OPEN
        found.append(BETWEEN if number else "")
        brings = words.unbroken(f"{mark} {', '.join(words.effects_signs(effects, said))}")
        found.append(brings, "dim" if crossed else "")
    return Flow(found)


def _building(view: Json, board: Json, building: str, said: Texts) -> RenderableType:
    """One building: how far it is, what it is worth now, then lane by lane its boxes."""
    rows = [row for row in words.sheet_words(view).boards[board["city"]].values() if row.building == building]
    name = said.name("building", building)
    wonder = said.name("wonder_name", board["city"])
    if building == "wonder" and wonder != name:
        name = f"{name}: {wonder}"
    points = board["points"].get(building, 0)
    now = f" ({said.say('short-vp', {'points': points})})" if points else ""
    found = Text().append(f"{name} {board['counts'][building]}/{len(rows)}{now}", words.building_style(building))
    for lane in words.lanes(rows):
        found.append(BETWEEN)
        if lane[0].symbols:
            found.append(f"{words.symbols_words(lane[0], said)}{words.NO_BREAK}")
        for number, row in enumerate(lane):
            found.append(" " if number else "")
            found.append(words.box_signs(row, board, said), "dim" if row.id in board["crossed"] else "")
    if building == "agora" and not any(other["agora_first"] for other in view["seats"]):
        found.append(_first_finisher(view, said))
    return Flow(found)


def _first_finisher(view: Json, said: Texts) -> str:
    points = words.sheet_words(view).rows.first_finisher
    return f"{BETWEEN}{words.unbroken(said.say('table-first', {'points': points}))}" if points else ""
