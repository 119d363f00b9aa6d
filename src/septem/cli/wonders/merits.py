"""What speaks for a move of 7 Wonders, besides points: strength, resources, chains, money."""

from septem.cli.wonders import words as words
from septem.core.game import AnyGame
from septem.core.model import Json, Move
from septem.core.texts import Texts
from septem.games.wonders.tables import Card, Stage


def standing(game: Game, seat: int) -> dict[str, int]:
    """Points by category as they stand."""
    points: dict[str, int] = game.explain(seat)["points_now"][seat]
    return points


def merits(move: Move, view: Json, explain: Json, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    data = move.data
    if data["city"] >= view["players"]:
        return [said.say("merit-free-city")]
    match data["action"]:
        case "sell":
            return [_for_money(view, explain, said)]
        case "wonder":
            stage = words.stages_of(view, view["seat"])[data["stage"] - 1]
            return [*_row(stage, view, explain, said), said.say("merit-marker", {"card": data["card"]})]
        case "build" | "recover":
            card = words.card_of(view, data["card"])
            return [*_row(card, view, explain, said), *_later(card, view, said), *_cheap(card, move, said)]
    return []


def _for_money(view: Json, explain: Json, said: Texts) -> str:
    coins = view["cities"][view["seat"]]["coins"]
    prices = explain["card_prices"].values()
    nothing = all(price["coins"] is None or price["coins"] > coins for price in prices)
    return said.say("merit-nothing-else" if nothing else "merit-money", {"coins": coins})


def _row(row: Card | Stage, view: Json, explain: Json, said: Texts) -> list[str]:
    """What the effects of a card or stage change at this table."""
    found = []
    for effect in row.effect:
        match effect.kind:
            case "shields":
                found += _war(effect.amount, view, explain, said)
            case "produce" | "produce_choice":
                found += _lacking([*effect.resources, *effect.options], explain, said)
            case "science" | "science_any":
                found.append(said.say("merit-science", {"count": _symbols(view)}))
            case kind if kind not in ("points", "points_per"):
                found.append(words.effect_words(effect, said))
    return found


def _war(shields: int, view: Json, explain: Json, said: Texts) -> list[str]:
    """Neighbours that would be overtaken or caught up with."""
    strength = explain["shields"]
    found = []
    for side, city in zip(("left", "right"), words.neighbours(view, view["seat"]), strict=True):
        theirs, now, then = strength[side], strength["own"], strength["own"] + shields
        if now <= theirs <= then:
            state = "ahead" if then > theirs else "level"
            who = words.city_name(view, city, said)
            found.append(said.say("merit-war", {"state": state, "who": who, "shields": then, "theirs": theirs}))
    return found


def _lacking(made: list[str], explain: Json, said: Texts) -> list[str]:
    """Resources that the own city does not make yet."""
    own = {name for symbol in explain["produces"] for name in symbol.split("/")}
    sold = {name for side in ("left", "right") for symbol in explain[f"sold_by_{side}"] for name in symbol.split("/")}
    new = [name for name in made if name not in own]
    if not new:
        return []
    key = "merit-new" if set(new) & sold else "merit-new-here"
    return [said.say(key, {"what": ", ".join(said.name("resource", name) for name in new)})]


def _symbols(view: Json) -> int:
    """Science symbols the city would hold then."""
    held: dict[str, int] = view["cities"][view["seat"]]["science"]
    return 1 + sum(held.values())


def _later(card: Card, view: Json, said: Texts) -> list[str]:
    later = words.chains_to(view, card.id, said)
    return [said.say("merit-later", {"cards": later})] if later else []


def _cheap(card: Card, move: Move, said: Texts) -> list[str]:
    """A price that is worth mentioning: nothing, for a card that costs something."""
    if move.data.get("how") == "chain":
        return [said.say("merit-chain")]
    return [said.say("merit-paid")] if card.cost and move.why.get("total") == 0 else []
