"""Numbers of the engine as ids, where more than one module of the facade needs it."""

from septem.core.model import Json
from septem.games.architects.codes import CHOOSING
from septem.games.architects.dumps import Dump
from septem.games.architects.tables import BIT, CULTURE, KIND_IDS, STAGE_IDS, TOKEN_IDS, WONDER_IDS

Sides = tuple[str | None, str | None]
"""Names of the decks on the left and on the right of a seat, None before the wonder is chosen."""


def mask_out(mask: int, ids: list[str]) -> list[str]:
    """The ids of a mask."""
    return [one for place, one in enumerate(ids) if mask & BIT[place]]


def mask_in(names: list[str], ids: list[str]) -> int:
    """The mask of known ids."""
    return sum(BIT[ids.index(one)] for one in set(names))


def counts_out(counts: list[int]) -> dict[str, int]:
    """Counts by kind of card, only those above zero."""
    return {kind: count for kind, count in zip(KIND_IDS, counts, strict=True) if count}


def tokens_out(held: int, cultures: int) -> list[str]:
    """Progress tokens before a seat, in table order."""
    return mask_out(held, TOKEN_IDS) + [TOKEN_IDS[CULTURE]] * (cultures - 1)


def kinds_out(kinds: list[int]) -> list[str]:
    """Cards by name."""
    return [KIND_IDS[kind] for kind in kinds]


def decks_in_play(dump: Dump) -> list[int]:
    """Numbers of the wonder decks on the table; all of them while wonders are picked."""
    return list(range(len(WONDER_IDS))) if dump["phase"] == CHOOSING else list(dump["wonder"])


def sides_out(wonders: list[int]) -> Sides:
    """Two decks by name: those on the left and on the right of a seat (AR-3)."""
    left, right = (WONDER_IDS[wonder] if wonder >= 0 else None for wonder in wonders)
    return left, right


def seat_out(dump: Dump, seat: int) -> Json:
    """What lies before a seat, all of it public (AR-90)."""
    wonder = dump["wonder"][seat]
    return {
        "wonder": WONDER_IDS[wonder] if wonder >= 0 else None,
        "built": mask_out(dump["built"][seat], STAGE_IDS),
        "area": counts_out(dump["area"][seat]),
        "progress": tokens_out(dump["held"][seat], dump["culture"][seat]),
        "military": dump["military"][seat],
    }
