"""Lessons of earlier searches: what they say, to whom, and where they come from."""

import msgspec
import pytest

import septem
from septem.core.errors import BadTable
from septem.core.rng import Rng
from septem.games.wonders import taught_tables as lessons
from septem.games.wonders.codes import COIN_BITS, LEFT_SHIFT, RIGHT_SHIFT
from septem.games.wonders.engine import WondersState
from septem.games.wonders.room import ROOM
from septem.games.wonders.tables import TURNS
from septem.search.policy import Policy
from septem.search.tree import Search

TABLES = [(edition, players) for edition in (1, 2) for players in (3, 4, 7)]


def some_way(edition: int, players: int, seed: int) -> WondersState:
    """A table after some moves of players who choose by weight, now and then at random."""
    state: WondersState = septem.new("wonders", players=players, edition=edition, seed=seed).state
    rng, policy = Rng(seed), Policy()
    for _ in range(rng.below(17 * players)):
        seat = state.acting()[0]
        codes = state.legal_codes(seat)
        state.play_code(seat, codes[rng.below(len(codes))] if rng.below(4) == 0 else policy.best(state, seat))
    return state


def by_hand(state: WondersState, seat: int) -> dict[int, int]:
    """The corrected weights of the good moves, from the file and without a thought for speed."""
    said = lessons.SHIPPED
    figures, rows = state.lesson_of(seat)
    age = 1 if figures[lessons.LATER_AGES + 1] else 2 if figures[lessons.LATER_AGES + 2] else 0
    corrected = {}
    for row, (move, weight) in zip(rows, Policy().good(state, seat), strict=True):
        row_says = said.rows.get(lessons.row_names()[row], (0,) * lessons.FIGURES)
        paid = (move >> LEFT_SHIFT & COIN_BITS) + (move >> RIGHT_SHIFT & COIN_BITS)
        more = sum(a * b for a, b in zip(figures, row_says, strict=True)) + said.coin[age] * paid
        more *= said.scale[TURNS * age + figures[lessons.TURN]]
        corrected[move] = weight + int(more / lessons.LESSON_UNIT)
    return corrected


def heaviest(state: WondersState, seat: int, taught: bool) -> int:
    """The move that a search would keep if it could try nothing: the one of the highest weight."""
    search = Search(msgspec.structs.replace(ROOM.form_for(state.seat_count()), taught=taught), None, 10)
    search.begin(state, seat, 1)
    search.narrow(1)
    return max(zip(search.reached(), search.lines(), strict=True))[1][0]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_seat_that_thinks_is_weighed_by_lessons(edition: int, players: int) -> None:
    seen = differ = 0
    for seed in range(40):
        state = some_way(edition, players, seed)
        seat = state.acting()[0]
        if not state.lesson_of(seat)[1]:
            continue
        corrected, plain = by_hand(state, seat), dict(Policy().good(state, seat))
        assert corrected[heaviest(state, seat, True)] == max(corrected.values())
        assert plain[heaviest(state, seat, False)] == max(plain.values())
        seen += 1
        differ += max(corrected, key=corrected.__getitem__) != max(plain, key=plain.__getitem__)
    assert seen >= 30
    assert differ >= 3


def test_nobody_else_and_no_bot_without_a_search_is() -> None:
    """A search works on a copy; the table it was shown weighs as before."""
    for seed in range(10):
        state = some_way(2, 4, seed)
        seat = state.acting()[0]
        before = [Policy().good(state, one) for one in state.acting()]
        search = Search(ROOM.form_for(4), None, 10)
        search.begin(state, seat, 1)
        search.think(5)
        assert [Policy().good(state, one) for one in state.acting()] == before


def test_how_a_city_stands() -> None:
    game = septem.new("wonders", players=4, seed=3, boards=["rhodes", "giza", "babylon", "olympia"])
    figures = game.state.lesson_of(0)[0]
    city = game.view(0).cities[0]
    assert len(figures) == lessons.FIGURES
    assert figures[lessons.ALWAYS] == 1
    assert figures[lessons.TURN] == 0
    assert figures[lessons.COINS] == city.coins
    assert sum(figures[lessons.MADE : lessons.CHOICES]) == 1  # a board makes one resource
    assert sum(figures[lessons.SOLD : lessons.CHEAP_LEFT]) == 2  # and so do those of both neighbours
    assert figures[lessons.LEAD_LEFT] == figures[lessons.LEAD_RIGHT] == 1  # nobody has a shield
    assert not any(figures[lessons.BUILT : lessons.MADE])


def test_lessons_name_cards_and_stages_that_exist() -> None:
    names = lessons.row_names()
    assert len(names) == len(set(names) - {""}) + names.count("")
    assert names[lessons.SALE_ROW] == "sale"
    assert {name.split()[0] for name in lessons.SHIPPED.rows} == {"1", "2", "sale"}
    assert lessons.read(lessons.written(lessons.SHIPPED)) == lessons.SHIPPED


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"scale": (1,)}, "a scale for every turn"),
        ({"coin": ()}, "what a coin says"),
        ({"rows": {"2 card of_another_game": (0,) * 64}}, "knows no '2 card of_another_game'"),
        ({"rows": {"sale": (0,) * 63}}, "64 weights a row"),
        ({"rows": {"sale": (2**15,) * 64}}, "none beyond"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadTable, match=complaint):
        lessons.read(lessons.written(msgspec.structs.replace(lessons.SHIPPED, **change)))
    with pytest.raises(BadTable, match=r"lessons\.json"):
        lessons.read(b'{"command": 1}')
