"""What speaks for a move of 7 Wonders, besides points: strength, resources, chains, money."""

from __future__ import annotations

from collections.abc import Sequence

from septem.cli.wonders import words
from septem.core.texts import Texts
from septem.games.wonders.catalogue import Card, Stage
from septem.games.wonders.model import Build, Decline, Explanation, Move, Payment, Recover, Sell, Side, View, Wonder
from septem.games.wonders.room import WondersGame


def standing(game: WondersGame, seat: int) -> dict[str, int]:
    """Points by category as they stand."""
    return game.view(seat).cities[seat].score


def merits(move: Move, view: View, explanation: Explanation, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    data = move.data
    if isinstance(data, Side) or view.seat is None:
        return []
    if data.free_city:
        return [said.say("merit-free-city")]
    match data:
        case Sell():
            return [_for_money(view, explanation, view.seat, said)]
        case Wonder(number, card):
            stage = words.stages_of(view, view.seat)[number - 1]
            return [*_effects(stage, view, explanation, said), said.say("merit-marker", {"card": card})]
        case Build(name) | Recover(name):
            piece = words.card_of(view, name)
            return [*_effects(piece, view, explanation, said), *_later(piece, view, said), *_cheap(piece, move, said)]
        case Decline():
            return []


def _for_money(view: View, explanation: Explanation, seat: int, said: Texts) -> str:
    coins = view.cities[seat].coins
    nothing = all(price.coins is None or price.coins > coins for price in explanation.cards)
    return said.say("merit-nothing-else" if nothing else "merit-money", {"coins": coins})


def _effects(piece: Card | Stage, view: View, explanation: Explanation, said: Texts) -> list[str]:
    """What the effects of a card or stage change at this table."""
    found = []
    for effect in piece.effects:
        match effect.kind:
            case "shields":
                found += _war(effect.amount, view, explanation, said)
            case "produce" | "produce_choice":
                found += _lacking([*effect.resources, *effect.options], explanation, said)
            case "science" | "science_any":
                found.append(said.say("merit-science", {"count": _symbols(view)}))
            case kind if kind not in ("points", "points_per"):
                found.append(words.effect_words(effect, said))
    return found


def _war(shields: int, view: View, explanation: Explanation, said: Texts) -> list[str]:
    """Neighbours that would be overtaken or caught up with."""
    strength, own = explanation.shields, view.cities[view.seat or 0]
    found = []
    for city, theirs in ((own.left, strength.left), (own.right, strength.right)):
        now, then = strength.own, strength.own + shields
        if now <= theirs <= then:
            state = "ahead" if then > theirs else "level"
            who = words.city_name(view, city, said)
            found.append(said.say("merit-war", {"state": state, "who": who, "shields": then, "theirs": theirs}))
    return found


def _lacking(made: Sequence[str], explanation: Explanation, said: Texts) -> list[str]:
    """Resources that the own city does not make yet."""
    own = {name for symbol in explanation.produces for name in symbol}
    sold = {name for symbol in (*explanation.sold_by_left, *explanation.sold_by_right) for name in symbol}
    new = [name for name in made if name not in own]
    if not new:
        return []
    key = "merit-new" if set(new) & sold else "merit-new-here"
    return [said.say(key, {"what": ", ".join(said.name("resource", name) for name in new)})]


def _symbols(view: View) -> int:
    """Science symbols the city would hold then."""
    return 1 + sum(view.cities[view.seat or 0].science.values())


def _later(card: Card, view: View, said: Texts) -> list[str]:
    later = words.chains_to(view, card.id, said)
    return [said.say("merit-later", {"cards": later})] if later else []


def _cheap(card: Card, move: Move, said: Texts) -> list[str]:
    """A price that is worth mentioning: nothing, for a card that costs something."""
    if isinstance(move.data, Build) and move.data.how == "chain":
        return [said.say("merit-chain")]
    free = isinstance(move.why, Payment) and move.why.total == 0
    return [said.say("merit-paid")] if card.cost and free else []
