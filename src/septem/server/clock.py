"""The time, and random names for things. Microseconds since 1970 for what is stored."""

import re
import secrets
import time

SECOND = 1_000_000
ID = re.compile("[A-Za-z0-9_-]{22}")
DAY = 86_400 * SECOND


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def is_id(text: str) -> bool:
    """Whether `new_id` could have made it: nothing else is looked for in the database."""
    return ID.fullmatch(text) is not None


def new_id() -> str:
    """128 random bits: nobody guesses the id of a table."""
    return secrets.token_urlsafe(16)
