"""How good an Architects move looks at once, from the view alone. Values are in points, roughly."""

from septem.core.model import Json, Move
from septem.games.architects.tables import CARDS, CENTRAL_ID, COSTS, MILITARY_VP, TOKENS, WONDERS

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


def value(view: Json, move: Move) -> float:
    """How good a move looks; the best one is played."""
    data = move.data
    match data["action"]:
        case "choose":
            return float(WONDERS[data["wonder"]].total_vp)
        case "take":
            return top_worth(view, data["deck"])
        case "use":
            return 1 + top_worth(view, data["deck"])
        case "keep":
            return card_worth(view, data["card"])
        case "look":
            return deck_worth(view, data["deck"])
        case "build":
            return 20 + stage_worth(view, data["stage"]) - price(data["payment"])
        case "science":
            return 19.0 - len(data["symbols"])
        case "progress":
            return token_worth(view, data["token"])
        case "effect":
            return 1.0
        case _:
            return 0.0


def top_worth(view: Json, deck: str) -> float:
    """Worth of a deck's top card, the average of the deck if it is hidden."""
    pile = view["central"] if deck == CENTRAL_ID else view["decks"][deck]
    return card_worth(view, pile["top"]) if pile["top"] else average(view, pile["left"])


def average(view: Json, left: dict[str, int]) -> float:
    """Worth of a random card."""
    cards = sum(left.values())
    return sum(count * card_worth(view, kind) for kind, count in left.items()) / cards if cards else 0.0


def deck_worth(view: Json, deck: str) -> float:
    """Worth of looking at a deck: good kinds that are left in it."""
    left = view["decks"][deck]["left"]
    return average(view, left) + 0.1 * len(left)


def card_worth(view: Json, kind: str) -> float:
    """Worth of a card in the own area."""
    mine, card = view["seats"][view["seat"]], CARDS[kind]
    used = view["used"] if view["active"] == view["seat"] else []
    ready = set(mine["progress"]) - set(used)
    worth = EXTRA_CARD * sum(1 for token in ready if kind in TOKENS[token].trigger.take_kind)
    match card.colour:
        case "blue":
            return worth + blue_worth(view, mine, kind)
        case "green":
            return worth + green_worth(view, mine, kind)
        case "red":
            return worth + red_worth(view, mine, kind)
        case _:
            return worth + paying_worth(mine, kind)


def blue_worth(view: Json, mine: Json, kind: str) -> float:
    """Points, the cat, Politics."""
    card = CARDS[kind]
    cat = (1.3 if view["cat"] != view["seat"] else 0.2) + ("politics" in mine["progress"]) if card.cat else 0.0
    return float(card.vp + cat)


def green_worth(view: Json, mine: Json, kind: str) -> float:
    """A set brings a token; the first cards are half of one."""
    if not view["face_up"] and not view["pile"]["size"]:
        return 0.0
    return 5.0 if kind in mine["set_with"] else 2.1


def red_worth(view: Json, mine: Json, kind: str) -> float:
    """Shields against the neighbours', and whether a battle comes at the right moment."""
    seats = view["seats"]
    me, count = view["seat"], len(seats)
    strength = mine["shields"] + CARDS[kind].shields
    rivals = [seats[(me + 1) % count]["shields"], seats[me - 1]["shields"]]
    ahead = sum(1 if strength > rival else -1 if strength < rival else 0 for rival in rivals) / 2
    peace = view["conflict"]["total"] - view["conflict"]["battle"]
    horns = CARDS[kind].horns
    if horns and horns >= peace:
        return MILITARY_VP * 1.2 * ahead + 0.5
    lasting = 1.7 if not horns else 1.2
    return float(lasting + 0.7 * ahead * (1 + horns) / max(1, peace))


def paying_worth(mine: Json, kind: str) -> float:
    """What the card does for the stage that is nearest."""
    best = SPARE_COIN if kind == "coin" else SPARE_GREY
    for stage, need in mine["needs"].items():
        if kind in need["with"]:
            lacking = need["missing"]
            share = stage_points(mine, stage) + 1.5
            best = max(best, share if lacking == 1 else share / COSTS[stage].n + 0.6 / lacking)
    return best + (0.4 if kind == "coin" else 0.0)


def stage_points(mine: Json, stage: str) -> float:
    """Points of a stage and the worth of its effect."""
    piece = WONDERS[mine["wonder"]].stages[stage]
    return piece.vp + EFFECT_WORTH[piece.effect]


def stage_worth(view: Json, stage: str) -> float:
    """The same for the own wonder."""
    return stage_points(view["seats"][view["seat"]], stage)


def price(payment: dict[str, int]) -> float:
    """Coins are dearer than grey cards."""
    return sum((0.6 if kind == "coin" else 0.3) * count for kind, count in payment.items())


def token_worth(view: Json, token: str) -> float:
    """Worth of a progress token; the blind one is an average with some risk."""
    mine = view["seats"][view["seat"]]
    if token == "blind":
        tokens = view["pile"]["tokens"]
        return float(sum(token_worth(view, one) for one in tokens) / len(tokens) - 0.3)
    if token == "culture":
        return 8.0 if "culture" in mine["progress"] else TOKEN_WORTH[token]
    if token == "education":
        return 3.0 + 2.0 * len(mine["progress"])
    if token == "politics":
        return 1.6 + float(sum(count for kind, count in mine["area"].items() if CARDS[kind].cat))
    if token == "strategy":
        return 1.4 + float(mine["military"])
    return TOKEN_WORTH[token]
