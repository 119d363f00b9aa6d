"""Duel in the terminal: the structure as it lies, the track, the tokens and both cities. No rules in here."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts
from septem.games.duel.pieces import CARDS, COLOURS, RESOURCES, TOKENS, WONDERS, Effect, Piece

PIECES = {piece.id: piece for piece in (*CARDS, *WONDERS, *TOKENS)}
SIGNS = {"brown": "■", "grey": "▣", "blue": "◆", "green": "▲", "yellow": "●", "red": "✖", "purple": "✦"}
STYLES = {
    "brown": "dark_orange3",
    "grey": "grey70",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow2",
    "red": "red1",
    "purple": "medium_purple1",
}
CELL = 13  # columns of a card; six of them are the widest row
POINT, SHIELD, COIN, AGAIN = "★", "⚔", "¢", "↻"


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    """The whole table as the seat sees it."""
    parts: list[RenderableType] = [_head(view, said), _track(view, said), _tokens(view, said)]
    if view["draft"]:
        parts.append(_draft(view, said))
    elif view["structure"]:
        parts.append(_structure(view, explain, said))
    cities = Table.grid(expand=True, padding=(0, 1))
    cities.add_column(ratio=1)
    cities.add_column(ratio=1)
    order = (1, 0) if view["seat"] == 1 else (0, 1)
    cities.add_row(*(_city(view, explain, seat, said) for seat in order))
    return Group(*parts, cities, _piles(view, explain, said))


def label(move: Move, view: Json, said: Texts) -> str:
    """One line: action, price, effect."""
    data = move.data
    args: Json = {key: data[key] for key in ("card", "wonder", "token") if key in data}
    if "seat" in data:
        args["to"] = _seat(data["seat"], view, said)
    words = [said.say(f"move-{data['action']}", args), _price(move.why, said), _moved(data, said)]
    return "  ".join(word for word in words if word)


def _moved(data: Json, said: Texts) -> str:
    """What the piece that is gained does."""
    if data["action"] in ("discard", "destroy", "starter"):
        return ""
    piece = PIECES[data.get("wonder") or data.get("token") or data["card"]]
    return f"[{effects(piece, said)}]" if piece.effects else ""


def _price(why: Json, said: Texts) -> str:
    if "income" in why:
        return said.say("price-income", {"coins": why["income"]})
    if "total" not in why:
        return ""
    if why["chain"]:
        return said.say("price-chain")
    return said.say("price-coins", {"coins": why["total"]}) if why["total"] else said.say("price-free")


# ---- short signs -------------------------------------------------------------------------------


def effects(piece: Piece, said: Texts) -> str:
    """All effects of a piece in signs and letters."""
    return " ".join(sign for effect in piece.effects if (sign := _effect(effect, said)))


def _effect(effect: Effect, said: Texts) -> str:
    value: Any = effect.value
    match effect.word:
        case "points":
            return f"{value}{POINT}"
        case "coins" | "coins_per_chain_build":
            return f"+{value}{COIN}"
        case "opponent_loses_coins":
            return f"-{value}{COIN}"
        case "shields":
            return f"{value}{SHIELD}"
        case "science":
            return f"«{said.name('symbol', value)}»"
        case "produce":
            return "".join(_letter(good, said) * units for good, units in value.items())
        case "produce_choice":
            return "/".join(_letter(good, said) for good in value)
        case "trade_price":
            return "".join(_letter(good, said) for good in value) + f"=1{COIN}"
        case "coins_per" | "points_per":
            sign = COIN if effect.word == "coins_per" else POINT
            return f"{value.amount}{sign}×" + "+".join(SIGNS.get(thing, "W") for thing in value.count)
        case "play_again" | "wonders_play_again":
            return AGAIN
        case "destroy_opponent_card":
            return f"†{SIGNS[value]}"
        case "resource_discount":
            return f"-{value.resources} {SIGNS.get(value.target, said.say('table-wonders'))}"
        case "extra_shields":
            return f"+{value.amount}{SHIELD}"
    return ""


def _letter(good: str, said: Texts) -> str:
    return said.name("resource", good)[0].upper()


def _cost(piece: Piece, said: Texts) -> str:
    coins = piece.cost.get("coins", 0)
    goods = "".join(_letter(good, said) * piece.cost.get(good, 0) for good in RESOURCES)
    return (f"{coins}{COIN}" if coins else "") + goods


def _seat(seat: int, view: Json, said: Texts) -> str:
    name = said.say("seat", {"number": seat + 1})
    return f"{name} ({said.say('table-you')})" if seat == view["seat"] else name


# ---- parts of the table ------------------------------------------------------------------------


def _head(view: Json, said: Texts) -> Text:
    age = said.say("table-age", {"age": view["age"]}) if view["age"] else said.say("table-draft")
    head = Text(f"{age}   {said.say('phase-' + view['phase'])}", style="bold")
    for seat in view["to_act"]:
        head.append(f"   {said.say('table-turn')}: {_seat(seat, view, said)}")
    return head


def _track(view: Json, said: Texts) -> Text:
    """Nineteen places between the capitals of players 1 and 2; (n) is a looting token, [P] the pawn."""
    loot = {3: "loot_2_p2", 6: "loot_5_p2", -3: "loot_2_p1", -6: "loot_5_p1"}
    line = Text(f"{said.say('table-track')}  1 ")
    for place in range(-9, 10):
        token = loot.get(place, "")
        if place == view["pawn"]:
            line.append("[P]", style="bold red")
        elif token in view["looting_tokens"]:
            line.append(f"({token[5]})", style="yellow")
        else:
            line.append(" ■ " if abs(place) == 9 else " | " if place == 0 else " · ")
    line.append(" 2")
    return line


def _tokens(view: Json, said: Texts) -> Text:
    return Text(f"{said.say('table-tokens')} {said.say('table-board')}: {_listed(view['board_tokens'], 'token', said)}")


def _listed(ids: list[str], kind: str, said: Texts) -> str:
    return ", ".join(said.name(kind, one) for one in ids) or said.say("table-none")


def _draft(view: Json, said: Texts) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for wonder in view["draft"]["group"]:
        table.add_row(said.name("wonder", wonder), _cost(PIECES[wonder], said), effects(PIECES[wonder], said))
    return Panel(table, title=said.say("table-draft"))


def _structure(view: Json, explain: Json, said: Texts) -> RenderableType:
    """Three lines for each row; a card is two half-card units wide and lies where the layout puts it."""
    prices = {card["slot"]: card["prices"] for card in explain["cards"]}
    rows: dict[int, list[Json]] = {}
    for place in view["structure"]:
        rows.setdefault(place["row"], []).append(place)
    lines = []
    for row in sorted(rows):
        for part in range(3):
            line = Text()
            for place in sorted(rows[row], key=lambda one: int(one["x"])):
                start = (place["x"] + 5) * CELL // 2
                line.append(" " * (start - len(line)))
                line.append_text(_cell(place, prices.get(place["slot"]), part, view, said))
            lines.append(line)
    return Group(*lines)


def _cell(place: Json, prices: list[Json] | None, part: int, view: Json, said: Texts) -> Text:
    """One line of a card: name, effect, price for me / for the other. Open cards stand in [ ], covered ones in ( )."""
    width = CELL - 3
    if place["card"] is None:
        inside = (said.say("table-guild") if place["guild"] and part == 1 else "").center(width, "░")
        return Text(f"({inside[:width]}) ", style="grey50")
    piece = PIECES[place["card"]]
    me = view["seat"] or 0
    texts = (
        said.name("card", piece.id),
        f"{SIGNS[piece.colour]} {effects(piece, said)}",
        f"{_amount(prices[me])}/{_amount(prices[1 - me])}" if prices else "",
    )
    inside = texts[part][:width].ljust(width)
    if place["covered_by"]:
        return Text(f"({inside}) ", style=f"dim {STYLES[piece.colour]}")
    return Text(f"[{inside}] ", style=f"bold {STYLES[piece.colour]}")


def _amount(price: Json) -> str:
    return "~" if price["chain"] else f"{price['total']}{COIN}"


def _city(view: Json, explain: Json, seat: int, said: Texts) -> RenderableType:
    city = view["cities"][seat]
    lines = Text()
    lines.append(f"{said.say('table-coins')}: {city['coins']}{COIN}   ")
    lines.append(f"{said.say('table-points')}: {city['points']['total']}{POINT}\n")
    made = "".join(_letter(good, said) * units for good, units in city["production"].items())
    choices = " ".join(["?/"] * city["choice_production"]["raw"] + ["?|"] * city["choice_production"]["manufactured"])
    lines.append(f"{said.say('table-produces')}: {made or '-'} {choices}\n")
    lines.append(
        f"{said.say('table-prices')}: " + " ".join(f"{_letter(g, said)}{p}" for g, p in city["prices"].items()) + "\n"
    )
    symbols = ", ".join(f"{said.name('symbol', one)} ×{count}" for one, count in city["symbols"].items())
    lines.append(f"{said.say('table-symbols')}: {symbols or '-'}\n")
    for wonder in city["wonders"]:
        lines.append(f"✓ {said.name('wonder', wonder)} {effects(PIECES[wonder], said)}\n")
    for wonder, price in ((one["wonder"], one["price"]) for one in explain["wonders"][seat]):
        lines.append(
            f"  {said.name('wonder', wonder)} {effects(PIECES[wonder], said)} {_amount(price)}\n", style="italic"
        )
    lines.append(f"{said.say('table-tokens')}: {_listed(city['tokens'], 'token', said)}\n")
    for colour in COLOURS:
        cards = [card for card in city["cards"] if PIECES[card].colour == colour]
        if cards:
            lines.append(f"{SIGNS[colour]} {_listed(cards, 'card', said)}\n", style=STYLES[colour])
    lines.append(said.say("table-to-win-military", {"count": explain["military"][seat]["shields_to_win"]}) + "  ")
    lines.append(said.say("table-to-win-science", {"count": explain["science"][seat]["to_win"]}))
    return Panel(lines, title=_seat(seat, view, said), border_style="bold" if seat in view["to_act"] else "dim")


def _piles(view: Json, explain: Json, said: Texts) -> Text:
    """The discard pile and what may lie face down."""
    lines = Text(f"{said.say('table-discard')}: {_listed(view['discard_pile'], 'card', said)}")
    if explain["hidden"]["face_down"]:
        possible = [card for cards in explain["hidden"]["possible"].values() for card in cards]
        lines.append(f"\n{said.say('table-hidden')}: {_listed(possible, 'card', said)}", style="dim")
    return lines


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    """A move that is not possible, in words."""
    data = refusal.data
    return said.say(f"move-{data['action']}", {key: data[key] for key in ("card", "wonder", "token") if key in data})
