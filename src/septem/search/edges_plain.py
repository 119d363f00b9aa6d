"""The table of a search in plain Python; a C struct and C memory when compiled, see edges.pxd."""


class Edge:
    """One entry."""

    __slots__ = ("available", "generation", "key", "prior", "total", "visits")

    def __init__(self) -> None:
        self.key = 0
        self.generation = 0
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = 0.0


def empty_table(size: int) -> list[Edge]:
    """Entries of a generation that never is: those of searches begin with 1."""
    return [Edge() for _ in range(size)]


def free_table(edges: object) -> None:
    """Python does this by itself."""
