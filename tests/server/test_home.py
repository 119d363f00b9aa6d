"""What the home screen asks: editions, whose turn it is, how games ended, which page is current."""

from pathlib import Path

from septem.core import begin
from septem.games import game_ids, room_of
from septem.server.offers import offered
from septem.server.page import Build
from tests.server.running import Person


def test_every_offer_can_be_played() -> None:
    for game in game_ids():
        for variant in offered(game).variants:
            for players in (variant.least, variant.most):
                begin.new(room_of(game), players, 1, variant.fixed)
            for form in variant.options:
                for value in form.values:
                    begin.new(room_of(game), variant.most, 1, {**variant.fixed, form.name: value})


def test_pieces_picked_one_by_one_can_be_played() -> None:
    picked = set()
    for game in game_ids():
        for variant in offered(game).variants:
            for pick in variant.picks:
                for players in range(variant.least, variant.most + 1):
                    cities = max(players, pick.cities)
                    box = [*pick.pieces] * (cities if pick.again else 1)
                    parts = [box[at : at + pick.each] for at in range(0, cities * pick.each, pick.each)]
                    value = parts if pick.each > 1 else [part[0] for part in parts]
                    begin.new(room_of(game), players, 1, {**variant.fixed, pick.option: value})
                picked.add((game, pick.option, pick.each))
    assert picked == {
        ("wonders", "boards", 1),
        ("wonders", "sides", 1),
        ("duel", "wonders", 4),
        ("architects", "wonders", 1),
    }


def test_every_seat_can_begin() -> None:
    (variant,) = offered("architects").variants
    first = next(form for form in variant.options if form.name == "first_player")
    assert first.values == tuple(range(variant.most))


def test_editions_differ_in_players_and_options() -> None:
    second, first = offered("wonders").variants
    assert [(one.fixed, one.least, one.most) for one in (second, first)] == [
        ({"edition": 2}, 3, 7),
        ({"edition": 1}, 2, 7),
    ]
    assert "extra_guilds" in {form.name for form in first.options}
    assert "extra_guilds" not in {form.name for form in second.options}


def test_a_guide_is_of_an_edition(address: str) -> None:
    """Pieces and words of a variant; the rules for two are told where two can play."""
    ada = Person(address)
    pieces = [ada.get("/games/wonders/pieces", variant=one)["pieces"] for one in (0, 1)]
    assert [one["edition"] for one in pieces] == [2, 1]
    assert ada.get("/games/wonders/pieces")["pieces"] == pieces[0]
    words = [ada.get("/games/wonders/guide/cs", variant=one) for one in (0, 1)]
    assert [one["facts"] for one in words] == [{"edition": 2}, {"edition": 1}]
    assert any("rules-two-1 =" in source for source in words[1]["sources"])
    table = ada.get("/games/wonders/words/cs")
    assert not any("rules-aim-1 =" in source for source in table["sources"])
    for wrong in (
        "/games/wonders/pieces?variant=2",
        "/games/chess/pieces",
        "/games/wonders/guide/xx",
        "/games/x/guide/en",
    ):
        assert ada.http.get(wrong).status_code == 404, wrong


def test_ones_list_tells_whose_turn_it_is_and_how_it_ended(address: str) -> None:
    ada = Person(address)
    table = ada.post("/tables", game="duel", seats=[{"kind": "me"}, {"kind": "me", "name": "Eve"}], start=True)["id"]
    (running,) = ada.get("/tables", mine=True)
    assert sum(seat["acting"] for seat in running["seats"]) == 1
    assert running["outcome"] is None
    ada.delete(f"/tables/{table}")
    over = ada.table("architects", 1)
    ada.play(over)
    ended = next(one for one in ada.get("/tables", mine=True) if one["id"] == over)
    result = ada.get(f"/tables/{over}")["result"]
    assert ended["outcome"] == {"points": result["points"], "ranking": result["ranking"]}


def test_the_current_page_is_known_by_its_script(tmp_path: Path) -> None:
    build = Build(tmp_path)
    assert build.name() == ""
    index = tmp_path / "index.html"
    index.write_text('<script src="./assets/index-Ab_1-2.js"></script>', "utf-8")
    assert build.name() == "index-Ab_1-2.js"
