"""The search all games share: trees of what each seat can know, grown over redrawn worlds.

One iteration redraws everything the searching seat cannot know, lets every seat choose by its own tree as far as it
reaches, plays on by weight or asks the learned value, and tells all moves on the way what came of it. A place in a
tree is a key: where everybody sees every move, the moves so far and what was revealed; where choices are sealed, the
own moves alone. `SearchForm` has the few numbers that differ between games.
"""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython


from septem.core import calls
from septem.core.errors import BadCall
from septem.core.search_form import SearchForm
from septem.core.state import MOST_MOVES, State, zeros
from septem.search.edges import Edges
from septem.search.place import Place
from septem.search.policy import Policy
from septem.search.rewards import Rewards
from septem.search.values import Values

if not cython.compiled:
    from septem.core.rng import below, joined, seed_stream
    from septem.search.policy import owing
    from septem.search.rewards import MOST_SEATS

COMPILED = bool(cython.compiled)
MOST_DEPTH = 256  # moves of one iteration that are remembered; what is deeper is only played
MOST_ITERATIONS = 2**31 - 1
SEARCH_STREAM = 5
PERCENT = 100
NEVER = 2**30
MOST_HORIZON = 10_000
FIRST_LOOK = 512  # iterations after which moves are tried again that looked bad at first
MOST_TRUST = 1_000_000
POINT = 100.0  # weights are hundredths of a point
FIRST_WORLD = 64  # streams of a seed from here on are worlds that all moves of a round are tried in


class Search:
    """One seat thinks about one position; for one thread at a time. `begin`, then `think` as often as wanted."""

    def __init__(self, form: SearchForm, values: Values | None = None, bits: int = 16) -> None:
        rewards = Rewards(form, values)
        explore = calls.real("explore", form.explore, 0, 1000)
        explore_first = calls.real("explore_first", form.explore_first, 0, 1000)
        temperature = calls.real("temperature", form.temperature, 0, 1_000_000)
        noise = calls.whole("noise", form.noise, 0, PERCENT)
        horizon = calls.whole("horizon", form.horizon, 0, MOST_HORIZON)
        value_part = calls.real("value_part", form.value_part, 0, 1)
        others = calls.whole("others", form.others, 0, PERCENT)
        trust = calls.real("trust", form.trust, 0, MOST_TRUST)
        edges = Edges(bits)
        self.begun = 0
        self.edges = edges
        self.policy = Policy()
        self.place = Place(edges, self.policy)
        self.rewards = rewards
        self.by_values = 1 if values is not None and form.by_values else 0
        self.in_rounds = 1 if form.in_rounds else 0
        self.taught = 1 if form.taught else 0
        self.others = others
        self.trust = trust
        self.horizon = horizon if values is not None else 0
        self.value_part = value_part
        self.explore = explore
        self.explore_first = explore_first
        self.temperature = temperature
        self.noise = noise
        self.root = self.work = State()
        self.iterations = 0
        self.made = 1
        self.codes = zeros(MOST_MOVES)
        self.root_weights = zeros(MOST_MOVES)
        self.kept = zeros(MOST_MOVES)
        self.kept_count = 0
        self.count = 0
        self.rounds_of = zeros(MOST_MOVES)
        self.path_at = zeros(MOST_DEPTH)
        self.path_key = zeros(MOST_DEPTH)
        self.path_seat = zeros(MOST_DEPTH)
        self.stream = zeros(4)
        self.root_chain = zeros(MOST_SEATS)
        self.chain = zeros(MOST_SEATS)
        self.inside = zeros(MOST_SEATS)
        if not cython.compiled:  # C arrays begin as zeros
            self.root_wins = [0.0] * MOST_MOVES
            self.root_points = [0.0] * MOST_MOVES
            self.root_ends = [0] * MOST_MOVES

    # ---- for Python callers ------------------------------------------------------------------
    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a search cannot be pickled; make a new one")

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Think about a new position. The same position, seed and number of iterations give the same answer."""
        self.check_made()
        at = owing(state, seat)
        if state.seat_count() > MOST_SEATS:
            raise BadCall("state", f"has more than {MOST_SEATS} seats")
        number = calls.seed(seed)
        self.take_root(state.copy(), at, number)

    def take_root(self, root: State, seat: int, seed: int) -> None:
        """Everything about an earlier position is forgotten."""
        for one in range(root.seats):
            self.root_chain[one] = joined(one + 1, 0)
        self.rewards.begin(root, seat)
        if self.taught:
            root.think_for(seat)
        self.place.begin(root)
        self.root = root
        self.work = root.copy()
        self.seat = seat
        self.begun = 1
        self.iterations = 0
        self.seed = seed
        self.world = FIRST_WORLD
        self.turn = 0
        seed_stream(self.stream, seed, SEARCH_STREAM)
        self.edges.renew()
        self.list_root()

    def list_root(self) -> None:
        """The moves there are to choose from, and how far each weighs less than the best."""
        self.count = self.root.gen_good(self.seat)
        self.kept_count = self.count
        self.root.weigh(self.seat, self.count, self.root_weights)
        heaviest = self.root_weights[0]
        for index in range(self.count):
            self.codes[index] = self.root.move_at(index)
            self.root_wins[index] = 0.0
            self.root_points[index] = 0.0
            self.root_ends[index] = 0
            self.kept[index] = index
            self.rounds_of[index] = 0
            heaviest = max(heaviest, self.root_weights[index])
        for index in range(self.count):
            self.root_weights[index] -= heaviest

    def left(self) -> int:
        """How many moves are still looked into."""
        self.check_begun()
        return self.kept_count

    def narrow(self, keep: int) -> int:
        """Look only into so many moves from now on, those that did best; returns how many are left.

        A move's weight promises as much as `trust` iterations would; before the first iteration it is all that counts.
        """
        most = calls.whole("keep", keep, 1, MOST_MOVES)
        lines = self.lines()
        kept = [self.kept[place] for place in range(self.kept_count)]
        visits = sum(lines[index][1] for index in kept)
        mean = sum(lines[index][1] * lines[index][2] for index in kept) / max(visits, 1)
        kept.sort(key=lambda index: -self.expected(index, lines[index], mean))
        self.world += (self.turn + self.kept_count - 1) // self.kept_count
        self.turn = 0
        self.kept_count = min(most, self.kept_count)
        for place in range(self.kept_count):
            self.kept[place] = kept[place]
            self.rounds_of[kept[place]] += 1
        return self.kept_count

    def expected(self, index: int, line: tuple[int, int, float, int, float, float], mean: float) -> float:
        """What a move brought, and what its weight promises beside the others."""
        promised = mean + self.root_weights[index] / POINT / self.rewards.scale
        counts = line[1] + self.trust
        return (line[1] * line[2] + self.trust * promised) / counts if counts > 0.0 else promised

    def think(self, iterations: int) -> None:
        """So many more iterations, while other threads go on."""
        many = calls.whole("iterations", iterations, 0, MOST_ITERATIONS)
        self.check_begun()
        self.think_free(self.work, many)
        self.iterations += many

    def think_free(self, state: State, iterations: int) -> None:
        """`think` without the checks."""
        with cython.nogil:
            for _ in range(iterations):
                self.iterate(state)

    def check_made(self) -> int:
        """Refuse to work without parts: objects whose __init__ never ran have none."""
        if not self.made:
            raise BadCall("search", "was never made; call Search(form)")
        return 0

    def check_begun(self) -> int:
        """Refuse to think about nothing."""
        if not self.begun:
            raise BadCall("search", "has no position yet; begin(state, seat, seed) gives it one")
        return 0

    def lines(self) -> list[tuple[int, int, float, int, float, float]]:
        """Every move looked into: code, visits, mean reward; then how many games it was played out, and of those the
        share of victories and the mean margin in points."""
        self.check_begun()
        return [self.line(index) for index in range(self.count)]

    def line(self, index: int) -> tuple[int, int, float, int, float, float]:
        """One row of `lines`."""
        at = self.edges.find(joined(self.root_chain[self.seat], self.codes[index]))
        visits = self.edges.table[at].visits
        ends = max(self.root_ends[index], 1)
        return (
            self.codes[index],
            visits,
            self.edges.table[at].total / max(visits, 1),
            self.root_ends[index],
            self.root_wins[index] / ends,
            self.root_points[index] / ends,
        )

    def reached(self) -> list[int]:
        """How far every move came: how often it was tried; in rounds how many it took part in, since there one more
        try than the others says nothing."""
        self.check_begun()
        if self.in_rounds:
            return [self.rounds_of[index] for index in range(self.count)]
        return [line[1] for line in self.lines()]

    def best_line(self) -> tuple[int, int, float, int, float, float]:
        """The row of `lines` of the move that came furthest, of several the one with the better mean."""
        ranked = zip(self.reached(), self.lines(), strict=True)
        return max(ranked, key=lambda row: (row[0], row[1][1] > 0, row[1][2]))[1]

    def best(self) -> int:
        """The move to make."""
        return self.best_line()[0]

    def rewards_of(self, state: State) -> list[float]:
        """What every seat gets of a finished game, from -1 to 1."""
        self.check_made()
        known: State = calls.of_kind("state", state, State)
        if not known.finished() or known.seats > MOST_SEATS:
            raise BadCall("state", f"is not a finished game of at most {MOST_SEATS} seats")
        self.rewards.settle(known)
        return [self.rewards.each[seat] for seat in range(known.seats)]

    def memory(self) -> int:
        """Bytes of the table."""
        self.check_begun()
        return self.edges.memory()

    def filled(self) -> float:
        """Which part of the table is in use."""
        self.check_begun()
        return self.edges.filled()

    # ---- one iteration -----------------------------------------------------------------------
    def iterate(self, state: State) -> None:
        """Redraw, descend, play on or judge, and tell the moves on the way."""
        state.assign(self.root)
        self.choose_world(state)
        state.determinize(self.seat)
        for seat in range(state.seats):
            self.chain[seat] = self.root_chain[seat]
            self.inside[seat] = 1 if seat == self.seat or self.looks_ahead(state) else 0
            self.rewards.asking[seat] = self.inside[seat]
        self.depth = 0
        self.first_index = -1
        self.judged = 0
        self.foreseen = 0
        self.until = NEVER
        self.descend(state)
        if not self.judged:
            self.rewards.settle(state)
            if self.first_index >= 0:
                self.root_ends[self.first_index] += 1
                self.root_wins[self.first_index] += self.rewards.won[self.seat]
                self.root_points[self.first_index] += self.rewards.margins[self.seat]
        if not self.in_rounds:
            for i in range(4):
                self.stream[i] = state.choice_stream[i]
        if self.foreseen:
            self.rewards.mix(state, self.value_part)
        for step in range(self.depth):
            self.edges.add(self.path_at[step], self.path_key[step], self.rewards.each[self.path_seat[step]])

    def choose_world(self, state: State) -> None:
        """In rounds every move is tried in the same worlds, so that luck favours none."""
        self.forced = -1
        if self.in_rounds:
            self.forced = self.kept[self.turn % self.kept_count]
            seed_stream(state.choice_stream, self.seed, self.world + self.turn // self.kept_count)
        else:
            for i in range(4):
                state.choice_stream[i] = self.stream[i]
        self.turn += 1

    def looks_ahead(self, state: State) -> bool:
        """Whether another seat chooses by its own tree in this iteration."""
        return self.others == PERCENT or below(state.choice_stream, PERCENT) < self.others

    def descend(self, state: State) -> None:
        """Every seat by its own tree until it leaves it, then by weight; to the end, the horizon or a learned value."""
        turns = state.takes_turns()
        while not state.is_over():
            if state.settled >= self.until:
                self.until = NEVER
                self.foreseen = 1
                self.rewards.foresee(state)
                if self.value_part >= 1.0:
                    self.judged = 1
                    return
            seat = state.to_move()
            if self.inside[seat]:
                move = self.tree_move(state, seat)
                if self.judged:
                    return
            else:
                move = self.playout_move(state, seat)
            state.apply(seat, move)
            if turns:
                self.follow(state, move)
            else:
                self.chain[seat] = joined(self.chain[seat], move)

    def follow(self, state: State, move: int) -> None:
        """Everybody saw the move, and what it revealed."""
        for seat in range(state.seats):
            if self.inside[seat]:
                self.chain[seat] = joined(joined(self.chain[seat], move), state.reveal_key(seat))

    def playout_move(self, state: State, seat: int) -> int:
        """The move of the highest weight, now and then any."""
        if self.noise and below(state.choice_stream, PERCENT) < self.noise:
            return state.draw_move(seat)
        return self.policy.pick(state, seat)

    # ---- in the tree -------------------------------------------------------------------------
    def tree_move(self, state: State, seat: int) -> int:
        """The move a seat's tree wants to see next."""
        count = state.gen_good(seat)
        if count == 1:
            return state.move_at(0)
        new = self.place.look_up(state, self.chain[seat], count)
        first = seat == self.seat and self.first_index < 0
        index = self.forced if first and self.forced < count else -1
        if self.by_values:
            index = self.by_judgement(state, seat, count, new, index)
        else:
            index = self.by_weight(state, seat, count, new, index)
        if self.judged:
            return 0
        if self.depth < MOST_DEPTH:
            self.path_at[self.depth] = self.place.at[index]
            self.path_key[self.depth] = self.place.keys[index]
            self.path_seat[self.depth] = seat
            self.depth += 1
        if first:
            self.first_index = index
        return self.place.moves[index]

    def by_weight(self, state: State, seat: int, count: int, new: int, forced: int) -> int:
        """The choice of a tree grown by playouts; after a move never tried the seat leaves its tree."""
        if new:
            self.place.set_priors(state, seat, count, self.temperature)
        index = forced if forced >= 0 else self.place.most_wanted(count, self.explore)
        if self.edges.table[self.place.at[index]].visits == 0:
            self.inside[seat] = 0
            if self.horizon and seat == self.seat:
                self.until = state.settled + self.horizon
        return index

    def by_judgement(self, state: State, seat: int, count: int, new: int, forced: int) -> int:
        """The choice of a tree grown by values; in a new place what its best move is worth ends the iteration."""
        if new:
            self.place.judge_moves(state, seat, count, self.temperature, self.rewards)
        index = forced if forced >= 0 else self.place.most_wanted(count, self.eagerness(seat))
        if new == count:
            self.place.reward_best(state, seat, index, self.rewards)
            self.judged = 1
        return index

    def eagerness(self, seat: int) -> float:
        """How eagerly a seat tries what looks worse: more so the move to be chosen, once there is time for it."""
        if self.turn > FIRST_LOOK and seat == self.seat and self.first_index < 0:
            return self.explore_first
        return self.explore


if not cython.compiled:  # what objects have whose __init__ never ran, as in C
    Search.begun = 0
    Search.made = 0
    Search.iterations = 0
