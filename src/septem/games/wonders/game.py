"""7 Wonders as people and programs call it: names, checks, explanations; the rules are in the engine."""

from collections.abc import Sequence
from typing import Any, ClassVar

from septem.core.errors import BadOption, IllegalMove
from septem.core.game import Game
from septem.core.hooks import Row
from septem.core.model import Event, Json, Move, Reason, Refusal, Result
from septem.core.options import Option
from septem.core.rng import Rng
from septem.core.serial import one_at_a_time
from septem.core.state import State
from septem.core.texts import Names
from septem.games.wonders import events, explain, moves, names, position, reasons, sample, scores, tables, view
from septem.games.wonders.checks import WondersPosition
from septem.games.wonders.codes import CHOSEN
from septem.games.wonders.engine import WondersState
from septem.games.wonders.scoring import CATEGORIES

BOARD_SIDES = tuple(
    f"{board} {'/'.join(sides)}" for board in tables.BOARD_IDS for sides in zip(*tables.SIDE_IDS, strict=True)
)


def _boards(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(board in tables.BOARD_IDS for board in value)


def _sides(value: Any) -> bool:
    known = [side for sides in tables.SIDE_IDS for side in sides]
    return isinstance(value, (list, tuple)) and all(side in known for side in value)


def _edition(options: Json | None) -> int:
    """The edition of a table; where there is none, the second."""
    return int(options["edition"]) if options else 2


def _sides_wanted(sides: str | list[str], edition: int, players: int) -> list[int]:
    if isinstance(sides, str):
        return [] if sides == "random" else [CHOSEN] * players
    return [tables.SIDE_IDS[edition].index(side) for side in sides]


class WondersGame(Game):
    """A table of 7 Wonders."""

    id = "wonders"
    rules = "wonders-1"
    package = tables.PACKAGE
    least, most, usual = 2, 7, 4
    options_known = (
        Option("edition", 2, values=(1, 2)),
        Option("boards", "random", values=("random",), fits=_boards, form="a list with one board id per city"),
        Option("sides", "random", values=("random", "chosen"), fits=_sides, form="a list with one side per city"),
        Option("mausoleum_timing", None, values=(None, "end_of_age", "end_of_turn")),
        Option("reveal_all_choices", None, values=(None, False, True)),
        Option("extra_guilds", 0, values=(0, 2)),
    )
    position_form = WondersPosition
    columns = ("points", *CATEGORIES, "board", "coins", "stages", "shields")
    tie_break = "coins"  # SW-88
    labels: ClassVar[dict[str, tuple[str, ...]]] = {"board": BOARD_SIDES}
    state: WondersState

    # ---- set-up ------------------------------------------------------------------------------
    @classmethod
    def complete_options(cls, players: int, options: Json) -> Json:
        """Options against each other and against the number of players (SW-121)."""
        edition = options["edition"]
        if edition == 2 and players < 3:
            raise BadOption(
                "players", f"{players!r} is not allowed with edition 2; allowed: 3 to 7 (edition 1: 2 to 7)"
            )
        defaults = tables.SETUP["edition"][str(edition)]["options"]
        complete = dict(options)
        for name in ("mausoleum_timing", "reveal_all_choices"):
            if complete[name] is None:
                complete[name] = defaults[name]
        if edition == 2 and complete["mausoleum_timing"] != "end_of_turn":
            raise BadOption("mausoleum_timing", "'end_of_age' is not allowed with edition 2; allowed: end_of_turn")
        if edition == 2 and complete["extra_guilds"]:
            raise BadOption("extra_guilds", "2 is not allowed with edition 2; allowed: 0")
        cls._check_boards(3 if players == 2 else players, complete)
        return complete

    @classmethod
    def _check_boards(cls, cities: int, options: Json) -> None:
        boards, sides, edition = options["boards"], options["sides"], options["edition"]
        if boards != "random":
            if len(boards) != cities or len(set(boards)) != cities:
                raise BadOption("boards", f"{list(boards)} is not allowed; allowed: {cities} different board ids")
            options["boards"] = list(boards)
        if sides == "chosen" and edition == 1:
            raise BadOption("sides", "'chosen' is not allowed with edition 1; allowed: random or a list of A and B")
        if not isinstance(sides, str):
            known = tables.SIDE_IDS[edition - 1]
            if len(sides) != cities or any(side not in known for side in sides):
                raise BadOption("sides", f"{list(sides)} is not allowed; allowed: {cities} of {', '.join(known)}")
            options["sides"] = list(sides)

    @classmethod
    def create_state(cls, players: int, options: Json, seed: int) -> WondersState:
        """A dealt table."""
        state = cls.empty_state(players, options)
        state.begin(seed)
        return state

    @classmethod
    def empty_state(cls, players: int, options: Json) -> WondersState:
        """A state that knows its options but is not dealt."""
        edition = options["edition"] - 1
        boards = options["boards"]
        state = WondersState()
        switches = {
            "edition": edition,
            "discard_each_turn": int(options["mausoleum_timing"] == "end_of_turn"),
            "reveal_all": int(options["reveal_all_choices"]),
            "extra_guilds": options["extra_guilds"],
        }
        wanted = [] if boards == "random" else [tables.BOARD_IDS.index(board) for board in boards]
        state.configure(players, switches, wanted, _sides_wanted(options["sides"], edition, players))
        return state

    @property
    def edition(self) -> int:
        """Index of the edition in the tables."""
        return int(self.options["edition"]) - 1

    # ---- hooks -------------------------------------------------------------------------------
    @classmethod
    def state_from(cls, players: int, options: Json, data: Json) -> WondersState:
        """A state from a position."""
        return position.laid_out(cls.empty_state(players, options), players, options, data)

    def state_out(self, state: State) -> Json:
        """The position of a state."""
        assert isinstance(state, WondersState)
        return position.written_down(state, self.players, self.edition)

    @classmethod
    def options_of(cls, state: State) -> Json:
        """The options of a state in names."""
        assert isinstance(state, WondersState)
        return position.options_out(state.setup())

    @classmethod
    def sealed_codes(cls, state: State) -> list[tuple[int, int]]:
        """Choices sealed on this turn; the holder seals the Free City's after its own (SW-92)."""
        assert isinstance(state, WondersState)
        seats = state.seat_count()
        sealed = [(city, state.sealed_code(city)) for city in range(state.situation()["cities"])]
        return [(city if city < seats else state.holder(), code) for city, code in sealed if code >= 0]

    @classmethod
    def sampled(cls, seen: Json, rng: Rng) -> Json:
        """A position that fits a view."""
        return sample.drawn(seen, rng)

    def notation(self, state: State, seat: int, code: int) -> str:
        """A legal move in words."""
        assert isinstance(state, WondersState)
        return moves.written(state, self.edition, seat, self.players, code)

    def move(self, state: State, seat: int, code: int) -> Move:
        """A legal move with what is bought for it."""
        assert isinstance(state, WondersState)
        return reasons.explained(state, self.edition, seat, self.players, code)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        """Cards that cannot be built and stages that cannot be reached, with the reason."""
        assert isinstance(state, WondersState)
        return reasons.refused(state, self.edition, seat, self.players)

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """The first reason that applies, in the order of SW-113."""
        assert isinstance(state, WondersState)
        return reasons.why_not(state, self.edition, seat, self.players, text)

    def notation_of(self, state: State, seat: int, data: Json) -> str:
        """A move given as data; it may name the units to buy."""
        assert isinstance(state, WondersState)
        found = reasons.from_data(state, self.edition, seat, self.players, data)
        if isinstance(found, Reason):
            raise self._illegal(reasons.error_kind(found), found)
        return found

    def seen(self, seat: int | None, base: State, state: State) -> Json:
        """What a seat may know."""
        assert isinstance(base, WondersState)
        return view.seen(base, self.players, self.edition, seat, bool(self.options["reveal_all_choices"]))

    def told(self, rows: Sequence[Row], before: State, after: State) -> list[Event]:
        """What happened."""
        assert isinstance(after, WondersState)
        return events.told(rows, self.players, self.edition, bool(self.options["reveal_all_choices"]), after)

    def outcome(self, state: State) -> Result:
        """Points, places and the score tree."""
        assert isinstance(state, WondersState)
        return scores.result(state, self.players, self.edition)

    @classmethod
    def names(cls, options: Json | None = None) -> Names:
        """Names of cards, boards, resources, colours in all languages, those of the edition played."""
        return names.names(_edition(options))

    @classmethod
    def facts(cls, options: Json | None = None) -> Json:
        """The edition, for words in which the editions differ."""
        return {"edition": _edition(options)}

    def advice(self, seat: int) -> Json:
        """Production, prices and points as they stand."""
        base = self._base
        assert isinstance(base, WondersState)
        return explain.explained(base, self.players, self.edition, seat)

    @one_at_a_time
    def force(self, seat: int, text: str) -> None:
        """Carry out a move of an outside record: what proves impossible is discarded for three coins (SW-112).

        The Free City may not sell a card it can use (SW-95); it then uses it: the same action if it can, else the other
        one, for the default payment (SW-49).
        """
        try:
            self.play(seat, text)
        except IllegalMove:
            written = moves.parsed(" ".join(text.split())) if isinstance(text, str) else None
            instead = reasons.instead_of(written, self.legal(seat)) if written else None
            if instead is None:
                raise
            self.play(seat, instead)
