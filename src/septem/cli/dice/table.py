"""The table of 7 Wonders Dice in the terminal, as a seat sees it; 80 columns are enough. No rules in here.

What is asked stands at the end: the Forum, with the boxes each die fills. Signs besides colours (DI-2a).
"""

from rich.console import Group, RenderableType
from rich.text import Text

from septem.cli.dice import boards as boards
from septem.cli.dice import words as words
from septem.cli.dice.words import BETWEEN, SEPARATOR, Flow
from septem.cli.marks import COIN
from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.dice.tables import BUILDINGS

WITH_DICE = ("action", "extra_action", "free_build")
"""Phases in which a die may be chosen."""
MOST_NAMED = 3


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table; a spectator (seat None) sees all boards in a line each."""
    parts: list[RenderableType] = [_title(view, said), *boards.other_boards(view, explain, said)]
    if view["seat"] is not None:
        parts.append(boards.own_board(view, said))
    parts += [_decision(view, said), _forum(view, explain if view["phase"] in WITH_DICE else {}, said)]
    parts.append(_legend(view, said))
    return Group(*parts)


def label(move: Move, view: Json, said: Texts) -> str:
    """A move in one line: action, price, effect."""
    data: Json = move.data
    if "choose_bonus" in data:
        effects = words.sheet_words(view).bonuses[data["choose_bonus"]]
        return _line(said.say("move-bonus", {"bonus": data["choose_bonus"]}), *words.effects_words(effects, said))
    action: Json = data["extra"] or {} if "extra" in data else data
    if action.get("type") == "pass":
        return said.say("move-pass", {"coins": move.why["coins_gained"]})
    if "box" not in move.why:
        return said.say("move-none")
    kind = str(action.get("type", "cross"))
    city = view["seats"][view["seat"]]["city"]
    head = said.say(f"move-{kind}", {"box": move.why["box"], "die": action.get("die", ""), "wonder_name": city})
    if kind == "build":
        head = f"{words.die_mark(action['die'])} {head}"
    return _line(head, _coins(move.why["coins_paid"] - move.why["coins_gained"], said), *_worth(move.why, said))


def _line(*parts: str) -> str:
    return SEPARATOR.join(part for part in parts if part)


def _coins(coins: int, said: Texts) -> str:
    return said.say("price-coins", {"coins": coins}) if coins else said.say("price-free")


def _worth(why: Json, said: Texts) -> list[str]:
    found = []
    if why["vp"]:
        found.append(said.say("worth-vp", {"points": why["vp"]}))
    if "points" in why:
        found.append(said.say("worth-attack", {"points": why["points"]}))
    return found + words.effects_words(why["effects"], said)


# ---- head and decision --------------------------------------------------------------------------
def _title(view: Json, said: Texts) -> RenderableType:
    last = view["last_round"] == view["round"]
    parts = [said.say("table-last-round" if last else "table-title", {"round": view["round"]})]
    reserve = [words.unbroken(f"{words.die_mark(die)} {said.name('die', die)}") for die in view["reserve"]]
    if reserve:
        parts.append(f"{said.say('table-reserve')} {', '.join(reserve)}")
    return Flow(BETWEEN.join(parts), "bold")


def _decision(view: Json, said: Texts) -> RenderableType:
    """What is to be decided, in a line of its own."""
    text = said.say(f"phase-{view['phase']}")
    if view["phase"] == "choose_box":
        text += f" ({'/'.join(dict.fromkeys(words.BUILDING_MARKS[one] for one in view['owed'][0]['buildings']))})"
    return Text(f"» {text}", "bold cyan")


# ---- Forum --------------------------------------------------------------------------------------
def _forum(view: Json, explain: Json, said: Texts) -> RenderableType:
    table = boards.plain_table()
    for heading in ("forum", "shows", "price"):
        table.add_column(said.say(f"table-{heading}"), no_wrap=True, justify="right" if heading == "price" else "left")
    if explain:
        table.add_column(said.say("table-boxes"))
    advice = {one["die"]: one for one in explain.get("dice", [])}
    for die in view["forum"]:
        name = Text(f"{words.die_mark(die['die'])} {said.name('die', die['die'])}", words.STYLES[die["colour"]])
        price = words.coins_signs(die["cost"])
        row: list[RenderableType] = [name, said.name("face", die["face"])]
        if explain:
            own = advice[die["die"]]["die_cost"]
            price = price if own == die["cost"] else f"{die['cost']}→{words.coins_signs(own)}"
            row += [price, _fillable(view, explain, die, advice[die["die"]], said)]
        else:
            row.append(price)
        table.add_row(*row)
    return table


def _fillable(view: Json, explain: Json, die: Json, advice: Json, said: Texts) -> RenderableType:
    """The boxes a die can fill, with all coins they take; for the purple die also who satisfies its condition."""
    found = _boxes(advice["boxes"], said) if advice["unlocked"] else said.say("table-locked")
    if die["face"] in explain["guild"]:
        found += f"{BETWEEN}{said.say('table-guild', {'seats': _holders(view, explain['guild'][die['face']], said)})}"
    return Flow(found)


def _holders(view: Json, seats: list[int], said: Texts) -> str:
    """The seats that satisfy a condition, by their numbers."""
    if len(seats) == len(view["seats"]):
        return said.say("table-guild-all")
    numbers = [said.say("you") if seat == view["seat"] else str(seat + 1) for seat in seats]
    return ", ".join(numbers) or said.say("table-guild-nobody")


def _boxes(listed: list[Json], said: Texts) -> str:
    """The possible ones building by building, each with its coins; many only by their number: the moves name them."""
    possible = [one for one in listed if one["possible"]]
    if len(possible) > MOST_NAMED:
        least = min(one["coins_paid"] - one["coins_gained"] for one in possible)
        return said.say("table-many", {"count": len(possible), "price": words.coins_signs(least)})
    by_building: dict[str, list[str]] = {}
    for one in possible:
        coins = words.coins_signs(one["coins_paid"] - one["coins_gained"])
        place = words.unbroken(f"{said.name('place', one['box'])} {coins}")
        by_building.setdefault(said.name("building", one["building"]), []).append(place)
    parts = [f"{building}: {', '.join(places)}" for building, places in by_building.items()]
    return BETWEEN.join(parts) or said.say("table-nothing")


def _legend(view: Json, said: Texts) -> RenderableType:
    """The signs; those of the buildings where no board names them."""
    if view["seat"] is not None:
        marks = {"crossed": words.CROSSED, "open": words.OPEN, "later": words.LATER}
        return Flow(said.say("table-legend", {**marks, "coin": COIN}), "dim")
    named = [
        words.unbroken(f"{words.BUILDING_MARKS[building]} {said.name('building', building)}")
        for building in BUILDINGS
        if words.sheet_words(view).boxes_of(building)
    ]
    return Flow("  ".join(named), "dim")


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
