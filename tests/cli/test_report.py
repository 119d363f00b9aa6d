"""`septem report`: a page with everything in it, in three languages, and clear words for bad files."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from septem.cli.report import command
from septem.cli.report.command import EXTRA
from septem.core.rng import Rng
from septem.sim import simulate
from septem.sim.tournament import ROWS, tournament
from tests.cli.conftest import Cli
from tests.toy.model import Move, View
from tests.toy.room import ROOM

VOID = {"meta", "link", "br", "img", "input"}


class Page(HTMLParser):
    """What stands in a page: tags, headings, tables, scripts; every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.headings: list[str] = []
        self.scripts: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)
        if tag in ("h1", "h2"):
            self.headings.append("")
        if tag == "script":
            self.scripts.append("")

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "script" in self._open:
            self.scripts[-1] += data
        elif "style" not in self._open:
            self.text += data
            if "h1" in self._open or "h2" in self._open:
                self.headings[-1] += data

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]

    def charts(self) -> dict[str, dict[str, object]]:
        found: dict[str, dict[str, object]] = json.loads(self.scripts[0])["charts"]
        return found


class Wrong:
    """Loses every turn."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> None:
        return None


@pytest.fixture
def extra() -> None:
    for module in EXTRA:
        pytest.importorskip(module, reason="the extra report is not installed")


def report(cli: Cli, results: Path, *more: str) -> Page:
    out = results.with_suffix(".html")
    ended = cli("report", str(results), "-o", str(out), *more)
    assert (ended.code, ended.out, ended.err) == (0, "", "")
    return Page(out.read_text("utf-8"))


@pytest.mark.usefixtures("extra")
@pytest.mark.parametrize(
    ("game", "players", "titles"),
    [
        ("duel", 2, ["Victories: began", "How the games ended", "What winners had built"]),
        ("wonders", 3, ["Victories: wonder and side", "Where the points come from"]),
        ("architects", 3, ["Victories: wonder"]),
        ("dice", 2, ["Length of the games", "Built most often"]),
    ],
)
def test_every_game_has_a_page(cli: Cli, tmp_path: Path, game: str, players: int, titles: list[str]) -> None:
    results = tmp_path / "rows.jsonl"
    simulate(game, players, games=40, seed=1, out=results)
    page = report(cli, results)
    assert set(titles) <= set(page.headings)
    assert len(page.all("section")) == len(page.all("table"))
    charts = page.charts()
    assert {one.get("data-chart") for one in page.all("div")} - {None} == set(charts)
    assert all(one.get("role") == "img" and one.get("aria-label") for one in page.all("div") if "data-chart" in one)
    assert all(chart["$schema"] for chart in charts.values())


@pytest.mark.usefixtures("extra")
def test_nothing_is_loaded_from_elsewhere(cli: Cli, tmp_path: Path) -> None:
    simulate(ROOM, 3, games=20, seed=1, out=tmp_path / "rows.jsonl")
    page = report(cli, tmp_path / "rows.jsonl")
    assert not any("src" in attributes or "href" in attributes for _, attributes in page.tags)
    policy = next(one["content"] for one in page.all("meta") if one.get("http-equiv") == "Content-Security-Policy")
    assert policy is not None
    assert policy.startswith("default-src 'none'")
    assert not re.search(r"https?:", policy)
    assert "vegaEmbed" in page.scripts[1]


@pytest.mark.usefixtures("extra")
@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", ("Vítězství podle místa", "Hráč 1", "Divadlo", "%")), ("sk", ("Víťazstvá podľa miesta", "Tabuľka"))],
)
def test_languages(cli: Cli, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    simulate("duel", games=60, seed=1, out=tmp_path / "rows.jsonl")
    page = report(cli, tmp_path / "rows.jsonl", "--lang", language)
    assert page.all("html") == [{"lang": language}]
    for word in words:
        assert word in page.text
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", page.text)
    assert not re.search(r"report-\w|Victor|\d\.\d%", page.text)
    assert json.loads(page.scripts[0])["locale"]["decimal"] == ","


@pytest.mark.usefixtures("extra")
def test_tournaments_have_ratings_and_lost_turns(cli: Cli, tmp_path: Path) -> None:
    wrong = f"{__name__}:Wrong"
    tournament(ROOM, ["random", "greedy", wrong], 2, deals=4, seed=1, out=tmp_path)
    page = report(cli, tmp_path / ROWS)
    assert page.headings[1:3] == ["Ratings", "Victories by bot"]
    assert "random stands at 1000" in page.text
    assert "Turns that bots lost" in page.headings
    assert wrong in page.text


@pytest.mark.usefixtures("extra")
def test_what_stands_in_a_file_is_only_text(cli: Cli, tmp_path: Path) -> None:
    results = tmp_path / "rows.jsonl"
    simulate(ROOM, 2, games=5, seed=1, out=results)
    evil = "</script><script>alert(1)</script><b onclick=x>&"
    lines = results.read_text("utf-8").replace('"random"', json.dumps(evil)).splitlines()
    first = json.loads(lines[0])
    first["bots"], first["version"] = [evil, "random"], evil
    lines[0] = json.dumps(first)
    results.write_text("\n".join(lines) + "\n", "utf-8")
    page = report(cli, results)
    assert len(page.scripts) == 3
    assert not page.all("b")
    assert evil in page.text


@pytest.mark.usefixtures("extra")
def test_bad_files_are_named_with_their_line(cli: Cli, tmp_path: Path) -> None:
    results, out = tmp_path / "rows.jsonl", str(tmp_path / "page.html")
    simulate(ROOM, 2, games=4, seed=1, out=results)
    whole = results.read_text("utf-8").splitlines()

    def said(lines: list[str]) -> str:
        results.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        ended = cli("report", str(results), "-o", out)
        assert (ended.code, ended.out) == (2, "")
        return ended.err

    assert "line 3 is no row" in said([*whole[:2], "{}", *whole[3:]])
    changed = whole[2].replace('"place":1', '"place":3', 1)
    assert "line 3: game 1: its figures do not agree" in said([*whole[:2], changed, *whole[3:]])
    assert "first line is no head" in said(whole[1:])
    assert "not one game" in said(whole[:1])
    assert "is empty" in said([])
    assert "'chess' is not known" in said([whole[0].replace('"toy"', '"chess"'), *whole[1:]])
    assert "No such file" in cli("report", str(tmp_path / "gone.jsonl"), "-o", out).err


def test_a_missing_extra_is_named(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(ROOM, 2, games=1, out=tmp_path / "rows.jsonl")
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    ended = cli("report", str(tmp_path / "rows.jsonl"), "-o", str(tmp_path / "page.html"))
    assert ended.code == 2
    assert "extra report (altair is missing): pip install 'septem[report]'" in ended.err
    assert not (tmp_path / "page.html").exists()


@pytest.mark.usefixtures("extra")
def test_an_unknown_language_is_refused(cli: Cli, tmp_path: Path) -> None:
    ended = cli("report", str(tmp_path / "rows.jsonl"), "--lang", "de")
    assert (ended.code, ended.err) == (2, "septem: lang: 'de' is not known; known: en, cs, sk\n")


@pytest.mark.usefixtures("extra")
def test_parquet_makes_the_same_page(cli: Cli, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="the extra data is not installed")
    for name in ("rows.jsonl", "rows.parquet"):
        simulate(ROOM, 2, games=20, seed=1, out=tmp_path / name)
    lines, parquet = report(cli, tmp_path / "rows.jsonl"), report(cli, tmp_path / "rows.parquet")
    assert msgspec.json.encode(lines.charts()) == msgspec.json.encode(parquet.charts())
