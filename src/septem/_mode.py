"""Compiled or plain: which form of the engines runs, and whether the compiled one is up to date.

With the environment variable SEPTEM_PLAIN set, compiled modules of this package are passed over and the very same
source files run as plain Python (debugging, coverage, comparing both modes).
"""

import os
import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = __name__.partition(".")[0]
FOLDER = Path(__file__).parent
RECORD = "_compiled.txt"  # a line for each source: sha256, size, name


class StaleEngineWarning(RuntimeWarning):
    """A compiled engine no longer matches its source."""


class _PlainFinder:
    """Finds the modules of this package by their source files only."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PACKAGE + "."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:  # folders without code are left to Python
                return spec
        return None


def plain_wanted() -> bool:
    """Whether SEPTEM_PLAIN asks for plain Python."""
    return os.environ.get("SEPTEM_PLAIN", "") not in ("", "0")


def install_switch() -> None:
    """Obey SEPTEM_PLAIN, or else warn about compiled modules that no longer match their source."""
    if plain_wanted():
        if _PlainFinder not in sys.meta_path:
            sys.meta_path.insert(0, _PlainFinder)
        return
    old = stale()
    if old:
        names = ", ".join(old)
        text = f"septem: compiled engine older than its source ({names}): run `make build` or set SEPTEM_PLAIN=1"
        warnings.warn(text, StaleEngineWarning, stacklevel=3)


def mode() -> Literal["compiled", "plain"]:
    """The form in which the engines are running."""
    return "compiled" if import_module(f"{PACKAGE}.core.state").COMPILED else "plain"


def stale(folder: Path = FOLDER) -> list[str]:
    """Compiled modules whose source differs from what was compiled; empty when there is nothing to compare."""
    record = folder / RECORD
    if plain_wanted() or not record.exists():
        return []
    built = record.stat().st_mtime_ns
    old = set()
    for line in record.read_text(encoding="utf-8").splitlines():
        digest, size, name = line.split()
        if _differs(folder / name, digest, int(size), built):
            old.add(".".join((PACKAGE, *Path(name).with_suffix("").parts)))
    return sorted(old)


def _differs(source: Path, digest: str, size: int, built: int) -> bool:
    """Whether a source file, if it is there at all, is not the one that was compiled."""
    try:
        now = source.stat()
    except OSError:
        return False
    if now.st_size != size or now.st_mtime_ns < built:
        return now.st_size != size
    import hashlib  # slow to load, hence only for files touched after the build

    return hashlib.sha256(source.read_bytes()).hexdigest() != digest
