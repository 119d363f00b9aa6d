"""The guide of each game against the pieces that the games publish; what pieces at the tables say of themselves."""

from typing import Any

import pytest

import septem
from tests.web.conftest import Visit

WONDERS = {"wonders": 2, "wonders-1": 1}
"""Editions by the name that the page has for them."""
FILTERS = {"age": "II", "colour": "blue", "pick": {"players": "3"}, "search": "statue"}


def chain_of(links: list[tuple[str, str]], card: str) -> set[str]:
    """A card with all that makes it free and all that it makes free."""
    found = {card}
    for ends in (0, 1):
        line = {card}
        while more := {one[1 - ends] for one in links if one[ends] in line} - line:
            line |= more
        found |= line
    return found


@pytest.fixture(params=["wonders", "wonders-1", "duel", "architects", "dice"])
def key(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def asked_of(key: str) -> dict[str, Any]:
    if key in WONDERS:
        return {"filters": FILTERS, "chain": "Scriptorium"}
    if key == "duel":
        return {"filters": {"age": "II", "colour": "blue", "search": "temple"}, "chain": "Theater"}
    return {"filters": {"colour": "red", "pick": {"deck": "giza"}, "search": "horn"}} if key == "architects" else {}


def test_guide(visit: Visit, key: str) -> None:
    """Three languages, every sign explained, filters and chains as the catalogue says, nothing for axe, no overflow."""
    seen = visit("guide", key=key, axe=True, **asked_of(key))
    assert len({one["rules"] for one in seen["languages"].values()}) == 3
    for language, one in seen["languages"].items():
        assert one["unsaid"] == [], language
        assert one["unexplained"] == [], language
    assert seen["found"] == {"light": [], "dark": []}
    assert seen["widest"] <= 0
    {"duel": duel, "architects": architects, "dice": dice}.get(key, wonders)(seen, key)


def wonders(seen: dict[str, Any], key: str) -> None:
    cards = septem.catalogue("wonders", edition=WONDERS[key]).cards
    second = [card for card in cards if card.age == 2]
    blue = [card for card in second if card.colour == "blue"]
    for_three = [card for card in blue if min(card.copies) <= 3]
    counts = [seen["filters"][name] for name in ("all", "age", "colour", "players", "search")]
    assert counts == [len(cards), len(second), len(blue), len(for_three), 1]
    links = [(parent, card.id) for card in cards for parent in card.chain_from]
    names = {card.id: card.name["en"] for card in cards}
    assert sorted(seen["chain"]) == sorted(names[one] for one in chain_of(links, "scriptorium"))


def duel(seen: dict[str, Any], key: str) -> None:
    cards = septem.catalogue(key).cards
    second = [card for card in cards if card.age == 2]
    blue = [card for card in second if card.colour == "blue"]
    counts = [seen["filters"][name] for name in ("all", "age", "colour", "search")]
    assert counts == [len(cards), len(second), len(blue), 1]
    gives = {card.gives_link: card.id for card in cards if card.gives_link}
    links = [(gives[card.needs_link], card.id) for card in cards if card.needs_link]
    names = {card.id: card.name["en"] for card in cards}
    assert sorted(seen["chain"]) == sorted(names[one] for one in chain_of(links, "theater"))


def architects(seen: dict[str, Any], key: str) -> None:
    catalogue = septem.catalogue(key)
    red = [card.id for card in catalogue.cards if card.colour == "red"]
    giza = next(deck.cards for deck in catalogue.decks if deck.id == "giza")
    held = [card for card in red if giza[card]]
    counts = [seen["filters"][name] for name in ("all", "colour", "deck")]
    assert counts == [len(catalogue.cards), len(red), len(held)]
    assert 0 < seen["filters"]["search"] <= len(held)


def dice(seen: dict[str, Any], key: str) -> None:
    faces = {face for die in septem.catalogue(key).dice for face in die.faces}
    assert seen["signs"] >= len(faces)
    assert "reconstruction" in seen["languages"]["EN"]["rules"]
    assert "rekonstrukce" in seen["languages"]["CS"]["rules"]
    assert "rekonštrukcia" in seen["languages"]["SK"]["rules"]


def test_from_the_table_and_back(visit: Visit) -> None:
    seen = visit("guide_of_table", game="wonders", players=3, options={"edition": 1})
    assert "#/guide/wonders-1/" in seen["guide"]
    assert seen["edition"] == ["first edition"]
    assert seen["same"]


TABLES: dict[str, dict[str, Any]] = {
    "wonders": {
        "players": 3,
        "pieces": [".cardbtn", "li.stage", ".milbar", ".slot"],
        "group": "li.stage",
        "held": ".cardbtn",
    },
    "duel": {
        "players": 2,
        "options": {"wonders": "first_game", "first_player": 0},
        "pieces": ["button.place.open", "li.won", "li.ptok", ".s7"],
        "group": "li.ptok",
        "held": "button.place.open",
    },
    "architects": {
        "players": 3,
        "pieces": ["button.choice", ".pieces li", ".asym", ".ptr li[data-tip]"],
        "group": ".asym",
        "held": "button.choice",
    },
    "dice": {
        "players": 3,
        "pieces": ["button.die", ".bonuses li", ".dnb .bx"],
        "group": ".bonuses li",
        "held": "button.die",
    },
}


@pytest.mark.parametrize("game", TABLES)
def test_pieces_say_what_they_are(visit: Visit, game: str) -> None:
    """By pointing, by focus, by a finger that is held; Escape puts it away; the button that decides stays free."""
    seen = visit("tips", game=game, axe=True, **TABLES[game])
    assert all(len(text) > 3 for text in seen["said"].values())
    focus, held = seen["focus"], seen["held"]
    assert focus["said"]
    assert focus["by"] == "tip"
    assert focus["kept"]
    assert focus["found"] == []
    assert focus["walked"][0] != focus["walked"][1]
    assert held["said"]
    assert held["covers"] == []
    assert held["inside"]
    assert held["chosen"] == 0
    assert held["widest"] <= 0


NOW: dict[str, dict[str, Any]] = {
    "wonders": {"players": 3, "built": ".strip", "waiting": "li.stage.next", "over": ".strip", "moves": 12},
    "duel": {"players": 2, "built": ".strip", "waiting": ".place:not(.hole)", "over": ".strip", "moves": 14},
    "architects": {"players": 3, "built": ".have", "waiting": ".choice.still", "over": ".have", "moves": 8},
    "dice": {"players": 3, "built": ".plan .bx", "waiting": ".plan .bx", "over": ".plan .bx", "moves": 6},
}


def whenever_one_looks(visit: Visit, game: str) -> None:
    seen = visit("counting", game=game, **NOW[game])
    assert seen["waiting"]
    assert seen["watching"]
    for when in ("over", "replay", "watched"):
        assert any(any(char.isdigit() for char in one) for one in seen[when]), (when, seen[when])


@pytest.mark.parametrize("game", ["wonders", "duel"])
def test_pieces_say_how_they_count_whenever_one_looks(visit: Visit, game: str) -> None:
    """While another thinks, when all is over, and at any moment of the replay; to who only watches too."""
    whenever_one_looks(visit, game)


@pytest.mark.long
@pytest.mark.parametrize("game", ["architects", "dice"])
def test_other_pieces_say_how_they_count(visit: Visit, game: str) -> None:
    whenever_one_looks(visit, game)
