"""A browser that stays open, and the scenes it goes through."""

import json
import queue
import shutil
import subprocess
import threading
from pathlib import Path
from typing import Any

BROWSER = Path(__file__).parents[2] / "build" / "browser"
SCENES = Path(__file__).parent / "browser"
LONGEST = 240.0
"""Seconds for a scene."""


class Driver:
    """A process of Node with a browser; scenes go through it one after the other."""

    def __init__(self, address: str, name: str) -> None:
        folder = BROWSER / "scenes" / name  # below node_modules, and a worker's own
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(SCENES, folder, ignore=shutil.ignore_patterns("package*.json"))
        self.command = ["node", str(folder / "visit.mjs"), address]
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def visit(self, what: str, asked: dict[str, Any]) -> dict[str, Any]:
        """What was seen."""
        process = self._started()
        assert process.stdin is not None
        process.stdin.write(json.dumps({"what": what, "asked": asked}) + "\n")
        process.stdin.flush()
        try:
            line = self.lines.get(timeout=LONGEST)
        except queue.Empty:
            self.close()
            raise AssertionError(f"{what} did not end within {LONGEST} s") from None
        assert line, "the browser has ended"
        seen: dict[str, Any] = json.loads(line)
        return seen

    def close(self) -> None:
        """No browser is left."""
        process, self.process = self.process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _started(self) -> "subprocess.Popen[str]":
        if self.process is None or self.process.poll() is not None:
            self.lines = queue.Queue()
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            threading.Thread(target=_read, args=(self.process, self.lines), daemon=True).start()
        return self.process


def _read(process: "subprocess.Popen[str]", lines: "queue.Queue[str]") -> None:
    assert process.stdout is not None
    for line in process.stdout:
        lines.put(line)
    lines.put("")
