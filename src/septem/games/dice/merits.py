"""What speaks for a move of 7 Wonders Dice, besides points: bonuses, resources, further actions, money, the end.

It is read from the price of the move and from the states around it; no rule stands here.
"""

from __future__ import annotations

from collections.abc import Iterator

from septem.core.advice import Merit, Trial
from septem.games.dice import model as m
from septem.games.dice.catalogue import catalogue
from septem.games.dice.engine import DiceState
from septem.games.dice.position import options_of
from septem.games.dice.tables import BUILDINGS

DiceTrial = Trial[DiceState, m.Move, m.Event]
NEAR_BONUS = 3
"""With fewer boxes left a bonus is worth a word."""
DEAR = 5
"""Coins that are worth a word."""


def merits(tried: DiceTrial, instead: DiceTrial) -> list[Merit]:
    """Reasons, the most telling first."""
    return [*_ends(tried, instead), *_of_move(tried)]


def _ends(tried: DiceTrial, instead: DiceTrial) -> Iterator[Merit]:
    """Who comes first, and who has all bonuses: by this move, not by an earlier one of the round."""
    for event in tried.events:
        match event:
            case _ if event in instead.events:
                pass
            case m.FirstFinished(seat=seat, building=building) if seat == tried.seat:
                yield Merit("merit-first", {"building": building})
            case m.LastRoundAnnounced() if tried.after.ranks()[tried.seat] == 1:
                yield Merit("merit-last-round")
            case m.LastRoundAnnounced():
                yield Merit("merit-last-round", against=True)


def _of_move(tried: DiceTrial) -> Iterator[Merit]:
    match tried.move.why:
        case m.Income(coins):
            yield Merit("merit-money", {"coins": coins})
        case m.Payment() as price:
            yield from _of_box(price, tried)


def _of_box(price: m.Payment, tried: DiceTrial) -> Iterator[Merit]:
    building = catalogue(options_of(tried.before).sheet).building(price.building)
    crossed: int = tried.before.dump_of(tried.seat)["counts"][BUILDINGS.index(price.building)]
    rest = len(building.boxes) - crossed - 1
    if building.earns_bonus and rest < NEAR_BONUS:
        yield Merit("merit-bonus", {"building": price.building, "rest": rest})
    for effect in price.effects:
        if effect.another_action or effect.build_free_die:
            yield Merit("merit-again")
        elif effect.unlock:
            yield Merit("effect-unlock", {"colour": effect.unlock})
        elif effect.word.startswith("cross"):
            yield Merit("merit-crosses", {"building": effect.targets})
    if price.building == "warehouse":
        yield Merit("merit-resource")
    if price.total <= price.gained:
        yield Merit("merit-free")
    elif price.total - price.gained >= DEAR:
        yield Merit("merit-dear", {"coins": price.total - price.gained}, against=True)
