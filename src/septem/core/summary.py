"""A small table of words for `repr` in a terminal and `_repr_html_` in a notebook."""

from __future__ import annotations

import re
from html import escape

import msgspec

FIGURE = re.compile(r"[-−+]?\d+(/(\d+|\?))?")
"""`7`, `−3`, `2/5`, `0/?`"""


class Summary(msgspec.Struct, frozen=True):
    """A headline, the names of columns, and a row for each seat."""

    head: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def as_text(summary: Summary) -> str:
    """The table in columns: words to the left, figures to the right."""
    table = (summary.columns, *summary.rows)
    columns = [_lined_up(column) for column in zip(*table, strict=True)]
    return "\n".join([summary.head, *("  ".join(row).rstrip() for row in zip(*columns, strict=True))])


def _lined_up(column: tuple[str, ...]) -> list[str]:
    width = max(map(len, column))
    return [cell.rjust(width) if _has_figures(column[1:]) else cell.ljust(width) for cell in column]


def _has_figures(cells: tuple[str, ...]) -> bool:
    return all(FIGURE.fullmatch(cell) for cell in cells)


def as_html(summary: Summary) -> str:
    """The same as an HTML table."""
    columns = zip(summary.columns, *summary.rows, strict=True)
    sides = ["right" if _has_figures(column[1:]) else "left" for column in columns]
    head = _row("th", summary.columns, sides)
    body = "".join(_row("td", row, sides) for row in summary.rows)
    caption = f'<caption style="text-align:left;white-space:nowrap">{escape(summary.head)}</caption>'
    return f"<table>{caption}<thead>{head}</thead><tbody>{body}</tbody></table>"


def _row(tag: str, cells: tuple[str, ...], sides: list[str]) -> str:
    style = "text-align:{};padding:0 .5em"
    found = [
        f'<{tag} style="{style.format(side)}">{escape(cell)}</{tag}>' for cell, side in zip(cells, sides, strict=True)
    ]
    return f"<tr>{''.join(found)}</tr>"
