"""The way in: `septem ...`. Wrong input ends with one clear line and exit code 2, never with a traceback."""

import os
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

from septem import __version__, _mode
from septem.cli.streams import discard_output, prepare_streams
from septem.core.errors import SeptemError

WRONG_INPUT = 2
INTERRUPTED = 128 + signal.SIGINT
TERMINATED = 128 + signal.SIGTERM
ALONE = ["serve", "--open"]
"""What `septem` without a command does."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    try:
        with _term_like_interrupt() as terms:
            prepare_streams()
            status = _guarded(list(sys.argv[1:] if arguments is None else arguments))
        return TERMINATED if terms and status == INTERRUPTED else status
    except KeyboardInterrupt:  # before or after anything was done
        return INTERRUPTED


def version() -> str:
    """Version of the package, mode of the engines, version of Python."""
    return f"septem {__version__}, engine {_mode.mode()}, Python {sys.version_info.major}.{sys.version_info.minor}"


def complain(problem: str) -> int:
    """One line about what is wrong."""
    print(f"septem: {' '.join(problem.split())}", file=sys.stderr)
    return WRONG_INPUT


def _guarded(given: list[str]) -> int:
    """The exit code of a command line, whatever happens on the way."""
    try:
        status = _command(given)
        sys.stdout.flush()
        return status
    except SeptemError as problem:
        return complain(str(problem))
    except BrokenPipeError:  # the reader, e.g. `head`, has enough
        discard_output()
        return 0
    except SystemExit as end:  # how Rich and Typer take it when the reader has enough
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        discard_output()
        return 0
    except OSError as problem:
        status = complain(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
        with suppress(OSError):
            sys.stdout.flush()
            return status
        discard_output()  # a full disk: Python would try once more at its end, and say so
        return status
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _command(given: list[str]) -> int:
    if given == ["--version"]:
        print(version())
        return 0
    with _interrupt_ends_at_once():
        from septem.cli.app import Abort, UsageProblem, command  # Typer is loaded only now: `--version` answers at once

    try:
        status = command().main(args=given or ALONE, prog_name="septem", standalone_mode=False)
    except UsageProblem as problem:
        return complain(problem.format_message())
    except Abort:  # some versions of Typer say so when they meet Ctrl-C
        raise KeyboardInterrupt from None
    return status if isinstance(status, int) else 0


@contextmanager
def _interrupt_ends_at_once() -> Iterator[None]:
    """While modules are loaded: an exception raised inside the import system may be printed there and lost."""
    usual = signal.getsignal(signal.SIGINT)
    if usual is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(INTERRUPTED))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextmanager
def _term_like_interrupt() -> Iterator[list[int]]:
    """SIGTERM ends a command as Ctrl-C does; the list tells whether it came."""
    came: list[int] = []

    def interrupt(number: int, frame: FrameType | None) -> None:
        came.append(number)
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield came
        return
    usual = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield came
    finally:
        signal.signal(signal.SIGTERM, usual)


if __name__ == "__main__":
    sys.exit(run())
