"""Every message id of 7 Wonders has a text in all languages, and it can be said with what games really pass."""

import ast
import json
import re
from contextlib import suppress
from importlib.resources import files
from typing import Any, get_args

import pytest

import septem
from septem.cli.wonders.words import effect_words, effects_words
from septem.core.errors import IllegalMove
from septem.core.model import Reason
from septem.core.texts import Texts
from septem.games.wonders import purchases, reasons
from septem.games.wonders.catalogue import RESOURCES, SETUP
from septem.games.wonders.codes import HOW, PHASES
from septem.games.wonders.engine import WondersState
from septem.games.wonders.model import Event
from septem.games.wonders.room import ROOM, WondersGame
from septem.games.wonders.scoring import CATEGORIES
from septem.games.wonders.tables import ALL_ROWS
from tests.games.wonders_texts.played import LANGUAGES, TABLES, finished, steps

KEBAB = re.compile(r"[a-z]+(-[a-z]+)+")
SOURCES = ("coins", "victory_token", "defeat_token", "stage", "card", "symbols", "sets", "copied_guild")
HOSTILE = (
    "side day",
    "decline",
    "recover altar",
    "build palace",
    "build palace power",
    "build baths L9 R9",
    "wonder 3 with altar",
    "wonder 1 with altar L1",
    "free-city sell altar",
    "sell palace",
    "build nothing_known",
)


def kebab_strings(module: Any) -> set[str]:
    """Words such as `already-built` that stand in a module's code."""
    tree = ast.parse((files("septem.games.wonders") / f"{module.__name__.rpartition('.')[2]}.py").read_text("utf-8"))
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return {text for text in texts if KEBAB.fullmatch(text)}


@pytest.fixture(params=LANGUAGES)
def said(request: pytest.FixtureRequest) -> Texts:
    return ROOM.texts(request.param)


def event_kinds() -> set[str]:
    """The tags of all event structs."""
    return {str(kind.__struct_config__.tag) for kind in get_args(Event)}


def test_every_event_kind_has_a_text(said: Texts) -> None:
    assert {"age-began", "seventh-declined-hidden", "recovery-lost"} <= event_kinds()
    assert not [kind for kind in event_kinds() if not said.has(f"event-{kind}")]


def test_every_reason_has_a_text(said: Texts) -> None:
    codes = kebab_strings(reasons) | kebab_strings(purchases) | {"cannot-afford-coins", "cannot-afford-resources"}
    assert {"already-built", "seller-lacks-unit", "wrong-payment"} <= codes
    assert not [code for code in codes if not said.has(f"reason-{code}")]


def test_every_phase_category_result_and_source_has_a_text(said: Texts) -> None:
    wanted = [f"phase-{phase}" for phase in PHASES] + [f"category-{category}" for category in CATEGORIES]
    wanted += [f"end-{reason}" for reason in ("most_points", "most_coins", "shared")]
    wanted += [f"source-{source}" for source in SOURCES] + [f"letter-{name}" for name in RESOURCES]
    wanted += [f"move-{action}" for action in ("build", "wonder", "sell", "side", "recover", "decline", "free-city")]
    wanted += [f"move-build-{how}" for how in HOW if how != "paid"]
    assert not [message for message in wanted if not said.has(message)]


def test_letters_of_resources_differ(said: Texts) -> None:
    assert len({said.say(f"letter-{name}") for name in RESOURCES}) == len(RESOURCES)


def test_every_effect_kind_can_be_said(said: Texts) -> None:
    assert not [kind for kind in SETUP["vocabulary"] if not said.has(f"effect-{kind}")]
    for row in ALL_ROWS:
        for text in (effects_words(row, said), *(effect_words(effect, said) for effect in row.effects)):
            assert text
            assert not re.search("(effect|counted|where|symbol)-", text)


def test_every_event_and_refusal_of_games_can_be_said() -> None:
    kinds: set[str] = set()
    reasons: set[str] = set()
    for players, options in TABLES:
        for game, seat in steps(players, options, seed=players):
            for refusal in game.refused(seat):
                reasons.add(refusal.reason.code)
                for language in LANGUAGES:
                    speak(game, refusal.reason, language)
        for event in (entry.event for viewer in (None, *range(players)) for entry in game.events(viewer)):
            kinds.add(event.kind)
            lines = [game.event_text(event, language) for language in LANGUAGES]
            assert not [line for line in lines if "event-" in line or "free_city" in line or "{" in line]
    assert event_kinds() - kinds <= {"recovery-lost"}
    assert {"already-built", "cannot-afford-coins", "cannot-afford-resources", "all-stages-built"} <= reasons
    assert {"free-city-must-build", "free-city-must-not-sell"} <= reasons


def wonders_state(game: WondersGame) -> WondersState:
    state = game.state
    assert isinstance(state, WondersState)
    return state


def speak(game: WondersGame, reason: Reason, language: str) -> None:
    text = game.reason_text(reason, language)
    assert text
    assert not re.search("reason-|{", text)


def test_reasons_of_moves_that_nobody_offered_can_be_said() -> None:
    found = set()
    for players, options in TABLES[:4]:
        for game, seat in steps(players, options, seed=5):
            for text in HOSTILE if not game.over else ():
                with suppress(IllegalMove):
                    game.copy().play(seat, text)
                    continue
                reason = ROOM.why_not(wonders_state(game), seat, text)
                found.add(reason.code)
                for language in LANGUAGES:
                    speak(game, reason, language)
    assert {"other-phase", "not-in-hand", "unknown-move", "not-next-stage"} <= found


def test_every_source_of_points_can_be_said(said: Texts) -> None:
    for players, options in TABLES[2:5]:
        result = finished(players, options, seed=3).result
        assert result is not None
        for node in (node for tree in result.trees for category in tree for node in category.parts):
            assert "source-" not in said.say(f"source-{node.id}", node.args)
        assert said.has(f"end-{result.reason}")


@pytest.mark.parametrize(
    ("edition", "begins", "card", "reason"),
    [
        (1, "Začíná II. epocha.", "Skriptorium", "Stavba zdarma už je v této epoše využitá."),
        (2, "Začíná II. věk.", "Písařská dílna", "Stavba zdarma už je v tomto věku využitá."),
    ],
)
def test_each_edition_has_its_own_words(edition: int, begins: str, card: str, reason: str) -> None:
    """In the log, in names and in reasons, without anybody naming the edition again."""
    game = finished(3, {"edition": edition}, seed=1)
    first = next(entry.event for entry in game.events(None) if entry.event.kind == "age-began")
    assert game.event_text(first, "cs") == begins
    assert game.texts("cs").name("card", "scriptorium") == card
    assert game.reason_text(Reason("power-already-used"), "cs") == reason


def test_without_a_table_the_second_edition_speaks() -> None:
    said = ROOM.texts("cs")
    assert said.say("event-age-began", {"age": 3}) == "Začíná III. věk."
    assert said.name("card", "strategists_guild") == "Cech stratégů"  # only the first edition has this card


@pytest.mark.parametrize(
    ("language", "coins", "text"),
    [
        ("en", 1, "Ann receives 1 coin for Tavern."),
        ("en", 5, "Ann receives 5 coins for Tavern."),
        ("cs", 1, "Ann dostává 1 minci za kartu Krčma."),
        ("cs", 3, "Ann dostává 3 mince za kartu Krčma."),
        ("cs", 5, "Ann dostává 5 mincí za kartu Krčma."),
        ("sk", 1, "Ann dostáva 1 mincu za kartu Krčma."),
        ("sk", 2, "Ann dostáva 2 mince za kartu Krčma."),
        ("sk", 9, "Ann dostáva 9 mincí za kartu Krčma."),
    ],
)
def test_forms_of_coins(language: str, coins: int, text: str) -> None:
    args = {"seat": "Ann", "coins": coins, "source": "card", "card": "tavern"}
    assert ROOM.texts(language).say("event-coins-gained", args) == text


def test_the_free_city_has_a_name_wherever_it_takes_part() -> None:
    args = {"seat": "free_city", "card": "altar", "how": "paid", "left_coins": 2, "left": "Ann", "right_coins": 1}
    text = ROOM.texts("sk").say("event-built", {**args, "right": "free_city"})
    assert (
        text == "Slobodné mesto stavia budovu Oltár, platí vľavo 2 mince (Ann), platí vpravo 1 mincu (Slobodné mesto)."
    )


def test_every_option_and_value_has_a_text(said: Texts) -> None:
    for form in ROOM.option_forms():
        values = [json.dumps(value).strip('"') for value in form.values]
        values += ["pieces"] if form.pieces else []
        assert not [text for text in (form.text, *(f"{form.text}-{value}" for value in values)) if not said.has(text)]


def test_forms_say_what_depends_on_what() -> None:
    """SW-121: two options belong to the first edition; boards and sides are picked from lists of the catalogue."""
    forms = {form.name: form for form in ROOM.option_forms()}
    assert {name: form.when for name, form in forms.items() if form.when} == {
        "mausoleum_timing": {"edition": (1,)},
        "extra_guilds": {"edition": (1,)},
    }
    pieces = septem.as_data(septem.catalogue("wonders"))
    assert {form.name for form in forms.values() if form.pieces in pieces} == {"boards", "sides"}
    assert {name: form.default for name, form in forms.items()} == {
        "edition": 2,
        "boards": "random",
        "sides": "random",
        "mausoleum_timing": None,
        "reveal_all_choices": None,
        "extra_guilds": 0,
    }
