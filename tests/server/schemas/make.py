"""Writes the fixture of today's schema: a server is run, games of every kind are played, the database is dumped."""

import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from septem.server.identity import hashed
from septem.server.settings import Settings
from tests.server.running import SOON, Person, running
from tests.server.schemas import FOLDER, KEY, KINDS

MOVES = 6
"""So many a person has made in a running game."""


def populate(address: str) -> str:
    """Everything a table can be; the identity of who made it."""
    ada, ben = Person(address, "Ada"), Person(address, "Ben")
    for game, players, options in KINDS.values():
        ada.play(ada.table(game, players - 1, options=options))
        go_on(ada, ada.table(game, players - 1, options=options), MOVES)
    taken_back(ada)
    ben.put(f"/tables/{ada.post('/tables', game='dice', players=3, public=True, timer=600)['id']}/seats/1", kind="me")
    ada.delete(f"/tables/{ada.table('architects', 1)}")
    finished = next(one["id"] for one in ada.get("/tables", mine=True) if one["status"] == "finished")
    ada.post(f"/tables/{finished}/rematch")
    ada.post("/me/links")
    found: str = ada.me["id"]
    return found


def go_on(person: Person, table: str, moves: int) -> None:
    """So many moves of the person; afterwards it is the person's turn again, and no bot has to move."""
    for number in range(moves + 1):
        decision = until_ours(person, table)
        if number < moves:
            move = decision["moves"][0]["notation"]
            person.post(f"/tables/{table}/seats/0/moves", move=move, number=decision["number"])


def until_ours(person: Person, table: str) -> Any:
    """The person's next decision, when all bots have moved."""
    end = time.monotonic() + SOON
    while True:
        acting = [seat["kind"] for seat in person.get(f"/tables/{table}")["table"]["seats"] if seat["acting"]]
        decision = person.get(f"/tables/{table}/seats/0/decision")
        if decision["moves"] and "bot" not in acting:
            return decision
        assert time.monotonic() < end
        time.sleep(0.05)


def taken_back(person: Person) -> None:
    """Tables with a move undone, a sealed choice taken back, and another one sealed."""
    duel = person.post("/tables", game="duel", seats=[{"kind": "me"}] * 2, start=True)["id"]
    (first,) = person.get(f"/tables/{duel}")["view"]["to_act"]
    move = person.get(f"/tables/{duel}/seats/{first}/decision")["moves"][0]["notation"]
    person.post(f"/tables/{duel}/seats/{first}/moves", move=move)
    person.post(f"/tables/{duel}/seats/{first}/undo")
    wonders = person.post("/tables", game="wonders", seats=[{"kind": "me"}] * 3, start=True)["id"]
    move = person.get(f"/tables/{wonders}/seats/1/decision")["moves"][0]["notation"]
    person.post(f"/tables/{wonders}/seats/1/moves", move=move)
    person.delete(f"/tables/{wonders}/seats/1/moves")
    person.post(f"/tables/{wonders}/seats/1/moves", move=move)


def dump(file: Path, ada: str) -> tuple[str, str]:
    """The schema and the database as SQL. Ada gets the key that tests know."""
    with closing(sqlite3.connect(file)) as line:
        line.execute("UPDATE keys SET hash = ? WHERE identity = ? AND kind = 'device'", (hashed(KEY), ada))
        line.commit()
        (schema,) = line.execute("SELECT version_num FROM alembic_version").fetchone()
        return schema, "\n".join(line.iterdump()) + "\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "septem.sqlite"
        with running(Settings(db=f"sqlite:///{file}", limits=False)) as address:
            ada = populate(address)
        schema, text = dump(file, ada)
    path = FOLDER / f"{schema}.sql"
    if path.exists():
        sys.exit(f"{path} is there already: a released schema never changes")
    path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
