"""Every testable clause of the rules has a test, and the tables in docs/clauses say so."""

from pathlib import Path

import pytest
from tools.clause_table import ROOT, covered, ids_of, listing, problems, run, table


def test_the_tables_of_this_repository_are_in_order() -> None:
    assert run(ROOT, check=True) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: one clause tested, one example not, one clause untestable."""
    (tmp_path / "docs" / "clauses").mkdir(parents=True)
    (tmp_path / "docs" / "clauses" / "toy.toml").write_text(
        'clauses = ["TO-1", "TO-2"]\nexamples = ["EX-1"]\n[untestable]\nTO-2 = "a piece of advice"\n'
    )
    (tmp_path / "tests" / "rules" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "rules" / "toy" / "test_a.py").write_text(
        'def test_one():\n    """TO-1: first."""\n\ndef helper():\n    """EX-1: not a test."""\n'
    )
    return tmp_path


def test_missing_tests_are_found(project: Path) -> None:
    assert run(project, check=True) == [
        "toy: EX-1 has no test",
        "toy: docs/clauses/toy.md is out of date: run python tools/clause_table.py",
    ]
    assert run(project, check=False) == ["toy: EX-1 has no test"]
    (project / "tests" / "rules" / "toy" / "test_b.py").write_text(
        'class TestMore:\n    def test_two(self):\n        """EX-1, TO-1: second."""\n'
    )
    assert run(project, check=False) == []
    assert run(project, check=True) == []
    page = (project / "docs" / "clauses" / "toy.md").read_text()
    assert "| TO-1 | `test_a.py::test_one`<br>`test_b.py::test_two` |" in page
    assert "| TO-2 | not testable: a piece of advice |" in page


def test_contradictions_are_found(project: Path) -> None:
    (project / "tests" / "rules" / "toy" / "test_b.py").write_text('def test_two():\n    """EX-1, TO-2, TO-9: x."""\n')
    assert problems(listing(project / "docs/clauses/toy.toml"), covered(project / "tests/rules/toy")) == [
        "TO-2 is said to be untestable but has a test",
        "TO-9 is tested by test_b.py::test_two but not listed",
    ]


def test_a_clause_without_a_test_stands_out(project: Path) -> None:
    assert "| EX-1 | **no test** |" in table(listing(project / "docs/clauses/toy.toml"), {})


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("SW-47, A10: two ways to pay.", ["SW-47", "A10"]),
        ("AR-O4: option.", ["AR-O4"]),
        ("DU-57, EX-50: both.", ["DU-57", "EX-50"]),
        ("SW-2a: variant.", ["SW-2a"]),
        ("Nothing: special.", []),
        ("SW-47 without a colon", []),
        (None, []),
    ],
)
def test_ids_of_docstrings(docstring: str | None, ids: list[str]) -> None:
    assert ids_of(docstring) == ids
