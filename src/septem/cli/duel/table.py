"""Duel in the terminal: the structure as it lies, the track, the tokens and both cities. No rules in here."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.cli.duel import words
from septem.cli.duel.words import BOX, CARDS, MANUFACTURED, RAW, RESOURCES, SEPARATOR, TOKENS, WONDERS
from septem.cli.marks import COIN, MARKS
from septem.core.texts import Texts
from septem.games.duel.catalogue import Card
from septem.games.duel.model import City, Explanation, Move, Place, Refusal, View, WonderPrice

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


def draw(view: View, explain: Explanation, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_head(view, said), _track(view, said)]
    if view.draft:
        parts.append(_draft(view.draft.group, said))
    elif view.structure:
        parts.append(Structure(view, explain, said))
    parts.append(_tokens(view, said))
    cities = Table.grid(expand=True, padding=(0, 1))
    cities.add_column(ratio=1)
    cities.add_column(ratio=1)
    order = (1, 0) if view.seat == 1 else (0, 1)
    cities.add_row(*(_city(view, explain, seat, said) for seat in order))
    return Group(*parts, cities, _piles(view, said), _legend(said))


def label(move: Move, view: View, said: Texts) -> str:
    """One line: action, price, effect."""
    action = words.move_words(move.data, said, [_seat(seat, view, said) for seat in range(2)])
    parts = (action, words.price_words(move.why, said), words.gain_words(move.data, said))
    return SEPARATOR.join(part for part in parts if part)


def _seat(seat: int, view: View, said: Texts) -> str:
    name = said.say("seat", {"number": seat + 1})
    return f"{name} ({said.say('table-you')})" if seat == view.seat else name


def _head(view: View, said: Texts) -> Text:
    age = said.say("table-age", {"age": view.age}) if view.age else said.say("table-draft")
    head = Text(f"{age}   {said.say(f'phase-{view.phase}')}", style="bold")
    for seat in view.to_act:
        head.append(f"   {said.say('table-turn')}: {_seat(seat, view, said)}")
    return head


def _track(view: View, said: Texts) -> Text:
    """The spaces between the capitals of players 1 and 2; (n) is a looting token, [P] the pawn."""
    line = Text(f"{_seat(0, view, said)} ", no_wrap=True)
    loot = _loot(view)
    for place in range(BOX.track.min, BOX.track.max + 1):
        if place == view.pawn:
            line.append(PAWN, style="bold red")
        elif place in loot:
            line.append(f"({loot[place]})", style="yellow")
        else:
            capital = place in (BOX.track.min, BOX.track.max)
            line.append(" # " if capital else " | " if place == BOX.track.start else " · ")
    return line.append(f" {_seat(1, view, said)}")


def _loot(view: View) -> dict[int, int]:
    """Coins of the looting tokens that still lie, by the space where the pawn meets them."""
    first = {zone.zone: min(zone.positions, key=abs) for zone in BOX.track.zones}
    return {first[token.zone]: token.coins for token in BOX.track.looting_tokens if token.id in view.looting_tokens}


def _tokens(view: View, said: Texts) -> RenderableType:
    """The progress tokens on the board, each with what it does."""
    table = Table.grid(padding=(0, 1))
    title = f"{said.say('table-tokens')} {said.say('table-board')}"
    for token in view.board_tokens:
        table.add_row(title, said.name("token", token), Text(words.effects_words(TOKENS[token].effects, said), "dim"))
        title = ""
    return table


def _listed(ids: Iterable[str], kind: str, said: Texts) -> str:
    return ", ".join(said.name(kind, one) for one in ids) or said.say("table-none")


def _draft(group: Iterable[str], said: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for wonder in (WONDERS[one] for one in group):
        does = words.effects_words(wonder.effects, said)
        table.add_row(said.name("wonder", wonder.id), words.cost(wonder, said), does)
    return Panel(table, title=said.say("table-draft"))


class Structure:
    """The cards as they lie: three lines for each row, as wide as the terminal allows."""

    def __init__(self, view: View, explain: Explanation, said: Texts) -> None:
        self.me = view.seat or 0
        self.prices = {card.slot: card.prices for card in explain.cards}
        self.said = said
        self.rows: dict[int, list[Place]] = {}
        for place in sorted(view.structure, key=lambda one: one.x):
            self.rows.setdefault(place.row, []).append(place)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[RenderableType]:
        width = max(NARROW, min(WIDE, options.max_width // WIDEST_ROW))
        for row in sorted(self.rows):
            for part in range(3):
                line = Text(no_wrap=True)
                for place in self.rows[row]:
                    start = (place.x + WIDEST_ROW - 1) * width // 2  # a card is two units of x wide
                    line.append(" " * (start - len(line)))
                    line.append_text(self.cell(place, part, width - 3))
                yield line

    def cell(self, place: Place, part: int, width: int) -> Text:
        """One line of a card: name, effect, price for me / for the other. Covered cards stand in ( )."""
        if place.card is None:
            inside = (self.said.say("table-guild") if place.guild and part == 1 else "").center(width, "░")
            return Text(f"({inside[:width]})", style="grey50")
        card = CARDS[place.card]
        inside = fitted(self.line(card, place.slot, part), width)
        if place.covered_by:
            return Text(f"({inside})", style=f"dim {STYLES[card.colour]}")
        return Text(f"[{inside}]", style=f"bold {STYLES[card.colour]}")

    def line(self, card: Card, slot: int, part: int) -> str:
        """What stands on a line of a card."""
        if part == 0:
            return self.said.name("card", card.id)
        if part == 1:
            return f"{MARKS[card.colour]} {words.effects_signs(card.effects, self.said)}"
        prices = self.prices.get(slot)
        return f"{words.total(prices[self.me])}/{words.total(prices[1 - self.me])}" if prices else ""


def fitted(text: str, width: int) -> str:
    """Exactly so many columns; what had to be cut shows it."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def _city(view: View, explain: Explanation, seat: int, said: Texts) -> RenderableType:
    city = view.cities[seat]
    table = Table.grid(padding=(0, 1))
    points = said.say("sign-points", {"amount": city.points})
    table.add_row(said.say("table-coins"), Text(f"{city.coins}{COIN}   {said.say('table-points')}: {points}"))
    table.add_row(said.say("table-produces"), _production(city, said))
    prices = " ".join(f"{words.letter(good, said)} {price}{COIN}" for good, price in city.prices.items())
    table.add_row(said.say("table-prices"), prices)
    symbols = ", ".join(f"{said.name('symbol', one)} {count}×" for one, count in city.symbols.items())
    table.add_row(said.say("table-symbols"), symbols or "–")
    _wonders(table, city, explain.wonders[seat], said)
    title = said.say("table-tokens")
    for token in city.tokens:
        does = Text(words.effects_words(TOKENS[token].effects, said), "dim")
        table.add_row(title, Text(f"{said.name('token', token)}: ").append_text(does))
        title = ""
    for colour in BOX.colours:
        cards = [card for card in city.cards if CARDS[card].colour == colour]
        if cards:
            kind = Text(f"{MARKS[colour]} {said.say(f'kind-{colour}')}", STYLES[colour])
            table.add_row(kind, Text(_listed(cards, "card", said), STYLES[colour]))
    to_win = [
        said.say("table-to-win-military", {"count": explain.military[seat].shields_to_win}),
        said.say("table-to-win-science", {"count": explain.science[seat].to_win}),
    ]
    rest = Text(SEPARATOR.join(to_win), "italic")
    style = "bold" if seat in view.to_act else "dim"
    return Panel(Group(table, rest), title=_seat(seat, view, said), border_style=style)


def _production(city: City, said: Texts) -> str:
    """`WWS W/C/S G/P`: what the city makes for certain, then its choices."""
    choices = city.choice_production
    made = [words.units_letters(city.production, said)]
    made += [words.choice_letters(RAW, said)] * choices.raw
    made += [words.choice_letters(MANUFACTURED, said)] * choices.manufactured
    return " ".join(part for part in made if part) or "–"


def _wonders(table: Table, city: City, planned: Iterable[WonderPrice], said: Texts) -> None:
    """Built wonders, then those still possible with their price."""
    rows = [("✓", wonder) for wonder in city.wonders]
    rows += [(words.total(one.price), one.wonder) for one in planned]
    title = said.say("table-wonders")
    for sign, wonder in rows:
        line = Text(f"{sign} ", "bold").append(said.name("wonder", wonder), "not bold")
        line.append(f": {words.effects_words(WONDERS[wonder].effects, said)}", "not bold dim")
        table.add_row(title, line)
        title = ""


def _piles(view: View, said: Texts) -> Text:
    """The discard pile and what may lie face down."""
    lines = Text(f"{said.say('table-discard')}: {_listed(view.discard_pile, 'card', said)}")
    if any(place.card is None for place in view.structure):
        possible = [card for cards in view.unseen.values() for card in cards]
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


def refused(refusal: Refusal, view: View, said: Texts) -> str:
    """A move that is not possible, in words."""
    return words.move_words(refusal.data, said, [_seat(seat, view, said) for seat in range(2)])
