"""`h`: the move to play, with reasons a person can check at the table: `septem.advise` with little time, in words."""

from typing import NamedTuple

from septem.bots.advice import Adviser, Decision
from septem.bots.thinking import Budget
from septem.cli.screens import screen_of
from septem.cli.show import AnyMove, Names, TableTexts
from septem.core.advice import Merit, merit_text
from septem.core.game import AnyGame
from septem.core.interchange import as_data
from septem.core.texts import Texts, texts

QUICK = Budget(0, 200)
CLOSELY = 2
"""Moves looked into: the best and the one it is compared with."""
PAYMENT = ("left", "right", "buy", "payment")


class Hint(NamedTuple):
    """A move with its number in the list, in words, its chance to win, and what speaks for it and against it."""

    move: AnyMove
    number: int
    label: str
    win: float
    reasons: tuple[str, ...]


def hint(game: AnyGame, seat: int, language: str, names: Names = (), budget: Budget = QUICK) -> Hint | None:
    """What to do now and why; None if there is nothing to decide."""
    if seat not in game.to_act:
        return None
    view, said = game.view(seat), TableTexts(game.texts(language), names)
    found = Adviser(game.room, game.players, budget).advice(Decision(game.room, view), CLOSELY)
    label = screen_of(game.room).table.label
    best = found.best
    reasons = reason_lines(best.reasons, said, names)
    others = [one for one in found.moves[1:] if idea(one.move) != idea(best.move)]
    if others:
        next_best = {"move": label(others[0].move, view, said)}
        reasons.append(texts(language, "septem.cli").say("cli-hint-next", next_best))
    number = [move.code for move in game.legal(seat)].index(best.move.code) + 1
    return Hint(best.move, number, label(best.move, view, said), best.win, tuple(reasons))


def reason_lines(reasons: tuple[Merit, ...], said: Texts, names: Names) -> list[str]:
    """Reasons in words; what speaks against the move is marked."""
    own = texts(said.language, "septem.cli")
    spoken = [(one.against, merit_text(one, said, names)) for one in reasons]
    return [own.say("cli-against", {"reason": text}) if against else text for against, text in spoken]


def idea(move: AnyMove) -> dict[str, object]:
    """What a move does, however it is paid."""
    return {key: value for key, value in as_data(move.data).items() if key not in PAYMENT}


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)
