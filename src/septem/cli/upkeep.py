"""`septem export`, `import`, `backup` and `doctor`: for those who look after a server."""

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console

from septem.cli.output import check_target, write_json
from septem.core.errors import BadOption
from septem.server.archive import export_tables
from septem.server.arrivals import import_tables
from septem.server.backup import back_up
from septem.server.database import brief, lite_file, prepare
from septem.server.doctor import Finding, examine
from septem.server.new_files import new_file
from septem.server.problems import Unavailable
from septem.server.settings import Settings, database_url
from septem.server.storage import Storage

T = TypeVar("T")
SIGNS = {"ok": "ok", "note": "--", "broken": "!!"}


def write_games(db: str, path: Path) -> None:
    """All games of one moment."""
    settings = Settings(db=db)
    lite_file(settings)  # a mistyped name would make an empty database
    prepare(settings)
    with new_file(path) as part, part.open("wb") as file:
        count = _with_storage(settings, lambda storage: export_tables(storage, file))
        file.flush()
        os.fsync(file.fileno())
    print(f"septem: {count} tables written to {path}; seeds of running games are in it, keep it to yourself")


def read_games(db: str, path: Path) -> None:
    """What is not there yet."""
    settings = Settings(db=db)
    prepare(settings)
    done = _with_storage(settings, lambda storage: import_tables(storage, path))
    print(f"septem: {done.added} tables added, {done.there} were there already")


def write_backup(db: str, path: Path) -> None:
    """A copy of the database."""
    count = back_up(Settings(db=db), path)
    print(f"septem: {count} tables copied to {path} ({path.stat().st_size:,} bytes)")


def _with_storage(settings: Settings, work: Callable[[Storage], Coroutine[Any, Any, T]]) -> T:
    async def carried_out() -> T:
        storage = Storage(database_url(settings))
        try:
            return await work(storage)
        except Unavailable as problem:
            raise BadOption("db", f"cannot be used: {brief(problem.__cause__)}") from None
        finally:
            await storage.close()

    return asyncio.run(carried_out())


# ---- doctor --------------------------------------------------------------------------------------
def show_health(settings: Settings, own_port: bool, target: str | None) -> bool:
    """A line for everything looked at; whether nothing is broken."""
    check_target(target)
    found = examine(settings, own_port)
    fine = all(one.verdict != "broken" for one in found)
    if target is not None:
        write_json(target, {"fine": fine, "findings": found})
    if target != "-":
        _print(found)
    if not fine:
        print("septem: something is broken", file=sys.stderr)
    return fine


def _print(found: list[Finding]) -> None:
    console = Console(soft_wrap=True, highlight=False, markup=False)
    for one in found:
        console.print(f"{SIGNS[one.verdict]}  {one.what:<10} {one.said}")
