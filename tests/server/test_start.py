"""`septem` alone serves and opens a browser; it stops politely and needs little."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from septem.cli.main import run
from septem.cli.serve import browser_here
from septem.core.errors import BadOption
from septem.server import page
from septem.server.run import bind
from tests.server.process import Process
from tests.server.running import SOON
from tests.server.test_tables import until

IDLE = 120_000
"""Kilobytes."""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_septem_alone(tmp_path: Path, stop: signal.Signals) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o700)
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": str(browser), "SEPTEM_DB": ""}
    command = [sys.executable, "-m", "septem"]
    process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = re.fullmatch(r"septem: play at (http://127.0.0.1:\d+/) \(Ctrl-C stops\)\n", process.stdout.readline())
        assert said is not None
        assert until(lambda: opened.exists() and opened.read_text()) == f"{said[1]}\n"
        front = until(lambda: _answer(said[1]))
        assert front.status_code == 200
        assert (page.MISSING in front.text) != page.present()
        assert len(httpx.get(f"{said[1]}api/v1/games").json()) >= 4
        process.send_signal(stop)
        assert process.wait(SOON) == 0
        assert process.stderr is not None
        assert process.stderr.read() == "septem: stopped\n"
    finally:
        process.kill()
    assert (tmp_path / "septem" / "septem.sqlite").exists()


def _answer(address: str) -> httpx.Response | None:
    try:
        return httpx.get(address)
    except httpx.HTTPError:
        return None


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_an_idle_server_is_small(tmp_path: Path) -> None:
    with Process(str(tmp_path / "x.sqlite")) as server:
        assert server.process is not None
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        assert int(found[1]) < IDLE


def test_another_port_if_the_usual_one_is_taken() -> None:
    """Of a port that was asked for there is no other; port 0 is any."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with bind("127.0.0.1", taken, own_port=False) as found:
            assert found.getsockname()[1] not in (0, taken)
        with pytest.raises(BadOption, match=f"cannot listen on 127.0.0.1 port {taken}"):
            bind("127.0.0.1", taken, own_port=True)


@pytest.mark.parametrize("words", [("--port", "70000"), ("--host", "256.1.1.1"), ("--host", "no such host")])
def test_where_nobody_can_listen(words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--db", str(tmp_path / "x.sqlite"), *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_several_processes_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--db", str(tmp_path / "x.sqlite"), "--workers", "2"]) == 2
    assert "several processes need PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "x.sqlite").exists()


def test_no_browser_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not browser_here()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser_here()


def test_make_play_serves() -> None:
    """What `make play` and `make play-terminal` would run."""
    root = Path(__file__).parents[2]
    for target, command in (("play", "septem serve --open --port 8000"), ("play-terminal", "septem play --port 8000")):
        line = ["make", "--dry-run", "--no-print-directory", "--assume-old=setup.py", target, "ARGS=--port 8000"]
        done = subprocess.run(line, cwd=root, capture_output=True, text=True, check=True)
        assert done.stdout.rstrip().endswith(f"bin/{command}")
