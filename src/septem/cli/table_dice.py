"""The table of 7 Wonders Dice in a terminal: tray, seats, own board. Signs besides colours, words through `said`."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.dice.sheet import words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.tables import CITY_BUILDINGS, COLOURS, DIE_COLOUR, DIE_IDS

SIGNS = {
    "diamond": "◆",
    "bar": "▬",
    "triangle": "▲",
    "cross": "✚",
    "circle": "●",
    "person": "☻",
    "dot": "•",
    "star": "★",
}
STYLES = {
    "grey": "bright_black",
    "blue": "blue",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "white": "bold",
    "black": "reverse",
    "purple": "magenta",
}
BUILDING_COLOURS = {building: colour for colour, entry in COLOURS.items() for building in entry.buildings}
PLAIN_BUILDINGS = ("warehouse", *CITY_BUILDINGS)


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table as a seat (or a spectator) sees it."""
    parts: list[RenderableType] = [_title(view, said), _forum(view, explain, said), _seats(view, said)]
    if view["seat"] is not None:
        parts += [_board(view, said), _lasting(view, said)]
    if explain:
        parts.append(_guild(view, explain, said))
    return Group(*parts)


def label(move: Move, view: Json, said: Texts) -> str:
    """One line: action, price, effect."""
    data: Json = move.data
    if "choose_bonus" in data:
        words = words_of(view["options"]["sheet"])
        effects = words.bonuses[data["choose_bonus"]]
        return _line(said.say("move-bonus", {"bonus": data["choose_bonus"]}), *(_effect(one, said) for one in effects))
    action: Json = data["extra"] or {} if "extra" in data else data
    if action.get("type") == "pass":
        return said.say("move-pass", {"coins": move.why["coins_gained"]})
    if "box" not in move.why:
        return said.say("move-none")
    kind = str(action.get("type", "cross"))
    head = said.say(f"move-{kind}", {"box": move.why["box"], "die": action.get("die", "")})
    if kind == "build":
        head = f"{_sign(action['die'])} {head}"
    return _line(head, _coins(move.why["coins_paid"] - move.why["coins_gained"], said), *_worth(move.why, said))


def _line(*parts: str) -> str:
    return " | ".join(part for part in parts if part)


def _coins(coins: int, said: Texts) -> str:
    return said.say("price-coins", {"coins": coins}) if coins else said.say("price-free")


def _worth(why: Json, said: Texts) -> list[str]:
    found = []
    if why["vp"]:
        found.append(said.say("worth-vp", {"points": why["vp"]}))
    if "points" in why:
        found.append(said.say("worth-attack", {"points": why["points"]}))
    return found + [_effect(effect, said) for effect in why["effects"]]


def _effect(effect: Json, said: Texts) -> str:
    ((name, argument),) = effect.items()
    args: Json = {}
    match name, argument:
        case ("cross_one" | "cross_up_to_two" | "cross_one_of", building):
            args = {"building": building}
        case ("per_box", [building, amount]):
            args = {"building": building, "amount": amount}
        case ("coins", coins):
            args = {"coins": coins}
        case ("coins_on_die", [colour, coins]):
            args = {"colour": colour, "coins": coins}
        case ("die_cost_zero" | "unlock", colour):
            args = {"colour": colour}
    return said.say(f"effect-{name}", args)


def _sign(die: str) -> str:
    colour = list(COLOURS)[DIE_COLOUR[DIE_IDS.index(die)]]
    return SIGNS[COLOURS[colour].shape]


def _title(view: Json, said: Texts) -> Text:
    last = view["last_round"] == view["round"]
    head = said.say("table-last-round" if last else "table-title", {"round": view["round"]})
    return Text(f"{head}: {said.say('phase-' + view['phase'])}", style="bold")


# ---- Forum ----------------------------------------------------------------------------------------


def _forum(view: Json, explain: Json, said: Texts) -> Table:
    table = Table(title=said.say("table-forum"), title_justify="left", expand=False)
    table.add_column(said.say("table-die"), no_wrap=True)
    table.add_column(said.say("table-shows"), no_wrap=True)
    table.add_column(said.say("table-price"), justify="right")
    if explain:
        table.add_column(said.say("table-boxes"))
    advice = {one["die"]: one for one in explain.get("dice", [])}
    for die in view["forum"]:
        name = Text(f"{_sign(die['die'])} {said.name('die', die['die'])}", style=STYLES[die["colour"]])
        price = str(die["cost"])
        row: list[RenderableType] = [name, said.name("face", die["face"])]
        if explain:
            own = advice[die["die"]]["die_cost"]
            price = price if own == die["cost"] else f"{die['cost']} → {own}"
            row += [price, _fillable(advice[die["die"]], said)]
        else:
            row.append(price)
        table.add_row(*row)
    return table


def _fillable(die: Json, said: Texts) -> str:
    if not die["unlocked"]:
        return said.say("table-locked")
    open_boxes = [one for one in die["boxes"] if one["possible"]]
    listed = [f"{said.name('box', one['box'])} ({one['coins_paid'] - one['coins_gained']})" for one in open_boxes]
    return ", ".join(listed) or said.say("table-nothing")


# ---- seats ----------------------------------------------------------------------------------------


def _seats(view: Json, said: Texts) -> Table:
    """One column per seat; crossed boxes of all boxes by building."""
    words = words_of(view["options"]["sheet"])
    table = Table(expand=False)
    table.add_column(said.say("table-seat"), no_wrap=True)
    width = 14 if len(view["seats"]) < 5 else 6
    for seat, board in enumerate(view["seats"]):
        mine = "*" if seat == view["seat"] else ""
        name = _short(said.name("city", board["city"]), width)
        table.add_column(f"{seat + 1}{mine} {name}", justify="right", no_wrap=True)
    for figure in ("coins", "resources"):
        table.add_row(said.say(f"table-{figure}"), *(str(board[figure]) for board in view["seats"]))
    bonuses = [f"{len(board['bonuses'])}/{len(words.bonus_ids)}" for board in view["seats"]]
    table.add_row(said.say("table-bonuses"), *bonuses)
    for building in CITY_BUILDINGS:
        size = len(words.boxes_of(building))
        table.add_row(
            said.name("building", building), *(f"{board['counts'][building]}/{size}" for board in view["seats"])
        )
    table.add_row(said.say("table-points"), *(str(board["total"]) for board in view["seats"]), style="bold")
    return table


def _short(word: str, width: int) -> str:
    return word if len(word) <= width else word[: width - 1] + "."


# ---- own board ------------------------------------------------------------------------------------


def _board(view: Json, said: Texts) -> Table:
    words = words_of(view["options"]["sheet"])
    own = view["seats"][view["seat"]]
    title = f"{said.say('table-board')}: {said.name('city', own['city'])} ({said.say('table-legend')})"
    table = Table(title=title, title_justify="left", show_header=False, expand=False)
    table.add_column(said.say("table-building"), no_wrap=True)
    table.add_column(said.say("table-crossed"))
    table.add_column(said.say("table-points"), justify="right")
    for building in PLAIN_BUILDINGS:
        rows = [row for row in words.boards[own["city"]].values() if row.building == building]
        if rows:
            points = str(own["points"].get(building, ""))
            table.add_row(_building_name(building, said), _boxes(rows, own, said), points)
    return table


def _building_name(building: str, said: Texts) -> Text:
    colour = BUILDING_COLOURS.get(building)
    sign = SIGNS[COLOURS[colour].shape] if colour else " "
    return Text(f"{sign} {said.name('building', building)}", style=STYLES[colour] if colour else "")


def _boxes(rows: list[BoxRow], own: Json, said: Texts) -> Text:
    found = Text()
    for number, row in enumerate(rows):
        found.append("; " if number else "")
        crossed = row.id in own["crossed"]
        found.append(_box(row, own, said), style="dim" if crossed else "")
    return found


def _box(row: BoxRow, own: Json, said: Texts) -> str:
    crossed: list[str] = own["crossed"]
    state = "x" if row.id in crossed else ">" if row.after is None or row.after in crossed else "."
    marks = [f"{state}{row.cost}"]
    if row.symbols:
        marks.append("/".join(said.name("face", symbol) for symbol in row.symbols))
    if row.vp:
        marks.append(said.say("worth-vp", {"points": row.vp}))
    if row.attack is not None:
        marks.append(said.say("worth-attack", {"points": own["attacks"].get(row.id, row.attack)}))
    if row.defence:
        marks.append(said.say("worth-defence"))
    marks += [_effect(effect, said) for effect in row.effects]
    return " ".join(marks)


def _lasting(view: Json, said: Texts) -> Text:
    own = view["seats"][view["seat"]]
    found = [said.say("effect-die_cost_minus_1")] * own["die_discount"]
    found += [_effect({"die_cost_zero": colour}, said) for colour in own["free_colours"]]
    found += [_effect({"coins_on_die": [colour, coins]}, said) for colour, coins in own["die_coins"].items()]
    found += [_effect({"unlock": colour}, said) for colour in own["unlocked"]]
    return Text(said.say("table-lasting", {"effects": ", ".join(found) or said.say("table-nothing")}))


def _guild(view: Json, explain: Json, said: Texts) -> Text:
    """Who could cross a Guild Court box, for the purple face shown, or for every face while the die is not there."""
    shown = [die["face"] for die in view["forum"] if die["face"] in explain["guild"]]
    lines = [
        said.say("table-guild-holds", {"face": face, "seats": _numbers(explain["guild"][face], said)})
        for face in (shown or explain["guild"])
    ]
    return Text(said.say("table-guild", {"face": "; ".join(lines)}))


def _numbers(seats: list[int], said: Texts) -> str:
    return ", ".join(str(seat + 1) for seat in seats) or said.say("table-guild-nobody")


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    """A move that is not possible, in words."""
    data: Json = refusal.data.get("extra") or refusal.data
    if "choose_bonus" in data:
        return said.say("move-bonus", {"bonus": data["choose_bonus"]})
    if "choose_box" in data:
        return said.say("move-cross", {"box": data["choose_box"]})
    if data["type"] == "wonder":
        return said.name("building", "wonder")
    return said.say(f"move-{data['type']}", data)
