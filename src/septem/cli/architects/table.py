"""The table of Architects in the terminal. Every colour has its symbol; no rules in here."""

from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from septem.cli.marks import MARKS
from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.architects.tables import CARDS, STAGE_IDS

STYLES = {"grey": "grey62", "yellow": "yellow3", "blue": "dodger_blue1", "green": "green3", "red": "red"}
COLOURS = tuple(STYLES)
BUILT, OPEN, LATER = "✓", "▶", "·"
BATTLE, PEACE = MARKS["red"], "·"
CAT = "=^.^="
ROOMY = 4
"""Up to so many players a blank line stands between them."""


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    phase = said.say(f"phase-{view['phase']}")
    title = said.say("table-title", {"turn": view["turn"], "phase": phase})
    parts: list[RenderableType] = [Text(title, style="bold"), _seats(view, said), _middle(view, said)]
    if view["look"] and view["look"]["cards"]:
        parts.append(Text(said.say("table-look", {"cards": _counted("card", view["look"]["cards"], said)})))
    if explain:
        parts += [_offers(explain, said), _stages_ahead(explain, said), _neighbours(view, explain["shields"], said)]
    return Group(*parts, _legend(said))


def label(move: Move, view: Json, said: Texts) -> str:
    """One line for a move: action, price, effect."""
    data, why = move.data, move.why
    match data["action"]:
        case "take" | "use" as action:
            known = "" if why["card"] else "-unknown"
            args = {**data, "place": _place(data["deck"], view, said), "card": why["card"] or ""}
            return _with_gains(said.say(f"move-{action}{known}", args), card_gains(why, said))
        case "look":
            return said.say("move-look", {"place": _place(data["deck"], view, said)})
        case "keep":
            return _with_gains(said.say("move-keep", data), card_gains(why, said))
        case "build":
            cards = _counted("card", Counter(data["payment"]), said)
            return _with_gains(said.say("move-build", {**data, "cards": cards}), build_gains(why, said))
        case "science":
            return said.say("move-science", {"cards": _counted("card", data["symbols"], said)})
        case "progress" if data["token"] == "blind":
            return said.say("move-progress-blind")
        case "progress":
            return _with_gains(said.say("move-progress", data), [said.say(f"token-{data['token']}")])
        case action:
            return said.say(f"move-{action}", data)


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    """A move that is not possible, in words; it says neither how to pay nor which cards or deck to use."""
    data = refusal.data
    match data["action"]:
        case "take":
            return said.say("move-take-from", {"place": _place(data["deck"], view, said)})
        case "look":
            return said.say("move-look", {"place": _place(data["deck"], view, said)})
        case "build" | "science" | "use" as action:
            return said.say(f"move-{action}-any", data)
        case action:
            return said.say(f"move-{action}", data)


# ---- words ------------------------------------------------------------------------------------------
def _with_gains(text: str, gains: list[str]) -> str:
    return f"{text} ({'; '.join(gains)})" if gains else text


def _place(deck: str, view: Json, said: Texts) -> str:
    mine = view["seats"][view["active"]]
    for place, name in (("left", mine["left_deck"]), ("right", mine["right_deck"]), ("central", "central")):
        if deck == name:
            return said.say(f"place-{place}")
    return said.say("place-other", {"deck": deck})


def card_gains(why: Json, said: Texts) -> list[str]:
    """What a known card would bring."""
    if not why["card"]:
        return []
    listed = [
        ("gain-completes", {"stages": why["completes"]}, bool(why["completes"])),
        ("gain-set", {}, why["set"]),
        ("gain-points", {"points": why["points"]}, why["points"] > 0),
        ("gain-cat", {}, why["cat"]),
        ("gain-shield", {}, why["shields"] > 0),
        ("gain-horns", {"count": why["horns"]}, why["horns"] > 0),
        ("gain-battle", {}, why["battle"]),
        ("gain-arms", {"tokens": why["arms"]}, bool(why["arms"])),
    ]
    return [said.say(message, args) for message, args, there in listed if there]


def build_gains(why: Json, said: Texts) -> list[str]:
    """What a stage brings, and what its payment makes use of."""
    gains = [said.say("gain-points", {"points": why["points"]})] if why["points"] else []
    if why["effect"] != "none":
        gains.append(said.say(f"effect-{why['effect']}"))
    if why["doubled"]:
        gains.append(said.say("gain-doubled"))
    if why["engineering"]:
        gains.append(said.say("gain-engineering"))
    return gains


def _counted(kind: str, ids: Iterable[str], said: Texts) -> str:
    """Things by name; equal ones are counted."""
    counts = Counter(ids) if not isinstance(ids, Counter) else ids
    return ", ".join(_times(count, said.name(kind, one)) for one, count in counts.items())


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


def _seats(view: Json, said: Texts) -> Table:
    table = _plain_table()
    table.show_lines = view["players"] <= ROOMY
    for heading in ("seat", "wonder", "cards"):
        table.add_column(said.say(f"table-{heading}"), overflow="fold", no_wrap=heading != "cards")
    for heading in ("shields", "military", "points"):
        table.add_column(said.say(f"table-{heading}"), justify="right")
    for number, seat in enumerate(view["seats"]):
        cells: list[RenderableType] = [_who(number, view, said), _wonder(seat, view, said), _holds(seat, said)]
        figures = [Text(str(seat[field])) for field in ("shields", "military", "points")]
        table.add_row(*cells, *figures, style="bold" if number == view["seat"] else "")
    return table


def _who(number: int, view: Json, said: Texts) -> Text:
    """The player's name; beside it who has the turn, who looks, and who has the cat."""
    marks = [f"({said.say('table-you')})"] if number == view["seat"] else []
    marks += [CAT] if number == view["cat"] else []
    turn = f"{OPEN} " if number == view["active"] and not view["over"] else ""
    return Text("\n".join([turn + said.say("seat", {"number": number + 1}), *marks]))


def _wonder(seat: Json, view: Json, said: Texts) -> Text:
    """Name, stages, and the top card of the deck that lies before the player."""
    if seat["wonder"] is None:
        return Text("?")
    marks = []
    for number, stage in enumerate(STAGE_IDS, 1):
        mark = BUILT if stage in seat["built"] else OPEN if stage in seat["available"] else LATER
        marks.append(f"{mark}{number}")
    text = Text(f"{said.name('wonder', seat['wonder'])}\n{' '.join(marks)}")
    deck = view["decks"].get(seat["wonder"])
    if deck and deck["top"]:
        colour = CARDS[deck["top"]].colour
        text.append(f"\n[{MARKS[colour]} {_brief(deck['top'], 1, said)}]", style=STYLES[colour])
    return text


def _holds(seat: Json, said: Texts) -> Text:
    """Cards by colour one after the other, and below them the progress tokens."""
    groups = []
    for colour in COLOURS:
        cards = [_brief(kind, count, said) for kind, count in seat["area"].items() if CARDS[kind].colour == colour]
        if cards:
            groups.append(Text(f"{MARKS[colour]}{', '.join(cards)}", style=STYLES[colour]))
    held = Text("  ").join(groups)
    if seat["progress"]:
        tokens = said.say("table-tokens-held", {"tokens": _counted("token", seat["progress"], said)})
        held.append(f"\n{tokens}" if groups else tokens)
    return held


def _brief(kind: str, count: int, said: Texts) -> str:
    short = f"short-{kind}"
    name = said.say(short) if said.has(short) else said.name("card", kind).lower()
    return _times(count, name)


def _middle(view: Json, said: Texts) -> Text:
    conflict = view["conflict"]
    owner = said.say("table-nobody") if view["cat"] is None else said.say("seat", {"number": view["cat"] + 1})
    face_up = [
        said.say("table-face-up", {"tokens": _counted("token", view["face_up"], said) or said.say("table-none")}),
        said.say("table-pile", {"count": view["pile"]["size"]}),
    ]
    lines = [
        "; ".join(face_up),
        said.say("table-conflict", conflict)
        + f" {BATTLE * conflict['battle']}{PEACE * (conflict['total'] - conflict['battle'])}",
        said.say("table-cat", {"owner": owner}),
    ]
    if view["battle_due"]:
        lines.append(said.say("table-battle-due"))
    if view["live"]:
        lines.append(said.say("table-live", {"tokens": view["live"]}))
    return Text("\n".join(lines))


def _offers(explain: Json, said: Texts) -> Table:
    """The decks in reach with their top cards; what these would bring stands beside the moves."""
    table = _plain_table()
    table.add_column(said.say("table-decks"))
    table.add_column(said.say("table-size"), justify="right")
    table.add_column(said.say("table-top"))
    for offer in explain["available_cards"]:
        place = f"{said.say('place-' + offer['place'])} ({said.name('deck', offer['deck'])})"
        if offer["place"] == "central":
            place = said.say("place-central")
        table.add_row(Text(place), Text(str(offer["size"])), _top(offer, said))
    return table


def _top(offer: Json, said: Texts) -> Text:
    if offer["card"]:
        return _card(offer["card"], said)
    return Text(said.say("table-hidden" if offer["size"] else "table-empty"), style="dim")


def _stages_ahead(explain: Json, said: Texts) -> Text:
    lines = []
    for stage in explain["stages"]:
        parts = [said.say("table-price", {"n": stage["n"], "mode": stage["mode"]})]
        parts += build_gains({**stage, "doubled": False, "engineering": False}, said)
        missing = said.say("table-missing", {"count": stage["missing"]})
        name = said.name("stage", stage["stage"])
        lines.append(f"{said.say('table-next')} {OPEN} {name}: {', '.join(parts)} – {missing}")
    return Text("\n".join(lines))


def _neighbours(view: Json, shields: Json, said: Texts) -> Text:
    """Strength beside the neighbours'; with two players there is only one."""
    message = "table-opponent" if view["players"] == 2 else "table-neighbours"
    return Text(said.say(message, {**shields, "won": shields["would_win"]}))
