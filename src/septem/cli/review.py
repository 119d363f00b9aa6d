"""`septem review`: a recorded game looked back on, with a chart of chances, turning points and mistakes."""

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import septem
from septem.cli.advise import chance
from septem.cli.game_files import Found, whole_game
from septem.cli.games import name_of
from septem.cli.hints import percent, reason_lines
from septem.cli.output import check_target, say_if_plain, write_json
from septem.cli.screens import screen_of
from septem.cli.show import TableTexts
from septem.core.advice import AnyReview, Chances, Mistake
from septem.core.game import AnyGame
from septem.core.texts import Texts, texts

COLUMNS = (
    "cli-review-accuracy",
    "cli-review-decisions",
    "cli-review-as-best",
    "cli-review-wrong",
    "cli-review-blunders",
)
BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
"""Where a terminal has no bars: 3 is 30 to 40 %."""
BESIDE = 10
"""Columns beside the chart and the names. A game that is too long for the rest is drawn with some steps left out."""


def show_review(
    path: Path,
    ms: int | None,
    iterations: int | None,
    threads: int,
    seed: int,
    language: str,
    target: str | None,
) -> None:
    """Print or write the review of a record."""
    texts(language)
    found = whole_game(path, language)
    check_target(target)
    say_if_plain()
    review = septem.review(found.game, ms=ms, iterations=iterations, threads=threads, seed=seed)
    if target is not None:
        write_json(target, review)
    if target != "-":
        Page(found, review, language, Console(highlight=False)).print()


class Page:
    """A review on the terminal."""

    def __init__(self, found: Found, review: AnyReview, language: str, console: Console) -> None:
        self.game, self.names = found
        self.review = review
        self.console = console
        self.own: Texts = texts(language, "septem.cli")
        self.said = TableTexts(self.game.texts(language), self.names)
        self.language = language

    def print(self) -> None:
        """All of it, one part below the other."""
        title = name_of(self.game.room, self.language)
        self.say("cli-review", "bold", title=title, moves=len(self.game.record().moves))
        self.console.print(self._chart())
        if self.review.turning_points:
            self.say("cli-review-turns", "bold")
        for one in self.review.turning_points:
            self.say(
                "cli-review-turn",
                moves=str(one.first) if one.first == one.last else f"{one.first}–{one.last}",
                name=self.names[one.seat],
                before=percent(one.before),
                after=percent(one.after),
            )
        self.say("cli-review-mistakes" if self.review.mistakes else "cli-review-no-mistakes", "bold")
        for mistake in self.review.mistakes:
            self._print_mistake(mistake)
        self.console.print(self._seats())

    def say(self, message: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.own.say(message, args), style))

    def _chart(self) -> Table:
        """One row of bars for each seat, from the beginning to the end of the game."""
        grid = Table.grid(padding=(0, 2))
        points = thinned(self.review.chances, self.console.width - max(map(len, self.names)) - BESIDE)
        scale = DIGITS if self.console.options.ascii_only else BARS
        for seat, name in enumerate(self.names):
            chances = [one.chances[seat] for one in points]
            grid.add_row(Text(name), Text(bars(chances, scale)), chance(chances[-1], self.own) if chances else "")
        return grid

    def _print_mistake(self, mistake: Mistake[Any]) -> None:
        decision = mistake.decision
        before = position_before(self.game, decision.number)
        view, label = before.view(decision.seat), screen_of(self.game.room).table.label
        self.say(
            "cli-review-mistake",
            number=decision.number,
            name=self.names[decision.seat],
            move=label(decision.played, view, self.said),
            win=percent(decision.win_played),
        )
        for reason in reason_lines(mistake.played.reasons, self.said, self.names):
            self.console.print(Text(f"      · {reason}", "dim"))
        better = {"move": label(mistake.better.move, view, self.said), "win": percent(decision.win_best)}
        self.console.print(Text(f"   {self.own.say('cli-review-better', better)}"))
        for reason in reason_lines(mistake.better.reasons, self.said, self.names):
            self.console.print(Text(f"      · {reason}"))

    def _seats(self) -> Table:
        """How everybody played."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False)
        table.add_column(self.own.say("cli-review-player"))
        for column in COLUMNS:
            table.add_column(self.own.say(column), justify="right")
        for one in self.review.seats:
            figures = (one.decisions, one.as_best, one.mistakes, one.blunders)
            table.add_row(Text(self.names[one.seat]), chance(one.accuracy, self.own), *map(str, figures))
        return table


def bars(chances: list[float], scale: str) -> str:
    """Chances as signs of a scale, from 0 to 1."""
    return "".join(scale[min(len(scale) - 1, int(one * len(scale)))] for one in chances)


def thinned(chances: tuple[Chances, ...], most: int) -> list[Chances]:
    """Every step, or as many as fit; the first and the last stay."""
    if len(chances) <= most:
        return list(chances)
    return [chances[round(at * (len(chances) - 1) / (most - 1))] for at in range(most)]


def position_before(game: AnyGame, number: int) -> AnyGame:
    """The game before a move of its record, counted from 1."""
    record = septem.as_data(game.record())
    return septem.replay({**record, "moves": record["moves"][: number - 1], "result": None})
