"""Every clause of the rules is used and tested, every id that is named exists, and docs/clauses says so."""

from pathlib import Path

import pytest
from tools.citations import head
from tools.clause_table import ROOT, run
from tools.rules import read

RULES = """# Toy

- **TO-1** First, with a [link](other.md) and a|b.
- **TO-2** Second
  on two lines. (not testable: a piece of advice)

## Examples

- **EX-1** An example.
- not a clause
"""
CODE = '''"""The toy engine (TO-1)."""


class Toy:
    # TO-2: above its function
    def play(self) -> int:
        """Play a turn (see
        D-1, TO-1 to TO-2)."""
        return 1
'''
TESTS = '''def test_one():
    """TO-1: plays first."""

def test_example():
    """TO-1, EX-1: plays the example."""

def helper():
    """TO-2: not a test."""
'''


def write(root: Path, name: str, text: str) -> None:
    """A file of the small project."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project in order."""
    write(tmp_path, "docs/rules/toy.md", RULES)
    write(tmp_path, "docs/decisions.md", "- **D-1 Toys.** Why.\n")
    write(tmp_path, "src/septem/games/toy/engine.py", CODE)
    write(tmp_path, "tests/rules/toy/test_a.py", TESTS)
    assert run(tmp_path, check=False) == []
    return tmp_path


def test_the_rules_of_this_repository_are_in_order() -> None:
    assert run(ROOT, check=True) == []


def test_a_table_says_text_code_and_tests(project: Path) -> None:
    assert run(project, check=True) == []
    assert (project / "docs/clauses/toy.md").read_text("utf-8").splitlines()[-4:] == [
        "|---|---|---|---|",
        "| TO-1 | First, with a link and a\\|b. | `games/toy/engine.py`: play | "
        "`rules/toy/test_a.py::test_one`<br>`rules/toy/test_a.py::test_example` |",
        "| TO-2 | Second on two lines. | `games/toy/engine.py`: play | not testable: a piece of advice |",
        "| EX-1 | An example. |  | `rules/toy/test_a.py::test_example` |",
    ]


def test_an_old_table_is_found_and_made_anew(project: Path) -> None:
    write(project, "docs/clauses/toy.md", "old")
    assert run(project, check=True) == ["docs/clauses/toy.md is out of date: run python -m tools.clause_table"]
    run(project, check=False)
    assert run(project, check=True) == []


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("src/septem/core/x.py", "# see TO-9\n", "1: TO-9 is not defined in docs/rules/toy.md"),
        ("src/septem/games/toy/x.pxd", "\n# (TO-1, TO-1a)\n", "2: TO-1a is not defined in docs/rules/toy.md"),
        ("src/septem/games/toy/data/x.toml", "a = 1  # EX-7\n", "1: EX-7 is not defined in docs/rules/toy.md"),
        ("tests/games/toy/test_x.py", "# TO-1 to TO-4\n", "1: TO-4 is not defined in docs/rules/toy.md"),
        ("tests/cli/test_x.py", "# EX-7, whoever's\n", "1: EX-7 is not defined in docs/rules/toy.md"),
        ("docs/more.md", "As TO-3 says.\n", "1: TO-3 is not defined in docs/rules/toy.md"),
        ("docs/rules/toy.md", RULES + "See TO-5.\n", "11: TO-5 is not defined in docs/rules/toy.md"),
        ("README.md", "D-1 and D-2\n", "1: D-2 is not defined in docs/decisions.md"),
        ("src/septem/games/toy/y.py", 'def f():\n    """TO-1, then TO-2."""\n', "2: the docstring is a bare id"),
        ("tests/rules/toy/test_y.py", 'def test_f():\n    """TO-1: shown."""\n', "2: the docstring is a bare id"),
    ],
)
def test_unknown_and_bare_ids_are_found(project: Path, name: str, text: str, problem: str) -> None:
    write(project, name, text)
    found = run(project, check=False)
    assert len(found) == 1
    assert found[0].startswith(f"{name}:{problem}")


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (RULES + "- **TO-3** New.\n", "TO-3 is unused"),
        (RULES + "- **EX-2** New.\n", "EX-2 is unused"),
        (RULES + "- **TO-1** Again.\n", "TO-1 is defined twice"),
        (RULES.replace("(not testable: a piece of advice)", ""), "TO-2 has no test"),
        (RULES.replace("An example.", "An example. (not testable: so)"), "EX-1 is marked not testable but has a test"),
    ],
)
def test_unused_untested_and_doubled_clauses_are_found(project: Path, rules: str, problem: str) -> None:
    write(project, "docs/rules/toy.md", rules)
    assert run(project, check=False) == [f"toy: {problem}"]


def test_tests_of_models_cover_nothing(project: Path) -> None:
    (project / "tests/rules/toy/test_a.py").rename(project / "tests/rules/toy/a.txt")
    write(project, "tests/models/test_toy.py", TESTS)
    assert run(project, check=False) == ["toy: TO-1 has no test", "toy: EX-1 has no test"]


def test_a_decision_given_twice_is_found(project: Path) -> None:
    write(project, "docs/decisions.md", "- **D-1 Toys.** Why.\n- **D-1 Others.** Why.\n")
    assert run(project, check=False) == ["docs/decisions.md: D-1 is given twice"]


def test_games_share_the_numbers_of_examples(project: Path) -> None:
    write(project, "docs/rules/other.md", "- **OT-1** First.\n- **EX-2** Its own example.\n")
    write(project, "tests/games/other/test_x.py", 'def test_x():\n    """OT-1, EX-2: both at once."""\n')
    assert run(project, check=False) == []
    write(project, "tests/games/other/test_x.py", 'def test_x():\n    """OT-1, EX-1: both at once."""\n')
    assert run(project, check=False) == [
        "other: EX-2 is unused",
        "tests/games/other/test_x.py:2: EX-1 is not defined in docs/rules/other.md",
    ]


def test_clauses_are_read_with_all_their_lines(project: Path) -> None:
    rules = read(project / "docs/rules/toy.md")
    assert [clause.id for clause in rules.clauses] == ["TO-1", "TO-2", "EX-1"]
    assert rules.clauses[1].text == "Second on two lines. (not testable: a piece of advice)"
    assert (rules.clauses[1].untestable, rules.clauses[0].untestable) == ("a piece of advice", "")


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("TO-47, A10: two ways to pay.", [("TO-47", "TO-47"), ("A10", "A10")]),
        ("TO-O4: option.", [("TO-O4", "TO-O4")]),
        ("TO-5 to TO-7, EX-1: ranges.", [("TO-5", "TO-7"), ("EX-1", "EX-1")]),
        ("TO-2a: variant.", [("TO-2a", "TO-2a")]),
        ("Nothing: special.", []),
        ("TO-47 without a colon", []),
        (None, []),
    ],
)
def test_ids_at_the_head_of_docstrings(docstring: str | None, ids: list[tuple[str, str]]) -> None:
    assert head(docstring) == ids
