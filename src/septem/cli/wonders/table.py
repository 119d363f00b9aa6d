"""The table of 7 Wonders in the terminal, as a seat sees it; 80 columns are enough. No rules in here."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from septem.cli.marks import COIN, MARKS
from septem.cli.wonders import cities as cities
from septem.cli.wonders import words as words
from septem.cli.wonders.words import SEPARATOR
from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.wonders.tables import COLOURS, RESOURCES

POSSIBLE = ("paid", "free", "chain")


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table; a spectator (seat None) sees the cities only."""
    seat = view["seat"]
    if seat is None:
        return Group(_header(view, said), cities.short_lines(view, explain, range(len(view["cities"])), said))
    left, right = words.neighbours(view, seat)
    parts = [_header(view, said), *cities.others(view, explain, said)]
    if view["phase"] == "choose_side":
        parts.append(cities.short_lines(view, explain, [left, right], said))
    else:
        parts += [cities.beside(view, explain, left, right, said), cities.own_city(view, explain, said)]
    parts.append(_decision(view, said))
    parts += _cards_to_decide(view, explain, said)
    return Group(*parts)


def label(move: Move, view: Json, said: Texts) -> str:
    """A move in one line: action, price, effect."""
    parts = [words.move_words(move.data, view, said), words.payment_words(move, said)]
    parts.append(words.gain_words(move.data, view, said))
    return SEPARATOR.join(part for part in parts if part)


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    """A move that is not possible, in words; what is wrong with a stage is wrong with every card under it."""
    data = refusal.data
    if data["action"] == "wonder" and "card" not in refusal.reason.args:
        complete = refusal.reason.code == "all-stages-built"
        text = said.say("move-stage-next" if complete else "move-stage", {"stage": data["stage"]})
        return said.say("move-free-city", {"move": text}) if data["city"] >= view["players"] else text
    return words.move_words(data, view, said)


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
    discards = sum(not row["under"] for row in view["away"]) - len(view["recovered"])
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


# ---- cards -------------------------------------------------------------------------------------
def _cards_to_decide(view: Json, explain: Json, said: Texts) -> list[RenderableType]:
    """The cards the next decision is about."""
    match view["phase"]:
        case "choose_side":
            return [_sides(view, said)]
        case "discard_build" if view["actor"] == view["seat"]:
            pile = Counter(row["card"] for row in view["away"] if not row["under"] and row["card"])
            pile.subtract(row["card"] for row in view["recovered"])
            return [_card_table(view, sorted(+pile), None, "table-pile", said), _legend(said)]
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


def _price_cell(view: Json, price: Json, said: Texts) -> Text:
    coins = view["cities"][view["seat"]]["coins"]
    payable = price["how"] in POSSIBLE and price["coins"] <= coins
    return Text(words.price_words(price, coins, said), style="bold" if payable else "dim italic")


def _sides(view: Json, said: Texts) -> RenderableType:
    """Both sides of the viewer's board."""
    board = words.board_of(view, view["seat"])
    table = cities.plain_table(said.say("table-sides"))
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
        found.append(f"{mark} {said.say(f'kind-{colour}')}  ", cities.STYLES[colour])
    letters = (f"{said.say(f'letter-{name}')} {said.name('resource', name)}" for name in RESOURCES)
    return found.append(f"\n{COIN} {said.say('coin')}  {'  '.join(letters)}", "dim")
