"""An undo never goes past what has become known: not by a card, not by somebody's sealed choice, not by a record."""

import random
from typing import Any

import pytest

import septem
from septem.core.game import AnyGame
from septem.server.live import revealed
from tests.server.running import Person, refused


def test_a_game_that_is_over_stays_over(address: str) -> None:
    """Its record has the seed: who has read it would know every card that is still to come."""
    ada = Person(address)
    table = ada.table("architects", 1)
    ada.play(table)
    assert ada.get(f"/tables/{table}/record")["seed"] is not None
    with refused("conflict"):
        ada.post(f"/tables/{table}/seats/0/undo")
    assert ada.get(f"/tables/{table}")["table"]["status"] == "finished"


def looked_back(game: AnyGame, begun: AnyGame, seat: int) -> tuple[AnyGame, list[Any]] | None:
    """The game before a seat's last move, and the moves since."""
    moves = list(game.record().moves)
    own = [number for number, (mover, _) in enumerate(moves) if mover == seat]
    if not own:
        return None
    for mover, text in moves[: own[-1]]:
        begun.play(mover, text)
    return begun, moves[own[-1] :]


@pytest.mark.parametrize(("kind", "players"), [("wonders", 3), ("wonders", 2), ("dice", 2)])
def test_choices_made_at_the_same_time(kind: str, players: int) -> None:
    """Once they are opened there is no way back, whichever of them came first; before that there is."""
    options = {"edition": 1} if players == 2 and kind == "wonders" else {}
    game, rng = septem.new(kind, players, seed=3, **options), random.Random(3)
    opened = hidden = 0
    while not game.over:
        acting = len(game.to_act)
        mover = rng.choice(game.to_act)
        step = game.step
        game.play(mover, rng.choice(game.legal(mover)))
        found = looked_back(game, septem.new(kind, players, seed=3, **options), 0)
        if found is None:
            continue
        before, since = found
        together = len(before.to_act) > 1 or any(seat != 0 for seat, _ in before.position().sealed)
        assert revealed(before, since, game) == (together and game.step != before.step)
        opened += together and game.step != before.step
        hidden += game.step == step and acting > 1
    assert opened > 10
    assert hidden > 10


def test_who_moves_alone_reveals_nothing_by_it() -> None:
    game, rng = septem.new("duel", 2, seed=4), random.Random(4)
    for _ in range(30):
        (mover,) = game.to_act
        game.play(mover, rng.choice(game.legal(mover)))
        found = looked_back(game, septem.new("duel", 2, seed=4), 0)
        assert found is None or not revealed(*found, game)


def test_nobody_of_those_who_share_a_device_has_learned_anything(address: str) -> None:
    """Duel on one device: a card that the other one turned over is not turned back by an undo of the first."""
    ada = Person(address)
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me"}], start=True)["id"]
    undone = kept = 0
    for _ in range(40):
        view = ada.get(f"/tables/{table}", seat=0)["view"]
        (seat,) = view["to_act"]
        before = [ada.get(f"/tables/{table}", seat=one)["view"] for one in (0, 1)]
        move = ada.get(f"/tables/{table}/seats/{seat}/decision")["moves"][0]["notation"]
        after = ada.post(f"/tables/{table}/seats/{seat}/moves", move=move)["view"]
        answer = ada.http.post(f"/tables/{table}/seats/{seat}/undo")
        if answer.status_code == 200:
            assert [ada.get(f"/tables/{table}", seat=one)["view"] for one in (0, 1)] == before
            ada.post(f"/tables/{table}/seats/{seat}/moves", move=move)
            undone += 1
        else:
            assert answer.json()["code"] == "conflict"
            assert ada.get(f"/tables/{table}", seat=seat)["view"] == after
            kept += 1
    assert undone > 3
    assert kept > 3
