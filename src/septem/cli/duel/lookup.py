"""Cards, wonders and progress tokens of Duel to look up."""

from collections.abc import Iterator

from septem.cli.duel import words
from septem.cli.duel.table import STYLES
from septem.cli.duel.words import BOX
from septem.cli.lookup import Entry
from septem.cli.marks import MARKS
from septem.core.texts import Texts
from septem.games.duel.catalogue import Card, WonderCard
from septem.games.duel.model import View


def entries(view: View, said: Texts) -> Iterator[Entry]:
    """All pieces of the game."""
    for card in BOX.cards:
        about = said.say("lookup-card", {"age": card.age, "colour": card.colour})
        lines = (*_lines(card, said), *_chains(card, said))
        yield Entry(said.name("card", card.id), about, lines, MARKS[card.colour], STYLES[card.colour])
    for wonder in BOX.wonders:
        yield Entry(said.name("wonder", wonder.id), said.say("lookup-wonder"), _lines(wonder, said))
    for token in BOX.tokens:
        about = said.say("lookup-token")
        yield Entry(said.name("token", token.id), about, (words.effects_words(token.effects, said),))


def _lines(piece: Card | WonderCard, said: Texts) -> tuple[str, str]:
    cost = said.say("lookup-cost", {"cost": words.cost_words(piece, said) or said.say("price-free")})
    return cost, words.effects_words(piece.effects, said)


def _chains(card: Card, said: Texts) -> list[str]:
    """Cards that make this one free, and those it makes free."""
    before = [said.name("card", one.id) for one in BOX.cards if card.needs_link and one.gives_link == card.needs_link]
    later = [said.name("card", one.id) for one in BOX.cards if card.gives_link and one.needs_link == card.gives_link]
    found = [said.say("lookup-chain-from", {"cards": ", ".join(before)})] if before else []
    return found + ([said.say("lookup-chain-to", {"cards": ", ".join(later)})] if later else [])
