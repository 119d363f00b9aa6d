"""`make test-sanitized` must really test the sanitized build."""

import os
from pathlib import Path

import pytest

from septem import _mode
from septem.core import state


@pytest.mark.sanitize
@pytest.mark.skipif(not os.environ.get("SEPTEM_SANITIZE"), reason="only in `make test-sanitized`")
def test_the_sanitized_engines_are_the_ones_under_test() -> None:
    assert _mode.mode() == "compiled"
    assert b"__ubsan_handle_out_of_bounds_abort" in Path(state.__file__).read_bytes()
