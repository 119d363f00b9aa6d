"""`septem serve`: the games for people with browsers."""

import os
import sys
import webbrowser
from collections.abc import Callable

from septem.server.run import serve
from septem.server.settings import Settings


def run_server(settings: Settings, workers: int, own_port: bool, browse: bool) -> None:
    """Say where it is, open a browser if that is wanted, and stay."""
    serve(settings, workers, own_port, _announced(browse))
    print("septem: stopped", file=sys.stderr)


def _announced(browse: bool) -> Callable[[str], None]:
    def tell(address: str) -> None:
        print(f"septem: play at {address} (Ctrl-C stops)", flush=True)
        if browse and browser_here():
            webbrowser.open(address)

    return tell


def browser_here() -> bool:
    """Whether there is a screen for one: a browser in the terminal would take it from the server."""
    return sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
