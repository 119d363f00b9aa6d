"""What a training was asked for, what came of each of its rounds, and the curve as a picture."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from septem.search.lessons import Played
from septem.sim.trial import Outcome

BEFORE, GREEDY = "before", "greedy"
WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 24, 44


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a training was asked for. The same plan gives the same values."""

    game: str
    players: tuple[int, ...]
    rounds: int
    games: int
    """Of each round."""
    iterations: int
    """Of the players' searches in the games of a round."""
    seed: int
    deals: int
    """Of each match after a round."""
    start: str = ""
    """The file of values that the training begins with; none: from nothing."""

    def command(self) -> str:
        """What one types to get the same values; the matches do not change them."""
        players = ",".join(str(count) for count in self.players)
        figures = f"--rounds {self.rounds} --games {self.games} --iterations {self.iterations} --seed {self.seed}"
        start = f" --from {self.start}" if self.start else ""
        return f"septem train {self.game} --players {players} {figures}{start}"


class Style(msgspec.Struct, frozen=True):
    """How the players of a style did in the games of a round."""

    seats: int
    share: float
    """Of the victories of their games."""
    won: dict[str, int]
    """Their victories by the kind of ending."""


class Match(msgspec.Struct, frozen=True):
    """The value of a round against the one before, or against the greedy bot."""

    players: int
    against: str
    iterations: int
    outcome: Outcome


class Round(msgspec.Struct, frozen=True):
    """One round: its games, its fit, its matches."""

    number: int
    games: int
    endings: dict[str, int]
    styles: dict[str, Style]
    positions: tuple[int, ...]
    losses: tuple[float, ...]
    """By stage: how far the values are from the targets; 0.693 knows nothing."""
    matches: tuple[Match, ...]
    seconds: float


class Curve(msgspec.Struct, frozen=True):
    """All rounds of a training so far."""

    command: str
    rounds: tuple[Round, ...]


class League:
    """Counts how the games of a round ended, and how each style did."""

    def __init__(self) -> None:
        self.games = 0
        self._endings: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        self._shares: defaultdict[str, float] = defaultdict(float)
        self._won: dict[str, Counter[str]] = {}

    def add(self, games: Iterable[Played]) -> None:
        """More games."""
        for game in games:
            self.games += 1
            ending = game.ending or "end"
            self._endings[ending] += 1
            winners = game.ranks.count(1)
            for style, rank in zip(game.styles, game.ranks, strict=True):
                self._seats[style] += 1
                if rank == 1:
                    self._shares[style] += 1 / winners
                    self._won.setdefault(style, Counter())[ending] += 1

    def endings(self) -> dict[str, int]:
        """Games by the kind of their ending."""
        return _in_order(self._endings)

    def styles(self) -> dict[str, Style]:
        """What became of each style."""
        return {
            style: Style(seats, self._shares[style] / seats, _in_order(self._won.get(style, Counter())))
            for style, seats in sorted(self._seats.items())
        }


def _in_order(counts: "Counter[str]") -> dict[str, int]:
    return {name: counts[name] for name in sorted(counts)}


# ---- the picture ---------------------------------------------------------------------------------
def drawn(curve: Curve) -> str:
    """The curve as a small SVG: by round, the share of victories in its matches."""
    numbers = [one.number for one in curve.rounds]
    lines = [_frame(numbers)]
    shapes = (("", "circle"), ("6 4", "square"), ("2 3", "circle"), ("9 3 2 3", "square"))
    kinds = sorted({(match.players, match.against) for one in curve.rounds for match in one.matches})
    for index, kind in enumerate(kinds):
        found = [(one.number, match.outcome) for one in curve.rounds for match in one.matches if _kind(match) == kind]
        dashes, shape = shapes[index % len(shapes)]
        lines.append(_line(found, numbers, dashes, shape))
        label = f"{kind[0]} players, v {'the round before' if kind[1] == BEFORE else kind[1]}"
        lines.append(_text(WIDTH - RIGHT + 8, _y(found[-1][1].share) + 4, label, "start"))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    style = 'font-family="sans-serif" font-size="11" stroke-width="1.5" fill="none"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>\n' + "\n".join(lines) + "\n</svg>\n"


def _kind(match: Match) -> tuple[int, str]:
    return match.players, match.against


def _frame(numbers: Sequence[int]) -> str:
    """Axes: rounds and percent."""
    parts = ['<rect width="100%" height="100%" fill="white"/>']
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y} H{WIDTH - RIGHT}" stroke="#ccc"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{percent} %", "end"))
    parts += [_text(_x(number, numbers), HEIGHT - BOTTOM + 18, str(number), "middle") for number in numbers]
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "round; share of victories, 95 % intervals", "middle"))
    return "\n".join(parts)


def _line(found: Sequence[tuple[int, Outcome]], numbers: Sequence[int], dashes: str, shape: str) -> str:
    """One kind of match: a line with its intervals."""
    at = [(_x(number, numbers), outcome) for number, outcome in found]
    path = " L".join(f"{x} {_y(outcome.share)}" for x, outcome in at)
    parts = [f'<path d="M{path}" stroke="black" stroke-dasharray="{dashes}"/>']
    for x, outcome in at:
        low, high = _y(max(outcome.share - outcome.within, 0)), _y(min(outcome.share + outcome.within, 1))
        parts.append(f'<path d="M{x} {low} V{high}" stroke="black"/>')
        y = _y(outcome.share)
        round_one = f'<circle cx="{x}" cy="{y}" r="3.5" fill="black"/>'
        square = f'<rect x="{x - 3.5}" y="{y - 3.5}" width="7" height="7" fill="white" stroke="black"/>'
        parts.append(round_one if shape == "circle" else square)
    return "\n".join(parts)


def _x(number: int, numbers: Sequence[int]) -> float:
    reach = max(numbers[-1] - numbers[0], 1)
    return round(LEFT + (WIDTH - LEFT - RIGHT) * (number - numbers[0]) / reach, 1)


def _y(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="black">{words}</text>'
