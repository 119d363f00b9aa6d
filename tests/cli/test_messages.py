"""Texts of the terminal: the same messages with the same arguments in all languages, and none that nobody says."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from septem.bots.registry import BOTS
from septem.cli.play import HELP

SOURCE = Path(str(files("septem")))
PACKAGES = (
    "septem.core",
    "septem.cli",
    *(f"septem.games.{game}" for game in ("wonders", "duel", "architects", "dice")),
)
BY_PART = re.compile(r"""["']([a-z]+(?:-[a-z]+)*-)(?:\{|["'] \+)""")
FOR_CLIENTS = ("source-",)
"""Sources of points, by the ids of the score tree: said by clients that show the tree."""


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Ids of a language file with the arguments each one uses, also through other messages."""
    text = (files(package) / "data" / f"{language}.ftl").read_text("utf-8")
    blocks = {block.split(" =")[0]: block for block in re.split(r"^(?=[a-z])", text, flags=re.M) if " =" in block}

    def arguments(name: str) -> set[str]:
        inner = [one for one in re.findall(r"\{ ([a-z][\w-]*) \}", blocks[name]) if one in blocks]
        return set(re.findall(r"\$(\w+)", blocks[name])).union(*map(arguments, inner))

    return {name: arguments(name) for name in blocks}


def code(folder: str = "") -> str:
    return "\n".join(path.read_text("utf-8") for path in (SOURCE / folder).rglob("*.py"))


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_the_terminal_has_the_same_messages_in_all_languages(language: str) -> None:
    assert messages("septem.cli", language) == messages("septem.cli", "en")


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", ["cs", "sk"])
def test_no_language_lacks_a_message(package: str, language: str) -> None:
    assert set(messages(package, language)) == set(messages(package, "en"))


def test_no_message_of_the_terminal_is_unused() -> None:
    """Every id stands in the code, letter by letter or as a known list makes it."""
    text = code()
    made = {f"cli-help-{topic}" for topic in HELP} | {f"cli-bot-{bot}" for bot in BOTS}
    made |= {"cli-won", "cli-won-suddenly", "cli-points"}
    assert 'f"cli-won{sudden}"' in text
    found = set(messages("septem.cli", "en"))
    assert made <= found
    report = code("cli/report")
    signs = [one for one in found if one.startswith("report-")]
    made |= {one for one in signs if re.search(rf"""["']{one.removeprefix("report-")}["']""", report)}
    made |= {one for one in signs if one.startswith(("report-label-", "report-column-"))}
    assert 'f"report-{message}"' in report
    assert 'f"report-label-{name}"' in report
    assert not [one for one in found - made if f'"{one}"' not in text and f"'{one}'" not in text]


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != "septem.cli"])
def test_no_message_of_a_game_is_unused(package: str) -> None:
    """Every id stands in the code, is part of another message, or begins as the code begins one."""
    text = code()
    prefixes = tuple(set(BY_PART.findall(text))) + FOR_CLIENTS
    assert {"event-", "reason-", "effect-"} <= set(prefixes)
    written = (files(package) / "data" / "en.ftl").read_text("utf-8")
    inner = set(re.findall(r"\{ ([a-z][\w-]*) \}", written))
    literal = set(re.findall(r"""["']([a-z]+(?:-[\w-]+)?)["']""", text))
    unused = [one for one in messages(package, "en") if one not in literal | inner and not one.startswith(prefixes)]
    assert unused == []


def test_the_check_finds_an_unused_message() -> None:
    prefixes = set(BY_PART.findall('said.say(f"effect-{kind}") + said.say("place-" + place)'))
    assert prefixes == {"effect-", "place-"}


@pytest.mark.parametrize("language", ["cs", "sk"])
def test_new_texts_use_the_words_of_the_glossary(language: str) -> None:
    """Hints are `rada`, help is another word; nobody is addressed as `vy`."""
    text = (files("septem.cli") / "data" / f"{language}.ftl").read_text("utf-8")
    hint = re.search(r"^cli-hint = (\w+):", text, re.MULTILINE)
    assert hint is not None
    assert hint[1] == "Rada"
    assert not re.search(r"\b(vy|vaše|váš|máte|zadejte|zadajte|vyberte)\b", text, re.IGNORECASE)
