"""The border of `configure` and `restore`: every number within what the engine's arrays hold.

Whether the position is possible is not asked here: `checks.py` does that before a dump is restored.
"""

from typing import Any

from septem.core.calls import different, entry, lists, some, whole, wholes
from septem.core.errors import BadCall
from septem.games.wonders.catalogue import CARDS
from septem.games.wonders.codes import AFTER_TURNS, CHOSEN, LAST_TURN, OVER, RANDOM
from septem.games.wonders.fields import MOST_AWAY, MOST_RECOVERED
from septem.games.wonders.tables import (
    AGES,
    BOARD_IDS,
    DECK_SIZE,
    FIRST_CARD,
    GUILDS,
    HAND,
    MOST_IN_AGE,
    MOST_PLAYERS,
    STAGE_COUNT,
    side_row,
)

Dump = dict[str, Any]

MOST_COINS = 9999
CARD_COUNT = [len(cards) for cards in CARDS]


# ---- options ------------------------------------------------------------------------------------
def checked_options(seats: int, options: dict[str, int], boards: list[int], sides: list[int]) -> Dump:
    """Number of seats, rule switches, boards and sides of the cities; BadCall names what does not fit."""
    players = whole("seats", seats, 2, MOST_PLAYERS)
    most = {"edition": 1, "discard_each_turn": 1, "reveal_all": 1, "extra_guilds": 2}
    found: Dump = {name: whole(name, entry("options", options, name), 0, high) for name, high in most.items()}
    second = found["edition"] == 1
    if second and players == 2:
        raise BadCall("seats", "2 is not allowed in the second edition; allowed: 3 to 7")
    if second and not found["discard_each_turn"]:
        raise BadCall("discard_each_turn", "0 is not allowed in the second edition; allowed: 1")
    if found["extra_guilds"] == 1 or (found["extra_guilds"] and second):
        wrong = f"{found['extra_guilds']} is not allowed; allowed: 0, and 2 in the first edition"
        raise BadCall("extra_guilds", wrong)
    cities = 3 if players == 2 else players
    wanted = different("boards", boards, 0, len(BOARD_IDS) - 1, 0, MOST_PLAYERS) or [RANDOM] * cities
    if len(wanted) != cities:
        raise BadCall("boards", f"{len(wanted)} boards for {cities} cities")
    shown = _checked_sides(sides, cities, second)
    return {**found, "seats": players, "cities": cities, "boards": wanted, "sides": shown}


def _checked_sides(sides: list[int], cities: int, second: bool) -> list[int]:
    shown = wholes("sides", sides, RANDOM, CHOSEN, 0, MOST_PLAYERS) or [RANDOM] * cities
    if len(shown) != cities:
        raise BadCall("sides", f"{len(shown)} sides for {cities} cities")
    if len(set(shown)) > 1 and not {0, 1}.issuperset(shown):
        raise BadCall("sides", "are all random, all chosen, or given for all")
    if CHOSEN in shown and not second:
        raise BadCall("sides", "are not chosen in the first edition")
    return shown


# ---- positions ----------------------------------------------------------------------------------
def checked(dump: Dump, seats: int, edition: int) -> Dump:
    """The same dump with whole numbers throughout; BadCall names what does not fit."""
    cities = 3 if seats == 2 else seats
    figures = {
        "phase": (0, OVER),
        "age": (0, AGES - 1),
        "turn": (0, LAST_TURN),
        "ages_dealt": (0, AGES),
        "actor": (0, seats - 1),
        "acting_city": (0, cities - 1),
        "drawn": (-1, CARD_COUNT[edition] - 1),
        "pile_next": (0, DECK_SIZE),
    }
    found: Dump = {name: whole(name, entry("dump", dump, name), low, high) for name, (low, high) in figures.items()}
    found["cities"] = [_checked_city(city, edition) for city in lists("cities", entry("dump", dump, "cities"), cities)]
    most = CARD_COUNT[edition] - 1
    hands = lists("hands", entry("dump", dump, "hands"), seats)
    found["hands"] = [wholes("hands", hand, 0, most, 0, HAND + 1) for hand in hands]
    decks = lists("decks", entry("dump", dump, "decks"), AGES)
    room = [DECK_SIZE - (found["pile_next"] if age < found["ages_dealt"] else 0) for age in range(AGES)]
    found["decks"] = [wholes("decks", deck, 0, most, 0, high) for deck, high in zip(decks, room, strict=True)]
    found["box"] = wholes("box", entry("dump", dump, "box"), 0, most, 0, len(GUILDS[edition]))
    away = some("away", entry("dump", dump, "away"), MOST_AWAY)
    found["away"] = [_checked_away(row, seats, cities, edition) for row in away]
    recovered = some("recovered", entry("dump", dump, "recovered"), MOST_RECOVERED)
    found["recovered"] = [_checked_row(row, cities, edition) for row in recovered]
    return found


def _checked_city(city: Dump, edition: int) -> Dump:
    figures = {
        "board": (0, len(BOARD_IDS) - 1),
        "side": (-1, 1),
        "coins": (0, MOST_COINS),
        "defeats": (0, 2 * AGES),
        "power_used": (0, 1),
        "builds_due": (0, MOST_RECOVERED),
    }
    found: Dump = {name: whole(name, entry("city", city, name), low, high) for name, (low, high) in figures.items()}
    stages = STAGE_COUNT[side_row(edition, found["board"], found["side"])] if found["side"] >= 0 else 0
    found["stages"] = whole("stages", entry("city", city, "stages"), 0, stages)
    count = CARD_COUNT[edition]
    found["cards"] = different("cards", entry("city", city, "cards"), 0, count - 1, 0, count)
    found["victories"] = wholes("victories", entry("city", city, "victories"), 0, 2, AGES, AGES)
    return found


def _checked_row(row: Dump, cities: int, edition: int) -> Dump:
    """Card, age, turn and city of a card face down or recovered."""
    most = {"card": CARD_COUNT[edition] - 1, "age": AGES - 1, "turn": AFTER_TURNS, "city": cities - 1}
    return {name: whole(name, entry("row", row, name), 0, high) for name, high in most.items()}


def _checked_away(row: Dump, seats: int, cities: int, edition: int) -> Dump:
    found = _checked_row(row, cities, edition)
    found["known"] = different("known", entry("row", row, "known"), 0, seats - 1, 0, seats)
    for name in ("under", "fresh"):
        found[name] = whole(name, entry("row", row, name), 0, 1)
    first = FIRST_CARD[edition][found["age"]]
    last = min(first + MOST_IN_AGE, CARD_COUNT[edition]) - 1
    found["ruled_out"] = different("ruled_out", entry("row", row, "ruled_out"), first, last, 0, MOST_IN_AGE)
    return found
