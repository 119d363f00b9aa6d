"""A position drawn from a view: all boards and dice are public, so only the streams of coming dice are drawn anew."""

from __future__ import annotations

from septem.core.rng import Rng
from septem.games.dice.model import City, CityPart, DiePart, Part, View


def sample(view: View, rng: Rng) -> Part:
    """The game's own part of a position as the viewer may know it, with random streams."""
    own = view.start if view.seat is not None else None
    return Part(
        cities=tuple(_city(city) if own is None or seat != view.seat else own for seat, city in enumerate(view.cities)),
        forum={die.die: DiePart(die.face, die.section) for die in view.forum},
        round=view.round,
        last_round=view.last_round,
        ending=view.ending,
        removed=view.removed,
        streams=tuple(rng.below(2**31 - 1) + 1 for _ in range(8)),
    )


def _city(city: City) -> CityPart:
    return CityPart(
        board=city.board,
        coins=city.coins,
        crossed=city.crossed,
        bonuses=city.bonuses,
        attacks=city.attacks,
        agora_first=city.agora_first,
    )
