"""Build of septem: every `X.py` under src/septem with a sibling `X.pxd` becomes a C extension.

The package works without any of them, so a failing compiler never stops an install. It is all or nothing:
compiled and plain engine modules do not fit together. The page (web/) is built too, where that is possible.
Environment variables read here:

SEPTEM_PLAIN=1     compile nothing
SEPTEM_STRICT=1    a failed compilation is an error (`make build`, CI)
SEPTEM_NO_PAGE=1   build no page
SEPTEM_SANITIZE=1  abort on a bad index, shift or signed overflow (gcc); meant for a separate --build-base
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import runpy
import shutil
import sys
import time
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext, customize_compiler, new_compiler
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

JOBS = 2
SOURCES = Path("src")
RECORD = Path("septem", "_compiled.txt")
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,  # locals need no declarations
    "annotation_typing": False,  # hints are for mypy, C types stand in the .pxd
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
    "freethreading_compatible": True,
    "auto_pickle": False,  # copies and positions are the ways to keep a state; generated pickling mixes up C arrays
}
FLOATS = "-ffp-contract=off"  # a product and a sum round as in Python, on every machine
OPTIMIZED = ["-O3", "-g0", FLOATS]
SANITIZED = [
    "-O1",
    "-g0",
    FLOATS,
    "-fno-wrapv",  # Python's own flag -fwrapv would make every overflow legal
    "-fsanitize=bounds-strict,shift,signed-integer-overflow",  # plain "bounds" spares the last array of a state
    "-fno-sanitize-recover=all",
    "-DCYTHON_USE_PYLONG_INTERNALS=0",
    "-include",
    str(Path(".ci/sanitize.h").resolve()),
]


def asked(variable: str) -> bool:
    """An environment switch is on when it is neither empty nor "0"."""
    return os.environ.get(variable, "") not in ("", "0")


def engine_sources() -> list[Path]:
    """The modules to compile, found by their type declarations."""
    return sorted(pxd.with_suffix(".py") for pxd in SOURCES.rglob("*.pxd") if pxd.with_suffix(".py").exists())


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def source_record() -> str:
    """sha256, size and name of every source file that is compiled; septem._mode compares them at import."""
    lines = []
    for path in (path for source in engine_sources() for path in (source, source.with_suffix(".pxd"))):
        content = path.read_bytes()
        name = path.relative_to(SOURCES / "septem").as_posix()
        lines.append(f"{hashlib.sha256(content).hexdigest()} {len(content)} {name}\n")
    return "".join(lines)


def translate(extensions: list[Extension]) -> None:
    """Python to C: afterwards the extensions have C sources."""
    from Cython.Build import cythonize  # here, since a plain install needs no Cython

    processes = JOBS if multiprocessing.get_start_method() == "fork" else 0
    translations = cythonize(
        extensions,
        include_path=[str(SOURCES)],
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        nthreads=processes,
        quiet=True,
    )
    c_sources = {done.name: done.sources for done in translations}
    for extension in extensions:  # changed in place: setuptools has left its own notes on them
        extension.sources = c_sources[extension.name]


class BuildEngines(build_ext):
    """Compile all engines or none."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = JOBS

    def run(self) -> None:
        extensions: list[Extension] = self.extensions
        self._forget({ext.name for ext in extensions})
        if asked("SEPTEM_PLAIN"):
            self._give_up("SEPTEM_PLAIN is set")
            return
        begun, record = time.time() - 1, source_record()
        try:
            self._try_compiler()
            translate(extensions)
            super().run()
        except Exception as error:
            reason = " ".join(str(error).split())[:200] or type(error).__name__
            if asked("SEPTEM_STRICT"):
                if self.inplace:  # the build folder is kept: the next try translates only what changed
                    self._forget_in(SOURCES, set())
                raise SystemExit(f"septem: the engines do not compile ({reason})") from None
            self._give_up(reason)
            return
        for root in self._roots():
            (root / RECORD).write_text(record, encoding="utf-8")
            os.utime(root / RECORD, (begun, begun))  # a source edited during the build is newer

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "msvc":
            options = SANITIZED if asked("SEPTEM_SANITIZE") else OPTIMIZED
            for extension in self.extensions:
                extension.extra_compile_args = options
                extension.extra_link_args = [option for option in options if option.startswith("-fsanitize")]
        super().build_extensions()

    def _try_compiler(self) -> None:
        """Learn in a moment, before the translation to C, whether there is a compiler and the Python headers."""
        compiler = new_compiler()
        customize_compiler(compiler)
        probe = Path(self.build_temp, "probe.c")
        probe.parent.mkdir(parents=True, exist_ok=True)
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        folder = "/" if probe.is_absolute() else ""
        try:
            compiler.compile([str(probe)], output_dir=folder, include_dirs=self.include_dirs)
        except Exception:
            raise RuntimeError("no working C compiler with the Python headers") from None

    def _give_up(self, reason: str) -> None:
        self._forget(set())
        self.extensions = []
        self.distribution.ext_modules = []  # nothing of this build belongs to a platform
        print(
            f"septem: no compiled engine ({reason}): installed as plain Python, about 40x slower simulations",
            file=sys.stderr,
            flush=True,
        )

    def _roots(self) -> list[Path]:
        return [Path(self.build_lib), SOURCES] if self.inplace else [Path(self.build_lib)]

    def _forget(self, kept: set[str]) -> None:
        for root in self._roots():
            self._forget_in(root, kept)

    def _forget_in(self, root: Path, kept: set[str]) -> None:
        """Delete compiled modules of earlier builds, except those about to be brought up to date."""
        wanted = {root / self.get_ext_filename(name) for name in kept}
        for suffix in ("so", "pyd"):
            for module in (root / "septem").rglob(f"*.{suffix}"):
                if module not in wanted:
                    module.unlink()
        if not kept:
            (root / RECORD).unlink(missing_ok=True)


def build_page() -> Path | None:
    """The folder of the page, built if it can be; a line says why there is none."""
    page = runpy.run_path(str(Path("web", "build.py").resolve()))
    if not asked("SEPTEM_NO_PAGE"):
        try:
            page["build"]()
        except page["NoPage"] as problem:
            if asked("SEPTEM_STRICT"):
                raise SystemExit(f"septem: the page cannot be built ({problem})") from None
            print(f"septem: no page ({problem}): the server has the API alone", file=sys.stderr, flush=True)
    folder: Path = page["PAGE"]
    return folder if (folder / "index.html").is_file() else None


class BuildPython(build_py):
    """The Python files, and the page among them. Editable installs use the one that `make page` builds."""

    def run(self) -> None:
        super().run()
        folder = None if self.editable_mode else build_page()
        if folder is not None:
            target = Path(self.build_lib, "septem", "server", "page")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(folder, target)


class Sources(sdist):
    """A source distribution has the page built, so that whoever installs from it needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


class Wheel(bdist_wheel):
    """A wheel for one platform if the engines were compiled, else one for all; known only once they were tried."""

    @property
    def root_is_pure(self) -> bool:
        return not self.distribution.has_ext_modules()

    @root_is_pure.setter
    def root_is_pure(self, guess: bool) -> None:
        """What the base class thinks before the build is of no use."""


arguments: dict[str, Any] = {}
if engine_sources():
    arguments["ext_modules"] = [
        Extension(module_name(source), [str(source)], depends=["setup.py"]) for source in engine_sources()
    ]
setup(
    cmdclass={"bdist_wheel": Wheel, "build_ext": BuildEngines, "build_py": BuildPython, "sdist": Sources},
    **arguments,
)
