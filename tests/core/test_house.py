"""What the games share: ways to get a game, options, positions and records, tables, texts, the journal."""

import json
from typing import Any

import msgspec
import pytest

import septem
from septem.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadTable,
    IllegalMove,
    RulesChanged,
    SeptemError,
    UnknownGame,
)
from septem.core.interchange import as_data
from septem.core.model import Told, ranking
from septem.core.options import Option, Options, checked, option_forms
from septem.core.state import Journal
from septem.core.tables import filled, index_of, parse_table, rows, unique
from septem.core.texts import texts
from tests.toy.fixtures import toy
from tests.toy.model import Shown, Swapped, SwappedHidden
from tests.toy.room import ROOM


def test_ways_to_get_a_game() -> None:
    game = septem.new("toy", players=3, seed=7, bell="loud")
    assert septem.load(game.position()).position() == game.position()
    assert septem.load(json.dumps(as_data(game.position()))).position() == game.position()
    assert septem.replay(game.record()).position() == game.position()
    assert septem.replay(as_data(game.record())).position() == game.position()
    assert septem.sample(game.view(1), septem.Rng(1)).view(1) == game.view(1)
    assert septem.new("toy").seed != septem.new("toy").seed


@pytest.mark.parametrize("game", ["chess", "", "TOY", "wonders "])
def test_unknown_games(game: str) -> None:
    with pytest.raises(UnknownGame, match="known: wonders, duel"):
        septem.new(game)


POSITION_FAULTS: list[tuple[Any, str]] = [
    ({"game": "chess"}, "chess"),
    ({"game": None}, "header"),
    ({"players": 9}, "players"),
    ({"players": "3"}, "header"),
    ({"rules": "toy-0"}, "toy-0"),
    ({"septem": 7}, "format 7"),
    ({"extra": 1}, "extra"),
    ({"options": {"bell": "cracked"}}, "bell"),
    ({"state": {}}, "state"),
    ({"step": -1}, "step"),
    ({"sealed": [[0, "show 99"]]}, "show 99"),
    ({"sealed": [[9, "show 1"]]}, "9"),
    ({"sealed": [[0, "show 3"], [1, "show 9"], [2, "show 8"]]}, "sealed"),
]


@pytest.mark.parametrize(("change", "complaint"), POSITION_FAULTS)
def test_bad_positions_name_the_field(change: dict[str, Any], complaint: str) -> None:
    position = {**as_data(toy(3, 1).position()), **change}
    with pytest.raises(BadPosition, match=complaint):
        septem.load(position)


def hands(*given: list[int]) -> list[dict[str, list[int]]]:
    """Cities with these hands and nothing else."""
    return [{"hand": hand} for hand in given]


STATE_FAULTS: list[tuple[Any, str]] = [
    ({"turn": -1}, "turn"),
    ({"turn": "one"}, "turn"),
    ({"cities": hands([3, 4, 15], [9, 13, 14])}, "cities"),
    ({"cities": hands([3, 3, 4], [9, 13, 14], [8, 12, 16])}, "hand: card 3"),
    ({"cities": hands([3, 4, 99], [9, 13, 14], [8, 12, 16])}, "hand: card 99"),
    ({"cities": hands([], [9, 13, 14], [8, 12, 16])}, "cities|deck"),
    ({"cities": [{"spice": 1}] * 3}, r"spice.*cities"),
    ({"cities": [{"hand": [3, 4, 15], "prizes": -1}, *hands([9, 13, 14], [8, 12, 16])]}, "prizes"),
    ({"deck": []}, "deck"),
    ({"streams": [1]}, "streams"),
    ({"streams": [0] * 8}, "streams"),
    ({"spice": 1}, "spice"),
]


@pytest.mark.parametrize(("change", "complaint"), STATE_FAULTS)
def test_impossible_states_name_the_field(change: dict[str, Any], complaint: str) -> None:
    position = as_data(toy(3, 1).position())
    position["state"] = {**position["state"], **change}
    with pytest.raises(BadPosition, match=complaint):
        septem.load(position)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', b"\xff", "{}", "[1, 2", 5, None, object()])
def test_nonsense_is_neither_position_nor_record(text: Any) -> None:
    with pytest.raises(BadPosition):
        septem.load(text)
    with pytest.raises(BadRecord):
        septem.replay(text)


def test_records_of_other_rules_say_so() -> None:
    with pytest.raises(RulesChanged, match="toy-0"):
        septem.replay({**as_data(toy(3, 1).record()), "rules": "toy-0"})


def test_a_game_from_a_position_has_a_record_too() -> None:
    game = toy(3, 1)
    game.play(0, "show 3")
    loaded = septem.load(game.position())
    loaded.play(1, "show 9")
    record = loaded.record()
    assert record.start is not None
    assert septem.replay(json.dumps(as_data(record))).position() == loaded.position()


def test_errors_by_kind() -> None:
    game = toy(3, 1)
    with pytest.raises(IllegalMove) as unknown_code:
        game.play(0, 999)
    assert unknown_code.value.reason.code == "unknown-code"
    with pytest.raises(BadMove):
        game.play(0, "sing")
    with pytest.raises(BadMove, match="seats are 0 to 2"):
        game.play(3, "show 3")
    game.play(0, "show 3")
    with pytest.raises(IllegalMove) as too_early:
        game.play(0, "show 4")
    assert too_early.value.reason.code == "not-your-turn"
    assert issubclass(BadMove, IllegalMove)
    assert issubclass(IllegalMove, SeptemError)


class Choices(Options, frozen=True, kw_only=True):
    """Options of no game."""

    edition: int = 1
    open: bool = False
    rounds: int | None = None
    sheet: str = ""


def as_it_is(text: str, name: str) -> str:
    """How a file is read that says nothing but itself."""
    return text


DECLARED = (
    Option(name="edition", values=(1, 2)),
    Option(name="open", values=(False, True), when={"edition": (2,)}, players=(3, 4)),
    Option(name="rounds", kind="number", values=(None,), limits=(1, 99)),
    Option(name="sheet", kind="file", values=("",), fits=lambda value: value == "x", form="a sheet", read=as_it_is),
)


def test_options_are_checked_by_type_and_value() -> None:
    complete = {"edition": 2, "open": False, "rounds": None, "sheet": ""}
    assert checked(Choices, DECLARED, {"edition": 2}) == complete
    assert checked(Choices, DECLARED, {"rounds": 99, "sheet": "x"}) == {
        **complete,
        "edition": 1,
        "rounds": 99,
        "sheet": "x",
    }
    for wrong in (
        {"edition": True}, {"edition": "1"}, {"edition": 1.0}, {"open": 1}, {"edition": 3}, {"nosuch": 1},
        {"rounds": 0}, {"rounds": 100}, {"rounds": True}, {"rounds": 5.0}, {"rounds": "5"}, {"sheet": "y"},
    ):  # fmt: skip
        with pytest.raises(BadOption):
            checked(Choices, DECLARED, wrong)
    with pytest.raises(BadOption, match="open: 'x' is not allowed; allowed: false, true"):
        checked(Choices, DECLARED, {"open": "x"})
    with pytest.raises(BadOption, match="rounds: 0 is not allowed; allowed: null or whole numbers from 1 to 99"):
        checked(Choices, DECLARED, {"rounds": 0})


def test_options_say_what_a_form_needs() -> None:
    edition, open_, rounds, sheet = option_forms(Choices, DECLARED)
    assert (edition.name, edition.kind, edition.default, edition.values) == ("edition", "choice", 1, (1, 2))
    assert (edition.text, edition.when, edition.players) == ("option-edition", {}, ())
    assert (open_.when, open_.players) == ({"edition": (2,)}, (3, 4))
    assert (rounds.kind, rounds.limits, rounds.default) == ("number", (1, 99), None)
    assert (sheet.kind, sheet.limits) == ("file", None)
    assert json.loads(msgspec.json.encode(rounds))["limits"] == [1, 99]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: int


def test_tables_name_the_entry() -> None:
    good = parse_table('[[card]]\nid = "baths"\ncost = 1\n', "cards.toml")
    assert rows(good, "card", Card, "cards.toml") == [Card("baths", 1)]
    with pytest.raises(BadTable, match=r"cards\.toml: .*line 1"):
        parse_table("[[card\nid = 1", "cards.toml")
    with pytest.raises(BadTable, match=r"cards\.toml card baths: .*cost"):
        rows({"card": [{"id": "baths", "cost": "x"}]}, "card", Card, "cards.toml")
    with pytest.raises(BadTable, match="number 2"):
        rows({"card": [{"id": "baths", "cost": 1}, {"cost": 1}]}, "card", Card, "cards.toml")
    with pytest.raises(BadTable, match=r"needs a list of \[\[card\]\]"):
        rows({}, "card", Card, "cards.toml")
    with pytest.raises(BadTable, match="'a' stands there twice"):
        unique(["a", "b", "a"], "ids")
    with pytest.raises(BadTable, match="unknown 'c'; known: a, b"):
        index_of(["a", "b"], "c", "ids")
    assert filled([1, 2], 4) == [1, 2, 0, 0]
    with pytest.raises(ValueError, match="do not fit"):
        filled([1, 2], 1)


@pytest.mark.parametrize("package", [None, "septem.cli", "tests.toy"])
def test_every_text_exists_in_every_language(package: str | None) -> None:
    from septem.core.texts import sources

    ids = [
        {
            line.partition(" =")[0]
            for source in sources(language, package)
            for line in source.splitlines()
            if " = " in line
        }
        for language in ("en", "cs", "sk")
    ]
    assert ids[0] == ids[1] == ids[2]


def test_texts_speak_names_and_refuse_unknown_languages() -> None:
    said = texts("cs", "tests.toy", ROOM.names())
    assert said.name("game", "toy") == "Trh"
    assert said.name("game", "nosuch") == "nosuch"
    assert said.say("no-such-message") == "no-such-message"
    with pytest.raises(SeptemError, match="known: en, cs, sk"):
        texts("de")


def test_numbers_and_lists_are_written_as_people_write_them() -> None:
    said = texts("cs", "tests.toy", ROOM.names())
    assert said.say("seat", {"number": -1}) == "Hráč −1"
    assert said.say("seat", {"number": 12345}) == "Hráč 12\xa0345"
    assert said.say("event-shown", {"seat": "Ann", "card": {"a": 2, "b": 1}}) == "Ann ukazuje 2× a, b."


def test_facts_of_a_table_are_known_to_every_message() -> None:
    said = texts("cs", "tests.toy", ROOM.names(), {"number": 7})
    assert said.say("seat") == "Hráč 7"
    assert said.say("seat", {"number": 8}) == "Hráč 8"


def test_own_arguments_are_never_cut() -> None:
    said = texts("en", "tests.toy", ROOM.names())
    for length in (100, 300, 2600, 100_000):
        assert "x" * length + " " in said.say("reason-unknown-move", {"move": "x" * length}) + " "
    cards = [f"card {number}" for number in range(500)]
    assert ", ".join(cards) in said.say("reason-unknown-move", {"move": cards})


def test_events_hide_what_is_private() -> None:
    public, private = SwappedHidden(1), Swapped(1, 3, 4)
    told = Told(private, seats=(1,), others=public)
    assert told.seen_by(1) == private
    assert told.seen_by(0) == public
    assert told.seen_by(None) == public
    assert Told(private, seats=(1,)).seen_by(0) is None
    assert Told(Shown(1, 3)).seen_by(None) == Shown(1, 3)


def test_ranking_shares_places() -> None:
    assert ranking([2, 1, 2, 4]) == ((1,), (0, 2), (3,))


@pytest.mark.sanitize
def test_a_journal_keeps_every_row() -> None:
    state = toy(3, 1).state
    journal = state.keep_journal()
    assert isinstance(journal, Journal)
    expected: list[tuple[int, ...]] = []
    for seed in range(200):
        short = state.copy()
        kept = short.keep_journal()
        for one in (state, short):
            one.begin(seed)
            one.finish()
        expected += kept.rows()
    assert journal.rows() == expected
    assert len(expected) > 2000
    journal.clear()
    assert journal.rows() == []
