"""How good a move of Duel looks, from the view alone: what it brings at once and what it takes from the other."""

from __future__ import annotations

from typing import assert_never

import septem
from septem.games.duel.catalogue import Card, Effects, Per, ProgressToken, WonderCard
from septem.games.duel.model import (
    Build,
    City,
    Destroy,
    Discard,
    Draft,
    Income,
    Library,
    Move,
    Payment,
    Progress,
    Revive,
    Starter,
    View,
    Why,
    Wonder,
)

BOX = septem.catalogue("duel")
CARDS = {card.id: card for card in BOX.cards}
WONDERS = {wonder.id: wonder for wonder in BOX.wonders}
TOKENS = {token.id: token for token in BOX.tokens}
ZONES = {place: zone for zone in BOX.track.zones for place in zone.positions}

WIN = 1000.0
DANGER = 25.0
COIN = 0.35
SHIELD = 0.8
AGAIN = 3.0
DENIED = 0.35
UNIT = {1: 3.2, 2: 2.2, 3: 0.0}
CHOICE = {1: 4.0, 2: 3.5, 3: 1.0}
FIXED = {1: 1.8, 2: 1.2, 3: 0.0}
SYMBOL = 1.2
PAIR = 4.5
TOKEN_WORTH = {"economy": 3.5, "law": 3.0, "masonry": 2.5, "architecture": 3.0, "strategy": 4.0, "theology": 5.0}
TOKEN_WORTH |= {"mathematics": 4.0, "urbanism": 4.0}


def value(view: View, move: Move) -> float:
    """The higher the better; only differences between moves of one decision matter."""
    seat = view.seat or 0
    match move.data:
        case Starter(starter):
            return float(starter == seat)
        case Destroy(card):
            return _lasting(view, 1 - seat, CARDS[card].effects)
        case Draft(wonder):
            return gain(view, seat, WONDERS[wonder])
        case Progress(token) | Library(token):
            return gain(view, seat, TOKENS[token])
        case Revive(card):
            return gain(view, seat, CARDS[card])
        case Discard(card, slot):
            return _denied(view, card, slot) - _cost(move.why)
        case Build(card, slot):
            return _denied(view, card, slot) + gain(view, seat, CARDS[card]) - _cost(move.why)
        case Wonder(wonder, card, slot):
            return _denied(view, card, slot) + gain(view, seat, WONDERS[wonder]) - _cost(move.why)
    assert_never(move.data)


def _cost(why: Why) -> float:
    """Coins that a move costs, less those it brings; those that go to the other count for more."""
    match why:
        case Income(coins):
            return -COIN * coins
        case Payment():
            to_other = 0.5 if why.trade_to is not None else 0.0
            return COIN * why.total + to_other * COIN * why.trade - COIN * why.urbanism
    return 0.0


def _denied(view: View, card: str, slot: int) -> float:
    """What the other loses with a card, less what it gets by those that are uncovered."""
    other = 1 - (view.seat or 0)
    return DENIED * min(gain(view, other, CARDS[card]), DANGER) - _exposed(view, slot)


def gain(view: View, seat: int, piece: Card | WonderCard | ProgressToken) -> float:
    """What a piece is worth to a seat: points, coins, conflict, science, and what it produces later."""
    city, other = view.cities[seat], view.cities[1 - seat]
    does = piece.effects
    worth = does.points + TOKEN_WORTH.get(piece.id, 0.0)
    worth += _counted(city, other, does.points_per) + COIN * _counted(city, other, does.coins_per)
    worth += COIN * (does.coins + does.opponent_loses_coins)
    worth += AGAIN if does.play_again or (isinstance(piece, WonderCard) and _wonders_play_again(city)) else 0.0
    worth += 3.0 if does.progress_from_box else 0.0
    worth += min(4.0, 0.5 * len(view.discard_pile)) if does.build_from_discard else 0.0
    worth += 2.0 if does.destroy_opponent_card else 0.0
    return worth + _lasting(view, seat, does) + _conflict(view, seat, piece) + _science(view, seat, does)


def _wonders_play_again(city: City) -> bool:
    return any(TOKENS[token].effects.wonders_play_again for token in city.tokens)


def _counted(city: City, other: City, per: Per | None) -> float:
    if per is None:
        return 0.0
    most = _count(city, per) if per.city == "own" else max(_count(city, per), _count(other, per))
    return float(per.amount * most)


def _count(city: City, per: Per) -> int:
    colours = [CARDS[card].colour for card in city.cards]
    sizes = {
        "wonder": len(city.wonders),
        "progress_token": len(city.tokens) + 1,
        "coin_set_of_3": city.coins // 3,
    }
    return sum(sizes[thing] if thing in sizes else sum(colour == thing for colour in colours) for thing in per.count)


def _lasting(view: View, seat: int, does: Effects) -> float:
    """Production and prices, worth less the later it is and the more there is of it."""
    age = max(1, view.age)
    city = view.cities[seat]
    worth = 0.0
    for good, units in does.produce.items():
        worth += UNIT[age] * units / (1 + city.production[good])
    if does.produce_choice:
        worth += CHOICE[age]
    for good in does.trade_price:
        worth += FIXED[age] * (city.prices[good] - 1) / (1 + city.production[good])
    return worth


def _conflict(view: View, seat: int, piece: Card | WonderCard | ProgressToken) -> float:
    """Steps of the pawn: points of the zones, looting, and how near either capital is."""
    shields = piece.effects.shields
    if not shields:
        return 0.0
    if isinstance(piece, Card):
        extra = [TOKENS[token].effects.extra_shields for token in view.cities[seat].tokens]
        shields += sum(one.amount for one in extra if one and one.target == piece.colour)
    ahead = 1 if seat == 0 else -1
    lead = view.pawn * ahead
    after = min(BOX.track.max, lead + shields)
    if after == BOX.track.max:
        return WIN
    entered = {ZONES[step * ahead].zone for step in range(max(0, lead) + 1, after + 1)}
    looted = sum(one.coins for one in BOX.track.looting_tokens if one.zone in entered and one.id in view.looting_tokens)
    return SHIELD * shields + 0.7 * (_led(after) - _led(lead)) + COIN * looted


def _led(lead: int) -> float:
    points = ZONES[lead].points
    return float(points if lead >= 0 else -points)


def _science(view: View, seat: int, does: Effects) -> float:
    """A new symbol, a pair, or the last one needed."""
    if does.science is None:
        return 0.0
    own = view.cities[seat].symbols
    if does.science in own:
        return PAIR if view.board_tokens else 0.0
    return WIN if len(own) + 1 >= BOX.symbols_to_win else SYMBOL + 0.5 * len(own)


def _exposed(view: View, slot: int) -> float:
    """What the other could take next because this card no longer covers it."""
    other = 1 - (view.seat or 0)
    freed = [place for place in view.structure if place.covered_by == (slot,)]
    shown = [gain(view, other, CARDS[place.card]) for place in freed if place.card]
    return 0.25 * min(DANGER * 4, max(shown, default=0.0)) + 0.3 * sum(place.card is None for place in freed)
