"""Everything Python can call on States, Rng, Journal and Sheet of all games, and on the compiled modules."""

from __future__ import annotations

import copy
import inspect
import pickle
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import septem
from septem.core import begin
from septem.core.errors import SeptemError
from septem.core.pickles import state_again
from septem.core.rng import Rng
from septem.core.room import AnyRoom, Room
from septem.core.search_form import SearchForm
from septem.core.state import Journal, State
from septem.games import HOUSE, room_of
from septem.games.architects.position import configured as architects_open
from septem.games.dice.columns import Sheet
from septem.games.dice.engine import DiceState
from septem.games.dice.sheet import sheet_of
from septem.games.duel.position import configured as duel_open
from septem.games.wonders.position import configured as wonders_open
from septem.search.edges import Edges
from septem.search.policy import Policy
from septem.search.tree import Search
from septem.search.values import Values
from septem.search.values_layout import LARGEST_UNIT, LARGEST_WEIGHT, layer_size
from tests.fuzz import junk, ring
from tests.toy.engine import ToyState
from tests.toy.room import ROOM

ALLOWED = (SeptemError, TypeError, OverflowError)
SOURCES = Path(septem.__file__).parent
POOL = 48
SPECIAL = ("__copy__", "__deepcopy__", "__init__", "pickled", "tampered")
SECRET = ("state_bytes", ".memory")  # the answers that differ between the modes
MADE_WITH: dict[type[Any], list[str]] = {
    DiceState: ["sheet", "seats", "max_rounds"],
    Sheet: ["given", "words"],
    Rng: ["seed", "stream"],
    Edges: ["bits"],
    Search: ["form", "values", "bits"],
    Values: ["weights", "wide", "first", "units"],
}
WAYS: dict[str, list[dict[str, Any]]] = {
    "wonders": [{}, {"edition": 1, "extra_guilds": 2}, {"sides": "chosen"}],
    "duel": [{}, {"wonders": "first_game", "centre_pawn": "chooses"}],
    "architects": [{}, {"wonders": "picked", "extra_card_optional": False}],
    "dice": [{}, {"max_rounds": 3}],
    "toy": [{}],
}


# ---- what there is to call ----------------------------------------------------------------------
def compiled_modules() -> list[str]:
    """Modules with C types beside them."""
    found = sorted(path.relative_to(SOURCES.parent).with_suffix("") for path in SOURCES.rglob("*.pxd"))
    return [".".join(path.parts) for path in found]


def inner_names(module: str) -> set[str]:
    """What only compiled code can call; the plain modules show it too."""
    source = import_module(module).__file__ or ""
    pxd = Path(source).with_name(module.rpartition(".")[2] + ".pxd")
    if module == "tests.toy.engine":
        pxd = Path(__file__).parents[1] / "toy" / "engine.pxd"
    if not pxd.exists():
        return set()
    return set(re.findall(r"^ *cdef [\w.\[\], *]*?\b(\w+)\(", pxd.read_text("utf-8"), re.MULTILINE))


INNER = {module: inner_names(module) for module in [*compiled_modules(), "tests.toy.engine"]}


def methods_of(kind: type[Any]) -> list[str]:
    """Public methods of a class, the same list in both modes."""
    hidden = set().union(*(INNER.get(base.__module__, set()) for base in kind.__mro__))
    names = [name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))]
    return sorted(set(names) - hidden)


def functions_of(module: str) -> list[Callable[..., Any]]:
    """Public functions of a compiled module."""
    found = vars(import_module(module)).items()
    own = [(name, one) for name, one in found if not isinstance(one, type) and getattr(one, "__module__", "") == module]
    return [one for name, one in sorted(own) if callable(one) and name[0] != "_" and name not in INNER[module]]


def arguments_of(owner: Any, name: str) -> list[str]:
    """Names of the arguments of a method or function, without self."""
    if name == "__init__":  # compiled ones do not tell
        return MADE_WITH.get(owner, [])
    return [one for one in inspect.signature(getattr(owner, name)).parameters if one != "self"]


def state_classes() -> list[type[State]]:
    """All classes states are made of, the inner ones of a game too."""
    found: list[type[State]] = [State]
    for kind in found:
        found += [sub for sub in kind.__subclasses__() if sub not in found and sub.__module__ in INNER]
    return sorted(found, key=lambda kind: (kind.__module__, kind.__name__))


FUNCTIONS = [one for module in INNER for one in functions_of(module)]
KINDS = state_classes()


# ---- the part -----------------------------------------------------------------------------------
class Fuzz:
    """A pool of objects, and random calls on them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.games: list[AnyRoom] = [*(room_of(name) for name in HOUSE), ROOM]
        self.dumps: list[Any] = [{}]
        self.pool: list[Any] = []
        while len(self.pool) < POOL:
            self.pool.append(self.fresh())

    def call(self) -> str:
        """One call, described."""
        rng = self.rng
        if rng.random() < 0.04:
            self.pool[rng.randrange(POOL)] = self.fresh()
        if rng.random() < 0.15:
            function = rng.choice(FUNCTIONS)
            given = [
                self.argument(name, None, function.__name__)
                for name in arguments_of(import_module(function.__module__), function.__name__)
            ]
            return self.tried(f"{function.__module__}.{function.__name__}", given, lambda: function(*given))
        target = rng.choice(self.pool)
        name = rng.choice([*methods_of(type(target)), *SPECIAL])
        if name == "tampered":
            return self.tampered(target)
        if name == "pickled":
            return self.tried(f"{label(target)} pickled", [], lambda: pickle.loads(pickle.dumps(target)))
        if name in ("__copy__", "__deepcopy__"):
            return self.tried(f"{label(target)} {name}", [], lambda: getattr(copy, name.strip("_"))(target))
        method = getattr(target, name)
        given = [self.argument(one, target, name) for one in arguments_of(type(target), name)]
        return self.tried(f"{label(target)}.{name}", given, lambda: method(*given), target)

    def tried(self, what: str, given: list[Any], made: Callable[[], Any], target: Any = None) -> str:
        """Make a call; a state it gives back may join the pool, what it refuses must change nothing."""
        said = f"{what}({junk.told(given)[1:-1]})"
        before = standing(target) if self.rng.random() < 0.1 else None
        ring.about_to(said)
        try:
            found = made()
        except ALLOWED as problem:
            assert before is None or standing(target) == before, f"refused, but changed something: {said}"
            return f"{said} -> {type(problem).__name__}{f': {problem}' if isinstance(problem, SeptemError) else ''}"
        if isinstance(found, State) and self.rng.random() < 0.3:
            self.pool[self.rng.randrange(POOL)] = found
        shown = "" if what.endswith(SECRET) else junk.told(found)
        arrays = " ".join(junk.told(one) for one in given if hasattr(one, "tolist"))
        return f"{said} -> {shown} {arrays}".rstrip()

    def tampered(self, target: Any) -> str:
        """A pickle with something wrong in it."""
        try:
            function, given = target.__reduce__()[:2]
        except ALLOWED as problem:
            return f"{label(target)} reduced -> {type(problem).__name__}"
        if function.__module__ not in ("septem.core.pickles", "septem.core.rng", "septem.core.state"):
            return f"{label(target)} reduced -> {function.__module__}"  # plain objects of parts; Python's own way
        spoiled = list(given)
        at = self.rng.randrange(len(spoiled))
        if function is state_again and self.rng.random() < 0.7:
            position = spoiled[2]
            spoiled[2] = {**position, "state": junk.spoiled(position["state"], self.rng)}
        else:
            spoiled[at] = junk.spoiled(spoiled[at], self.rng)
        said = [one.id if isinstance(one, Room) else one for one in spoiled]
        return self.tried(f"{label(target)} tampered {junk.told(said)}", [], lambda: function(*spoiled))

    # ---- objects -------------------------------------------------------------------------------
    def fresh(self) -> Any:
        """A new object of some kind."""
        rng = self.rng
        pick = rng.random()
        if pick < 0.5:
            return self.in_play()
        if pick < 0.62:
            return self.open_state()
        if pick < 0.7:
            kind = rng.choice([*KINDS, Rng, Journal, Sheet, Search, Policy, Values, Edges])
            return kind.__new__(kind)
        if pick < 0.78:
            kind = rng.choice([kind for kind in KINDS if kind is not DiceState])
            return kind()
        if pick < 0.9:
            return Rng(rng.randrange(2**62), rng.randrange(20))
        if pick < 0.92:
            return sheet_of(None)
        if pick < 0.97:
            return self.thinking()
        return self.in_play().keep_journal()

    def in_play(self) -> State:
        """A game somewhere between its beginning and its end."""
        rng = self.rng
        kind = rng.choice(self.games)
        options = rng.choice(WAYS[kind.id])
        least = 3 if kind.id == "wonders" and options.get("edition") != 1 else kind.least
        state = begin.new(kind, rng.randint(least, kind.most), rng.randrange(2**40), options).state
        for _ in range(rng.choice((0, 1, 2, 3, 10, 25))):
            if not state.finished():
                seat = rng.choice(state.acting())
                state.play_code(seat, rng.choice(state.legal_codes(seat)))
        self.dumps[rng.randrange(len(self.dumps)) :] = [told_of(state), *self.dumps[-12:]]
        return state

    def thinking(self) -> Any:
        """Something that looks at states."""
        rng = self.rng
        form = SearchForm(
            by_values=rng.random() < 0.5,
            horizon=rng.choice((0, 0, 2)),
            others=rng.choice((0, 25, 100)),
            in_rounds=rng.random() < 0.5,
        )
        values = self.values()
        made = rng.choice((Policy(), values, Search(form, rng.choice((None, values)), 6), Edges(5)))
        if isinstance(made, Search):
            state = self.in_play()
            if not state.finished():
                made.begin(state, rng.choice(state.acting()), 3)
        return made

    def values(self) -> Values:
        """Weights of no game, or such with units."""
        rng = self.rng
        if rng.random() < 0.5:
            return Values([rng.randint(-500, 500) for _ in range(rng.choice((0, 3, 2000)))])
        wide, units, stages = rng.choice((1, 30, 210)), rng.choice((1, 5, 32)), rng.choice((1, 3, 11))
        first = rng.choice((0, wide - 1, wide))
        by_weight, by_feature = stages * wide, layer_size(wide, first, units, 0)
        by_stage = layer_size(wide, first, units, stages) - by_feature
        most = [LARGEST_WEIGHT] * by_weight + [LARGEST_UNIT] * by_feature + [LARGEST_WEIGHT] * by_stage
        return Values([rng.choice((-largest, largest, 7)) for largest in most], wide, first, units)

    def open_state(self) -> State:
        """A state with options and nothing laid out."""
        rng = self.rng
        kind = rng.choice(self.games)
        complete: Any = begin.new(kind, kind.most if kind.id != "wonders" else 5, 0, WAYS[kind.id][0]).options
        if kind.id == "wonders":
            return wonders_open(5, complete)
        if kind.id == "duel":
            return duel_open(complete)
        if kind.id == "architects":
            return architects_open(kind.most, complete)
        if kind.id == "dice":
            return DiceState(sheet_of(None), rng.randint(2, 7), 10)
        toy = ToyState()
        toy.configure(3)
        return toy

    # ---- arguments -----------------------------------------------------------------------------
    def argument(self, name: str, target: Any, method: str) -> Any:
        """A good value for an argument of this name, or a wild one."""
        rng = self.rng
        if name == "depth":  # anything between would be counted for hours
            return rng.choice((0, 1, 2, 0, 1, -1, 201, 2**31, 2**70, None, "x"))
        if name == "iterations":
            return rng.choice((0, 1, 3, 9, -1, 2**31, 2**70, None, "x"))
        if name == "bits":  # a large table is allowed, but takes its time in plain Python
            return rng.choice((4, 5, 8, 3, 27, -1, 2**70, None, "x"))
        if rng.random() < 0.3:
            return junk.anything(rng)
        match name:
            case "form":
                return SearchForm(explore=rng.choice((0.1, 0, -1, float("nan"), 1e300)), noise=rng.choice((10, 101)))
            case "values":
                return rng.choice((None, Values([1, 2, 3])))
            case "weights":
                return junk.numbers(rng)
            case "wide" | "first" | "units":
                return rng.choice((0, 1, 3, 32, 33, -1, 2**16, 2**40))
            case "code":
                return self.legal_code(target)
            case "seed" | "number" | "first" if not isinstance(target, State) or name == "seed":
                return rng.randrange(2**62)
            case "out" | "totals" | "cells" | "wins":
                return junk.cells(rng)
            case "rows" if method in ("add_up", "share_wins", "group"):
                return junk.cells(rng)
            case "state":
                return rng.choice(self.pool)
            case "sheet":
                return sheet_of(None)
            case "words" | "streams":
                return [rng.randrange(2**32) for _ in range(rng.choice((4, 8, 8)))]
            case "items":
                return list(range(rng.randrange(9)))
            case "lazy" | "free" | "under" | "version":
                return rng.randrange(2)
            case "given" | "dump" | "options" | "rows" | "columns" if method not in ("play_many",):
                return self.structured(name, method)
            case "cards" | "victories" | "boards" | "sides" | "known":
                return junk.numbers(rng)
        return rng.randrange(rng.choice((2, 4, 8, 16)))

    def legal_code(self, target: Any) -> Any:
        """A move that may be legal."""
        try:
            seats = target.acting()
            return self.rng.choice(target.legal_codes(self.rng.choice(seats)))
        except (*ALLOWED, IndexError, AttributeError):
            return self.rng.randrange(2000)

    def structured(self, name: str, method: str) -> Any:
        """A dump of some state, or a part of one; whole or with something wrong."""
        rng = self.rng
        found = rng.choice(self.dumps)
        if method != "restore" and isinstance(found, dict):
            found = found.get(name, found)
        if method == "configure" and name == "given":
            found = junk.numbers(rng)
        return found if rng.random() < 0.4 else junk.spoiled(found, rng)


def label(target: Any) -> str:
    """An object in a line."""
    return type(target).__name__


def told_of(state: State) -> Any:
    """What a state tells of itself in the form in which it is laid out, its options beside."""
    found = state.dump()  # type: ignore[attr-defined]
    return {**found, "options": state.setup()} if hasattr(state, "setup") else found


def standing(target: Any) -> Any:
    """Where a state in play stands; None for anything else."""
    if not isinstance(target, State):
        return None
    try:
        codes = [target.legal_codes(seat) for seat in target.acting()]
        return [target.streams(), target.phases(), target.scores(), target.ranks(), codes]
    except SeptemError:
        return None
