"""What speaks for a move of Architects and what against it, besides points: stages, sets, battles, the end, others.

What a known card brings the engine has said already (`Gain`); the rest is read from the events and states of the move.
"""

from __future__ import annotations

from collections.abc import Iterator

from septem.core.advice import Merit, Trial, most_wanted
from septem.core.model import Args
from septem.games.architects import model as m
from septem.games.architects.catalogue import CARDS
from septem.games.architects.engine import ArchitectsState
from septem.games.architects.moves import data_of

ArchitectsTrial = Trial[ArchitectsState, m.Move, m.Event]
WANTED = 150
"""The next player would miss a card from this difference on, in hundredths of a point."""


def merits(tried: ArchitectsTrial, instead: ArchitectsTrial) -> list[Merit]:
    """Reasons, the most telling first."""
    found = [*_end(tried), *_of_move(tried)]
    return [*found, *_for_the_next(tried, instead)]


# ---- the move ------------------------------------------------------------------------------------
def _of_move(tried: ArchitectsTrial) -> Iterator[Merit]:
    match tried.move.data, tried.move.why:
        case m.Take() | m.Use() | m.Keep(), m.Gain() as gain:
            yield from _gains(gain)
        case m.Take() | m.Use(), _ if _looks_best(tried):
            yield Merit("merit-hidden")
        case m.Build(), m.Payment() as price:
            if price.effect != "none":
                yield Merit(f"effect-{price.effect}")
            if price.engineering:
                yield Merit("gain-engineering")
            elif price.doubled:
                yield Merit("gain-doubled")
        case m.Science(), _:
            yield Merit("merit-token")
        case m.Progress(token), _ if token != "blind":
            yield Merit(f"token-{token}")


def _looks_best(tried: ArchitectsTrial) -> bool:
    """Whether the move has a greater weight than all others: a hidden card is weighed by its average."""
    weights = dict(tried.weigh(tried.before, tried.seat))
    own = weights.pop(tried.move.code)
    return all(weight < own for weight in weights.values())


def _gains(gain: m.Gain) -> Iterator[Merit]:
    """What a known card does at once, as it is told beside the moves."""
    listed: tuple[tuple[str, Args, bool], ...] = (
        ("gain-completes", {"stages": gain.completes}, bool(gain.completes)),
        ("gain-set", {}, gain.set),
        ("gain-arms", {"tokens": gain.arms}, bool(gain.arms)),
        ("merit-pays", {"stages": gain.helps}, bool(gain.helps) and not gain.completes),
        ("gain-battle", {}, gain.battle),
        ("gain-cat", {}, gain.cat),
        ("gain-horns", {"count": gain.horns}, gain.horns > 0 and not gain.battle),
        ("gain-shield", {}, gain.shields > 0),
        ("merit-begins-set", {}, bool(CARDS[gain.card].science) and not gain.set),
    )
    for message, args, there in listed:
        if there:
            yield Merit(message, args)


# ---- the end -------------------------------------------------------------------------------------
def _end(tried: ArchitectsTrial) -> Iterator[Merit]:
    """A complete wonder ends the game: good for who is ahead."""
    if any(isinstance(event, m.WonderCompleted) and event.seat == tried.seat for event in tried.events):
        yield Merit("merit-ends", against=tried.after.ranks()[tried.seat] > 1)


# ---- others --------------------------------------------------------------------------------------
def _for_the_next(tried: ArchitectsTrial, instead: ArchitectsTrial) -> Iterator[Merit]:
    """The top card that the next player would take and would miss."""
    own, theirs = _taken(tried), _taken(instead)
    for other in tried.after.acting():
        if other != tried.seat:
            if own is not None and own[0] == _wanted(instead, other):
                yield Merit("merit-denies", {"card": own[1], "other": other})
            if theirs is not None and theirs[0] == _wanted(tried, other):
                yield Merit("merit-leaves", {"card": theirs[1], "other": other}, against=True)


def _taken(trial: ArchitectsTrial) -> tuple[str, str] | None:
    """The deck and the card, if the seat knew which it would be."""
    match trial.move.data, trial.move.why:
        case m.Take(deck) | m.Use(_, deck), m.Gain(card=card):
            return deck, card
    return None


def _wanted(trial: ArchitectsTrial, other: int) -> str | None:
    """The deck whose top card another would take."""

    def deck(code: int) -> str | None:
        data = data_of(code)
        return data.deck if isinstance(data, m.Take) else None

    return most_wanted(trial.weighed(other), deck, WANTED)
