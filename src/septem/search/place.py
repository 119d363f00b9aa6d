"""The place of a tree an iteration stands at: its moves, what is known of each, and which to try next."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.core import calls
from septem.core.state import MOST_MOVES, State, zeros
from septem.search.edges import Edges
from septem.search.policy import Policy
from septem.search.rewards import Rewards

if not cython.compiled:
    from math import exp, sqrt

    from septem.core.rng import joined
    from septem.search.edges import UNWEIGHED
    from septem.search.edges_plain import fetch

COMPILED = bool(cython.compiled)
POINT = 100.0  # temperatures are hundredths


class Place:
    """Room for the moves of one place and their entries in the table; for one thread at a time."""

    def __init__(self, edges: Edges, policy: Policy) -> None:
        self.edges = calls.of_kind("edges", edges, Edges)
        self.policy = calls.of_kind("policy", policy, Policy)
        self.leaf = State()
        self.moves = zeros(MOST_MOVES)
        self.at = zeros(MOST_MOVES)
        self.keys = zeros(MOST_MOVES)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a place of a search cannot be pickled; make a new one")

    def begin(self, root: State) -> None:
        """Get ready for positions that come of this one."""
        self.leaf = root.copy()

    def look_up(self, state: State, chain: int, count: int) -> int:
        """Find the entries of all moves listed; returns how many are new. All are sent for before the first is read."""
        new = 0
        for index in range(count):
            self.moves[index] = state.move_at(index)
            self.keys[index] = joined(chain, self.moves[index])
            fetch(self.edges, self.keys[index])
        for index in range(count):
            at = self.edges.find(self.keys[index])
            self.at[index] = at
            self.edges.offer(at)
            if self.edges.table[at].prior == UNWEIGHED:
                new += 1
        return new

    # ---- by weights and playouts -------------------------------------------------------------
    def set_priors(self, state: State, seat: int, count: int, temperature: float) -> None:
        """How likely each new move is to be tried, by its weight; the best one of the list has 1."""
        weights = self.policy.weights
        state.weigh(seat, count, weights)
        best = weights[0]
        for index in range(1, count):
            if weights[index] > best:
                best = weights[index]
        for index in range(count):
            at = self.at[index]
            if self.edges.table[at].prior == UNWEIGHED:
                if temperature > 0.0:
                    self.edges.table[at].prior = exp((weights[index] - best) / temperature)
                else:
                    self.edges.table[at].prior = 1.0

    def most_wanted(self, count: int, eager: float) -> int:
        """The move with the best mean so far, the prior and few visits speaking for it (PUCT)."""
        priors = 0.0
        rewards = 0.0
        visits = 0
        for index in range(count):
            at = self.at[index]
            priors += self.edges.table[at].prior
            rewards += self.edges.table[at].total
            visits += self.edges.table[at].visits
        mean = rewards / visits if visits else 0.0
        chosen = 0
        highest = 0.0
        for index in range(count):
            at = self.at[index]
            tried = self.edges.table[at].visits
            wish = self.edges.table[at].total / tried if tried else mean
            wish += eager * self.edges.table[at].prior / priors * sqrt(self.edges.table[at].available) / (1 + tried)
            if index == 0 or wish > highest:
                highest = wish
                chosen = index
        return chosen

    # ---- by learned values -------------------------------------------------------------------
    def judge_moves(self, state: State, seat: int, count: int, temperature: float, rewards: Rewards) -> None:
        """Every new move begins with one visit of what it leads to: the more that is, the likelier it is tried."""
        best = -2.0
        for index in range(count):
            at = self.at[index]
            if self.edges.table[at].prior == UNWEIGHED:
                self.leaf.assign(state)
                self.leaf.apply(seat, self.moves[index])
                self.edges.table[at].visits = 1
                self.edges.table[at].total = rewards.worth_ahead(self.leaf, seat)
            best = max(best, self.edges.table[at].total / self.edges.table[at].visits)
        for index in range(count):
            at = self.at[index]
            if self.edges.table[at].prior == UNWEIGHED:
                self.edges.table[at].prior = 1.0
                if temperature > 0.0:
                    self.edges.table[at].prior = exp(POINT * (self.edges.table[at].total - best) / temperature)

    def reward_best(self, state: State, seat: int, index: int, rewards: Rewards) -> None:
        """All seats get what the best move of a new place is worth to them."""
        best = self.edges.table[self.at[index]].total
        if state.seats == 2:
            rewards.each[seat] = best
            rewards.each[1 - seat] = -best
        else:
            self.leaf.assign(state)
            self.leaf.apply(seat, self.moves[index])
            rewards.judge_all(self.leaf)
