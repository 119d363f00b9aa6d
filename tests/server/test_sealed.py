"""What others do in secret shows nowhere: not in numbers, times, sizes or events, before it takes effect."""

import random
import threading
from typing import Any

from septem.server.settings import Settings
from tests.server.running import Person, running
from tests.server.test_faults import another_tab
from tests.server.test_tables import until


def pair(address: str) -> tuple[Person, Person, str]:
    """Two people at a public table with the Free City: a turn of one of them is two sealed steps."""
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.post("/tables", game="wonders", players=2, public=True, options={"edition": 1})["id"]
    ben.put(f"/tables/{table}/seats/1", kind="me")
    ada.post(f"/tables/{table}/start")
    return ada, ben, table


def told_to_others(ben: Person, eve: Person, table: str) -> list[bytes]:
    """All that another seat, a spectator and a stranger are told, byte for byte."""
    paths = (f"/tables/{table}?seat=1", f"/tables/{table}/seats/1/decision", f"/tables/{table}", "/tables")
    return [who.http.get(path).content for who, path in zip((ben, ben, eve, eve), paths, strict=True)]


def step(person: Person, table: str, seat: int, rng: random.Random) -> bool:
    """One decision of a seat; whether it had one."""
    decision = person.get(f"/tables/{table}/seats/{seat}/decision")
    if not decision["moves"]:
        return False
    move = rng.choice(decision["moves"])["notation"]
    person.post(f"/tables/{table}/seats/{seat}/moves", move=move, number=decision["number"])
    return True


def test_steps_in_secret_are_told_to_nobody(address: str) -> None:
    """Others are told the same bytes after each step and each step back, until the seat has finished choosing."""
    ada, ben, table = pair(address)
    eve, rng, secret, back = Person(address, "Eve"), random.Random(4), 0, 0
    for _ in range(24):
        before, acting = told_to_others(ben, eve, table), ben.get(f"/tables/{table}", seat=1)["view"]["to_act"]
        if not acting:
            break
        if acting == [1] or (0 not in acting and rng.random() < 0.5):
            assert step(ben, table, 1, rng)
            continue
        if 0 in acting:
            assert step(ada, table, 0, rng)
        own = ada.get(f"/tables/{table}", seat=0)["view"]
        if own["to_act"] == acting and own["sealed"]:
            assert told_to_others(ben, eve, table) == before
            secret += 1
            if rng.random() < 0.4:
                ada.delete(f"/tables/{table}/seats/0/moves")
                assert told_to_others(ben, eve, table) == before
                back += 1
    assert secret > 2, "no step was made in secret: the test shows nothing"
    assert back > 0


def test_numbers_do_not_count_steps_in_secret(address: str) -> None:
    """When a seat has finished, the others' number is one more, however often it made up its mind anew."""
    ada, ben, table = pair(address)
    rng = random.Random(5)
    before = ben.get(f"/tables/{table}", seat=1)["number"]
    for _ in range(5):
        step(ada, table, 0, rng)
        if 0 in ben.get(f"/tables/{table}", seat=1)["view"]["to_act"]:
            ada.delete(f"/tables/{table}/seats/0/moves")
            assert ben.get(f"/tables/{table}", seat=1)["number"] == before
            continue
        break
    while 0 in ben.get(f"/tables/{table}", seat=1)["view"]["to_act"]:
        step(ada, table, 0, rng)
    assert ben.get(f"/tables/{table}", seat=1)["number"] == before + 1
    assert ada.get(f"/tables/{table}", seat=0)["number"] > before + 1


def test_streams_of_others_stay_silent(address: str) -> None:
    """A reader at another seat gets one event a public change, with numbers that have no holes."""
    ada, ben, table = pair(address)
    heard: list[Any] = []

    def listen() -> None:
        for update in ben.updates(table, 1):
            heard.append(update)
            if 0 not in update["view"]["to_act"]:
                return

    reader = threading.Thread(target=listen, daemon=True)
    reader.start()
    until(lambda: heard)
    rng = random.Random(6)
    for _ in range(4):
        step(ada, table, 0, rng)
        if 0 not in ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]:
            break
        ada.delete(f"/tables/{table}/seats/0/moves")
    while 0 in ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]:
        step(ada, table, 0, rng)
    reader.join(15)
    assert [update["number"] for update in heard] == [heard[0]["number"], heard[0]["number"] + 1]
    assert all(update["log"] == [] for update in heard)


def test_a_server_that_starts_again_counts_the_same(db: str) -> None:
    """What is read from the database tells every seat the same as what was there before."""
    with running(Settings(db=db, limits=False)) as address:
        ada, ben, table = pair(address)
        eve, rng = Person(address, "Eve"), random.Random(8)
        for _ in range(6):
            for seat, person in ((0, ada), (1, ben)):
                if seat in person.get(f"/tables/{table}", seat=seat)["view"]["to_act"]:
                    step(person, table, seat, rng)
        own, before = ada.http.get(f"/tables/{table}?seat=0").content, told_to_others(ben, eve, table)
    with running(Settings(db=db, limits=False)) as address:
        for person in (ada, ben, eve):
            person.http = another_tab(person, address)
        assert ada.http.get(f"/tables/{table}?seat=0").content == own
        assert told_to_others(ben, eve, table) == before


def test_a_seat_that_comes_back_misses_nothing(address: str) -> None:
    """Own steps count for the seat itself: its stream resumes between two of them."""
    ada, _, table = pair(address)
    first = ada.get(f"/tables/{table}", seat=0)["number"]
    step(ada, table, 0, random.Random(7))
    update = next(ada.updates(table, 0, last=first))
    assert update["number"] == first + 1
    assert update["view"]["sealed"]
