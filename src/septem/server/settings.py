"""How a server runs: all its figures in one place."""

import os
import sys
from pathlib import Path
from typing import Literal, get_args

import msgspec

from septem.core.errors import BadOption, shown

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]
Webhooks = Literal["off", "public", "any"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What may be set, with what is usual."""

    db: str = ""
    """URL of the database; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    port: int = 7777
    root_path: str = ""
    trusted: tuple[str, ...] = ()
    """Addresses of reverse proxies whose word about a caller's address and scheme is taken."""
    public_hosts: tuple[str, ...] = ()
    """Names besides its own that the server answers to; `*`: to all."""
    log_format: LogFormat = "text"
    log_level: LogLevel = "warning"
    webhooks: Webhooks = "off"
    """Whom "your turn" may be told to: nobody, addresses on the internet by https, or those at home too."""
    webhook_delay: float = 10.0
    """Seconds somebody has to look at the table before they are called."""
    webhook_seconds: float = 10.0
    """For one call."""
    webhook_pause: float = 30.0
    """Before the second try; later ones wait longer."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may write; the own one always may."""
    bot_workers: int = 2
    bot_seconds: float = 10.0
    """After so long a bot's decision is made for it."""
    bot_megabytes: int = 1024
    """More memory a process that thinks does not get; 0: as much as there is."""
    hint_ms: int = 500
    review_ms: int = 30
    """A decision; a review has some dozens."""
    review_seconds: float = 60.0
    claim_seconds: float = 30.0
    heartbeat: float = 15.0
    most_kept: int = 4000
    """Tables kept in memory."""
    most_listed: int = 100
    most_entries: int = 5000
    """Of a table, the longest games have some hundreds; then nothing is taken back any more."""
    most_tables: int = 200
    """Tables of one identity that are not over."""
    most_keys: int = 50
    """Devices and links of one identity."""
    most_streams: int = 30
    """Of one identity, in one process."""
    most_streams_of_address: int = 200
    most_body: int = 64 * 1024
    limits: bool = True
    """Whether who asks too often has to wait."""
    reads_at_once: float = 400
    reads_a_second: float = 100
    writes_at_once: float = 120
    writes_a_second: float = 20
    """Of one address, which several people may share."""
    own_reads_at_once: float = 200
    own_reads_a_second: float = 50
    own_writes_at_once: float = 60
    own_writes_a_second: float = 10
    """Of one identity, from wherever it asks."""
    arrivals_at_once: float = 60
    arrivals_a_second: float = 0.2
    """New identities from one address."""
    helps_at_once: float = 20
    helps_a_second: float = 0.5
    """Hints and reviews for one identity, or one address without any: they take long."""

    def check(self) -> None:
        """BadOption for a word that is none of those there are."""
        for name, words in (("log_format", LogFormat), ("log_level", LogLevel), ("webhooks", Webhooks)):
            if (value := getattr(self, name)) not in get_args(words):
                allowed = ", ".join(get_args(words))
                raise BadOption(name.replace("_", "-"), f"{shown(value)} is not allowed; allowed: {allowed}")


def data_folder() -> Path:
    """Where the usual database lies."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "septem"


def usual_file() -> Path:
    """The usual database."""
    return data_folder() / "septem.sqlite"


def database_url(settings: Settings) -> str:
    """The URL with the driver we use; the folder of the usual file is made."""
    if not settings.db:
        data_folder().mkdir(parents=True, exist_ok=True)
    return database_address(settings)


def database_address(settings: Settings) -> str:
    """The same, and nothing is made."""
    if not settings.db:
        return f"sqlite:///{usual_file()}"
    scheme, separator, rest = settings.db.partition("://")
    if not separator:
        return f"sqlite:///{settings.db}"
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    if scheme not in drivers:
        raise BadOption("db", f"{shown(scheme)} is no database we know; sqlite or postgresql")
    return f"{drivers[scheme]}://{rest}"
