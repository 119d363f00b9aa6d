"""The commands and their options. Each command's work is in a module of its own, loaded when it is called."""

from pathlib import Path
from typing import Annotated, Any, cast

import typer
from typer.core import TyperCommand

from septem.cli.options import as_game_options
from septem.core.errors import BadOption

UsageProblem: Any = next(base for base in typer.BadParameter.__mro__ if base.__name__ == "ClickException")
"""Base of all complaints about a command line (Typer carries it along without a public name)."""

Abort = typer.Abort

app = typer.Typer(
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The games of the 7 Wonders family: play them in a browser or in the terminal, simulate them, check them. "
    "Without a command: serve, and open a browser.",
)


class GameCommand(TyperCommand):
    """A command that takes a game's own options directly: `--edition 2` means `--option edition=2`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        known = {name for param in self.params for name in (*param.opts, *param.secondary_opts)} | {"--help"}
        parsed: list[str] = super().parse_args(ctx, as_game_options(args, known))
        return parsed


def command() -> Any:
    """The whole command line."""
    return typer.main.get_command(app)


GameId = Annotated[str, typer.Argument(help="Which game: see `septem games`.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", help="An option of the game (see `septem games`), name=value; `--name value` does the same."
    ),
]
Seed = Annotated[int | None, typer.Option(help="Seed of all chance; drawn if left out.", show_default=False)]
FixedSeed = Annotated[int, typer.Option(help="Seed of all chance.")]
Players = Annotated[int | None, typer.Option(help="How many play.", show_default="as usual for the game")]
Language = Annotated[str, typer.Option("--lang", help="Language: en, cs or sk.")]
JsonFile = Annotated[
    str | None, typer.Option("--json", help="Write the figures as JSON to this file; - is the standard output.")
]


Db = Annotated[
    str,
    typer.Option(
        help="File of an SQLite database, or postgresql://...", envvar="SEPTEM_DB", show_default="in your data folder"
    ),
]
Port = Annotated[
    int | None,
    typer.Option(min=1, max=65535, help="Port to listen on.", show_default="7777, or a free one if it is taken"),
]
Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network in.")]


@app.callback(invoke_without_command=True)
def start(
    version: Annotated[bool, typer.Option("--version", help="Version, mode of the engine, and exit.")] = False,
) -> None:
    if version:
        from septem.cli.main import version as version_line

        print(version_line())
        raise typer.Exit


@app.command(epilog="Example: septem games duel --lang cs")
def games(
    game: Annotated[str | None, typer.Argument(help="Only this one.", show_default="all")] = None,
    lang: Language = "en",
) -> None:
    """List the games with their players and options."""
    from septem.cli.games import show_games

    show_games(game, lang)


@app.command(cls=GameCommand, epilog="Example: septem play wonders --players 4 --edition 2 --bots greedy --lang cs")
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game: see `septem games`.")] = "wonders",
    players: Players = None,
    seed: Seed = None,
    seat: Annotated[int, typer.Option(help="Where you sit, from 1 on; 0 to watch the bots.")] = 1,
    name: Annotated[str, typer.Option(help="Your name at the table.", show_default="Player 1, ...")] = "",
    bots: Annotated[str, typer.Option(help="Bots of the other seats: one for all, or a list a,b,c.")] = "greedy",
    lang: Language = "en",
    option: Options = None,
    quick: Annotated[bool, typer.Option("--quick", help="Do not ask before sealed choices are revealed.")] = False,
    resume: Annotated[
        Path | None, typer.Option(help="Go on with a game saved by `s FILE`: its table, bots and names.")
    ] = None,
) -> None:
    """Play in the terminal against bots. Enter ? during the game for help."""
    from septem.cli.play import play_in_terminal, resume_in_terminal

    if resume is None:
        play_in_terminal(game, players, seed, seat, bots, lang, option or [], confirm=not quick, name=name)
    else:
        refuse_beside_resume(context)
        resume_in_terminal(resume, lang, confirm=not quick)


def refuse_beside_resume(context: typer.Context) -> None:
    """A saved game has its table already: options that would set another one are refused."""
    for name in ("game", "players", "seed", "seat", "name", "bots", "option"):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise BadOption(name, "is not allowed beside --resume: the saved game has its own")


@app.command(
    cls=GameCommand,
    epilog='Example: septem simulate wonders --players 2..7 --edition "1|2" --games 2000 --seed 1',
)
def simulate(
    game: GameId,
    players: Annotated[str | None, typer.Option(help="How many play: 4, a range 2..7 or a list 2,4.")] = None,
    games: Annotated[int, typer.Option(help="Games of each kind.")] = 1000,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or a list a,b with one for each.")] = "random",
    seed: FixedSeed = 0,
    option: Options = None,
    workers: Annotated[int | None, typer.Option(help="Processes or threads.", show_default="all cores")] = None,
    lazy: Annotated[bool, typer.Option("--lazy", help="Random moves drawn by trial, not from full lists.")] = False,
    json: JsonFile = None,
    out: Annotated[
        Path | None, typer.Option(help="Write a row for each game: .jsonl, or .parquet (extra data).")
    ] = None,
    records: Annotated[Path | None, typer.Option(help="Write the record of each game into this folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only the games that --out does not have yet.")] = False,
    accumulate: Annotated[
        list[str] | None, typer.Option(help="Sum up games in a way of your own: module:Class.", show_default=False)
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Play on Ray (extra ray): auto, or the address of a cluster.")] = None,
    strict: Annotated[bool, typer.Option("--strict", help="Stop when a bot fails instead of moving for it.")] = False,
    bot_seconds: Annotated[float, typer.Option(help="Time of your own bots for a decision; 0: no limit.")] = 30.0,
    progress: Annotated[bool, typer.Option(help="A progress bar, on a terminal.")] = True,
) -> None:
    """Play many games with bots and show the statistics; an option may be a list "1|2"."""
    from septem.cli.simulate import Wanted, run_simulations

    wanted = Wanted(out, records, resume, tuple(accumulate or ()), ray, strict, bot_seconds or None)
    run_simulations(game, players, games, bots, seed, option or [], workers, lazy, json, wanted, progress)


@app.command(
    cls=GameCommand,
    epilog="Example: septem tournament wonders --players 3 --bots random,greedy --deals 50 --out results --seed 1",
)
def tournament(
    game: GameId,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Who takes part: a list a,b,c.")] = "random,greedy",
    deals: Annotated[int, typer.Option(help="Deals; each is played by everybody in every seat.")] = 100,
    seed: FixedSeed = 0,
    option: Options = None,
    tables: Annotated[
        str,
        typer.Option(
            help="Who sits together: pairs (one against the rest), first (the first bot against tables of each other "
            "one) or mixed (as many bots as fit)."
        ),
    ] = "pairs",
    workers: Annotated[int | None, typer.Option(help="Processes.", show_default="all cores")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on Ray (extra ray): auto, or the address of a cluster.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write rows, CSV and JSON into this folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Play only the games that --out does not have yet.")] = False,
    json: JsonFile = None,
    strict: Annotated[bool, typer.Option("--strict", help="Stop when a bot fails instead of moving for it.")] = False,
    bot_seconds: Annotated[float, typer.Option(help="Time of your own bots for a decision; 0: no limit.")] = 30.0,
    progress: Annotated[bool, typer.Option(help="A progress bar, on a terminal.")] = True,
) -> None:
    """Let bots play each other on the same deals in all seats; ratings and shares of victories with intervals."""
    from septem.cli.tournament import run_tournament

    run_tournament(
        game,
        players,
        bots,
        deals,
        seed,
        option or [],
        tables,
        workers,
        ray,
        out,
        resume,
        json,
        strict,
        bot_seconds or None,
        progress,
    )


@app.command(epilog="Example: septem report results/games.jsonl -o report.html --lang cs")
def report(
    results: Annotated[Path, typer.Argument(help="Rows that simulate or tournament wrote (.jsonl or .parquet).")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The page.")] = Path("report.html"),
    lang: Language = "en",
) -> None:
    """Make a page of charts and tables from results; it needs no network (extra report)."""
    from septem.cli.report.command import make_report

    make_report(results, out, lang)


@app.command(epilog="Example: septem train duel --out training/duel --seed 1")
def train(
    game: GameId,
    out: Annotated[Path, typer.Option(help="Folder for the values, the curve and the lessons of each round.")],
    players: Annotated[
        str | None, typer.Option(help="How many play: 4, a range 2..7 or a list 2,4.", show_default="as usual")
    ] = None,
    rounds: Annotated[int | None, typer.Option(help="Rounds after the first.", show_default="by game")] = None,
    games: Annotated[
        int | None, typer.Option(help="Games of each round; half of them in the first ones.", show_default="by game")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Of the search for a move in these games.", show_default="by game")
    ] = None,
    seed: FixedSeed = 0,
    deals: Annotated[int, typer.Option(help="Of the matches after each round; 0: no matches.")] = 150,
    workers: Annotated[int | None, typer.Option(help="Processes.", show_default="all cores")] = None,
    ray: Annotated[str | None, typer.Option(help="Play on Ray (extra ray): auto, or the address of a cluster.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on after the last whole round in the folder.")] = False,
    start: Annotated[
        Path | None, typer.Option("--from", help="Begin with the values in this file, also of other features.")
    ] = None,
) -> None:
    """Learn the values of a game by self-play (needs the extra train); docs/training.md tells more."""
    from septem.cli.train import run_training

    run_training(game, out, players, rounds, games, iterations, seed, deals, workers, ray, resume, start)


@app.command(epilog="Example: septem bots duel")
def bots(game: Annotated[str, typer.Argument(help="A game, by its id.")] = "wonders", players: Players = None) -> None:
    """List the bots: what each does, how long the levels think in a game, and how strong they are."""
    from septem.cli.bots import show_bots

    show_bots(game, players)


@app.command(epilog="Example: septem serve --port 8000 --db postgresql://localhost/septem --workers 2")
def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Db = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; several need PostgreSQL.")] = 1,
    root_path: Annotated[str, typer.Option(help="Where a reverse proxy has put it, as in /septem.")] = "",
    trust: Annotated[list[str] | None, typer.Option(help="Address of a reverse proxy whose word counts.")] = None,
    public_host: Annotated[
        list[str] | None, typer.Option(help="Name the server is known by, as with a reverse proxy; * for all.")
    ] = None,
    limits: Annotated[bool, typer.Option(help="Let those wait who ask too often.")] = True,
    webhooks: Annotated[
        str, typer.Option(help="Tell people's own addresses that it is their turn: off, public (https) or any.")
    ] = "off",
    log_format: Annotated[str, typer.Option(help="Log lines for people or programs: text or json.")] = "text",
    log_level: Annotated[
        str, typer.Option(help="debug, info (a line for each request), warning or error.")
    ] = "warning",
    browse: Annotated[bool, typer.Option("--open/--no-open", help="Open a browser.")] = False,
) -> None:
    """Serve the games to browsers: tables with friends and bots, kept in a database."""
    from septem.cli.serve import run_server
    from septem.server.settings import LogFormat, LogLevel, Settings, Webhooks

    usual = Settings()
    settings = Settings(
        db=db,
        host=host,
        port=port or usual.port,
        root_path=root_path.rstrip("/"),
        trusted=tuple(trust or ()),
        public_hosts=tuple(public_host or ()),
        limits=limits,
        webhooks=cast("Webhooks", webhooks),
        log_format=cast("LogFormat", log_format),
        log_level=cast("LogLevel", log_level),
    )
    run_server(settings, workers, port is not None, browse)


@app.command("export", epilog="Example: septem export games.jsonl")
def export_games(
    file: Annotated[Path, typer.Argument(help="Where to write them; must not be there yet.", show_default=False)],
    db: Db = "",
) -> None:
    """Write all games of a server into a file, one table a line; keys are not in it, seeds of running games are."""
    from septem.cli.upkeep import write_games

    write_games(db, file)


@app.command("import", epilog="Example: septem import games.jsonl --db postgresql://localhost/septem")
def import_games(
    file: Annotated[Path, typer.Argument(help="What `septem export` wrote.", show_default=False)],
    db: Db = "",
) -> None:
    """Add the games of a file to those of a server: all that are not there yet, or none."""
    from septem.cli.upkeep import read_games

    read_games(db, file)


@app.command(epilog="Example: septem backup septem-monday.sqlite")
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; must not be there yet.", show_default=False)],
    db: Db = "",
) -> None:
    """Copy a server's SQLite database while it is in use (PostgreSQL has pg_dump)."""
    from septem.cli.upkeep import write_backup

    write_backup(db, file)


@app.command(epilog="Example: septem doctor --db postgresql://localhost/septem --json -")
def doctor(
    host: Host = "127.0.0.1",
    port: Port = None,
    db: Db = "",
    json: JsonFile = None,
) -> None:
    """Look whether everything is there that a server needs; exit code 1 if something is broken."""
    from septem.cli.upkeep import show_health
    from septem.server.settings import Settings

    usual = Settings()
    if not show_health(Settings(db=db, host=host, port=port or usual.port), port is not None, json):
        raise typer.Exit(1)


@app.command(cls=GameCommand, epilog="Example: septem bench wonders --json -")
def bench(
    game: GameId,
    players: Players = None,
    option: Options = None,
    json: JsonFile = None,
    facade: Annotated[
        bool, typer.Option("--facade", help="Measure instead what one decision costs: view, legal, explain, play ...")
    ] = False,
    seconds: Annotated[
        float, typer.Option(hidden=True, envvar="SEPTEM_BENCH_SECONDS", help="Length of one measurement.")
    ] = 0.4,
) -> None:
    """Measure the speed of the engine: compiled and plain, full and lazy, one and two threads."""
    from septem.cli.bench import run_bench

    run_bench(game, players, option or [], json, seconds, facade)


@app.command(cls=GameCommand, epilog="Example: septem perft wonders --depth 4 --seed 7")
def perft(
    game: GameId,
    depth: Annotated[int, typer.Option(help="Length of the sequences of moves.", min=0, max=40)] = 3,
    seed: FixedSeed = 0,
    players: Players = None,
    option: Options = None,
) -> None:
    """Count the sequences of legal moves from the start, for each length up to the depth."""
    from septem.cli.perft import show_perft

    show_perft(game, depth, seed, players, option or [])


@app.command(epilog="Example: septem replay game.json --lang cs")
def replay(
    file: Annotated[Path, typer.Argument(help="A record (JSON) or several (JSON Lines).")],
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each turn.")] = False,
    seat: Annotated[int, typer.Option(help="As this seat saw it, from 1 on; 0: what everybody saw.")] = 0,
    lang: Language = "en",
) -> None:
    """Show the log and the result of recorded games."""
    from septem.cli.records import show_records

    show_records(file, step, seat, lang)


@app.command(epilog="Example: septem verify games.jsonl")
def verify(
    files: Annotated[list[Path], typer.Argument(help="Files with records (JSON or JSON Lines).")],
) -> None:
    """Replay records and say which are in order; exit code 1 if one is not."""
    from septem.cli.records import verify_files

    if not verify_files(files):
        raise typer.Exit(1)


GameFile = Annotated[Path, typer.Argument(help="A record or a position (JSON).", show_default=False)]
Iterations = Annotated[
    int | None, typer.Option(help="Think in iterations instead: the same answer every time.", show_default=False)
]
Threads = Annotated[int, typer.Option(help="Think with so many threads.")]


@app.command(epilog="Example: septem advise game.json --at 20 --seat 1 --ms 500 --lang cs")
def advise(
    file: GameFile,
    at: Annotated[
        int | None, typer.Option(help="After so many moves of the record.", show_default="at its end")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="For this seat, from 1 on.", show_default="who is to act")] = None,
    ms: Annotated[int | None, typer.Option(help="Think so many milliseconds.", show_default="500")] = None,
    iterations: Iterations = None,
    threads: Threads = 1,
    seed: FixedSeed = 0,
    lang: Language = "en",
    json: JsonFile = None,
) -> None:
    """Say what a seat could do, the best first: chance to win, points, reasons; from what that seat knows."""
    from septem.cli.advise import show_advice

    show_advice(file, at, seat, ms, iterations, threads, seed, lang, json)


@app.command(epilog="Example: septem review game.json --ms 50 --lang cs")
def review(
    file: Annotated[Path, typer.Argument(help="A record (JSON).", show_default=False)],
    ms: Annotated[int | None, typer.Option(help="Think so long about a decision.", show_default="50")] = None,
    iterations: Iterations = None,
    threads: Threads = 1,
    seed: FixedSeed = 0,
    lang: Language = "en",
    json: JsonFile = None,
) -> None:
    """Look back on a recorded game: chances step by step, turning points, the largest mistakes and what was better."""
    from septem.cli.review import show_review

    show_review(file, ms, iterations, threads, seed, lang, json)


sheets = typer.Typer(help="The sheet of 7 Wonders Dice: type in the one from your own box, see docs/dice-sheet.md.")
app.add_typer(sheets, name="dice-sheet")


@sheets.command(epilog="Example: septem dice-sheet export my.toml")
def export(
    file: Annotated[str, typer.Argument(help="Where to write it; - is the standard output.")] = "-",
) -> None:
    """Write the sheet we play with, to be changed."""
    from septem.cli.dice.sheet import export_sheet

    export_sheet(file)


@sheets.command(epilog="Example: septem dice-sheet check my.toml")
def check(file: Annotated[Path, typer.Argument(help="A sheet in TOML.")]) -> None:
    """Check a sheet; a fault is named with its line."""
    from septem.cli.dice.sheet import check_sheet

    check_sheet(file)
