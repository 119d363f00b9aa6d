"""`septem report`: from a file of rows to a page."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from septem.cli.output import check_target
from septem.core.errors import BadRows, SeptemError
from septem.core.texts import texts
from septem.games import room_of
from septem.sim.findings import findings
from septem.sim.results import read_results
from septem.sim.rows import GameRow, figures

EXTRA = ("altair", "vl_convert")


def make_report(results: Path, out: Path, language: str) -> None:
    """Read the rows, write the page."""
    texts(language)  # a language that is not known is said before the long work
    missing = [module for module in EXTRA if find_spec(module) is None]
    if missing:
        raise SeptemError(f"report: needs the extra report ({missing[0]} is missing): pip install 'septem[report]'")
    from septem.cli.report.page import page
    from septem.cli.report.words import Words

    head = read_results(results)[0]
    check_target(str(out))
    words = Words(room_of(head.game), head, language)
    found = findings(head, lambda: sound_rows(results))
    out.write_text(page(found, words, results.name), "utf-8")


def sound_rows(results: Path) -> Iterator[GameRow]:
    """The rows of a file; one that is no game of this kind, or was changed, is refused with its line."""
    head, rows = read_results(results)
    room = room_of(head.game)
    for line, row in enumerate(rows, 2):
        try:
            figures(room, row)
        except BadRows as problem:
            raise BadRows(f"{results} line {line}", str(problem)) from None
        if not len(row.seats) == len(row.bots) == head.players:
            raise BadRows(f"{results} line {line}", f"game {row.number}: has not {head.players} seats")
        yield row
