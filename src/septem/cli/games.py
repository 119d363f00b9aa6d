"""`septem games`: what can be played, with how many, and what can be chosen before."""

import sys
from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from septem.core.errors import UnknownGame
from septem.core.options import OptionForm, word_of
from septem.core.room import AnyRoom
from septem.core.texts import Texts, texts
from septem.games import game_ids, room_of


def show_games(game_id: str | None, language: str) -> None:
    """Every game, or one, with its options as they are typed and what they mean."""
    console = Console(highlight=False)
    own = texts(language, "septem.cli")
    for room in [room_of(game_id)] if game_id is not None else loadable():
        head = Text(room.id, "bold").append(f"  {name_of(room, language)}, ", "not bold")
        console.print(head.append(own.say("cli-players", {"players": players_of(room)}), "not bold"))
        console.print(Padding(options_table(room, language), (0, 0, 0, 2)))
        console.print()


def loadable() -> Iterator[AnyRoom]:
    """The rooms of all games; one of another package that is broken is named and left out."""
    for game_id in game_ids():
        try:
            yield room_of(game_id)
        except UnknownGame as problem:
            print(f"septem: {problem}", file=sys.stderr)


def name_of(room: AnyRoom, language: str = "en") -> str:
    """The name of a game in a language."""
    said = room.texts(language)
    return said.say("game-name") if said.has("game-name") else said.name("game", room.id)


def players_of(room: AnyRoom) -> str:
    """How many can play."""
    return f"{room.least}-{room.most}" if room.least < room.most else str(room.most)


def options_table(room: AnyRoom, language: str) -> Table:
    """Every option with its name, and below it the values that may be given."""
    said, own = room.texts(language), texts(language, "septem.cli")
    described = {option.name: option.form for option in room.options}
    table = Table.grid(padding=(0, 2))
    for form in room.option_forms():
        values = "\n".join(values_of(form, described[form.name], said, own))
        table.add_row(flag_of(form.name), Text(title_of(form, said, own), "bold").append(f"\n{values}", "not bold"))
    return table


def flag_of(name: str) -> str:
    """An option as one types it."""
    return f"--{name.replace('_', '-')}"


def title_of(form: OptionForm, said: Texts, own: Texts) -> str:
    """What an option is about, and when it means anything."""
    title = said.say(form.text) if said.has(form.text) else form.name
    only = [f"{name}={word_of(value)}" for name, values in form.when.items() for value in values]
    if only:
        title += f" ({own.say('cli-option-only', {'what': ', '.join(only)})})"
    if form.players:
        players = own.say("cli-players", {"players": ", ".join(map(str, form.players))})
        title += f" ({own.say('cli-option-only', {'what': players})})"
    return title


def values_of(form: OptionForm, described: str, said: Texts, own: Texts) -> Iterator[str]:
    """Every value that is listed, with its meaning, then what others there may be."""
    for value in form.values:
        usual = f" ({own.say('cli-option-default')})" if _same(value, form.default) else ""
        yield f"{_meant(form, word_of(value), word_of(value), said)}{usual}"
    match form:
        case OptionForm(limits=(least, most)):
            yield own.say("cli-option-number", {"least": least, "most": most})
        case OptionForm(kind="file"):
            yield _meant(form, "file", own.say("cli-option-file"), said)
        case _ if described:
            yield _meant(form, form.kind, described, said)
    if not any(_same(value, form.default) for value in form.values):
        yield f"{word_of(form.default)} ({own.say('cli-option-default')})"


def _meant(form: OptionForm, value: str, typed: str, said: Texts) -> str:
    text = f"{form.text}-{value}"
    return f"{typed} – {said.say(text)}" if said.has(text) else typed


def _same(value: object, default: object) -> bool:
    return type(value) is type(default) and value == default
