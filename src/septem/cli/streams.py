"""The standard streams, whatever they can carry: signs that a stream does not know get stand-ins in ASCII.

One error handler of the codecs does it for everything that is printed, by us or by Rich, which draws its boxes in ASCII
by itself where the encoding is not UTF. Data for other programs goes out in UTF-8, whatever people's screens can show.
"""

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from pathlib import Path
from typing import Any

STAND_IN = "septem.stand-in"
UNKNOWN = "?"
SIGNS = {
    **dict(zip("■◆▬○✖▲★●", "#@=ox^*$", strict=True)),  # marks and coins: one sign each, so that columns stay straight
    **dict(zip("✓✚✦†▶►◀◄»«→←↑↓↻", "v+++>><<><><^v&", strict=True)),
    **dict(zip("□▣☻⚔¢⌂☆✗", ".#%!cW*x", strict=True)),
    **dict(zip("·•–—−×…≤≥⁄±", "-----x~<>/~", strict=True)),
    **dict(zip("„“”‚‘’", "\"\"\"'''", strict=True)),
    **dict(zip("łŁøØđĐ", "lLoOdD", strict=True)),  # letters without an accent to drop
}
BOXES, BLOCKS, BRAILLE = range(0x2500, 0x2580), range(0x2580, 0x25A0), range(0x2800, 0x2900)


def stand_in(sign: str) -> str:
    """A sign as ASCII can say it: listed above, drawn, without its accents, or a question mark."""
    if sign in SIGNS:
        return SIGNS[sign]
    if ord(sign) in BOXES:
        return _line(unicodedata.name(sign))
    if ord(sign) in BLOCKS or ord(sign) in BRAILLE:
        return "#"
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):  # accents and the like, on their own
        return ""
    parts = "".join(SIGNS.get(part, part) for part in unicodedata.normalize("NFKD", sign))
    return parts.encode("ascii", "ignore").decode() or UNKNOWN


def _line(name: str) -> str:
    """A piece of a frame by its Unicode name."""
    words = set(name.split())
    if "AND" in words:
        return "+"
    return "-" if words & {"HORIZONTAL", "LEFT", "RIGHT"} else "|"


def _replaced(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(stand_in, problem.object[problem.start : problem.end])), problem.end


def prepare_streams() -> None:
    """Make the standard streams take everything; a BOM at the head of what is typed or piped in is passed over."""
    codecs.register_error(STAND_IN, _replaced)
    sys.stdin = sys.stdin or _nowhere("r")  # None when we were started with it closed
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        _reconfigure(stream, errors=STAND_IN)
    encoding = str(getattr(sys.stdin, "encoding", None) or "").lower().replace("_", "-")
    utf = {"encoding": "utf-8-sig"} if encoding in ("utf-8", "utf8", "ascii", "us-ascii", "ansi-x3.4-1968") else {}
    _reconfigure(sys.stdin, errors="replace", **utf)


def _nowhere(mode: str) -> Any:
    return Path(os.devnull).open(mode, encoding="utf-8")  # open as long as we run


def _reconfigure(stream: Any, **settings: str) -> None:
    if hasattr(stream, "reconfigure"):
        with suppress(OSError, ValueError):  # closed, or already read from
            stream.reconfigure(**settings)


def write_data(text: str) -> None:
    """Data for the standard output: UTF-8, without stand-ins."""
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        sys.stdout.write(text)
    else:
        sys.stdout.flush()
        buffer.write(text.encode())


def discard_output() -> None:
    """Nobody reads any more: what is still to come goes nowhere, also what Python writes at its end."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError, OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
