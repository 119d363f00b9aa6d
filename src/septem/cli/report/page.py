"""The page itself: one HTML file with everything in it."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from septem.cli.report.sections import Section, sections
from septem.cli.report.words import COMMA, GAP, Words
from septem.sim.findings import Findings

POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
"""Nothing may be loaded; Vega makes functions of its own (`eval`)."""
LOCALE = {"decimal": ",", "thousands": GAP, "grouping": [3], "currency": ["", ""], "percent": f"{GAP}%"}


def page(found: Findings, words: Words, source: str) -> str:
    """The whole page."""
    title = words.say("heading", {"title": words.game()})
    listed = list(sections(found, words))
    charts = {section.id: section.chart for section in listed if section.chart is not None}
    settings = {"locale": LOCALE if words.language in COMMA else None, "charts": charts}
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(words.language)}">',
        '<head><meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(title)}</title>",
        f"<style>{_file('page.css')}</style></head>",
        "<body>",
        _head(found, words, title),
        f"<noscript><p>{escape(words.say('no-script'))}</p></noscript>",
        '<main class="sections">',
        *(_section(section, words) for section in listed),
        "</main>",
        f"<footer>{escape(words.say('made', {'version': found.head.version, 'file': source}))}</footer>",
        f'<script type="application/json" id="settings">{_safe(settings)}</script>',
        f"<script>{vega()}</script>",
        f"<script>{_file('page.js')}</script>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


@cache
def vega() -> str:
    """Vega, Vega-Lite and Vega-Embed in one script."""
    import vl_convert

    bundle: str = vl_convert.javascript_bundle()
    return f"(function(){{{bundle}}})();".replace("</script", "<\\/script").replace("<!--", "<\\!--")


def _safe(data: Any) -> str:
    """JSON that cannot end the script it stands in."""
    return msgspec.json.encode(data).decode().replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _file(name: str) -> str:
    return (files("septem.cli.report") / name).read_text("utf-8")


# ---- parts of the page ---------------------------------------------------------------------------
def _head(found: Findings, words: Words, title: str) -> str:
    head = found.head
    facts = [
        (words.say("games"), words.number(found.games, 0)),
        (words.say("winners-points"), words.number(found.points.winners)),
        (words.say("others-points"), words.number(found.points.others)),
        (words.say("decisions"), words.number(found.length)),
    ]
    settings = [
        (words.say("players"), str(head.players)),
        (words.say("bots-by-seat"), ", ".join(head.bots)),
        (words.say("deals"), words.number(found.deals, 0)),
        (words.say("seed"), str(head.seed)),
        (words.say("rules"), head.rules),
        *((name, _shown(value)) for name, value in head.options.items()),
    ]
    summary = words.say("summary", {"games": found.games, "players": head.players})
    return (
        f"<header><h1>{escape(title)}</h1><p>{escape(summary)}</p>"
        f'<dl class="facts">{_list(facts)}</dl>'
        f"<p>{escape(words.say('sure'))} {escape(words.say('fair'))}</p>"
        f"<details><summary>{escape(words.say('settings'))}</summary>"
        f'<dl class="settings">{_list(settings)}</dl></details></header>'
    )


def _shown(value: object) -> str:
    """The value of an option; a table of data by its id."""
    named = value.get("id", "…") if isinstance(value, dict) else value
    return named if isinstance(named, str) else msgspec.json.encode(named).decode()


def _list(facts: Iterable[tuple[str, str]]) -> str:
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)


def _section(section: Section, words: Words) -> str:
    title, name = escape(section.title), escape(section.id)
    notes = "".join(f"<p>{escape(note)}</p>" for note in section.notes)
    table = _table(section)
    chart = ""
    if section.chart is not None:
        chart = f'<div class="chart" data-chart="{name}" role="img" aria-label="{title}"></div>'
        table = f"<details><summary>{escape(words.say('table'))}</summary>{table}</details>"
    kind = ' class="wide"' if section.wide else ""
    return f'<section{kind} aria-labelledby="h-{name}"><h2 id="h-{name}">{title}</h2>{chart}{notes}{table}</section>'


def _table(section: Section) -> str:
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in section.headings)
    rows = "".join(_row(row, at in section.faint) for at, row in enumerate(section.rows))
    caption = f"<caption>{escape(section.title)}</caption>"
    table = f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _row(cells: Sequence[str], faint: bool) -> str:
    first, *others = cells
    kind = ' class="faint"' if faint else ""
    rest = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return f'<tr{kind}><th scope="row">{escape(first)}</th>{rest}</tr>'
