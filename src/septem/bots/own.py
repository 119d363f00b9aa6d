"""Bots that somebody else wrote: found as `module:Class`, also in the current folder, and spoken to with care.

Whatever goes wrong in foreign code ends in one `BadBot` that names the bot and, where there is one, the line.
"""

import inspect
import sys
import sysconfig
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from septem.core.errors import BadBot
from septem.core.room import AnyRoom

FOREIGN = (Exception, SystemExit)
"""What foreign code may raise without ending us; Ctrl-C still does."""
HOUSES = {str(Path(__file__).parents[1]), *map(sysconfig.get_path, ("stdlib", "purelib", "platlib"))}
"""Folders of our own files and of installed ones: a bot's author looks for the line outside of them."""
LONGEST = 200


class NotLoaded(Exception):
    """Foreign code that cannot be used; the message says why in one line."""


def load_bot(code: str, room: AnyRoom) -> Any:
    """The bot of `module:Class`, made for a room; the current folder is searched as well, before all others."""
    try:
        bot = load_own(code, room, "room")
    except NotLoaded as problem:
        raise BadBot(f"bots: {problem}") from problem.__cause__
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(f"bots: {code!r} is no bot: it has no method choose(view, moves, rng)")
    return bot


def load_own(code: str, argument: object, name: str) -> Any:
    """An object of `module:Class`, made with the argument if the constructor needs one or has one of that name."""
    module, _, kind = code.partition(":")
    with _current_folder():
        try:
            found = import_module(module)
        except FOREIGN as problem:
            raise NotLoaded(f"{code!r} cannot be loaded: {_not_imported(module, problem)}") from problem
        if not hasattr(found, kind):
            raise NotLoaded(f"{code!r} cannot be loaded: {_file_of(found)} has no {kind}")
        try:
            made = getattr(found, kind)
            return made(argument) if _wants(made, name) else made()
        except FOREIGN as problem:
            raise NotLoaded(f"{code!r} cannot be made: {said(problem)}") from problem


def said(problem: BaseException) -> str:
    """An error of foreign code in one line: what it is, and where, in the foreign file if that can be told."""
    text = f"{type(problem).__name__}: {_words(problem)}".rstrip(": ")
    if isinstance(problem, SyntaxError):
        return text  # its text names file and line
    passed = [frame for frame in traceback.extract_tb(problem.__traceback__) if not frame.filename.startswith("<")]
    foreign = [frame for frame in passed if not HOUSES & {str(folder) for folder in Path(frame.filename).parents}]
    return f"{text} ({Path(foreign[-1].filename).name}, line {foreign[-1].lineno})" if foreign else text


def _words(problem: BaseException) -> str:
    try:
        return " ".join(str(problem).split())[:LONGEST]
    except Exception:
        return ""


@contextmanager
def _current_folder() -> Iterator[None]:
    """Modules of the current folder can be imported, only within this block: it may hold anything."""
    folder = str(Path.cwd())
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        with suppress(ValueError):  # the module may have removed it itself
            sys.path.remove(folder)


def _not_imported(module: str, problem: BaseException) -> str:
    if isinstance(problem, ModuleNotFoundError) and problem.name and f"{module}.".startswith(f"{problem.name}."):
        return f"there is no module {problem.name}, neither in {Path.cwd()} nor among the installed ones"
    return said(problem)


def _wants(kind: Callable[..., Any], name: str) -> bool:
    """Whether the constructor takes an argument from us: one that is needed, or one of this name."""
    try:
        arguments = iter(inspect.signature(kind).parameters.values())
    except ValueError:  # made in C without a signature
        return True
    first = next(arguments, None)
    if first is None or first.kind in (first.KEYWORD_ONLY, first.VAR_KEYWORD):
        return False
    return first.name == name or first.default is first.empty


def _file_of(module: Any) -> str:
    return str(getattr(module, "__file__", None) or module.__name__)
