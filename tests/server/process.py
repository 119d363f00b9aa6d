"""The server as a process of its own, as users run it: it can be killed at any moment."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from types import TracebackType

import httpx

from tests.server.running import SOON, free_port

START = 90.0
"""Seconds at most until a server answers: it needs one or two, on a machine that others use it may be many."""


class Process:
    """`septem serve`; `kill` is `kill -9`, and everything it started goes with it."""

    def __init__(self, db: str, workers: int = 1, more: tuple[str, ...] = ()) -> None:
        self.db, self.workers, self.more, self.port = db, workers, more, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.said = tempfile.TemporaryFile()  # noqa: SIM115  # as long as the server may be started again

    def start(self) -> None:
        command = [sys.executable, "-m", "septem", "serve", "--db", self.db, "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--workers", str(self.workers), "--no-limits", *self.more],
            stdout=subprocess.DEVNULL,
            stderr=self.said,
            start_new_session=True,
        )
        try:
            self.wait()
        except BaseException:
            self.kill()  # nobody else would
            raise

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + START
        while True:
            try:
                if httpx.get(f"{self.address}/readyz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert time.monotonic() < until
            assert self.process is not None
            assert self.process.poll() is None, self.complaints()[-2000:]
            time.sleep(0.05)

    def kill(self) -> None:
        """No time to say goodbye."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Politely; the exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(SOON)

    def complaints(self) -> str:
        """What it has written to standard error."""
        self.said.seek(0)
        return self.said.read().decode()

    def __enter__(self) -> "Process":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.said.close()
