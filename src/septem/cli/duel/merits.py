"""What speaks for a move of Duel, besides points: science, the conflict, resources, and what the opponent loses."""

from collections.abc import Iterator

from septem.bots.greedy_duel import gain
from septem.cli.duel import words
from septem.core.texts import Texts
from septem.games.duel.catalogue import Effects
from septem.games.duel.model import Build, Discard, Explanation, Move, Payment, View, Wonder
from septem.games.duel.room import DuelGame

USEFUL = 4.0
"""From this worth on, in points, a card is told to be useful to the opponent."""


def standing(game: DuelGame, seat: int) -> dict[str, int]:
    """Points by category as they stand."""
    return game.view(seat).cities[seat].score


def merits(move: Move, view: View, explain: Explanation, said: Texts) -> list[str]:
    """Reasons for a move, the most telling first."""
    data, seat = move.data, view.seat or 0
    does = words.gained(data)
    found = list(_merits(does, view, seat, explain, said)) if does else []
    if isinstance(move.why, Payment) and move.why.chain:
        found.append(said.say("merit-chain"))
    if isinstance(data, Build | Discard | Wonder) and gain(view, 1 - seat, words.CARDS[data.card]) >= USEFUL:
        found.append(said.say("merit-denies"))
    if isinstance(data, Discard):
        found.append(said.say("merit-money", {"coins": view.cities[seat].coins}))
    return found


def _merits(does: Effects, view: View, seat: int, explain: Explanation, said: Texts) -> Iterator[str]:
    """What the effects of a piece change at this table; points are counted elsewhere."""
    city, science = view.cities[seat], explain.science[seat]
    for word, told in words.told(does, said):
        match word:
            case "points" | "points_per":
                pass
            case "shields":
                left = max(0, explain.military[seat].shields_to_win - does.shields)
                yield said.say("merit-war", {"shields": does.shields, "left": left})
            case "science":
                if does.science in science.pair_with:
                    yield said.say("merit-pair")
                elif does.science not in city.symbols:
                    yield said.say("merit-symbol", {"count": science.different + 1})
            case "produce":
                new = [said.name("resource", good) for good in does.produce if not city.production[good]]
                if new:
                    yield said.say("merit-new", {"what": ", ".join(new)})
            case _:
                yield told
