"""Cases of the set of Duel positions in which a supremacy decides: what they are, how their moves are sorted by proof.

tests/search/data/supremacy.jsonl keeps them, one a line; tools/supremacy_positions.py makes it.
"""

from pathlib import Path
from typing import Literal, get_args

import msgspec

from septem.core import begin
from septem.games.duel.engine import DuelState
from septem.games.duel.model import Position
from septem.games.duel.room import ROOM
from tools.supremacy_proof import Claim, Prover, Worlds, duel, redrawn

FILE = Path(__file__).parents[1] / "tests" / "search" / "data" / "supremacy.jsonl"
MOST_TRIED, MOST_PROVEN = 60_000, 8_000_000
"""Moves tried to see whether a position may do, and for its proof."""

Kind = Literal["win-now", "win-forced", "must-stop", "must-not-open"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Proof(msgspec.Struct, frozen=True):
    """How the right moves were told from the others."""

    worlds: int
    turns: int
    """Of the seat that would win."""
    moves: int
    wrong: int
    """Moves that are wrong in every world."""
    chance: float
    """To win, of the best right move: 1 if it wins by force, else by a long search."""
    next: float
    """The same of the best move that is not right; 0 if all others lose by force."""


class Case(msgspec.Struct, frozen=True):
    """One position of the set."""

    name: str
    """The number of its game and its step there."""
    kind: Kind
    supremacy: str
    seat: int
    right: tuple[str, ...]
    proof: Proof
    position: Position
    """One that fits what the seat sees; what lies face down in it is one possibility of many."""

    @property
    def own(self) -> bool:
        """Whether the seat itself would win."""
        return self.kind.startswith("win")

    def state(self) -> DuelState:
        """The position in the engine."""
        return duel(begin.load(ROOM, self.position).state)


class Sorted(msgspec.Struct, frozen=True):
    """The moves of a position, by code: right, wrong in every world, and the rest."""

    kind: Kind
    turns: int
    supremacies: frozenset[str]
    right: tuple[int, ...]
    wrong: tuple[int, ...]
    rest: tuple[int, ...]

    @property
    def own(self) -> bool:
        """Whether the seat itself would win."""
        return self.kind.startswith("win")

    def clear(self) -> bool:
        """Whether one supremacy is at stake, a move is right, and at least half of them are wrong in every world."""
        return len(self.supremacies) == 1 and 0 < len(self.right) <= len(self.wrong) - len(self.rest)


def read(path: Path = FILE) -> list[Case]:
    """The set."""
    return [msgspec.json.decode(line, type=Case) for line in path.read_bytes().splitlines()]


def write(cases: list[Case], path: Path = FILE) -> None:
    """Keep a set."""
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"".join(msgspec.json.encode(case) + b"\n" for case in cases))


# ---- proofs --------------------------------------------------------------------------------------
def likely(state: DuelState, seat: int) -> tuple[bool, int] | None:
    """What a position may be good for, seen in one world: who would win (the seat or the other), in how many turns."""
    codes, worlds = state.legal_codes(seat), redrawn(state, seat, range(1))
    for attacker, turns in ((seat, 1), (seat, 2), (1 - seat, 1), (1 - seat, 2)):
        claim = Claim(attacker, attacker, turns)
        prover = Prover(MOST_TRIED)
        fulfilled = sum(prover.holds_after(worlds, code, claim) for code in codes)
        if attacker == seat and fulfilled:
            return (True, turns) if 2 * fulfilled <= len(codes) else None
        if fulfilled == len(codes):
            return None
        if 2 * fulfilled >= len(codes):
            return False, turns
    return None


def proven(state: DuelState, seat: int, own: bool, turns: int, seeds: range) -> Sorted | None:
    """The moves sorted in the worlds of these seeds; None if it is not clear what the position is about."""
    worlds, codes = redrawn(state, seat, seeds), state.legal_codes(seat)
    if own:
        return _wins(worlds, codes, seat, turns)
    found = _dangers(worlds, codes, seat, turns)
    kind = _kind_of_danger(state, seat, turns, seeds) if found.right else None
    return msgspec.structs.replace(found, kind=kind) if kind else None


def _wins(worlds: Worlds, codes: list[int], seat: int, turns: int) -> Sorted | None:
    prover, claim = Prover(MOST_PROVEN), Claim(seat, seat, turns)
    right = tuple(code for code in codes if prover.holds_after(worlds, code, claim))
    endings = frozenset(prover.endings)
    sooner = turns > 1 and prover.holds(worlds, Claim(seat, seat, turns - 1))
    wrong = tuple(code for code in codes if not any(prover.holds_after([one], code, claim) for one in worlds))
    if sooner or (turns == 1 and codes[0] in right):  # taking the first of the list would be no merit
        return None
    rest = tuple(code for code in codes if code not in right and code not in wrong)
    return Sorted("win-now" if turns == 1 else "win-forced", turns, endings, right, wrong, rest)


def _dangers(worlds: Worlds, codes: list[int], seat: int, turns: int) -> Sorted:
    other = 1 - seat
    prover = Prover(MOST_PROVEN)
    wrong = [code for code in codes if prover.holds_after(worlds, code, Claim(other, other, turns))]
    endings = frozenset(prover.endings)
    held = [code for code in codes if prover.holds_after(worlds, code, Claim(seat, other, turns))]
    if turns == 1:  # what stops it now and loses by force a turn later is no remedy
        wrong += [code for code in held if prover.holds_after(worlds, code, Claim(other, other, 2))]
    right = tuple(code for code in held if code not in wrong)
    rest = tuple(code for code in codes if code not in right and code not in wrong)
    return Sorted("must-stop", turns, endings, right, tuple(wrong), rest)


def _kind_of_danger(state: DuelState, seat: int, turns: int, seeds: range) -> Kind | None:
    """Whether the other would win if it were its turn: in all worlds, in none; None if it depends."""
    part = ROOM.write(state)
    if part.phase != "main":
        return "must-not-open"
    other = 1 - seat
    passed = ROOM.load(2, ROOM.options_of(state), msgspec.structs.replace(part, active=other))
    worlds, claim = redrawn(passed, seat, seeds), Claim(other, other, turns)
    prover = Prover(MOST_PROVEN)
    if prover.holds(worlds, claim):
        return "must-stop"
    return None if any(prover.holds([world], claim) for world in worlds) else "must-not-open"
