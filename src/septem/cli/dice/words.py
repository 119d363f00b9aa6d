"""Boxes and effects of 7 Wonders Dice in words and in signs, for the terminal."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from septem.cli.marks import COIN, MARKS
from septem.core.model import Args
from septem.core.texts import Texts
from septem.games.dice.catalogue import Box, Catalogue, catalogue
from septem.games.dice.model import City, View
from septem.games.dice.sheet_form import Effect

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
PIECES = catalogue()
BUILDING_COLOURS: dict[str, str] = {building: colour.id for colour in PIECES.colours for building in colour.buildings}
BUILDING_MARKS = {
    building.id: DICE_MARKS[BUILDING_COLOURS[building.id]] if building.id in BUILDING_COLOURS else "⌂"
    for building in PIECES.buildings
} | {"barracks": DICE_MARKS["red"]}
COUNTED = ("cross_one", "cross_one_of", "cross_up_to_two", "build_free_die", "another_action")
"""Effects that are said with `2×` where they stand twice; the others add up."""
SCORING = {"per_box", "gallery_vp"}
"""Effects that count at the end; all others have done their work, or last and stand with the lasting ones."""


def pieces(view: View) -> Catalogue:
    """What is printed on the boards of a game, and its dice."""
    return catalogue(view.options.sheet)


def die_mark(die: str) -> str:
    """The sign of a die's colour."""
    return next(DICE_MARKS[one.colour] for one in PIECES.dice if one.id == die)


def building_style(building: str) -> str:
    """The colour of a building, if it has one."""
    return STYLES.get(BUILDING_COLOURS.get(building, ""), "")


# ---- effects ------------------------------------------------------------------------------------
class Sum(NamedTuple):
    """Equal effects added up: which it is, the buildings or the colour it names, how much it is."""

    word: str
    about: tuple[str, ...]
    amount: int


def effects_words(effects: Iterable[Effect], said: Texts) -> list[str]:
    """What a box or bonus does, in words, equal effects added up."""
    return [_words(one, said) for one in _summed(effects)]


def effects_signs(effects: Iterable[Effect], said: Texts) -> list[str]:
    """The same in few words, buildings and colours by their signs."""
    return [_signs(one, said) for one in _summed(effects)]


def _summed(effects: Iterable[Effect]) -> list[Sum]:
    """In the order of the first of each."""
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for effect in effects:
        key = effect.word, _about(effect)
        found[key] = found.get(key, 0) + effect.amount
    return [Sum(word, about, amount) for (word, about), amount in found.items()]


def _about(effect: Effect) -> tuple[str, ...]:
    """The buildings or the colour an effect names."""
    if effect.gallery_vp:
        return ("gallery",)
    return (effect.colour,) if effect.colour else effect.targets


def _words(one: Sum, said: Texts) -> str:
    args: Args = dict.fromkeys(("coins", "points", "amount"), one.amount)
    if one.about:
        colour = one.about[0] in DICE_MARKS
        args |= {"colour": one.about[0]} if colour else {"building": one.about}
    return _times(one, said.say(f"effect-{one.word}", args))


def _signs(one: Sum, said: Texts) -> str:
    args: Args = dict.fromkeys(("coins", "points", "amount"), one.amount)
    if one.about:
        colour = one.about[0] in DICE_MARKS
        signs = [DICE_MARKS[about] if colour else BUILDING_MARKS[about] for about in one.about]
        args["colour" if colour else "sign"] = "/".join(signs)
    return unbroken(_times(one, said.say(f"short-{one.word}", args)))


def _times(one: Sum, text: str) -> str:
    return f"{one.amount}× {text}" if one.word in COUNTED and one.amount > 1 else text


def lasting_signs(city: City, said: Texts) -> list[str]:
    """What a player's crossed boxes do from now on."""
    found = [Sum("die_cost_minus_1", (), city.die_discount)] if city.die_discount else []
    found += [Sum("die_cost_zero", (colour,), 1) for colour in city.free_colours]
    found += [Sum("coins_on_die", (colour,), coins) for colour, coins in city.die_coins.items()]
    found += [Sum("unlock", (colour,), 1) for colour in city.unlocked]
    return [_signs(one, said) for one in found]


# ---- boxes --------------------------------------------------------------------------------------
def lanes(rows: list[Box]) -> list[list[Box]]:
    """The boxes of a building, those that follow each other together."""
    found: list[list[Box]] = []
    for row in rows:
        if found and row.after == found[-1][-1].id:
            found[-1].append(row)
        else:
            found.append([row])
    return found


def box_signs(row: Box, city: City, said: Texts) -> str:
    """A box in short: what it costs and brings, and once it is crossed only what it still counts."""
    crossed = row.id in city.crossed
    points = row.vp if row.attack is None else city.attacks.get(row.id, row.attack)
    brings = [said.say("short-vp", {"points": points})] if points or row.attack is not None else []
    brings += effects_signs((one for one in row.effects if not crossed or one.word in SCORING), said)
    if crossed:
        return unbroken(" ".join([CROSSED, ", ".join(brings)]) if brings else CROSSED)
    head = f"{OPEN if row.after is None or row.after in city.crossed else LATER}{row.cost}"
    return unbroken(f"{head}: {', '.join(brings)}" if brings else head)


def symbols_words(row: Box, said: Texts) -> str:
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
