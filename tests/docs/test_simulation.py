"""The accumulator of the page on many games works as it is written, in an empty folder."""

import re
import subprocess
import sys
from pathlib import Path

from septem.sim.room_paths import environment

PAGE = (Path(__file__).parents[2] / "docs" / "simulation.md").read_text("utf-8")
FILE = re.search(r"this file `(\w+\.py)`:\n\n```python\n(.*?)```", PAGE, re.DOTALL)
COMMAND = re.search(r"^\$ septem (simulate .*--accumulate my_sums:Lengths)", PAGE, re.MULTILINE)


def test_sums_of_your_own(tmp_path: Path) -> None:
    assert FILE is not None
    assert COMMAND is not None
    (tmp_path / FILE[1]).write_text(FILE[2], "utf-8")
    command = [sys.executable, "-m", "septem", *COMMAND[1].split()]
    env = environment(plain=False)
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    found = re.search(r"^my_sums:Lengths: \{(.*)\}$", done.stdout, re.MULTILINE)
    assert found
    assert '"civilian":' in found[1]
