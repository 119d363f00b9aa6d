"""Cards, wonders and progress tokens of Architects to look up."""

from collections.abc import Iterator

import septem
from septem.cli.architects.table import STYLES
from septem.cli.lookup import Entry
from septem.cli.marks import MARKS
from septem.core.texts import Texts
from septem.games.architects.catalogue import CENTRAL_ID, Catalogue, Wonder
from septem.games.architects.model import View


def entries(view: View, said: Texts) -> Iterator[Entry]:
    """All cards, wonders and tokens."""
    box = septem.catalogue("architects")
    for card in box.cards:
        mark, style = MARKS[card.colour], STYLES[card.colour]
        lines = (said.say(f"does-{card.colour}", {"horns": card.horns}), _where(card.id, box, said))
        yield Entry(said.name("card", card.id), said.name("colour", card.colour), lines, mark, style)
    for wonder in box.wonders:
        yield Entry(said.name("wonder", wonder.id), said.say("lookup-wonder"), tuple(_stages(wonder, said)))
    for token in box.tokens:
        lines = (said.say(f"token-{token.id}"), said.say("lookup-copies", {"count": token.copies}))
        yield Entry(said.name("token", token.id), said.say("lookup-token"), lines)


def _where(kind: str, box: Catalogue, said: Texts) -> str:
    """How many of a card there are, in the central deck and in those of the wonders."""
    decks = {deck.id: deck.cards[kind] for deck in box.decks}
    central = decks.pop(CENTRAL_ID)
    each = sorted(decks.values())
    return said.say("lookup-decks", {"central": central, "least": each[0], "most": each[-1]})


def _stages(wonder: Wonder, said: Texts) -> Iterator[str]:
    for stage in wonder.stages:
        price = said.say("table-price", {"n": stage.n, "mode": stage.mode})
        parts = [price, said.say("gain-points", {"points": stage.points})] if stage.points else [price]
        if stage.effect != "none":
            parts.append(said.say(f"effect-{stage.effect}"))
        after = [said.name("stage", one) for one in stage.requires]
        rests = f" ({said.say('lookup-after', {'stages': ', '.join(after)})})" if after else ""
        yield f"{said.name('stage', stage.id)}: {', '.join(parts)}{rests}"
