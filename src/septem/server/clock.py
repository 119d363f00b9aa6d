"""The time, and random names for things. Microseconds since 1970 for what is stored."""

import secrets
import time

SECOND = 1_000_000
DAY = 86_400 * SECOND


def now() -> int:
    """Microseconds since 1970."""
    return time.time_ns() // 1000


def new_id() -> str:
    """128 random bits: nobody guesses the id of a table."""
    return secrets.token_urlsafe(16)
