"""Requests made up from the published document, good ones and bad ones: no failure of ours, and every answer fits.

Tables, seats and games are real ones most of the time, or nothing would be reached but 404. What is well-formed and
refused all the same (a game nobody has, a name of blanks) is no fault, and OPTIONS is not in the document.
"""

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, assume, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    ensure_resource_availability,
    positive_data_acceptance,
    use_after_free,
)

from septem.server.openapi import document
from septem.server.settings import Settings
from tests.server.running import Person, running

PATHS = document("/api/v1")["paths"]
OPERATIONS = {f"{method.upper()} {path}": one for path in PATHS for method, one in PATHS[path].items()}
FALLIBLE = [
    name
    for name, one in OPERATIONS.items()
    if "requestBody" in one or any(part["schema"] != {"type": "string"} for part in one["parameters"])
]
"""What can be asked wrongly: any text is the name of a table."""
STREAM = "GET /api/v1/tables/{table}/events"
FEW, MANY = 6, 300
SLOW = ("review", "advice")
"""They think for a while."""
LEFT_OUT = [positive_data_acceptance, allow_header_conformance, ensure_resource_availability, use_after_free]


class Site:
    """A server with tables of every status, and its document."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.ada = Person(address)
        published = httpx.get(f"{address}/api/v1/openapi.json").json()
        self.schemas = {GenerationMode.POSITIVE: _schema(published, address)}
        for path in published["paths"].values():
            for operation in path.values():
                del operation["security"]  # the key is always good: what is bad is elsewhere
        self.schemas[GenerationMode.NEGATIVE] = _schema(published, address)
        finished = self.ada.table("architects", 1)
        self.ada.play(finished)
        two = [{"kind": "me"}, {"kind": "me"}]
        running = [self.ada.post("/tables", game=game, seats=two, start=True)["id"] for game in ("duel", "dice")]
        self.tables = [finished, *running, self.ada.post("/tables", game="wonders", players=3)["id"]]
        self.rng = random.Random(1)

    def real(self, case: Case) -> None:
        """Names of things that there are, most of the time."""
        names = {"table": self.tables, "seat": [0, 1], "game": ["duel", "wonders"], "language": ["en", "cs"]}
        for name in case.path_parameters or {}:
            if self.rng.random() < 0.8:
                case.path_parameters[name] = self.rng.choice(names[name])


def _schema(published: dict[str, Any], address: str) -> Any:
    found = schemathesis.openapi.from_dict(copy.deepcopy(published))
    found.config.update(base_url=address)
    return found


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("schemathesis")
    with running(Settings(db=f"sqlite:///{folder / 's.sqlite'}", limits=False, hint_ms=20, review_ms=1)) as address:
        yield Site(address)


def check(site: Site, operation: str, mode: GenerationMode, examples: int) -> None:
    """So many requests of one kind."""
    found = site.schemas[mode].find_operation_by_label(operation)
    key = {"septem": site.ada.http.cookies["septem"]}

    @given(case=found.as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def each(case: Case) -> None:
        assume(not any(isinstance(value, list) for value in (case.query or {}).values()))  # written as none or one
        if mode is GenerationMode.POSITIVE:
            site.real(case)
        if operation == STREAM:
            listens(site, case, key)
        else:
            case.call_and_validate(cookies=key, excluded_checks=LEFT_OUT)

    each()


def listens(site: Site, case: Case, key: dict[str, str]) -> None:
    """A stream has no end: only its beginning is looked at."""
    sent: dict[str, Any] = case.as_transport_kwargs(base_url=site.address)
    wanted = {name: sent[name] for name in ("method", "url", "params", "headers") if name in sent}
    with httpx.Client(timeout=20, cookies=key) as http, http.stream(**wanted) as answer:
        media = answer.headers["content-type"]
        assert answer.status_code < 500
        assert media.startswith("text/event-stream" if answer.is_success else "application/problem+json")


def examples_of(operation: str, usual: int) -> int:
    return 3 if operation.endswith(SLOW) else usual


MADE_UP = [
    *((name, GenerationMode.POSITIVE) for name in OPERATIONS),
    *((name, GenerationMode.NEGATIVE) for name in FALLIBLE),
]


@pytest.mark.parametrize(("operation", "mode"), MADE_UP)
def test_what_is_made_up_is_answered(site: Site, operation: str, mode: GenerationMode) -> None:
    check(site, operation, mode, examples_of(operation, FEW))


@pytest.mark.long
@pytest.mark.parametrize(("operation", "mode"), MADE_UP)
def test_much_more_is_answered(site: Site, operation: str, mode: GenerationMode) -> None:
    check(site, operation, mode, examples_of(operation, MANY))
