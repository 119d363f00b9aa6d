"""What a process has to work with, in one piece: handlers ask for the house and for who is calling, nothing else.

Litestar runs dependencies side by side, as tasks of their own, if there are several: for things that are simply there
that costs more than most answers do.
"""

from litestar.di import NamedDependency

from septem.server.bot_pool import BotPool
from septem.server.facts import Who
from septem.server.guard import AnyRequest, Guard
from septem.server.identity import COOKIE, Identities
from septem.server.metrics import Metrics
from septem.server.presence import Presence
from septem.server.readers import Readers
from septem.server.settings import Settings
from septem.server.storage import Storage
from septem.server.tables import Tables


class House:
    """All parts of a server, made for each other."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings, self.storage, self.figures = settings, storage, Metrics()
        self.tables = Tables(storage, settings, self.figures)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_megabytes)
        self.guard = Guard(settings)
        self.readers = Readers(settings, self.tables.wake)
        self.identities = Identities(storage, settings.most_keys, self.readers.doubt)
        self.presence = Presence(storage, self.readers)


Ours = NamedDependency[House]
Caller = NamedDependency[Who | None]


async def caller(request: AnyRequest, house: Ours) -> Who | None:
    """Who asks, if they have been here before."""
    who = await house.identities.find(request.cookies.get(COOKIE))
    if who is not None:
        house.guard.check_person(request, who)
        if (table := request.path_params.get("table")) is not None:
            house.presence.note(table, who.id)
    return who
