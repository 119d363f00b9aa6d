"""Put what was measured into docs/bots.md: `python -m tools.bots_page` writes its tables and pictures anew.

Figures come from benchmarks/results/strength.json and src/septem/bots/data/ratings.json, never from a hand.
"""

import re
from pathlib import Path

import altair as alt
from benchmarks.strength import kept, page

from septem.bots.ratings import Measured, known
from septem.cli.bots import rated

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
PICTURES = ROOT / "docs" / "pictures"
LEAST_MS = 0.001


def filled(text: str, mark: str, content: str) -> str:
    """The page with the part between two marks written anew."""
    part = re.compile(rf"(<!-- {mark} -->\n).*?(<!-- end of {mark} -->)", re.DOTALL)
    if not part.search(text):
        raise SystemExit(f"{PAGE.name} has no part <!-- {mark} -->")
    return part.sub(lambda found: f"{found[1]}{content}\n{found[2]}", text)


def rating_tables() -> str:
    """One line for each table that was measured."""
    bots = list(dict.fromkeys(bot for rows in known().values() for bot in rows))
    lines = [f"| table | {' | '.join(bots)} |", "|---|" + "---:|" * len(bots)]
    for name, rows in sorted(known().items()):
        lines.append(f"| {name} | {' | '.join(rated(rows.get(bot)) for bot in bots)} |")
    return "\n".join(lines) if known() else "Not measured yet."


def draw(game: str, tables: dict[str, dict[str, Measured]]) -> None:
    """Rating against milliseconds of a move; every bot is named, every number of players has a shape of its own."""
    points = [
        {"players": name.split()[1], "bot": bot, "ms": max(one.ms, LEAST_MS), "rating": one.rating}
        | {"low": one.low or one.rating, "high": one.high or one.rating}
        for name, rows in tables.items()
        for bot, one in rows.items()
    ]
    base = alt.Chart(alt.Data(values=points)).encode(
        x=alt.X("ms:Q", scale=alt.Scale(type="log"), title="milliseconds a move, on the average"),
        y=alt.Y("rating:Q", scale=alt.Scale(zero=False), title="rating"),
    )
    marks = base.mark_point(filled=True, size=70, color="black").encode(shape=alt.Shape("players:N", title="players"))
    lines = base.mark_line(color="gray").encode(strokeDash=alt.StrokeDash("players:N", title="players"))
    spans = base.mark_rule(color="black").encode(y="low:Q", y2="high:Q")
    words = base.mark_text(align="left", dx=7, dy=-7).encode(text="bot:N")
    (lines + spans + marks + words).properties(width=560, height=320, title=game).save(PICTURES / f"ratings-{game}.svg")


def main() -> None:
    """Write all of it."""
    text = filled(PAGE.read_text(), "strength", page(kept()))
    pictures = []
    for game in sorted({name.split()[0] for name in known()}):
        draw(game, {name: rows for name, rows in known().items() if name.split()[0] == game})
        pictures.append(f"![Rating against time a move in {game}](pictures/ratings-{game}.svg)")
    text = filled(text, "ratings", "\n\n".join([rating_tables(), *pictures]))
    PAGE.write_text(text)


if __name__ == "__main__":
    main()
