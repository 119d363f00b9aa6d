"""`septem serve`: the games for people with browsers."""

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
        if browse:
            webbrowser.open(address)

    return tell
