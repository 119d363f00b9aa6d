"""The table of Architects in the terminal. Every colour has its symbol; no rules in here."""

from collections import Counter
from collections.abc import Iterable, Mapping

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import septem
from septem.cli.marks import MARKS
from septem.core.texts import Texts
from septem.games.architects.model import (
    Build,
    City,
    Explanation,
    Gain,
    Keep,
    Look,
    Move,
    Offer,
    Payment,
    Progress,
    Refusal,
    Science,
    ShieldsOutlook,
    StageOutlook,
    Take,
    Use,
    View,
)

BOX = septem.catalogue("architects")
CARDS = {card.id: card for card in BOX.cards}
STAGES = tuple(stage.id for stage in BOX.wonders[0].stages)
STYLES = {"grey": "grey62", "yellow": "yellow3", "blue": "dodger_blue1", "green": "green3", "red": "red"}
COLOURS = tuple(STYLES)
BUILT, OPEN, LATER = "✓", "▶", "·"
BATTLE, PEACE = MARKS["red"], "·"
CAT = "=^.^="
ROOMY = 4
"""Up to so many players a blank line stands between them."""


def draw(view: View, explain: Explanation, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    phase = said.say(f"phase-{view.phase}")
    title = said.say("table-title", {"turn": view.turn, "phase": phase})
    parts: list[RenderableType] = [Text(title, style="bold"), _cities(view, said), _middle(view, said)]
    if view.look and view.look.cards:
        parts.append(Text(said.say("table-look", {"cards": _counted("card", view.look.cards, said)})))
    if view.phase != "choose":
        parts += [_offers(explain, said), _stages_ahead(explain, said), _neighbours(view, explain.shields, said)]
    return Group(*parts, _legend(said))


def label(move: Move, view: View, said: Texts) -> str:
    """One line for a move: action, price, effect."""
    match move.data, move.why:
        case Take(deck) | Use(_, deck), Gain() as gain:
            args = {**_fields(move.data), "place": _place(deck, view, said), "card": gain.card}
            return _with_gains(said.say(f"move-{move.data.action}", args), card_gains(gain, said))
        case Take(deck) | Use(_, deck), _:
            args = {**_fields(move.data), "place": _place(deck, view, said)}
            return said.say(f"move-{move.data.action}-unknown", args)
        case Look(deck), _:
            return said.say("move-look", {"place": _place(deck, view, said)})
        case Keep(card), Gain() as gain:
            return _with_gains(said.say("move-keep", {"card": card}), card_gains(gain, said))
        case Build(stage, payment), Payment() as price:
            args = {"stage": stage, "cards": _counted("card", payment, said)}
            return _with_gains(said.say("move-build", args), stage_gains(price, said))
        case Science(symbols), _:
            return said.say("move-science", {"cards": _counted("card", symbols, said)})
        case Progress("blind"), _:
            return said.say("move-progress-blind")
        case Progress(token), _:
            return _with_gains(said.say("move-progress", {"token": token}), [said.say(f"token-{token}")])
        case data, _:
            return said.say(f"move-{data.action}", _fields(data))


def refused(refusal: Refusal, view: View, said: Texts) -> str:
    """A move that is not possible, in words; it says neither how to pay nor which cards or deck to use."""
    match refusal.data:
        case Take(deck):
            return said.say("move-take-from", {"place": _place(deck, view, said)})
        case Look(deck):
            return said.say("move-look", {"place": _place(deck, view, said)})
        case Build() | Science() | Use() as data:
            return said.say(f"move-{data.action}-any", _fields(data))
        case data:
            return said.say(f"move-{data.action}", _fields(data))


# ---- words ------------------------------------------------------------------------------------------
def _with_gains(text: str, gains: list[str]) -> str:
    return f"{text} ({'; '.join(gains)})" if gains else text


def _fields(data: msgspec.Struct) -> dict[str, object]:
    """What a move names, as arguments of a message."""
    return msgspec.structs.asdict(data)


def _place(deck: str, view: View, said: Texts) -> str:
    mine = view.cities[view.active]
    for place, name in (("left", mine.left_deck), ("right", mine.right_deck), ("central", "central")):
        if deck == name:
            return said.say(f"place-{place}")
    return said.say("place-other", {"deck": deck})


def card_gains(gain: Gain, said: Texts, *, points: bool = True) -> list[str]:
    """What a known card would bring."""
    listed: list[tuple[str, dict[str, object], bool]] = [
        ("gain-completes", {"stages": gain.completes}, bool(gain.completes)),
        ("gain-set", {}, gain.set),
        ("gain-points", {"points": gain.points}, points and gain.points > 0),
        ("gain-cat", {}, gain.cat),
        ("gain-shield", {}, gain.shields > 0),
        ("gain-horns", {"count": gain.horns}, gain.horns > 0),
        ("gain-battle", {}, gain.battle),
        ("gain-arms", {"tokens": gain.arms}, bool(gain.arms)),
    ]
    return [said.say(message, args) for message, args, there in listed if there]


def stage_gains(price: Payment | StageOutlook, said: Texts, *, points: bool = True) -> list[str]:
    """What a stage brings, and what its payment makes use of."""
    gains = [said.say("gain-points", {"points": price.points})] if points and price.points else []
    if price.effect != "none":
        gains.append(said.say(f"effect-{price.effect}"))
    if isinstance(price, Payment) and price.doubled:
        gains.append(said.say("gain-doubled"))
    if isinstance(price, Payment) and price.engineering:
        gains.append(said.say("gain-engineering"))
    return gains


def _counted(kind: str, ids: Iterable[str] | Mapping[str, int], said: Texts) -> str:
    """Things by name; equal ones are counted."""
    return ", ".join(_times(count, said.name(kind, one)) for one, count in Counter(ids).items())


def _times(count: int, name: str) -> str:
    return f"{count}× {name}" if count > 1 else name


def _card(kind: str, said: Texts) -> Text:
    colour = CARDS[kind].colour
    return Text(f"{MARKS[colour]} {said.name('card', kind)}", style=STYLES[colour])


def _legend(said: Texts) -> Text:
    """The signs of the colours, the stages and the cat."""
    found = Text()
    for colour, style in STYLES.items():
        found.append(f"{MARKS[colour]} {said.name('colour', colour)}  ", style)
    signs = {"built": BUILT, "open": OPEN, "later": LATER, "cat": CAT, "top": "[ ]"}
    listed = "  ".join(f"{sign} {said.say(f'legend-{what}')}" for what, sign in signs.items())
    return found.append(f"\n{listed}", "dim")


# ---- parts of the table -----------------------------------------------------------------------------
def _plain_table() -> Table:
    return Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False)


def _cities(view: View, said: Texts) -> Table:
    table = _plain_table()
    table.show_lines = view.players <= ROOMY
    for heading in ("seat", "wonder", "cards"):
        table.add_column(said.say(f"table-{heading}"), overflow="fold", no_wrap=heading != "cards")
    for heading in ("shields", "military", "points"):
        table.add_column(said.say(f"table-{heading}"), justify="right")
    for seat, city in enumerate(view.cities):
        cells: list[RenderableType] = [_who(seat, view, said), _wonder(city, view, said), _holds(city, said)]
        figures = [Text(str(figure)) for figure in (city.shields, city.military, city.points)]
        table.add_row(*cells, *figures, style="bold" if seat == view.seat else "")
    return table


def _who(seat: int, view: View, said: Texts) -> Text:
    """The player's name; beside it who has the turn, who looks, and who has the cat."""
    marks = [f"({said.say('table-you')})"] if seat == view.seat else []
    marks += [CAT] if seat == view.cat else []
    turn = f"{OPEN} " if seat == view.active and not view.over else ""
    return Text("\n".join([turn + said.say("seat", {"number": seat + 1}), *marks]))


def _wonder(city: City, view: View, said: Texts) -> Text:
    """Name, stages, and the top card of the deck that lies before the player."""
    if city.wonder is None:
        return Text("?")
    marks = []
    for number, stage in enumerate(STAGES, 1):
        mark = BUILT if stage in city.built else OPEN if stage in city.available else LATER
        marks.append(f"{mark}{number}")
    text = Text(f"{said.name('wonder', city.wonder)}\n{' '.join(marks)}")
    deck = view.decks.get(city.wonder)
    if deck and deck.top:
        colour = CARDS[deck.top].colour
        text.append(f"\n[{MARKS[colour]} {_brief(deck.top, 1, said)}]", style=STYLES[colour])
    return text


def _holds(city: City, said: Texts) -> Text:
    """Cards by colour one after the other, and below them the progress tokens."""
    groups = []
    for colour in COLOURS:
        cards = [_brief(kind, count, said) for kind, count in city.cards.items() if CARDS[kind].colour == colour]
        if cards:
            groups.append(Text(f"{MARKS[colour]}{', '.join(cards)}", style=STYLES[colour]))
    held = Text("  ").join(groups)
    if city.tokens:
        tokens = said.say("table-tokens-held", {"tokens": _counted("token", city.tokens, said)})
        held.append(f"\n{tokens}" if groups else tokens)
    return held


def _brief(kind: str, count: int, said: Texts) -> str:
    short = f"short-{kind}"
    name = said.say(short) if said.has(short) else said.name("card", kind).lower()
    return _times(count, name)


def _middle(view: View, said: Texts) -> Text:
    conflict = view.conflict
    owner = said.say("table-nobody") if view.cat is None else said.say("seat", {"number": view.cat + 1})
    face_up = [
        said.say("table-face-up", {"tokens": _counted("token", view.face_up, said) or said.say("table-none")}),
        said.say("table-pile", {"count": view.pile.size}),
    ]
    lines = [
        "; ".join(face_up),
        said.say("table-conflict", _fields(conflict))
        + f" {BATTLE * conflict.battle}{PEACE * (conflict.total - conflict.battle)}",
        said.say("table-cat", {"owner": owner}),
    ]
    if view.battle_due:
        lines.append(said.say("table-battle-due"))
    if view.live:
        lines.append(said.say("table-live", {"tokens": view.live}))
    return Text("\n".join(lines))


def _offers(explain: Explanation, said: Texts) -> Table:
    """The decks in reach with their top cards; what these would bring stands beside the moves."""
    table = _plain_table()
    table.add_column(said.say("table-decks"))
    table.add_column(said.say("table-size"), justify="right")
    table.add_column(said.say("table-top"))
    for offer in explain.offers:
        place = said.say(f"place-{offer.place}")
        if offer.place != "central":
            place = f"{place} ({said.name('deck', offer.deck)})"
        table.add_row(Text(place), Text(str(offer.size)), _top(offer, said))
    return table


def _top(offer: Offer, said: Texts) -> Text:
    if offer.gain:
        return _card(offer.gain.card, said)
    return Text(said.say("table-hidden" if offer.size else "table-empty"), style="dim")


def _stages_ahead(explain: Explanation, said: Texts) -> Text:
    lines = []
    for stage in explain.stages:
        price = said.say("table-price", {"n": stage.n, "mode": stage.mode})
        missing = said.say("table-missing", {"count": stage.missing})
        name = said.name("stage", stage.stage)
        parts = ", ".join([price, *stage_gains(stage, said)])
        lines.append(f"{said.say('table-next')} {OPEN} {name}: {parts} – {missing}")
    return Text("\n".join(lines))


def _neighbours(view: View, shields: ShieldsOutlook, said: Texts) -> Text:
    """Strength beside the neighbours'; with two players there is only one."""
    message = "table-opponent" if view.players == 2 else "table-neighbours"
    return Text(said.say(message, {**_fields(shields), "won": shields.would_win}))
