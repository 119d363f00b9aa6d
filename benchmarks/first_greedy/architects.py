"""How good an Architects move looks at once, from the view alone. Values are in points, roughly."""

import septem
from septem.games.architects.model import (
    Build,
    Choose,
    City,
    Counts,
    Effect,
    Keep,
    Look,
    Move,
    Progress,
    Science,
    Take,
    Use,
    View,
)

BOX = septem.catalogue("architects")
CARDS = {card.id: card for card in BOX.cards}
TOKENS = {token.id: token for token in BOX.tokens}
WONDERS = {wonder.id: wonder for wonder in BOX.wonders}
EFFECT_WORTH = {
    "none": 0.0,
    "take_any": 2.2,
    "take_central": 1.6,
    "take_progress": 4.5,
    "look5_keep1": 2.6,
    "take_sides": 3.2,
    "shield": 1.5,
}
TOKEN_WORTH = {
    "urbanism": 4.8,
    "crafts": 4.8,
    "jewellery": 5.5,
    "science": 4.5,
    "propaganda": 3.6,
    "architecture": 4.0,
    "economy": 5.0,
    "engineering": 4.6,
    "tactics": 5.0,
    "decor": 4.8,
    "politics": 3.2,
    "strategy": 2.6,
    "education": 4.2,
    "culture": 5.0,
}
EXTRA_CARD = 2.2  # an extra card now, through a token that becomes live
SPARE_GREY = 0.7
SPARE_COIN = 1.1


def value(view: View, move: Move) -> float:
    """How good a move looks; the best one is played."""
    match move.data:
        case Choose(wonder):
            return float(WONDERS[wonder].total_points)
        case Take(deck):
            return top_worth(view, deck)
        case Use(_, deck):
            return 1 + top_worth(view, deck)
        case Keep(card):
            return card_worth(view, card)
        case Look(deck):
            return deck_worth(view, deck)
        case Build(stage, payment):
            return 20 + stage_points(mine(view), stage) - price(payment)
        case Science(symbols):
            return 19.0 - len(symbols)
        case Progress(token):
            return token_worth(view, token)
        case Effect():
            return 1.0
    return 0.0


def mine(view: View) -> City:
    """What lies before the seat itself."""
    return view.cities[view.seat or 0]


def top_worth(view: View, deck: str) -> float:
    """Worth of a deck's top card, the average of the deck if it is hidden."""
    pile = view.decks.get(deck, view.central)
    return card_worth(view, pile.top) if pile.top else average(view, pile.left)


def average(view: View, left: Counts) -> float:
    """Worth of a random card."""
    cards = sum(left.values())
    return sum(count * card_worth(view, kind) for kind, count in left.items()) / cards if cards else 0.0


def deck_worth(view: View, deck: str) -> float:
    """Worth of looking at a deck: good kinds that are left in it."""
    left = view.decks[deck].left
    return average(view, left) + 0.1 * len(left)


def card_worth(view: View, kind: str) -> float:
    """Worth of a card before the seat."""
    used = view.used if view.active == view.seat else ()
    ready = set(mine(view).tokens) - set(used)
    worth = EXTRA_CARD * sum(1 for token in ready if kind in TOKENS[token].trigger.take_kind)
    match CARDS[kind].colour:
        case "blue":
            return worth + blue_worth(view, kind)
        case "green":
            return worth + green_worth(view, kind)
        case "red":
            return worth + red_worth(view, kind)
    return worth + paying_worth(mine(view), kind)


def blue_worth(view: View, kind: str) -> float:
    """Points, the cat, Politics."""
    card = CARDS[kind]
    cat = (1.3 if view.cat != view.seat else 0.2) + ("politics" in mine(view).tokens) if card.cat else 0.0
    return float(card.points + cat)


def green_worth(view: View, kind: str) -> float:
    """A set brings a token; the first cards are half of one."""
    if not view.face_up and not view.pile.size:
        return 0.0
    return 5.0 if kind in mine(view).set_with else 2.1


def red_worth(view: View, kind: str) -> float:
    """Shields against the neighbours', and whether a battle comes at the right moment."""
    me, count = view.seat or 0, len(view.cities)
    strength = mine(view).shields + CARDS[kind].shields
    rivals = [view.cities[(me + 1) % count].shields, view.cities[me - 1].shields]
    ahead = sum(1 if strength > rival else -1 if strength < rival else 0 for rival in rivals) / 2
    peace = view.conflict.total - view.conflict.battle
    horns = CARDS[kind].horns
    if horns and horns >= peace:
        return BOX.military_points * 1.2 * ahead + 0.5
    lasting = 1.7 if not horns else 1.2
    return float(lasting + 0.7 * ahead * (1 + horns) / max(1, peace))


def paying_worth(city: City, kind: str) -> float:
    """What the card does for the stage that is nearest."""
    best = SPARE_COIN if kind == "coin" else SPARE_GREY
    for stage, need in city.needs.items():
        if kind in need.with_card:
            share = stage_points(city, stage) + 1.5
            units = WONDERS[str(city.wonder)].stage(stage).n
            best = max(best, share if need.missing == 1 else share / units + 0.6 / need.missing)
    return best + (0.4 if kind == "coin" else 0.0)


def stage_points(city: City, stage: str) -> float:
    """Points of a stage and the worth of its effect."""
    piece = WONDERS[str(city.wonder)].stage(stage)
    return piece.points + EFFECT_WORTH[piece.effect]


def price(payment: Counts) -> float:
    """Coins are dearer than grey cards."""
    return sum((0.6 if kind == "coin" else 0.3) * count for kind, count in payment.items())


def token_worth(view: View, token: str) -> float:
    """Worth of a progress token; the blind one is an average with some risk."""
    city = mine(view)
    if token == "blind":
        tokens = view.pile.tokens
        return float(sum(token_worth(view, one) for one in tokens) / len(tokens) - 0.3)
    if token == "culture":
        return 8.0 if "culture" in city.tokens else TOKEN_WORTH[token]
    if token == "education":
        return 3.0 + 2.0 * len(city.tokens)
    if token == "politics":
        return 1.6 + float(sum(count for kind, count in city.cards.items() if CARDS[kind].cat))
    if token == "strategy":
        return 1.4 + float(city.military)
    return TOKEN_WORTH[token]
