"""`septem advise`: what a seat could do now, the best first, with chances, points and reasons."""

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import septem
from septem.cli.game_files import Found, game_at
from septem.cli.hints import percent, reason_lines
from septem.cli.output import check_target, say_if_plain, write_json
from septem.cli.screens import screen_of
from septem.cli.show import TableTexts
from septem.core.advice import AnyAdvice
from septem.core.errors import BadOption
from septem.core.options import checked_number
from septem.core.texts import Texts, texts

SHOWN = 8
"""Moves in the table; `--json` has them all."""


def show_advice(
    path: Path,
    at: int | None,
    seat: int | None,
    ms: int | None,
    iterations: int | None,
    threads: int,
    seed: int,
    language: str,
    target: str | None,
) -> None:
    """Print or write the advice for one decision."""
    texts(language)
    found = game_at(path, at, language)
    check_target(target)
    say_if_plain()
    at_table = _seat(found, seat)
    advice = septem.advise(found.game, at_table, ms=ms, iterations=iterations, threads=threads, seed=seed)
    if target is not None:
        write_json(target, advice)
    if target != "-":
        console = Console(highlight=False)
        console.print(Text(_head(found, advice, language), style="bold"))
        console.print(advice_table(found, advice, language))


def _seat(found: Found, seat: int | None) -> int:
    """The seat that is asked for, counted from 0 as the game does; on the command line they count from 1."""
    acting = found.game.to_act
    if seat is None:
        if len(acting) > 1:
            raise BadOption("seat", f"must be given: {_listed(acting)} all owe a decision")
        return acting[0]
    checked_number("seat", seat, 1, found.game.players)
    if seat - 1 not in acting:
        raise BadOption("seat", f"{seat} owes no decision now; those who do: {_listed(acting)}")
    return seat - 1


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def _head(found: Found, advice: AnyAdvice, language: str) -> str:
    own = texts(language, "septem.cli")
    return own.say(
        "cli-advice",
        {"name": found.names[advice.seat], "iterations": advice.iterations, "by": advice.by, "rest": advice.left_out},
    )


def advice_table(found: Found, advice: AnyAdvice, language: str) -> Table:
    """Rank, move, chance, points, visits, reasons."""
    own, said = texts(language, "septem.cli"), TableTexts(found.game.texts(language), found.names)
    label, view = screen_of(found.game.room).table.label, found.game.view(advice.seat)
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1))
    table.add_column("", justify="right")
    table.add_column(own.say("cli-advice-move"), overflow="fold")
    for column in ("cli-advice-chance", "cli-advice-points", "cli-advice-visits"):
        table.add_column(own.say(column), justify="right", no_wrap=True)
    table.add_column(own.say("cli-advice-reasons"), overflow="fold")
    for one in advice.moves[:SHOWN]:
        reasons = Text("\n".join(reason_lines(one.reasons, said, found.names)))
        move = Text(label(one.move, view, said))
        table.add_row(
            str(one.rank), move, chance(one.win, own), _points(one.points, one.margin), str(one.visits), reasons
        )
    return table


def chance(win: float, own: Texts) -> str:
    """A chance to win in percent."""
    return own.say("cli-percent", {"percent": percent(win)})


def _points(points: float | None, margin: float | None) -> str:
    """Points at the end, and how many ahead."""
    if points is None or margin is None:
        return ""
    sign = "+" if margin >= 0 else "−"
    return f"{points:.0f} ({sign}{abs(margin):.0f})"
