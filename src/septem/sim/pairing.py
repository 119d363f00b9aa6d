"""Who plays whom in a tournament, on which deal, in which seat: a list of games that any worker can look up by number.

Every deal is played by all, with everybody in every seat, so that neither a lucky deal nor a good seat counts for
anybody. Deals follow one after another: what an interruption leaves is a smaller tournament of the same kind.
"""

from collections.abc import Iterator
from itertools import combinations, islice, permutations
from math import comb, perm
from typing import get_args

import msgspec

from septem.core.errors import BadOption
from septem.core.rng import Rng
from septem.search.batch import game_seed
from septem.sim.rows import Match, Tables

KINDS: tuple[Tables, ...] = get_args(Tables)
MOST_BOTS = 20
ORDER_STREAM = 15  # no game is dealt from these seeds


class RoundRobin(msgspec.Struct, frozen=True):
    """All games of a tournament, in order: the `Schedule` of its run."""

    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int
    tables: Tables = "pairs"

    def __post_init__(self) -> None:
        if self.tables not in KINDS:
            raise BadOption("tables", f"{self.tables!r} is not known; known: {', '.join(KINDS)}")
        if not 2 <= len(self.bots) <= MOST_BOTS:
            raise BadOption("bots", f"{len(self.bots)} given; a tournament needs 2 to {MOST_BOTS}")
        twice = [bot for at, bot in enumerate(self.bots) if bot in self.bots[:at]]
        if twice:
            raise BadOption("bots", f"{twice[0]!r} is named twice; each plays against the others")

    def __len__(self) -> int:
        return self.deals * self.per_deal

    @property
    def per_deal(self) -> int:
        """Games on one deal."""
        return self.players * self._groups()

    def match(self, number: int) -> Match:
        """Game `number`, counted from 0; all games on one deal have the same seed."""
        deal, within = divmod(number, self.per_deal)
        group, turned = divmod(within, self.players)
        line = self._line(deal, group)
        return Match(number, self.deal_seed(deal), line[-turned:] + line[:-turned] if turned else line)

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal: the same for all who play it."""
        return game_seed(self.seed, deal)

    def _groups(self) -> int:
        """Tables of a deal that differ by more than a turn."""
        count = len(self.bots)
        if self.tables == "first":
            return count - 1
        if self.players == 2:
            return comb(count, 2)
        return perm(count, 2) if self.tables == "pairs" else comb(count, min(count, self.players))

    def _line(self, deal: int, group: int) -> tuple[str, ...]:
        """The bots of a table before it is turned."""
        if self.tables == "first":
            return (self.bots[0], *[self.bots[1 + group]] * (self.players - 1))
        if self.players == 2:
            return _nth(combinations(self.bots, 2), group)
        if self.tables == "pairs":
            one, other = _nth(permutations(self.bots, 2), group)
            return (one, *[other] * (self.players - 1))
        rng = Rng(game_seed(self.deal_seed(deal), group), ORDER_STREAM)
        chosen = list(_nth(combinations(self.bots, min(len(self.bots), self.players)), group))
        while len(chosen) < self.players:  # fewer bots than seats: some sit twice, others on the next deal
            chosen += rng.shuffled(self.bots)[: self.players - len(chosen)]
        return tuple(rng.shuffled(chosen))


def _nth(listed: Iterator[tuple[str, ...]], at: int) -> tuple[str, ...]:
    return next(islice(listed, at, None))
