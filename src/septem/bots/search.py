"""Bots that look ahead."""

from septem.bots.from_state import StateBot
from septem.bots.greedy import relaxed
from septem.bots.thinking import Budget, Line, Thinker
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.search_form import SearchForm
from septem.core.state import State
from septem.search.values import Values


class SearchBot(StateBot):
    """The move that a search with this budget thinks best."""

    def __init__(
        self,
        room: AnyRoom,
        budget: Budget,
        threads: int = 1,
        form: SearchForm | None = None,
        values: Values | None = None,
    ) -> None:
        super().__init__(room)
        self._budget, self._threads, self._form, self._values = budget, threads, form, values
        self._thinkers: dict[int, Thinker] = {}

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return self.lines(state, seat, rng)[0].code

    def lines(self, state: State, seat: int, rng: Rng) -> list[Line]:
        """All moves looked into, the best first."""
        seats = state.seat_count()
        if seats not in self._thinkers:
            self._thinkers[seats] = Thinker(self._room, seats, self._budget, self._threads, self._form, self._values)
        return self._thinkers[seats].think(state, seat, rng.seed())


class RelaxedSearchBot(SearchBot):
    """Looks ahead, and then takes a move that looks good, not always the best: one whose reward is `ease` hundredths
    less is e times less likely."""

    def __init__(self, room: AnyRoom, budget: Budget, ease: int) -> None:
        super().__init__(room, budget)
        self._ease = ease / 100

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        lines = self.lines(state, seat, rng)
        tried = [(line.code, line.reward) for line in lines if line.visits]
        return relaxed(tried, self._ease, rng) if tried else lines[0].code  # a single move is not looked into
