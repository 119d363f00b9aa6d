"""Checks of what a seat sees: structs of the border, nothing hidden in them, and samples that fit them."""

from typing import Any

from msgspec.structs import replace

from septem.core import begin
from septem.core.game import AnyGame
from septem.core.interchange import as_data, encoded
from septem.core.model import Entry, EventData
from septem.core.rng import Rng
from septem.core.tables import LANGUAGES
from septem.testing.border import END_PHASE
from septem.testing.plain import json_bytes, same_after_json


class Log:
    """The events of a game as they come: numbers grow, what was told stays told, and there are words for it."""

    def __init__(self, game: AnyGame) -> None:
        self.told: dict[int | None, list[Entry[Any]]] = {seat: [] for seat in _viewers(game)}

    def check(self, game: AnyGame) -> None:
        for seat, before in self.told.items():
            now = game.events(seat)
            numbers = [entry.number for entry in now]
            assert numbers == sorted(set(numbers)), f"event numbers of seat {seat} do not grow: {numbers}"
            assert now[: len(before)] == before, f"what seat {seat} was told has changed afterwards"
            since = numbers[-1] if numbers else 0
            assert game.events(seat, since) == now[-1:], f"events of seat {seat} since {since} are not the last ones"
            for entry in now[len(before) :]:
                same_after_json(entry, game.room.model.Entry, f"the event {entry.event!r}")
                check_event(game, entry.event)
            self.told[seat] = now


def check_event(game: AnyGame, event: EventData) -> None:
    """An event can be told in every language."""
    for language in LANGUAGES:
        text = game.event_text(event, language)
        assert text != f"event-{event.kind}", f"no {language} text for event {event.kind}"


def _viewers(game: AnyGame) -> tuple[int | None, ...]:
    return (None, *range(game.players))


def check_views(game: AnyGame) -> None:
    """Views are structs of the game's own type, with the common head and a city for every seat."""
    for seat in _viewers(game):
        view: Any = game.view(seat)
        same_after_json(view, game.room.model.View, f"the view of seat {seat}")
        assert as_data(view)["game"] == view.game == game.room.id, f"the view of seat {seat} is of another game"
        assert view.seat == seat, f"the view of seat {seat} says it is that of {view.seat}"
        told = (view.players, view.to_act, view.over, view.step, view.rules, view.options)
        asked = (game.players, game.to_act, game.over, game.step, game.room.rules, game.options)
        assert told == asked, f"the view of seat {seat} begins with {told}, the game says {asked}"
        assert (view.phase == END_PHASE) == game.over, f"over is {game.over}, yet the phase is {view.phase}"
        # a neutral city (the Free City of 7 Wonders) may stand after those of the seats
        assert len(view.cities) >= game.players, f"{len(view.cities)} cities for {game.players} seats"
    check_summary(game)


def check_summary(game: AnyGame) -> None:
    """`repr` and `_repr_html_` show a row for every seat, in every language."""
    for language in LANGUAGES:
        table = game.room.summary(game.view(None), game.texts(language))
        assert table.head.strip(), f"the summary in {language} has no headline"
        assert table.head != "summary", f"no {language} text for summary"
        assert len(table.rows) >= game.players, f"the summary has {len(table.rows)} rows for {game.players} seats"
        for row in (table.columns, *table.rows):
            assert len(row) == len(table.columns), f"a row of the summary does not fit its columns: {row}"
        nameless = [name for name in table.columns if name.startswith("column-")]
        assert not nameless, f"no {language} text for {', '.join(nameless)}"
    assert len(repr(game).splitlines()) == len(table.rows) + 2, "repr does not show the summary"
    assert game._repr_html_().count("<tr>") == len(table.rows) + 1, "_repr_html_ does not show the summary"


def check_view_safety(game: AnyGame, seat: int, rng: Rng) -> None:
    """Whatever a seat cannot know may change without that seat (or a spectator) noticing anything."""
    check_views(game)
    known = seen_alone(game, seat, None)
    changed = seen_alone(game, seat, rng.seed())
    assert json_bytes(known.view(None)) == json_bytes(changed.view(None)), "a spectator sees something hidden"
    same = json_bytes(known.explain(None)) == json_bytes(changed.explain(None))
    assert same, "the explanation of a spectator depends on something hidden"
    shown, shown_otherwise = ([repr(one), one._repr_html_()] for one in (known, changed))
    assert shown == shown_otherwise, "repr shows something hidden"
    told, told_otherwise = face(known, seat), face(changed, seat)
    for name, value in told.items():
        same = json_bytes(value) == json_bytes(told_otherwise[name])
        assert same, f"the {name} of seat {seat} depends on something hidden"
    check_sample(known, seat, told, rng)


def seen_alone(game: AnyGame, seat: int, redraw: int | None) -> AnyGame:
    """The game without what other seats have sealed; with `redraw` all that the seat cannot know is drawn anew."""
    position = game.position()
    own = tuple((other, text) for other, text in position.sealed if other == seat)
    if redraw is not None:
        state = begin.load(game.room, replace(position, sealed=())).state
        state.redraw(seat, redraw)
        position = replace(position, state=game.room.write(state))
    return begin.load(game.room, replace(position, sealed=own))


def face(game: AnyGame, seat: int) -> dict[str, Any]:
    """Everything the game tells a seat."""
    explanation = game.explain(seat)
    same_after_json(explanation, game.room.model.Explanation, f"the explanation of seat {seat}")
    return {
        "view": game.view(seat),
        "legal moves": game.legal(seat),
        "refused moves": game.refused(seat),
        "explanation": explanation,
        "events": game.events(seat),
    }


def check_sample(game: AnyGame, seat: int, told: dict[str, Any], rng: Rng) -> None:
    """A game drawn from a view looks the same to that seat, and the same draw gives the same game."""
    view = told["view"]
    seed = rng.seed()
    sample = begin.sample(game.room, view, Rng(seed))
    for name, value in face(sample, seat).items():
        if name != "events":  # a view does not carry the log
            assert json_bytes(value) == json_bytes(told[name]), f"a sample has another {name} for seat {seat}"
    for form in (as_data(view), encoded(view)):
        again = begin.sample(game.room, form, Rng(seed))
        assert sample.position() == again.position(), "the same random numbers give two different samples"
