"""The sections of a report: a heading, a chart, and the same figures as a table."""

from collections.abc import Iterator, Sequence

import msgspec

from septem.cli.report.charts import Count, Dot, Spec, Two, dots, lying_bars, pairs, standing_bars
from septem.cli.report.words import NONE, Words
from septem.sim.findings import FEW, Figure, Findings, Group, Thing
from septem.sim.ratings import ANCHOR, ANCHORED

PERCENT = "~%"
MOST_BUILT = 15
MOST_LIFTS = 40
"""Lines of a chart; of more things only the ends are shown."""


class Section(msgspec.Struct, frozen=True):
    """One part of the page. `faint` are the numbers of rows that say little."""

    id: str
    title: str
    notes: list[str]
    chart: Spec | None
    headings: list[str]
    rows: list[list[str]]
    faint: frozenset[int] = frozenset()
    wide: bool = False


def sections(found: Findings, words: Words) -> Iterator[Section]:
    """All of them; what has nothing to show is left out."""
    if found.standings:
        yield ratings(found, words)
    if len(found.bots) > 1:
        yield _wins(
            "bots", words.say("bots"), words.say("column-bot"), found.bots, [one.id for one in found.bots], found, words
        )
    yield _wins(
        "seats",
        words.say("seats"),
        words.say("column-name"),
        found.seats,
        [words.seat(one.id) for one in found.seats],
        found,
        words,
        ranked=False,
    )
    for name, groups in found.flags.items():
        said = [words.say("yes" if one.id == "1" else "no") for one in groups]
        title = words.say("by", {"what": words.column(name)})
        yield _wins(f"flag-{name}", title, words.column(name), groups, said, found, words)
    for name, groups in found.labels.items():
        said = [words.labelled(name, one.id) for one in groups]
        title = words.say("by", {"what": words.label(name)})
        yield _wins(f"label-{name}", title, words.label(name), groups, said, found, words, wide=len(groups) > 10)
    if found.categories:
        yield points(found, words)
    if len(found.endings) > 1:
        yield endings(found, words)
    if found.built:
        yield most_built(found, words)
    yield lengths(found, words)
    if found.built:
        yield lifts(found, words)
    if found.figures:
        yield figures(found, words)
    if found.failures:
        yield failures(found, words)


def ratings(found: Findings, words: Words) -> Section:
    """The bots of a tournament."""
    listed = found.standings
    bots = [one.bot for one in listed]
    anchor = ANCHOR if ANCHOR in bots else found.head.bots[0]
    rows = [
        Dot(
            name=one.bot,
            value=one.rating.rating,
            low=one.rating.rating if one.rating.low is None else one.rating.low,
            high=one.rating.rating if one.rating.high is None else one.rating.high,
            text=words.number(one.rating.rating, 0),
        )
        for one in listed
    ]
    return Section(
        id="ratings",
        title=words.say("ratings"),
        notes=[words.say("ratings-note", {"bot": anchor, "rating": int(ANCHORED)})],
        chart=dots(rows, words.say("column-rating"), None, "d"),
        headings=_said(words, "bot", "rating", "interval", "wins", "interval", "points"),
        rows=[
            [
                one.bot,
                words.number(one.rating.rating, 0),
                words.rating_interval(one.rating),
                words.percent(one.wins.share),
                words.interval(one.wins),
                words.number(one.points),
            ]
            for one in listed
        ],
    )


def _wins(
    name: str,
    title: str,
    what: str,
    groups: Sequence[Group],
    said: Sequence[str],
    found: Findings,
    words: Words,
    ranked: bool = True,
    wide: bool = False,
) -> Section:
    """Shares of victories by something; the best first where the groups have no order of their own."""
    listed = list(zip(said, groups, strict=True))
    if ranked:
        listed.sort(key=lambda one: -one[1].wins.share)
    rows = [
        Dot(spoken, group.wins.share, group.wins.low, group.wins.high, words.percent(group.wins.share))
        for spoken, group in listed
    ]
    return Section(
        id=name,
        title=title,
        notes=[],
        chart=dots(rows, words.say("column-wins"), 1 / found.head.players, PERCENT),
        headings=[what, *_said(words, "wins", "interval", "seats")],
        rows=[
            [spoken, words.percent(group.wins.share), words.interval(group.wins), words.number(group.seats, 0)]
            for spoken, group in listed
        ],
        wide=wide,
    )


def points(found: Findings, words: Words) -> Section:
    """Categories, for winners and for the others."""
    rows = [
        Two(
            name=words.column(one.id),
            winners=one.winners,
            others=one.others,
            text=f"{words.number(one.winners)} / {words.number(one.others)}",
        )
        for one in found.categories
    ]
    return Section(
        id="points",
        title=words.say("points"),
        notes=[words.say("points-note")],
        chart=pairs(rows, words.say("column-points")),
        headings=_figure_headings(words),
        rows=[_figure_row(one, words) for one in (*found.categories, found.points)],
    )


def figures(found: Findings, words: Words) -> Section:
    """Columns that are no points."""
    return Section(
        id="figures",
        title=words.say("figures"),
        notes=[],
        chart=None,
        headings=_figure_headings(words),
        rows=[_figure_row(one, words) for one in found.figures],
    )


def _figure_headings(words: Words) -> list[str]:
    ends = [words.say("winners"), words.say("others")]
    return [*_said(words, "name", "mean"), *ends, *_said(words, "spread", "least", "most")]


def _figure_row(one: Figure, words: Words) -> list[str]:
    means = (one.mean, one.winners, one.others, one.spread)
    return [
        words.column(one.id),
        *(words.number(value) for value in means),
        words.number(one.least, 0),
        words.number(one.most, 0),
    ]


def most_built(found: Findings, words: Words) -> Section:
    """What many seats had."""
    listed, names = sorted(found.built, key=lambda one: -one.rate), words.things(one.id for one in found.built)
    rows = [Count(names[one.id], one.rate, words.percent(one.rate)) for one in listed[:MOST_BUILT]]
    return Section(
        id="built",
        title=words.say("most-built"),
        notes=[words.say("most-built-note")],
        chart=lying_bars(rows, words.say("column-share"), PERCENT),
        headings=_said(words, "name", "built", "seats"),
        rows=[[names[one.id], words.percent(one.rate), words.number(one.seats, 0)] for one in listed],
    )


def lifts(found: Findings, words: Words) -> Section:
    """What went with victories."""
    sure = sorted((one for one in found.built if one.lift is not None), key=_lift, reverse=True)
    few, names = [one for one in found.built if one.lift is None], words.things(one.id for one in found.built)
    shown = sure if len(sure) <= MOST_LIFTS else sure[: MOST_LIFTS // 2] + sure[-MOST_LIFTS // 2 :]
    notes = [words.say("lift-note")]
    if len(shown) < len(sure):
        notes.append(words.say("lift-some", {"count": MOST_LIFTS // 2}))
    if few:
        notes.append(words.say("few", {"seats": FEW}))
    return Section(
        id="lift",
        title=words.say("lift"),
        notes=notes,
        chart=dots([_lift_dot(names[one.id], one, words) for one in shown], words.say("percentage-points"), 0, "+.1~f")
        if shown
        else None,
        headings=_said(words, "name", "lift", "interval", "built", "seats"),
        rows=[_lift_row(names[one.id], one, words) for one in (*sure, *few)],
        faint=frozenset(range(len(sure), len(sure) + len(few))),
        wide=True,
    )


def _lift(one: Thing) -> float:
    return one.lift.mean if one.lift is not None else 0.0


def _lift_dot(name: str, one: Thing, words: Words) -> Dot:
    value = 100 * _lift(one)
    low = value if one.lift is None or one.lift.low is None else 100 * one.lift.low
    high = value if one.lift is None or one.lift.high is None else 100 * one.lift.high
    return Dot(name, value, low, high, words.signed(value))


def _lift_row(name: str, one: Thing, words: Words) -> list[str]:
    lift = (NONE, NONE) if one.lift is None else (words.signed(100 * one.lift.mean), words.lift_interval(one.lift))
    return [name, *lift, words.percent(one.rate), words.number(one.seats, 0)]


def lengths(found: Findings, words: Words) -> Section:
    """How many decisions."""
    rows = [
        Count(
            name=words.number(bar.low, 0) if bar.low == bar.high else f"{bar.low}–{bar.high}",
            value=bar.games,
            text=words.number(bar.games, 0),
        )
        for bar in found.lengths
    ]
    return Section(
        id="length",
        title=words.say("length"),
        notes=[words.say("length-note", {"mean": words.number(found.length)})],
        chart=standing_bars(rows, words.say("column-decisions"), words.say("column-games")),
        headings=_said(words, "decisions", "games"),
        rows=[[row.name, row.text] for row in rows],
    )


def endings(found: Findings, words: Words) -> Section:
    """Kinds of ends."""
    rows = [
        Count(words.ending(reason), games / found.games, words.percent(games / found.games))
        for reason, games in found.endings.items()
    ]
    return Section(
        id="endings",
        title=words.say("endings"),
        notes=[],
        chart=lying_bars(rows, words.say("column-share"), PERCENT),
        headings=_said(words, "name", "share", "games"),
        rows=[
            [row.name, row.text, words.number(games, 0)]
            for row, games in zip(rows, found.endings.values(), strict=True)
        ],
    )


def failures(found: Findings, words: Words) -> Section:
    """Bots that lost turns."""
    return Section(
        id="failures",
        title=words.say("failures"),
        notes=[words.say("failures-note")],
        chart=None,
        headings=_said(words, "bot", "turns"),
        rows=[[bot, words.number(turns, 0)] for bot, turns in found.failures.items()],
    )


def _said(words: Words, *columns: str) -> list[str]:
    return [words.say(f"column-{column}") for column in columns]
