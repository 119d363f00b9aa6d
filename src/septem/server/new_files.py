"""Files that are whole or not there, and never take the place of another one."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from septem.core.errors import BadOption

OWNER_ONLY = 0o600


@contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Where to write first; it gets its name when all of it is written. Nobody else may read it."""
    if path.exists():
        raise _taken(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    try:
        yield part
        try:
            os.link(part, path)
        except FileExistsError:
            raise _taken(path) from None
        except OSError:  # no second names on this file system
            part.rename(path)
    finally:
        part.unlink(missing_ok=True)


def _taken(path: Path) -> BadOption:
    return BadOption("file", f"{path} is there already; it is not overwritten")
