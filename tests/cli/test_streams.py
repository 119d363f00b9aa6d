"""Streams that are not UTF-8, begin with a BOM, are closed, or whose reader has had enough."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import septem
from septem.cli.main import run
from septem.cli.marks import COIN, MARKS
from septem.cli.streams import UNKNOWN, prepare_streams, stand_in
from septem.games.dice.sheet import our_text
from septem.sim.room_paths import environment
from tests.cli.conftest import Cli

BOM = b"\xef\xbb\xbf"
SOURCES = Path(septem.__file__).parent


class Streams:
    """Standard streams of an encoding."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, encoding: str, typed: bytes = b"") -> None:
        self.encoding = encoding
        self.out, self.err = (io.TextIOWrapper(io.BytesIO(), encoding, write_through=True) for _ in range(2))
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding))
        monkeypatch.setattr("sys.stdout", self.out)
        monkeypatch.setattr("sys.stderr", self.err)

    def written(self) -> str:
        return "".join(bytes(stream.buffer.getvalue()).decode(self.encoding) for stream in (self.out, self.err))  # type: ignore[attr-defined]


# ---- stand-ins ---------------------------------------------------------------------------------
def test_every_sign_we_print_has_a_stand_in() -> None:
    pages = [*SOURCES.rglob("*.ftl"), *SOURCES.rglob("*.toml"), *(SOURCES / "cli").rglob("*.py")]
    signs = {sign for page in pages for sign in page.read_text("utf-8") if not sign.isascii()}
    assert len(signs) > 50
    assert {sign for sign in signs if stand_in(sign) == UNKNOWN} == set()
    assert all(stand_in(sign).isascii() for sign in signs)


def test_marks_can_be_told_apart() -> None:
    marks = [stand_in(mark) for mark in (*MARKS.values(), COIN)]
    assert len(set(marks)) == len(marks)
    assert all(len(mark) == 1 for mark in marks)


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Příliš žluťoučký kůň", "Prilis zlutoucky kun"),
        ("ťažký kôň, ľad", "tazky kon, lad"),
        ("┌─┬┐│╭╯━┃╸╷", "+-++|++-|-|"),
        ("█⠋", "##"),
        ("2× 3● … „ano“ – ½", '2x 3$ ~ "ano" - 1/2'),
        ("e\u0301\ufe0f", "e"),
        ("字\udcff\ufffd", "???"),
    ],
)
def test_stand_ins(text: str, plain: str) -> None:
    assert "".join(sign if sign.isascii() else stand_in(sign) for sign in text) == plain


@pytest.mark.parametrize("encoding", ["ascii", "cp1250", "iso8859-2", "cp437", "utf-8"])
@pytest.mark.parametrize("game", septem.game_ids())
def test_playing_with_any_encoding(monkeypatch: pytest.MonkeyPatch, game: str, encoding: str) -> None:
    streams = Streams(monkeypatch, encoding, b"1\n\n1\n\n?\nl\n\xff\xfe\x81\nq\n")
    assert run(["play", game, "--seed", "3", "--lang", "cs"]) == 0
    shown = streams.written()
    player = {"ascii": "Hrac 1", "cp437": "Hrác 1"}.get(encoding, "Hráč 1")
    assert player in shown
    assert "\\x" not in shown
    assert "\\u" not in shown


def test_letters_that_an_encoding_knows_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams(monkeypatch, "cp1250")
    prepare_streams()
    sys.stdout.write("žluť ■ │")
    assert streams.written() == "žluť # |"


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["simulate", "duel", "--games", "3"], ["play", "sádka"]])
def test_other_commands_in_ascii(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> None:
    streams = Streams(monkeypatch, "ascii")
    assert run(arguments) == (2 if arguments[-1] == "sádka" else 0)
    assert streams.written().isascii()
    assert "sadka" in streams.written() or arguments[-1] != "sádka"


def test_data_is_utf_8_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    streams = Streams(monkeypatch, "ascii")
    assert run(["dice-sheet", "export"]) == 0
    assert streams.out.buffer.getvalue().decode("utf-8") == our_text()  # type: ignore[attr-defined]


@pytest.mark.slow
def test_a_real_ascii_terminal(tmp_path: Path) -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    command = [sys.executable, "-m", "septem", "play", "wonders", "--lang", "sk", "--seed", "1"]
    done = subprocess.run(
        command, env={**environment(False), **ascii_only}, input=b"1\n\xff\nq\n", capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Hrac 1" in done.stdout


# ---- marks of byte order -----------------------------------------------------------------------
def written(folder: Path, name: str, content: str) -> str:
    path = folder / name
    path.write_bytes(BOM + content.encode())
    return str(path)


def test_a_bom_before_records(cli: Cli, tmp_path: Path) -> None:
    record = json.dumps(septem.as_data(septem.new("toy", 3, 1).record()))
    one, many = written(tmp_path, "one.json", record), written(tmp_path, "many.jsonl", f"{record}\n{record}\n")
    assert cli("verify", one, many).out.count(": ok, toy") == 3
    assert cli("replay", one).code == 0


def test_a_bom_before_a_sheet(cli: Cli, tmp_path: Path) -> None:
    sheet = written(tmp_path, "my.toml", our_text())
    assert cli("dice-sheet", "check", sheet).code == 0
    assert cli("simulate", "dice", "--sheet", sheet, "--games", "2", "--workers", "1").code == 0


def test_a_bom_before_what_is_piped_in(monkeypatch: pytest.MonkeyPatch) -> None:
    for encoding in ("utf-8", "ascii"):
        streams = Streams(monkeypatch, encoding, BOM + b"show 15\nq\n")
        assert run(["play", "toy", "--players", "3", "--seed", "3", "--quick"]) == 0
        assert "Player 1 shows 15." in streams.written()


@pytest.mark.parametrize("form", [str, bytes])
def test_a_bom_before_a_position_or_record(form: type[str] | type[bytes]) -> None:
    game = septem.new("toy", 3, 1)
    for written_down, read in ((game.position(), septem.load), (game.record(), septem.replay)):
        text = "\ufeff" + json.dumps(septem.as_data(written_down))
        assert read(text if form is str else text.encode()).position() == game.position()


# ---- ends --------------------------------------------------------------------------------------
def nobody_reads(*arguments: str) -> tuple[int, bytes]:
    """Run a command whose output nobody reads; exit code and complaints."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "septem", *arguments]
    done = subprocess.run(command, env=environment(False), stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    return done.returncode, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", [["games"], ["--version"], ["dice-sheet", "export"], ["simulate", "duel", "--games", "9"]]
)
def test_a_reader_that_has_enough(arguments: list[str]) -> None:
    assert nobody_reads(*arguments) == (0, b"")


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "septem", "games"]
        done = subprocess.run(command, env=environment(False), stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"septem: ")
    assert done.stderr.count(b"\n") == 1


def test_closed_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert run(["play", "toy", "--players", "2", "--seed", "1"]) == 0
    assert run(["simulate", "toy", "--games", "3", "--json", "-"]) == 0
    assert run(["play", "nosuch"]) == 2


def test_as_a_module() -> None:
    command = [sys.executable, "-m", "septem", "--version"]
    done = subprocess.run(command, env=environment(False), capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"septem {septem.__version__}, engine ")
