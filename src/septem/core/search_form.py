"""How a game wants to be searched, and what its learned value looks at: each room states it for itself."""

from collections.abc import Mapping

import msgspec


class SearchForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs between games in the one search they share.

    Rewards lie between -1 and 1. A tree grows either by playouts (moves by weight, then the final points) or by
    learned values (every move of a new place is judged at once, nothing is played out).
    """

    by_values: bool = False
    """Grow by learned values where the game has them."""
    explore: float = 0.4
    """How eagerly moves are tried that look worse so far."""
    explore_first: float = 0.4
    """By values, and after some hundred iterations: the same for the move to be chosen. One that looked bad at first
    and is good must not be missed."""
    temperature: float = 200.0
    """Difference of weights in hundredths of a point, or of values in hundredths, that makes a move e times as likely
    to be tried; 0: no prior."""
    noise: int = 10
    """Of a hundred moves of a playout so many are drawn at random."""
    win_part: float = 0.3
    """How much of the reward is the victory alone; the rest is points."""
    rivals: float = 1.0
    """How much of the points is the margin over the best other seat; the rest is the margin over a `usual` result. At
    a table of several, who looks at the own points alone wins as often and spoils less."""
    usual: float = 0.0
    """What a seat has at the end of a usual game."""
    scale: float = 15.0
    """A margin that counts as clear."""
    horizon: int = 0
    """So many steps (turns where choices are sealed) after the searching seat left its tree, then the learned value;
    0: to the end of the game."""
    value_part: float = 1.0
    """How much of the reward is what the learned value says at the horizon; the rest is how the game ends from there.
    A value sees what playouts by weight miss, and misses what they see."""
    others: int = 25
    """Of a hundred iterations another seat chooses so many by a tree of its own, else by weight. Who looks ahead is met
    only by those who expect it; who does not is not given too much credit."""
    in_rounds: bool = True
    """The moves to choose from are tried equally often, in the same worlds, and the weaker half goes after each round;
    otherwise each iteration tries what looks best so far."""
    taught: bool = True
    """The own moves are weighed with the lessons of earlier searches, where a game has them (`State.think_for`)."""
    trust: float = 10.0
    """How many iterations the weight of a move counts for when a round is judged."""


class Features(msgspec.Struct, frozen=True):
    """What a learned value of a game looks at, by name. Feature number = stage x len(names) + place in `names`."""

    names: tuple[str, ...]
    """Of one stage; a name begins with its kind, as in `card altar`."""
    stages: int
    """Into how many parts a game is cut, each with weights of its own."""
    styles: Mapping[str, Mapping[str, int]] = {}
    """Players with a bent, for training: what is added to the weights of features, by the beginning of their names."""
    units: int = 0
    """Of a layer beside the weights, for what counts only together with something else; 0: none."""
    units_from: int = 0
    """The place of the first feature that the units look at."""
    first_units: int = 0
    first_units_from: int = 0
    """The same in the first rounds of a training from nothing, 0 units: none. A few that leave single pieces out need
    fewer games: with few games, many units learn by heart how pieces went together."""
    options: tuple[Mapping[str, object], ...] = ({},)
    """Ways to set up the game that one value is for; training plays them in turn, where they suit the table."""
