"""7 Wonders: what a seat sees and hears (SW-92, SW-98a, SW-100 to SW-105)."""

from __future__ import annotations

import random
from typing import Any

import septem

Json = dict[str, Any]

OPEN_ROW = ("age", "turn", "city", "under")
HAND = 7
POWERS = ["babylon", "halikarnassos", "olympia", "alexandria", "ephesos", "giza", "rhodes"]


def _table(players: int, edition: int, **options: Any) -> tuple[int, Json]:
    return players, {"edition": edition, **options}


def _boards(players: int, first: int, side: str) -> Json:
    """Boards whose powers touch hidden cards, with the first one at seat (or city) `first`."""
    cities = max(players, 3)
    order = POWERS[:cities]
    return {"boards": order[-first:] + order[:-first] if first else order, "sides": [side] * cities}


TABLES: dict[str, tuple[int, Json]] = {
    "wonders 2": _table(2, 1),
    "wonders 2, powers of the players": _table(2, 1, **_boards(2, 0, "B")),
    "wonders 2, Free City Babylon": _table(2, 1, **_boards(2, 2, "B")),
    "wonders 2, Free City Halikarnassos": _table(2, 1, **_boards(2, 1, "B"), mausoleum_timing="end_of_turn"),
    "wonders 2, choices turned up": _table(2, 1, reveal_all_choices=True),
    **{f"wonders {players}, edition 1": _table(players, 1, **_boards(players, 0, "B")) for players in range(3, 8)},
    **{f"wonders {players}, edition 2": _table(players, 2, **_boards(players, 0, "night")) for players in range(3, 8)},
    "wonders 3, edition 1, extra guilds": _table(3, 1, extra_guilds=2, mausoleum_timing="end_of_turn"),
    "wonders 3, edition 2, sides chosen": _table(3, 2, sides="chosen"),
    "wonders 4, edition 2, choices hidden": _table(4, 2, reveal_all_choices=False),
    "wonders 4, edition 1, choices turned up": _table(4, 1, reveal_all_choices=True),
}


RENEWED = False
"""What was passed on, sold or looked at earlier is remembered."""


def begun(players: int, options: Json, rng: random.Random) -> Json:
    """A new game: what is remembered later must have happened."""
    position: Json = septem.as_data(septem.new("wonders", players, **options).position())
    return position


# ---- what is seen ------------------------------------------------------------------------------
def sight(position: Json, seat: int | None) -> Any:
    """What a seat sees; `known`, `fresh` and `drawn` are the engine's notes and are not looked at."""
    state = position["state"]
    seen = {
        # SW-100: boards, sides, stages, buildings, coins, tokens, hand sizes, pile size, age, turn, whose decision
        "stand": [state[name] for name in ("age", "turn", "phase", "acting_city")],
        "cities": state["cities"],
        "hand sizes": [len(hand) for hand in state["hands"]],
        "undealt": len(state["undealt"]),
        # SW-100, SW-103: what each did each turn is open, the cards lie face down
        "away": [[row[name] for name in OPEN_ROW] for row in state["away"]],
        "recovered": state["recovered"],
    }
    if seat is None:
        return seen
    seen["hand"] = state["hands"][seat]  # SW-101; handed on in its order, the card drawn is the last one (SW-92)
    if _decides(position, state["acting_city"]) == seat:
        if state["phase"] == "discard_build":  # SW-75, SW-98a, SW-103; the house lets it know row by row (D-9)
            seen["pile"] = [row["card"] for row in state["away"] if not row["under"]]
        if state["phase"] == "seventh_card" and state["acting_city"] >= position["players"]:
            seen["last of the pile"] = state["undealt"][0]  # SW-98a
    return seen


def _decides(position: Json, city: int) -> int:
    """The seat that decides for a city: for the Free City the holder of its card (SW-91, SW-96, SW-98)."""
    state = position["state"]
    return city if city < position["players"] else int(state["turn"] - 1 + (state["age"] == 2)) % 2


def heard(position: Json, seat: int | None, mover: int, text: str) -> str:
    """What a seat learns of a choice: SW-100 all that was done and paid, SW-104 the card only if it is turned up."""
    if mover == seat or position["options"]["reveal_all_choices"]:
        return text
    words = text.split()
    for hidden in ("sell", "with"):  # SW-33 a marker, SW-103 a sold card
        if hidden in words:
            words[words.index(hidden) + 1] = "?"
    return " ".join(words)


# ---- what may be exchanged ---------------------------------------------------------------------
def exchanged(begun: Json, now: Json, seat: int | None, rng: random.Random) -> dict[str, str]:
    """Hidden cards of one age change places: two of them, or one moves within a hand and its first draw."""
    if rng.random() < 0.1:
        begun["state"]["streams"] = [1 + rng.randrange(2**31) for _ in range(8)]
    age = rng.choice([now["state"]["age"], now["state"]["age"], rng.randrange(1, 4)])
    deck = _dealt(begun, age)
    way = rng.random()
    if way < 0.15:
        return {}  # only choices will differ
    if way < 0.35:
        _slid(deck, begun["players"], age, seat, rng)
        names = {}
    else:
        names = _swapped(deck, _hidden(now, seat), begun["players"], seat, rng)
    _deal(begun, age, deck)
    return names


def _swapped(deck: list[str], wanted: set[str], players: int, seat: int | None, rng: random.Random) -> dict[str, str]:
    """Two cards that the seat was not dealt, if possible such as are hidden from it now (SW-101, SW-102)."""
    free = [i for i in range(len(deck)) if seat is None or i // HAND != seat]
    hidden = [i for i in free if deck[i] in wanted] or free
    drawn = [i for i in hidden if i >= HAND * players]  # SW-92: from the pile, seen by its holder alone
    one, other = rng.choice(drawn if drawn and rng.random() < 0.5 else hidden), rng.choice(hidden)
    deck[one], deck[other] = deck[other], deck[one]
    return {deck[one]: deck[other], deck[other]: deck[one]}


def _slid(deck: list[str], players: int, age: int, seat: int | None, rng: random.Random) -> None:
    """The last card of a hand, or with two players the first card drawn to it, moves further up."""
    hand = rng.randrange(players)
    places = list(range(HAND * hand, HAND * hand + HAND))
    if players == 2 and hand == (age == 2):  # SW-91: who begins as holder
        places.append(HAND * players)
    first = rng.randrange(len(places) - 1)
    cards = [deck[place] for place in places]
    cards.insert(first, cards.pop())
    for place, card in zip(places, cards, strict=True):
        deck[place] = card


def _hidden(now: Json, seat: int | None) -> set[str]:
    """Names of cards that lie where the seat does not see them now."""
    state = now["state"]
    found = {*state["undealt"], *state["box"], *(row["card"] for row in state["away"])}
    for number, hand in enumerate(state["hands"]):
        if number != seat:
            found |= set(hand)
    return found


def _dealt(begun: Json, age: int) -> list[str]:
    """The deck of an age in the order of dealing; the guilds in the box follow the last one."""
    state = begun["state"]
    if str(age) in state["decks"]:
        return [*state["decks"][str(age)], *(state["box"] if age == 3 else [])]
    hands = [list(hand) for hand in state["hands"]]
    drawn = [hands[0].pop()] if begun["players"] == 2 else []  # SW-92
    return [*(card for hand in hands for card in hand), *drawn, *state["undealt"]]


def _deal(begun: Json, age: int, deck: list[str]) -> None:
    state = begun["state"]
    if str(age) in state["decks"]:
        size = len(state["decks"][str(age)])
        state["decks"][str(age)] = deck[:size]
        if age == 3:
            state["box"] = deck[size:]
        return
    players = begun["players"]
    state["hands"] = [deck[HAND * hand : HAND * hand + HAND] for hand in range(players)]
    rest = deck[HAND * players :]
    if players == 2:
        state["hands"][0].append(rest.pop(0))
    state["undealt"] = rest


def places(position: Json) -> list[tuple[str, str]]:
    """Rows put away one by one; hands and the pile have no order that matters."""
    state = position["state"]
    found = [(f"row {number}", row["card"]) for number, row in enumerate(state["away"])]
    for seat, hand in enumerate(state["hands"]):
        found += [(f"hand {seat}", card) for card in hand]
    return found + [("undealt", card) for card in state["undealt"]] + [("box", card) for card in state["box"]]


# ---- moves -------------------------------------------------------------------------------------
def attempts(position: Json, rng: random.Random) -> list[str]:
    """Moves that name a hidden card, for the own city and the Free City."""
    cards = sorted(_hidden(position, None)) or ["altar"]
    card = rng.choice(cards)
    return [f"{verb} {card}" for verb in ("build", "sell", "recover", "free-city sell", "wonder 1 with")]


def chosen(texts: list[str], rng: random.Random) -> str:
    """Stages and sales more often than their number, so that powers and hidden cards come up."""
    stages = [text for text in texts if "wonder" in text]
    sales = [text for text in texts if "sell" in text]
    builds = [text for text in texts if "build" in text or "recover" in text]
    liked = rng.choices((stages, sales, builds), (4, 3, 4))[0]
    return rng.choice(liked or texts)
