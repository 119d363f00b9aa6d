"""Those who do not answer hold up nobody: bots that hang or die, readers who do not read."""

import resource
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from septem.server import bot_turns
from septem.server.bot_pool import Question, question_for
from septem.server.settings import Settings
from tests.server.bad_bots import BAD
from tests.server.process import Process
from tests.server.running import SOON, Person, running
from tests.server.test_tables import first_move

MEGABYTE = 2**20
READERS = 40


# ---- bots ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("bad", BAD)
def test_a_bad_bot_does_not_hold_its_table(tmp_path: Path, bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are made for it, and other tables have theirs; the processes are the real ones."""

    def asked(game: str, bot: str, view: object, *secrets: object) -> Question:
        good = question_for(game, bot, view, *secrets)
        return msgspec.structs.replace(good, bot=f"tests.server.bad_bots:{bad}") if bot == "expert" else good

    monkeypatch.setattr(bot_turns, "question_for", asked)
    settings = Settings(db=f"sqlite:///{tmp_path / 'bad.sqlite'}", limits=False, bot_seconds=1.0)
    with running(settings) as address:
        ada = Person(address)
        bad_table, good_table = ada.table("duel", 1, level="expert"), ada.table("architects", 1, level="gentle")
        for _ in range(3):
            ada.post(f"/tables/{bad_table}/seats/0/moves", move=first_move(ada, bad_table))
        assert first_move(ada, bad_table)
        assert ada.play(good_table).last["table"]["status"] == "finished"
        assert figure(address, "septem_bot_failures_total") >= 2


def figure(address: str, name: str) -> float:
    """One of the figures for Prometheus."""
    figures = httpx.get(f"{address}/metrics").text
    return float(figures.partition(f"\n{name} ")[2].partition("\n")[0])


# ---- readers -------------------------------------------------------------------------------------
def deaf(person: Person, address: str, table: str) -> socket.socket:
    """Asks for the events of a table and never reads them."""
    host, _, port = address.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)), SOON)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    request = f"GET /api/v1/tables/{table}/events?seat=0 HTTP/1.1\r\nHost: {host}:{port}\r\n"
    line.sendall(f"{request}Cookie: septem={person.http.cookies['septem']}\r\n\r\n".encode())
    return line


def test_who_does_not_read_slows_nobody_and_costs_little(tmp_path: Path) -> None:
    """A whole game is played and followed beside readers who never read; what they miss is not kept for them."""
    with Process(f"sqlite:///{tmp_path / 'deaf.sqlite'}") as server:
        ada = Person(server.address)
        ada.play(ada.table("wonders", 3, level="gentle"))  # what is made at first use is there
        table = ada.table("wonders", 6, level="gentle")
        lines = [deaf(ada, server.address, table) for _ in range(READERS)]
        before = _memory(server)
        seen = ada.play(table)
        assert seen.last["table"]["status"] == "finished"
        assert figure(server.address, "septem_streams") >= READERS  # they are all still there
        assert _memory(server) - before < READERS * MEGABYTE
        for line in lines:
            line.close()


def _memory(server: Process) -> int:
    """Bytes of the server that are in memory."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def test_a_reader_who_wakes_up_gets_the_newest(tmp_path: Path) -> None:
    """Nothing is queued: after what was on its way comes the present."""
    with running(Settings(db=f"sqlite:///{tmp_path / 'asleep.sqlite'}", limits=False)) as address:
        ada = Person(address)
        table = ada.table("duel", 1)
        numbers: list[int] = []
        updates = ada.updates(table, 0)
        last: Any = next(updates)
        ben = Person(address)
        ben.http.cookies = ada.http.cookies
        end = ben.play(table).last["number"]
        while last["number"] < end:
            last = next(updates)
            numbers.append(last["number"])
        assert last["result"] is not None
        assert numbers == sorted(set(numbers))
