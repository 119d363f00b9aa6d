"""What the commands show of a game: log lines, numbered moves, refusals, the final table."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from septem.cli.screens import screen_of
from septem.core.game import AnyGame
from septem.core.model import EventData, Move, Refusal, Result, ViewHead
from septem.core.texts import Texts, texts

AnyMove = Move[Any, Any]
AnyRefusal = Refusal[Any]
Names = Sequence[str]
ROOMY = 4
"""Up to so many players the final table has wide columns."""
NARROW = 8
"""Columns of the final table for more of them: seven fit into a terminal of 80 columns."""


class TableTexts(Texts):
    """The texts of a game at a table: seats are called by the names of those who sit there."""

    def __init__(self, said: Texts, names: Names) -> None:
        self.language = said.language
        self.said = said
        self.names = names

    def say(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """A sentence; `seat` is the name of the player with that number."""
        if message == "seat" and args and args["number"] <= len(self.names):
            return str(self.names[args["number"] - 1])
        return self.said.say(message, args)

    def has(self, message: str) -> bool:
        """Whether there is a sentence for this id."""
        return self.said.has(message)

    def name(self, kind: str, item: str) -> str:
        """The name of a card, board, token ..."""
        return self.said.name(kind, item)


def log_line(game: AnyGame, event: EventData, language: str, names: Names) -> str:
    """One event in words."""
    return f"  · {game.event_text(event, language, names)}"


def moves_table(game: AnyGame, moves: list[AnyMove], view: ViewHead, said: Texts) -> Table:
    """The legal moves by number."""
    label = screen_of(game.room).table.label
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="bold")
    table.add_column()
    for number, move in enumerate(moves, 1):
        table.add_row(f"{number}", Text(label(move, view, said)))
    return table


def refusals_table(game: AnyGame, refused: list[AnyRefusal], view: ViewHead, said: Texts) -> Table:
    """What is not possible and why, dimmed; moves with the same reason stand together."""
    by_reason: dict[str, dict[str, None]] = {}
    for one in refused:
        reason = game.reason_text(one.reason, said.language)
        by_reason.setdefault(reason, {})[refusal_words(game, one, view, said)] = None
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    table.add_column(style="dim")
    for reason, moves in by_reason.items():
        table.add_row(" ✗", Text(f"{', '.join(moves)} – {reason}"))
    return table


def refusal_words(game: AnyGame, refusal: AnyRefusal, view: ViewHead, said: Texts) -> str:
    """A move that is not possible, in words."""
    return screen_of(game.room).table.refused(refusal, view, said)


# ---- the end -----------------------------------------------------------------------------------
def result_table(game: AnyGame, names: Names, language: str) -> Table:
    """Points by category, best place first; with equal points also the figure that decides then."""
    own, said, result = texts(language, "septem.cli"), game.texts(language), ended(game)
    reason = said.say(f"end-{result.reason}") if said.has(f"end-{result.reason}") else ""
    table = Table(title=own.say("cli-final"), caption=reason, title_style="bold", box=box.SIMPLE_HEAD, show_edge=False)
    table.padding = (0, 1 if game.players <= ROOMY else 0)
    order = [seat for seats in result.ranking for seat in seats]
    categories = {category: said.say(f"category-{category}") for category in result.categories[0]}
    table.add_column(own.say("cli-category"), min_width=max(map(len, categories.values())))
    for seat in order:
        style = "bold green3" if seat in result.winners else ""
        width = None if game.players <= ROOMY else NARROW
        table.add_column(Text(names[seat], style), justify="right", style=style, overflow="fold", max_width=width)
    for category, name in categories.items():
        table.add_row(name, *(str(result.categories[seat].get(category, 0)) for seat in order))
    table.add_section()
    table.add_row(own.say("cli-total"), *(str(result.points[seat]) for seat in order), style="bold")
    figures = tie_figures(game)
    if figures and len(set(result.points)) < len(result.points):
        what = own.say("cli-tie", {"what": said.say(f"category-{game.room.tie_break}")})
        table.add_row(what, *(str(figures[seat]) for seat in order))
    places = {seat: place for place, seats in _places(result) for seat in seats}
    table.add_row(own.say("cli-place"), *(f"{places[seat]}." for seat in order))
    return table


def ended(game: AnyGame) -> Result:
    """The result of a finished game."""
    result = game.result
    assert result is not None
    return result


def _places(result: Result) -> list[tuple[int, tuple[int, ...]]]:
    """Each place with the seats that share it."""
    return [(1 + sum(map(len, result.ranking[:at])), seats) for at, seats in enumerate(result.ranking)]


def tie_figures(game: AnyGame) -> list[int]:
    """By seat the figure that decides among equal points, as the engine counts it; empty if the game has none."""
    if game.room.tie_break is None or ended(game).reason in game.room.sudden_ends:
        return []
    column = game.room.columns.index(game.room.tie_break)
    return [game.state.row(seat, column + 1)[column] for seat in range(game.players)]


def winner_lines(game: AnyGame, names: Names, language: str) -> list[str]:
    """Who won, with how many points, and what decided if the points were equal."""
    own, said, result = texts(language, "septem.cli"), game.texts(language), ended(game)
    winners = result.winners
    sudden = "-suddenly" if result.reason in game.room.sudden_ends else ""
    who = {"names": ", ".join(names[seat] for seat in winners), "count": len(winners)}
    lines = [own.say(f"cli-won{sudden}", {**who, "points": result.points[winners[0]]})]
    figures = tie_figures(game)
    level = [seat for seat, points in enumerate(result.points) if points == result.points[winners[0]]]
    if figures and len(level) > 1:
        held = ", ".join(f"{names[seat]} {figures[seat]}" for seat in level)
        args = {"what": said.say(f"category-{game.room.tie_break}"), "held": held}
        lines.append(own.say("cli-tie-equal" if len(winners) == len(level) else "cli-tie-broken", args))
    return lines
