"""What a seat cannot know, drawn anew: turns others have sealed or begun (DI-120)."""

try:
    import cython
except ImportError:  # pragma: no cover - depends on the installation
    from septem.core import cyshim as cython

from septem.games.dice.codes import ACTION
from septem.games.dice.fields import Fields

if not cython.compiled:
    from septem.games.dice.boards import take_back
    from septem.games.dice.effects import phase_of
    from septem.games.dice.listing import draw_one
    from septem.games.dice.turns import begin_turn, play

COMPILED = bool(cython.compiled)


def redraw_hidden(state: Fields, seat: int) -> None:
    """Exchange the turns of all others."""
    for other in range(state.seats):
        if other != seat and phase_of(state, other) != ACTION:  # who has not begun has nothing to be exchanged
            redraw_turn(state, other)


def redraw_turn(state: Fields, seat: int) -> None:
    """A finished turn is replaced by random moves; another one begins again, nobody knows how far it is."""
    finished = 1 if state.owed_count[seat] == 0 else 0
    take_back(state, seat)
    begin_turn(state, seat)
    if finished:
        while state.owed_count[seat]:
            play(state, seat, draw_one(state, seat))
