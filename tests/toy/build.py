"""Compiles the toy's engine when septem runs compiled: compiled and plain engine modules do not fit together."""

import hashlib
import importlib.util
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import septem
from septem import _mode

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "build" / "toy"


def use_compiled_engine() -> None:
    """Make `tests.toy.engine` the compiled module, unless septem itself runs as plain Python."""
    name = "tests.toy.engine"
    if _mode.mode() == "plain" or name in sys.modules:
        return
    spec = importlib.util.spec_from_file_location(name, compiled())
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)


def compiled() -> Path:
    """The shared library of the engine as it is now; built once for each state of the sources."""
    house = Path(septem.__file__).parent
    sources = [HERE / "engine.py", HERE / "engine.pxd", house / "core/state.pxd", house / "core/rng.pxd"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in sources) + sys.version.encode()).hexdigest()[:16]
    library = BUILT / digest / f"engine{EXTENSION_SUFFIXES[0]}"
    if not library.exists():
        library.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=library.parent) as folder:
            _build(Path(folder), house.parent).replace(library)  # whole or not at all: others may be building too
    return library


def _build(folder: Path, root: Path) -> Path:
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    engine = Extension("tests.toy.engine", [str(HERE / "engine.py")], extra_compile_args=["-O2", "-g0"])
    directives = {"language_level": 3, "infer_types": True, "annotation_typing": False, "cdivision": True}
    options = {"boundscheck": False, "wraparound": False, "initializedcheck": False, "freethreading_compatible": True}
    modules = cythonize(
        [engine],
        include_path=[str(root)],
        compiler_directives=directives | options,
        build_dir=str(folder / "c"),
        quiet=True,
    )
    command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return next((folder / "lib").rglob("engine*"))
