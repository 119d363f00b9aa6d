"""Looks whether everything is there that a server needs. It changes nothing, and tells no password."""

import os
import platform
import socket
from http.client import HTTPConnection, HTTPException
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec
from sqlalchemy import Connection, func, make_url, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

import septem
from septem import _mode
from septem.core.errors import BadOption
from septem.server import page
from septem.server.columns import tables
from septem.server.database import connected, newest_schema, schema_of
from septem.server.settings import Settings, database_address, usual_file

EXTRAS = {
    "psycopg": "PostgreSQL (extra server)",
    "uvloop": "a faster event loop (extra server)",
    "httptools": "a faster HTTP parser (extra server)",
    "ray": "simulations on Ray (extra ray)",
    "numpy": "learning of values (extra train)",
    "altair": "charts of reports (extra report)",
    "pyarrow": "rows as Parquet (extra data)",
}
SECONDS = 2.0
Verdict = Literal["ok", "note", "broken"]


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at. A note is good to know; what is broken keeps the server from running."""

    what: str
    verdict: Verdict
    said: str


def examine(settings: Settings, own_port: bool) -> list[Finding]:
    """Everything, in the order in which it is told."""
    return [
        Finding("septem", "ok", f"{septem.__version__}, Python {platform.python_version()}"),
        engine(),
        *database(settings),
        port(settings, own_port),
        Finding("page", "ok", "there") if page.present() else Finding("page", "note", page.MISSING),
        *(extra(name, use) for name, use in EXTRAS.items()),
    ]


def engine() -> Finding:
    """Compiled, and up to date."""
    if old := _mode.stale():
        return Finding("engine", "broken", f"older than its source ({', '.join(old)}): run `make build`")
    if _mode.mode() == "compiled":
        return Finding("engine", "ok", "compiled")
    wanted = "as SEPTEM_PLAIN asks" if _mode.plain_wanted() else "no compiled one is installed; bots think slowly"
    return Finding("engine", "note", f"plain Python: {wanted}")


def extra(name: str, use: str) -> Finding:
    """A package that some things need."""
    if find_spec(name) is None:
        return Finding(name, "note", f"not installed: {use}")
    try:
        return Finding(name, "ok", f"{version(name)}: {use}")
    except PackageNotFoundError:
        return Finding(name, "ok", use)


# ---- the database --------------------------------------------------------------------------------
def database(settings: Settings) -> list[Finding]:
    """Where it is, whether it can be used, what is in it."""
    try:
        address = database_address(settings)
        url = make_url(address)
    except BadOption as problem:
        return [Finding("database", "broken", str(problem))]
    except (ArgumentError, ValueError):
        return [Finding("database", "broken", "db: is no address of a database")]
    found = [Finding("database", "ok", shown_address(url))]
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or usual_file())
        found.append(folder(file.parent))
        if not file.exists():
            return [*found, Finding("schema", "note", "there is no database yet; `septem serve` makes it")]
        if not os.access(file, os.W_OK):
            return [*found, Finding("schema", "broken", f"{file} cannot be written")]
    return [*found, *_inside(address)]


def shown_address(url: URL) -> str:
    """An address without its passwords, wherever they stand."""
    query = {name: "***" if "password" in name else value for name, value in url.query.items()}
    return url.set(drivername=url.get_backend_name(), query=query).render_as_string(hide_password=True)


def folder(path: Path) -> Finding:
    """Where the file is: SQLite makes others beside it. One that is missing is made, if that may be done."""
    there = next(one for one in (path.absolute(), *path.absolute().parents) if one.exists())
    if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
        return Finding("folder", "broken", f"{there} cannot be written")
    return Finding("folder", "ok", f"{path} can be written" if there == path.absolute() else f"{path} can be made")


def _inside(address: str) -> list[Finding]:
    try:
        with connected(address, writes=False) as connection:
            connection.execute(text("SELECT 1"))
            return [schema(connection), *_contents(connection)]
    except BadOption as problem:
        return [Finding("schema", "broken", str(problem))]


def schema(connection: Connection) -> Finding:
    """The version of the database, against the one that we work with."""
    found, newest = schema_of(connection), newest_schema()
    if found == newest:
        return Finding("schema", "ok", found)
    if found is None:
        return Finding("schema", "note", "empty; `septem serve` makes its tables")
    if found > newest:
        return Finding("schema", "broken", f"{found}: made by a later septem; this one works with {newest}")
    return Finding("schema", "note", f"{found}: `septem serve` brings it to {newest}")


def _contents(connection: Connection) -> list[Finding]:
    if schema_of(connection) is None:
        return []
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    counts = ", ".join(f"{count} {status}" for status, count in sorted(map(tuple, rows)))
    found = [Finding("tables", "ok", counts or "none")]
    if connection.dialect.name == "sqlite":
        mode = connection.execute(text("PRAGMA journal_mode")).scalar_one()
        wal = "on" if mode == "wal" else f"off ({mode}); the server switches it on"
        found.append(Finding("WAL", "ok" if mode == "wal" else "note", wal))
    return found


# ---- the port ------------------------------------------------------------------------------------
def port(settings: Settings, own_port: bool) -> Finding:
    """Whether it is free; if not, whether it is ours already."""
    where = f"{settings.host} port {settings.port}"
    try:
        with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((settings.host, settings.port))
            tried.listen()
        return Finding("port", "ok", f"{where} is free")
    except OSError as problem:
        if answers(settings):
            return Finding("port", "ok", f"{where}: a server answers there")
        other = "" if own_port else "; `septem serve` takes another one"
        return Finding("port", "broken" if own_port else "note", f"{where}: {problem.strerror}{other}")


def answers(settings: Settings) -> bool:
    """Whether a server of ours lives at the port."""
    near = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    line = HTTPConnection(near, settings.port, timeout=SECONDS)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().read(100) == b'{"status":"ok"}'
    except (OSError, HTTPException):
        return False
    finally:
        line.close()
