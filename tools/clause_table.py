"""Rules, the code that carries them, the tests that hold them: writes docs/clauses/<game>.md, or checks it (--check).

The rules stand in docs/rules/<game>.md (see tools/rules.py). Code names a clause in a docstring or comment. A test that
covers clauses begins its docstring with them, then says what it shows: "TO-4, EX-1: the cheapest way to pay."
Tests of the models (tests/models) try the models, not the code, and cover nothing.
"""

import sys
from collections import Counter
from pathlib import Path

from tools.citations import Citation, File, bare, cited, covering, files
from tools.rules import Clause, Rules, decisions, read_all

ROOT = Path(__file__).parents[1]
AGAIN = "run python -m tools.clause_table"
Tests = dict[tuple[str, str], list[str]]
"""The tests of a clause, by game and id."""


class Project:
    """What the files of a project say about its rules."""

    def __init__(self, root: Path) -> None:
        self.rules = read_all(root)
        self.decisions = decisions(root)
        self.files = list(files(root, [one.game for one in self.rules]))
        self.citations = [found for file in self.files for found in cited(file, self.rules)]
        self.code: dict[tuple[str, str], list[Citation]] = {}
        for one in self.citations:
            if one.path.startswith("src/") and not one.path.endswith(".md"):
                self.code.setdefault((one.game, one.id), []).append(one)
        self.tests: Tests = {}
        naming = {one.path for one in self.citations}
        for file in (file for file in self.files if file.name in naming):
            if file.python and file.name.startswith("tests/") and not file.name.startswith("tests/models/"):
                self._count(file)

    def _count(self, file: File) -> None:
        """Which clauses the tests of a file cover."""
        known = {one.game: one for one in self.rules}
        for name, heads in covering(file):
            for first, last in heads:
                owner = next((one for one in self.rules if first.startswith(one.letters)), known.get(file.game))
                if owner is not None:
                    for covered in owner.between(first, last):
                        tests = self.tests.setdefault((owner.game, covered), [])
                        tests.append(f"{file.name.removeprefix('tests/')}::{name}")

    def problems(self) -> list[str]:
        """Everything that is wrong but the tables themselves."""
        return [
            *(problem for rules in self.rules for problem in self._of(rules)),
            *self._unknown(),
            *(f"docs/decisions.md: {one} is given twice" for one in _doubled(self.decisions)),
            *(
                f"{file.name}:{line}: the docstring is a bare id, say what it is about"
                for file in self.files
                if file.python
                for line in bare(file, self.rules)
            ),
        ]

    def _of(self, rules: Rules) -> list[str]:
        """Clauses of a game that are defined twice, not tested, not used, or wrongly marked."""
        named = {one.id for one in self.citations if one.game == rules.game and one.path.startswith(("src/", "tests/"))}
        wrong = [f"{one} is defined twice" for one in _doubled([clause.id for clause in rules.clauses])]
        for clause in rules.clauses:
            tested = (rules.game, clause.id) in self.tests
            if clause.untestable and tested:
                wrong.append(f"{clause.id} is marked not testable but has a test")
            elif not tested and not clause.untestable:
                wrong.append(f"{clause.id} has no test" if clause.id in named else f"{clause.id} is unused")
        return [f"{rules.game}: {problem}" for problem in wrong]

    def _unknown(self) -> list[str]:
        """Ids that are named somewhere and defined nowhere."""
        known = {one.game: one.ids for one in self.rules}
        anywhere = set(self.decisions).union(*known.values())
        return [
            f"{one.path}:{one.line}: {one.id} is not defined in {_page(one)}"
            for one in self.citations
            if one.id not in (known[one.game] if one.game else anywhere)
        ]

    def table(self, rules: Rules) -> str:
        """The page of a game."""
        lines = [
            f"# {rules.game}: rules, code, tests",
            "",
            f"Made by `python -m tools.clause_table` from [the rules](../rules/{rules.game}.md), `src` and `tests`. "
            "Code is named from `src/septem`, tests from `tests`.",
            "",
            "| clause | text | code | tests |",
            "|---|---|---|---|",
        ]
        lines += [
            f"| {one.id} | {one.short} | {self._code(rules, one)} | {self._tests(rules, one)} |"
            for one in rules.clauses
        ]
        return "\n".join([*lines, ""])

    def _code(self, rules: Rules, clause: Clause) -> str:
        """The code and data that name a clause, with the functions that do."""
        found: dict[str, list[str]] = {}
        for one in self.code.get((rules.game, clause.id), ()):
            scopes = found.setdefault(one.path.removeprefix("src/septem/"), [])
            if one.scope and one.scope not in scopes:
                scopes.append(one.scope)
        return "<br>".join(f"`{path}`" + (f": {', '.join(scopes)}" if scopes else "") for path, scopes in found.items())

    def _tests(self, rules: Rules, clause: Clause) -> str:
        """The tests of a clause, or why there are none."""
        if clause.untestable:
            return f"not testable: {clause.untestable}"
        tests = self.tests.get((rules.game, clause.id), [])
        return "<br>".join(f"`{test}`" for test in tests) or "**no test**"


def _page(one: Citation) -> str:
    return "docs/decisions.md" if one.id.startswith("D-") else f"docs/rules/{one.game}.md" if one.game else "docs/rules"


def _doubled(ids: list[str]) -> list[str]:
    return [one for one, times in Counter(ids).items() if times > 1]


def run(root: Path, check: bool) -> list[str]:
    """Write all pages, or say what is wrong with them."""
    project = Project(root)
    wrong = project.problems()
    for rules in project.rules:
        page, text = root / "docs" / "clauses" / f"{rules.game}.md", project.table(rules)
        if not check:
            page.parent.mkdir(exist_ok=True)
            page.write_text(text, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != text:
            wrong.append(f"{page.relative_to(root).as_posix()} is out of date: {AGAIN}")
    return wrong


if __name__ == "__main__":
    found = run(ROOT, check="--check" in sys.argv[1:])
    print("\n".join(found) or "every clause is defined, used and tested")
    sys.exit(1 if found else 0)
