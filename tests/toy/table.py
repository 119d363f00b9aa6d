"""The toy's table in the terminal."""

from rich.console import RenderableType
from rich.table import Table

from septem.core.texts import Texts
from tests.toy.model import Explanation, Move, Refusal, View


def draw(view: View, explain: Explanation | None, said: Texts) -> RenderableType:
    table = Table(title=said.say("table-turn", {"turn": view.turn + 1, "deck": view.deck}))
    for heading in ("player", "cards", "shown", "prizes"):
        table.add_column(said.say(f"table-{heading}"))
    for number, city in enumerate(view.cities, 1):
        shown = " ".join(map(str, city.shown))
        table.add_row(said.say("seat", {"number": number}), str(city.cards), shown, str(city.prizes))
    return table


def label(move: Move, view: View, said: Texts) -> str:
    return said.say(f"move-{move.data.action}", {"card": move.data.card})


def refused(refusal: Refusal, view: View, said: Texts) -> str:
    return said.say(f"move-{refusal.data.action}", {"card": refusal.data.card})
