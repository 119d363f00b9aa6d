"""The table of 7 Wonders in the terminal, as a seat sees it; 80 columns are enough. No rules in here."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli import words_wonders as words
from septem.cli.words_wonders import COIN, MARKS, SEPARATOR
from septem.core.model import Json, Move, Result
from septem.core.texts import Texts
from septem.games.wonders.tables import COLOURS, GOODS, RESOURCES, SYMBOLS

STYLES = {
    "brown": "dark_orange3",
    "grey": "grey62",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "red": "red",
    "green": "green3",
    "purple": "medium_purple1",
}
TOKENS = (1, 3, 5)
POSSIBLE = ("paid", "free", "chain")


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table; a spectator (seat None) sees the cities only."""
    seat = view["seat"]
    if seat is None:
        return Group(_header(view, said), _short_lines(view, explain, range(len(view["cities"])), said))
    left, right = words.neighbours(view, seat)
    parts = [_header(view, said), *_others(view, explain, said)]
    if view["phase"] == "choose_side":
        parts.append(_short_lines(view, explain, [left, right], said))
    else:
        parts += [_beside(view, explain, left, right, said), _own_city(view, explain, said)]
    parts.append(_decision(view, said))
    parts += _cards_to_decide(view, explain, said)
    return Group(*parts)


def label(move: Move, view: Json, said: Texts) -> str:
    """A move in one line: action, price, effect."""
    parts = [words.move_words(move.data, view, said), words.payment_words(move, said)]
    parts.append(words.gain_words(move.data, view, said))
    return SEPARATOR.join(part for part in parts if part)


def final(result: Result, names: Sequence[str], said: Texts) -> RenderableType:
    """Final scores by category, best place first."""
    title, caption = said.say("table-final"), said.say(f"result-{result.reason}")
    table = Table(title=title, caption=caption, box=box.SIMPLE_HEAD, title_style="bold", collapse_padding=True)
    table.add_column(no_wrap=True)
    order = [
        (sum(map(len, result.ranking[:at])) + 1, seat) for at, seats in enumerate(result.ranking) for seat in seats
    ]
    for place, seat in order:
        name = Text(f"{place}.\n{names[seat]}", style="bold green3" if place == 1 else "")
        table.add_column(name, justify="right", style="bold green3" if place == 1 else "")
    for category in result.categories[0]:
        points = (str(result.categories[seat][category]) for _, seat in order)
        table.add_row(said.say(f"category-{category}"), *points)
    table.add_section()
    table.add_row(said.say("table-total"), *(str(result.points[seat]) for _, seat in order), style="bold")
    return table


# ---- head and decision -------------------------------------------------------------------------
def _header(view: Json, said: Texts) -> RenderableType:
    if view["phase"] == "choose_side":
        parts = [said.say("table-age-start")]
    else:
        parts = [said.say("table-age", {"age": view["age"], "turn": view["turn"]})]
        parts.append(said.say("table-passing", {"direction": view["passing"]}))
    if "holder" in view:
        holder = words.city_name(view, view["holder"], said)
        parts.append(said.say("table-holder", {"who": holder, "count": view["pile_size"]}))
    discards = sum(not row["under"] for row in view["away"])
    if discards:
        parts.append(said.say("table-discards", {"count": discards}))
    if len(view["to_act"]) == view["players"]:
        parts.append(said.say("table-all-choosing"))
    elif view["to_act"]:
        parts.append(said.say("table-choosing", {"who": _who(view, said)}))
    return Panel(Text(SEPARATOR.join(parts), style="bold"), box=box.HEAVY, padding=(0, 1))


def _who(view: Json, said: Texts) -> str:
    """The seats that owe a decision."""
    return ", ".join(words.city_name(view, seat, said) for seat in view["to_act"])


def _for_free_city(view: Json) -> bool:
    """Whether the decision owed now is one for the Free City."""
    if view["actor"] is not None:
        return bool(view["acting_city"] >= view["players"])
    return bool(view["sealed"])  # two players: a seat that has sealed and still owes something decides for it


def _decision(view: Json, said: Texts) -> RenderableType:
    """What is to be decided, in a line of its own."""
    phase = view["phase"]
    sealed = ", ".join(words.notation_words(text, view, said) for text in view["sealed"])
    if view["seat"] in view["to_act"]:
        end = "-free-city" if _for_free_city(view) else "-holder" if view.get("holder") == view["seat"] else ""
        key = f"decide-{phase}{end}"
        text = said.say(key if said.has(key) else f"decide-{phase}", {"move": sealed})
    elif view["over"]:
        text = said.say("decide-finished")
    elif sealed:
        text = said.say("decide-sealed", {"move": sealed})
    else:
        text = said.say("decide-wait", {"who": _who(view, said)})
    return Text(f"» {text}", style="bold cyan")


# ---- cities ------------------------------------------------------------------------------------
def _lines() -> Table:
    lines = Table.grid(padding=(0, 1))
    lines.add_column(style="dim", no_wrap=True)
    lines.add_column()
    return lines


def _own_city(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The viewer's city in full."""
    seat = view["seat"]
    lying = view["cities"][seat]
    lines = _lines()
    lines.add_row(said.say("table-coins"), Text(f"{lying['coins']} {COIN}{_points_now(explain, seat, said)}"))
    lines.add_row(said.say("table-makes"), Text(words.symbol_letters(explain["produces"], said), "bold"))
    lines.add_row(said.say("table-wonder"), _stages(view, explain, said))
    lines.add_row(said.say("table-military"), _military(view, explain, said))
    _add_tokens_and_science(lines, lying, said)
    for row in _cards_by_colour(view, seat, said):
        lines.add_row(*row)
    return Panel(
        lines, title=words.city_title(view, seat, said), title_align="left", border_style="cyan", padding=(0, 1)
    )


def _stages(view: Json, explain: Json, said: Texts) -> RenderableType:
    """One line a stage: built, next with its price, later."""
    city = view["seat"]
    built = view["cities"][city]["stages"]
    lines = Table.grid(padding=(0, 2))
    for number, stage in enumerate(words.stages_of(view, city), 1):
        mark = "✓" if number <= built else "▶" if number == built + 1 else " "
        price = _stage_price(view, explain, said) if number == built + 1 else ""
        style = "dim" if number <= built else ""
        cost = words.cost_letters(stage.cost, said)
        lines.add_row(f"{mark} {number}", cost, words.effects_words(stage, said), Text(price, "bold"), style=style)
    return lines


def _stage_price(view: Json, explain: Json, said: Texts) -> str:
    price = explain["stage_price"]
    how = {"how": "impossible" if price is None else "paid", "coins": price}
    return f"{said.say('table-price')}: {words.price_words(how, view['cities'][view['seat']]['coins'], said)}"


def _military(view: Json, explain: Json, said: Texts) -> Text:
    """Strength against both neighbours, and the tokens taken."""
    seat = view["seat"]
    shields = explain["shields"]
    parts = [said.say("effect-shields", {"amount": shields["own"]})]
    for side, city in zip(("left", "right"), words.neighbours(view, seat), strict=True):
        state = "ahead" if shields["own"] > shields[side] else "behind" if shields["own"] < shields[side] else "level"
        who = words.city_name(view, city, said)
        parts.append(said.say("table-lead", {"state": state, "who": who, "shields": shields[side]}))
    return Text(SEPARATOR.join(parts))


def _add_tokens_and_science(lines: Table, lying: Json, said: Texts) -> None:
    """Lines for conflict tokens and science symbols, if there are any."""
    won = [f"+{TOKENS[age]}" for age, count in enumerate(lying["victories"]) for _ in range(count)]
    tokens = won + ["-1"] * lying["defeats"]
    if tokens:
        lines.add_row(said.say("table-tokens"), " ".join(tokens))
    held = [f"{said.say(f'symbol-{name}')} {lying['science'][name]}" for name in SYMBOLS if lying["science"][name]]
    if held:
        lines.add_row(said.say("table-science"), Text(", ".join(held)))


def _cards_by_colour(view: Json, city: int, said: Texts) -> list[tuple[Text, Text]]:
    """A line for each colour the city holds."""
    rows = []
    for colour, mark in MARKS.items():
        held = [card for card in view["cities"][city]["built"] if words.card_of(view, card).colour == colour]
        if held:
            names = ", ".join(said.name("card", card) for card in held)
            kind = f"{mark} {said.say(f'kind-{colour}')}"
            rows.append((Text(kind, style=STYLES[colour]), Text(names, style=STYLES[colour])))
    return rows


def _beside(view: Json, explain: Json, left: int, right: int, said: Texts) -> RenderableType:
    """The two neighbours, left one on the left."""
    grid = Table.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(_neighbour(view, explain, left, "left", said), _neighbour(view, explain, right, "right", said))
    return grid


def _neighbour(view: Json, explain: Json, city: int, side: str, said: Texts) -> RenderableType:
    lying = view["cities"][city]
    lines = _lines()
    lines.add_row(said.say("table-coins"), Text(f"{lying['coins']} {COIN}{_points_now(explain, city, said)}"))
    lines.add_row(said.say("table-sells"), _for_sale(explain, side, said))
    lines.add_row(said.say("table-wonder"), _next_stage(view, city, said))
    lines.add_row(said.say("table-military"), said.say("effect-shields", {"amount": lying["shields"]}))
    _add_tokens_and_science(lines, lying, said)
    for row in _cards_by_colour(view, city, said):
        lines.add_row(*row)
    name = words.city_title(view, city, said)
    title = f"◀ {name}" if side == "left" else f"{name} ▶"
    return Panel(lines, title=Text(title), title_align="left" if side == "left" else "right", border_style="dim")


def _next_stage(view: Json, city: int, said: Texts) -> Text:
    """How far a wonder is, and what comes next."""
    lying = view["cities"][city]
    found = Text(_stage_count(lying))
    for stage in words.stages_of(view, city)[lying["stages"] :][:1]:
        found.append(f"  ▶ {words.cost_letters(stage.cost, said)}: {words.effects_words(stage, said)}")
    return found


def _stage_count(lying: Json) -> str:
    return "" if lying["stage_count"] is None else f"{lying['stages']}/{lying['stage_count']}"


def _points_now(explain: Json, city: int, said: Texts) -> str:
    """Points as they stand; those of the Free City are of no interest."""
    points = explain["points_now"]
    return "   " + said.say("table-points-now", {"points": sum(points[city].values())}) if city < len(points) else ""


def _for_sale(explain: Json, side: str, said: Texts) -> Text:
    """What a neighbour sells and at which price."""
    prices = explain["trade_prices"]
    sold: list[str] = explain[f"sold_by_{side}"]
    goods = [symbol for symbol in sold if symbol.split("/")[0] in GOODS]
    raw = [symbol for symbol in sold if symbol not in goods]
    found = Text()
    for symbols, price in ((raw, prices[f"raw_{side}"]), (goods, prices["goods"])):
        if symbols:
            found.append(words.symbol_letters(symbols, said), "bold").append(f" {price}{COIN}  ")
    return found if found else Text(said.say("table-nothing"), "dim")


def _others(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    """The cities that are no neighbours."""
    near = {view["seat"], *words.neighbours(view, view["seat"])}
    far = [city for city in range(len(view["cities"])) if city not in near]
    return [_short_lines(view, explain, far, said)] if far else []


def _short_lines(view: Json, explain: Json, cities: Sequence[int], said: Texts) -> RenderableType:
    """Cities in one line each."""
    table = _plain_table()
    table.collapse_padding = True
    for heading in ("table-board", "table-coins", "table-stages", "table-shields", "table-science", "table-cards"):
        table.add_column(said.say(heading), justify="right" if heading.endswith(("coins", "shields")) else "left")
    table.add_column(said.say("table-points"), justify="right")
    for city in cities:
        lying = view["cities"][city]
        science = [
            f"{said.say(f'letter-{name}')}{lying['science'][name]}" for name in SYMBOLS if lying["science"][name]
        ]
        points = str(sum(explain["points_now"][city].values())) if explain and city < view["players"] else ""
        figures = (f"{lying['coins']} {COIN}", _stage_count(lying), str(lying["shields"]), " ".join(science))
        table.add_row(words.city_title(view, city, said), *figures, _colour_counts(view, city), points)
    return table


def _plain_table(title: str = "") -> Table:
    """A table without lines."""
    table = Table(title=title or None, box=None, padding=(0, 1), pad_edge=False, header_style="dim underline")
    table.title_justify, table.title_style = "left", "bold"
    return table


def _colour_counts(view: Json, city: int) -> Text:
    """How many cards of each colour a city holds."""
    found = Text()
    colours = [words.card_of(view, card).colour for card in view["cities"][city]["built"]]
    for colour, mark in MARKS.items():
        if colour in colours:
            found.append(f"{mark}{colours.count(colour)} ", STYLES[colour])
    return found


# ---- cards -------------------------------------------------------------------------------------
def _cards_to_decide(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    """The cards the next decision is about."""
    match view["phase"]:
        case "choose_side":
            return [_sides(view, said)]
        case "discard_build" if view["actor"] == view["seat"]:
            pile = [row["card"] for row in view["away"] if not row["under"] and row["card"]]
            return [_card_table(view, sorted(set(pile)), None, "table-pile", said), _legend(said)]
        case "seventh_card" if view["actor"] == view["seat"]:
            free_city = _for_free_city(view)
            cards = [view["pile_card"]] if free_city else view["hand"]
            prices = None if free_city else explain["card_prices"]
            return [_card_table(view, cards, prices, "table-seventh", said), _legend(said)]
        case "choose":
            return [*_hand(view, explain, said), _legend(said)]
        case _:
            return []


def _hand(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    hand = list(view["hand"])
    if view["seat"] in view["to_act"] and _for_free_city(view):
        spent = words.sealed_card(view)
        hand.remove(spent)
        return [_card_table(view, hand, None, "table-hand-free-city", said)]
    return [_card_table(view, hand, explain["card_prices"], "table-hand", said)]


def _card_table(view: Json, cards: list[str], prices: Json | None, title: str, said: Texts) -> RenderableType:
    """Cards with cost, price for the viewer, effect, and what they make free later."""
    table = _plain_table(said.say(title))
    table.add_column(said.say("table-card"), overflow="fold")
    table.add_column(said.say("table-cost"), no_wrap=True)
    if prices is not None:
        table.add_column(said.say("table-price"), no_wrap=True)
    table.add_column(said.say("table-effect"))
    table.add_column(said.say("table-chain"), style="dim")
    for facts in sorted((words.card_of(view, card) for card in cards), key=lambda card: COLOURS.index(card.colour)):
        name = Text(f"{MARKS[facts.colour]} {said.name('card', facts.id)}", style=STYLES[facts.colour])
        cells: list[RenderableType] = [name, Text(words.cost_letters(facts.cost, said))]
        if prices is not None:
            cells.append(_price_cell(view, prices[facts.id], said))
        table.add_row(*cells, words.effects_words(facts, said), words.chains_to(view, facts.id, said))
    return table


def _price_cell(view: Json, price: Json, said: Texts) -> Text:
    coins = view["cities"][view["seat"]]["coins"]
    payable = price["how"] in POSSIBLE and price["coins"] <= coins
    return Text(words.price_words(price, coins, said), style="bold" if payable else "dim italic")


def _sides(view: Json, said: Texts) -> RenderableType:
    """Both sides of the viewer's board."""
    board = words.board_of(view, view["seat"])
    table = _plain_table(said.say("table-sides"))
    for heading in ("table-side", "table-stages", "table-cost", "table-effect"):
        table.add_column(said.say(heading))
    for side, found in board.sides.items():
        for number, stage in enumerate(found.stages, 1):
            name = said.name("side", side) if number == 1 else ""
            cost = words.cost_letters(stage.cost, said)
            table.add_row(name, str(number), cost, words.effects_words(stage, said))
        table.add_section()
    return Group(Text(words.city_title(view, view["seat"], said), "bold"), table, _legend(said))


def _legend(said: Texts) -> RenderableType:
    """The signs of the colours, and the letters of the resources."""
    found = Text()
    for colour, mark in MARKS.items():
        found.append(f"{mark} {said.say(f'kind-{colour}')}  ", STYLES[colour])
    letters = (f"{said.say(f'letter-{name}')} {said.name('resource', name)}" for name in RESOURCES)
    return found.append(f"\n{COIN} {said.say('coin')}  {'  '.join(letters)}", "dim")
