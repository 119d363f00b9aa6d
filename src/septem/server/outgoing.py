"""Sends to addresses that people gave us.

What is checked is what is connected to: the name is looked up once, every address it has is checked (`reach`), and the
connection goes to one of those. No redirect is followed, no proxy of the environment is used, and nothing of the answer
is read but its status.
"""

import asyncio
from urllib.parse import SplitResult

import httpx

from septem.server.problems import BadInput
from septem.server.reach import USUAL, Unreachable, addresses, checked_url
from septem.server.settings import Webhooks


class Outgoing:
    """Sends small pieces of JSON."""

    def __init__(self, reach: Webhooks, seconds: float) -> None:
        self._reach, self._seconds = reach, seconds
        self._client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=seconds,
            headers={"User-Agent": "septem", "Content-Type": "application/json"},
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    async def post(self, text: str, body: bytes) -> None:
        """Send it; Unreachable if it was not taken with a status of success within the time."""
        try:
            url = checked_url(text, self._reach)
            async with asyncio.timeout(self._seconds):
                await self._post(url, body)
        except (TimeoutError, httpx.TimeoutException):
            raise Unreachable(f"no answer within {self._seconds:g} s") from None
        except BadInput as problem:
            raise Unreachable(problem.detail) from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as problem:
            raise Unreachable(type(problem).__name__) from None

    async def _post(self, url: SplitResult, body: bytes) -> None:
        host, port = url.hostname or "", url.port or USUAL[url.scheme]
        failure: httpx.ConnectError | None = None
        for address in await addresses(host, port, self._reach):
            shown = f"[{address}]" if ":" in address else address
            target = url._replace(netloc=f"{shown}:{port}").geturl()
            headers, names = {"Host": url.netloc}, {"sni_hostname": host}
            try:
                async with self._client.stream(
                    "POST", target, content=body, headers=headers, extensions=names
                ) as answer:
                    if not answer.is_success:
                        raise Unreachable(f"status {answer.status_code}")
                    return
            except httpx.ConnectError as problem:
                failure = problem
        if failure is not None:
            raise failure

    async def close(self) -> None:
        """Let go of all connections."""
        await self._client.aclose()
