"""Logs: a line for each request, for people or programs, and no secret in any."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy

from septem.server.logs import mark
from septem.server.settings import Settings, database_url
from tests.server.running import Person, free_port, refused
from tests.server.test_tables import until
from tests.server.webhook_receiver import receiving

PASSWORD = "open-sesame-7"


class Logged:
    """`septem serve` as a process, everything logged; its lines are kept."""

    def __init__(self, db: str, *more: str) -> None:
        self.address, self.lines = f"http://127.0.0.1:{(port := free_port())}", list[str]()
        command = [sys.executable, "-m", "septem", "serve", "--db", db, "--port", str(port), "--no-limits", *more]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=lambda: self.lines.extend(self._process.stdout or ()), daemon=True)
        self._reader.start()
        until(self._answers, 30)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz").status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self) -> str:
        """All that was said."""
        os.kill(self._process.pid, signal.SIGTERM)
        self._process.wait(30)
        self._reader.join(10)
        return "".join(self.lines)


@pytest.fixture
def guarded(db: str, postgres: str) -> str:
    """The same database; of PostgreSQL by a role that has a password."""
    if db.startswith("sqlite"):
        return db
    with psycopg.connect(db, autocommit=True) as line:
        line.execute(f"CREATE ROLE r{os.getpid()}_{id(line)} LOGIN SUPERUSER PASSWORD '{PASSWORD}'")
        role = f"r{os.getpid()}_{id(line)}"
    return re.sub(r"//[^@/]*@", f"//{role}:{PASSWORD}@", db)


def stored_seeds(db: str) -> list[str]:
    engine = sqlalchemy.create_engine(database_url(Settings(db=db)))
    with engine.connect() as line:
        found = [str(row[0]) for row in line.execute(sqlalchemy.text("SELECT seed FROM tables"))]
    engine.dispose()
    return found


def test_no_secret_in_any_line(guarded: str) -> None:
    """A whole game with everything that has a secret, logged at DEBUG: none of them is in a line."""
    form = "text" if guarded.startswith("sqlite") else "json"
    with receiving() as hook:
        server = Logged(guarded, "--log-level", "debug", "--log-format", form, "--webhooks", "any")
        secrets: dict[str, str] = {"password": PASSWORD, "webhook": "hook-secret"}
        ada, phone = Person(server.address), Person(server.address, "Phone")
        secrets["cookie"] = ada.http.cookies["septem"]
        secrets["other cookie"] = phone.http.cookies["septem"]
        secrets["link"] = ada.post("/me/links")["link"]
        phone.post("/me/devices", link=secrets["link"])
        secrets["third cookie"] = [c.value or "" for c in phone.http.cookies.jar][-1]
        ada.put("/me/webhook", url=hook.address)
        secrets["table"] = table = ada.table("architects", 1)
        ada.play(table)
        for path in (f"/tables/{table}?seat=0&since=3", "/me?key=query-secret"):
            ada.get(path)
        secrets["query"] = "query-secret"
        with refused("not-found"):
            ada.get("/tables/../x%0aforged line")
        ada.delete("/me/devices")
        secrets |= {f"seed {number}": seed for number, seed in enumerate(stored_seeds(guarded))}
        said = server.stop()
    assert f"GET /api/v1/tables/{mark(table)}/events 200" in said
    found = [name for name, secret in secrets.items() if secret in said]
    assert found == [], [line for line in said.splitlines() if any(secret in line for secret in secrets.values())][:3]
    assert not any(line.startswith("forged") for line in said.splitlines())


def test_lines_for_programs(tmp_path: Path) -> None:
    server = Logged(str(tmp_path / "a.sqlite"), "--log-format", "json", "--log-level", "info")
    httpx.get(f"{server.address}/api/v1/games")
    httpx.get(f"{server.address}/nowhere/%1b%5b31m")
    lines: list[dict[str, Any]] = [json.loads(line) for line in server.stop().splitlines() if line.startswith("{")]
    access = [line for line in lines if line["logger"] == "septem.access"]
    games = next(line for line in access if line["path"] == "/api/v1/games")
    assert (games["method"], games["status"], games["level"]) == ("GET", 200, "info")
    assert games["ms"] >= 0
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", games["at"])
    assert any(line["path"] == "/nowhere/%1B%5B31m" and line["status"] == 404 for line in access)


def test_usually_only_warnings_are_said(tmp_path: Path) -> None:
    server = Logged(str(tmp_path / "a.sqlite"))
    httpx.get(f"{server.address}/api/v1/games")
    assert "/api/v1/games" not in server.stop()
