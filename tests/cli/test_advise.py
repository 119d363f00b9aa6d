"""`septem advise` and `septem review`: tables in three languages, JSON, and one clear line for what is wrong."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import septem
from septem.cli.review import BARS, DIGITS, bars, thinned
from septem.core.advice import Chances
from septem.core.game import AnyGame
from septem.search.policy import Policy
from tests.cli.conftest import Cli
from tests.rules.duel.tables import city, table

UNSAID = re.compile(r"\b(cli|merit|effect|category|move|gain)-[a-z]|[{}$]")


def written(path: Path, game: AnyGame, seats: tuple[str, ...] = ()) -> str:
    """The record of a game in a file."""
    path.write_bytes(msgspec.json.encode(game.record(seats)))
    return str(path)


def stopped() -> AnyGame:
    """Seat 0 is far ahead in points, but must take the workshop away."""
    blue = ["theater", "altar", "baths", "statue", "temple", "aqueduct", "rostrum", "town_hall", "pantheon"]
    structure = {0: "arena", 1: "senate", 2: "siege_workshop", 3: "palace", 4: "gardens"}
    return table(me=city(cards=blue, coins=3), opp=city(coins=8), age=3, pawn=-7, structure=structure)


def finished() -> AnyGame:
    game, policy = stopped(), Policy()
    game.play(0, "discard gardens")
    while not game.over:
        seat = game.to_act[0]
        game.play(seat, policy.best(game.state, seat))
    return game


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Discard Siege Workshop", "Otherwise your opponent wins at once: military supremacy", "wins")),
        ("cs", ("Odložit: Obléhací dílna", "Jinak soupeř hned vyhraje: vojenská převaha", "výhra")),
        ("sk", ("Odložiť: Obliehacia dielňa", "Inak súper hneď vyhrá: vojenská prevaha", "výhra")),
    ],
)
def test_the_table(cli: Cli, tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    """A position in a file; the first row is the move that stops the other."""
    path = tmp_path / "position.json"
    path.write_bytes(msgspec.json.encode(stopped().position()))
    ended = cli("advise", str(path), "--iterations", "200", "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert not UNSAID.search(ended.out), ended.out
    head, _, rest = ended.out.partition("─")
    assert words[2] in head
    first, second = rest.index(" 1 "), rest.index(" 2 ")
    assert words[0].split()[0] in rest[first:second]
    cells = re.sub(r"\s+", " ", rest[first:second])
    assert all(word in cells for word in (*words[0].split(), *words[1].split()))
    assert re.search(r"\d+\s%", cells)


def test_json_is_the_struct(cli: Cli, tmp_path: Path) -> None:
    game = stopped()
    game.play(0, "discard gardens")
    path = written(tmp_path / "record.json", game)
    ended = cli("advise", path, "--at", "0", "--iterations", "50", "--json", "-")
    assert ended.code == 0
    advice = septem.advise(stopped(), iterations=50)
    assert json.loads(ended.out) == septem.as_data(advice)
    other = cli("advise", path, "--seat", "2", "--iterations", "50", "--json", str(tmp_path / "out.json"))
    assert other.code == 0
    assert json.loads((tmp_path / "out.json").read_text())["seat"] == 1


@pytest.mark.parametrize("language", ["en", "cs", "sk"])
def test_a_review(cli: Cli, tmp_path: Path, language: str) -> None:
    """The first move let the other win at once: the largest mistake, with the better move."""
    path = written(tmp_path / "record.json", finished(), ("human:Jana", "greedy"))
    ended = cli("review", path, "--iterations", "100", "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert not UNSAID.search(ended.out), ended.out
    assert "Jana" in ended.out
    assert any(bar in ended.out for bar in BARS)
    workshop = {"en": "Discard Siege Workshop", "cs": "Odložit: Obléhací dílna", "sk": "Odložiť: Obliehacia dielňa"}
    assert workshop[language] in ended.out


def test_the_review_as_json(cli: Cli, tmp_path: Path) -> None:
    path = written(tmp_path / "record.json", finished())
    ended = cli("review", path, "--iterations", "60", "--json", "-")
    assert json.loads(ended.out) == septem.as_data(septem.review(finished(), iterations=60))


def test_the_chart() -> None:
    assert bars([0.0, 0.5, 1.0], BARS) == "▁▅█"
    assert bars([0.0, 0.34, 1.0], DIGITS) == "039"
    points = tuple(Chances(step, step, (1.0,)) for step in range(100))
    kept = thinned(points, 10)
    assert (len(kept), kept[0], kept[-1]) == (10, points[0], points[-1])
    assert thinned(points, 200) == list(points)


# ---- what is refused ---------------------------------------------------------------------------
def test_wrong_questions_get_one_line(cli: Cli, tmp_path: Path) -> None:
    unfinished, over = stopped(), finished()
    position = tmp_path / "position.json"
    position.write_bytes(msgspec.json.encode(unfinished.position()))
    record = written(tmp_path / "over.json", over)
    junk, many, empty = tmp_path / "junk.json", tmp_path / "many.jsonl", tmp_path / "empty.json"
    junk.write_text("no JSON")
    many.write_bytes(msgspec.json.encode(over.record()) + b"\n" + msgspec.json.encode(over.record()))
    written(empty, unfinished)
    made = len(over.record().moves)
    for arguments, problem in (
        (("advise", record), f"at: must be given: the game in {record} is over after its {made} moves"),
        (("advise", record, "--at", "99"), f"at: 99 is not allowed; allowed: whole numbers from 0 to {made}"),
        (("advise", str(position), "--at", "1"), f"at: is for records; {position} is a position, which has no moves"),
        (("advise", str(position), "--seat", "2"), "seat: 2 owes no decision now; those who do: 1"),
        (("advise", str(position), "--seat", "3"), "seat: 3 is not allowed; allowed: whole numbers from 1 to 2"),
        (("advise", str(position), "--ms", "0"), "ms: 0 is not allowed; allowed: whole numbers from 1 to 3600000"),
        (("advise", str(position), "--ms", "5", "--iterations", "5"), "ms: is not allowed beside iterations"),
        (("advise", str(position), "--lang", "de"), "lang: 'de' is not known; known: en, cs, sk"),
        (("advise", str(junk)), f"{junk}: is neither a record nor a position of septem"),
        (("advise", str(many)), f"{many}: holds 2 records; needed is one"),
        (("review", str(junk)), f"{junk}: is neither a record nor a position of septem"),
        (
            ("review", str(position)),
            f"{position}: is a position, which has no moves to look back on; needed is a record",
        ),
        (("review", str(empty)), f"{empty}: the record has no moves to look back on"),
    ):
        ended = cli(*arguments)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err == f"septem: {problem}\n"


def test_several_may_be_asked(cli: Cli, tmp_path: Path) -> None:
    game = septem.new("wonders", players=3, seed=1)
    path = tmp_path / "position.json"
    path.write_bytes(msgspec.json.encode(game.position()))
    assert cli("advise", str(path)).err == "septem: seat: must be given: 1, 2, 3 all owe a decision\n"
    assert cli("advise", str(path), "--seat", "2", "--iterations", "20").code == 0


def test_a_broken_record_is_said(cli: Cli, tmp_path: Path) -> None:
    record = septem.as_data(finished().record())
    path = tmp_path / "broken.json"
    path.write_text(json.dumps({**record, "moves": [[0, "build nonsense"]], "result": None}))
    for command in ("advise", "review"):
        ended = cli(command, str(path))
        assert ended.code == 2
        assert ended.err.startswith("septem: record move 1")
