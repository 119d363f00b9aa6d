"""Players that strength is measured against: other ways to search, and Duel with a bent. Bots like anybody's.

septem tournament wonders --players 4 --bots benchmarks.players:Usual,benchmarks.players:OwnTree --tables first
"""

from pathlib import Path
from typing import ClassVar

import msgspec

from septem.bots.search import SearchBot
from septem.bots.thinking import Budget
from septem.core.errors import BadOption
from septem.core.rng import Rng
from septem.core.room import AnyRoom
from septem.core.search_form import SearchForm
from septem.core.state import State
from septem.search.values_file import carried_over, shipped, styled

QUICK = Budget(milliseconds=5, own_work=True)
"""Where different searches meet they have the same time: of work, so that it does not matter what else goes on."""
PROTOTYPE = SearchForm(
    explore=0.4, temperature=200, noise=10, win_part=0, scale=15, others=100, in_rounds=False, taught=False
)
"""What ../shared/design/search.md had found out about playouts; there were no lessons then."""
FORMER = Path(__file__).parents[1] / "docs" / "training" / "duel-before.json"
GLANCE, PUSHING = Budget(iterations=1), Budget(iterations=300)


class Usual(SearchBot):
    """The search as it is shipped."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room, QUICK)


class OwnTree(SearchBot):
    """The same search, but nobody else looks ahead."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room, QUICK)
        self._room = room

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        self._form = msgspec.structs.replace(self._room.form_for(state.seat_count()), others=0)
        return super().decide(state, seat, rng)


class Prototype(SearchBot):
    """The form that a prototype had settled on: trees for all, PUCT from the root on, whole playouts, points alone."""

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room, QUICK, form=PROTOTYPE)


class Bent(SearchBot):
    """Searches a little, with a learned value that wants something else than to win.

    The value is the one the aims were first reached with: a yardstick must not grow with what it measures (D-59)."""

    style: ClassVar[str]
    thinks: ClassVar[Budget] = PUSHING

    def __init__(self, room: AnyRoom) -> None:
        if room.id != "duel":
            raise BadOption("bots", f"{room.id} has no learned values to bend")
        super().__init__(room, self.thinks, values=styled(room, self.weights(room), self.style))

    def weights(self, room: AnyRoom) -> tuple[int, ...]:
        """Of the value before it is bent."""
        return carried_over(room, FORMER.read_bytes())


class Science(Bent):
    """Goes for symbols."""

    style = "science"


class OnlyScience(Bent):
    """Goes for nothing but symbols."""

    style = "science_only"


class War(Bent):
    """Goes for shields."""

    style = "war"


class OnlyWar(Bent):
    """Goes for nothing but shields."""

    style = "war_only"


class QuickScience(Science):
    """The same at a glance: looks at every move, and one move ahead."""

    thinks = GLANCE


class ScienceToday(QuickScience):
    """The same with today's value."""

    def weights(self, room: AnyRoom) -> tuple[int, ...]:
        values = shipped(room)
        assert values is not None
        return tuple(values.listed())


class QuickOnlyScience(OnlyScience):
    """The same at a glance."""

    thinks = GLANCE


class QuickWar(War):
    """The same at a glance."""

    thinks = GLANCE


class QuickOnlyWar(OnlyWar):
    """The same at a glance."""

    thinks = GLANCE


class WarToday(ScienceToday, QuickWar):
    """With today's value."""

    style = "war"
