"""The table of 7 Wonders in the terminal, as a seat sees it; 80 columns are enough. No rules in here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from septem.cli.marks import COIN, MARKS
from septem.cli.wonders import cities, words
from septem.cli.wonders.words import SEPARATOR
from septem.core.texts import Texts
from septem.games.wonders.catalogue import COLOURS, RESOURCES
from septem.games.wonders.model import Build, CardPrice, Explanation, Move, Refusal, Sell, View, Wonder

Prices = dict[str, CardPrice]
POSSIBLE = ("paid", "free", "chain")


def draw(view: View, explanation: Explanation | None, said: Texts) -> RenderableType:
    """The whole table; a spectator (seat None) sees the cities only."""
    seat = view.seat
    if seat is None or explanation is None:
        return Group(_header(view, said), cities.short_lines(view, range(len(view.cities)), said))
    parts = [_header(view, said), *cities.others(view, seat, said)]
    if view.phase == "choose_side":
        parts.append(cities.short_lines(view, [view.cities[seat].left, view.cities[seat].right], said))
    else:
        parts += [cities.beside(view, explanation, seat, said), cities.own_city(view, explanation, seat, said)]
    parts.append(_decision(view, said))
    parts += _cards_to_decide(view, explanation, seat, said)
    return Group(*parts)


def label(move: Move, view: View, said: Texts) -> str:
    """A move in one line: action, price, effect."""
    parts = [words.move_words(move.data, said), words.payment_words(move, said), words.gain_words(move, view, said)]
    return SEPARATOR.join(part for part in parts if part)


def refused(refusal: Refusal, view: View, said: Texts) -> str:
    """A move that is not possible, in words; what is wrong with a stage is wrong with every card under it."""
    data = refusal.data
    if isinstance(data, Wonder) and "card" not in refusal.reason.args:
        complete = refusal.reason.code == "all-stages-built"
        text = said.say("move-stage-next" if complete else "move-stage", {"stage": data.stage})
        return said.say("move-free-city", {"move": text}) if data.free_city else text
    return words.move_words(data, said)


# ---- head and decision -------------------------------------------------------------------------
def _header(view: View, said: Texts) -> RenderableType:
    if view.phase == "choose_side":
        parts = [said.say("table-age-start")]
    else:
        parts = [said.say("table-age", {"age": view.age, "turn": view.turn})]
        parts.append(said.say("table-passing", {"direction": view.passing}))
    if view.free_city:
        holder = words.city_name(view, view.free_city.holder, said)
        parts.append(said.say("table-holder", {"who": holder, "count": view.free_city.pile_size}))
    discards = sum(not row.under for row in view.away) - len(view.recovered)
    if discards:
        parts.append(said.say("table-discards", {"count": discards}))
    if len(view.to_act) == view.players:
        parts.append(said.say("table-all-choosing"))
    elif view.to_act:
        parts.append(said.say("table-choosing", {"who": _who(view, said)}))
    return Panel(Text(SEPARATOR.join(parts), style="bold"), box=box.HEAVY, padding=(0, 1))


def _who(view: View, said: Texts) -> str:
    """The seats that owe a decision."""
    return ", ".join(words.city_name(view, seat, said) for seat in view.to_act)


def _for_free_city(view: View) -> bool:
    """Whether the decision owed now is one for the Free City."""
    if view.acting_city is not None:
        return view.cities[view.acting_city].free_city
    return bool(view.sealed)  # two players: a seat that has sealed and still owes something decides for it


def _holds(view: View) -> bool:
    """Whether the viewer holds the card of the Free City."""
    return view.free_city is not None and view.free_city.holder == view.seat


def _decision(view: View, said: Texts) -> RenderableType:
    """What is to be decided, in a line of its own."""
    sealed = ", ".join(words.notation_words(text, view, said) for text in view.sealed)
    if view.seat in view.to_act:
        end = "-free-city" if _for_free_city(view) else "-holder" if _holds(view) else ""
        key = f"decide-{view.phase}{end}"
        text = said.say(key if said.has(key) else f"decide-{view.phase}", {"move": sealed})
    elif view.over:
        text = said.say("decide-over")
    elif sealed:
        text = said.say("decide-sealed", {"move": sealed})
    else:
        text = said.say("decide-wait", {"who": _who(view, said)})
    return Text(f"» {text}", style="bold cyan")


# ---- cards -------------------------------------------------------------------------------------
def _cards_to_decide(view: View, explanation: Explanation, seat: int, said: Texts) -> list[RenderableType]:
    """The cards the next decision is about."""
    prices = {price.card: price for price in explanation.cards}
    match view.phase:
        case "choose_side":
            return [_sides(view, seat, said)]
        case "discard_build" if view.actor == seat:
            pile = Counter(row.card for row in view.away if not row.under and row.card)
            pile.subtract(row.card for row in view.recovered)
            return [_card_table(view, sorted(+pile), None, "table-pile", said), _legend(said)]
        case "seventh_card" if view.actor == seat:
            looked = view.free_city.pile_card if view.free_city else None
            if _for_free_city(view) and looked:
                return [_card_table(view, [looked], None, "table-seventh", said), _legend(said)]
            return [_card_table(view, view.hand, prices, "table-seventh", said), _legend(said)]
        case "choose":
            return [*_hand(view, prices, seat, said), _legend(said)]
        case _:
            return []


def _hand(view: View, prices: Prices, seat: int, said: Texts) -> list[RenderableType]:
    if seat in view.to_act and _for_free_city(view):
        sealed = words.sealed_move(view.sealed[0], view)
        hand = list(view.hand)
        if isinstance(sealed, Build | Wonder | Sell):
            hand.remove(sealed.card)
        return [_card_table(view, hand, None, "table-hand-free-city", said)]
    return [_card_table(view, view.hand, prices, "table-hand", said)]


def _card_table(view: View, cards: Iterable[str], prices: Prices | None, title: str, said: Texts) -> RenderableType:
    """Cards with cost, price for the viewer, effect, and what they make free later."""
    table = cities.plain_table(said.say(title))
    table.add_column(said.say("table-card"), overflow="fold")
    table.add_column(said.say("table-cost"), no_wrap=True)
    if prices is not None:
        table.add_column(said.say("table-price"), no_wrap=True)
    table.add_column(said.say("table-effect"))
    table.add_column(said.say("table-chain"), style="dim")
    copies = Counter(cards)
    for facts in sorted((words.card_of(view, card) for card in copies), key=lambda card: COLOURS.index(card.colour)):
        name = Text(f"{MARKS[facts.colour]} {said.name('card', facts.id)}", style=cities.STYLES[facts.colour])
        name.append(f" ×{copies[facts.id]}" if copies[facts.id] > 1 else "")
        cells: list[RenderableType] = [name, Text(words.cost_letters(facts.cost, said))]
        if prices is not None:
            cells.append(_price_cell(view, prices[facts.id], said))
        table.add_row(*cells, words.effects_words(facts, said), words.chains_to(view, facts.id, said))
    return table


def _price_cell(view: View, price: CardPrice, said: Texts) -> Text:
    coins = view.cities[view.seat or 0].coins
    payable = price.how in POSSIBLE and price.coins is not None and price.coins <= coins
    return Text(words.price_words(price, coins, said), style="bold" if payable else "dim italic")


def _sides(view: View, seat: int, said: Texts) -> RenderableType:
    """Both sides of the viewer's board."""
    table = cities.plain_table(said.say("table-sides"))
    for heading in ("table-side", "table-stages", "table-cost", "table-effect"):
        table.add_column(said.say(heading))
    for side, found in words.board_of(view, seat).sides.items():
        for number, stage in enumerate(found.stages, 1):
            name = said.name("side", side) if number == 1 else ""
            cost = words.cost_letters(stage.cost, said)
            table.add_row(name, str(number), cost, words.effects_words(stage, said))
        table.add_section()
    return Group(Text(words.city_title(view, seat, said), "bold"), table, _legend(said))


def _legend(said: Texts) -> RenderableType:
    """The signs of the colours, and the letters of the resources."""
    found = Text()
    for colour, mark in MARKS.items():
        found.append(f"{mark} {said.say(f'kind-{colour}')}  ", cities.STYLES[colour])
    letters = (f"{said.say(f'letter-{name}')} {said.name('resource', name)}" for name in RESOURCES)
    return found.append(f"\n{COIN} {said.say('coin')}  {'  '.join(letters)}", "dim")
