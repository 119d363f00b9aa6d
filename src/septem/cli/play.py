"""`septem play`: one person at a table of bots. Draws, asks, and passes choices on; no rules in here."""

import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from septem.bots import Bot, make_bot
from septem.cli.games import name_of
from septem.cli.options import bot_list, game_options
from septem.cli.show import log_line, moves_table, refusals_text, result_table, seat_names, table_module
from septem.core.errors import BadOption, IllegalMove
from septem.core.game import LARGEST_SEED, Game
from septem.core.options import checked_number
from septem.core.texts import texts
from septem.games import game_class
from septem.sim.play import bot_move, bot_stream

HUMAN = "human"
HELP = ("number", "notation", "t", "r", "l", "u", "s", "q")


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
) -> None:
    """Set the table and play one game."""
    kind = game_class(game_id)
    texts(language)
    drawn = secrets.randbelow(2**31) if seed is None else checked_number("seed", seed, 0, LARGEST_SEED)
    game = kind.new(players, drawn, **game_options(kind, words))
    checked_number("seat", seat, 0, game.players)
    person = seat - 1 if seat else None
    codes = seated(bot_list(bots), game.players, person)
    Session(game, person, codes, language, confirm, Console(highlight=False), input).run()


def seated(codes: list[str], players: int, person: int | None) -> list[str]:
    """Who sits where: the person's seat says `human`, the bots fill the others in order."""
    others = players if person is None else players - 1
    if len(codes) == 1:
        codes = codes * others
    if len(codes) != others:
        raise BadOption("bots", f"{len(codes)} given; name one for all or one for each of {others} seats")
    return codes if person is None else [*codes[:person], HUMAN, *codes[person:]]


class Session:
    """One game in the terminal."""

    def __init__(
        self,
        game: Game,
        person: int | None,
        codes: list[str],
        language: str,
        confirm: bool,
        console: Console,
        read: Callable[[str], str],
    ) -> None:
        self.game = game
        self.person = person
        self.codes = codes
        self.language = language
        self.confirm = confirm
        self.console = console
        self.read = read
        self.own = texts(language, "septem.cli")
        self.names = seat_names(game, language)
        self.draw = table_module(type(game)).draw
        self.bots: dict[int, Bot] = {
            seat: make_bot(code, type(game)) for seat, code in enumerate(codes) if seat != person
        }
        self.streams = {seat: bot_stream(game.seed or 0, seat) for seat in self.bots}
        self.logged = 0

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
        title = name_of(type(self.game), self.language)
        self.say("cli-welcome", title=title, players=self.game.players, seed=self.game.seed)
        who = [self.own.say("cli-you") if code == HUMAN else code for code in self.codes]
        self.console.print(Text(", ".join(f"{name}: {one}" for name, one in zip(self.names, who, strict=True))))

    def go_on(self) -> None:
        """The person's decision if there is one, else the choices of the bots."""
        if self.person in self.game.to_act:
            self.decide(self.person)
            return
        if self.waiting_for_others() and self.confirm:
            answer = self.ask("cli-sealed")
            if answer == "u":
                self.take_back()
                return
        self.bots_choose()

    def waiting_for_others(self) -> bool:
        """The person has sealed a choice that has not taken effect yet."""
        return self.person is not None and bool(self.game.view(self.person)["sealed"])

    def bots_choose(self) -> None:
        """The bots that owe a decision decide, until the person has to or choices take effect."""
        phase = self.game.phase_number
        while not self.game.over and self.game.phase_number == phase and self.person not in self.game.to_act:
            seat = self.game.to_act[0]
            bot_move(self.game, seat, self.bots[seat], self.streams[seat])
        if self.person is None:
            self.show_news()

    # ---- the person's decision -----------------------------------------------------------------
    def decide(self, seat: int) -> None:
        """Show the table and ask until something is played or taken back."""
        self.console.rule(style="dim")
        self.show_news()
        self.show_table(seat)
        while not self.obey(seat, self.ask("cli-choose", name=self.names[seat])):
            pass

    def ask(self, message: str, **args: object) -> str:
        answer = self.read(self.own.say(message, args) + " ").strip()
        if answer in ("q", "quit"):
            raise LeaveTable
        return answer

    def obey(self, seat: int, answer: str) -> bool:
        """Carry out what was entered; True when the decision is made."""
        command, _, rest = answer.partition(" ")
        match command:
            case "":
                return False
            case "?" | "h":
                self.show_help()
            case "t":
                self.show_table(seat)
            case "l":
                self.show_log()
            case "r":
                self.show_refused(seat)
            case "s":
                self.save(rest.strip())
            case "u":
                return self.take_back()
            case _:
                return self.choose(seat, answer)
        return False

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
        """Write the record so far."""
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
        view, moves, refused = self.game.view(seat), self.game.legal(seat), self.game.refused(seat)
        self.console.print(self.draw(view, self.game.explain(seat), self.game.texts(self.language)))
        self.console.print(moves_table(self.game, moves, view, self.language))
        if refused:
            self.console.print(refusals_text(self.game, refused, self.language))

    def show_refused(self, seat: int) -> None:
        refused = self.game.refused(seat)
        if refused:
            self.console.print(refusals_text(self.game, refused, self.language))
        else:
            self.say("cli-none-refused")

    def show_news(self) -> None:
        """Log lines since the last decision."""
        for number, event in self.game.events(self.person, self.logged):
            self.console.print(Text(log_line(self.game, event, self.language, self.names)))
            self.logged = number + 1

    def show_log(self) -> None:
        for _, event in self.game.events(self.person):
            self.console.print(Text(log_line(self.game, event, self.language, self.names)))

    def show_help(self) -> None:
        for topic in HELP:
            self.say(f"cli-help-{topic}")

    def show_end(self) -> None:
        self.console.rule(style="dim")
        self.show_news()
        self.console.print(result_table(self.game, self.names, self.language))
