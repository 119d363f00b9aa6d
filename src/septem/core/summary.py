"""A small table of words for `repr` in a terminal and `_repr_html_` in a notebook."""

from __future__ import annotations

from html import escape

import msgspec


class Summary(msgspec.Struct, frozen=True):
    """A headline, the names of columns, and a row for each seat."""

    head: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def as_text(summary: Summary) -> str:
    """The table in columns of one width each: words to the left, figures to the right."""
    table = (summary.columns, *summary.rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(_placed(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
    return "\n".join([summary.head, *lines])


def _placed(cell: str, width: int) -> str:
    return cell.rjust(width) if _is_figure(cell) else cell.ljust(width)


def _is_figure(cell: str) -> bool:
    return cell.lstrip("-−+").isdecimal()


def as_html(summary: Summary) -> str:
    """The same as an HTML table."""
    head = "".join(f"<th>{escape(name)}</th>" for name in summary.columns)
    body = "".join(f"<tr>{''.join(_cell(cell) for cell in row)}</tr>" for row in summary.rows)
    caption = f'<caption style="text-align:left">{escape(summary.head)}</caption>'
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _cell(cell: str) -> str:
    side = "right" if _is_figure(cell) else "left"
    return f'<td style="text-align:{side}">{escape(cell)}</td>'
