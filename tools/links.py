"""Do the pages of the project name only files that exist? `python -m tools.links` lists those that do not.

Looked at are the targets of links, and words in backticks that look like a path or file of this project. `<game>`
stands for every game, `{a,b}` for both, `*` for at least one file; other `<words>` and files of the reader's own
(`my_bot.py`) are left alone. A page of a room, or one named after a game, may name files of that room without their
folder, other pages files of the package.
"""

import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from tools.rules import read_all

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "src", "tests", "tools", "benchmarks")
ENDINGS = (".py", ".pxd", ".md", ".toml", ".ftl", ".lock")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
TICKED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"\.?[\w*<{][\w./*<>{},-]*")
ELSEWHERE = re.compile(r"[a-z]+:|#")


class Pages:
    """The pages of a project and what it has."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = [one.game for one in read_all(root)]
        self.pages = sorted([*root.glob("*.md"), *(page for name in FOLDERS for page in (root / name).rglob("*.md"))])
        self.bases = [root, root / "src", root / "src" / "septem"]

    def problems(self) -> list[str]:
        """Everything a page names that is not there."""
        return [f"{page.relative_to(self.root).as_posix()}: {name} does not exist" for page, name in self._missing()]

    def _missing(self) -> Iterator[tuple[Path, str]]:
        for page in self.pages:
            text = FENCE.sub("", page.read_text("utf-8"))
            for target in LINK.findall(text):
                if not ELSEWHERE.match(target) and not (page.parent / target.split("#")[0]).exists():
                    yield page, target
            for name in TICKED.findall(text):
                path = PATH.fullmatch(name) and self._is_path(page, name)
                if path and not all(self._exists(page, one) for one in self._meant(name)):
                    yield page, name

    def _meant(self, name: str) -> list[str]:
        """The paths a pattern stands for."""
        parts = re.split(r"(<game>|\{[^}]*\})", name)
        choices = [self.games if p == "<game>" else p[1:-1].split(",") if p.startswith("{") else [p] for p in parts]
        return ["".join(chosen) for chosen in product(*choices)]

    def _is_path(self, page: Path, name: str) -> bool:
        """Whether a word in backticks is meant as a file or folder of this project."""
        if "<" in name.replace("<game>", ""):
            return False
        if name.endswith(ENDINGS):
            return not name.startswith((".", "*.", "my_", "my."))
        first = name.split("/")[0]
        return "/" in name and first != "" and any((base / first).is_dir() for base in (page.parent, *self.bases))

    def _exists(self, page: Path, name: str) -> bool:
        """Whether a path leads somewhere: from the page, from the root or the package, or within the page's room."""
        places = [page.parent, *self.bases]
        if any((place / name).exists() if "*" not in name else any(place.glob(name)) for place in places):
            return True
        return next(self._room(page).rglob(name), None) is not None

    def _room(self, page: Path) -> Path:
        """The room a page is about; for a page about none the whole package."""
        package = self.root / "src" / "septem"
        if package in page.parents:
            return page.parent
        return package / "games" / page.stem if page.stem in self.games else package


def run(root: Path) -> list[str]:
    """What the pages of a project name that does not exist."""
    return Pages(root).problems()


if __name__ == "__main__":
    found = run(ROOT)
    print("\n".join(found) or "every file that is named exists")
    sys.exit(1 if found else 0)
