"""Boxes and effects of 7 Wonders Dice in words and in signs, for the terminal."""

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from septem.cli.marks import COIN, MARKS
from septem.core.model import Json
from septem.core.texts import Texts
from septem.games.dice.sheet import words_of
from septem.games.dice.sheet_check import BoxRow
from septem.games.dice.sheet_columns import Words
from septem.games.dice.tables import BUILDINGS, COLOURS, DIE_COLOUR, DIE_IDS

SEPARATOR = " · "
NO_BREAK = "\ue000"  # stands for a space until the lines are broken; no name may contain it
BETWEEN = f"{NO_BREAK}· "  # SEPARATOR for a Flow: no line begins with it
CROSSED, OPEN, LATER = "✓", "▶", "→"
DICE_MARKS = {**MARKS, "white": "☻", "black": "•"}
STYLES = {
    "grey": "grey62",
    "blue": "dodger_blue1",
    "green": "green3",
    "red": "red",
    "yellow": "yellow3",
    "white": "bold",
    "black": "reverse",
    "purple": "medium_purple1",
}
BUILDING_COLOURS = {building: colour for colour, entry in COLOURS.items() for building in entry.buildings}
BUILDING_MARKS = {
    building: DICE_MARKS[BUILDING_COLOURS[building]] if building in BUILDING_COLOURS else "⌂" for building in BUILDINGS
} | {"barracks": DICE_MARKS["red"]}
COUNTED = ("cross_one", "cross_one_of", "cross_up_to_two", "build_free_die", "another_action")
"""Effects that are said with `2×` where they stand twice; the others add up."""
SCORING = {"per_box", "gallery_vp"}
"""Effects that count at the end; all others have done their work, or last and stand with the lasting ones."""


def sheet_words(view: Json) -> Words:
    """The sheet of a game in names."""
    return words_of(view["options"]["sheet"])


def colour_of(die: str) -> str:
    """The colour of a die."""
    return list(COLOURS)[DIE_COLOUR[DIE_IDS.index(die)]]


def die_mark(die: str) -> str:
    """The sign of a die's colour."""
    return DICE_MARKS[colour_of(die)]


def building_style(building: str) -> str:
    """The colour of a building, if it has one."""
    return STYLES.get(BUILDING_COLOURS.get(building, ""), "")


# ---- effects ------------------------------------------------------------------------------------
def effects_words(effects: Iterable[Json], said: Texts) -> list[str]:
    """What a box or bonus does, in words, equal effects added up."""
    return [_effect("effect", *one, said) for one in _summed(effects)]


def effects_signs(effects: Iterable[Json], said: Texts) -> list[str]:
    """The same in few words, buildings and colours by their signs."""
    return [unbroken(_effect("short", *one, said)) for one in _summed(effects)]


def _summed(effects: Iterable[Json]) -> list[tuple[str, tuple[str, ...], int]]:
    """Name, what it is about, how much: in the order of the first of each."""
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for effect in effects:
        ((name, argument),) = effect.items()
        key, amount = (name, _about(name, argument)), _amount(argument)
        found[key] = found.get(key, 0) + amount
    return [(name, about, amount) for (name, about), amount in found.items()]


def _about(name: str, argument: Any) -> tuple[str, ...]:
    """The buildings or the colour an effect names."""
    match argument:
        case [str(about), int()]:
            return (about,)
        case list():
            return tuple(argument)
        case str():
            return (argument,)
    return ("gallery",) if name == "gallery_vp" else ()


def _amount(argument: Any) -> int:
    match argument:
        case bool():
            return 1
        case int():
            return argument
        case [str(), int(amount)]:
            return amount
    return 1


def _effect(form: str, name: str, about: tuple[str, ...], amount: int, said: Texts) -> str:
    signs = form == "short"
    args: Json = dict.fromkeys(("coins", "points", "amount"), amount)
    if about and about[0] in COLOURS:
        args["colour"] = DICE_MARKS[about[0]] if signs else about[0]
    elif about and signs:
        args["sign"] = "/".join(BUILDING_MARKS[one] for one in about)
    elif about:
        args["building"] = list(about)
    text = said.say(f"{form}-{name}", args)
    return f"{amount}× {text}" if name in COUNTED and amount > 1 else text


def lasting(board: Json) -> list[Json]:
    """What a player's crossed boxes do from now on, as effects."""
    found: list[Json] = [{"die_cost_minus_1": board["die_discount"]}] if board["die_discount"] else []
    found += [{"die_cost_zero": colour} for colour in board["free_colours"]]
    found += [{"coins_on_die": [colour, coins]} for colour, coins in board["die_coins"].items()]
    return found + [{"unlock": colour} for colour in board["unlocked"]]


# ---- boxes --------------------------------------------------------------------------------------
def lanes(rows: list[BoxRow]) -> list[list[BoxRow]]:
    """The boxes of a building, those that follow each other together."""
    found: list[list[BoxRow]] = []
    for row in rows:
        if found and row.after == found[-1][-1].id:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def box_signs(row: BoxRow, board: Json, said: Texts) -> str:
    """A box in short: what it costs and brings, and once it is crossed only what it still counts."""
    crossed = row.id in board["crossed"]
    points = row.vp if row.attack is None else board["attacks"].get(row.id, row.attack)
    brings = [said.say("short-vp", {"points": points})] if points or row.attack is not None else []
    brings += effects_signs((one for one in row.effects if not crossed or set(one) & SCORING), said)
    if crossed:
        return unbroken(" ".join([CROSSED, ", ".join(brings)]) if brings else CROSSED)
    head = f"{OPEN if row.after is None or row.after in board['crossed'] else LATER}{row.cost}"
    return unbroken(f"{head}: {', '.join(brings)}" if brings else head)


def symbols_words(row: BoxRow, said: Texts) -> str:
    """The faces that fill a box."""
    return unbroken("/".join(said.name("face", symbol) for symbol in row.symbols))


def unbroken(text: str) -> str:
    """Words that stay on one line when shown as `Flow`."""
    return text.replace(" ", NO_BREAK)


class Flow:
    """A text broken into lines between its parts only (Rich breaks at no-break spaces as well)."""

    def __init__(self, text: Text | str, style: str = "") -> None:
        self.text = Text(text, style) if isinstance(text, str) else text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.text, options):
            yield Segment(segment.text.replace(NO_BREAK, " "), segment.style, segment.control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def coins_signs(coins: int) -> str:
    """A price: `3●`."""
    return f"{coins}{COIN}"
