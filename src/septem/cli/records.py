"""`septem replay` and `septem verify`: recorded games, one in a JSON document or many as JSON Lines."""

from codecs import BOM_UTF8
from pathlib import Path

import msgspec
from rich.console import Console

import septem
from septem.cli.names import is_human, seat_names
from septem.cli.show import log_line, result_table, winner_lines
from septem.core.errors import BadOption, BadRecord, SeptemError, shown
from septem.core.game import AnyGame
from septem.core.records import RecordHead, read_record
from septem.core.texts import texts


def record_texts(path: Path) -> list[bytes]:
    """The records of a file as JSON texts: the whole of it, or one for each line."""
    content = path.read_bytes().removeprefix(BOM_UTF8)
    try:
        msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError):
        lines = [line for line in content.splitlines() if line.strip()]
        return lines if len(lines) > 1 and lines[0].lstrip().startswith(b"{") and _whole(lines[0]) else [content]
    return [content]


def _whole(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.DecodeError, RecursionError):
        return False


def verify_files(paths: list[Path]) -> bool:
    """Replay everything and print a line for each record; whether all are in order."""
    fine = True
    for path in paths:
        for number, text in enumerate(record_texts(path), 1):
            try:
                game = septem.replay(text)
            except SeptemError as problem:
                fine = False
                print(f"{path}:{number}: FAILS: {problem}")
            else:
                print(f"{path}:{number}: ok, {game.room.id}, {game.players} players, {_end(game)}")
    return fine


def _end(game: AnyGame) -> str:
    return f"points {', '.join(map(str, game.result.points))}" if game.result else "unfinished"


def show_records(path: Path, step: bool, seat: int, language: str) -> None:
    """Print the log and the result of every record in the file."""
    texts(language)  # an unknown language is refused before anything is shown
    for text in record_texts(path):
        record = read_record(text)
        Replayer(record, seat, language, step).run()


class Replayer:
    """Shows one record move by move, as a seat (from 1 on; 0: everybody) saw it."""

    def __init__(self, record: RecordHead, seat: int, language: str, step: bool) -> None:
        self.record = record
        self.game = opened(record)
        if not 0 <= seat <= self.game.players:
            raise BadOption("seat", f"{seat} is not allowed; allowed: whole numbers from 0 to {self.game.players}")
        self.viewer = seat - 1 if seat else None
        self.language = language
        self.step = step
        self.names = seat_names(record.seats, self.game.players, language)
        self.shown = 0
        self.console = Console()

    def run(self) -> None:
        self.console.rule(f"{self.game.room.id}, {self.game.room.rules}", style="dim")
        for number in range(len(self.record.moves)):
            self.play(number)
            self.show_log()
        if self.record.result is not None and self.record.result != self.game.result:
            raise BadRecord("record result: does not agree with what the moves lead to")
        self.show_end()

    def show_end(self) -> None:
        """The final table and who won, or that there is no end."""
        if not self.game.over:
            self.console.print(texts(self.language, "septem.cli").say("cli-unfinished"))
            return
        self.console.print(result_table(self.game, self.names, self.language))
        for line in winner_lines(self.game, self.names, self.language):
            self.console.print(line, highlight=False, markup=False)

    def play(self, number: int) -> None:
        seat, text = self.record.moves[number]
        try:
            self.game.play(seat, text)
        except SeptemError as problem:
            raise BadRecord(f"record move {number + 1} ({seat} {shown(text)}): {problem}") from None

    def show_log(self) -> None:
        """Print what is new, and wait if asked to."""
        news = self.game.events(self.viewer, self.shown)
        for entry in news:
            line = log_line(self.game, entry.event, self.language, self.names)
            self.console.print(line, highlight=False, markup=False)
            self.shown = entry.number + 1
        if news and self.step and not self.game.over:
            try:
                input()
            except EOFError:
                self.step = False


def unfinished(path: Path) -> tuple[AnyGame, list[str]]:
    """The game of a saved record that can go on, and who sits where."""
    found = record_texts(path)
    if len(found) != 1:
        raise BadRecord(f"resume: {path} holds {len(found)} records; needed is one")
    record = read_record(found[0])
    game = septem.replay(found[0])
    if game.over:
        raise BadRecord(f"resume: the game in {path} is finished; `septem replay` shows it")
    if len(record.seats) != game.players:
        seats = f"{len(record.seats)} seats for {game.players} players"
        raise BadRecord(f"resume: the record in {path} names {seats}, so nobody knows who plays where")
    if sum(map(is_human, record.seats)) > 1:
        raise BadRecord(f"resume: more than one person sits at the table in {path}; here one plays against bots")
    return game, list(record.seats)


def opened(record: RecordHead) -> AnyGame:
    """The game of a record before its first move."""
    return septem.replay(msgspec.structs.replace(record, moves=(), result=None))
