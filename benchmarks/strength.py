"""How strong the bots are: matches on paired deals, seats rotated, with 95 % intervals. The figures are kept.

`python -m benchmarks.strength [NAME ...]` plays the matches whose names begin so (all: some hours) and writes
results/strength.json; `--missing` leaves out what is there already, `--table` only prints it, `--workers 1` leaves a
core to others. Budgets of time are iterations (budgets.py), but where different searches are compared: there both have
the same time of work.
"""

import argparse
import shlex
from itertools import pairwise
from pathlib import Path

import msgspec

from benchmarks import by_hand
from benchmarks.budgets import search_for
from septem.sim.tournament import tournament

RESULTS = Path(__file__).parent / "results" / "strength.json"
SEED = 10
GAMES = 400
EXPERT_GAMES = 60
"""At a second a move more would take hours; the rows `fiftieth` and `tenth of expert` bound them from below."""
WORKERS = 2
FIFTH, MOMENT, SECOND = 20, 100, 1000
"""Milliseconds a move: a fifth of what the aims allow, what they are set for, and what `expert` takes."""
FIRST = "benchmarks.first_greedy:FirstGreedy"
PLAYERS = "benchmarks.players:"
LEVELS = ("random", "gentle", "fair", "strong", "expert")
AIMS = {
    ("duel", 2): 0.97,
    ("wonders", 2): 0.85,
    ("wonders", 3): 0.88,
    ("wonders", 4): 0.80,
    ("wonders", 7): 3 / 7,
    ("architects", 2): 0.85,
    ("architects", 4): 0.60,
    ("dice", 2): 0.92,
    ("dice", 4): 0.80,
}
"""Of a search of 100 ms against a table of `greedy`, as it was when they were set."""
EVERY = tuple(AIMS)
"""All tables: game and players."""


class Match(msgspec.Struct, frozen=True):
    """One bot in every seat against a table of another."""

    name: str
    game: str
    players: int
    first: str
    other: str
    aim: float | None = None
    games: int = GAMES

    @property
    def deals(self) -> int:
        """So many that there are at least as many games as promised."""
        return -(-self.games // self.players)

    @property
    def command(self) -> str:
        """The same by hand."""
        return by_hand.command(self.game, self.players, (self.first, self.other), "first", self.deals, SEED)


class Found(msgspec.Struct, frozen=True):
    """What came of a match."""

    command: str
    games: int
    wins: float
    low: float
    high: float
    points: float
    other_points: float
    ms: float
    """A decision of the first, on the average."""
    aim: float | None = None
    failures: int = 0

    @property
    def bot(self) -> str:
        """The first of the two, by its name in the command: a search with the iterations it had then."""
        words = shlex.split(self.command)
        return words[words.index("--bots") + 1].split(",")[0].removeprefix(PLAYERS)


def groups() -> dict[str, list[Match]]:
    """All matches under the headings of docs/bots.md."""
    return {
        "Against the first `greedy`": against("first", FIRST),
        "Against today's `greedy`": against("greedy", "greedy"),
        "Duel: `strong` against players who push": pushers(),
        "Against other forms of search, at equal time": forms(),
        "Levels, each against the one below": levels(),
    }


def against(name: str, other: str) -> list[Match]:
    """A fifth of the time that the aims allow, then all of it."""
    return [
        Match(f"{part}{name} {g} {p}", g, p, search_for(g, p, thinks), other, AIMS[g, p])
        for thinks, part in ((FIFTH, "fifth: "), (MOMENT, ""))
        for g, p in EVERY
    ]


def pushers() -> list[Match]:
    """Those at a glance, for the aim; then stronger ones, and balanced ones to compare with."""
    kinds = ("Science", "OnlyScience", "War", "OnlyWar")
    return [
        *(Match(f"duel Quick{kind}", "duel", 2, "strong", f"{PLAYERS}Quick{kind}", 0.9) for kind in kinds),
        *(Match(f"duel {kind}Today", "duel", 2, "strong", f"{PLAYERS}{kind}Today") for kind in ("Science", "War")),
        *(Match(f"duel {kind}", "duel", 2, "strong", PLAYERS + kind) for kind in kinds),
        *(Match(f"duel search:{alike}", "duel", 2, "strong", f"search:{alike}") for alike in (1, 300)),
    ]


def forms() -> list[Match]:
    """The search as it is against others; who is no better wins a fair share."""
    return [
        Match(f"{form} {g} {p}", g, p, PLAYERS + "Usual", PLAYERS + form, 1 / p)
        for form in ("OwnTree", "Prototype")
        for g, p in EVERY
    ]


def levels() -> list[Match]:
    """Each against the one below; `expert` with a part of its time first."""
    parts = ((FIFTH, "fiftieth of expert", GAMES), (MOMENT, "tenth of expert", GAMES), (SECOND, "expert", EXPERT_GAMES))
    return [
        *(
            Match(f"{higher} {g} {p}", g, p, higher, lower, _step(p))
            for lower, higher in pairwise(LEVELS[:-1])
            for g, p in EVERY
        ),
        *(
            Match(f"{name} {g} {p}", g, p, search_for(g, p, thinks), "strong", _step(p), games)
            for thinks, name, games in parts
            for g, p in EVERY
        ),
    ]


def matches() -> list[Match]:
    """All of them."""
    return [match for group in groups().values() for match in group]


def _step(players: int) -> float:
    """What a level should win against the one below."""
    return 0.65 if players == 2 else 1.6 / players


def played(match: Match, workers: int) -> Found:
    """The match."""
    bots = (match.first, match.other)
    done = tournament(
        match.game,
        bots,
        match.players,
        by_hand.options_for(match.game, match.players),
        match.deals,
        SEED,
        tables="first",
        workers=workers,
    )
    pair = next(pair for pair in done.pairs if pair.bot == match.first)
    thinking = done.thinking[match.first].ms
    return Found(
        command=match.command,
        games=done.games,
        wins=pair.wins.share,
        low=pair.wins.low,
        high=pair.wins.high,
        points=pair.points,
        other_points=pair.other_points,
        ms=thinking,
        aim=match.aim,
        failures=sum(done.failures.values()),
    )


def kept() -> dict[str, Found]:
    """What is known so far."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, Found]) if RESULTS.is_file() else {}


def table(found: dict[str, Found]) -> str:
    """As Markdown."""
    lines = ["| match | first of them | games | won | aim | points | ms |", "|---|---|---:|---:|---:|---:|---:|"]
    for name, one in found.items():
        aim = "" if one.aim is None else f"{one.aim:.0%}"
        won = f"{one.wins:.1%} ({one.low:.1%} to {one.high:.1%})"
        points = f"{one.points:.1f} : {one.other_points:.1f}"
        lines.append(f"| {name} | {one.bot} | {one.games} | {won} | {aim} | {points} | {one.ms:.0f} |")
    return "\n".join(lines)


def page(found: dict[str, Found]) -> str:
    """Everything known, under headings; what was measured of matches that are no longer asked for comes last."""
    parts = {title: [match.name for match in group if match.name in found] for title, group in groups().items()}
    listed = {name for names in parts.values() for name in names}
    parts["Others"] = [name for name in found if name not in listed]
    return "\n\n".join(
        f"**{title}**\n\n{table({name: found[name] for name in names})}" for title, names in parts.items() if names
    )


def main(names: list[str], missing: bool, workers: int) -> None:
    """Play and keep."""
    for match in matches():
        wanted = not names or any(match.name.startswith(name) for name in names)
        if wanted and not (missing and match.name in kept()):
            done = played(match, workers)  # first: others may have written meanwhile
            found = kept() | {match.name: done}
            RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            print(table({match.name: found[match.name]}).splitlines()[-1], flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("names", nargs="*")
    asked.add_argument("--missing", action="store_true")
    asked.add_argument("--table", action="store_true")
    asked.add_argument("--workers", type=int, default=WORKERS)
    given = asked.parse_args()
    if given.table:
        print(page(kept()))
    else:
        main(given.names, given.missing, given.workers)
