"""The table of 7 Wonders Dice in the terminal, as a seat sees it; 80 columns are enough. No rules in here.

What is asked stands at the end: the Forum, with the boxes each die fills. Signs besides colours (DI-2a).
"""

from rich.console import Group, RenderableType
from rich.text import Text

from septem.cli.dice import boards, words
from septem.cli.dice.words import BETWEEN, SEPARATOR, Flow
from septem.cli.marks import COIN
from septem.core.texts import Texts
from septem.games.dice.model import (
    Bonus,
    BoxOwed,
    BoxPrice,
    Build,
    Cross,
    DiePrice,
    Explanation,
    Extra,
    ForumDie,
    Income,
    Move,
    Payment,
    Refusal,
    View,
    Wonder,
)

WITH_DICE = ("action", "extra_action", "free_build")
"""Phases in which a die may be chosen."""
MOST_NAMED = 3


def draw(view: View, explanation: Explanation | None, said: Texts) -> RenderableType:
    """The whole table; a spectator (seat None) sees all boards in a line each."""
    parts: list[RenderableType] = [_title(view, said), *boards.other_boards(view, explanation, said)]
    if view.seat is not None:
        parts.append(boards.own_board(view, view.seat, said))
    parts += [_decision(view, said), _forum(view, explanation if view.phase in WITH_DICE else None, said)]
    parts.append(_legend(view, said))
    return Group(*parts)


def label(move: Move, view: View, said: Texts) -> str:
    """A move in one line: action, price, effect."""
    if isinstance(move.data, Bonus):
        wanted = move.data.bonus
        effects = next(bonus.effects for bonus in words.pieces(view).bonuses if bonus.id == wanted)
        return _line(said.say("move-bonus", {"bonus": wanted}), *words.effects_words(effects, said))
    match move.why:
        case Income(coins):
            return said.say("move-pass", {"coins": coins})
        case Payment() as price:
            return _line(_head(move, price, view, said), _coins(price.total - price.gained, said), *_worth(price, said))
    return said.say("move-none")


def _head(move: Move, price: Payment, view: View, said: Texts) -> str:
    """What is done: which die, which box."""
    match move.data.move if isinstance(move.data, Extra) else move.data:
        case Build(die):
            return f"{words.die_mark(die)} {said.say('move-build', {'box': price.box, 'die': die})}"
        case Wonder():
            board = view.cities[view.seat or 0].board
            return said.say("move-wonder", {"box": price.box, "wonder": board})
    return said.say("move-cross", {"box": price.box})


def _line(*parts: str) -> str:
    return SEPARATOR.join(part for part in parts if part)


def _coins(coins: int, said: Texts) -> str:
    return said.say("price-coins", {"coins": coins}) if coins else said.say("price-free")


def _worth(price: Payment, said: Texts) -> list[str]:
    found = []
    if price.vp:
        found.append(said.say("worth-vp", {"points": price.vp}))
    if price.attack:
        found.append(said.say("worth-attack", {"points": price.attack.points}))
    return found + words.effects_words(price.effects, said)


# ---- head and decision --------------------------------------------------------------------------
def _title(view: View, said: Texts) -> RenderableType:
    last = view.last_round == view.round
    parts = [said.say("table-last-round" if last else "table-title", {"round": view.round})]
    reserve = [words.unbroken(f"{words.die_mark(die)} {said.name('die', die)}") for die in view.reserve]
    if reserve:
        parts.append(f"{said.say('table-reserve')} {', '.join(reserve)}")
    return Flow(BETWEEN.join(parts), "bold")


def _decision(view: View, said: Texts) -> RenderableType:
    """What is to be decided, in a line of its own."""
    text = said.say(f"phase-{view.phase}")
    if view.owed and isinstance(view.owed[0], BoxOwed):
        text += f" ({'/'.join(dict.fromkeys(words.BUILDING_MARKS[one] for one in view.owed[0].buildings))})"
    return Text(f"» {text}", "bold cyan")


# ---- Forum --------------------------------------------------------------------------------------
def _forum(view: View, explanation: Explanation | None, said: Texts) -> RenderableType:
    table = boards.plain_table()
    for heading in ("forum", "shows", "price"):
        table.add_column(said.say(f"table-{heading}"), no_wrap=True, justify="right" if heading == "price" else "left")
    if explanation:
        table.add_column(said.say("table-boxes"))
    advice = {one.die: one for one in explanation.dice} if explanation else {}
    for die in view.forum:
        name = Text(f"{words.DICE_MARKS[die.colour]} {said.name('die', die.die)}", words.STYLES[die.colour])
        price = words.coins_signs(die.cost)
        row: list[RenderableType] = [name, said.name("face", die.face)]
        if explanation:
            own = advice[die.die].die_cost
            price = price if own == die.cost else f"{die.cost}→{words.coins_signs(own)}"
            row += [price, _fillable(view, explanation, die, advice[die.die], said)]
        else:
            row.append(price)
        table.add_row(*row)
    return table


def _fillable(view: View, explanation: Explanation, die: ForumDie, advice: DiePrice, said: Texts) -> RenderableType:
    """The boxes a die can fill, with all coins they take; for the purple die also who satisfies its condition."""
    found = _boxes(advice.boxes, said) if advice.unlocked else said.say("table-locked")
    if die.face in explanation.guild:
        found += f"{BETWEEN}{said.say('table-guild', {'seats': _holders(view, explanation.guild[die.face], said)})}"
    return Flow(found)


def _holders(view: View, seats: tuple[int, ...], said: Texts) -> str:
    """The seats that satisfy a condition, by their numbers."""
    if len(seats) == view.players:
        return said.say("table-guild-all")
    numbers = [said.say("you") if seat == view.seat else str(seat + 1) for seat in seats]
    return ", ".join(numbers) or said.say("table-guild-nobody")


def _boxes(listed: tuple[BoxPrice, ...], said: Texts) -> str:
    """The possible ones building by building, each with its coins; many only by their number: the moves name them."""
    possible = [one.price for one in listed if one.possible]
    if len(possible) > MOST_NAMED:
        least = min(price.total - price.gained for price in possible)
        return said.say("table-many", {"count": len(possible), "price": words.coins_signs(least)})
    by_building: dict[str, list[str]] = {}
    for price in possible:
        coins = words.coins_signs(price.total - price.gained)
        place = words.unbroken(f"{said.name('place', price.box)} {coins}")
        by_building.setdefault(said.name("building", price.building), []).append(place)
    parts = [f"{building}: {', '.join(places)}" for building, places in by_building.items()]
    return BETWEEN.join(parts) or said.say("table-nothing")


def _legend(view: View, said: Texts) -> RenderableType:
    """The signs; those of the buildings where no board names them."""
    if view.seat is not None:
        marks = {"crossed": words.CROSSED, "open": words.OPEN, "later": words.LATER}
        return Flow(said.say("table-legend", {**marks, "coin": COIN}), "dim")
    named = [
        words.unbroken(f"{words.BUILDING_MARKS[building.id]} {said.name('building', building.id)}")
        for building in words.pieces(view).buildings
    ]
    return Flow("  ".join(named), "dim")


def refused(refusal: Refusal, view: View, said: Texts) -> str:
    """A move that is not possible, in words."""
    match refusal.data.move if isinstance(refusal.data, Extra) else refusal.data:
        case Bonus(bonus):
            return said.say("move-bonus", {"bonus": bonus})
        case Cross(str(box)):
            return said.say("move-cross", {"box": box})
        case Build(die, box):
            return said.say("move-build", {"die": die, "box": box})
        case Wonder():
            return said.name("building", "wonder")
    return refusal.notation
