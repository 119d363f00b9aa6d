"""The table of a search in plain Python; a C struct and C memory when compiled, see edges.pxd."""

from __future__ import annotations

from struct import pack, unpack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from septem.search.edges import Edges


class Edge:
    """One entry."""

    __slots__ = ("_prior", "available", "generation", "key", "total", "visits")

    def __init__(self) -> None:
        self.key = 0
        self.generation = 0
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = 0.0

    @property
    def prior(self) -> float:
        """How likely the move is to be tried, with as many digits as the C struct has room for."""
        return self._prior

    @prior.setter
    def prior(self, prior: float) -> None:
        self._prior: float = unpack("f", pack("f", prior))[0]


def empty_table(edges: Edges, size: int) -> list[Edge]:
    """Entries of a generation that never is: those of searches begin with 1."""
    return [Edge() for _ in range(size)]


def free_table(edges: Edges) -> None:
    """Python does this by itself."""


def fetch(edges: Edges, key: int) -> None:
    """Only memory that is slow wants to be asked early."""
