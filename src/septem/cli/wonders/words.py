"""Cards, prices and moves of 7 Wonders in words and letters, for the terminal."""

from septem.cli.marks import COIN
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.wonders.moves import parsed
from septem.games.wonders.tables import BOARDS, CARDS, COLOURS, RESOURCES, Board, Card, Effect, Stage

CARDS_BY_ID = tuple({card.id: card for card in cards} for cards in CARDS)
BOARDS_BY_ID = tuple({board.id: board for board in boards} for boards in BOARDS)
SEPARATOR = " · "


def edition_of(view: Json) -> int:
    """Index of the edition in the tables."""
    return int(view["options"]["edition"]) - 1


def card_of(view: Json, card: str) -> Card:
    """Figures of a card."""
    return CARDS_BY_ID[edition_of(view)][card]


def board_of(view: Json, city: int) -> Board:
    """Figures of a city's board."""
    return BOARDS_BY_ID[edition_of(view)][view["cities"][city]["board"]]


def stages_of(view: Json, city: int) -> list[Stage]:
    """The stages of a city's board; none while its side is not chosen."""
    side = view["cities"][city]["side"]
    return board_of(view, city).sides[side].stages if side else []


def city_title(view: Json, city: int, said: Texts) -> str:
    """Owner, board and side of a city."""
    key = "table-you" if city == view["seat"] else "table-city"
    return said.say(key, {"who": city_name(view, city, said), "board": board_name(view, city, said)})


def board_name(view: Json, city: int, said: Texts) -> str:
    """Board and side of a city."""
    lying = view["cities"][city]
    name = said.name("board", lying["board"])
    return f"{name} ({said.say('short-' + lying['side'])})" if lying["side"] else name


def city_name(view: Json, city: int, said: Texts) -> str:
    """Who a city belongs to, seen from the viewer's seat."""
    if city == view["seat"]:
        return said.say("you")
    if city >= view["players"]:
        return said.name("seat", "free_city")
    return said.say("seat", {"number": city + 1})


def neighbours(view: Json, city: int) -> tuple[int, int]:
    """Left and right neighbour of a city (SW-01)."""
    count = len(view["cities"])
    return (city + 1) % count, (city - 1) % count


# ---- costs and goods ---------------------------------------------------------------------------
def cost_letters(cost: dict[str, int], said: Texts) -> str:
    """A cost as coins and letters: `1●`, `WW S`."""
    coins = [f"{cost['coins']}{COIN}"] if "coins" in cost else []
    return " ".join(coins + [said.say(f"letter-{name}") * cost[name] for name in RESOURCES if name in cost])


def symbol_letters(symbols: list[str], said: Texts) -> str:
    """What a city makes or sells, in letters: `W W S/C`."""
    split = sorted((symbol.split("/") for symbol in symbols), key=lambda names: (len(names), RESOURCES.index(names[0])))
    return " ".join("/".join(said.say(f"letter-{name}") for name in names) for names in split)


def units_words(units: dict[str, int], said: Texts) -> str:
    """Units by name: `stone, 2× wood`."""
    names = ((count, said.name("resource", name)) for name, count in units.items())
    return ", ".join(name if count == 1 else f"{count}× {name}" for count, name in names)


def cost_words(cost: dict[str, int], said: Texts) -> str:
    """A cost by names: `1 coin, 2× wood`; empty if there is none."""
    coins = [said.say("count-coins", {"coins": cost["coins"]})] if "coins" in cost else []
    units = {name: cost[name] for name in RESOURCES if name in cost}
    return ", ".join([*coins, units_words(units, said)] if units else coins)


# ---- effects -----------------------------------------------------------------------------------
def effects_words(row: Card | Stage, said: Texts) -> str:
    """What a card or stage does."""
    if [effect.kind for effect in row.effect] == ["coins_per", "points_per"]:
        return _both_per(row.effect[0], row.effect[1], said)
    return SEPARATOR.join(effect_words(effect, said) for effect in row.effect)


def _both_per(coins: Effect, points: Effect, said: Texts) -> str:
    """Coins now and points later for the same things, in one go."""
    assert (coins.count, coins.where) == (points.count, points.where)
    gains = {
        "coins": said.say("effect-coins", {"amount": coins.amount}),
        "points": said.say("effect-points", {"amount": points.amount}),
    }
    return said.say("effect-both-per", {**effect_args(points, said), **gains})


def effect_words(effect: Effect, said: Texts) -> str:
    """One effect in words."""
    return said.say(f"effect-{effect.kind}", effect_args(effect, said))


def effect_args(effect: Effect, said: Texts) -> Json:
    """The arguments of an effect's text."""
    match effect.kind:
        case "produce":
            return {"what": units_words(effect.resources, said)}
        case "produce_choice":
            return {"what": " / ".join(said.name("resource", name) for name in effect.options)}
        case "science":
            return {"symbol": said.say(f"symbol-{effect.symbol}")}
        case "discount":
            return {"group": effect.group, "side": effect.source[0] if len(effect.source) == 1 else "both"}
        case "coins_per" | "points_per":
            return {"amount": effect.amount, "what": _counted(effect, said), "where": _where(effect, said)}
        case _:
            return {"amount": effect.amount}


def _counted(effect: Effect, said: Texts) -> str:
    words = [said.say(f"counted-{what}") for what in effect.count]
    return said.say("counted-cards", {"colours": "/".join(words)}) if effect.count[0] in COLOURS else words[0]


def _where(effect: Effect, said: Texts) -> str:
    key = "self" if effect.where == ["self"] else "all" if "self" in effect.where else "neighbours"
    return said.say(f"where-{key}")


def chains_to(view: Json, card: str, said: Texts) -> str:
    """Later cards that this one makes free."""
    return ", ".join(said.name("card", other.id) for other in CARDS[edition_of(view)] if card in other.chain_from)


# ---- moves -------------------------------------------------------------------------------------
def move_words(data: Json, view: Json, said: Texts) -> str:
    """What a move does, without price and effect."""
    key = f"move-{data['action']}"
    if data["action"] == "build" and data["how"] != "paid":
        key += f"-{data['how']}"
    text = said.say(key, {name: data[name] for name in ("card", "stage", "side") if name in data})
    return said.say("move-free-city", {"move": text}) if data["city"] >= view["players"] else text


def notation_words(text: str, view: Json, said: Texts) -> str:
    """A sealed notation in words."""
    move = parsed(text)
    assert move is not None
    data = {"action": move.action, "card": move.card, "side": move.card, "stage": move.stage}
    city = view["players"] if move.free_city else view["seat"]
    return move_words({**data, "how": "power" if move.power else "paid", "city": city}, view, said)


def payment_words(move: Move, said: Texts) -> str:
    """Who gets how many coins for what; empty if nothing is to be paid for."""
    if "total" not in move.why:
        return ""
    parts = [said.say("pay-bank", {"coins": move.why["bank"]})] if move.why["bank"] else []
    for side in ("left", "right"):
        deal = move.why[side]
        if deal["coins"]:
            args = {"coins": deal["coins"], "units": units_words(deal["units"], said)}
            parts.append(said.say(f"pay-{side}", args))
    return ", ".join(parts) or said.say("pay-nothing")


def gain_words(data: Json, view: Json, said: Texts) -> str:
    """What a move brings."""
    match data["action"]:
        case "sell":
            return said.say("effect-coins", {"amount": 3})
        case "wonder":
            return effects_words(stages_of(view, data["city"])[data["stage"] - 1], said)
        case "build" | "recover":
            return effects_words(card_of(view, data["card"]), said)
        case _:
            return ""


def price_words(price: Json, coins: int, said: Texts) -> str:
    """What a card of the hand costs its holder now."""
    match price["how"]:
        case "paid" if price["coins"] > coins:
            return said.say("price-too-dear", {"coins": f"{price['coins']} {COIN}"})
        case "paid" if price["coins"]:
            return f"{price['coins']} {COIN}"
        case "paid" | "free":
            return said.say("price-free")
        case "impossible":
            return said.say("price-lacking")
        case how:
            return said.say(f"price-{how}")


def sealed_card(view: Json) -> str:
    """The card the viewer has sealed for the own city."""
    move = parsed(view["sealed"][0])
    assert move is not None
    return move.card
