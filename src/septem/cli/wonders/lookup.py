"""Cards and boards of 7 Wonders to look up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from septem.cli.lookup import Entry
from septem.cli.marks import MARKS
from septem.cli.wonders import words
from septem.cli.wonders.cities import STYLES
from septem.core.texts import Texts
from septem.games.wonders.catalogue import Board, Card, catalogue
from septem.games.wonders.model import View


def entries(view: View, said: Texts) -> Iterator[Entry]:
    """All cards and boards of the edition that is played."""
    pieces = catalogue(view.options.edition)
    yield from (_card(card, view, said) for card in pieces.cards)
    yield from (_board(board, said) for board in pieces.boards)


def _card(card: Card, view: View, said: Texts) -> Entry:
    age = said.say("lookup-age", {"age": card.age})
    cost = words.cost_words(card.cost, said) or said.say("price-free")
    lines = [f"{said.say('table-cost')}: {cost}", f"{said.say('table-effect')}: {words.effects_words(card, said)}"]
    if card.chain_from:
        parents = ", ".join(said.name("card", parent) for parent in card.chain_from)
        lines.append(f"{said.say('lookup-chain-from')}: {parents}")
    later = words.chains_to(view, card.id, said)
    if later:
        lines.append(f"{said.say('table-chain')}: {later}")
    lines.append(_copies(card, said))
    about = f"{age}, {said.say(f'kind-{card.colour}')}"
    return Entry(said.name("card", card.id), about, tuple(lines), MARKS[card.colour], STYLES[card.colour])


def _copies(card: Card, said: Texts) -> str:
    """How many there are, by number of players; guilds are drawn."""
    if card.colour == "purple":
        return said.say("lookup-guild")
    added = Counter(card.copies)
    totals = ((least, sum(count for mark, count in added.items() if mark <= least)) for least in sorted(added))
    listed = (said.say("lookup-copies-from", {"players": least, "count": count}) for least, count in totals)
    return said.say("lookup-copies", {"listed": ", ".join(listed)})


def _board(board: Board, said: Texts) -> Entry:
    lines = [f"{said.say('table-makes')}: {said.name('resource', board.start)}"]
    for side, found in board.sides.items():
        lines.append(f"{said.name('side', side)}:")
        lines += [
            f"  {number}. {words.cost_words(stage.cost, said)}: {words.effects_words(stage, said)}"
            for number, stage in enumerate(found.stages, 1)
        ]
    return Entry(said.name("board", board.id), said.name("wonder", board.id), tuple(lines))
