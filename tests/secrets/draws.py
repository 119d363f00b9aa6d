"""What lies where in many redraws, and whether two worlds lead to the same."""

from __future__ import annotations

from collections import Counter

from septem.core.game import AnyGame
from tests.secrets.histories import Place, Room, Twin, Watch, position_of, redrawn_game

DRAWS = 500


def laid(room: Room, game: AnyGame, seat: int) -> Counter[Place]:
    """What lies where in many redraws."""
    found: Counter[Place] = Counter()
    for seed in range(DRAWS):
        found.update(set(room.places(position_of(redrawn_game(game, seat, seed)))))
    return found


def unlike(one: Counter[Place], other: Counter[Place]) -> list[str]:
    """Places that do not look like draws from the same world: more than six standard deviations apart."""
    found = []
    for place in one.keys() | other.keys():
        share = (one[place] + other[place]) / (2 * DRAWS)
        if abs(one[place] - other[place]) > 6 * (2 * DRAWS * share * (1 - share)) ** 0.5:
            found.append(f"{place[1]} in {place[0]}: {one[place]} / {other[place]} of {DRAWS}")
    return found


def redraws_agree(watch: Watch, twin: Twin) -> None:
    """Both worlds are drawn from each other, and alike."""
    assert twin.seat is not None
    mine, theirs = (laid(watch.room, game, twin.seat) for game in (watch.game, twin.game))
    assert unlike(mine, theirs) == [], f"{watch.name}, seat {twin.seat}, after phase {len(watch.phases)}"
    for drawn, game in ((mine, twin.game), (theirs, watch.game)):
        never = [place for place in watch.room.places(position_of(game)) if not drawn[place]]
        assert never == [], f"{watch.name}, seat {twin.seat}, after phase {len(watch.phases)}: never drawn"
