"""The engine's game and the model's game of the same deal, and their moves in each other's words."""

from __future__ import annotations

import random
from typing import Any

import septem
from septem.core.game import AnyGame as Game
from tests.models import wonders_model as model
from tests.rules.wonders.table import laid

AGES = ("1", "2", "3")


def twin(game: Game) -> model.Game:
    """The model at the beginning of the same game: same boards, sides and decks."""
    position = septem.as_data(game.position())
    state, options = position["state"], position["options"]
    decks = {int(age): tuple(cards) for age, cards in state["decks"].items()}
    if state["phase"] != "choose_side":
        decks[1] = _dealt(state, game.players)
    sides = tuple(city["side"] for city in state["cities"])
    known = {name: options[name] for name in ("mausoleum_timing", "reveal_all_choices", "extra_guilds")}
    return model.Game(
        model.Deal(
            model.make_options(options["edition"], **known),
            game.players,
            tuple(city["board"] for city in state["cities"]),
            None if sides[0] is None else sides,
            decks,
        )
    )


def _dealt(state: dict[str, Any], players: int) -> tuple[str, ...]:
    """The Age I deck again: hands in order; with two players the first holder has drawn one card already."""
    hands = [list(hand) for hand in state["hands"]]
    drawn = [hands[0].pop()] if players == 2 else []
    return tuple(card for hand in hands for card in hand) + tuple(drawn) + tuple(state["undealt"])


def written(move: model.Move, stage: int = 0, free_city: bool = False) -> str:
    """A move of the model in the engine's notation; `stage` is the number of the next stage."""
    prefix = "free-city " if free_city else ""
    match move:
        case model.FreeCity():
            return written(move.move, stage, True)
        case model.ChooseSide():
            return f"side {move.side}"
        case model.Build():
            power = " power" if move.how == "power" else ""
            return f"{prefix}build {move.card}{power}{_coins(move)}"
        case model.Stage():
            return f"{prefix}wonder {stage} with {move.card}{_coins(move)}"
        case model.Sell():
            return f"{prefix}sell {move.card}"
        case model.DiscardBuild():
            return f"{prefix}recover {move.card}"
        case _:
            return f"{prefix}decline"


def _coins(move: model.Build | model.Stage) -> str:
    return (f" L{move.left}" if move.left else "") + (f" R{move.right}" if move.right else "")


def legal_by_notation(twin: model.Game, seat: int) -> dict[str, model.Move]:
    """The model's legal moves by their notation."""
    found = {}
    for move in twin.legal(seat):
        city = twin.players if isinstance(move, model.FreeCity) else seat
        if twin.acting_city is not None:
            city = twin.acting_city
        found[written(move, len(twin.cities[city].buried) + 1)] = move
    return found


def how_of(move: model.Move) -> str | None:
    """How a card would be built."""
    inner = move.move if isinstance(move, model.FreeCity) else move
    return inner.how if isinstance(inner, model.Build) else None


def compared_state(game: Game) -> dict[str, Any]:
    """The engine's position in the form of `model_state`."""
    state = laid(game)
    pile = [row["card"] for row in state["away"] if not row["under"]]
    for row in state["recovered"]:
        pile.remove(row["card"])
    buried = [sorted(row["card"] for row in state["away"] if row["under"] and row["city"] == n) for n in range(7)]
    return {
        "phase": state["phase"],
        "age": state["age"],
        "turn": state["turn"],
        "hands": [sorted(hand) for hand in state["hands"]],
        "discard": sorted(pile),
        "undealt": state["undealt"],
        "decks": {age: state["decks"][age] for age in AGES if age in state["decks"]},
        "cities": [
            {
                "board": city["board"],
                "side": city["side"],
                "coins": city["coins"],
                "cards": sorted(city["cards"]),
                "stages": city["stages"],
                "buried": buried[number],
                "victories": city["victories"],
                "defeats": city["defeats"],
                "power_used": city["power_used"],
                "discard_builds_due": city["discard_builds_due"],
            }
            for number, city in enumerate(state["cities"])
        ],
    }


def model_state(twin: model.Game) -> dict[str, Any]:
    """The whole of the model's table in plain data."""
    started = twin.age > 0
    undealt = twin.pile if twin.two_players else []
    beyond = list(twin.deal.decks[twin.age][7 * len(twin.cities) :]) if started else []
    return {
        "phase": twin.phase,
        "age": twin.age or 1,
        "turn": twin.turn or 1,
        "hands": [sorted(hand) for hand in twin.hands],
        "discard": sorted(twin.discard),
        "undealt": [*undealt, *beyond],
        "decks": {str(age): list(deck) for age, deck in twin.deal.decks.items() if age > twin.age},
        "cities": [
            {
                "board": city.board.id,
                "side": city.side,
                "coins": city.coins,
                "cards": sorted(city.cards),
                "stages": len(city.buried),
                "buried": sorted(city.buried),
                "victories": [city.victories[age] for age in (1, 2, 3)],
                "defeats": city.defeats,
                "power_used": city.power_used,
                "discard_builds_due": city.discard_builds_owed,
            }
            for city in twin.cities
        ],
    }


def random_options(rng: random.Random, edition: int, players: int) -> dict[str, Any]:
    """Options of a random table."""
    options: dict[str, Any] = {"edition": edition}
    if edition == 1:
        options["mausoleum_timing"] = rng.choice(["end_of_age", "end_of_turn"])
        options["extra_guilds"] = rng.choice([0, 2])
    elif rng.random() < 0.5:
        options["sides"] = "chosen"
    if rng.random() < 0.3:
        options["reveal_all_choices"] = rng.random() < 0.5
    if rng.random() < 0.5:
        cities = max(players, 3)
        options["boards"] = rng.sample(sorted(model.tables(edition).boards), cities)
        if "sides" not in options:
            options["sides"] = [rng.choice(model.tables(edition).setup["sides"]) for _ in range(cities)]
    return options


def growing(rng: random.Random, notations: list[str]) -> str:
    """Mostly builds and stages, so that cities grow and powers are met."""
    better = [text for text in notations if "sell" not in text and "decline" not in text]
    stages = [text for text in better if "wonder" in text]
    if stages and rng.random() < 0.3:
        return rng.choice(stages)
    return rng.choice(better if better and rng.random() < 0.9 else notations)


def table(seed: int, players: int, edition: int) -> Game:
    """A random game with random options."""
    return septem.new("wonders", players, seed, **random_options(random.Random(seed), edition, players))


TABLES = [(players, edition) for edition in (1, 2) for players in range(2, 8) if (players, edition) != (2, 2)]
"""Every number of players of both editions."""
