"""Put what was measured into docs/bots.md: `python -m tools.bots_page` writes its tables and pictures anew.

Figures come from benchmarks/results/strength.json and src/septem/bots/data/ratings.json, never from a hand.
"""

import re
from pathlib import Path

import altair as alt
from benchmarks.ratings import EXPERT, QUICK
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
    bots = (*QUICK, EXPERT)
    lines = [f"| table | {' | '.join(bots)} |", "|---|" + "---:|" * len(bots)]
    for name, rows in sorted(known().items()):
        lines.append(f"| {name} | {' | '.join(rated(rows.get(bot)) for bot in bots)} |")
    return "\n".join(lines) if known() else "Not measured yet."


def draw(game: str, tables: dict[str, dict[str, Measured]]) -> None:
    """Rating against milliseconds of a move, a picture for every number of players; every bot is named."""
    points = [
        {"players": int(name.split()[1]), "bot": bot, "ms": max(one.ms, LEAST_MS), "rating": one.rating}
        | {"low": one.low or one.rating, "high": one.high or one.rating}
        for name, rows in tables.items()
        for bot, one in rows.items()
    ]
    base = alt.Chart().encode(
        x=alt.X("ms:Q", scale=alt.Scale(type="log", padding=40), title="milliseconds a move, on the average"),
        y=alt.Y("rating:Q", scale=alt.Scale(zero=False), title="rating"),
    )
    marks = base.mark_point(filled=True, size=70, color="black")
    spans = base.mark_rule(color="gray").encode(y="low:Q", y2="high:Q")
    named = base.encode(text="bot:N")  # `greedy` and `fair` are close: their names go to different sides
    left = named.mark_text(align="right", dx=-8).transform_filter("datum.bot == 'greedy'")
    right = named.mark_text(align="left", dx=8).transform_filter("datum.bot != 'greedy'")
    layers = alt.layer(spans, marks, left, right, data=alt.Data(values=points)).properties(width=560, height=240)
    picture = layers.facet(row=alt.Row("players:O", title="players"), title=game).resolve_scale(y="independent")
    picture.save(PICTURES / f"ratings-{game}.svg")


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
