"""Which test covers which clause of the rules: writes docs/clauses/<game>.md, or checks it with --check.

docs/clauses/<game>.toml lists the `clauses` and worked `examples` of a game's rules and, under `[untestable]`, those
that no test can cover, each with the reason. The docstring of a test in tests/rules/<game>/ begins with the ids it
covers: \"\"\"SW-47, A10: the cheapest of two ways to pay.\"\"\"
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
ID = re.compile(r"[A-Z]{1,3}-?[A-Z]*\d+[a-z]?")


class Listing(NamedTuple):
    """What a game's rules contain."""

    game: str
    clauses: list[str]
    examples: list[str]
    untestable: dict[str, str]

    @property
    def all(self) -> list[str]:
        return self.clauses + self.examples


def listing(path: Path) -> Listing:
    """The ids listed in docs/clauses/<game>.toml."""
    data = tomllib.loads(path.read_text("utf-8"))
    return Listing(path.stem, data.get("clauses", []), data.get("examples", []), data.get("untestable", {}))


def ids_of(docstring: str | None) -> list[str]:
    """The ids before the colon, empty if the docstring does not begin with ids."""
    if docstring is None or ":" not in docstring:
        return []
    words = [word.strip() for word in docstring.split(":", 1)[0].split(",")]
    return words if all(ID.fullmatch(word) for word in words) else []


def tests_of(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file with the ids they cover."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, ids_of(ast.get_docstring(node))


def covered(folder: Path) -> dict[str, list[str]]:
    """For each id the tests that cover it, as file::test."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, ids in tests_of(path):
            for one in ids:
                found.setdefault(one, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return found


def problems(listed: Listing, tests: dict[str, list[str]]) -> list[str]:
    """Clauses without a test, reasons without a clause, tests of clauses that do not exist."""
    known = set(listed.all)
    doubled = sorted({one for one in listed.all if listed.all.count(one) > 1})
    return [
        *(f"{one} is listed twice" for one in doubled),
        *(f"{one} has no test" for one in listed.all if one not in tests and one not in listed.untestable),
        *(f"{one} is said to be untestable but has a test" for one in listed.untestable if one in tests),
        *(f"{one} is said to be untestable but is not listed" for one in listed.untestable if one not in known),
        *(f"{one} is tested by {tests[one][0]} but not listed" for one in tests if one not in known),
    ]


def table(listed: Listing, tests: dict[str, list[str]]) -> str:
    """The page: clauses, then worked examples."""
    lines = [
        f"# Rules of {listed.game} and their tests",
        "",
        f"Made by `python tools/clause_table.py` from `{listed.game}.toml` and `tests/rules/{listed.game}`.",
        "",
    ]
    for title, ids in (("Clause", listed.clauses), ("Worked example", listed.examples)):
        if ids:
            lines += [f"| {title} | Tests |", "|---|---|"]
            lines += [f"| {one} | {cell(one, listed, tests)} |" for one in ids]
            lines.append("")
    return "\n".join(lines)


def cell(one: str, listed: Listing, tests: dict[str, list[str]]) -> str:
    """The tests of an id, or why there are none."""
    if one in tests:
        return "<br>".join(f"`{test}`" for test in tests[one])
    return f"not testable: {listed.untestable[one]}" if one in listed.untestable else "**no test**"


def run(root: Path, check: bool) -> list[str]:
    """Write all pages, or say what is wrong with them."""
    wrong = []
    for path in sorted((root / "docs" / "clauses").glob("*.toml")):
        listed = listing(path)
        tests = covered(root / "tests" / "rules" / listed.game)
        page, text = path.with_suffix(".md"), table(listed, tests)
        wrong += [f"{listed.game}: {problem}" for problem in problems(listed, tests)]
        if not check:
            page.write_text(text, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != text:
            wrong.append(f"{listed.game}: {page.relative_to(root)} is out of date: run python tools/clause_table.py")
    return wrong


if __name__ == "__main__":
    found = run(ROOT, check="--check" in sys.argv[1:])
    print("\n".join(found) or "every testable clause has a test")
    sys.exit(1 if found else 0)
