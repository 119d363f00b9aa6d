"""Games in files, for `septem advise` and `septem review`: a record or a position, one in a file."""

from pathlib import Path
from typing import NamedTuple

import msgspec

import septem
from septem.cli.names import seat_names
from septem.cli.records import opened, record_texts
from septem.core.errors import BadOption, BadRecord
from septem.core.game import AnyGame
from septem.core.options import checked_number
from septem.core.records import read_record


class Found(NamedTuple):
    """A game from a file, and what its players are called."""

    game: AnyGame
    names: list[str]


def one_document(path: Path) -> bytes:
    """The one record or position in a file."""
    found = record_texts(path)
    if len(found) != 1:
        raise BadRecord(f"{path}: holds {len(found)} records; needed is one")
    return found[0]


def is_record(text: bytes, path: Path) -> bool:
    """Whether a document is a record, which has moves; else it is a position, which has a state."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        found = None
    if isinstance(found, dict) and "moves" in found:
        return True
    if isinstance(found, dict) and "state" in found:
        return False
    raise BadRecord(f"{path}: is neither a record nor a position of septem")


def game_at(path: Path, at: int | None, language: str) -> Found:
    """The game of a record after so many moves (left out: after all), or of a position."""
    text = one_document(path)
    if not is_record(text, path):
        if at is not None:
            raise BadOption("at", f"is for records; {path} is a position, which has no moves")
        game = septem.load(text)
        return Found(game, seat_names((), game.players, language))
    record = read_record(text)
    septem.replay(text)
    game = opened(record)
    made = len(record.moves) if at is None else checked_number("at", at, 0, len(record.moves))
    for seat, move in record.moves[:made]:
        game.play(seat, move)
    if game.over:
        raise BadOption("at", f"must be given: the game in {path} is over after its {len(record.moves)} moves")
    return Found(game, seat_names(record.seats, game.players, language))


def whole_game(path: Path, language: str) -> Found:
    """The game of a record, to look back on."""
    text = one_document(path)
    if not is_record(text, path):
        raise BadRecord(f"{path}: is a position, which has no moves to look back on; needed is a record")
    game = septem.replay(text)
    if not game.record().moves:
        raise BadRecord(f"{path}: the record has no moves to look back on")
    return Found(game, seat_names(read_record(text).seats, game.players, language))
