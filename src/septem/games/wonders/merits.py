"""What speaks for a move of 7 Wonders and what against it, besides points: war, science, resources, money, neighbours.

What happened is read from the events of the turn and from the states around it; no rule stands here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from septem.core.advice import Merit, Trial, most_wanted
from septem.games.wonders import model as m
from septem.games.wonders.catalogue import CARDS, FIGURES, Effect, catalogue
from septem.games.wonders.codes import BUILD, CHOOSE, POWER_BUILD
from septem.games.wonders.engine import WondersState
from septem.games.wonders.explain import explain
from septem.games.wonders.moves import card_of, kind_of
from septem.games.wonders.scores import tree
from septem.games.wonders.tables import CARD_IDS, SIDE_STAGES, side_row

WondersTrial = Trial[WondersState, m.Move, m.Event]
WANTED = 150
"""A neighbour would miss a card from this difference on, in hundredths of a point."""
MANY_COINS = 3
"""So many to the neighbours are worth a word."""
POWERS = (
    "discount",
    "points_if_wonder_complete",
    "play_seventh_card",
    "build_from_discard",
    "free_build_once_per_age",
    "copy_neighbour_guild",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
)
"""Effects told as they are printed; what the others do shows in the states."""


def merits(tried: WondersTrial, instead: WondersTrial) -> list[Merit]:
    """Reasons, the most telling first."""
    data = tried.move.data
    if isinstance(data, m.Side | m.Decline) or data.free_city:
        return []
    found = [*_war(tried), *_science(tried), *_production(tried), *_powers(tried), *_money(tried), *_price(tried)]
    return [*found, *_for_a_neighbour(tried, instead)]


def edition_of(state: WondersState) -> int:
    """0 or 1, as the tables count."""
    found: int = state.setup()["edition"]
    return found


# ---- the city ------------------------------------------------------------------------------------
def _war(tried: WondersTrial) -> Iterator[Merit]:
    """Neighbours that are overtaken or caught up with, as they stood before the turn."""
    before, after = tried.before.city(tried.seat), tried.after.city(tried.seat)
    if after["shields"] == before["shields"]:
        return
    seats = tried.before.seat_count()
    for city in dict.fromkeys(tried.before.neighbours(tried.seat)):
        theirs = tried.before.city(city)["shields"]
        if before["shields"] <= theirs <= after["shields"]:
            state = "ahead" if after["shields"] > theirs else "level"
            who: m.Who = city if city < seats else "free_city"
            yield Merit("merit-war", {"state": state, "other": who, "shields": after["shields"], "theirs": theirs})


def _science(tried: WondersTrial) -> Iterator[Merit]:
    """A set of three, as the score tree counts it, or one symbol more."""
    if _set_points(tried.after, tried.seat) > _set_points(tried.before, tried.seat):
        yield Merit("merit-set")
        return
    before, after = (sum(state.city(tried.seat)["science"]) for state in (tried.before, tried.after))
    if after > before:
        yield Merit("merit-science", {"count": after})


def _set_points(state: WondersState, seat: int) -> int:
    parts = [part for node in tree(state, seat) for part in node.parts]
    return sum(part.points for part in parts if part.id == "sets")


def _production(tried: WondersTrial) -> Iterator[Merit]:
    """Resources that the own city did not make, perhaps nobody around."""
    edition = edition_of(tried.before)
    before, after = (explain(state, edition, tried.seat) for state in (tried.before, tried.after))
    own = {name for symbol in before.produces for name in symbol}
    new = tuple(dict.fromkeys(name for symbol in after.produces for name in symbol if name not in own))
    if new:
        sold = {name for symbol in (*before.sold_by_left, *before.sold_by_right) for name in symbol}
        yield Merit("merit-new" if sold & set(new) else "merit-new-here", {"resource": new})
    elif len(after.produces) > len(before.produces):
        more = Counter(after.produces) - Counter(before.produces)
        yield Merit("merit-more", {"resource": tuple(dict.fromkeys(name for symbol in more for name in symbol))})


def _powers(tried: WondersTrial) -> Iterator[Merit]:
    """What a card or stage lets its city do from now on, as it is printed."""
    for effect in _effects(tried):
        if effect.kind == "discount":
            side = effect.source[0] if len(effect.source) == 1 else "both"
            yield Merit("effect-discount", {"group": effect.group, "side": side})
        elif effect.kind in POWERS:
            yield Merit(f"effect-{effect.kind}", {"amount": effect.amount} if effect.amount else {})


def _effects(tried: WondersTrial) -> tuple[Effect, ...]:
    edition = edition_of(tried.before)
    match tried.move.data:
        case m.Wonder(stage):
            lying = tried.before.city(tried.seat)
            return SIDE_STAGES[side_row(edition, lying["board"], lying["side"])][stage - 1].effects
        case m.Build(card) | m.Recover(card):
            return CARDS[edition][CARD_IDS[edition].index(card)].effects
    return ()


# ---- money ---------------------------------------------------------------------------------------
def _money(tried: WondersTrial) -> Iterator[Merit]:
    """Coins that come in, and cards that will be free."""
    for event in tried.events:
        if isinstance(event, m.CoinsGained | m.Sold) and event.seat == tried.seat:
            yield Merit("effect-coins", {"amount": event.coins})
    if isinstance(tried.move.data, m.Build | m.Recover):
        cards = catalogue(edition_of(tried.before) + 1).cards
        later = tuple(card.id for card in cards if tried.move.data.card in card.chain_from)
        if later:
            yield Merit("merit-later", {"card": later})


def _price(tried: WondersTrial) -> Iterator[Merit]:
    """A price worth mentioning: nothing, or much that goes to a neighbour."""
    data, why = tried.move.data, tried.move.why
    if isinstance(data, m.Build) and data.how == "chain":
        yield Merit("merit-chain")
    if not isinstance(why, m.Payment):
        return
    if why.total == 0 and why.own:
        yield Merit("merit-paid")
    neighbours = tried.before.neighbours(tried.seat)
    for city, bought in zip(neighbours, (why.left, why.right), strict=True):
        if bought.coins >= MANY_COINS and city < tried.before.seat_count():
            yield Merit("merit-trade", {"other": city, "coins": bought.coins}, against=True)


# ---- neighbours ------------------------------------------------------------------------------------
def _for_a_neighbour(tried: WondersTrial, instead: WondersTrial) -> Iterator[Merit]:
    """The card that whoever gets the hand next would build and would miss."""
    taker = _next_holder(tried)
    if taker is None:
        return
    own, theirs = _card(tried.move.data), _card(instead.move.data)
    missed, passed = _wanted(instead, taker), _wanted(tried, taker)
    if missed is not None and missed == own:
        yield Merit("merit-denies", {"card": missed, "other": taker})
    if passed is not None and passed == theirs:
        yield Merit("merit-passes", {"card": passed, "other": taker}, against=True)


def _next_holder(tried: WondersTrial) -> int | None:
    """The seat that gets the rest of this seat's hand after the turn; None if hands are not passed on."""
    before, after = tried.before.situation(), tried.after.situation()
    if after["phase"] != CHOOSE or (before["age"], before["turn"] + 1) != (after["age"], after["turn"]):
        return None
    direction = FIGURES[edition_of(tried.before)].pass_direction[str(before["age"] + 1)]
    side = 0 if direction == "left" else 1
    city: int = tried.before.neighbours(tried.seat)[side]
    if city >= tried.before.seat_count():  # the Free City holds no hand
        city = tried.before.neighbours(city)[side]
    return city


def _wanted(trial: WondersTrial, taker: int) -> str | None:
    ids = CARD_IDS[edition_of(trial.after)]

    def built(code: int) -> str | None:
        return ids[card_of(code)] if kind_of(code) in (BUILD, POWER_BUILD) else None

    return most_wanted(trial.weighed(taker), built, WANTED)


def _card(data: m.Data) -> str | None:
    return data.card if isinstance(data, m.Build | m.Wonder | m.Sell) else None
