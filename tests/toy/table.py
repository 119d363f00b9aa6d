"""The toy's table in the terminal."""

from rich.console import RenderableType
from rich.table import Table

from septem.core.model import Json, Move, Refusal
from septem.core.texts import Texts


def draw(view: Json, explain: Json, said: Texts) -> RenderableType:
    table = Table(title=said.say("table-turn", {"turn": view["turn"] + 1, "deck": view["deck"]}))
    for heading in ("player", "cards", "shown", "prizes"):
        table.add_column(said.say(f"table-{heading}"))
    for number, seat in enumerate(view["seats"], 1):
        shown = " ".join(map(str, seat["shown"]))
        table.add_row(said.say("seat", {"number": number}), str(seat["cards"]), shown, str(seat["prizes"]))
    return table


def label(move: Move, view: Json, said: Texts) -> str:
    return said.say(f"move-{move.data['action']}", {"card": move.data["card"]})


def refused(refusal: Refusal, view: Json, said: Texts) -> str:
    return said.say(f"move-{refusal.data['action']}", {"card": refusal.data["card"]})
