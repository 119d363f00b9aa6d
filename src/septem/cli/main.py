"""The way in: `septem ...`. Wrong input ends with one clear line and exit code 2, never with a traceback."""

import sys
from collections.abc import Sequence

from septem import __version__, _mode
from septem.core.errors import SeptemError

WRONG_INPUT = 2
INTERRUPTED = 130


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given == ["--version"]:
        print(version())
        return 0
    try:
        return _command(given)
    except SeptemError as problem:
        return complain(str(problem))
    except BrokenPipeError:  # the reader, e.g. `head`, has enough
        sys.stderr.close()
        return 0
    except OSError as problem:
        return complain(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def version() -> str:
    """Version of the package, mode of the engines, version of Python."""
    return f"septem {__version__}, engine {_mode.mode()}, Python {sys.version_info.major}.{sys.version_info.minor}"


def complain(problem: str) -> int:
    """One line about what is wrong."""
    print(f"septem: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


def _command(given: list[str]) -> int:
    from septem.cli.app import UsageProblem, command  # Typer is loaded only now: `--version` answers at once

    try:
        status = command().main(args=given, prog_name="septem", standalone_mode=False)
    except UsageProblem as problem:
        return complain(problem.format_message())
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    sys.exit(run())
