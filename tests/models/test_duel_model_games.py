"""Random games on the Duel model, and the checksums of its tables."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.models.duel_model import City, DuelModel, Main, Options, payment_for, random_deal, trade_price
from tests.models.duel_pieces import CARDS, RULES, TOKENS, WONDERS


def check_conservation(model: DuelModel) -> None:
    state = model.snapshot()
    cities = state["cities"]
    cards = [place["card"] for place in state["structure"].values()]
    cards += [card for deck in state["later_ages"].values() for card in deck]
    cards += state["removed_cards"] + state["discard_pile"]
    for some_city in cities:
        cards += some_city["cards"] + list(some_city["wonders"].values())
        assert some_city["coins"] >= 0
    assert sorted(cards) == sorted(CARDS)
    wonders = state["box_wonders"] + state["draft"]["group"] + state["draft"]["later"]
    wonders += [name for c in cities for name in [*c["wonders"], *c["unbuilt"]]]
    assert sorted(wonders) == sorted(WONDERS)
    tokens = state["board_tokens"] + state["box_tokens"] + cities[0]["tokens"] + cities[1]["tokens"]
    assert sorted(tokens) == sorted(TOKENS)
    assert model.wonders_built() <= RULES["setup"]["max_wonders_constructed"]
    assert set(model.face_up) <= set(model.structure)
    if model.phase == "main":
        assert set(state["available"]) <= model.face_up


def play_out(seed: int, check: bool = True) -> tuple[DuelModel, set[str]]:
    rng = random.Random(seed)
    options = Options(rng.choice(["starts", "chooses"]), rng.random() < 0.2, rng.random() < 0.5)
    model = DuelModel(random_deal(rng, 2, options), options, lambda box: rng.sample(box, 3))
    seen = set()
    while not model.over:
        seen.add(model.phase)
        (seat,) = model.to_act()
        assert model.legal(1 - seat) == []
        moves = model.legal(seat)
        assert moves
        assert moves == sorted(moves)
        assert len(set(moves)) == len(moves)
        busy = [move for move in moves if isinstance(move, Main) and move.use != "discard"]
        model.play(seat, rng.choice(busy if busy and rng.random() < 0.8 else moves))
        if check:
            check_conservation(model)
    return model, seen


def test_random_games_reach_every_phase_and_every_ending() -> None:
    phases: set[str] = set()
    endings: set[str | None] = set()
    for seed in range(120):
        model, seen = play_out(seed)
        phases |= seen
        endings.add(model.end_reason)
        for sheet in model.scores():
            assert sheet["total"] == sum(points for name, points in sheet.items() if name != "total")
        assert sorted(seat for tied in model.ranking() for seat in tied) == [0, 1]
    assert phases == {
        "draft_wonder",
        "main",
        "choose_progress",
        "choose_box_progress",
        "choose_destroy",
        "choose_discarded",
        "choose_starter",
    }
    assert endings == {"military_supremacy", "scientific_supremacy", "civilian"}


def test_same_deal_and_moves_give_the_same_game() -> None:
    assert play_out(7, check=False)[0].snapshot() == play_out(7, check=False)[0].snapshot()


def test_checksums_of_the_tables() -> None:
    sums = RULES["checksums"]
    assert len(CARDS) == sums["cards"]
    for deck, colours in sums["cards_by_age_and_colour"].items():
        age = int(deck[3:]) if deck.startswith("age") else deck
        cards = [card for card in CARDS.values() if card["age"] == age]
        assert {c: sum(card["colour"] == c for card in cards) for c in colours} == colours
        cost = {kind: sum(card.get("cost", {}).get(kind, 0) for card in cards) for kind in sums["total_costs"][deck]}
        assert cost == sums["total_costs"][deck]


def printed(items: Iterable[dict[str, Any]], kind: str) -> int:
    return sum(effect.get(kind, 0) for item in items for effect in item["effects"])


def test_printed_points_shields_and_links() -> None:
    sums = RULES["checksums"]
    for colour in ("blue", "green", "yellow"):
        of_colour = [card for card in CARDS.values() if card["colour"] == colour]
        assert printed(of_colour, "points") == sums["printed_points"][colour]
    assert printed(WONDERS.values(), "points") == sums["printed_points"]["wonders"]
    assert printed(TOKENS.values(), "points") == sums["printed_points"]["progress_tokens"]
    assert printed(WONDERS.values(), "shields") == sums["shields"]["wonders"]
    for age in (1, 2, 3):
        assert printed((c for c in CARDS.values() if c["age"] == age), "shields") == sums["shields"][f"age{age}"]
    givers = {card["gives_link"]: card["age"] for card in CARDS.values() if "gives_link" in card}
    links = Counter(f"age{givers[c['needs_link']]}_to_age{c['age']}" for c in CARDS.values() if "needs_link" in c)
    assert links == sums["links_by_age"]
    assert sorted(givers) == sorted(RULES["link_symbols"])


def greedy_trade(me: City, other: City, item: str) -> int:
    """The method of DU-33: producers cover the dearest units of their kind, then the discount the dearest rest."""
    cost = Counter({**CARDS, **WONDERS}[item].get("cost", {}))
    cost.pop("coins", None)
    units = [(trade_price(me, other, resource), resource) for resource in (cost - me.production()).elements()]
    units.sort(reverse=True)
    for listed in me.effects("produce_choice"):
        covered = next((unit for unit in units if unit[1] in listed), None)
        if covered:
            units.remove(covered)
    discounted = "architecture" if item in WONDERS else "masonry" if CARDS[item]["colour"] == "blue" else ""
    return sum(price for price, _ in units[2 if discounted in me.tokens else 0 :])


def test_exhaustive_payment_equals_the_greedy_one() -> None:
    rng = random.Random(5)
    useful = [card for card in sorted(CARDS) if CARDS[card]["colour"] in ("brown", "grey", "yellow")]
    for _ in range(1500):
        me = City(cards=set(rng.sample(useful, rng.randrange(6))), tokens=set(rng.sample(sorted(TOKENS), 4)))
        me.wonders = dict.fromkeys(rng.sample(["great_lighthouse", "piraeus"], rng.randrange(3)), "under")
        other = City(cards=set(rng.sample(sorted(set(useful) - me.cards), rng.randrange(8))))
        item = rng.choice(sorted({**CARDS, **WONDERS}))
        payment = payment_for(me, other, item)
        assert payment.traded == (0 if payment.chain else greedy_trade(me, other, item))
