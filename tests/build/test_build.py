"""Building and installing: with a compiler, without one, with a broken engine, and with the sanitizer."""

import sys
import zipfile
from pathlib import Path

import pytest

from tests.build.toy import PLAY, ask, build_inplace, make_toy, run

pytestmark = pytest.mark.slow

WRONG = """
def wrong(toy: Toy) -> None:
    with cython.nogil:
        print(toy)
"""


def compiled_modules(folder: Path) -> set[str]:
    return {path.name.partition(".")[0] for path in folder.rglob("*") if path.suffix in (".so", ".pyd")}


def make_wheel(project: Path, **variables: str) -> tuple[Path, str]:
    """The wheel of a project and what pip said while building it, without touching the network."""
    pip = (sys.executable, "-m", "pip", "wheel", "--verbose", "--no-build-isolation", "--no-deps")
    done = run(*pip, "--wheel-dir", project / "dist", ".", cwd=project, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    return next((project / "dist").glob("*.whl")), done.stdout + done.stderr


def fits(wheel: Path) -> tuple[str, str]:
    """Whether a wheel says that it holds nothing compiled, and its tag, in its name and inside."""
    with zipfile.ZipFile(wheel) as content:
        (page,) = (name for name in content.namelist() if name.endswith(".dist-info/WHEEL"))
        said = dict(line.split(": ", 1) for line in content.read(page).decode().splitlines() if line)
    assert wheel.name == f"{page.removesuffix('.dist-info/WHEEL')}-{said['Tag']}.whl"
    return said["Root-Is-Purelib"], said["Tag"]


def installed(wheel: Path, folder: Path) -> Path:
    """The interpreter of a fresh environment with the wheel installed."""
    done = run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=wheel.parent)
    assert done.returncode == 0, done.stderr
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    done = run(*pip, cwd=wheel.parent)
    assert done.returncode == 0, done.stdout + done.stderr
    return python


def test_without_a_compiler_the_plain_package_is_installed(tmp_path: Path) -> None:
    wheel, said = make_wheel(make_toy(tmp_path / "toy"), CC="/bin/false")
    line = "septem: no compiled engine (no working C compiler with the Python headers): installed as plain Python"
    assert sum(line in row for row in said.splitlines()) == 1
    assert fits(wheel) == ("true", "py3-none-any")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", "_compiled.txt"))]
    assert {"septem/games/toy/data/cards.toml", "septem/core/state.pxd", "septem/py.typed"} <= set(names)
    python = installed(wheel, tmp_path / "env")
    done = run(python, "-W", "error", "-c", PLAY, cwd=tmp_path)
    assert (done.stdout.strip(), done.stderr) == ("plain 5", "")


def test_a_plain_wheel_is_for_every_platform(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    done = run(sys.executable, "setup.py", "--quiet", "bdist_wheel", cwd=project, SEPTEM_PLAIN="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = (project / "dist").glob("*.whl")
    assert fits(wheel) == ("true", "py3-none-any")


@pytest.mark.compiled_only
def test_compiled_wheel_runs_in_both_modes_without_cython(tmp_path: Path) -> None:
    wheel, _ = make_wheel(make_toy(tmp_path / "toy"))
    pure, tag = fits(wheel)
    assert pure == "false"
    assert tag.startswith(f"cp{sys.version_info.major}{sys.version_info.minor}-cp")
    assert not tag.endswith("-any")
    names = zipfile.ZipFile(wheel).namelist()
    assert "septem/_compiled.txt" in names
    assert not [name for name in names if name.endswith(".c")]
    python = installed(wheel, tmp_path / "env")
    assert run(python, "-W", "error", "-c", PLAY, cwd=tmp_path).stdout.strip() == "compiled 5"
    assert run(python, "-W", "error", "-c", PLAY, cwd=tmp_path, SEPTEM_PLAIN="1").stdout.strip() == "plain 5"


@pytest.mark.compiled_only
def test_no_compiled_module_survives_a_build_without_compiler(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    assert build_inplace(project, SEPTEM_STRICT="1").returncode == 0
    assert compiled_modules(project / "src") == {"state", "engine"}
    assert build_inplace(project, CC="/bin/false").returncode == 0
    assert compiled_modules(project) == set()
    assert ask(project, PLAY) == "plain 5"


@pytest.mark.compiled_only
def test_one_broken_engine_means_no_compiled_engine(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    assert build_inplace(project).returncode == 0
    engine = project / "src/septem/games/toy/engine.py"
    engine.write_text(engine.read_text() + WRONG)
    strict = build_inplace(project, SEPTEM_STRICT="1")
    assert strict.returncode != 0
    assert "septem: the engines do not compile" in strict.stderr
    assert compiled_modules(project / "src") == set()
    lenient = build_inplace(project)
    assert lenient.returncode == 0
    assert "septem: no compiled engine" in lenient.stderr
    assert compiled_modules(project) == set()
    assert ask(project, PLAY) == "plain 5"


@pytest.mark.compiled_only
def test_editing_a_compiled_engine_warns_until_it_is_rebuilt(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    assert build_inplace(project).returncode == 0
    assert run(sys.executable, "-c", PLAY, cwd=project / "src").stderr == ""
    engine = project / "src/septem/games/toy/engine.py"
    engine.write_text(engine.read_text().replace("self.pay(seat)", "self.pay(seat); self.pay(0)"))
    edited = run(sys.executable, "-c", PLAY, cwd=project / "src")
    assert edited.stdout.strip() == "compiled 5"
    assert "StaleEngineWarning: septem: compiled engine older" in edited.stderr
    assert "(septem.games.toy.engine)" in edited.stderr
    assert build_inplace(project).returncode == 0
    rebuilt = run(sys.executable, "-c", PLAY, cwd=project / "src")
    assert (rebuilt.stdout.strip(), rebuilt.stderr) == ("compiled 10", "")


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("mistake", "report"),
    [
        ("self.coins[seat + 3] = 1", "out of bounds"),
        ("self.coins[seat] = 2147483647; self.coins[seat] += seat", "signed integer overflow"),
        ("self.coins[seat] = 1 << seat * 40", "shift exponent 40"),
    ],
)
def test_sanitizer_aborts_on_silent_mistakes(tmp_path: Path, mistake: str, report: str) -> None:
    project = make_toy(tmp_path)
    state = project / "src/septem/core/state.py"
    state.write_text(state.read_text().replace("self.coins[seat] += 1", mistake))
    assert build_inplace(project, SEPTEM_STRICT="1", SEPTEM_SANITIZE="1").returncode == 0
    done = run(sys.executable, "-c", PLAY, cwd=project / "src")
    assert done.returncode != 0
    assert report in done.stderr


@pytest.mark.compiled_only
def test_sanitizer_is_silent_about_sound_engines(tmp_path: Path) -> None:
    project = make_toy(tmp_path)
    assert build_inplace(project, SEPTEM_STRICT="1", SEPTEM_SANITIZE="1").returncode == 0
    done = run(sys.executable, "-c", PLAY, cwd=project / "src")
    assert (done.stdout.strip(), done.stderr) == ("compiled 5", "")
