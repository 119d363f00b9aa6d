"""Proofs about supremacy in Duel by trying everything: can a seat force one, or keep the other from it?

Nothing hidden is used. A proof runs over many worlds at once, all that a seat cannot know redrawn in each. The seat it
is about must choose one move for all worlds that look the same to it; the other may choose anything in each of them.
"""

from collections.abc import Iterable

import msgspec

from septem.core.state import State
from septem.games.duel.codes import BY_MILITARY, BY_SCIENCE, DRAFT_CODE, PER_SLOT, STARTER_CODE
from septem.games.duel.engine import DuelState

SUPREMACIES = {BY_SCIENCE: "science", BY_MILITARY: "military"}
Worlds = list[DuelState]
"""At least one; where a decision is asked they look the same to both seats."""
Sight = tuple[int, ...]


class TooLong(Exception):
    """A proof needs more moves than it may try."""


class Claim(msgspec.Struct, frozen=True):
    """`chooser` can bring about that `attacker` wins by supremacy within so many turns; that it does not, if it is
    the other seat. A turn lasts until the other seat decides: extra turns and choices that a piece brings belong to it.
    """

    chooser: int
    attacker: int
    turns: int


class Prover:
    """Tries all moves, at most so many in all."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.endings: set[str] = set()
        """The supremacies that attackers reached."""

    def holds(self, worlds: Worlds, claim: Claim) -> bool:
        """Whether a claim is true whatever lies face down, with a decision open."""
        actor = worlds[0].acting()[0]
        outcomes = (self.holds_after(worlds, code, claim) for code in worlds[0].legal_codes(actor))
        return any(outcomes) if actor == claim.chooser else all(outcomes)

    def holds_after(self, worlds: Worlds, code: int, claim: Claim) -> bool:
        """Whether a claim is true once this move has been made."""
        if len(worlds) > 1 and not self.holds_after(worlds[:1], code, claim):
            return False  # one world is easier for the chooser than all of them
        self.left -= len(worlds)
        if self.left < 0:
            raise TooLong
        actor = worlds[0].acting()[0]
        groups = alike(played(world, actor, code) for world in worlds)
        return all(self._holds_next(group, actor, claim) for group in groups)

    def _holds_next(self, worlds: Worlds, before: int, claim: Claim) -> bool:
        if worlds[0].finished():
            return all(self._ended(world, claim) for world in worlds)
        actor = worlds[0].acting()[0]
        if before != claim.attacker or actor == claim.attacker:
            return self.holds(worlds, claim)
        if claim.turns == 1:
            return claim.chooser != claim.attacker
        return self.holds(worlds, msgspec.structs.replace(claim, turns=claim.turns - 1))

    def _ended(self, world: DuelState, claim: Claim) -> bool:
        ending = supremacy_of(world, claim.attacker)
        if ending:
            self.endings.add(ending)
        return bool(ending) == (claim.chooser == claim.attacker)


def supremacy_of(world: DuelState, seat: int) -> str:
    """How a seat has won a finished game, empty unless by supremacy."""
    return SUPREMACIES.get(world.decided_by(), "") if world.ranks()[seat] == 1 else ""


def duel(state: State) -> DuelState:
    """A state of Duel as what it is."""
    assert isinstance(state, DuelState)
    return state


def redrawn(state: DuelState, seat: int, seeds: Iterable[int]) -> Worlds:
    """Worlds that look the same to a seat."""
    worlds = []
    for seed in seeds:
        world = duel(state.copy())
        world.redraw(seat, seed)
        worlds.append(world)
    return worlds


def played(world: DuelState, seat: int, code: int) -> DuelState:
    """The world after a move."""
    twin = duel(world.copy())
    twin.play_code(seat, code)
    return twin


def alike(worlds: Iterable[DuelState]) -> Iterable[Worlds]:
    """Worlds grouped by what both seats see after the same moves."""
    groups: dict[Sight, Worlds] = {}
    for world in worlds:
        groups.setdefault(sight(world), []).append(world)
    return groups.values()


def sight(world: DuelState) -> Sight:
    """What can differ between worlds after the same moves: the cards that lie open, the moves there are."""
    if world.finished():
        return ()
    (seat,) = world.acting()
    codes = world.legal_codes(seat)
    if DRAFT_CODE <= codes[0] < STARTER_CODE:  # a choice comes before anything is turned (DU-OP7)
        return seat, *codes
    structure = world.structure()
    if -1 in structure:
        return seat, *codes, *(structure[code // PER_SLOT] for code in codes)
    return seat, *codes, *(structure[slot] for slot in world.dump()["face_up"])  # a new age
