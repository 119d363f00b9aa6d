"""What can go wrong for a caller, as `application/problem+json` (RFC 9457) with a code that a page can translate."""

import msgspec

from septem.core.model import Reason

MEDIA_TYPE = "application/problem+json"


class ProblemBody(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a caller gets to read. `code` is for programs, `detail` for people; `reason` says why a move or an
    undo is refused, by a message that a page has words for."""

    title: str
    status: int
    code: str
    detail: str = ""
    reason: Reason | None = None


class Problem(Exception):
    """Base of all refusals. `headers` go with the answer."""

    status = 400
    code = "bad-request"
    title = "This cannot be read"

    def __init__(
        self, detail: str = "", *, reason: Reason | None = None, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.reason = reason
        self.headers = headers or {}

    def body(self) -> ProblemBody:
        """The answer."""
        return ProblemBody(self.title, self.status, self.code, self.detail, self.reason)


class BadInput(Problem):
    """A field that is missing, unknown or out of bounds."""

    status, code, title = 400, "bad-input", "Something in the request is wrong"


class NoIdentity(Problem):
    """No key, or one that nobody has any more."""

    status, code, title = 401, "no-identity", "Nobody is known by this key"


class Forbidden(Problem):
    """Known, and not allowed."""

    status, code, title = 403, "forbidden", "This is not yours to do"


class NotFound(Problem):
    """No such thing, or not for this caller: the two look alike."""

    status, code, title = 404, "not-found", "There is no such thing here"


class TooLong(Problem):
    """An address or headers that nobody needs."""

    status, code, title = 431, "too-long", "The request is too long"


class WrongHost(Problem):
    """The request names another server than this one."""

    status, code, title = 421, "wrong-host", "This server is not known by that name"


class WrongType(Problem):
    """A body that does not say it is JSON."""

    status, code, title = 415, "wrong-type", "The body is not JSON"


class Conflict(Problem):
    """The table is in no state for it."""

    status, code, title = 409, "conflict", "The table is not in a state for this"


class Stale(Conflict):
    """The caller has seen an older state of the table than there is."""

    code, title = "stale", "The table has moved on"


class Present(Conflict):
    """Somebody whose seat is to be given to a bot was at the table not long ago, or has not been waited for long."""

    code, title = "present", "This person may still come"


class OtherRules(Conflict):
    """A game that was begun under another version of the rules than this server plays: nobody can go on with it."""

    code, title = "other-rules", "The game was begun under other rules than this server plays"


class Illegal(Problem):
    """A move that the rules refuse, with the reason."""

    status, code, title = 422, "illegal-move", "The rules do not allow this move"


class TooMany(Problem):
    """A cap or a rate was reached."""

    status, code, title = 429, "too-many", "Too much at once"


class Unavailable(Problem):
    """The database does not answer."""

    status, code, title = 503, "unavailable", "The server cannot reach its database"

    def __init__(self) -> None:
        super().__init__("try again in a moment", headers={"Retry-After": "1"})


class NoAnswer(Unavailable):
    """Whoever was to think of something has found nothing in time."""

    title = "There is no answer right now"
