"""The end of a server: who reads a stream is let go at once, or nobody would ever be ready to stop.

uvicorn waits for all answers to end before it tells the application to stop, and a stream has no end of its own. So we
hear the signal as well, and pass it on.
"""

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def hearing(stop: Callable[[], None]) -> Iterator[None]:
    """`stop` is called on the event loop when the process is asked to end."""
    if threading.current_thread() is not threading.main_thread():  # there are no signals elsewhere
        yield
        return
    loop = asyncio.get_running_loop()
    before = {one: signal.getsignal(one) for one in SIGNALS}

    def heard(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(stop)
        passed_on = before[signal.Signals(number)]
        if callable(passed_on):
            passed_on(number, frame)

    for one in SIGNALS:
        signal.signal(one, heard)
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
