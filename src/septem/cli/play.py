"""`septem play`: one person at a table of bots. Draws, asks, and passes choices on; no rules in here."""

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from septem.bots import make_bot
from septem.cli.games import name_of
from septem.cli.hints import hint, percent
from septem.cli.lookup import lookup
from septem.cli.names import human, is_human, seat_names
from septem.cli.options import bot_list, game_options
from septem.cli.records import unfinished
from septem.cli.screens import screen_of
from septem.cli.show import (
    TableTexts,
    log_line,
    moves_table,
    refusals_table,
    result_table,
    winner_lines,
)
from septem.core import begin
from septem.core.errors import BadOption, IllegalMove
from septem.core.game import LARGEST_SEED, AnyGame
from septem.core.model import EventData
from septem.core.options import checked_number
from septem.core.rng import Rng
from septem.core.texts import texts
from septem.games import room_of
from septem.sim.play import bot_move, bot_stream

HELP = ("number", "notation", "t", "h", "i", "r", "l", "u", "s", "q")


class LeaveTable(Exception):  # no error: the person has had enough
    """The person leaves the table."""


def play_in_terminal(
    game_id: str,
    players: int | None,
    seed: int | None,
    seat: int,
    bots: str,
    language: str,
    words: list[str],
    confirm: bool,
    name: str = "",
) -> None:
    """Set the table and play one game."""
    room = room_of(game_id)
    texts(language)
    drawn = secrets.randbelow(2**31) if seed is None else checked_number("seed", seed, 0, LARGEST_SEED)
    game = begin.new(room, players, drawn, game_options(room, words))
    checked_number("seat", seat, 0, game.players)
    codes = seated(bot_list(bots), game.players, seat - 1 if seat else None, human(name))
    Session(game, codes, language, confirm, Console(highlight=False), input).run()


def resume_in_terminal(path: Path, language: str, confirm: bool) -> None:
    """Go on with the game of a saved record: same seats, same bots, same names."""
    texts(language)
    game, codes = unfinished(path)
    Session(game, codes, language, confirm, Console(highlight=False), input).run()


def seated(codes: list[str], players: int, person: int | None, who: str) -> list[str]:
    """Who sits where: the person in the given seat, the bots in the others in order."""
    others = players if person is None else players - 1
    if len(codes) == 1:
        codes = codes * others
    if len(codes) != others:
        raise BadOption("bots", f"{len(codes)} given; name one for all or one for each of {others} seats")
    return codes if person is None else [*codes[:person], who, *codes[person:]]


class Session:
    """One game in the terminal."""

    def __init__(
        self,
        game: AnyGame,
        codes: list[str],
        language: str,
        confirm: bool,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.game = game
        self.person = next((seat for seat, code in enumerate(codes) if is_human(code)), None)
        self.codes = codes
        self.language = language
        self.confirm = confirm
        self.console = console
        self.read = read
        self.own = texts(language, "septem.cli")
        self.names = seat_names(codes, game.players, language)
        self.said = TableTexts(game.texts(language), self.names)
        self.draw = screen_of(game.room).table.draw
        self.bots = {seat: make_bot(code, game.room) for seat, code in enumerate(codes) if seat != self.person}
        self.logged = self.events_so_far()

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self.welcome()
            while not self.game.over:
                self.go_on()
            self.show_end()
        except LeaveTable:
            self.say("cli-bye")
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            self.say("cli-bye")
            if isinstance(end, KeyboardInterrupt):
                raise

    def say(self, message: str, **args: object) -> None:
        self.console.print(Text(self.own.say(message, args)))

    def welcome(self) -> None:
        title = name_of(self.game.room, self.language)
        if self.game.seed is None:
            self.say("cli-welcome-loaded", title=title, players=self.game.players)
        else:
            self.say("cli-welcome", title=title, players=self.game.players, seed=self.game.seed)
        you = self.own.say("cli-you")
        seats = [f"{name} ({you})" if seat == self.person else name for seat, name in enumerate(self.names)]
        self.say("cli-seats", seats=", ".join(seats))
        if self.game.record().moves:
            self.say("cli-resumed")

    def go_on(self) -> None:
        """The person's decision if there is one, else the choices of the bots."""
        if self.person is not None and self.person in self.game.to_act:
            self.decide(self.person)
        elif not self.confirm or self.person is None or not self.sealed() or self.confirmed(self.person):
            self.bots_choose()

    def sealed(self) -> bool:
        """Whether the person has sealed a choice that has not taken effect yet."""
        return bool(self.game.view(self.person).sealed)

    def bots_choose(self) -> None:
        """The bots that owe a decision decide, until the person has to or choices take effect."""
        step = self.game.step
        while not self.game.over and self.game.step == step and self.person not in self.game.to_act:
            seat = self.game.to_act[0]
            bot_move(self.game, seat, self.bots[seat], self.stream(seat))
        if self.person is None:
            self.show_news()

    def stream(self, seat: int) -> Rng:
        """The random numbers of a bot's next decision; a resumed game draws the same as one played in one go."""
        return bot_stream(self.game.seed or 0, seat, len(self.game.record().moves))

    # ---- the person's decision -----------------------------------------------------------------
    def decide(self, seat: int) -> None:
        """Show the table and ask until something is played or taken back."""
        self.console.rule(style="dim")
        self.show_news()
        self.show_table(seat)
        while not self.obey(seat, self.ask("cli-choose", name=self.names[seat])):
            pass

    def confirmed(self, seat: int) -> bool:
        """Wait for Enter, which lets the sealed choice take effect; False if it was taken back."""
        while True:
            answer = self.ask("cli-sealed")
            if not answer:
                return True
            if answer == "u":
                if self.take_back():
                    return False
            elif not self.serve(seat, answer):
                self.say("cli-sealed-only")

    def ask(self, message: str, **args: object) -> str:
        answer = self.read(self.own.say(message, args) + " ").strip()
        if answer in ("q", "quit"):
            raise LeaveTable
        return answer

    def obey(self, seat: int, answer: str) -> bool:
        """Carry out what was entered; True when the decision is made."""
        if not answer or self.serve(seat, answer):
            return False
        return self.take_back() if answer == "u" else self.choose(seat, answer)

    def serve(self, seat: int, answer: str) -> bool:
        """Carry out a command that only shows or saves something; whether it was one."""
        command, _, rest = answer.partition(" ")
        if command.startswith("?") and len(command) > 1:  # `?altar`
            command, rest = "?", answer[1:]
        match command:
            case "?" | "i" if rest.strip():
                self.console.print(lookup(self.game, self.game.view(seat), rest.strip(), self.said))
            case "?":
                self.show_help()
            case "i":
                self.say("cli-lookup-what")
            case "h":
                self.show_hint(seat)
            case "t":
                self.show_table(seat)
            case "l":
                self.show_log()
            case "r":
                self.show_refused(seat)
            case "s":
                self.save(rest.strip())
            case _:
                return False
        return True

    def choose(self, seat: int, answer: str) -> bool:
        """Play a move given by its number in the list or its notation."""
        moves = self.game.legal(seat)
        if answer.isdecimal():
            if not 1 <= int(answer[:9]) <= len(moves):
                self.say("cli-no-such-number", last=len(moves))
                return False
            answer = moves[int(answer) - 1].notation
        try:
            self.game.play(seat, answer)
        except IllegalMove as problem:
            self.console.print(Text(self.game.reason_text(problem.reason, self.language), style="yellow"))
            return False
        return True

    def take_back(self) -> bool:
        """Take back what the person has sealed in this phase."""
        assert self.person is not None
        try:
            self.game.retract(self.person)
        except IllegalMove as problem:
            self.console.print(Text(self.game.reason_text(problem.reason, self.language), style="yellow"))
            return False
        self.say("cli-taken-back")
        return True

    def save(self, name: str) -> None:
        """Write the record so far, with who sits where."""
        if not name:
            self.say("cli-save-where")
            return
        try:
            Path(name).write_bytes(msgspec.json.encode(self.game.record(self.codes)) + b"\n")
        except OSError as problem:
            self.say("cli-not-saved", file=name, problem=problem.strerror)
            return
        self.say("cli-saved", file=name)

    # ---- showing -------------------------------------------------------------------------------
    def show_table(self, seat: int) -> None:
        view, moves = self.game.view(seat), self.game.legal(seat)
        self.console.print(self.draw(view, self.game.explain(seat), self.said))
        self.console.print(moves_table(self.game, moves, view, self.said))
        if self.game.refused(seat):
            self.show_refused(seat)

    def show_refused(self, seat: int) -> None:
        refused = self.game.refused(seat)
        if refused:
            self.console.print(refusals_table(self.game, refused, self.game.view(seat), self.said))
        else:
            self.say("cli-none-refused")

    def show_hint(self, seat: int) -> None:
        """The move that looks best, and why."""
        found = hint(self.game, seat, self.language, self.names)
        if found is None:
            self.say("cli-hint-none")
            return
        self.say("cli-hint", number=found.number, move=found.label)
        self.say("cli-hint-chance", percent=percent(found.win))
        for reason in found.reasons:
            self.console.print(Text(f"  · {reason}"))

    def events_so_far(self) -> int:
        """How many events have been told before this session: those of a resumed game."""
        return max((entry.number + 1 for entry in self.game.events(self.person)), default=0)

    def show_news(self) -> None:
        """Log lines since the last decision."""
        for entry in self.game.events(self.person, self.logged):
            self.show_entry(entry.event)
            self.logged = entry.number + 1

    def show_log(self) -> None:
        for entry in self.game.events(self.person):
            self.show_entry(entry.event)

    def show_entry(self, event: EventData) -> None:
        self.console.print(Text(log_line(self.game, event, self.language, self.names)))

    def show_help(self) -> None:
        for topic in HELP:
            self.say(f"cli-help-{topic}")

    def show_end(self) -> None:
        self.console.rule(style="dim")
        self.show_news()
        self.console.print(result_table(self.game, self.names, self.language))
        for line in winner_lines(self.game, self.names, self.language):
            self.console.print(Text(line, style="bold green3"))
