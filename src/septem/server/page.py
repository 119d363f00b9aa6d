"""The page: files that `npm run build` has put into the package. Without them a line says how to get them."""

import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

from septem.server.problems import NotFound

FOLDER = Path(__file__).parent / "page"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ALWAYS_ASKED = {"Cache-Control": "no-cache"}
MISSING = "the page is not built; `make page` builds it (it needs Node, or the npm registry)"
BUILD = "Septem-Page"
"""The header that tells a page which one it would be if it were loaded now."""
ENTRY = re.compile(r"assets/(index-[\w-]+\.js)")


def present() -> bool:
    """Whether there is a page to be shown."""
    return (FOLDER / "index.html").is_file()


class Build:
    """Which page there is: the name of its first script. It is looked up again when the file has changed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._index = folder / "index.html"
        self._changed = -1
        self._name = ""

    def name(self) -> str:
        """Empty without a page."""
        try:
            changed = self._index.stat().st_mtime_ns
            if changed != self._changed:
                found = ENTRY.search(self._index.read_text("utf-8"))
                self._name, self._changed = found[1] if found else "", changed
        except OSError:
            return ""
        return self._name

    async def mark(self, answer: Response[Any]) -> Response[Any]:
        """Every answer says it, so that a page that is out of date learns it."""
        if name := self.name():
            answer.headers[BUILD] = name
        return answer


@get("/", sync_to_thread=False)
def index() -> Response[str]:
    """The page; what it shows is in the fragment of its address, which no server and no log ever sees."""
    if not present():
        return Response(f"septem: {MISSING}\n", media_type=MediaType.TEXT)
    return Response((FOLDER / "index.html").read_text("utf-8"), media_type=MediaType.HTML, headers=ALWAYS_ASKED)


@get("/assets/{name:str}", sync_to_thread=False)
def asset(name: FromPath[str]) -> File:
    """A part of the page; its name changes with what is in it."""
    path = FOLDER / "assets" / name
    if path.parent != FOLDER / "assets" or not path.is_file():
        raise NotFound("there is no such file")
    return File(
        path,
        media_type=KINDS.get(path.suffix, "application/octet-stream"),
        headers=FOREVER,
        content_disposition_type="inline",
    )


def page_routes() -> list[HTTPRouteHandler]:
    """Everything but the API."""
    return [index, asset]
