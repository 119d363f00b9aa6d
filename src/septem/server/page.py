"""The page that browsers load, if it was built. It is not part of the sources yet."""

from pathlib import Path

from litestar import MediaType, Response, get

INDEX = Path(__file__).parent / "page" / "index.html"
MISSING = "the page is not built yet: this server has the API alone (docs/server.md); `septem play` is in the terminal"


def present() -> bool:
    """Whether there is a page to be shown."""
    return INDEX.is_file()


@get("/", sync_to_thread=False)
def front() -> Response[str]:
    """What a browser finds at the address that was printed."""
    return Response(f"septem: {MISSING}\n", media_type=MediaType.TEXT)
