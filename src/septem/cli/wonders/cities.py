"""Cities of 7 Wonders in the terminal: the own one in full, the neighbours beside it, the others in a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli.marks import COIN, MARKS
from septem.cli.wonders import words
from septem.cli.wonders.words import SEPARATOR
from septem.core.texts import Texts
from septem.games.wonders.catalogue import GOODS, SYMBOLS, catalogue
from septem.games.wonders.model import CardPrice, City, Explanation, View

STYLES = {
    "brown": "dark_orange3",
    "grey": "grey62",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "red": "red",
    "green": "green3",
    "purple": "medium_purple1",
}


def _lines() -> Table:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    return lines


def own_city(view: View, explanation: Explanation, seat: int, said: Texts) -> RenderableType:
    """The viewer's city in full."""
    lying = view.cities[seat]
    lines = _lines()
    lines.add_row(said.say("table-coins"), Text(f"{lying.coins} {COIN}{_points_now(lying, said)}"))
    lines.add_row(said.say("table-makes"), Text(words.symbol_letters(explanation.produces, said), "bold"))
    lines.add_row(said.say("table-wonder"), _stages(view, explanation, seat, said))
    lines.add_row(said.say("table-military"), _military(view, explanation, seat, said))
    _add_tokens_and_science(lines, view, lying, said)
    for row in _cards_by_colour(view, seat, said):
        lines.add_row(*row)
    return Panel(
        lines, title=words.city_title(view, seat, said), title_align="left", border_style="cyan", padding=(0, 1)
    )


def _stages(view: View, explanation: Explanation, seat: int, said: Texts) -> RenderableType:
    """One line a stage: built, next with its price, later."""
    built = view.cities[seat].stages
    lines = Table.grid(padding=(0, 2))
    for number, stage in enumerate(words.stages_of(view, seat), 1):
        mark = "✓" if number <= built else "▶" if number == built + 1 else " "
        price = _stage_price(view, explanation, seat, said) if number == built + 1 else ""
        style = "dim" if number <= built else ""
        cost = words.cost_letters(stage.cost, said)
        lines.add_row(f"{mark} {number}", cost, words.effects_words(stage, said), Text(price, "bold"), style=style)
    return lines


def _stage_price(view: View, explanation: Explanation, seat: int, said: Texts) -> str:
    coins = explanation.stage.coins if explanation.stage else None
    price = CardPrice("", "impossible" if coins is None else "paid", coins)
    return f"{said.say('table-price')}: {words.price_words(price, view.cities[seat].coins, said)}"


def _military(view: View, explanation: Explanation, seat: int, said: Texts) -> Text:
    """Strength against both neighbours."""
    shields, lying = explanation.shields, view.cities[seat]
    parts = [said.say("effect-shields", {"amount": shields.own})]
    for city, theirs in ((lying.left, shields.left), (lying.right, shields.right)):
        state = "ahead" if shields.own > theirs else "behind" if shields.own < theirs else "level"
        who = words.city_name(view, city, said)
        parts.append(said.say("table-lead", {"state": state, "who": who, "shields": theirs}))
    return Text(SEPARATOR.join(parts))


def _add_tokens_and_science(lines: Table, view: View, lying: City, said: Texts) -> None:
    """Lines for conflict tokens and science symbols, if there are any."""
    points = catalogue(view.options.edition).figures.victory_token_points
    won = [f"+{points[str(age)]}" for age, count in enumerate(lying.victories, 1) for _ in range(count)]
    tokens = won + ["−1"] * lying.defeats
    if tokens:
        lines.add_row(said.say("table-tokens"), " ".join(tokens))
    held = [f"{said.say(f'symbol-{name}')} {lying.science[name]}" for name in SYMBOLS if lying.science[name]]
    if held:
        lines.add_row(said.say("table-science"), Text(", ".join(held)))


def _cards_by_colour(view: View, city: int, said: Texts) -> list[tuple[Text, Text]]:
    """A line for each colour the city holds."""
    rows = []
    for colour, mark in MARKS.items():
        held = [card for card in view.cities[city].cards if words.card_of(view, card).colour == colour]
        if held:
            names = ", ".join(said.name("card", card) for card in held)
            kind = f"{mark} {said.say(f'kind-{colour}')}"
            rows.append((Text(kind, style=STYLES[colour]), Text(names, style=STYLES[colour])))
    return rows


def beside(view: View, explanation: Explanation, seat: int, said: Texts) -> RenderableType:
    """The two neighbours, left one on the left."""
    grid = Table.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(_neighbour(view, explanation, seat, "left", said), _neighbour(view, explanation, seat, "right", said))
    return grid


def _neighbour(
    view: View, explanation: Explanation, seat: int, side: Literal["left", "right"], said: Texts
) -> RenderableType:
    city = view.cities[seat].left if side == "left" else view.cities[seat].right
    lying = view.cities[city]
    lines = _lines()
    lines.add_row(said.say("table-board"), words.board_name(view, city, said))
    lines.add_row(said.say("table-coins"), Text(f"{lying.coins} {COIN}{_points_now(lying, said)}"))
    lines.add_row(said.say("table-sells"), _for_sale(explanation, side, said))
    lines.add_row(said.say("table-wonder"), _next_stage(view, city, said))
    lines.add_row(said.say("table-military"), said.say("effect-shields", {"amount": lying.shields}))
    _add_tokens_and_science(lines, view, lying, said)
    for row in _cards_by_colour(view, city, said):
        lines.add_row(*row)
    name = words.city_name(view, city, said)
    title = f"◀ {name}" if side == "left" else f"{name} ▶"
    return Panel(lines, title=Text(title), title_align="left" if side == "left" else "right", border_style="dim")


def _next_stage(view: View, city: int, said: Texts) -> Text:
    """How far a wonder is, and what comes next."""
    lying = view.cities[city]
    found = Text(_stage_count(lying))
    for stage in words.stages_of(view, city)[lying.stages :][:1]:
        found.append(f"  ▶ {words.cost_letters(stage.cost, said)}: {words.effects_words(stage, said)}")
    return found


def _stage_count(lying: City) -> str:
    return "" if lying.stage_count is None else f"{lying.stages}/{lying.stage_count}"


def _points_now(lying: City, said: Texts) -> str:
    """Points as they stand; those of the Free City are of no interest."""
    return "" if lying.free_city else "   " + said.say("table-points-now", {"points": lying.points})


def _for_sale(explanation: Explanation, side: Literal["left", "right"], said: Texts) -> Text:
    """What a neighbour sells and at which price."""
    prices = explanation.trade_prices
    sold = explanation.sold_by_left if side == "left" else explanation.sold_by_right
    goods = [symbol for symbol in sold if symbol[0] in GOODS]
    raw = [symbol for symbol in sold if symbol not in goods]
    found = Text()
    for symbols, price in ((raw, prices.raw_left if side == "left" else prices.raw_right), (goods, prices.goods)):
        if symbols:
            found.append(words.symbol_letters(symbols, said), "bold").append(f" {price}{COIN}  ")
    return found if found else Text(said.say("table-nothing"), "dim")


def others(view: View, seat: int, said: Texts) -> list[RenderableType]:
    """The cities that are no neighbours."""
    near = {seat, view.cities[seat].left, view.cities[seat].right}
    far = [city for city in range(len(view.cities)) if city not in near]
    return [short_lines(view, far, said)] if far else []


def short_lines(view: View, cities: Sequence[int], said: Texts) -> RenderableType:
    """Cities in one line each."""
    table = plain_table()
    table.collapse_padding = True
    for heading in ("table-board", "table-coins", "table-stages", "table-shields", "table-science", "table-cards"):
        table.add_column(said.say(heading), justify="right" if heading.endswith(("coins", "shields")) else "left")
    table.add_column(said.say("table-points"), justify="right")
    for city in cities:
        lying = view.cities[city]
        science = [f"{said.say(f'letter-{name}')}{lying.science[name]}" for name in SYMBOLS if lying.science[name]]
        points = "" if lying.free_city else str(lying.points)
        figures = (f"{lying.coins} {COIN}", _stage_count(lying), str(lying.shields), " ".join(science))
        table.add_row(words.city_title(view, city, said), *figures, _colour_counts(view, city), points)
    return table


def plain_table(title: str = "") -> Table:
    """A table without lines."""
    table = Table(title=title or None, box=None, padding=(0, 1), pad_edge=False, header_style="dim underline")
    table.title_justify, table.title_style = "left", "bold"
    return table


def _colour_counts(view: View, city: int) -> Text:
    """How many cards of each colour a city holds."""
    found = Text()
    colours = [words.card_of(view, card).colour for card in view.cities[city].cards]
    for colour, mark in MARKS.items():
        if colour in colours:
            found.append(f"{mark}{colours.count(colour)} ", STYLES[colour])
    return found
