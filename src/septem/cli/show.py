"""What the commands show of a game: log lines, numbered moves, the final table."""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from rich.table import Table
from rich.text import Text

from septem.core.errors import SeptemError
from septem.core.game import Game
from septem.core.model import Event, Json, Move, Refusal
from septem.core.texts import texts

HOUSE = "septem.games."
Names = Sequence[str]


def table_module(game: type[Game]) -> ModuleType:
    """The module that draws a game's table: in `septem.cli` for games of the house, else in the game's package."""
    path = f"septem.cli.table_{game.id}" if game.package.startswith(HOUSE) else f"{game.package}.table"
    try:
        return import_module(path)
    except ModuleNotFoundError as problem:
        if problem.name != path:
            raise
        raise SeptemError(f"game: {game.id!r} cannot be drawn in the terminal ({path} is missing)") from None


def seat_names(game: Game, language: str, given: Sequence[str] = ()) -> list[str]:
    """The players' names: `Player 1`, with what is known about who sits there."""
    said = game.texts(language)
    plain = [said.say("seat", {"number": number}) for number in range(1, game.players + 1)]
    return [f"{name} ({who})" for name, who in zip(plain, given, strict=True)] if len(given) == len(plain) else plain


def log_line(game: Game, event: Event, language: str, names: Names) -> str:
    """One event in words."""
    return f"  · {game.event_text(event, language, names)}"


def moves_table(game: Game, moves: list[Move], view: Json, language: str) -> Table:
    """The legal moves by number."""
    label = table_module(type(game)).label
    said = game.texts(language)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, move in enumerate(moves, 1):
        table.add_row(f"{number}", Text(label(move, view, said)))
    return table


def refusals_text(game: Game, refused: list[Refusal], language: str) -> Text:
    """What is not possible, dimmed, a line for each reason."""
    by_reason: dict[str, list[str]] = {}
    for one in refused:
        by_reason.setdefault(game.reason_text(one.reason, language), []).append(one.notation)
    return Text("\n".join(f"   {reason} {', '.join(moves)}" for reason, moves in by_reason.items()), style="dim")


def result_table(game: Game, names: Names, language: str) -> Table:
    """Points by category, best place first."""
    own, said = texts(language, "septem.cli"), game.texts(language)
    result = game.result
    assert result is not None
    reason = said.say(f"end-{result.reason}") if said.has(f"end-{result.reason}") else ""
    table = Table(title=own.say("cli-final"), caption=reason)
    order = [(place, seat) for place, seats in enumerate(result.ranking) for seat in seats]
    table.add_column(own.say("cli-category"))
    for _, seat in order:
        table.add_column(names[seat], justify="right")
    for category in result.categories[0]:
        cells = [str(result.categories[seat].get(category, 0)) for _, seat in order]
        table.add_row(said.say(f"category-{category}"), *cells)
    table.add_section()
    table.add_row(own.say("cli-total"), *(str(result.points[seat]) for _, seat in order), style="bold")
    places = [1 + sum(len(seats) for seats in result.ranking[:place]) for place, _ in order]
    table.add_row(own.say("cli-place"), *(f"{place}." for place in places))
    return table
