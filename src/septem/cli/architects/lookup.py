"""Cards, wonders and progress tokens of Architects to look up."""

from collections.abc import Iterator

from septem.cli.architects.table import STYLES
from septem.cli.lookup import Entry
from septem.cli.marks import MARKS
from septem.core.model import Json
from septem.core.texts import Texts
from septem.games.architects.tables import CARDS, CENTRAL_ID, COSTS, DECKS, TOKENS, WONDERS, Wonder


def entries(view: Json, said: Texts) -> Iterator[Entry]:
    """All cards, wonders and tokens."""
    for kind, card in CARDS.items():
        mark, style = MARKS[card.colour], STYLES[card.colour]
        lines = (said.say(f"does-{card.colour}", {"horns": card.horns}), _where(kind, said))
        yield Entry(said.name("card", kind), said.name("colour", card.colour), lines, mark, style)
    for wonder, found in WONDERS.items():
        yield Entry(said.name("wonder", wonder), said.say("lookup-wonder"), tuple(_stages(found, said)))
    for token, entry in TOKENS.items():
        lines = (said.say(f"token-{token}"), said.say("lookup-copies", {"count": entry.copies}))
        yield Entry(said.name("token", token), said.say("lookup-token"), lines)


def _where(kind: str, said: Texts) -> str:
    """How many of a card there are, in the central deck and in those of the wonders."""
    each = sorted(deck[kind] for name, deck in DECKS.items() if name != CENTRAL_ID)
    return said.say("lookup-decks", {"central": DECKS[CENTRAL_ID][kind], "least": each[0], "most": each[-1]})


def _stages(wonder: Wonder, said: Texts) -> Iterator[str]:
    for stage, piece in wonder.stages.items():
        price = said.say("table-price", {"n": COSTS[stage].n, "mode": COSTS[stage].mode})
        parts = [price, said.say("gain-points", {"points": piece.vp})] if piece.vp else [price]
        if piece.effect != "none":
            parts.append(said.say(f"effect-{piece.effect}"))
        after = [said.name("stage", one) for one in piece.requires]
        rests = f" ({said.say('lookup-after', {'stages': ', '.join(after)})})" if after else ""
        yield f"{said.name('stage', stage)}: {', '.join(parts)}{rests}"
