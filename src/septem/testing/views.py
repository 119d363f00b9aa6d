"""Checks of what a seat sees: plain data, nothing hidden in it, and samples that fit it."""

from typing import Any

import msgspec

from septem.core.game import AnyGame
from septem.core.model import Event, Json
from septem.core.rng import Rng
from septem.testing.plain import json_bytes, same_as_json

HEAD = ("game", "rules", "players", "options", "seat", "to_act", "over", "sealed", "phase")


class Log:
    """The events of a game as they come: numbers grow, what was told stays told, and there are words for it."""

    def __init__(self, game: Game) -> None:
        self.told: dict[int | None, list[tuple[int, Event]]] = {seat: [] for seat in _viewers(game)}

    def check(self, game: Game) -> None:
        for seat, before in self.told.items():
            now = game.events(seat)
            numbers = [number for number, _ in now]
            assert numbers == sorted(set(numbers)), f"event numbers of seat {seat} do not grow: {numbers}"
            assert now[: len(before)] == before, f"what seat {seat} was told has changed afterwards"
            since = numbers[-1] if numbers else 0
            assert game.events(seat, since) == now[-1:], f"events of seat {seat} since {since} are not the last ones"
            for _, event in now[len(before) :]:
                check_event(game, event)
            self.told[seat] = now


def check_event(game: Game, event: Event) -> None:
    """An event is plain data without its secret part, and can be told in every language."""
    assert event.seats is None, "an event shows to a seat who else may see it"
    assert event.others is None, "an event shows to a seat what others are told"
    same_as_json(event.args, f"arguments of event {event.kind}")
    for language in ("en", "cs", "sk"):
        text = game.event_text(event, language)
        assert text != f"event-{event.kind}", f"no {language} text for event {event.kind}"


def _viewers(game: Game) -> tuple[int | None, ...]:
    return (None, *range(game.players))


def check_plain_views(game: Game) -> None:
    """Views are plain data with the common head."""
    for seat in _viewers(game):
        view = game.view(seat)
        same_as_json(view, f"the view of seat {seat}")
        missing = [key for key in HEAD if key not in view]
        assert not missing, f"the view of seat {seat} lacks {', '.join(missing)}"
        assert view["seat"] == seat, f"the view of seat {seat} says it is that of {view['seat']}"


def check_view_safety(game: Game, seat: int, rng: Rng) -> None:
    """Whatever a seat cannot know may change without that seat (or a spectator) noticing anything."""
    check_plain_views(game)
    known = seen_alone(game, seat, None)
    changed = seen_alone(game, seat, rng.seed())
    assert json_bytes(known.view(None)) == json_bytes(changed.view(None)), "a spectator sees something hidden"
    told, told_otherwise = face(known, seat), face(changed, seat)
    for name, value in told.items():
        same = json_bytes(value) == json_bytes(told_otherwise[name])
        assert same, f"the {name} of seat {seat} depends on something hidden"
    check_sample(known, seat, told, rng)


def seen_alone(game: Game, seat: int, redraw: int | None) -> Game:
    """The game without what other seats have sealed; with `redraw` all that the seat cannot know is drawn anew."""
    position = game.position()
    own = [[other, text] for other, text in position["sealed"] if other == seat]
    if redraw is not None:
        base = type(game).load({**position, "sealed": []})
        state = base.state.copy()
        state.redraw(seat, redraw)
        position["state"] = base.state_out(state)
    return type(game).load({**position, "sealed": own})


def face(game: Game, seat: int) -> Json:
    """Everything the game tells a seat."""
    return {
        "view": game.view(seat),
        "legal moves": game.legal(seat),
        "refused moves": game.refused(seat),
        "explanation": game.explain(seat),
        "events": [event for _, event in game.events(seat)],
    }


def check_sample(game: Game, seat: int, told: Json, rng: Rng) -> None:
    """A game drawn from a view looks the same to that seat, and the same draw gives the same game."""
    view: Any = msgspec.json.decode(json_bytes(told["view"]))
    seed = rng.seed()
    sample = type(game).sample(view, Rng(seed))
    for name, value in face(sample, seat).items():
        if name != "events":  # a view does not carry the log
            assert json_bytes(value) == json_bytes(told[name]), f"a sample has another {name} for seat {seat}"
    again = type(game).sample(view, Rng(seed))
    assert sample.position() == again.position(), "the same random numbers give two different samples"
