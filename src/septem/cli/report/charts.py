"""The charts of a report, drawn with Altair.

All are readable without colour: shapes, lines and figures beside the marks say everything. Colours come from the page
(`page.js` gives each style its own), so that a chart looks right on a light and on a dark screen.
"""

from collections.abc import Sequence
from typing import Any

import altair as alt
import msgspec

Spec = dict[str, Any]
"""Vega-Lite."""
ROW = 24
"""Pixels of a line."""
TALL = 220
ZERO = "datum.value === 0 ? '0' : datum.label"  # without a sign


class Dot(msgspec.Struct, frozen=True):
    """A figure with its interval, and the same as text."""

    name: str
    value: float
    low: float
    high: float
    text: str


class Two(msgspec.Struct, frozen=True):
    """The figures of winners and of the others."""

    name: str
    winners: float
    others: float
    text: str


class Count(msgspec.Struct, frozen=True):
    """A bar, and its figure as text."""

    name: str
    value: float
    text: str


def dots(rows: Sequence[Dot], title: str, guide: float | None, axis: str) -> Spec:
    """One line each: a dot with its interval, and a dashed line to compare with."""
    base = alt.Chart(_data(rows)).encode(y=_lines(rows), tooltip=_tooltip())
    low = min([row.low for row in rows] + ([] if guide is None else [guide]))
    high = max([row.high for row in rows] + ([] if guide is None else [guide]))
    room = 0.04 * (high - low) or 0.01
    scale = alt.Scale(domain=[low - room, high + room], nice=False, zero=False)
    layers = [] if guide is None else [_guide(guide, scale)]
    layers += [
        base.mark_rule(style="interval").encode(x=_x("low", title, axis, scale), x2="high:Q"),
        base.mark_point(style="dot").encode(x=_x("value", title, axis, scale)),
        _texts(base),
    ]
    return _chart(alt.layer(*layers), len(rows))


def pairs(rows: Sequence[Two], title: str) -> Spec:
    """One line each: a filled mark for winners, an open one for the others, and a line between them."""
    base = alt.Chart(_data(rows)).encode(y=_lines(rows), tooltip=_tooltip())
    ends = [value for row in rows for value in (row.winners, row.others)]
    scale = alt.Scale(domain=[min(0, *ends), 1.08 * max(1, *ends)], nice=False)
    layers = [
        base.mark_rule(style="interval").encode(x=_x("others", title, ".1~f", scale), x2="winners:Q"),
        base.mark_point(style="open").encode(x=_x("others", title, ".1~f", scale)),
        base.mark_point(style="dot").encode(x=_x("winners", title, ".1~f", scale)),
        _texts(base),
    ]
    return _chart(alt.layer(*layers), len(rows))


def lying_bars(rows: Sequence[Count], title: str, axis: str) -> Spec:
    """One line each, the figure beside it."""
    base = alt.Chart(_data(rows)).encode(y=_lines(rows), tooltip=_tooltip())
    bars = base.mark_bar(style="bar").encode(x=_x("value", title, axis, alt.Scale(zero=True)))
    return _chart(alt.layer(bars, _texts(base)), len(rows))


def standing_bars(rows: Sequence[Count], title: str, side: str) -> Spec:
    """A histogram."""
    names = [row.name for row in rows]
    axis = alt.Axis(labelAngle=0, labelOverlap="greedy", labelSeparation=6)
    chart = (
        alt.Chart(_data(rows))
        .mark_bar(style="bar")
        .encode(
            x=alt.X("name:N", title=title, sort=names, axis=axis, scale=alt.Scale(paddingInner=0.1)),
            y=alt.Y("value:Q", title=side, axis=alt.Axis(format=",d", tickMinStep=1)),
            tooltip=_tooltip(),
        )
    )
    return _finished(chart.properties(width="container", height=TALL))


def _data(rows: Sequence[msgspec.Struct]) -> alt.InlineData:
    return alt.InlineData(values=[msgspec.to_builtins(row) for row in rows])


def _lines(rows: Sequence[Dot | Two | Count]) -> alt.Y:
    return alt.Y("name:N", title=None, sort=[row.name for row in rows], axis=alt.Axis(grid=False, ticks=False))


def _x(field: str, title: str, axis: str, scale: alt.Scale) -> alt.X:
    return alt.X(
        f"{field}:Q",
        title=title,
        scale=scale,
        axis=alt.Axis(format=axis, tickCount=5, labelExpr=ZERO, labelOverlap="greedy", labelSeparation=10),
    )


def _guide(value: float, scale: alt.Scale) -> alt.Chart:
    data = alt.InlineData(values=[{"guide": value}])
    return alt.Chart(data).mark_rule(style="guide").encode(x=alt.X("guide:Q", scale=scale))


def _texts(base: alt.Chart) -> alt.Chart:
    """Figures in a column at the right."""
    return base.mark_text(style="figure").encode(x=alt.value("width"), text="text:N")


def _tooltip() -> list[alt.Tooltip]:
    return [alt.Tooltip("name:N", title=" "), alt.Tooltip("text:N", title=" ")]


def _chart(chart: alt.LayerChart, lines: int) -> Spec:
    return _finished(chart.properties(width="container", height=ROW * lines))


def _finished(chart: alt.Chart | alt.LayerChart) -> Spec:
    spec: Spec = chart.properties(padding={"left": 0, "top": 4, "right": 4, "bottom": 6}).to_dict()
    spec.pop("config", None)  # the page decides how things look
    return spec
