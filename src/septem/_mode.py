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
HASHES = "_compiled.json"


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
    try:
        stored = (folder / HASHES).read_bytes()
    except OSError:
        return []
    if plain_wanted():
        return []
    import hashlib  # not needed, hence not loaded, in a plain installation
    import json

    def differs(source: Path, digest: str) -> bool:
        return source.exists() and hashlib.sha256(source.read_bytes()).hexdigest() != digest

    return [
        module
        for module, sources in json.loads(stored).items()
        if any(differs(folder.joinpath(*module.split(".")[1:-1], name), digest) for name, digest in sources.items())
    ]
