"""Who sits where: the codes a record keeps (`human:Jana`, `greedy`), and the names that players read."""

from collections import Counter
from collections.abc import Sequence

from septem.bots.registry import BOTS
from septem.core.errors import BadOption
from septem.core.texts import Texts, texts

HUMAN = "human"
LONGEST_NAME = 20


def human(name: str = "") -> str:
    """The code of a person's seat."""
    return f"{HUMAN}:{checked_name(name)}" if name else HUMAN


def is_human(code: str) -> bool:
    """Whether a person sits there."""
    return code == HUMAN or code.startswith(f"{HUMAN}:")


def checked_name(name: str) -> str:
    """A name that fits on the table."""
    found = " ".join(name.split())
    if not found or len(found) > LONGEST_NAME or not found.isprintable():
        raise BadOption("name", f"{name[:40]!r} is not allowed; allowed: 1 to {LONGEST_NAME} printable characters")
    return found


def seat_names(codes: Sequence[str], players: int, language: str) -> list[str]:
    """The players' names; bots of one kind are told apart by the number of their seat."""
    said = texts(language, "septem.cli")
    plain = [said.say("seat", {"number": number}) for number in range(1, players + 1)]
    if len(codes) != players:
        return plain
    found = [_name(code, seat, said) for code, seat in zip(codes, plain, strict=True)]
    often = Counter(found)
    return [
        f"{name} {number}" if often[name] > 1 and not is_human(code) else name
        for number, (name, code) in enumerate(zip(found, codes, strict=True), 1)
    ]


def _name(code: str, seat: str, said: Texts) -> str:
    if is_human(code):
        return code.partition(":")[2] or seat
    if code in BOTS:
        return said.say(f"cli-bot-{code}")
    return code.partition(":")[2] or f"{seat} ({code})"
