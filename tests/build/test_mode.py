"""The switch between compiled and plain modules, and the warning about compiled modules that are out of date."""

import hashlib
import os
import subprocess
import sys
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from septem import _mode
from tests.build.toy import PLAY, ask, make_toy, run


def unreadable_extension(project: Path, module: str) -> None:
    """A compiled module that cannot be loaded: whoever imports it fails."""
    (project / "src" / module).with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"not a library")


def test_switch_passes_over_compiled_modules(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    unreadable_extension(project, "septem/core/state")
    unreadable_extension(project, "septem/games/toy/engine")
    assert ask(project, PLAY, SEPTEM_PLAIN="1") == "plain 5"
    for off in ("", "0"):
        done = run(sys.executable, "-c", PLAY, cwd=project / "src", SEPTEM_PLAIN=off)
        assert done.returncode != 0
        assert "ImportError" in done.stderr


def test_switch_leaves_data_folders_and_other_packages_alone(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    code = (
        "import septem, importlib.resources as r, _json;"
        "print(r.files('septem.games.toy.data').joinpath('cards.toml').read_text().strip())"
    )
    assert ask(project, code, SEPTEM_PLAIN="1") == "cards = 1"


def test_switch_is_installed_once(tmp_path: Path) -> None:
    code = (
        "import sys; from septem import _mode; _mode.install_switch();"
        "print(sum(finder is _mode._PlainFinder for finder in sys.meta_path))"
    )
    assert ask(make_toy(tmp_path), code, SEPTEM_PLAIN="1") == "1"


@pytest.fixture
def compiled_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder with one module whose hashes are on record."""
    monkeypatch.delenv("SEPTEM_PLAIN", raising=False)
    (tmp_path / "core").mkdir()
    sources = {"state.py": "seats = 3\n", "state.pxd": "cdef int seats\n"}
    for name, text in sources.items():
        (tmp_path / "core" / name).write_text(text)
    (tmp_path / _mode.RECORD).write_text(
        "".join(
            f"{hashlib.sha256(text.encode()).hexdigest()} {len(text)} core/{name}\n" for name, text in sources.items()
        )
    )
    return tmp_path


def test_unchanged_sources_are_not_stale(compiled_folder: Path) -> None:
    assert _mode.stale(compiled_folder) == []


@pytest.mark.parametrize(("name", "text"), [("state.py", "seats = 4\n"), ("state.pxd", "cdef long seats\n")])
def test_a_changed_source_is_stale(compiled_folder: Path, name: str, text: str) -> None:
    (compiled_folder / "core" / name).write_text(text)
    assert _mode.stale(compiled_folder) == ["septem.core.state"]


def test_an_older_copy_of_another_size_is_stale(compiled_folder: Path) -> None:
    (compiled_folder / "core/state.py").write_text("seats = 10\n")
    os.utime(compiled_folder / "core/state.py", (0, 0))
    assert _mode.stale(compiled_folder) == ["septem.core.state"]


def test_touching_a_source_does_not_make_it_stale(compiled_folder: Path) -> None:
    (compiled_folder / "core/state.py").touch()
    assert _mode.stale(compiled_folder) == []


def test_plain_mode_has_nothing_stale(compiled_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (compiled_folder / "core/state.py").write_text("changed\n")
    monkeypatch.setenv("SEPTEM_PLAIN", "1")
    assert _mode.stale(compiled_folder) == []


def test_nothing_to_compare_is_not_stale(compiled_folder: Path) -> None:
    (compiled_folder / "core/state.py").unlink()
    assert _mode.stale(compiled_folder) == []
    (compiled_folder / _mode.RECORD).unlink()
    assert _mode.stale(compiled_folder) == []


def test_stale_modules_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SEPTEM_PLAIN", raising=False)
    monkeypatch.setattr(_mode, "stale", lambda: ["septem.core.state"])
    with pytest.warns(_mode.StaleEngineWarning, match=r"septem\.core\.state") as caught:
        _mode.install_switch()
    assert len(caught) == 1
    assert "\n" not in str(caught[0].message)
    monkeypatch.setattr(_mode, "stale", list)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        _mode.install_switch()


def test_mode_agrees_with_the_engines() -> None:
    code = "import septem, septem.core.state as s; from septem import _mode; print(_mode.mode(), s.__file__)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    mode, file = shown.stdout.split()
    assert (mode == "plain") == file.endswith(".py")
