"""The table of Architects in the terminal. Every colour has its symbol; no rules in here."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.architects.tables import CARDS, STAGE_IDS

SYMBOLS = {"grey": "◆", "yellow": "●", "blue": "▬", "green": "▲", "red": "✚"}
STYLES = {"grey": "white", "yellow": "yellow", "blue": "bright_blue", "green": "green", "red": "red"}
BUILT, OPEN, LATER = "■", "□", "·"
CAT = "=^.^="


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    phase = said.say(f"phase-{view['phase']}")
    title = said.say("table-title", {"turn": view["turn"], "phase": phase})
    parts: list[RenderableType] = [Text(title, style="bold"), _seats(view, said), _middle(view, said)]
    if view["look"] and view["look"]["cards"]:
        parts.append(_line(said, "table-look", {"cards": view["look"]["cards"]}))
    if explain:
        parts += [_offers(explain, said), _stages_ahead(explain, said)]
        parts.append(_neighbours(explain["shields"], said))
    return Group(*parts)


def label(move: Move, view: Json, said: Texts) -> str:
    """One line for a move: action, price, effect."""
    data, why = move.data, move.why
    match data["action"]:
        case "take" | "use" as action:
            known = "" if why["card"] else "-unknown"
            args = {**data, "place": _place(data["deck"], view, said), "card": why["card"] or ""}
            return _with_gains(said.say(f"move-{action}{known}", args), _gains(why, said))
        case "look":
            return said.say("move-look", {"place": _place(data["deck"], view, said)})
        case "keep":
            return _with_gains(said.say("move-keep", data), _gains(why, said))
        case "build":
            return _with_gains(said.say("move-build", {**data, "cards": data["payment"]}), _build_gains(why, said))
        case "science":
            return said.say("move-science", {"cards": data["symbols"]})
        case "progress" if data["token"] == "blind":
            return said.say("move-progress-blind")
        case "progress":
            return _with_gains(said.say("move-progress", data), [said.say(f"token-{data['token']}")])
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


def _gains(why: Json, said: Texts) -> list[str]:
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


def _build_gains(why: Json, said: Texts) -> list[str]:
    gains = [said.say("gain-points", {"points": why["points"]})]
    if why["effect"] != "none":
        gains.append(said.say(f"effect-{why['effect']}"))
    if why["doubled"]:
        gains.append(said.say("gain-doubled"))
    if why["engineering"]:
        gains.append(said.say("gain-engineering"))
    return gains


def _line(said: Texts, message: str, args: dict[str, Any] | None = None) -> Text:
    return Text(said.say(message, args))


def _card(kind: str, said: Texts) -> Text:
    colour = CARDS[kind].colour
    return Text(f"{SYMBOLS[colour]} {said.name('card', kind)}", style=STYLES[colour])


# ---- parts of the table -----------------------------------------------------------------------------
def _seats(view: Json, said: Texts) -> Table:
    table = Table(expand=False)
    for heading in ("seat", "wonder"):
        table.add_column(said.say(f"table-{heading}"), no_wrap=True)
    for heading in ("cards", "tokens"):
        table.add_column(said.say(f"table-{heading}"), overflow="fold")
    for heading in ("shields", "military", "points"):
        table.add_column(said.say(f"table-{heading}"), justify="right")
    for number, seat in enumerate(view["seats"]):
        cells: list[RenderableType] = [
            _who(number, view, said),
            _wonder(seat, view, said),
            _area(seat["area"], said),
            Text("\n".join(said.name("token", token) for token in seat["progress"])),
        ]
        figures = [Text(str(seat[field])) for field in ("shields", "military", "points")]
        table.add_row(*cells, *figures, style="bold" if number == view["seat"] else "")
    return table


def _who(number: int, view: Json, said: Texts) -> Text:
    name = said.say("seat", {"number": number + 1})
    if number == view["active"] and not view["over"]:
        name += " ◄"
    marks = [f"({said.say('table-you')})"] if number == view["seat"] else []
    marks += [CAT] if number == view["cat"] else []
    return Text("\n".join([name, *marks]))


def _wonder(seat: Json, view: Json, said: Texts) -> Text:
    if seat["wonder"] is None:
        return Text("?")
    marks = []
    for number, stage in enumerate(STAGE_IDS, 1):
        mark = BUILT if stage in seat["built"] else OPEN if stage in seat["available"] else LATER
        marks.append(f"{number}{mark}")
    text = Text(f"{said.name('wonder', seat['wonder'])}\n{' '.join(marks)}")
    deck = view["decks"].get(seat["wonder"])
    if deck and deck["top"]:
        colour = CARDS[deck["top"]].colour
        text.append(f"\n[{SYMBOLS[colour]} {_brief(deck['top'], 1, said)}]", style=STYLES[colour])
    return text


def _area(area: dict[str, int], said: Texts) -> Text:
    """Cards by colour, one line each: its symbol, then what is on the cards."""
    lines = []
    for colour, symbol in SYMBOLS.items():
        cards = [_brief(kind, count, said) for kind, count in area.items() if CARDS[kind].colour == colour]
        if cards:
            lines.append(Text(f"{symbol} {', '.join(cards)}", style=STYLES[colour]))
    return Text("\n").join(lines)


def _brief(kind: str, count: int, said: Texts) -> str:
    short = f"short-{kind}"
    name = said.say(short) if said.has(short) else said.name("card", kind).lower()
    return f"{count}× {name}" if count > 1 else name


def _middle(view: Json, said: Texts) -> Text:
    conflict = view["conflict"]
    owner = said.say("table-nobody") if view["cat"] is None else said.say("seat", {"number": view["cat"] + 1})
    face_up = [
        said.say("table-face-up", {"tokens": view["face_up"]}),
        said.say("table-pile", {"count": view["pile"]["size"]}),
    ]
    lines = [
        "; ".join(face_up),
        said.say("table-conflict", conflict)
        + f" {'✚' * conflict['battle']}{'○' * (conflict['total'] - conflict['battle'])}",
        said.say("table-cat", {"owner": owner}),
    ]
    if view["battle_due"]:
        lines.append(said.say("table-battle-due"))
    if view["live"]:
        lines.append(said.say("table-live", {"tokens": view["live"]}))
    return Text("\n".join(lines))


def _offers(explain: Json, said: Texts) -> Table:
    """The three available cards and what they would bring."""
    table = Table(expand=False)
    for heading in ("decks", "size", "top"):
        table.add_column(said.say(f"table-{heading}"))
    table.add_column("")
    for offer in explain["available_cards"]:
        place = f"{said.say('place-' + offer['place'])} ({said.name('deck', offer['deck'])})"
        if offer["place"] == "central":
            place = said.say("place-central")
        table.add_row(Text(place), Text(str(offer["size"])), _top(offer, said), Text("; ".join(_gains_of(offer, said))))
    return table


def _gains_of(offer: Json, said: Texts) -> list[str]:
    return _gains(offer, said) if offer["card"] else []


def _top(offer: Json, said: Texts) -> Text:
    if offer["card"]:
        return _card(offer["card"], said)
    return Text(said.say("table-hidden" if offer["size"] else "table-empty"), style="dim")


def _stages_ahead(explain: Json, said: Texts) -> Text:
    lines = []
    for stage in explain["stages"]:
        price = said.say("table-price", {"n": stage["n"], "mode": stage["mode"]})
        points = said.say("gain-points", {"points": stage["points"]})
        missing = said.say("table-missing", {"count": stage["missing"]})
        effect = "" if stage["effect"] == "none" else f"; {said.say('effect-' + stage['effect'])}"
        name = said.name("stage", stage["stage"])
        lines.append(f"{said.say('table-next')} {OPEN} {name}: {price}, {points}{effect} — {missing}")
    return Text("\n".join(lines))


def _neighbours(shields: Json, said: Texts) -> Text:
    return _line(said, "table-neighbours", {**shields, "won": shields["would_win"]})
