"""What a server writes down, for people or as JSON. No key, link, seed, password or table's id is in any line.

A table's id lets whoever has it in, so lines name a table by a mark made from it.
"""

import hashlib
import logging
import re
import time
from typing import Any
from urllib.parse import quote

import msgspec
from litestar.types import HTTPScope

from septem.server.settings import LogFormat, LogLevel

ACCESS = logging.getLogger("septem.access")
TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("httpx", "httpcore", "hpack", "psycopg", "psycopg.pool", "sqlalchemy.engine", "sqlalchemy.pool")
"""Loggers that write down values or addresses when they are let: never more than their warnings."""
TABLE_IN_PATH = re.compile(r"(?<=/tables/)[^/]+")
LONGEST_PATH = 200
FIELDS = ("method", "path", "status", "ms")


def mark(table: str) -> str:
    """A table as the log names it: the same each time, and no way in."""
    return "~" + hashlib.sha256(table.encode("utf-8", "replace")).hexdigest()[:8]


def note_access(scope: HTTPScope, status: int, seconds: float) -> None:
    """One line for a request: no query, no address, no header."""
    if not ACCESS.isEnabledFor(logging.INFO):
        return
    path = TABLE_IN_PATH.sub(lambda found: mark(found[0]), scope["path"])
    shown = quote(path, safe="/~")[:LONGEST_PATH]
    method, ms = quote(str(scope["method"]))[:10], round(seconds * 1000, 1)
    values = {"method": method, "path": shown, "status": status, "ms": ms}
    ACCESS.info("%s %s %d %.1f ms", method, shown, status, ms, extra=values)


class JsonLines(logging.Formatter):
    """A line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message; of an access line its parts; of an error where it was."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config(form: LogFormat, level: LogLevel) -> dict[str, Any]:
    """Settings for `logging.config`, for every process of a server."""
    formatter = {"format": TEXT} if form == "text" else {"()": "septem.server.logs.JsonLines"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": formatter},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "line", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["out"], "level": level.upper()},
        "loggers": {name: {"level": "WARNING"} for name in QUIET},
    }
