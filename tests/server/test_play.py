"""Whole games over HTTP, led by Server-Sent Events alone."""

from typing import Any

import pytest

import septem
from tests.server.running import Person, Refused

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {}),
    ("wonders", 2, {"edition": 1}),
    ("wonders", 3, {"edition": 1}),
    ("wonders", 7, {"edition": 2}),
    ("architects", 3, {}),
    ("dice", 4, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_person_plays_a_game_with_bots(address: str, game: str, players: int, options: dict[str, Any]) -> None:
    ada = Person(address)
    table = ada.table(game, players - 1, options=options)
    seen = ada.play(table)
    assert seen.last["table"]["status"] == "finished"
    assert seen.numbers == sorted(set(seen.numbers))
    record = ada.get(f"/tables/{table}/record")
    again = septem.replay(record)
    assert again.over
    assert septem.as_data(again.result) == seen.last["result"]
    assert septem.as_data(again.events(0)) == seen.log
    assert septem.as_data(again.view(0)) == seen.last["view"]


def test_a_seat_belongs_to_one_person(address: str) -> None:
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.table("duel", 1)
    for path in (f"/tables/{table}/seats/0/decision", f"/tables/{table}?seat=0", f"/tables/{table}/events?seat=0"):
        with pytest.raises(Refused) as refused:
            ben.get(path)
        assert refused.value.code == "forbidden"
    with pytest.raises(Refused) as refused:
        ben.post(f"/tables/{table}/seats/0/moves", move="anything")
    assert refused.value.status == 403


def test_two_people_meet_at_a_table(address: str) -> None:
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.post("/tables", game="duel")["id"]
    with pytest.raises(Refused) as refused:
        ada.post(f"/tables/{table}/start")
    assert refused.value.code == "conflict"
    info = ben.put(f"/tables/{table}/seats/1", kind="me")
    assert [(seat["name"], seat["yours"]) for seat in info["seats"]] == [("Ada", False), ("Ben", True)]
    with pytest.raises(Refused) as refused:
        ben.post(f"/tables/{table}/start")
    assert refused.value.code == "forbidden"
    assert ada.post(f"/tables/{table}/start")["status"] == "running"
    acting = ada.get(f"/tables/{table}", seat=0)["view"]["to_act"]
    mover, other = (ada, ben) if acting == [0] else (ben, ada)
    move = mover.get(f"/tables/{table}/seats/{acting[0]}/decision")["moves"][0]["notation"]
    with pytest.raises(Refused) as refused:
        other.post(f"/tables/{table}/seats/{1 - acting[0]}/moves", move=move)
    assert (refused.value.status, refused.value.body["reason"]["code"]) == (422, "not-your-turn")
    mover.post(f"/tables/{table}/seats/{acting[0]}/moves", move=move)
    assert len(other.get(f"/tables/{table}", seat=1 - acting[0])["log"]) > 0


def test_a_sealed_choice_is_taken_back(address: str) -> None:
    ada, ben = Person(address), Person(address, "Ben")
    table = ada.post("/tables", game="wonders", players=3, seats=[{"kind": "me"}, {"kind": "me", "name": "Eve"}])["id"]
    ben.put(f"/tables/{table}/seats/2", kind="me")
    ada.post(f"/tables/{table}/start")
    move = ada.get(f"/tables/{table}/seats/0/decision")["moves"][0]["notation"]
    sealed = ada.post(f"/tables/{table}/seats/0/moves", move=move)
    assert sealed["view"]["sealed"] == [move]
    assert ben.get(f"/tables/{table}", seat=2)["view"]["sealed"] == []
    assert move not in str(ben.get(f"/tables/{table}", seat=2)["log"])
    back = ada.delete(f"/tables/{table}/seats/0/moves")
    assert (back["view"]["sealed"], back["view"]["to_act"]) == ([], [0, 1, 2])
    with pytest.raises(Refused) as refused:
        ada.delete(f"/tables/{table}/seats/0/moves")
    assert refused.value.body["reason"]["code"] == "nothing-to-retract"


def test_a_stream_goes_on_where_it_was_left(address: str) -> None:
    ada = Person(address)
    table = ada.table("architects", 1)
    whole = ada.play(table)
    half = whole.numbers[len(whole.numbers) // 2]
    update = next(ada.updates(table, 0, last=half))
    assert update["number"] == whole.numbers[-1]
    assert update["log"] == [line for line in whole.log if line["number"] >= update["log_from"]]
