"""Which cards the decks of a table hold, and how many of them lie undealt (SW-10 to SW-13, SW-20, SW-91)."""

from __future__ import annotations

from typing import NamedTuple

from septem.games.wonders.model import Options, Phase
from septem.games.wonders.tables import AGES, CARD_IDS, DECK_COUNT, DECKS, GUILDS, GUILDS_IN_PLAY, HAND, TURNS


class Table(NamedTuple):
    """What decides which cards are in play."""

    players: int
    edition: int
    extra_guilds: int

    @property
    def cities(self) -> int:
        """The Free City included."""
        return max(self.players, 3)

    def guilds(self) -> list[str]:
        """All guilds, in the box or not."""
        return [CARD_IDS[self.edition][card] for card in GUILDS[self.edition]]

    def guilds_in_play(self) -> int:
        """How many of them are in the deck of Age III."""
        return GUILDS_IN_PLAY[self.players][self.extra_guilds]

    def cards(self, age: int) -> list[str]:
        """The cards of an age (1 to 3) without the guilds, one for each copy."""
        count = DECK_COUNT[self.edition][self.players][age - 1]
        return [CARD_IDS[self.edition][card] for card in DECKS[self.edition][self.players][age - 1][:count]]

    def deck_size(self, age: int) -> int:
        """Cards of an age with the guilds."""
        guilds = self.guilds_in_play() if age == AGES else 0
        return DECK_COUNT[self.edition][self.players][age - 1] + guilds

    def undealt(self, age: int, turn: int, phase: Phase) -> int:
        """Cards of the age that nobody has been dealt, with two players the draw pile."""
        beyond = self.deck_size(age) - HAND * self.cities
        if self.players > 2:
            return beyond
        if phase == "seventh_card":
            return beyond + 1
        ended = turn == TURNS and phase in ("discard_build", "over")
        return beyond + (0 if ended else HAND - turn)


def table_of(players: int, options: Options) -> Table:
    """The table of a game with these options."""
    return Table(players, options.edition - 1, options.extra_guilds)
