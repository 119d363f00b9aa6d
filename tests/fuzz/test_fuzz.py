"""A short run of the fuzzer, and that it tells what it finds."""

from pathlib import Path

import pytest

from septem.core.state import COMPILED
from tests.fuzz.run import parts, run_part

CALLS = 50_000 if COMPILED else 8_000


def test_parts_are_found() -> None:
    assert "states" in parts()
    assert not {"ring", "run", "junk", "broken"} & set(parts())


@pytest.mark.sanitize
def test_wild_calls_are_answered_or_refused() -> None:
    """Nothing Python can call on a compiled object ends the process or raises anything but our errors."""
    assert run_part("states", CALLS, 5) == ""


@pytest.mark.compiled_only
def test_both_modes_answer_alike(tmp_path: Path) -> None:
    """The same wild calls, compiled and plain: the same answers, errors and messages, line by line."""
    told = []
    for plain in (False, True):
        trace = tmp_path / f"trace-{plain}"
        assert run_part("states", 4000, 6, plain, trace) == ""
        told.append(trace.read_text("utf-8").splitlines())
    assert len(told[0]) >= 4000
    for compiled, plain_line in zip(*told, strict=True):
        assert compiled == plain_line


def test_a_crash_is_reported_with_seed_and_last_calls() -> None:
    report = run_part("broken.crash", 10, 77)
    assert "seed 77: signal SIGABRT" in report
    assert report.rstrip().endswith("trying number 3")
    assert "call 1: went well" in report


def test_a_foreign_error_is_reported() -> None:
    assert "IndexError: list index out of range" in run_part("broken.junk", 10, 1)
