"""Checks of what search asks of a game: hints and redraws that know no more than a seat does."""

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.rng import Rng
from septem.core.search_form import SearchForm
from septem.core.state import State
from septem.search.policy import Policy
from septem.search.rounds import think_through
from septem.search.tree import Search

ITERATIONS = 4
BITS = 8


def check_search(game: AnyGame, seat: int, rng: Rng) -> None:
    """A seat that owes a decision is given the same hints and the same advice in every world that fits its view."""
    here = game.state
    drawn: State = begin.sample(game.room, game.view(seat), Rng(rng.seed())).state
    redrawn = game.state
    redrawn.redraw(seat, rng.seed())
    before = here.streams()
    check_hints(game, here, seat)
    for world, what in ((drawn, "drawn to fit its view"), (redrawn, "redrawn")):
        assert known(world, seat) == known(here, seat), f"hints for seat {seat} are others in a world {what}"
        seed = rng.seed()
        assert thought(world, seat, seed) == thought(here, seat, seed), f"seat {seat} thinks otherwise in one {what}"
    assert here.streams() == before, "asking for hints has changed the state"
    seed = rng.seed()
    for world in (redrawn, here):
        world.redraw(seat, seed)
    assert game.room.write(redrawn) == game.room.write(here), f"a redraw for seat {seat} depends on something hidden"


def check_hints(game: AnyGame, state: State, seat: int) -> None:
    """Good moves are legal ones, and features have numbers within their limits."""
    policy = Policy()
    legal, good = state.legal_codes(seat), policy.good(state, seat)
    assert [code for code, _ in policy.weighed(state, seat)] == legal, "weights are those of other moves"
    assert good, "there is no good move among the legal ones"
    assert {code for code, _ in good} <= set(legal), "a move worth looking into is not legal"
    features = game.room.features
    most = features.stages * len(features.names) if features else 0
    for one in range(game.players):
        numbers = [feature for feature, _ in policy.described(state, one)]
        assert all(0 <= feature < most for feature in numbers), f"a feature of seat {one} is beyond {most}"


def known(state: State, seat: int) -> object:
    """Everything the hints tell a seat."""
    policy = Policy()
    return policy.weighed(state, seat), policy.good(state, seat), policy.described(state, seat)


def thought(state: State, seat: int, seed: int) -> object:
    """What a short search says: of either way to share out the iterations."""
    search = Search(SearchForm(in_rounds=seed % 2 == 0, others=50), None, BITS)
    search.begin(state, seat, seed)
    think_through(search, ITERATIONS)
    return search.lines()
