"""Pages of the project name only files that exist."""

from pathlib import Path

import pytest
from tools.links import ROOT, run


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with two games, whose README names what there is in every way."""
    for game in ("chess", "go"):
        (tmp_path / "docs/rules").mkdir(parents=True, exist_ok=True)
        (tmp_path / f"docs/rules/{game}.md").write_text("- **CH-1** One.\n")
        (tmp_path / f"src/septem/games/{game}/data").mkdir(parents=True)
        (tmp_path / f"src/septem/games/{game}/engine.py").write_text("")
        (tmp_path / f"src/septem/games/{game}/data/board.toml").write_text("")
    (tmp_path / "README.md").write_text(
        "[rules](docs/rules/go.md#first), [a page](https://example.org/x.md), [above](#top), `docs/`, `engine.py`,\n"
        "`docs/rules/<game>.md`, `src/septem/games/{chess,go}/data/*.toml`, `games/go/engine.py`, `septem/games/`,\n"
        "`<module>/x.py`, `my_bot.py`, `data/*.toml`, `a/b`, `python x.py`, `.pxd`, `septem.core`, `<game>`\n"
        "\n```\n`gone.py`\n```\n"
    )
    return tmp_path


def test_the_pages_of_this_repository_name_what_exists() -> None:
    assert run(ROOT) == []


def test_everything_named_here_exists(project: Path) -> None:
    assert run(project) == []


@pytest.mark.parametrize(
    ("page", "text", "missing"),
    [
        ("README.md", "[rules](docs/rules/duel.md)", "docs/rules/duel.md"),
        ("docs/rules/go.md", "[rules](docs/rules/go.md)", "docs/rules/go.md"),
        ("README.md", "see `docs/gone/`", "docs/gone/"),
        ("README.md", "see `gone.py`", "gone.py"),
        ("README.md", "see `games/<game>/moves.py`", "games/<game>/moves.py"),
        ("README.md", "see `games/{go,bridge}/engine.py`", "games/{go,bridge}/engine.py"),
        ("README.md", "see `games/go/data/*.ftl`", "games/go/data/*.ftl"),
        ("docs/go.md", "see `pieces.toml`", "pieces.toml"),
        ("src/septem/games/go/README.md", "see `data/pieces.toml`", "data/pieces.toml"),
    ],
)
def test_what_is_missing_is_found(project: Path, page: str, text: str, missing: str) -> None:
    (project / page).write_text(text)
    assert run(project) == [f"{page}: {missing} does not exist"]


def test_a_page_of_a_room_means_the_files_of_that_room(project: Path) -> None:
    (project / "src/septem/games/chess/clock.py").write_text("")
    for page in ("src/septem/games/go/README.md", "docs/go.md", "docs/chess.md", "README.md"):
        (project / page).write_text("`clock.py`, `board.toml`")
    assert run(project) == [
        "docs/go.md: clock.py does not exist",
        "src/septem/games/go/README.md: clock.py does not exist",
    ]
