"""Two players: which cards the Free City may have sold or put under its board, from what both could see (SW-95).

Its coins, buildings, stages and those of its neighbours are public at the time of each sale. What it could have used is
worked out by the model of the rules in `tests/models`, not by the engine.
"""

from __future__ import annotations

from typing import Any

from septem.core.game import AnyGame as Game
from tests.games.wonders.translate import twin
from tests.models.wonders_model import Game as Model
from tests.models.wonders_parts import Sell, Stage
from tests.secrets.histories import Phase

Json = dict[str, Any]
FREE_CITY = 2


class Sales:
    """For each row the Free City has put away: the cards it may be."""

    def __init__(self, begun: Game) -> None:
        self.model: Model = twin(begun)
        self.cards = self.model.tables.cards
        self.possible: dict[int, set[str]] = {}

    def note(self, phase: Phase) -> None:
        """A phase has been played."""
        rows = phase.after["state"]["away"][len(phase.before["state"]["away"]) :]
        first = len(phase.before["state"]["away"])
        for _, text in phase.choices:
            if text.startswith(("free-city sell", "free-city wonder")):
                number = next(i for i, row in enumerate(rows) if row["city"] == FREE_CITY)  # OP-8: it comes first
                self.possible[first + number] = self._usable(phase.before["state"], Sell if "sell" in text else Stage)

    def _usable(self, state: Json, use: type[Sell] | type[Stage]) -> set[str]:
        """Cards of the age which the Free City might put to this use, as it stood then (SW-95)."""
        model = self.model
        model.phase, model.age, model.turn = state["phase"], state["age"], state["turn"]
        for city, lying in zip(model.cities, state["cities"], strict=True):
            city.coins, city.cards, city.power_used = lying["coins"], lying["cards"], lying["power_used"]
            city.buried = ["altar"] * lying["stages"]  # only their number is open
        cards = [card for card, entry in self.cards.items() if entry.age == state["age"]]
        return {card for card in cards if any(isinstance(act, use) for act in model.actions(FREE_CITY, card))}

    def wrong(self, position: Json) -> list[str]:
        """Rows of a position that the Free City cannot have put away."""
        away = position["state"]["away"]
        return [
            f"row {number}: {away[number]['card']} of age {away[number]['age']}, turn {away[number]['turn']}"
            for number, cards in self.possible.items()
            if away[number]["card"] not in cards
        ]
