"""Tables: leaving and coming back, timers, undo, rematch, help, and what is refused."""

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import septem
from tests.server.running import SOON, Person, Refused, refused

TICK = 0.05


def until(found: Any, seconds: float = SOON) -> Any:
    """Ask again until there is something."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end
        time.sleep(TICK)
    return value


def first_move(person: Person, table: str, seat: int = 0) -> str:
    moves = until(lambda: person.get(f"/tables/{table}/seats/{seat}/decision")["moves"])
    found: str = moves[0]["notation"]
    return found


# ---- seats ---------------------------------------------------------------------------------------
def test_a_bot_plays_on_for_who_left_until_they_return(address: str) -> None:
    ada = Person(address)
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me", "name": "Eve"}], start=True)["id"]
    info = ada.put(f"/tables/{table}/seats/1", kind="leave", level="gentle")
    assert (info["seats"][1]["kind"], info["seats"][1]["away"], info["seats"][1]["name"]) == ("person", True, "Eve")
    ada.post(f"/tables/{table}/seats/0/moves", move=first_move(ada, table))
    until(lambda: ada.get(f"/tables/{table}", seat=0)["view"]["to_act"] == [0])
    assert ada.put(f"/tables/{table}/seats/1", kind="me")["seats"][1]["away"] is False


def test_a_waiting_table_fills_and_empties(address: str) -> None:
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.post("/tables", game="dice", players=3, public=True)["id"]
    assert [one["id"] for one in ben.get("/tables")] == [table]
    ben.put(f"/tables/{table}/seats/1", kind="me")
    with refused("conflict"):
        Person(address, "Eve").put(f"/tables/{table}/seats/1", kind="me")
    with refused("forbidden"):
        ben.put(f"/tables/{table}/seats/2", kind="bot")
    with refused("conflict"):
        ada.put(f"/tables/{table}/seats/1", kind="bot")
    ada.put(f"/tables/{table}/seats/2", kind="bot", level="strong")
    assert ben.put(f"/tables/{table}/seats/1", kind="leave")["seats"][1]["kind"] == "open"
    assert [one["id"] for one in ada.get("/tables", mine=True)] == [table]
    assert ben.get("/tables", mine=True) == []
    assert ada.delete(f"/tables/{table}")["status"] == "abandoned"
    assert ben.get("/tables") == []


def test_two_share_a_device(address: str) -> None:
    """Each seat has its own view; the server gives either to who has both."""
    ada = Person(address)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Eve"}, {"kind": "bot", "level": "gentle"}]
    table = ada.post("/tables", game="wonders", seats=seats, start=True)["id"]
    hands = [ada.get(f"/tables/{table}", seat=seat)["view"]["hand"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    with refused("forbidden"):
        ada.get(f"/tables/{table}", seat=2)


def test_another_name_at_all_tables(address: str) -> None:
    """Everybody sees it at once; who shares the device keeps theirs, and so do games that are over."""
    ada, ben = Person(address), Person(address, "Ben")
    finished = ada.table("architects", 1)
    ada.play(finished)
    seats = [{"kind": "me"}, {"kind": "me", "name": "Eve"}, {"kind": "open"}]
    table = ada.post("/tables", game="dice", seats=seats, public=True)["id"]
    updates = ben.updates(table)
    assert [seat["name"] for seat in next(updates)["table"]["seats"]] == ["Ada", "Eve", ""]
    assert ada.put("/me", name=" Countess  Ada ")["name"] == "Countess Ada"
    assert [seat["name"] for seat in next(updates)["table"]["seats"]] == ["Countess Ada", "Eve", ""]
    assert ada.get(f"/tables/{finished}")["table"]["seats"][0]["name"] == "Ada"
    assert ada.get(f"/tables/{finished}/record")["seats"][0] == "Ada"


# ---- playing -------------------------------------------------------------------------------------
def test_time_is_up(address: str) -> None:
    ada = Person(address)
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me"}], timer=1, start=True)["id"]
    assert ada.get(f"/tables/{table}", seat=0)["table"]["deadline"] is not None
    until(lambda: ada.get(f"/tables/{table}", seat=0)["log"])


def test_nobody_gains_time_by_fidgeting(address: str) -> None:
    """Sealing, taking back and sitting down again leave the deadline of a turn where it was."""
    ada = Person(address)
    table = ada.post("/tables", game="wonders", seats=[{"kind": "me"}] * 3, timer=600, start=True)["id"]
    deadline = ada.get(f"/tables/{table}")["table"]["deadline"]
    for _ in range(2):
        sealed = ada.post(f"/tables/{table}/seats/0/moves", move=first_move(ada, table))
        back = ada.delete(f"/tables/{table}/seats/0/moves")
        moved = ada.put(f"/tables/{table}/seats/0", kind="me", name="Eve")
        assert deadline == sealed["table"]["deadline"] == back["table"]["deadline"] == moved["deadline"]
    for seat in range(3):
        last = ada.post(f"/tables/{table}/seats/{seat}/moves", move=first_move(ada, table, seat))
    assert last["table"]["deadline"] > deadline


def test_undo_only_what_taught_nothing(address: str) -> None:
    """Duel's draft: a wonder taken from open ones teaches nothing, until the next ones are laid out."""
    ada = Person(address)
    table = ada.table("duel", 1)
    first_move(ada, table)
    before = ada.get(f"/tables/{table}", seat=0)
    ada.post(f"/tables/{table}/seats/0/moves", move=first_move(ada, table))
    back = ada.post(f"/tables/{table}/seats/0/undo")
    assert back["view"] == before["view"]
    assert back["log"] == before["log"]
    wonders = ada.post("/tables", game="wonders", seats=[{"kind": "me"}] + [{"kind": "bot"}] * 2, start=True)["id"]
    step = ada.get(f"/tables/{wonders}", seat=0)["view"]["step"]
    ada.post(f"/tables/{wonders}/seats/0/moves", move=first_move(ada, wonders))
    until(lambda: ada.get(f"/tables/{wonders}", seat=0)["view"]["step"] > step)
    with refused("conflict"):
        ada.post(f"/tables/{wonders}/seats/0/undo")


def test_what_was_decided_on_an_old_state_is_refused(address: str) -> None:
    ada = Person(address)
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me"}], start=True)["id"]
    (seat,) = ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]
    decision = ada.get(f"/tables/{table}/seats/{seat}/decision")
    move = {"move": decision["moves"][0]["notation"], "number": decision["number"]}
    ada.post(f"/tables/{table}/seats/{seat}/moves", **move)
    with refused("stale"):
        ada.post(f"/tables/{table}/seats/{seat}/moves", **move)


# ---- help and afterwards -------------------------------------------------------------------------
def test_advice_where_the_table_allows_it(address: str) -> None:
    ada = Person(address)
    table = ada.table("duel", 1)
    move = first_move(ada, table)
    advice = ada.get(f"/tables/{table}/seats/0/advice")
    legal = [one["notation"] for one in ada.get(f"/tables/{table}/seats/0/decision")["moves"]]
    assert advice["moves"][0]["move"]["notation"] in legal
    assert move in legal
    strict = ada.table("duel", 1, hints=False)
    first_move(ada, strict)
    with refused("forbidden"):
        ada.get(f"/tables/{strict}/seats/0/advice")


def test_advice_for_a_moment_of_a_finished_game(address: str) -> None:
    """For any seat, from what it saw then: the same as for a game that stands there now."""
    ada, eve = Person(address), Person(address, "Eve")
    table = ada.table("wonders", 2, hints=False)
    with refused("conflict"):
        ada.get(f"/tables/{table}/seats/0/advice", at=0)
    ada.play(table)
    record = ada.get(f"/tables/{table}/record")
    at = len(record["moves"]) // 2
    mover = record["moves"][at][0]
    advice = eve.get(f"/tables/{table}/seats/{mover}/advice", at=at)
    then = septem.replay({**record, "moves": record["moves"][:at], "result": None})
    legal = {one.notation for one in then.legal(mover)}
    listed = {one["move"]["notation"] for one in advice["moves"]}
    assert listed <= legal
    assert len(listed) + advice["left_out"] == len(legal)
    assert (advice["seat"], advice["step"]) == (mover, then.step)
    for path, code in (
        (f"seats/{mover}/advice?at={len(record['moves'])}", "conflict"),
        (f"seats/{mover}/advice?at={len(record['moves']) + 1}", "bad-input"),
        (f"seats/{mover}/advice?at=-1", "bad-input"),
        ("seats/9/advice?at=0", "not-found"),
        (f"seats/{mover}/advice", "forbidden"),
    ):
        with refused(code):
            eve.get(f"/tables/{table}/{path}")


def test_after_the_game(address: str) -> None:
    ada = Person(address)
    table = ada.table("architects", 1)
    for path in ("record", "replay?at=0", "course", "review"):
        with refused("conflict"):
            ada.get(f"/tables/{table}/{path}")
    with refused("conflict"):
        ada.post(f"/tables/{table}/rematch")
    seen = ada.play(table)
    moves = ada.get(f"/tables/{table}/replay?at=0")["moves"]
    assert ada.get(f"/tables/{table}/replay", at=0, seat=1)["log"] == []
    assert ada.get(f"/tables/{table}/replay", at=moves, seat=0)["log"] == seen.log
    with refused("bad-input"):
        ada.get(f"/tables/{table}/replay", at=moves + 1)
    stops = ada.get(f"/tables/{table}/course")["stops"]
    assert (len(stops), stops[0]["seat"], stops[-1]["log"]) == (moves + 1, None, len(seen.log))
    assert stops[-1]["points"] == ada.get(f"/tables/{table}")["result"]["points"]
    review = ada.get(f"/tables/{table}/review")
    assert len(review["decisions"]) > 0
    again = ada.post(f"/tables/{table}/rematch")
    assert (again["status"], again["game"]) == ("waiting", "architects")
    assert ada.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert ada.get(f"/tables/{table}")["table"]["next"] == again["id"]


def test_two_ask_for_another_game_at_once(address: str) -> None:
    """Both are led to one table, and there is no other."""
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.post("/tables", game="architects", players=2)["id"]
    ben.put(f"/tables/{table}/seats/1", kind="me")
    ada.post(f"/tables/{table}/start")
    ada.delete(f"/tables/{table}")
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(who.post, f"/tables/{table}/rematch") for who in (ada, ben, ada, ben)]
    (again,) = {one.result()["id"] for one in asked}
    for who in (ada, ben):
        assert {one["id"] for one in who.get("/tables", mine=True)} == {table, again}


# ---- who -----------------------------------------------------------------------------------------
def test_another_device(address: str) -> None:
    ada, phone = Person(address), Person(address, "Phone")
    table = ada.table("duel", 1)
    link = ada.post("/me/links")["link"]
    assert phone.post("/me/devices", link=link)["id"] == ada.me["id"]
    assert phone.get(f"/tables/{table}", seat=0)["view"]["seat"] == 0
    assert ada.delete("/me/devices")["keys"] == 2
    with refused("no-identity"):
        phone.get("/me")
    with refused("no-identity"):
        phone.post("/me/devices", link=link)
    assert ada.get("/me")["name"] == "Ada"


@pytest.mark.parametrize("name", ["", " \n", "x" * 41, 5, None])
def test_names_are_bounded(address: str, name: Any) -> None:
    ada = Person(address)
    with refused("bad-input"):
        ada.put("/me", name=name)
    assert ada.get("/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"game": "chess"},
        {"game": "duel", "players": 3},
        {"game": "duel", "options": {"edition": 2}},
        {"game": "duel", "seats": [{"kind": "bot", "level": "divine"}]},
        {"game": "duel", "seats": [{"kind": "open"}] * 3},
        {"game": "duel", "colour": "red"},
        {"game": "duel", "timer": -1},
        {"game": "duel", "webhook": "file:///etc/passwd"},
    ],
)
def test_wishes_that_cannot_be(address: str, wish: dict[str, Any]) -> None:
    ada = Person(address)
    with refused("bad-input"):
        ada.post("/tables", **wish)
    assert ada.get("/tables", mine=True) == []


def test_there_is_no_such_table(address: str) -> None:
    ada = Person(address)
    for path in ("/tables/nowhere", "/tables/nowhere/events", "/tables/nowhere/record"):
        with refused("not-found"):
            ada.get(path)
    with pytest.raises(Refused) as found:
        ada.get("/nowhere")
    assert found.value.status == 404
