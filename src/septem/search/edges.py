"""What a search remembers: one small entry for every move of every place it has seen, in a table of fixed size.

The table never fails: where it is full, the entry that was tried least gives way. Nothing is cleared between searches;
entries of an earlier one are known by their generation and count as empty.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls

if not cython.compiled:
    from septem.search.edges_plain import Edge, empty_table, free_table

COMPILED = bool(cython.compiled)
WINDOW = 8  # places looked at for one key
LEAST_BITS, MOST_BITS = 4, 26
UNWEIGHED = -1.0


class Edges:
    """A table of 2^bits entries, for one thread at a time."""

    def __init__(self, bits: int = 16) -> None:
        size: int = 1 << calls.whole("bits", bits, LEAST_BITS, MOST_BITS)
        self.table = empty_table(self, size + WINDOW)
        self.mask: int = size - 1
        self.generation: int = 0
        self.used: int = 0

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a table of a search cannot be pickled; make a new one")

    def __dealloc__(self) -> None:
        free_table(self)

    def renew(self) -> None:
        """Forget everything."""
        self.generation += 1
        self.used = 0

    def find(self, key: int) -> int:
        """Where the entry of a key stands; a new one has no visits and no prior."""
        first = key & self.mask
        victim = -1
        for at in range(first, first + WINDOW):
            if self.table[at].generation != self.generation:
                self.used += 1
                self.clear(at, key)
                return at
            if self.table[at].key == key:
                return at
            if victim < 0 or self.table[at].visits < self.table[victim].visits:
                victim = at
        self.clear(victim, key)
        return victim

    def clear(self, at: int, key: int) -> None:
        """A new entry for a key."""
        self.table[at].key = key
        self.table[at].generation = self.generation
        self.table[at].visits = 0
        self.table[at].available = 0
        self.table[at].total = 0.0
        self.table[at].prior = UNWEIGHED

    def offer(self, at: int) -> None:
        """The move could have been chosen once more."""
        self.table[at].available += 1

    def add(self, at: int, key: int, reward: float) -> None:
        """One more visit, unless the entry had to give way meanwhile."""
        if self.table[at].key == key and self.table[at].generation == self.generation:
            self.table[at].visits += 1
            self.table[at].total += reward

    def filled(self) -> float:
        """Which part of the table is in use."""
        return 1.0 * self.used / (self.mask + 1)

    def memory(self) -> int:
        """Bytes of the table; 0 in plain Python, where they depend on the interpreter."""
        size = 0
        if cython.compiled:
            size = (self.mask + 1 + WINDOW) * cython.sizeof(Edge)
        return size


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    Edges.mask = 0
    Edges.used = 0
    Edges.generation = 0
