"""Duel in the terminal: the structure as it lies, the track, the tokens and both cities. No rules in here."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli.duel import words as words
from septem.cli.duel.words import PIECES, SEPARATOR
from septem.cli.marks import COIN, MARKS
from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.duel.catalogue import COLOURS, MANUFACTURED, RAW, RESOURCES

STYLES = {
    "brown": "dark_orange3",
    "grey": "grey70",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow2",
    "red": "red1",
    "purple": "medium_purple1",
}
WIDEST_ROW = 6  # cards beside each other
NARROW, WIDE = 13, 22  # columns of a card, bracket and gap included
PAWN = "[P]"


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_head(view, said), _track(view, said)]
    if view["draft"]:
        parts.append(_draft(view, said))
    elif view["structure"]:
        parts.append(Structure(view, explain, said))
    parts.append(_tokens(view, said))
    cities = Table.grid(expand=True, padding=(0, 1))
    cities.add_column(ratio=1)
    cities.add_column(ratio=1)
    order = (1, 0) if view["seat"] == 1 else (0, 1)
    cities.add_row(*(_city(view, explain, seat, said) for seat in order))
    return Group(*parts, cities, _piles(view, explain, said), _legend(said))


def label(move: Move, view: Json, said: Texts) -> str:
    """One line: action, price, effect."""
    action = words.move_words(move.data, said, [_seat(seat, view, said) for seat in range(2)])
    parts = (action, words.price_words(move.why, said), words.gain_words(move, said))
    return SEPARATOR.join(part for part in parts if part)


def _seat(seat: int, view: Json, said: Texts) -> str:
    name = said.say("seat", {"number": seat + 1})
    return f"{name} ({said.say('table-you')})" if seat == view["seat"] else name


def _head(view: Json, said: Texts) -> Text:
    age = said.say("table-age", {"age": view["age"]}) if view["age"] else said.say("table-draft")
    head = Text(f"{age}   {said.say('phase-' + view['phase'])}", style="bold")
    for seat in view["to_act"]:
        head.append(f"   {said.say('table-turn')}: {_seat(seat, view, said)}")
    return head


def _track(view: Json, said: Texts) -> Text:
    """Nineteen spaces between the capitals of players 1 and 2; (n) is a looting token, [P] the pawn."""
    loot = {3: "loot_2_p2", 6: "loot_5_p2", -3: "loot_2_p1", -6: "loot_5_p1"}
    line = Text(f"{_seat(0, view, said)} ", no_wrap=True)
    for place in range(-9, 10):
        token = loot.get(place, "")
        if place == view["pawn"]:
            line.append(PAWN, style="bold red")
        elif token in view["looting_tokens"]:
            line.append(f"({token[5]})", style="yellow")
        else:
            line.append(" # " if abs(place) == 9 else " | " if place == 0 else " · ")
    return line.append(f" {_seat(1, view, said)}")


def _tokens(view: Json, said: Texts) -> RenderableType:
    """The progress tokens on the board, each with what it does."""
    table = Table.grid(padding=(0, 1))
    title = f"{said.say('table-tokens')} {said.say('table-board')}"
    for token in view["board_tokens"]:
        table.add_row(title, said.name("token", token), Text(words.effects_words(PIECES[token], said), "dim"))
        title = ""
    return table


def _listed(ids: Iterable[str], kind: str, said: Texts) -> str:
    return ", ".join(said.name(kind, one) for one in ids) or said.say("table-none")


def _draft(view: Json, said: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for wonder in view["draft"]["group"]:
        piece = PIECES[wonder]
        table.add_row(said.name("wonder", wonder), words.cost(piece, said), words.effects_words(piece, said))
    return Panel(table, title=said.say("table-draft"))


class Structure:
    """The cards as they lie: three lines for each row, as wide as the terminal allows."""

    def __init__(self, view: Json, explain: Json, said: Texts) -> None:
        self.me = view["seat"] or 0
        self.prices = {card["slot"]: card["prices"] for card in explain["cards"]}
        self.said = said
        self.rows: dict[int, list[Json]] = {}
        for place in sorted(view["structure"], key=lambda one: int(one["x"])):
            self.rows.setdefault(place["row"], []).append(place)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        width = max(NARROW, min(WIDE, options.max_width // WIDEST_ROW))
        for row in sorted(self.rows):
            for part in range(3):
                line = Text(no_wrap=True)
                for place in self.rows[row]:
                    start = (place["x"] + WIDEST_ROW - 1) * width // 2  # a card is two units of x wide
                    line.append(" " * (start - len(line)))
                    line.append_text(self.cell(place, part, width - 3))
                yield line

    def cell(self, place: Json, part: int, width: int) -> Text:
        """One line of a card: name, effect, price for me / for the other. Covered cards stand in ( )."""
        if place["card"] is None:
            inside = (self.said.say("table-guild") if place["guild"] and part == 1 else "").center(width, "░")
            return Text(f"({inside[:width]})", style="grey50")
        piece = PIECES[place["card"]]
        inside = fitted(self.line(place, part), width)
        if place["covered_by"]:
            return Text(f"({inside})", style=f"dim {STYLES[piece.colour]}")
        return Text(f"[{inside}]", style=f"bold {STYLES[piece.colour]}")

    def line(self, place: Json, part: int) -> str:
        piece = PIECES[place["card"]]
        if part == 0:
            return self.said.name("card", piece.id)
        if part == 1:
            return f"{MARKS[piece.colour]} {words.effects_signs(piece, self.said)}"
        prices = self.prices.get(place["slot"])
        return f"{words.total(prices[self.me])}/{words.total(prices[1 - self.me])}" if prices else ""


def fitted(text: str, width: int) -> str:
    """Exactly so many columns; what had to be cut shows it."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def _city(view: Json, explain: Json, seat: int, said: Texts) -> RenderableType:
    city = view["cities"][seat]
    table = Table.grid(padding=(0, 1))
    points = said.say("sign-points", {"amount": city["points"]["total"]})
    table.add_row(said.say("table-coins"), Text(f"{city['coins']}{COIN}   {said.say('table-points')}: {points}"))
    table.add_row(said.say("table-produces"), _production(city, said))
    prices = " ".join(f"{words.letter(good, said)} {price}{COIN}" for good, price in city["prices"].items())
    table.add_row(said.say("table-prices"), prices)
    symbols = ", ".join(f"{said.name('symbol', one)} {count}×" for one, count in city["symbols"].items())
    table.add_row(said.say("table-symbols"), symbols or "–")
    _wonders(table, city, explain["wonders"][seat], said)
    title = said.say("table-tokens")
    for token in city["tokens"]:
        does = Text(words.effects_words(PIECES[token], said), "dim")
        table.add_row(title, Text(f"{said.name('token', token)}: ").append_text(does))
        title = ""
    for colour in COLOURS:
        cards = [card for card in city["cards"] if PIECES[card].colour == colour]
        if cards:
            kind = Text(f"{MARKS[colour]} {said.say(f'kind-{colour}')}", STYLES[colour])
            table.add_row(kind, Text(_listed(cards, "card", said), STYLES[colour]))
    to_win = [
        said.say("table-to-win-military", {"count": explain["military"][seat]["shields_to_win"]}),
        said.say("table-to-win-science", {"count": explain["science"][seat]["to_win"]}),
    ]
    rest = Text(SEPARATOR.join(to_win), "italic")
    style = "bold" if seat in view["to_act"] else "dim"
    return Panel(Group(table, rest), title=_seat(seat, view, said), border_style=style)


def _production(city: Json, said: Texts) -> str:
    """`WWS W/C/S G/P`: what the city makes for certain, then its choices."""
    choices = city["choice_production"]
    made = [words.units_letters(city["production"], said)]
    made += [words.choice_letters(RAW, said)] * choices["raw"]
    made += [words.choice_letters(MANUFACTURED, said)] * choices["manufactured"]
    return " ".join(part for part in made if part) or "–"


def _wonders(table: Table, city: Json, planned: list[Json], said: Texts) -> None:
    """Built wonders, then those still possible with their price."""
    rows = [("✓", wonder) for wonder in city["wonders"]]
    rows += [(words.total(one["price"]), one["wonder"]) for one in planned]
    title = said.say("table-wonders")
    for sign, wonder in rows:
        line = Text(f"{sign} ", "bold").append(said.name("wonder", wonder), "not bold")
        line.append(f": {words.effects_words(PIECES[wonder], said)}", "not bold dim")
        table.add_row(title, line)
        title = ""


def _piles(view: Json, explain: Json, said: Texts) -> Text:
    """The discard pile and what may lie face down."""
    lines = Text(f"{said.say('table-discard')}: {_listed(view['discard_pile'], 'card', said)}")
    if explain["hidden"]["face_down"]:
        possible = [card for cards in explain["hidden"]["possible"].values() for card in cards]
        lines.append(f"\n{said.say('table-hidden')}: {_listed(possible, 'card', said)}", style="dim")
    return lines


def _legend(said: Texts) -> Text:
    """What the marks and letters mean."""
    found = Text()
    for colour, mark in MARKS.items():
        found.append(f"{mark} {said.say(f'kind-{colour}')}  ", STYLES[colour])
    goods = "  ".join(f"{words.letter(good, said)} {said.name('resource', good)}" for good in RESOURCES)
    found.append(f"\n{goods}  {COIN} {said.say('legend-coin')}  {words.SHIELD} {said.say('legend-shield')}", "dim")
    found.append(f"\n{said.say('legend-cards')}\n{said.say('legend-track')}", "dim")
    return found


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    """A move that is not possible, in words."""
    return words.move_words(refusal.data, said, [_seat(seat, view, said) for seat in range(2)])
