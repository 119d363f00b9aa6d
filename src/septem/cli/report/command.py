"""`septem report`: from a file of rows to a page."""

from collections.abc import Iterator
from pathlib import Path

from septem.core.errors import SeptemError
from septem.core.texts import texts
from septem.games import room_of
from septem.sim.findings import findings
from septem.sim.rows import GameRow, figures

NEEDED = "report: needs Altair and vl-convert, which come with the extra: pip install 'septem[report]'"


def make_report(results: Path, out: Path, language: str) -> None:
    """Read the rows, write the page."""
    texts(language)  # a language that is not known is said before the long work
    try:
        import altair  # noqa: F401
        import vl_convert  # noqa: F401
    except ImportError as problem:
        raise SeptemError(f"{NEEDED} ({problem})") from None
    from septem.cli.report.page import page
    from septem.cli.report.words import Words
    from septem.sim.results import read_results

    head, _ = read_results(results)
    room = room_of(head.game)

    def rows() -> Iterator[GameRow]:
        for row in read_results(results)[1]:
            figures(room, row)  # refuses one that is no game of this room, or was changed
            yield row

    words = Words(room, head, language)
    out.write_text(page(findings(head, rows), words, results.name), "utf-8")
